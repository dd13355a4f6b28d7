//! `hedgerow rules`: the presets, their options, and the numbered rules.

use anyhow::{Result, bail};
use clap::Args;
use hedgerow_rules::{Edition, Farmers, Game, GameKind, Hands, Piece, Role, Rule, Rules, supply};
use std::fmt::Write as _;
use std::io::Write as _;

#[derive(Debug, Args)]
pub struct RulesPage {
    /// A preset (carcassonne/first), a rule (CA4), or nothing for the list of presets
    name: Option<String>,
}

impl RulesPage {
    pub fn run(self) -> Result<()> {
        let text = match self.name.as_deref() {
            None => overview(),
            Some(name) => {
                match (Rules::named(name, []), Rule::ALL.iter().find(|rule| rule.id().eq_ignore_ascii_case(name))) {
                    (Ok(rules), _) => preset(rules)?,
                    (_, Some(rule)) => format!("{rule}  {}\n", rule.text()),
                    (Err(error), None) => bail!("{error}; or name a rule, as in CA4"),
                }
            }
        };
        Ok(std::io::stdout().write_all(text.as_bytes())?)
    }
}

fn overview() -> String {
    let mut text =
        "The presets. 'hedgerow rules NAME' explains one, 'hedgerow rules CA4' quotes a rule.\n\n".to_string();
    for rules in Rules::PRESETS {
        let _ = writeln!(text, "{:<20} {}", rules.name(), title(rules));
    }
    text + "\nOptions: river (Carcassonne), equal-turns (discovery/advanced), given as --option NAME.\n"
}

fn title(rules: Rules) -> &'static str {
    match rules {
        Rules::Carcassonne { farmers: Farmers::First, .. } => {
            "Carcassonne, first edition: farmers are scored city by city"
        }
        Rules::Carcassonne { farmers: Farmers::Modern, .. } => {
            "Carcassonne with today's scoring of farmers and small cities"
        }
        Rules::Hunters { edition: Edition::Polish2002 } => "Hunters & Gatherers, Polish edition of 2002",
        Rules::Hunters { edition: Edition::Hungarian2002 } => "Hunters & Gatherers, Hungarian edition of 2002",
        Rules::Hunters { edition: Edition::English2014 } => "Hunters & Gatherers, English edition of 2014",
        Rules::Discovery { hands: Hands::Drawn } => "The Discovery",
        Rules::Discovery { hands: Hands::FaceUp { .. } } => "The Discovery, advanced: two face-up tiles a player",
    }
}

/// What sets a preset apart from its siblings.
fn particular(rules: Rules) -> &'static [Rule] {
    match rules {
        Rules::Carcassonne { farmers: Farmers::First, .. } => &[Rule::CA6, Rule::CA11],
        Rules::Carcassonne { farmers: Farmers::Modern, .. } => &[Rule::CA16],
        Rules::Hunters { edition: Edition::Hungarian2002 } => &[Rule::R6],
        Rules::Hunters { .. } => &[],
        Rules::Discovery { hands: Hands::Drawn } => &[],
        Rules::Discovery { hands: Hands::FaceUp { .. } } => &[Rule::DI12, Rule::R8],
    }
}

fn preset(rules: Rules) -> Result<String> {
    let game = Game::new(rules)?;
    let pieces = supply(rules);
    let mut text = format!("{}: {}\n\n", rules.name(), title(rules));
    let huts = if pieces.huts > 0 { format!(" and {} huts", pieces.huts) } else { String::new() };
    let _ = writeln!(text, "Players    2 to 5, each with {} followers{huts}", pieces.followers);
    for set in game.sets() {
        let start = set.start.map_or(String::new(), |start| format!(", start {}", set.kinds[start].id));
        let _ = writeln!(text, "Tiles      {} ({} tiles of {} kinds{start})", set.name, set.total(), set.kinds.len());
    }
    let _ = writeln!(text, "Roles      {}", roles(&game));
    let _ = writeln!(text, "Options    {}", options(rules));
    if !particular(rules).is_empty() {
        text += "\nWhat is particular to this preset:\n";
        text += &list(particular(rules).iter());
    }
    text += "\nAll its rules:\n";
    let prefix = match rules.game() {
        GameKind::Carcassonne => "CA",
        GameKind::Hunters => "HG",
        GameKind::Discovery => "DI",
    };
    let common = |id: &str| id.starts_with('C') && !id.starts_with("CA");
    text += &list(Rule::ALL.iter().filter(|rule| rule.id().starts_with(prefix) || common(rule.id())));
    text += "\nWhere the rulebooks are silent or disagree:\n";
    text += &list(rulings(rules.game()).iter());
    Ok(text)
}

/// The rulings that bear on a game.
fn rulings(game: GameKind) -> &'static [Rule] {
    use Rule::*;
    match game {
        GameKind::Carcassonne => &[R1, R2, R11, R12, R13, R14, R17],
        GameKind::Hunters => &[R1, R3, R4, R5, R6, R9, R10, R11, R13, R15, R16, R18],
        GameKind::Discovery => &[R1, R7, R8, R13, R15],
    }
}

fn list<'a>(rules: impl Iterator<Item = &'a Rule>) -> String {
    rules.map(|rule| format!("  {:<5} {}\n", rule.id(), rule.text())).collect()
}

fn options(rules: Rules) -> String {
    let option = match rules.game() {
        GameKind::Carcassonne => Some(("river", Rule::CA12)),
        GameKind::Discovery if rules.hand_size() > 0 => Some(("equal-turns", Rule::DI13)),
        GameKind::Hunters | GameKind::Discovery => None,
    };
    option.map_or("none".to_string(), |(name, rule)| format!("{name}: {} ({rule})", rule.text()))
}

fn roles(game: &Game) -> String {
    let mut roles: Vec<String> = Vec::new();
    for kind in game.kind_ids() {
        for (index, segment) in game.tile(kind).segments.iter().enumerate() {
            for piece in [Piece::Follower, Piece::Hut] {
                let Some(role) = game.role(kind, piece, index as u8) else { continue };
                let place = if role == Role::Hut { "river system" } else { segment.kind.name() };
                let words = if role == Role::Hut { format!("hut ({place})") } else { format!("{role} ({place})") };
                if !roles.contains(&words) {
                    roles.push(words);
                }
            }
        }
    }
    roles.join(", ")
}
