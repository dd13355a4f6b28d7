//! `hedgerow rules`: the presets, their options, and the numbered rules.

use crate::columns::wrapped;
use crate::fault::{Fault, Result, ensure};
use crate::output::show;
use crate::screen::Screen;
use crate::terminal::{kind_word, listed, role_word};
use clap::Args;
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::{Game, GameKind, Piece, Post, Rule, Rules, RulesError};

#[derive(Debug, Args)]
pub struct RulesPage {
    name: Option<String>,
    #[arg(long = "option", value_name = "OPTION", requires = "name")]
    options: Vec<String>,
}

impl RulesPage {
    pub fn run(self, language: Language) -> Result<()> {
        let width = Screen::of_stdout().width.unwrap_or(usize::MAX);
        let page = |game: Option<GameKind>| {
            let language = game.map_or(language, |game| language.about(game.name()));
            Page { language, width }
        };
        let rule = |name: &str| Rule::ALL.iter().find(|rule| rule.id().eq_ignore_ascii_case(name));
        let text = match self.name.as_deref() {
            None => page(None).overview(),
            Some(name) => match (Rules::named(name, self.options.iter().map(String::as_str)), rule(name)) {
                (Ok(rules), _) => page(Some(rules.game())).preset(rules)?,
                (_, Some(rule)) => {
                    ensure!(self.options.is_empty(), text!("cli-option-of-a-rule", rule = rule.id()));
                    let page = page(rule.game());
                    page.entry(&format!("{rule}  "), &page.say(rule_text(*rule, None)))
                }
                (Err(error @ RulesError::UnknownName { .. }), None) => {
                    let example = Rule::CA4.id();
                    return Err(Fault::new(text!("cli-no-such-rules", reason = Text::from(&error), example = example)));
                }
                (Err(error), None) => return Err(error.into()),
            },
        };
        show(&text)
    }
}

/// How the rules are shown.
struct Page {
    language: Language,
    /// How many characters a line may have.
    width: usize,
}

impl Page {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    /// Something with a label before it, in as many lines as it needs.
    fn entry(&self, label: &str, text: &str) -> String {
        let indent = label.chars().count();
        let lines = wrapped(text, self.width.saturating_sub(indent).max(20), 0);
        format!("{label}{}\n", lines.replace('\n', &format!("\n{:indent$}", "")))
    }

    fn overview(&self) -> String {
        let presets = Rules::presets().map(|rules| format!("{:<20} {}\n", rules.name(), self.title(rules)));
        let presets: String = presets.collect();
        format!("{}\n\n{presets}\n{}\n", self.say(text!("cli-rules-intro")), self.say(text!("cli-rules-options")))
    }

    fn title(&self, rules: Rules) -> String {
        format!("{}: {}", self.say(Text::from(rules.game())), self.say(of_preset("preset-", rules)))
    }

    fn preset(&self, rules: Rules) -> Result<String> {
        let game = Game::new(rules)?;
        let had =
            |(piece, count): &(Piece, u8)| self.say(Text::new(format!("pieces-had-{piece}")).with("count", *count));
        let pieces = listed(self.language, rules.pieces().iter().map(had).collect());
        let players = text!("cli-rules-supply", pieces = pieces);
        let mut rows = vec![(text!("cli-rules-players"), self.say(players))];
        for set in game.sets() {
            let (tiles, kinds) = (text!("part-tile", count = set.total()), text!("cli-kinds", count = set.kinds.len()));
            let row = match set.start.map(|start| &set.kinds[start].id) {
                Some(start) => {
                    text!("cli-rules-set-with-start", set = &set.name, tiles = tiles, kinds = kinds, start = start)
                }
                None => text!("cli-rules-set", set = &set.name, tiles = tiles, kinds = kinds),
            };
            rows.push((text!("cli-rules-tiles"), self.say(row)));
        }
        rows.push((text!("cli-rules-roles"), self.roles(rules)));
        rows.push((text!("cli-rules-option"), self.option(rules)));
        let labels: Vec<String> = rows.iter().map(|(label, _)| self.say(label.clone())).collect();
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
        let rows = labels.iter().zip(rows).map(|(label, (_, text))| self.entry(&format!("{label:<width$}"), &text));
        let mut page = format!("{}: {}\n\n", rules.name(), self.title(rules));
        page += &self.entry("", &self.say(of_preset("preset-about-", rules)));
        page += &format!("\n{}", rows.collect::<String>());
        let particular = particular(rules);
        if !particular.is_empty() {
            page += &self.list(rules, text!("cli-rules-particular"), particular.iter());
        }
        let (rulings, all): (Vec<&Rule>, Vec<&Rule>) =
            Rule::ALL.iter().filter(|rule| rule.counts_in(rules)).partition(|rule| rule.id().starts_with('R'));
        page += &self.list(rules, text!("cli-rules-all"), all.into_iter());
        page += &self.list(rules, text!("cli-rules-rulings"), rulings.into_iter());
        Ok(page)
    }

    fn list<'a>(&self, of: Rules, title: Text, rules: impl Iterator<Item = &'a Rule>) -> String {
        let say = |rule: &Rule| self.say(rule_text(*rule, Some(of)));
        let entries = rules.map(|rule| self.entry(&format!("  {:<5} ", rule.id()), &say(rule)));
        format!("\n{}\n{}", self.say(title), entries.collect::<String>())
    }

    fn option(&self, rules: Rules) -> String {
        match Rules::all_options().into_iter().find(|(option, _)| rules.option() == Some(option)) {
            Some((option, rule)) => {
                format!("{option}: {} ({rule})", self.say(Text::new(format!("option-about-{option}"))))
            }
            None => self.say(text!("cli-none")),
        }
    }

    fn roles(&self, rules: Rules) -> String {
        let role = |post: &Post| format!("{} ({})", self.say(role_word(post.role)), self.say(kind_word(post.kind)));
        rules.posts().iter().map(role).collect::<Vec<_>>().join(", ")
    }
}

/// What a rule says, in a preset or in general.
fn rule_text(rule: Rule, rules: Option<Rules>) -> Text {
    let preset = rules.map_or("any".to_string(), |rules| rules.name().replace('/', "-"));
    let option = rules.and_then(|rules| rules.options().first().copied()).unwrap_or("none");
    Text::new(format!("rule-{}", rule.id())).with("preset", preset).with("option", option)
}

/// A text about a preset, by its name.
fn of_preset(prefix: &str, rules: Rules) -> Text {
    Text::new(format!("{prefix}{}", rules.name().replace('/', "-")))
}

/// What sets a preset apart from its siblings: the rules that do not count in all presets of the game.
fn particular(rules: Rules) -> Vec<Rule> {
    let siblings = Rules::presets().filter(|preset| preset.game() == rules.game());
    let shared = |rule: &Rule| siblings.clone().all(|preset| rule.counts_in(preset));
    Rule::ALL.iter().copied().filter(|rule| rule.counts_in(rules) && !shared(rule)).collect()
}
