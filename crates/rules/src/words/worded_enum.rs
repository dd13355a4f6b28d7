//! Enums whose values have a word, as it stands in sets, records, traces and messages.

/// Declares such an enum: every value with its word, once. A new value is a new line.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[doc = $doc:literal])* $(#[cfg($when:meta)])? $value:ident = $word:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[doc = $doc])* $(#[cfg($when)])? $value,)*
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($(#[cfg($when)])? $word,)*].len();
            /// Every value, in the order above.
            pub const ALL: [$name; $name::COUNT] = [$($(#[cfg($when)])? $name::$value,)*];

            /// Its word in sets, records, traces and messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(#[cfg($when)])? $name::$value => $word,)*
                }
            }

            /// The one with that word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.name() == word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.pad(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let word = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                $name::named(&word).ok_or_else(|| {
                    let words = [$($(#[cfg($when)])? $word,)*].join(", ");
                    serde::de::Error::custom(format_args!("there is no '{word}'; there are: {words}"))
                })
            }
        }
    };
}

pub(crate) use words;
