//! Squares as small integers.
//!
//! The board has no edge, but all tiles hang together, so two squares in use are never further apart (in steps) than there are tiles.
//! Coordinates are therefore folded onto a ring of `2^bits` cells, `cell = x + stride · y`, with a stride for which no two squares that
//! close share a cell. A neighbour is one addition away, and the whole board of a game fits into a few kilobytes.

use crate::Side;

/// A square's place in the ring.
pub(crate) type Cell = u16;

/// How coordinates fold onto cells, for a given number of tiles.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    mask: u16,
    stride: u16,
    /// What to add to reach the neighbour at each [`Side`].
    steps: [u16; 4],
    /// The same for the cells at the corners, in reading order.
    corner_steps: [u16; 4],
}

impl Grid {
    /// The smallest ring on which no two squares of a game with that many tiles fold together.
    pub fn for_tiles(tiles: usize) -> Grid {
        // From an open square on one end of a straight line of tiles to one beyond the other end, and one more to look around.
        let reach = tiles as i32 + 3;
        (6..=16)
            .find_map(|bits| {
                let size = 1i32 << bits;
                (1..size / 2).step_by(2).find(|stride| keeps_apart(*stride, size, reach)).map(|stride| {
                    let step = |(dx, dy): (i16, i16)| (dx + dy * stride as i16) as u16;
                    Grid {
                        mask: (size - 1) as u16,
                        stride: stride as u16,
                        steps: Side::ALL.map(|side| step(side.step())),
                        corner_steps: [(-1, -1), (1, -1), (-1, 1), (1, 1)].map(step),
                    }
                })
            })
            .expect("2^16 cells keep the squares of 300 tiles apart")
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.mask as usize + 1
    }

    #[inline]
    pub fn cell(&self, x: i16, y: i16) -> Cell {
        (x as u16).wrapping_add(self.stride.wrapping_mul(y as u16)) & self.mask
    }

    #[inline]
    pub fn neighbour(&self, cell: Cell, side: Side) -> Cell {
        cell.wrapping_add(self.steps[side as usize]) & self.mask
    }

    /// The eight cells around a cell, in reading order.
    pub fn around(&self, cell: Cell) -> [Cell; 8] {
        let ([north, east, south, west], [nw, ne, sw, se]) = (self.steps, self.corner_steps);
        [nw, north, ne, west, east, sw, south, se].map(|step| cell.wrapping_add(step) & self.mask)
    }
}

/// Whether all squares within `reach` steps of a square have cells other than its own.
fn keeps_apart(stride: i32, size: i32, reach: i32) -> bool {
    (0..=reach).all(|dy| {
        // The smallest |dx| > 0 (or ≥ 0 when dy > 0) that folds (dx, dy) onto the origin.
        let remainder = (stride * dy) % size;
        let dx = if dy == 0 { size } else { remainder.min(size - remainder) };
        dx + dy > reach
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_in_reach_never_share_a_cell() {
        for tiles in [1, 2, 12, 72, 83, 84, 91, 144, 168, 182, 267] {
            let grid = Grid::for_tiles(tiles);
            let reach = tiles as i16 + 3;
            let origin = grid.cell(0, 0);
            for dy in -reach..=reach {
                let rest = reach - dy.abs();
                for dx in -rest..=rest {
                    assert!((dx, dy) == (0, 0) || grid.cell(dx, dy) != origin, "{tiles} tiles: {dx},{dy}");
                }
            }
        }
    }

    #[test]
    fn printed_games_need_few_cells() {
        assert_eq!(Grid::for_tiles(84).len(), 4096);
        assert_eq!(Grid::for_tiles(91).len(), 8192);
    }

    #[test]
    fn neighbours_agree_with_coordinates() {
        let grid = Grid::for_tiles(72);
        for side in Side::ALL {
            let (dx, dy) = side.step();
            assert_eq!(grid.neighbour(grid.cell(-5, 7), side), grid.cell(-5 + dx, 7 + dy));
        }
        let around = grid.around(grid.cell(3, 3));
        assert_eq!(around[0], grid.cell(2, 2));
        assert_eq!(around[4], grid.cell(4, 3));
        assert_eq!(around[7], grid.cell(4, 4));
    }
}
