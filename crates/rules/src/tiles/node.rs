//! Tile kinds compiled for play: what connects to what, as dense tables.

use super::symmetry::lowest_rotations;
use crate::boards::Member;
use crate::tiles::{Code, code};
use crate::{FeatureKind, Good, Goods, Piece, Post, Rules, Side, Stack, TileKind};

/// The most nodes a tile has: its segments and its river systems.
pub(crate) const MAX_NODES: usize = 20;
/// No node.
pub(crate) const NONE: u8 = u8::MAX;

/// What joins features across tiles: a segment of a tile kind, or a river system of it (HG4). The segments come first, in the order of the set.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub kind: FeatureKind,
    /// The feature that it is by itself. It has as many open links as connections to neighbours: one a whole side, one a
    /// bank, one a road or river end.
    pub alone: Member,
    /// The sides of the unrotated tile it has them at, one bit each.
    pub sides: u8,
    pub goods: Goods,
    /// Nodes of the tile on which it borders (Discovery), or cities a field touches.
    pub touches: u16,
    /// The fields that touch this city.
    pub touched_by: u16,
    /// The lake node this river ends in, or [`NONE`].
    pub lake: u8,
    /// The segments it consists of.
    pub segments: u16,
}

impl Node {
    /// Whether that segment is a part of it.
    pub fn has(&self, segment: u8) -> bool {
        segment < 16 && self.segments >> segment & 1 == 1
    }

    /// The sides it has links at when the tile lies in `rotation`.
    #[inline]
    pub fn sides(&self, rotation: u8) -> impl Iterator<Item = Side> + use<> {
        // Turning the tile turns the four bits around.
        let turned = (self.sides << (rotation & 3)) | (self.sides >> (4 - (rotation & 3)));
        Side::ALL.into_iter().filter(move |side| turned >> *side as u8 & 1 == 1)
    }
}

/// One way to put a piece on a tile. As large as a word, so that it is copied in one go.
#[derive(Clone, Copy, Debug)]
#[repr(align(4))]
pub(crate) struct UseOption {
    pub piece: Piece,
    pub segment: u8,
    /// The node whose feature the piece occupies: the segment's own, or its river system for a hut.
    pub node: u8,
}

/// A tile kind, compiled.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub stack: Stack,
    pub nodes: Vec<Node>,
    pub uses: Vec<UseOption>,
    /// The first use of each node by each kind of piece, in the order of these kinds.
    pub offered: Vec<UseOption>,
    /// Where in that list the uses of each kind of piece begin; at last its end.
    pub offered_from: [u8; Piece::COUNT + 1],
    /// For each rotation what the sides show.
    pub turned: [Turned; 4],
    /// For each side of the unrotated tile the landscape it shows, from 1.
    pub edges: [u8; 4],
    /// For each rotation the lowest one that looks the same.
    pub lowest: [u8; 4],
    /// The monastery's node, or [`NONE`].
    pub monastery: u8,
    /// The nodes whose features score once they are complete, one bit each.
    pub completing: u32,
}

/// The sides of a tile that lies in a certain rotation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// What each side offers to its neighbour.
    pub links: [Links; 4],
    /// What each side asks of the open square there.
    pub asks: [Code; 4],
}

/// The nodes that meet a side: one, or a left bank, a road or river, a right bank (R12) and perhaps a river system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Links {
    /// As many as there are, then [`NONE`].
    pub nodes: [u8; 4],
    /// The same as seen from the side across: banks swap, middles and systems meet.
    pub across: [u8; 4],
}

impl Links {
    fn whole(node: u8) -> Links {
        Links { nodes: [node, NONE, NONE, NONE], across: [node, NONE, NONE, NONE] }
    }

    fn divided(left: u8, middle: u8, right: u8, system: u8) -> Links {
        Links { nodes: [left, middle, right, system], across: [right, middle, left, system] }
    }

    /// The nodes there are.
    #[inline]
    pub fn nodes(&self) -> impl Iterator<Item = u8> {
        self.nodes.iter().copied().take_while(|node| *node != NONE)
    }

    /// Each node with the one it meets across.
    #[inline]
    pub fn meet(&self, other: &Links) -> impl Iterator<Item = (u8, u8)> {
        self.nodes().zip(other.across.iter().copied())
    }
}

