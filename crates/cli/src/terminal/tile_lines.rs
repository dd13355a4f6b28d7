//! The lines of a tile, and the lakes and monasteries they lead to.

use super::tile_shape::{COLUMNS, Ground, MIDDLE, ROWS, TileShape, TurnedTile};
use hedgerow_rules::{FeatureKind, Side};

/// Towards which sides a line leaves a cell, one bit each in the order of [`Side`].
pub type Direction = u8;

/// Draws lakes, monastery, roads and rivers into an empty shape.
pub fn draw(turned: &TurnedTile, shape: &mut TileShape) {
    let lines = || turned.segments().filter(|segment| is_line(turned.kind(*segment)));
    let goals: Vec<(u8, (usize, usize))> =
        turned.segments().filter_map(|segment| place_goal(turned, segment)).collect();
    for (segment, (column, row)) in &goals {
        let reach = if column.abs_diff(MIDDLE.0) > 0 || is_line_end(turned, *segment, *row) { 1 } else { 2 };
        (column - reach..=column + reach).for_each(|column| shape.set(column, *row, Ground::Area(*segment)));
    }
    for segment in lines() {
        let sides = turned.sides(segment);
        match sides[..] {
            [] => {}
            [side] => {
                let goal = goal_of(turned, segment).and_then(|goal| goals.iter().find(|(other, _)| *other == goal));
                let (target, enters) = goal.map_or((MIDDLE, false), |(_, target)| (*target, true));
                let mut path = path_from(side, target);
                path.retain(|(column, row)| shape.at(*column, *row).is_none() && (enters || (*column, *row) != MIDDLE));
                lay(shape, segment, Some(side), &path, None);
            }
            [one, other] => {
                let bend = bend(one, other);
                let mut path = path_from(one, bend);
                path.extend(path_from(other, bend).into_iter().rev().skip(1));
                lay(shape, segment, Some(one), &path, Some(other));
            }
            _ => {
                for side in sides {
                    lay(shape, segment, Some(side), &path_from(side, MIDDLE), None);
                }
            }
        }
    }
    let ends = |segment: &u8| turned.kind(*segment) == FeatureKind::Road && turned.sides(*segment).len() == 1;
    if lines().filter(ends).count() > 1 && shape.at(MIDDLE.0, MIDDLE.1).is_none() {
        shape.set(MIDDLE.0, MIDDLE.1, Ground::Crossing);
    }
}

pub fn is_line(kind: FeatureKind) -> bool {
    matches!(kind, FeatureKind::Road | FeatureKind::River)
}

/// Where a line of one side leads.
fn goal_of(turned: &TurnedTile, segment: u8) -> Option<u8> {
    match turned.kind(segment) {
        FeatureKind::Road => turned.segments().find(|other| turned.kind(*other) == FeatureKind::Monastery),
        _ => turned.tile.segments[segment as usize].lake,
    }
}

/// A lake that gives way to the middle is small.
fn is_line_end(turned: &TurnedTile, segment: u8, row: usize) -> bool {
    turned.kind(segment) == FeatureKind::Lake && row != MIDDLE.1
}

/// Where a lake or monastery lies: in the middle if that is free, else towards the lines that lead to it.
fn place_goal(turned: &TurnedTile, segment: u8) -> Option<(u8, (usize, usize))> {
    let kind = turned.kind(segment);
    let alone = match kind {
        FeatureKind::Lake => {
            let lakes = turned.segments().filter(|other| turned.kind(*other) == FeatureKind::Lake).count();
            let across = |other: u8| turned.kind(other) == FeatureKind::Forest && runs_straight(turned, other);
            lakes == 1 && !turned.segments().any(across)
        }
        FeatureKind::Monastery => {
            !turned.segments().any(|other| is_line(turned.kind(other)) && runs_straight(turned, other))
        }
        _ => return None,
    };
    if alone {
        return Some((segment, MIDDLE));
    }
    let leading = turned.segments().filter(|line| {
        is_line(turned.kind(*line)) && turned.sides(*line).len() == 1 && goal_of(turned, *line) == Some(segment)
    });
    let (x, y) = leading.flat_map(|line| turned.sides(line)).fold((0, 0), |(x, y), side| {
        let (dx, dy) = side.step();
        (x + dx as isize, y + dy as isize)
    });
    // Without a line to lead to it, a monastery lies above the river.
    let (x, y) = if (x, y) == (0, 0) { (0, -1) } else { (x.clamp(-1, 1), y.clamp(-1, 1)) };
    Some((segment, (MIDDLE.0.wrapping_add_signed(2 * x), MIDDLE.1.wrapping_add_signed(y))))
}

/// Whether a segment lies in the middle of two sides across from each other.
fn runs_straight(turned: &TurnedTile, segment: u8) -> bool {
    let sides = turned.sides(segment);
    sides.iter().any(|side| sides.contains(&side.opposite()))
}

/// Where a line between two sides turns: towards their corner, so that two bends pass each other.
fn bend(one: Side, other: Side) -> (usize, usize) {
    let (x, y) = (one.step().0 + other.step().0, one.step().1 + other.step().1);
    (MIDDLE.0.wrapping_add_signed(2 * x as isize), MIDDLE.1.wrapping_add_signed(y as isize))
}

/// The cells from a side's middle to a target: straight in, then sideways.
fn path_from(side: Side, target: (usize, usize)) -> Vec<(usize, usize)> {
    let between = |from: usize, to: usize| {
        let steps = from.abs_diff(to);
        (0..=steps).map(move |step| if from < to { from + step } else { from - step })
    };
    let mut path: Vec<(usize, usize)> = match side {
        Side::North => between(0, target.1).map(|row| (MIDDLE.0, row)).collect(),
        Side::South => between(ROWS - 1, target.1).map(|row| (MIDDLE.0, row)).collect(),
        Side::East => between(COLUMNS - 1, target.0).map(|column| (column, MIDDLE.1)).collect(),
        Side::West => between(0, target.0).map(|column| (column, MIDDLE.1)).collect(),
    };
    let (column, row) = path[path.len() - 1];
    if column == target.0 {
        path.extend(between(row, target.1).skip(1).map(|row| (column, row)));
    } else {
        path.extend(between(column, target.0).skip(1).map(|column| (column, row)));
    }
    path
}

/// Lays a line along cells, from a side of the tile and perhaps to another.
fn lay(shape: &mut TileShape, segment: u8, from: Option<Side>, path: &[(usize, usize)], to: Option<Side>) {
    for (index, (column, row)) in path.iter().enumerate() {
        let bit = |side: Option<Side>| side.map_or(0, |side| 1u8 << side as u8);
        let towards = |other: Option<&(usize, usize)>| {
            let other = other?;
            Side::ALL.into_iter().find(|side| {
                let (dx, dy) = side.step();
                (column.wrapping_add_signed(dx as isize), row.wrapping_add_signed(dy as isize)) == *other
            })
        };
        let before = if index == 0 { from } else { towards(path.get(index - 1)) };
        let after = towards(path.get(index + 1)).or(if index + 1 == path.len() { to } else { None });
        let directions = bit(before) | bit(after);
        let ground = match shape.at(*column, *row) {
            Some(Ground::Line { segment: same, directions: others }) if same == segment => {
                Ground::Line { segment, directions: directions | others }
            }
            // The later of two crossing lines runs on top.
            Some(Ground::Line { segment: under, .. }) => {
                Ground::Bridge { segment, under, upright: directions & 1 == 1 }
            }
            _ => Ground::Line { segment, directions },
        };
        shape.set(*column, *row, ground);
    }
}
