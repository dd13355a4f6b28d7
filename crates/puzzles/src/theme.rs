//! What a move does, found from the positions before and after it.

use crate::Theme;
use hedgerow_rules::{Action, Event, FeatureReport, Position, Seat, Square};

impl Theme {
    /// What a legal move does.
    pub fn of(before: &Position, plan: &[Action]) -> Vec<Theme> {
        let seat = before.seat();
        let mut after = before.clone();
        let mut events = Vec::new();
        let mut themes = Vec::new();
        for action in plan {
            after.play_unchecked_into(*action, &mut events);
            match action {
                Action::Place { square, .. } => themes.extend(of_placement(before, &after, seat, *square)),
                Action::Take { .. } => themes.push(Theme::Take),
                Action::Use { piece, segment } => {
                    let game = before.game();
                    let tile = after.board().tiles().last().map_or(game.start(), |tile| tile.kind);
                    let stays = game.post(tile, *piece, *segment).is_some_and(|post| before.rules().stays(post.kind));
                    themes.push(if stays { Theme::Stay } else { Theme::Claim });
                }
                _ => {}
            }
        }
        let during = events.iter().take_while(|event| !matches!(event, Event::FinalScoring { .. }));
        for event in during {
            match event {
                Event::Scored(score) if score.complete && score.seats.contains(seat) => themes.push(Theme::Finish),
                Event::BonusTile { seat: whose, .. } if *whose == seat => themes.push(Theme::Bonus),
                _ => {}
            }
        }
        if themes.is_empty() {
            themes.push(Theme::Quiet);
        }
        if before.turn_tiles_left() == 0 {
            themes.push(Theme::Last);
        }
        themes.sort_unstable();
        themes.dedup();
        themes
    }
}

/// What the tile alone does. `after` is the position in which the piece is still to be decided.
fn of_placement(before: &Position, after: &Position, seat: Seat, square: Square) -> Vec<Theme> {
    let mut themes = Vec::new();
    let old = before.features();
    let touched = |feature: &FeatureReport| feature.spots.iter().any(|spot| spot.square == square);
    for feature in after.features().into_iter().filter(touched) {
        let whole = feature.complete && !feature.owners.is_empty();
        if whole {
            themes.push(if feature.owners.contains(seat) { Theme::Finish } else { Theme::Gift });
        }
        let part = |part: &&FeatureReport| !part.owners.is_empty() && feature.spots.contains(&part.spots[0]);
        if old.iter().filter(part).count() > 1 {
            themes.push(Theme::Join);
        }
    }
    let others = old.iter().filter(|feature| !feature.complete && !feature.owners.is_empty());
    let others: Vec<&FeatureReport> = others.filter(|feature| !feature.owners.contains(seat)).collect();
    let leads_to = |dead: Square, feature: &FeatureReport| {
        let beside = |square: Square| (square.x - dead.x).abs() + (square.y - dead.y).abs() == 1;
        feature.spots.iter().any(|spot| beside(spot.square))
    };
    let dead = dead_squares(before, after);
    if dead.into_iter().any(|dead| others.iter().any(|feature| leads_to(dead, feature))) {
        themes.push(Theme::Block);
    }
    themes
}

/// The squares that some tile of the stacks could fill before, and none can now.
fn dead_squares(before: &Position, after: &Position) -> Vec<Square> {
    let alive = |position: &Position, square: Square| {
        let squares = position.open_squares();
        let found = squares.into_iter().find(|report| report.square == square);
        found.is_some_and(|report| report.fits.iter().any(|kind| position.unseen(*kind) > 0))
    };
    let open = after.open_squares().into_iter().map(|report| report.square);
    open.filter(|square| alive(before, *square) && !alive(after, *square)).collect()
}
