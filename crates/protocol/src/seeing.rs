//! From a position of the engine to what clients see of it.

use crate::{
    Choices, FeatureView, GameView, Happening, Insight, Outcome, PartView, PieceView, PlacedTile, Placement, ScoreView,
    SpotView, SquareView, TurnView, UseChoice,
};
use hedgerow_notation::action_token;
use hedgerow_rules::{
    Action, Event, FeatureReport, Game, KindId, Phase, Piece, PieceCounts, Position, Post, Score, Seat, Seats, Spot,
    Square, Stack, Tile, Worth,
};
use std::collections::BTreeMap;

impl GameView {
    /// The game at this position. If the draws are `entered` by hand, drawing is a choice.
    pub fn of(position: &Position, entered: bool) -> GameView {
        let game = position.game();
        let placed = |tile: &Tile| PlacedTile {
            tile: game.tile(tile.kind).id.clone(),
            x: tile.square.x,
            y: tile.square.y,
            rotation: tile.rotation,
        };
        let tiles = position.board().tiles().iter().map(placed).collect();
        let pieces = position.board().pieces().map(|(tile, standing)| {
            let post = post(game, tile.kind, standing.piece, standing.segment);
            PieceView {
                seat: standing.seat.0,
                piece: post.piece,
                role: post.role,
                lies: post.lies,
                x: tile.square.x,
                y: tile.square.y,
                segment: letter(game, tile.kind, standing.segment),
            }
        });
        GameView { tiles, pieces: pieces.collect(), turn: TurnView::of(position, entered) }
    }
}

impl TurnView {
    /// The turn at this position. If the draws are `entered` by hand, drawing is a choice.
    pub fn of(position: &Position, entered: bool) -> TurnView {
        let id = |kind: &KindId| position.game().tile(*kind).id.clone();
        let left = |stack: Stack| position.stack_left(stack) as u32;
        TurnView {
            number: position.turn() as u32,
            seat: position.seat().0,
            scores: position.scores().to_vec(),
            supplies: position.seats().map(|seat| supply(position, seat)).collect(),
            hands: position.seats().map(|seat| position.hand(seat).iter().map(id).collect()).collect(),
            aside: position.aside().as_ref().map(id),
            stacks: position.rules().stacks().iter().map(|(stack, _)| (*stack, left(*stack))).collect(),
            choices: choices(position, entered),
            outcome: position
                .outcome()
                .map(|outcome| Outcome { scores: outcome.scores, winners: seat_list(outcome.winners) }),
        }
    }
}

fn supply(position: &Position, seat: Seat) -> BTreeMap<Piece, u8> {
    position.rules().pieces().iter().map(|(piece, _)| (*piece, position.supply(seat, *piece))).collect()
}

fn choices(position: &Position, entered: bool) -> Choices {
    let game = position.game();
    let id = |kind: KindId| game.tile(kind).id.clone();
    match position.phase() {
        Phase::Place => {
            let mut hand = position.hand(position.seat()).to_vec();
            hand.sort_unstable();
            hand.dedup();
            Choices::Place { placements: hand.into_iter().flat_map(|kind| placements(position, kind)).collect() }
        }
        Phase::Use => {
            let uses = position.uses();
            Choices::Use { uses: uses.iter().filter_map(|action| use_choice(position, *action)).collect() }
        }
        Phase::Discard => {
            Choices::Discard { tiles: position.hand(position.seat()).iter().map(|kind| id(*kind)).collect() }
        }
        Phase::Over => Choices::Nothing,
        phase if entered => {
            let drawable = game.kind_ids().map(|kind| (id(kind), position.drawable(kind)));
            let tiles = drawable.filter(|(_, count)| *count > 0).collect();
            Choices::Draw { lay_aside: phase == Phase::LayAside, tiles }
        }
        _ => Choices::Nothing,
    }
}

