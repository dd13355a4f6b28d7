//! Features: what hangs together across tiles, kept up to date as tiles are placed.

use crate::boards::Pile;
use crate::tiles::Node;
use crate::{FeatureKind, PieceCounts};

/// A feature of a [`Board`](crate::Board), by number. Numbers of features that were joined stay valid; on
/// another board, or after going back to before it was there, a number means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(pub(crate) u16);

/// A node of a placed tile: a segment or river system. The one that founded a feature, and was not joined to another, is
/// its root: its number is the feature's, and it carries what adds up over the feature.
///
/// Sixteen bytes, so that a new one is a single store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    /// The root of the feature it was added to, or itself; [`Features::find`] leads to the root it belongs to now.
    parent: u16,
    /// The next member of the same feature, in a ring.
    pub next: u16,
    pub tile: u16,
    /// How many members the feature has.
    size: u16,
    /// Links that no neighbour answers yet; of a monastery the empty squares around it. While a tile is being placed, a
    /// link that is answered counts for both sides before the other side brings its own: below zero for a moment.
    pub open: i16,
    pub kind: FeatureKind,
    pub pieces: PieceCounts,
}

impl Member {
    /// A feature that consists of one node without links, but for its place on the board.
    pub const fn alone(kind: FeatureKind) -> Member {
        Member { parent: 0, next: 0, tile: 0, size: 1, open: 0, kind, pieces: PieceCounts::NONE }
    }
}

/// No feature.
pub(crate) const NO_FEATURE: u16 = u16::MAX;

/// What adding the nodes of a tile led to.
pub(crate) struct Added {
    /// Whether a feature may have no open link any more.
    pub some_closed: bool,
    /// Whether two of the nodes belong to the same feature.
    pub some_shared: bool,
}

/// A feature, as its root knows it.
pub(crate) type Feature = Member;

/// All features of a board: a union-find whose roots carry the sums and whose members form rings.
///
/// Joining by size keeps the paths to the root short without rewriting them.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    members: Pile<Member>,
}

impl Features {
    pub fn with_room(nodes: usize) -> Features {
        Features { members: Pile::with_room(nodes, Member::alone(FeatureKind::City)) }
    }

    /// Makes this a copy without giving up the memory it holds.
    pub fn copy_from(&mut self, other: &Features) {
        self.members.copy_from(&other.members);
    }

    /// How many members there are.
    #[inline]
    pub fn len(&self) -> u16 {
        self.members.len() as u16
    }

    #[inline]
    pub fn member(&self, member: u16) -> &Member {
        &self.members[member as usize]
    }

    /// The feature that a member, or a feature that was joined, belongs to now.
    #[inline]
    pub fn find(&self, member: u16) -> u16 {
        find(self.members.room(), member)
    }

    #[inline]
    pub fn get(&self, root: u16) -> &Feature {
        &self.members[root as usize]
    }

    #[inline]
    pub fn get_mut(&mut self, root: u16) -> &mut Feature {
        &mut self.members[root as usize]
    }

    /// The roots: every feature there is, once.
    pub fn roots(&self) -> impl Iterator<Item = (u16, &Feature)> {
        (0..).zip(self.members.iter()).filter(|(index, member)| member.parent == *index)
    }

    /// The first complete feature of a kind from a number on.
    pub fn next_complete(&self, kind: FeatureKind, mut from: u16) -> Option<u16> {
        loop {
            let mut members = self.members.as_slice()[from as usize..].iter();
            from += members.position(|member| member.kind == kind && member.open == 0)? as u16;
            // What a feature that was joined says of itself is no longer true.
            if self.member(from).parent == from {
                return Some(from);
            }
            from += 1;
        }
    }

    /// Adds the nodes of a tile. Each has the feature that a neighbour brought it, or [`NO_FEATURE`]: it founds one, which
    /// is noted.
    #[inline]
    pub fn add(&mut self, tile: u16, nodes: &[Node], features: &mut [u16]) -> Added {
        let mut added = Added { some_closed: false, some_shared: false };
        let first = self.len();
        let (before, new) = self.members.grow(nodes.len());
        for (member, ((node, place), feature)) in (first..).zip(nodes.iter().zip(new).zip(features)) {
            *place = node.alone;
            place.tile = tile;
            if *feature == NO_FEATURE {
                (place.parent, place.next) = (member, member);
                added.some_closed |= place.open == 0;
                *feature = member;
            } else {
                *feature = find(before, *feature);
                let root = &mut before[*feature as usize];
                root.size += 1;
                root.open += place.open;
                added.some_closed |= root.open == 0;
                added.some_shared |= root.next >= first;
                place.parent = *feature;
                place.next = std::mem::replace(&mut root.next, member);
            }
        }
        added
    }

    /// Joins two different roots; the smaller one moves into the larger one. Returns the root of both and the other.
    pub fn join(&mut self, one: u16, other: u16) -> (u16, u16) {
        let larger = self.get(one).size >= self.get(other).size;
        let (root, child) = if larger { (one, other) } else { (other, one) };
        let joined = *self.get(child);
        let feature = self.get_mut(root);
        feature.size += joined.size;
        feature.open += joined.open;
        feature.pieces.add(joined.pieces);
        // Swapping the successors of one member each turns two rings into one.
        let next = std::mem::replace(&mut feature.next, joined.next);
        let child_member = self.get_mut(child);
        child_member.next = next;
        child_member.parent = root;
        (root, child)
    }

    /// Takes back the last member that was added.
    pub fn remove_last(&mut self) {
        let Some(Member { parent, next, open, .. }) = self.members.pop() else { return };
        if parent != self.len() {
            let root = self.get_mut(parent);
            root.size -= 1;
            root.open -= open;
            root.next = next;
        }
    }

    /// Takes back the last [`Features::join`] of this child, which still knows what it brought.
    pub fn part(&mut self, child: u16) {
        let joined = *self.get(child);
        let feature = self.get_mut(joined.parent);
        feature.size -= joined.size;
        feature.open -= joined.open;
        feature.pieces.remove(joined.pieces);
        let next = std::mem::replace(&mut feature.next, joined.next);
        let child_member = self.get_mut(child);
        child_member.next = next;
        child_member.parent = child;
    }

    /// The members of a feature, in the order of the ring.
    #[inline]
    pub fn members(&self, root: u16) -> impl Iterator<Item = u16> {
        let mut member = root;
        let mut done = false;
        std::iter::from_fn(move || {
            if done {
                return None;
            }
            let current = member;
            member = self.member(current).next;
            done = member == root;
            Some(current)
        })
    }
}

#[inline]
fn find(members: &[Member], mut member: u16) -> u16 {
    loop {
        let parent = members[member as usize].parent;
        if parent == member {
            return member;
        }
        member = parent;
    }
}
