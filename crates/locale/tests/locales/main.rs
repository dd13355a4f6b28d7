//! Every language says everything, with the right forms; every text is used, and every text that is used exists.
//!
//! English is the measure. A translation shows what the English message shows; it may choose its words by any variable that
//! the English message uses, or that its comment offers (`# $role is for languages that inflect it`), because languages
//! inflect differently. What English only chooses words by, it need not look at. Every message may choose by `$game`, the game
//! that is spoken of.

mod catalogue;
mod families;
mod sources;

use catalogue::{Catalogue, Message};
use families::families;
use hedgerow_locale::Language;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use sources::Sources;
use std::collections::{BTreeMap, BTreeSet};

/// What every message may choose its words by.
const GAME: &str = "game";

fn translations() -> impl Iterator<Item = Catalogue> {
    Language::all().skip(1).map(Catalogue::read)
}

fn complain(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn listed<'a>(words: impl IntoIterator<Item = &'a String>) -> String {
    words.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[test]
fn every_file_can_be_read() {
    complain(Language::all().map(Catalogue::read).flat_map(|catalogue| catalogue.faults).collect());
}

#[test]
fn every_language_has_the_keys_of_english_in_the_same_files() {
    let english = Catalogue::read(Language::ENGLISH);
    let mut faults = Vec::new();
    for catalogue in translations() {
        let language = catalogue.language;
        for (key, message) in &english.messages {
            match catalogue.messages.get(key) {
                None => faults.push(format!("locales/{language}/{}: translate {key}", message.file)),
                Some(other) if other.file != message.file => {
                    faults.push(format!("locales/{language}/{}: move {key} to {}", other.file, message.file));
                }
                Some(_) => {}
            }
        }
        // A language may have messages of its own, as parts of others.
        let parts = catalogue.referred_to();
        let unknown = catalogue.messages.iter().filter(|(key, _)| !english.messages.contains_key(*key));
        for (key, message) in unknown.filter(|(key, _)| !parts.contains(key.as_str())) {
            faults.push(format!("locales/{language}/{}: remove {key}; English has no such message", message.file));
        }
    }
    complain(faults);
}

#[test]
fn what_is_part_of_a_message_exists() {
    let mut faults = Vec::new();
    for catalogue in Language::all().map(Catalogue::read) {
        for (key, message) in &catalogue.messages {
            for part in message.references.iter().filter(|part| !catalogue.messages.contains_key(*part)) {
                faults.push(format!("{}: {key} refers to {part}, which does not exist", place(&catalogue, message)));
            }
        }
    }
    complain(faults);
}

#[test]
fn a_translation_shows_what_english_shows_and_asks_for_no_more() {
    let english = Catalogue::read(Language::ENGLISH);
    let mut faults = Vec::new();
    for catalogue in translations() {
        for (key, message) in catalogue.messages.iter().filter(|(key, _)| english.messages.contains_key(*key)) {
            let (original, translated) = (english.whole(key), catalogue.whole(key));
            let place = place(&catalogue, message);
            let given: BTreeSet<String> =
                original.variables().union(&original.offered).cloned().chain([GAME.to_string()]).collect();
            for variable in translated.variables().difference(&given) {
                faults.push(format!("{place}: {key} uses ${variable}; there are: {}", listed(&given)));
            }
            for variable in original.shown.difference(&translated.variables()) {
                // Choosing by it is use enough: a plural may spell the number out.
                faults.push(format!("{place}: {key} does not use ${variable}"));
            }
        }
    }
    complain(faults);
}

#[test]
fn plurals_have_all_forms_of_their_language() {
    let mut faults = Vec::new();
    for catalogue in Language::all().map(Catalogue::read) {
        let forms = plural_forms(catalogue.language);
        for (key, message) in &catalogue.messages {
            for select in message.selects.iter().filter(|select| select.is_plural()) {
                let is_number = |word: &&String| word.parse::<f64>().is_ok();
                let found: BTreeSet<String> = select.words.iter().filter(|word| !is_number(word)).cloned().collect();
                // Where the number itself is not shown, one and many may be all the difference.
                let shown = message.shown.contains(&select.variable);
                let complete = if shown { found == forms } else { found.is_subset(&forms) };
                if !complete || select.default != "other" {
                    let (place, wanted) = (place(&catalogue, message), listed(&forms));
                    let variable = &select.variable;
                    faults.push(format!("{place}: {key} needs these forms of ${variable}, *[other] last: {wanted}"));
                }
            }
        }
    }
    complain(faults);
}

/// The plural categories of whole numbers in a language, and the one for everything else.
fn plural_forms(language: Language) -> BTreeSet<String> {
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let tag = known.into_iter().find(|known| *known == language.tag());
    let rules = tag.and_then(|tag| PluralRules::create(tag, PluralRuleType::CARDINAL).ok());
    let rules = rules.unwrap_or_else(|| panic!("the plurals of '{language}' are not known"));
    let forms = (0..=1000).filter_map(|number| rules.select(number).ok()).map(|category| match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    });
    forms.chain(["other"]).map(str::to_string).collect()
}

