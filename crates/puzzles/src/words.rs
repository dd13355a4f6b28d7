//! What a puzzle asks for, how hard it is and what it is about: enums whose values have a word.

macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[doc = $doc:literal])* $value:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[doc = $doc])* $value,)*
        }

        impl $name {
            /// Every value, in the order above.
            pub const ALL: &[$name] = &[$($name::$value,)*];

            /// Its word in files and messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }

            /// The one with that word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == word)
            }
        }
    };
}

words! {
    /// What the one move achieves.
    pub enum Goal {
        /// It wins for certain, whatever is drawn.
        Win = "win",
        /// It has the best chances: a win more often than not, though not for certain.
        Best = "best",
        /// It saves what can be saved: a shared win, or a chance of one half at most.
        Save = "save",
    }
}

words! {
    /// How hard a puzzle is for the bots.
    pub enum Difficulty {
        /// `easy` finds the move once or twice in ten attempts.
        Light = "light",
        /// `easy` never finds it, `normal` does.
        Medium = "medium",
        /// `normal` does not find it either.
        Hard = "hard",
    }
}

words! {
    /// What the one move does.
    pub enum Theme {
        /// It completes a feature that the player scores (in The Discovery: closes it).
        Finish = "finish",
        /// It completes a feature for the other player.
        Gift = "gift",
        /// It joins features in which pieces stand.
        Join = "join",
        /// No tile that is left fits any more on a square that a feature of the other player leads to.
        Block = "block",
        /// A piece goes where it stays to the end.
        Stay = "stay",
        /// A piece goes elsewhere.
        Claim = "claim",
        /// A follower is taken back (DI4).
        Take = "take",
        /// It brings a bonus tile (HG14).
        Bonus = "bonus",
        /// None of these: what it leaves to the other player is what counts.
        Quiet = "quiet",
        /// It is the last tile of the game.
        Last = "last",
    }
}
