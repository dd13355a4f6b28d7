//! What follows from an action, with every point explained.

use crate::words::words;
use crate::{FeatureId, FeatureKind, KindId, PieceCounts, Rule, Seat, Seats, Spot, Stack, Standing};
use arrayvec::ArrayVec;

/// Something that happened because of an action, and the rule that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The tile just drawn fits nowhere (C5). `returns`: it goes back once another was drawn; else it leaves the game.
    SetAside {
        /// The tile.
        tile: KindId,
        /// The stack it came from.
        stack: Stack,
        /// Whether it goes back.
        returns: bool,
        /// What says so.
        rule: Rule,
    },
    /// That many tiles of a kind left the game unplaced because the river is stuck.
    LeftTheGame {
        /// The kind of the tiles.
        tile: KindId,
        /// How many there were.
        count: u8,
        /// What says so.
        rule: Rule,
    },
    /// The player draws a bonus tile.
    BonusTile {
        /// Who draws it.
        seat: Seat,
        /// What brings it.
        rule: Rule,
    },
    /// Points were given.
    Scored(Score),
    /// A piece went back to its owner's supply.
    WentHome {
        /// Where it stood.
        spot: Spot,
        /// The piece, and whose it is.
        standing: Standing,
        /// What sends it home.
        rule: Rule,
    },
    /// The game ends: its last tile is placed (C11), none left fits (R2), or the last one does not (R15). The scores that
    /// follow are those of the end.
    FinalScoring {
        /// Why it ends.
        rule: Rule,
    },
    /// The game is over: one seat has the most points (C11), or several have (R1).
    Ended {
        /// Who won.
        winners: Seats,
        /// Why they won.
        rule: Rule,
    },
}

impl Event {
    /// The rule that it follows.
    pub fn rule(&self) -> Rule {
        match self {
            Event::SetAside { rule, .. }
            | Event::LeftTheGame { rule, .. }
            | Event::BonusTile { rule, .. }
            | Event::Scored(Score { rule, .. })
            | Event::WentHome { rule, .. }
            | Event::FinalScoring { rule }
            | Event::Ended { rule, .. } => *rule,
        }
    }
}

/// Points for one feature (in The Discovery: for one follower).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The rule that gives the value.
    pub rule: Rule,
    /// What the feature is made of.
    pub kind: FeatureKind,
    /// The number of the feature on the board.
    pub feature: FeatureId,
    /// A segment of the feature.
    pub at: Spot,
    /// Who gets the points, each of them all.
    pub seats: Seats,
    /// Why they.
    pub claim: Claim,
    /// What each of the seats gets.
    pub points: u32,
    /// What the points are made of.
    pub worth: Worth,
    /// As what it was counted.
    pub counted: Counted,
    /// How many different tiles the feature covers.
    pub tiles: u16,
    /// Whether it was complete (in The Discovery: closed). Fields, meadows and river systems never are.
    pub complete: bool,
    /// The pieces that were counted, by seat.
    pub pieces: PieceCounts,
    /// On what kind of feature they stand: where farmers score a city (CA11), on fields.
    pub held: FeatureKind,
}

words! {
    /// Why a seat scores.
    pub enum Claim {
        /// The most pieces in the feature (C10).
        Majority = "majority",
        /// A hunter at the shrine, whatever the numbers (HG17).
        Shrine = "shrine",
        /// The follower itself (DI9).
        Follower = "follower",
    }
}

impl Claim {
    /// The rule by which it is a claim.
    pub const fn rule(self) -> Rule {
        match self {
            Claim::Majority => Rule::C10,
            Claim::Shrine => Rule::HG17,
            Claim::Follower => Rule::DI9,
        }
    }
}

words! {
    /// As what a feature is counted.
    pub enum Counted {
        /// As it is, because it never is complete: fields, meadows, river systems.
        Whole = "whole",
        /// As complete (in The Discovery: closed).
        Complete = "complete",
        /// As complete, but small: of exactly two tiles (CA6, DI6 to DI8).
        Small = "small",
        /// As incomplete (in The Discovery: open).
        Incomplete = "incomplete",
        /// As if it were open, because the game ended (DI11).
        AsOpen = "as-open",
    }
}

/// The value of a feature, part by part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The parts, in the order in which they are explained.
    pub parts: ArrayVec<Part, 5>,
}

/// `count` times something that brings `each` points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is counted.
    pub what: What,
    /// How many there are.
    pub count: u16,
    /// What each brings.
    pub each: u16,
}

impl Part {
    /// What the part brings in all.
    #[inline]
    pub fn points(self) -> u32 {
        u32::from(self.count) * u32::from(self.each)
    }
}

words! {
    /// What brings points, or explains why it does not.
    pub enum What {
        /// A tile of the feature, counted once (R3).
        Tile = "tile",
        /// A segment, where the wording of 2002 is taken literally (R21).
        Section = "section",
        /// A shield in a city.
        Shield = "shield",
        /// The monastery itself.
        Monastery = "monastery",
        /// A tile beside a monastery.
        Neighbour = "neighbour",
        /// A complete city that a field touches, or that farmers serve.
        CompleteCity = "complete-city",
        /// A patch of mushrooms in a forest.
        Mushrooms = "mushrooms",
        /// A fish in a lake.
        Fish = "fish",
        /// A deer that no tiger eats.
        Deer = "deer",
        /// A deer lost to a tiger.
        EatenDeer = "eaten-deer",
        /// A tiger driven away by fire.
        ScaredTiger = "scared-tiger",
        /// A mammoth on a meadow.
        Mammoth = "mammoth",
        /// An aurochs on a meadow.
        Aurochs = "aurochs",
        /// A city of The Discovery in or at the region.
        City = "city",
        /// A city on a plain that borders a mountain.
        PlainCity = "plain-city",
        /// Salt in a city of the made-up edition.
        #[cfg(feature = "made-up")]
        Salt = "salt",
    }
}

impl Worth {
    #[inline]
    pub(crate) fn with(mut self, what: What, count: u16, each: u16) -> Worth {
        if count > 0 {
            self.parts.push(Part { what, count, each });
        }
        self
    }

    /// The sum of the parts.
    #[inline]
    pub fn points(&self) -> u32 {
        self.parts.iter().map(|part| part.points()).sum()
    }
}

/// Where events go. `()` takes none, and then none is built.
pub(crate) trait Sink {
    fn event(&mut self, event: impl FnOnce() -> Event);
}

impl Sink for () {
    #[inline]
    fn event(&mut self, _: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