/// The squares for one tile, in reading order, each with all its rotations.
fn placements(position: &Position, kind: KindId) -> Vec<Placement> {
    let game = position.game();
    let mut list: Vec<Placement> = Vec::new();
    for (Square { x, y }, rotation) in position.placements(kind) {
        match list.iter_mut().rev().find(|placement| (placement.x, placement.y) == (x, y)) {
            Some(placement) => placement.rotations.push(rotation),
            None => list.push(Placement { tile: game.tile(kind).id.clone(), x, y, rotations: vec![rotation] }),
        }
    }
    list.sort_unstable_by_key(|placement| (placement.y, placement.x));
    list
}

fn use_choice(position: &Position, action: Action) -> Option<UseChoice> {
    let game = position.game();
    let (tile, piece, segment, take) = match action {
        Action::Use { piece, segment } => (position.board().tiles().last()?, piece, segment, false),
        Action::Take { square } => {
            let tile = position.board().tile_at(game, square)?;
            let standing = tile.standing?;
            (tile, standing.piece, standing.segment, true)
        }
        _ => return None,
    };
    let post = post(game, tile.kind, piece, segment);
    let taken = position.feature_for(action).filter(|_| take);
    Some(UseChoice {
        action: action_token(position, action),
        take,
        piece: post.piece,
        role: post.role,
        lies: post.lies,
        kind: post.kind,
        stays: !take && position.rules().stays(post.kind),
        x: tile.square.x,
        y: tile.square.y,
        segment: letter(game, tile.kind, segment),
        points: taken.map(|feature| position.points_if_taken(feature)),
    })
}

/// What happened by an action of `seat` (for a draw, the seat that receives the tile) and its events. `after` is the position
/// they led to.
pub fn happenings(seat: Seat, action: Action, events: &[Event], after: &Position) -> Vec<Happening> {
    let game = after.game();
    let id = |tile: KindId| game.tile(tile).id.clone();
    let rule = action.rule();
    let first = match action {
        Action::LayAside { tile } => Happening::LaidAside { tile: id(tile), rule },
        Action::Draw { tile } => {
            let stack = game.stack_of(tile);
            let bonus = game.rules().bonus_stack().is_some_and(|(bonus, _)| bonus == stack);
            Happening::Drew { seat: seat.0, tile: id(tile), stack, bonus }
        }
        Action::Place { tile, square: Square { x, y }, rotation } => {
            Happening::Placed { seat: seat.0, tile: id(tile), x, y, rotation }
        }
        Action::Discard { tile } => Happening::Discarded { seat: seat.0, tile: id(tile), rule },
        Action::Use { piece, segment } => {
            let tile = after.board().tiles().last();
            let (kind, square) = tile.map_or((game.start(), Square::new(0, 0)), |tile| (tile.kind, tile.square));
            let post = post(game, kind, piece, segment);
            Happening::PieceSet {
                seat: seat.0,
                piece,
                role: post.role,
                lies: post.lies,
                x: square.x,
                y: square.y,
                segment: letter(game, kind, segment),
            }
        }
        Action::Take { square: Square { x, y } } => Happening::Took { seat: seat.0, x, y, rule },
        Action::Pass => Happening::Passed { seat: seat.0 },
    };
    std::iter::once(first).chain(events.iter().map(|event| happening(event, after))).collect()
}

fn happening(event: &Event, after: &Position) -> Happening {
    let game = after.game();
    let id = |tile: &KindId| game.tile(*tile).id.clone();
    let rule = event.rule();
    match event {
        Event::SetAside { tile, returns, .. } => Happening::SetAside { tile: id(tile), returns: *returns, rule },
        Event::LeftTheGame { tile, count, .. } => Happening::LeftTheGame { tile: id(tile), count: *count, rule },
        Event::BonusTile { seat, .. } => Happening::BonusTile { seat: seat.0, rule },
        Event::Scored(score) => Happening::Scored(score_view(score, after)),
        Event::WentHome { spot, standing, .. } => {
            let kind = after.board().tile_at(game, spot.square).map_or(game.start(), |tile| tile.kind);
            Happening::WentHome {
                seat: standing.seat.0,
                piece: standing.piece,
                role: post(game, kind, standing.piece, standing.segment).role,
                x: spot.square.x,
                y: spot.square.y,
                segment: letter(game, kind, standing.segment),
                rule,
            }
        }
        Event::FinalScoring { .. } => Happening::FinalScoring { rule },
        Event::Ended { winners, .. } => Happening::Ended { winners: seat_list(*winners), rule },
    }
}

