//! Features: what hangs together across tiles, kept up to date as tiles are placed.

use crate::node::Node;
use crate::{FeatureKind, Goods, PieceCounts};

/// A feature of a [`Board`](crate::Board), by number. Numbers of features that were joined stay valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(pub(crate) u16);

/// A node of a placed tile: a segment or river system, as a member of its feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    /// The feature it was created into; [`Features::find`] leads to the one it belongs to now.
    pub feature: u16,
    /// The next member of the same feature, in a ring.
    pub next: u16,
    pub tile: u16,
}

/// What adds up over a feature. Only the root of joined features is up to date.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Feature {
    /// The feature this one was joined to, or itself.
    parent: u16,
    /// Any member: where to enter the ring.
    member: u16,
    /// How many members it has.
    size: u16,
    pub kind: FeatureKind,
    /// Links that no neighbour answers yet; of a monastery the empty squares around it. While a tile is being placed, a
    /// link that is answered counts for both sides before the other side brings its own: below zero for a moment.
    pub open: i16,
    pub pieces: PieceCounts,
    pub goods: Goods,
}

impl Feature {
    /// Where to enter the ring of members.
    pub fn first_member(&self) -> u16 {
        self.member
    }
}

/// All features of a board: a union-find whose roots carry the sums and whose members form rings.
///
/// Joining by size keeps the paths to the root short without rewriting them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Features {
    members: Vec<Member>,
    features: Vec<Feature>,
}

impl Features {
    pub fn with_capacity(nodes: usize) -> Features {
        Features { members: Vec::with_capacity(nodes), features: Vec::with_capacity(nodes) }
    }

    /// Makes this a copy without giving up the memory it holds.
    pub fn copy_from(&mut self, other: &Features) {
        self.members.clone_from(&other.members);
        self.features.clone_from(&other.features);
    }

    pub fn capacity(&self) -> usize {
        self.members.capacity()
    }

    /// How many members there are.
    #[inline]
    pub fn member_count(&self) -> usize {
        self.members.len()
    }

    #[inline]
    pub fn member(&self, member: u16) -> &Member {
        &self.members[member as usize]
    }

    /// The feature a member belongs to now.
    #[inline]
    pub fn of_member(&self, member: u16) -> u16 {
        self.find(self.members[member as usize].feature)
    }

    #[inline]
    pub fn find(&self, mut feature: u16) -> u16 {
        loop {
            let parent = self.features[feature as usize].parent;
            if parent == feature {
                return feature;
            }
            feature = parent;
        }
    }

    #[inline]
    pub fn get(&self, root: u16) -> &Feature {
        &self.features[root as usize]
    }

    #[inline]
    pub fn get_mut(&mut self, root: u16) -> &mut Feature {
        &mut self.features[root as usize]
    }

    /// How many features were ever founded.
    pub fn len(&self) -> u16 {
        self.features.len() as u16
    }

    /// Whether a feature was not joined to another.
    pub fn is_root(&self, feature: u16) -> bool {
        self.features[feature as usize].parent == feature
    }

    /// The roots: every feature there is, once.
    pub fn roots(&self) -> impl Iterator<Item = u16> {
        (0..self.len()).filter(|feature| self.is_root(*feature))
    }

    /// Adds a member that touches no neighbour: a feature of its own, which is returned.
    #[inline]
    pub fn found(&mut self, tile: u16, node: &Node) -> u16 {
        let feature = self.features.len() as u16;
        let member = self.members.len() as u16;
        self.members.push(Member { feature, next: member, tile });
        self.features.push(Feature {
            parent: feature,
            member,
            size: 1,
            kind: node.kind,
            open: node.links as i16,
            pieces: PieceCounts::default(),
            goods: node.goods,
        });
        feature
    }

    /// Adds a member to a feature. Returns how many links are open now.
    #[inline]
    pub fn extend(&mut self, root: u16, tile: u16, node: &Node) -> i16 {
        let member = self.members.len() as u16;
        let feature = &mut self.features[root as usize];
        feature.size += 1;
        feature.open += node.links as i16;
        if node.has_goods {
            feature.goods += &node.goods;
        }
        let entry = &mut self.members[feature.member as usize];
        let next = std::mem::replace(&mut entry.next, member);
        self.members.push(Member { feature: root, next, tile });
        feature.open
    }

    /// Joins two different roots; the smaller one moves into the larger one. Returns the root of both and the other.
    pub fn join(&mut self, one: u16, other: u16) -> (u16, u16) {
        let (root, child) = if self.features[one as usize].size >= self.features[other as usize].size {
            (one, other)
        } else {
            (other, one)
        };
        let joined = self.features[child as usize];
        self.features[child as usize].parent = root;
        let feature = &mut self.features[root as usize];
        feature.size += joined.size;
        feature.open += joined.open;
        feature.pieces.add(joined.pieces);
        feature.goods += &joined.goods;
        // Swapping the successors of one member each turns two rings into one.
        let entry = feature.member as usize;
        let next = self.members[entry].next;
        self.members[entry].next = std::mem::replace(&mut self.members[joined.member as usize].next, next);
        (root, child)
    }

    /// Takes back the last [`Features::found`] or [`Features::extend`].
    pub fn remove_last(&mut self, node: &Node) {
        let Some(Member { feature, next, .. }) = self.members.pop() else { return };
        let last = self.members.len() as u16;
        let root = &mut self.features[feature as usize];
        if root.member == last {
            self.features.pop();
        } else {
            root.size -= 1;
            root.open -= node.links as i16;
            root.goods -= &node.goods;
            self.members[root.member as usize].next = next;
        }
    }

    /// Takes back the last [`Features::join`] of this child, which still knows what it brought.
    pub fn part(&mut self, child: u16) {
        let joined = self.features[child as usize];
        self.features[child as usize].parent = child;
        let feature = &mut self.features[joined.parent as usize];
        feature.size -= joined.size;
        feature.open -= joined.open;
        feature.pieces.remove(joined.pieces);
        feature.goods -= &joined.goods;
        let entry = feature.member as usize;
        let next = self.members[entry].next;
        self.members[entry].next = std::mem::replace(&mut self.members[joined.member as usize].next, next);
    }

    /// The members of a feature, in the order of the ring.
    #[inline]
    pub fn members(&self, root: u16) -> impl Iterator<Item = u16> {
        let first = self.features[root as usize].member;
        let mut member = first;
        let mut done = false;
        std::iter::from_fn(move || {
            if done {
                return None;
            }
            let current = member;
            member = self.members[current as usize].next;
            done = member == first;
            Some(current)
        })
    }
}