#[test]
fn a_translation_knows_every_word_that_english_tells_apart() {
    let english = Catalogue::read(Language::ENGLISH);
    let all: BTreeSet<String> =
        english.messages.values().flat_map(words_told_apart).flat_map(|(_, words)| words).collect();
    let mut faults = Vec::new();
    for catalogue in translations() {
        for (key, message) in catalogue.messages.iter() {
            let place = place(&catalogue, message);
            for word in words_told_apart(message).into_values().flatten().filter(|word| !all.contains(word)) {
                faults.push(format!("{place}: {key} has [{word}], a word that no English message knows"));
            }
            let known = words_told_apart(&catalogue.whole(key));
            for (variable, words) in words_told_apart(&english.whole(key)) {
                let missing = known.get(&variable).map(|known| words.difference(known).cloned().collect::<Vec<_>>());
                if let Some(missing) = missing.filter(|missing| !missing.is_empty()) {
                    faults.push(format!("{place}: {key} lacks these words for ${variable}: {}", listed(&missing)));
                }
            }
        }
    }
    complain(faults);
}

/// For each variable that is an id the ids a message tells apart.
fn words_told_apart(message: &Message) -> BTreeMap<String, BTreeSet<String>> {
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for select in message.selects.iter().filter(|select| !select.is_plural()) {
        let told_apart = select.words.iter().filter(|word| **word != select.default || *word != "other");
        words.entry(select.variable.clone()).or_default().extend(told_apart.cloned());
    }
    words
}

#[test]
fn every_text_that_is_used_exists_and_gets_its_values() {
    let english = Catalogue::read(Language::ENGLISH);
    let mut faults = Vec::new();
    for call in Sources::read().calls {
        let (place, key) = (&call.place, &call.key);
        if !english.messages.contains_key(key) {
            faults.push(format!("{place}: there is no text {key}; add it to a file in locales/en"));
            continue;
        }
        let Some(values) = call.values else { continue };
        let whole = english.whole(key);
        let wanted = whole.variables();
        for missing in wanted.difference(&values).filter(|variable| *variable != GAME) {
            faults.push(format!("{place}: {key} needs a value for ${missing}"));
        }
        for more in values.difference(&wanted).filter(|value| !whole.offered.contains(*value)) {
            faults.push(format!("{place}: {key} does not use ${more}; if a translation does, say so in its comment"));
        }
    }
    complain(faults);
}

#[test]
fn every_text_is_used() {
    let english = Catalogue::read(Language::ENGLISH);
    let sources = Sources::read();
    let parts = english.referred_to();
    let mut faults = Vec::new();
    let mut made = BTreeSet::new();
    for (family, members) in families() {
        if !sources.families.iter().any(|(used, _)| used == family) {
            faults.push(format!("families.rs: no source makes keys {family}-…; remove the family"));
        }
        for key in members.iter().map(|member| format!("{family}-{member}")) {
            if !english.messages.contains_key(&key) {
                faults
                    .push(format!("there is no text {key}, which is made at run time; add it to a file in locales/en"));
            }
            made.insert(key);
        }
    }
    for (family, place) in &sources.families {
        if !families().iter().any(|(known, _)| known == family) {
            faults.push(format!("{place}: makes keys {family}-…; list them in families.rs"));
        }
    }
    // The help texts belong to commands and arguments: a test of the command line knows those.
    for (key, message) in english.messages.iter().filter(|(_, message)| message.file != "cli-help.ftl") {
        if !sources.literals.contains(key) && !made.contains(key) && !parts.contains(key.as_str()) {
            faults.push(format!("{}: nobody says {key}; remove it from every language", place(&english, message)));
        }
    }
    complain(faults);
}

fn place(catalogue: &Catalogue, message: &Message) -> String {
    format!("locales/{}/{}", catalogue.language, message.file)
}