impl Kind {
    pub fn compile(tile: &TileKind, stack: Stack, landscapes: &[FeatureKind], rules: Rules) -> Kind {
        let has_post = |kind| rules.claimable().any(|claimable| claimable == kind);
        let mut nodes: Vec<Node> = tile
            .segments
            .iter()
            .enumerate()
            .map(|(index, segment)| Node {
                kind: segment.kind,
                alone: Member::alone(segment.kind),
                sides: 0,
                goods: segment.goods,
                touches: segment.touches,
                touched_by: touched_by(tile, index),
                lake: segment.lake.unwrap_or(NONE),
                segments: 1 << index,
            })
            .collect();
        let mut system_of = vec![NONE; tile.segments.len()];
        if has_post(FeatureKind::RiverSystem) {
            for members in tile.river_systems() {
                let system = nodes.len() as u8;
                let mut goods = Goods::default();
                for segment in (0..tile.segments.len()).filter(|bit| members >> bit & 1 == 1) {
                    system_of[segment] = system;
                    goods[Good::Fish] += tile.segments[segment].goods[Good::Fish];
                }
                let kind = FeatureKind::RiverSystem;
                let (alone, touches) = (Member::alone(kind), 0);
                let node = Node { kind, alone, sides: 0, goods, touches, touched_by: 0, lake: NONE, segments: members };
                nodes.push(node);
            }
        }
        let sides = Side::ALL.map(|side| {
            let [left, middle, right] = tile.side(side);
            let links = match tile.edge(side) {
                FeatureKind::Road | FeatureKind::River => {
                    Links::divided(left, middle, right, system_of[middle as usize])
                }
                _ => Links::whole(middle),
            };
            for node in links.nodes() {
                nodes[node as usize].alone.open += 1;
                nodes[node as usize].sides |= 1 << side as u8;
            }
            links
        });
        let edges = Side::ALL.map(|side| {
            let landscape = tile.edge(side);
            landscapes.iter().position(|other| *other == landscape).map_or(0, |index| index as u8 + 1)
        });
        let monastery = tile.segments.iter().position(|segment| segment.kind == FeatureKind::Monastery);
        let completing = (0..nodes.len())
            .filter(|node| has_post(nodes[*node].kind) && rules.scores_when_complete(nodes[*node].kind))
            .fold(0, |set, node| set | 1 << node);
        let uses = uses(&nodes, &system_of, rules.posts());
        Kind {
            stack,
            nodes,
            uses,
            offered: Vec::new(),
            offered_from: [0; Piece::COUNT + 1],
            turned: [0, 1, 2, 3].map(|rotation| Turned {
                links: Side::ALL.map(|side| sides[unturned(side, rotation)]),
                asks: Side::ALL.map(|side| code(edges[unturned(side, rotation)], side.opposite(), landscapes.len())),
            }),
            edges,
            lowest: lowest_rotations(tile),
            monastery: monastery.map_or(NONE, |index| index as u8),
            completing,
        }
    }

    /// Leaves only the uses of nodes that may ever be used.
    pub fn allow(&mut self, may_ever_use: impl Fn(&Node) -> bool) {
        self.uses.retain(|option| may_ever_use(&self.nodes[option.node as usize]));
        for option in &self.uses {
            if self.offered.iter().all(|other| (other.node, other.piece) != (option.node, option.piece)) {
                self.offered.push(*option);
                self.offered_from[option.piece as usize + 1..].iter_mut().for_each(|end| *end += 1);
            }
        }
    }

    /// The links of the side that faces `side` when the tile lies in `rotation`.
    #[inline]
    pub fn links(&self, side: Side, rotation: u8) -> &Links {
        &self.turned[rotation as usize & 3].links[side as usize]
    }

    /// The landscape that faces `side` when the tile lies in `rotation`.
    #[inline]
    pub fn edge(&self, side: Side, rotation: u8) -> u8 {
        self.edges[unturned(side, rotation)]
    }
}

/// Which side of the unrotated tile faces `side`.
#[inline]
fn unturned(side: Side, rotation: u8) -> usize {
    (side as usize + 4 - rotation as usize) & 3
}

fn touched_by(tile: &TileKind, city: usize) -> u16 {
    let touching = tile.segments.iter().enumerate().filter(|(_, segment)| segment.touches >> city & 1 == 1);
    touching.fold(0, |set, (index, _)| set | 1 << index)
}

/// All ways to use a piece: kind of piece by kind of piece, each in the order of the segments.
fn uses(nodes: &[Node], system_of: &[u8], posts: &[Post]) -> Vec<UseOption> {
    let mut uses = Vec::new();
    for piece in Piece::ALL {
        for segment in 0..system_of.len() as u8 {
            // A piece stands for the segment itself, or for the river system that the segment belongs to.
            let around = [segment, system_of[segment as usize]];
            for node in around.into_iter().filter(|node| *node != NONE) {
                let kind = nodes[node as usize].kind;
                if posts.iter().any(|post| post.piece == piece && post.kind == kind) {
                    uses.push(UseOption { piece, segment, node });
                }
            }
        }
    }
    uses
}
