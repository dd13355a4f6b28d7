//! Where the sources speak: the keys they name and the values they pass.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A call that names its key: `text!("key", name = value)` or `t('key', { name: value })`.
#[derive(Debug)]
pub struct Call {
    pub place: String,
    pub key: String,
    /// The names of the values, where they are written out.
    pub values: Option<BTreeSet<String>>,
}

#[derive(Debug, Default)]
pub struct Sources {
    pub calls: Vec<Call>,
    /// Everything between two quotes that could be a key.
    pub literals: BTreeSet<String>,
    /// Beginnings of keys that are made at run time, with the place.
    pub families: Vec<(String, String)>,
}

impl Sources {
    /// Reads all crates and the page.
    pub fn read() -> Sources {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut sources = Sources::default();
        let mut files = Vec::new();
        for folder in entries(&root.join("crates")) {
            collect(&folder.join("src"), &mut files);
        }
        collect(&root.join("web/app/src"), &mut files);
        for file in files {
            let place = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            let content = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{place}: {error}"));
            if place.ends_with("_tests.rs") {
                continue;
            } else if place.ends_with(".rs") {
                sources.add_rust(&place, &without_comments(&content));
            } else if place.ends_with(".ts") || place.ends_with(".svelte") {
                sources.add_page(&place, &without_comments(&content));
            }
        }
        sources
    }

    fn add_rust(&mut self, place: &str, content: &str) {
        // Tests may name keys that do not exist.
        let content = content.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        self.add_literals(content);
        for call in calls(content, "text!(") {
            let arguments = arguments(call);
            let Some(key) = arguments.first().and_then(|argument| literal(argument)) else { continue };
            let values = arguments[1..].iter().map(|argument| name(argument)).collect();
            self.calls.push(Call { place: place.to_string(), key, values: Some(values) });
        }
        for call in calls(content, "Text::new(") {
            let made = call.trim_start().trim_start_matches('&').strip_prefix("format!(\"");
            if let Some((family, _)) = made.and_then(|made| made.split_once("-{")) {
                self.families.push((family.to_string(), place.to_string()));
            }
        }
    }

    fn add_page(&mut self, place: &str, content: &str) {
        self.add_literals(content);
        for call in calls(content, "t(") {
            let arguments = arguments(call);
            let Some(first) = arguments.first() else { continue };
            if let Some((family, _)) = first.strip_prefix('`').and_then(|made| made.split_once("-${")) {
                self.families.push((family.to_string(), place.to_string()));
            }
            if let Some(key) = literal(first) {
                self.calls.push(Call {
                    place: place.to_string(),
                    key,
                    values: object_names(arguments.get(1).copied()),
                });
            }
        }
        for call in calls(content, "tWord(") {
            if let Some(group) = arguments(call).first().and_then(|argument| literal(argument)) {
                self.families.push((group, place.to_string()));
            }
        }
    }

    fn add_literals(&mut self, content: &str) {
        let pieces = content.split(['\'', '"', '`']);
        let keys = pieces.filter(|piece| piece.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'));
        self.literals.extend(keys.map(str::to_string));
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// The code without comments: lines of their own, the ends of lines, and blocks that begin a line.
fn without_comments(content: &str) -> String {
    let mut code = Vec::new();
    let mut block_end = None;
    for line in content.lines() {
        let begin = line.trim_start();
        let blocks = [("/*", "*/"), ("<!--", "-->")];
        block_end = block_end.or_else(|| blocks.iter().find(|(open, _)| begin.starts_with(open)).map(|(_, end)| *end));
        match block_end {
            Some(end) if line.contains(end) => block_end = None,
            Some(_) => {}
            None if begin.starts_with("//") => {}
            None => code.push(line.split(" // ").next().unwrap_or_default()),
        }
    }
    code.join("\n")
}

/// What follows each call of a function, from its first argument on.
fn calls<'a>(content: &'a str, opening: &'a str) -> impl Iterator<Item = &'a str> {
    let inside_a_name = |before: &str| before.ends_with(|last: char| last.is_alphanumeric() || "_.$".contains(last));
    content
        .match_indices(opening)
        .filter(move |(at, _)| !inside_a_name(&content[..*at]))
        .map(move |(at, _)| &content[at + opening.len()..])
}

/// The arguments up to the closing bracket.
fn arguments(call: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut depth, mut begin, mut quote) = (0, 0, None);
    for (at, sign) in call.char_indices() {
        match (quote, sign) {
            (Some(open), _) if sign == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(sign),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') if depth == 0 => {
                found.push(call[begin..at].trim());
                break;
            }
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                found.push(call[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    found.retain(|argument| !argument.is_empty());
    found
}

/// The text between the quotes, if the argument is nothing else.
fn literal(argument: &str) -> Option<String> {
    let quote = argument.chars().next().filter(|first| "'\"".contains(*first))?;
    let inner = argument.strip_prefix(quote)?.strip_suffix(quote)?;
    (!inner.contains(quote)).then(|| inner.to_string())
}

/// The name at the beginning of `name = value`, `name: value` or `name`.
fn name(argument: &str) -> String {
    argument.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect()
}

/// The names in `{ name: value, name }`; nothing if they cannot be known from here.
fn object_names(argument: Option<&str>) -> Option<BTreeSet<String>> {
    let Some(argument) = argument else { return Some(BTreeSet::new()) };
    let entries = arguments(argument.strip_prefix('{')?);
    let known = entries.iter().all(|entry| !entry.starts_with("..."));
    known.then(|| entries.iter().map(|entry| name(entry)).collect())
}

#[test]
fn calls_are_found_with_what_they_pass() {
    let mut sources = Sources::default();
    sources.add_rust(
        "a.rs",
        "if x { text!(\n \"one-two\", a = f(1, 2), b = \")\",\n) } other_text!(\"no\") #[cfg(test)]\nmod tests { text!(\"no\") }",
    );
    sources.add_page(
        "b.ts",
        "t('key-a', { who, count: n(1, 2) }) + t(x ? 'key-b' : 'key-c') + t(`fam-${x}`) + at('no') + tWord('group', w)",
    );
    sources.add_page("c.ts", "t('key-d', args) + t('key-e', { ...more })");
    let found: Vec<(&str, Option<Vec<&str>>)> = sources
        .calls
        .iter()
        .map(|call| (call.key.as_str(), call.values.as_ref().map(|names| names.iter().map(String::as_str).collect())))
        .collect();
    let wanted =
        [("one-two", Some(vec!["a", "b"])), ("key-a", Some(vec!["count", "who"])), ("key-d", None), ("key-e", None)];
    assert_eq!(found, wanted);
    let families: Vec<&str> = sources.families.iter().map(|(family, _)| family.as_str()).collect();
    assert_eq!(families, ["fam", "group"]);
    assert!(sources.literals.contains("key-b") && sources.literals.contains("key-c"));
}

#[test]
fn what_stands_in_comments_is_not_said() {
    let code = "a 'one' // 'two'\n// 'three'\n/** 'four'\n * 'five' */\n<!-- 'six' -->\nlink 'https://seven'";
    assert_eq!(without_comments(code), "a 'one'\nlink 'https://seven'");
    let mut sources = Sources::default();
    sources.add_rust("a.rs", "#[cfg(test)]\nmod some_tests;\ntext!(\"key-a\")");
    assert_eq!(sources.calls.len(), 1, "the code goes on after a test module in another file");
}
