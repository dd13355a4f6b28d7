//! The numbered rules, so that refusals, scores and tests can name the one they follow.

use crate::{GameKind, Rules};
use std::fmt;

macro_rules! rules {
    ($($(#[cfg($when:meta)])? $id:ident $text:literal)*) => {
        /// A numbered rule: C… common, CA… Carcassonne, HG… Hunters & Gatherers, DI… The Discovery, R… rulings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $($(#[cfg($when)])? #[doc = $text] $id,)*
        }

        impl Rule {
            /// Every rule, in the order of the rules' pages.
            pub const ALL: &'static [Rule] = &[$($(#[cfg($when)])? Rule::$id,)*];

            /// The rule's number, as in `CA4`.
            pub const fn id(self) -> &'static str {
                match self { $($(#[cfg($when)])? Rule::$id => stringify!($id),)* }
            }
        }
    };
}

rules! {
    C1 "Two to five players take turns clockwise, from a first player set at the start."
    C2 "The start tile lies open; all others are shuffled. What is left is no secret, its order is."
    C3 "A turn is: draw a tile, place it, perhaps use a piece, score."
    C4 "A tile touches a placed tile with a whole side, and every touching side continues the landscape."
    C5 "A tile that fits nowhere is set aside and another is drawn."
    C6 "At most one piece per tile: from one's own supply, onto one segment of the tile just placed."
    C7 "No follower into a feature that already holds a follower."
    C8 "A player without pieces still places tiles."
    C9 "The order in a turn is strict: tile, piece, scoring, pieces go home."
    C10 "The most followers score a feature; those tied for the most each score it in full."
    C11 "The game ends with the turn in which the last tile of the main stack was placed; most points win."
    CA1 "Each player has 7 followers to play with."
    CA2 "Knights stand in cities, thieves on roads, farmers on fields, monks in monasteries."
    CA3 "A tile that fits nowhere goes back into its stack after another was drawn."
    CA4 "A complete road scores 1 per tile."
    CA5 "A complete city scores 2 per tile and 2 per shield."
    CA6 "A complete city of exactly two tiles scores 2 in all, and 1 per shield."
    CA7 "A monastery with all 8 squares around it filled scores 9."
    CA8 "Followers of a complete road, city or monastery go home; farmers stay to the end."
    CA9 "Fields end at roads, cities and rivers, and score only at the end."
    CA10 "At the end incomplete roads score 1 per tile, cities 1 per tile and 1 per shield, monasteries 1 and 1 per neighbour."
    CA11 "At the end each complete city gives 4 to the players with the most farmers on the fields that touch it."
    CA12 "The River: the spring begins, ten river tiles continue the river, the lake ends it."
    CA13 "Bends on two neighbouring river tiles may not turn the same way."
    CA14 "Followers may stand on river tiles, never on the river itself."
    CA15 "When the river tiles are placed the next player places the lake, then the land tiles follow."
    CA16 "Modern scoring: each field gives 3 per complete city to its majority; two-tile cities are like any other."
    HG1 "Each player has 5 tribe members and 2 huts to play with; land and bonus tiles are two stacks."
    HG2 "Gatherers stand in forests, fishermen on rivers (never lakes), hunters on meadows, huts on river systems."
    HG3 "One tribe member or one hut per tile placed, on that tile."
    HG4 "A hut goes on a river or lake; it belongs to all rivers and lakes that hang together."
    HG5 "No second hut is placed into a river system; fishermen and huts ignore each other."
    HG6 "Meadows end at forests, rivers and lakes."
    HG7 "A tile that fits nowhere leaves the game and another is drawn."
    HG8 "A complete river scores 1 per tile and 1 per fish in the lakes that end it."
    HG9 "A complete forest scores 2 per tile and 2 per mushroom patch."
    HG10 "Members of complete rivers and forests go home; hunters and huts stay."
    HG11 "A player who completes a forest with gold places a bonus tile after the scoring."
    HG12 "One bonus tile per turn, and none for what a bonus tile completes."
    HG13 "The game ends after the turn in which the last land tile was placed."
    HG14 "Members on incomplete rivers and forests go home without points."
    HG15 "At the end the most huts in a river system score 1 per fish in it."
    HG16 "At the end the most hunters score 2 per deer, mammoth and aurochs; each tiger eats one deer first."
    HG17 "Fire drives the tigers away; a hunter at the shrine alone scores the meadow."
    DI1 "Each player has 4 followers to play with."
    DI2 "Explorers stand on plains, robbers in mountains, sailors on seas; cities stand on shores."
    DI3 "A tile that fits nowhere leaves the game and another is drawn."
    DI4 "After the tile: place one follower on it, or take one own follower off the board and score it; never both."
    DI5 "A region is closed when it has no open side."
    DI6 "A plain scores 1 per tile open, 2 per tile closed; closed with two tiles, 2."
    DI7 "A mountain scores its cities and those of bordering plains: 1 each open, 2 each closed; closed with two tiles, 1 each."
    DI8 "A sea scores 1 per city on its shore; closed also 1 per tile, unless it has two tiles."
    DI9 "No majority: each follower scores its region when it is taken off."
    DI10 "A region whose last follower left may be claimed anew."
    DI11 "At the end every follower scores its region as if it were open."
    DI12 "Advanced: every player holds two face-up tiles, places one and draws one."
    DI13 "Equal turns: 1, 2, 3, 3 tiles are laid aside before a game of 2, 3, 4, 5 players."
    R1 "The first seat is random unless chosen; a tie is a shared win."
    R2 "If no tile left fits anywhere, the game ends there and is scored."
    R3 "A tile counts once in a feature, however often the feature crosses it."
    R4 "One bonus tile per turn in every edition."
    R5 "A bonus tile that fits nowhere leaves the game and the next is drawn."
    R6 "Hungarian 2002: no hunter on the fire tile."
    R7 "Equal turns with five players lay three tiles aside."
    R8 "If neither face-up tile fits, one is discarded and another drawn."
    R9 "A lake without a river is a river system of its own."
    R10 "Of several shrines in a meadow each shrine hunter scores it in full."
    R11 "Features completed by one tile are scored in the order of the tile's segments."
    R12 "Rivers divide fields as roads do, and fields go round a spring and a lake."
    R13 "Two to five players in every game."
    R14 "If no river tile left can go on, those tiles leave and the lake is placed; if it does not fit, it leaves too."
    R15 "If the last land tile fits nowhere, it leaves and the game ends."
    R16 "The shrine tile's nugget counts like any other."
    R17 "Cities count farmers, not fields."
    R18 "All Hunters & Gatherers presets use the same tiles."
    R19 "A hand is refilled at the end of the turn, after the piece."
    R20 "The turn of the last land tile is played to its end, with the bonus tile it earned."
    R21 "The 2002 wording at its word: sections count, and every forest with gold brings a bonus tile."
    #[cfg(feature = "made-up")]
    MU1 "A player who completes a city with salt draws a tile of the fair."
    #[cfg(feature = "made-up")]
    MU2 "At the end each road with oxen brings their majority 3 per salt in the complete cities of the board."
}

impl Rule {
    /// The game that the rule is for, if it is for one alone.
    pub fn game(self) -> Option<GameKind> {
        let mut games = Rules::all().filter(|rules| self.counts_in(*rules)).map(Rules::game);
        let first = games.next();
        first.filter(|first| games.all(|game| game == *first))
    }

    /// Whether the rule belongs to a choice of rules.
    ///
    /// ```
    /// use hedgerow_rules::{Rule, Rules};
    /// let modern = Rules::named("carcassonne/modern", []).unwrap();
    /// assert!(Rule::CA16.counts_in(modern) && !Rule::CA11.counts_in(modern) && !Rule::CA12.counts_in(modern));
    /// ```
    pub fn counts_in(self, rules: Rules) -> bool {
        rules.has(self)
    }
}

/// A rule is its number, on the wire too.
#[cfg(feature = "serde")]
impl serde::Serialize for Rule {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Rule {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
        let id = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
        let rule = Rule::ALL.iter().copied().find(|rule| rule.id() == id);
        rule.ok_or_else(|| serde::de::Error::custom(format_args!("there is no rule '{id}'")))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.id())
    }
}
