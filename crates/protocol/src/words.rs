//! The words of the rules on the wire. In Rust they are the enums of `hedgerow-rules`; this file says what they are elsewhere:
//! unions in TypeScript, enumerations in the schemas of the API.

use hedgerow_rules::{Claim, Counted, FeatureKind, Good, Piece, Role, Rule, Stack, What};
use std::borrow::Cow;
use ts_rs::{Config, TS};
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Declares the shape of an enum for fields that are marked `#[ts(as = …)] #[schema(value_type = …)]`.
macro_rules! shapes {
    ($(#[doc = $doc:literal] $shape:ident = $words:expr;)*) => {
        $(
            #[doc = $doc]
            #[derive(Debug)]
            pub enum $shape {}

            impl $shape {
                fn words() -> Vec<&'static str> {
                    $words
                }
            }

            impl TS for $shape {
                type WithoutGenerics = $shape;
                type OptionInnerType = $shape;

                fn docs() -> Option<String> {
                    Some(concat!("/**", $doc, " */\n").to_string())
                }

                fn name(_: &Config) -> String {
                    stringify!($shape).to_string()
                }

                fn inline(_: &Config) -> String {
                    $shape::words().iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
                }

                fn decl(config: &Config) -> String {
                    format!("type {} = {};", stringify!($shape), $shape::inline(config))
                }
            }

            impl PartialSchema for $shape {
                fn schema() -> RefOr<Schema> {
                    let strings = ObjectBuilder::new().schema_type(SchemaType::Type(Type::String));
                    strings.description(Some($doc.trim())).enum_values(Some($shape::words())).into()
                }
            }

            impl ToSchema for $shape {
                fn name() -> Cow<'static, str> {
                    stringify!($shape).into()
                }
            }
        )*
    };
}

shapes! {
    /// The number of a rule, as in `CA4`.
    RuleId = Rule::ALL.iter().map(|rule| rule.id()).collect();
    /// A kind of feature.
    Kind = FeatureKind::ALL.map(FeatureKind::name).to_vec();
    /// What stands on the board.
    PieceKind = Piece::ALL.map(Piece::name).to_vec();
    /// What a piece is called by where it stands.
    RoleName = Role::ALL.map(Role::name).to_vec();
    /// Where tiles are drawn from.
    StackName = Stack::ALL.map(Stack::name).to_vec();
    /// What lies on a segment.
    GoodName = Good::ALL.map(Good::name).to_vec();
    /// What brings points.
    WhatCounts = What::ALL.map(What::name).to_vec();
    /// Why a seat scores.
    ClaimName = Claim::ALL.map(Claim::name).to_vec();
    /// How a feature is counted.
    CountedAs = Counted::ALL.map(Counted::name).to_vec();
}
