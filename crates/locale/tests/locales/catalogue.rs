//! A language's files, taken apart.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use hedgerow_locale::Language;
use std::collections::{BTreeMap, BTreeSet};

/// What a message is made of.
#[derive(Clone, Debug, Default)]
pub struct Message {
    pub file: &'static str,
    /// Variables that are shown.
    pub shown: BTreeSet<String>,
    pub selects: Vec<Select>,
    /// Variables that the comment names, for languages that need them.
    pub offered: BTreeSet<String>,
    /// Other messages that are part of this one.
    pub references: BTreeSet<String>,
}

/// A place where the words depend on a variable.
#[derive(Clone, Debug)]
pub struct Select {
    pub variable: String,
    /// The ids or plural categories it knows.
    pub words: BTreeSet<String>,
    pub default: String,
}

impl Message {
    /// Every variable of the message.
    pub fn variables(&self) -> BTreeSet<String> {
        let chosen = self.selects.iter().map(|select| &select.variable);
        self.shown.iter().chain(chosen).cloned().collect()
    }
}

impl Select {
    /// Whether it looks at a number.
    pub fn is_plural(&self) -> bool {
        ["zero", "one", "two", "few", "many"].iter().any(|category| self.words.contains(*category))
    }
}

#[derive(Debug)]
pub struct Catalogue {
    pub language: Language,
    pub messages: BTreeMap<String, Message>,
    /// What cannot be read, or stands there twice.
    pub faults: Vec<String>,
}

impl Catalogue {
    pub fn read(language: Language) -> Catalogue {
        let mut catalogue = Catalogue { language, messages: BTreeMap::new(), faults: Vec::new() };
        for (file, content) in language.files() {
            catalogue.read_file(file, content);
        }
        catalogue
    }

    fn read_file(&mut self, file: &'static str, content: &'static str) {
        let resource = parser::parse(content).unwrap_or_else(|(resource, _)| resource);
        let place = format!("locales/{}/{file}", self.language);
        for entry in resource.body {
            let (key, value, comment) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value, message.comment),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.comment),
                Entry::Junk { content } => {
                    let line = content.lines().next().unwrap_or_default();
                    self.faults.push(format!("{place}: this cannot be read; see https://projectfluent.org: {line}"));
                    continue;
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            let mut message = Message { file, ..Message::default() };
            match value {
                Some(pattern) => message.add_pattern(&pattern),
                None => self.faults.push(format!("{place}: {key} says nothing; write a text after '='")),
            }
            let comment = comment.map_or_else(String::new, |comment| comment.content.join(" "));
            message.offered = variables_in(&comment);
            if let Some(other) = self.messages.insert(key.clone(), message) {
                self.faults.push(format!("{place}: {key} stands in {} too; keep one of them", other.file));
            }
        }
    }

    /// A message with all that its references bring along.
    pub fn whole(&self, key: &str) -> Message {
        let mut whole = Message::default();
        let mut open = vec![key.to_string()];
        let mut seen = BTreeSet::new();
        while let Some(key) = open.pop() {
            let Some(message) = self.messages.get(&key).filter(|_| seen.insert(key)) else { continue };
            whole.shown.extend(message.shown.iter().cloned());
            whole.offered.extend(message.offered.iter().cloned());
            whole.selects.extend(message.selects.iter().cloned());
            open.extend(message.references.iter().cloned());
        }
        whole
    }

    /// Every message that is part of another one.
    pub fn referred_to(&self) -> BTreeSet<&str> {
        self.messages.values().flat_map(|message| &message.references).map(String::as_str).collect()
    }
}

fn variables_in(comment: &str) -> BTreeSet<String> {
    let names = comment.split('$').skip(1);
    names
        .map(|rest| {
            rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
        })
        .collect()
}

impl Message {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                // `$count`, or `NUMBER($count)`.
                let mut looked_at = Message::default();
                looked_at.add_inline(selector);
                let word = |key: &VariantKey<&str>| match *key {
                    VariantKey::Identifier { name } => name.to_string(),
                    VariantKey::NumberLiteral { value } => value.to_string(),
                };
                let default = variants.iter().find(|variant| variant.default).map(|variant| word(&variant.key));
                self.selects.push(Select {
                    variable: looked_at.shown.pop_first().unwrap_or_default(),
                    words: variants.iter().map(|variant| word(&variant.key)).collect(),
                    default: default.unwrap_or_default(),
                });
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_string());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.add_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.add_inline(argument));
        arguments.named.iter().for_each(|argument| self.add_inline(&argument.value));
    }
}