fn score_view(score: &Score, after: &Position) -> ScoreView {
    ScoreView {
        rule: score.rule,
        kind: score.kind,
        seats: seat_list(score.seats),
        points: score.points,
        claim: score.claim,
        claim_rule: score.claim.rule(),
        counted: score.counted,
        parts: parts(&score.worth),
        tiles: score.tiles.into(),
        complete: score.complete,
        pieces: counts(after, score.pieces),
        held: score.held,
        at: spot_view(after, score.at),
        spots: spot_views(after, after.spots(score.feature)),
        along: spot_views(after, after.spots_along(score)),
    }
}

impl Insight {
    /// Explains a position. Unseen tiles are counted only with `count_tiles`.
    pub fn of(position: &Position, version: u32, count_tiles: bool) -> Insight {
        let game = position.game();
        let unplaced = |kind: KindId| u32::from(position.unplaced(kind));
        let squares = position.open_squares().into_iter().map(|report| SquareView {
            x: report.square.x,
            y: report.square.y,
            fitting: count_tiles.then(|| report.fits.iter().map(|kind| unplaced(*kind)).sum()),
        });
        let tiles = position.unseen_tiles().into_iter().filter(|_| count_tiles);
        Insight {
            version,
            features: position
                .features()
                .into_iter()
                .map(|report| feature_view(position, report, count_tiles))
                .collect(),
            squares: squares.collect(),
            unseen: tiles.map(|(kind, count)| (game.tile(kind).id.clone(), count)).collect(),
        }
    }
}

fn feature_view(position: &Position, report: FeatureReport, count_tiles: bool) -> FeatureView {
    FeatureView {
        kind: report.kind,
        tiles: report.tiles.into(),
        open: report.open.into(),
        complete: report.complete,
        completes: position.rules().completes(report.kind),
        pieces: counts(position, report.pieces),
        owners: seat_list(report.owners),
        complete_points: report.if_complete.points(),
        complete_parts: parts(&report.if_complete),
        end_points: report.if_ended.points(),
        end_parts: parts(&report.if_ended),
        up_to: report.up_to,
        taken_points: report.if_taken.as_ref().map(Worth::points),
        taken_parts: report.if_taken.as_ref().map(parts).unwrap_or_default(),
        completing: count_tiles.then_some(report.completing.into()),
        spots: spot_views(position, report.spots),
    }
}

fn parts(worth: &Worth) -> Vec<PartView> {
    let part =
        worth.parts.iter().map(|part| PartView { what: part.what, count: part.count.into(), each: part.each.into() });
    part.collect()
}

fn counts(position: &Position, pieces: PieceCounts) -> Vec<u8> {
    position.seats().map(|seat| pieces.get(seat)).collect()
}

fn spot_views(position: &Position, spots: Vec<Spot>) -> Vec<SpotView> {
    let mut views: Vec<SpotView> = spots.into_iter().map(|spot| spot_view(position, spot)).collect();
    views.sort_unstable();
    views
}

fn spot_view(position: &Position, spot: Spot) -> SpotView {
    let game = position.game();
    let kind = position.board().tile_at(game, spot.square).map_or(game.start(), |tile| tile.kind);
    SpotView { x: spot.square.x, y: spot.square.y, segment: letter(game, kind, spot.segment) }
}

fn seat_list(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn letter(game: &Game, kind: KindId, segment: u8) -> char {
    game.tile(kind).segments.get(segment as usize).map_or('?', |segment| segment.letter)
}

/// Where a piece on a segment stands.
fn post(game: &Game, kind: KindId, piece: Piece, segment: u8) -> Post {
    *game.post(kind, piece, segment).expect("a piece stands only where the rules know a post")
}
