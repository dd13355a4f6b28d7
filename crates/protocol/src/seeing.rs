//! From a position of the engine to what clients see of it.

use crate::{
    Choices, FeatureView, GameView, Happening, Insight, Outcome, PartView, PieceView, PlacedTile, Placement, ScoreView,
    SpotView, SquareView, StackCounts, Supply, TurnView, UseChoice,
};
use hedgerow_notation::action_token;
use hedgerow_rules::{
    Action, Claim, Event, FeatureReport, Game, KindId, Phase, Piece, PieceCounts, Position, Role, Score, Seat, Seats,
    Spot, Square, Stack, Tile, Worth,
};

impl GameView {
    /// `entered`: the draws are entered by hand, so that drawing is a choice.
    pub fn of(position: &Position, entered: bool) -> GameView {
        let game = position.game();
        let placed = |tile: &Tile| PlacedTile {
            tile: game.tile(tile.kind).id.clone(),
            x: tile.square.x,
            y: tile.square.y,
            rotation: tile.rotation,
        };
        let tiles = position.board().tiles().iter().map(placed).collect();
        let pieces = position.board().pieces().map(|(tile, standing)| PieceView {
            seat: standing.seat.0,
            piece: standing.piece.name().to_string(),
            role: role_name(game, tile.kind, standing.piece, standing.segment),
            x: tile.square.x,
            y: tile.square.y,
            segment: letter(game, tile.kind, standing.segment),
        });
        GameView { tiles, pieces: pieces.collect(), turn: TurnView::of(position, entered) }
    }
}

impl TurnView {
    pub fn of(position: &Position, entered: bool) -> TurnView {
        let id = |kind: &KindId| position.game().tile(*kind).id.clone();
        TurnView {
            number: position.turn() as u32,
            seat: position.seat().0,
            scores: position.scores().to_vec(),
            supplies: position.seats().map(|seat| supply(position, seat)).collect(),
            hands: position.seats().map(|seat| position.hand(seat).iter().map(id).collect()).collect(),
            aside: position.aside().as_ref().map(id),
            stacks: StackCounts {
                river: position.stack_left(Stack::River) as u32,
                land: position.stack_left(Stack::Land) as u32,
                bonus: position.stack_left(Stack::Bonus) as u32,
            },
            choices: choices(position, entered),
            outcome: position
                .outcome()
                .map(|outcome| Outcome { scores: outcome.scores, winners: seat_list(outcome.winners) }),
        }
    }
}

fn supply(position: &Position, seat: Seat) -> Supply {
    Supply { followers: position.supply(seat, Piece::Follower), huts: position.supply(seat, Piece::Hut) }
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
    Some(UseChoice {
        action: action_token(position, action),
        take,
        role: role_name(game, tile.kind, piece, segment),
        x: tile.square.x,
        y: tile.square.y,
        segment: letter(game, tile.kind, segment),
        points: take.then(|| points_of(position, action)),
    })
}

/// What an action scores at once, by trying it.
fn points_of(position: &Position, action: Action) -> u32 {
    let (mut after, mut events) = (position.clone(), Vec::new());
    if after.play(action, &mut events).is_err() {
        return 0;
    }
    match events.first() {
        Some(Event::Scored(score)) => score.points,
        _ => 0,
    }
}

/// What an action of `seat` (who receives a drawn tile) and its events mean, `after` being the position they led to.
pub fn happenings(seat: Seat, action: Action, events: &[Event], after: &Position) -> Vec<Happening> {
    let game = after.game();
    let id = |tile: KindId| game.tile(tile).id.clone();
    let first = match action {
        Action::LayAside { tile } => Happening::LaidAside { tile: id(tile) },
        Action::Draw { tile } => {
            Happening::Drew { seat: seat.0, tile: id(tile), stack: game.stack_of(tile).name().to_string() }
        }
        Action::Place { tile, square: Square { x, y }, rotation } => {
            Happening::Placed { seat: seat.0, tile: id(tile), x, y, rotation }
        }
        Action::Discard { tile } => Happening::Discarded { seat: seat.0, tile: id(tile) },
        Action::Use { piece, segment } => {
            let tile = after.board().tiles().last();
            let (kind, square) = tile.map_or((game.start(), Square::new(0, 0)), |tile| (tile.kind, tile.square));
            Happening::PieceSet {
                seat: seat.0,
                piece: piece.name().to_string(),
                role: role_name(game, kind, piece, segment),
                x: square.x,
                y: square.y,
                segment: letter(game, kind, segment),
            }
        }
        Action::Take { square: Square { x, y } } => Happening::Took { seat: seat.0, x, y },
        Action::Pass => Happening::Passed { seat: seat.0 },
    };
    std::iter::once(first).chain(events.iter().map(|event| happening(event, after))).collect()
}

