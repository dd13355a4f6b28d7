//! [`Language`]: one folder of `locales/`, and how a text is said in it.

use crate::{Text, TextArg, printable_lines};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;

struct Locale {
    tag: &'static str,
    /// Name and content of each file.
    files: &'static [(&'static str, &'static str)],
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// What `$game` is in a text that speaks of no game, or of several.
const ANY_GAME: &str = "any";

/// One of the languages that are built in, speaking of one game or of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language {
    /// Its place among the languages.
    place: usize,
    /// The word for the game, as in the names of presets.
    game: &'static str,
}

impl Language {
    /// The language in which every text exists.
    pub const ENGLISH: Language = Language { place: 0, game: ANY_GAME };

    /// Every language, English first, then in the order of their tags.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LOCALES.len()).map(|place| Language { place, game: ANY_GAME })
    }

    /// The same language, speaking of a game (`hunters`): rulebooks have different words for the same thing, and every
    /// text may choose by `$game`.
    pub fn about(self, game: &'static str) -> Language {
        Language { game, ..self }
    }

    /// The language with that tag, as in `pl`.
    pub fn named(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of the person who runs the program: `HEDGEROW_LANGUAGE`, else what the system's settings say.
    pub fn of_environment() -> Language {
        Language::of_variables(|name| std::env::var(name).ok())
    }

    /// The first variable that is set decides, as everywhere.
    fn of_variables(variable: impl Fn(&str) -> Option<String>) -> Language {
        let variables = ["HEDGEROW_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];
        let value = variables.into_iter().filter_map(variable).find(|value| !value.is_empty()).unwrap_or_default();
        // As in `pl_PL.UTF-8` or `sr_RS@latin`.
        let tag = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        Language::closest(&tag).unwrap_or(Language::ENGLISH)
    }

    /// The language with that tag or, part by part, a shorter one: `pl` for `pl-PL`.
    fn closest(tag: &str) -> Option<Language> {
        let mut tag = tag;
        loop {
            match Language::named(tag) {
                Some(language) => return Some(language),
                None => tag = tag.rsplit_once('-')?.0,
            }
        }
    }

    /// The language's tag, as in `pl`.
    pub fn tag(self) -> &'static str {
        LOCALES[self.place].tag
    }

    /// What the language calls itself.
    pub fn name(self) -> String {
        self.say(&Text::new("language-name"))
    }

    /// Name and content of the language's files, for those who check them.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        LOCALES[self.place].files
    }

    /// The text in this language, else in English; a text that does not even exist there is its key.
    pub fn say(self, text: &Text) -> String {
        self.find(text).or_else(|| Language::ENGLISH.about(self.game).find(text)).unwrap_or_else(|| text.key.clone())
    }

    /// An error in this language: `Language::ENGLISH.tell(&refusal)`.
    pub fn tell<'a, E>(self, error: &'a E) -> String
    where
        Text: From<&'a E>,
    {
        self.say(&Text::from(error))
    }

    /// A number with that many digits after the decimal mark, to be put into a text as a word.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('.', &self.say(&Text::new("decimal-mark")))
    }

    fn find(self, text: &Text) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(&text.key)?.value()?;
        let mut args = FluentArgs::with_capacity(text.args.len() + 1);
        args.set("game", self.game);
        for (name, value) in &text.args {
            let value = match value {
                TextArg::Number(number) => FluentValue::from(*number),
                // Words come from anywhere: from records, engines, whoever chose a name.
                TextArg::Word(word) => FluentValue::from(printable_lines(word)),
                TextArg::Text(inner) => FluentValue::from(self.say(inner)),
            };
            args.set(name.as_str(), value);
        }
        // What is missing is shown by its name; tests find that, a reader can live with it.
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        let Locale { tag, files, bundle } = &LOCALES[self.place];
        bundle.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
            // All our languages are written in the same direction.
            bundle.set_use_isolating(false);
            for (_, content) in *files {
                // Faults in a file are found by tests; here, the messages around them are still good.
                let resource = FluentResource::try_new(content.to_string()).unwrap_or_else(|(resource, _)| resource);
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.tag())
    }
}

/// The tag.
impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    fn language(tag: &str) -> Language {
        Language::named(tag).unwrap()
    }

    #[test]
    fn english_is_first_and_every_language_calls_itself_by_its_name() {
        assert_eq!(Language::all().next(), Some(Language::ENGLISH));
        for (tag, name) in [("en", "English"), ("hu", "Magyar"), ("pl", "Polski")] {
            assert_eq!((language(tag).tag(), language(tag).name().as_str()), (tag, name));
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let cases: [(&[(&str, &str)], &str); 7] = [
            (&[("LANG", "pl_PL.UTF-8")], "pl"),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "hu_HU")], "hu"),
            (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C.UTF-8")], "en"),
            (&[("LANG", "pl_PL"), ("LC_ALL", "")], "pl"),
            (&[("LC_ALL", "C"), ("HEDGEROW_LANGUAGE", "hu")], "hu"),
            (&[("LANG", "hu@euro")], "hu"),
            (&[], "en"),
        ];
        for (set, tag) in cases {
            let variable =
                |name: &str| set.iter().find(|(other, _)| *other == name).map(|(_, value)| value.to_string());
            assert_eq!(Language::of_variables(variable).tag(), tag, "{set:?}");
        }
    }

    #[test]
    fn a_text_that_does_not_exist_is_its_key() {
        assert_eq!(language("pl").say(&text!("no-such-text", count = 1)), "no-such-text");
    }

    #[test]
    fn a_text_chooses_its_words_by_the_game_it_speaks_of() {
        let left = text!("part-tile", count = 2);
        let polish = language("pl");
        assert_eq!(polish.say(&left), "2 żetony");
        assert_eq!(polish.about("carcassonne").say(&left), "2 żetony");
        assert_eq!(polish.about("hunters").say(&left), "2 karty");
        // A text inside another one, too.
        let open = text!("cli-state-open", tiles = left, count = 1);
        assert_eq!(polish.about("discovery").say(&open), "2 karty, 1 otwarty bok");
    }

    #[test]
    fn a_word_from_outside_steers_no_terminal() {
        let said = Language::ENGLISH.say(&text!("cli-list", first = "\u{1b}[31mAda", last = "B\u{202e}ob"));
        assert_eq!(said, r"\u{1b}[31mAda and B\u{202e}ob");
    }

    #[test]
    fn decimals_have_the_mark_of_the_language() {
        assert_eq!(Language::ENGLISH.decimal(-1.25, 1), "-1.2");
        assert_eq!(language("pl").decimal(12.0, 2), "12,00");
        assert_eq!(language("hu").decimal(0.5, 1), "0,5");
    }
}
