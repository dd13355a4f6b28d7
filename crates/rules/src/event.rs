//! What follows from an action, with every point explained.

use crate::{FeatureId, FeatureKind, KindId, PieceCounts, Rule, Seat, Seats, Spot, Stack, Standing};
use arrayvec::ArrayVec;

/// Something that happened because of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The tile just drawn fits nowhere (C5). `returns`: it goes back once another was drawn (CA3); else it leaves the game.
    SetAside { tile: KindId, stack: Stack, returns: bool },
    /// That many tiles of a kind left the game unplaced because the river is stuck (R14).
    LeftTheGame { tile: KindId, count: u8 },
    /// A forest with gold was completed: the player draws a bonus tile (HG11).
    BonusTile { seat: Seat },
    /// Points were given.
    Scored(Score),
    /// A piece went back to its owner's supply.
    WentHome { spot: Spot, standing: Standing },
    /// The game ends by this rule: its last tile is placed (C11), none left fits (R2), or the last one does not (R15). The
    /// scores that follow are those of the end.
    FinalScoring { rule: Rule },
    /// The game is over.
    Ended { winners: Seats },
}

/// Points for one feature (in The Discovery: for one follower).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The rule that gives the value.
    pub rule: Rule,
    pub kind: FeatureKind,
    pub feature: FeatureId,
    /// A segment of the feature.
    pub at: Spot,
    /// Who gets the points, each of them all.
    pub seats: Seats,
    /// Why they.
    pub claim: Claim,
    pub points: u32,
    /// What the points are made of.
    pub worth: Worth,
    /// How many different tiles the feature covers.
    pub tiles: u16,
    /// Whether it was complete (in The Discovery: closed). Fields, meadows and river systems never are.
    pub complete: bool,
    /// The pieces that were counted, by seat.
    pub pieces: PieceCounts,
}

/// Why somebody scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The most pieces in the feature (C10).
    Majority,
    /// A hunter at the shrine, whatever the numbers (HG17).
    Shrine,
    /// The follower itself (DI9).
    Follower,
}

/// The value of a feature, part by part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    pub parts: ArrayVec<Part, 5>,
}

/// `count` times something that brings `each` points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub what: What,
    pub count: u16,
    pub each: u16,
}

impl Part {
    #[inline]
    pub fn points(self) -> u32 {
        u32::from(self.count) * u32::from(self.each)
    }
}

/// What brings points, or explains why it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Tile,
    /// A segment, where the wording of 2002 is taken literally (R21).
    Section,
    Shield,
    /// The monastery itself.
    Monastery,
    /// A tile beside a monastery.
    Neighbour,
    /// A complete city that a field touches, or that farmers serve.
    CompleteCity,
    Mushrooms,
    Fish,
    Deer,
    /// A deer lost to a tiger.
    EatenDeer,
    /// A tiger driven away by fire.
    ScaredTiger,
    Mammoth,
    Aurochs,
    /// A city of The Discovery in or at the region.
    City,
    /// A city on a plain that borders a mountain.
    PlainCity,
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

impl What {
    pub const ALL: [What; 15] = [
        What::Tile,
        What::Section,
        What::Shield,
        What::Monastery,
        What::Neighbour,
        What::CompleteCity,
        What::Mushrooms,
        What::Fish,
        What::Deer,
        What::EatenDeer,
        What::ScaredTiger,
        What::Mammoth,
        What::Aurochs,
        What::City,
        What::PlainCity,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            What::Tile => "tile",
            What::Section => "section",
            What::Shield => "shield",
            What::Monastery => "monastery",
            What::Neighbour => "neighbour",
            What::CompleteCity => "complete city",
            What::Mushrooms => "mushroom patch",
            What::Fish => "fish",
            What::Deer => "deer",
            What::EatenDeer => "deer eaten by tigers",
            What::ScaredTiger => "tiger driven away by fire",
            What::Mammoth => "mammoth",
            What::Aurochs => "aurochs",
            What::City => "city",
            What::PlainCity => "city on a bordering plain",
        }
    }
}

/// Where events go. `()` takes none, and then none is built.
pub trait Sink {
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
