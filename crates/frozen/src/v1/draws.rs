//! What chance may do.

use hedgerow_rules::{Action, GameKind, KindId, Phase, Position};

/// The tiles that can be drawn now, with their chances.
///
/// In Carcassonne a tile that fits nowhere goes back and another one is drawn (CA3), until one fits: the chances of those
/// that fit stay in proportion, so the others can be left out. (And must be: they could be drawn again and again.)
pub(crate) fn draws(position: &Position) -> Vec<(Action, f64)> {
    let kinds = position.game().kind_ids().filter(|kind| position.drawable(*kind) > 0);
    let all: Vec<(KindId, f64)> = kinds.map(|kind| (kind, f64::from(position.drawable(kind)))).collect();
    let fitting: Vec<(KindId, f64)> =
        all.iter().copied().filter(|(kind, _)| position.placement_count(*kind) > 0).collect();
    let skip = position.rules().game() == GameKind::Carcassonne && !fitting.is_empty();
    let drawn = if skip { fitting } else { all };
    let sum: f64 = drawn.iter().map(|(_, count)| count).sum();
    let action = |tile| match position.phase() {
        Phase::LayAside => Action::LayAside { tile },
        _ => Action::Draw { tile },
    };
    drawn.into_iter().map(|(tile, count)| (action(tile), count / sum)).collect()
}