fn happening(event: &Event, after: &Position) -> Happening {
    let game = after.game();
    let id = |tile: &KindId| game.tile(*tile).id.clone();
    match event {
        Event::SetAside { tile, returns, .. } => Happening::SetAside { tile: id(tile), returns: *returns },
        Event::LeftTheGame { tile, count } => Happening::LeftTheGame { tile: id(tile), count: *count },
        Event::BonusTile { seat } => Happening::BonusTile { seat: seat.0 },
        Event::Scored(score) => Happening::Scored(score_view(score, after)),
        Event::WentHome { spot, standing } => {
            let kind = after.board().tile_at(game, spot.square).map_or(game.start(), |tile| tile.kind);
            Happening::WentHome {
                seat: standing.seat.0,
                piece: standing.piece.name().to_string(),
                role: role_name(game, kind, standing.piece, standing.segment),
                x: spot.square.x,
                y: spot.square.y,
                segment: letter(game, kind, standing.segment),
            }
        }
        Event::FinalScoring { rule } => Happening::FinalScoring { rule: rule.id().to_string() },
        Event::Ended { winners } => Happening::Ended { winners: seat_list(*winners) },
    }
}

fn score_view(score: &Score, after: &Position) -> ScoreView {
    let claim = match score.claim {
        Claim::Majority => "majority",
        Claim::Shrine => "shrine",
        Claim::Follower => "follower",
    };
    ScoreView {
        rule: score.rule.id().to_string(),
        kind: score.kind.name().to_string(),
        seats: seat_list(score.seats),
        points: score.points,
        claim: claim.to_string(),
        parts: parts(&score.worth),
        tiles: score.tiles.into(),
        complete: score.complete,
        pieces: counts(after, score.pieces),
        at: spot_view(after, score.at),
        spots: spot_views(after, after.spots(score.feature)),
    }
}

impl Insight {
    /// All there is to know about a position; `count_tiles` is whether unseen tiles may be counted.
    pub fn of(position: &Position, version: u32, count_tiles: bool) -> Insight {
        let view = position.view(None);
        let game = position.game();
        let unplaced = |kind: KindId| u32::from(position.unplaced(kind));
        let squares = view.open_squares().into_iter().map(|report| SquareView {
            x: report.square.x,
            y: report.square.y,
            fitting: count_tiles.then(|| report.fits.iter().map(|kind| unplaced(*kind)).sum()),
        });
        let tiles = view.unseen().into_iter().filter(|_| count_tiles);
        Insight {
            version,
            features: view.features().into_iter().map(|report| feature_view(position, report, count_tiles)).collect(),
            squares: squares.collect(),
            unseen: tiles.map(|(kind, count)| (game.tile(kind).id.clone(), count)).collect(),
        }
    }
}

fn feature_view(position: &Position, report: FeatureReport, count_tiles: bool) -> FeatureView {
    FeatureView {
        kind: report.kind.name().to_string(),
        tiles: report.tiles.into(),
        open: report.open.into(),
        complete: report.complete,
        pieces: counts(position, report.pieces),
        owners: seat_list(report.owners),
        complete_points: report.if_complete.points(),
        complete_parts: parts(&report.if_complete),
        end_points: report.if_ended.points(),
        end_parts: parts(&report.if_ended),
        completing: count_tiles.then_some(report.completing.into()),
        spots: spot_views(position, report.spots),
    }
}

fn parts(worth: &Worth) -> Vec<PartView> {
    let part = worth.parts.iter().map(|part| PartView {
        what: part.what.name().to_string(),
        count: part.count.into(),
        each: part.each.into(),
    });
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

fn role_name(game: &Game, kind: KindId, piece: Piece, segment: u8) -> String {
    game.role(kind, piece, segment).map_or(piece.name(), Role::name).to_string()
}
