//! What the documentation shows is what the program says.
//!
//! A block that begins with `$ hedgerow …` is run line by line in an empty folder, one per page. What it shows below a command
//! must be in the output in that order, `…` standing for anything.
#![cfg(unix)]

use crate::program::{PROGRAM, folder, python, repository};
use std::path::Path;
use std::process::Command;

/// How long something took is the one thing that no two runs have in common.
fn without_times(line: &str) -> String {
    let is_time =
        |word: &str| word.len() == 6 && word.starts_with("0.") && word[2..].chars().all(|c| c.is_ascii_digit());
    line.split(' ').map(|word| if is_time(word) { "0.####" } else { word }).collect::<Vec<_>>().join(" ")
}

/// The commands of a page, each with what is shown below it.
fn shown(page: &str) -> Vec<(String, Vec<String>)> {
    let mut commands: Vec<(String, Vec<String>)> = Vec::new();
    for block in page.split("```").skip(1).step_by(2).filter(|block| block.trim_start().starts_with("$ hedgerow")) {
        for line in block.trim_matches('\n').lines() {
            match (line.strip_prefix("$ "), commands.last_mut()) {
                (Some(command), _) => commands.push((command.to_owned(), Vec::new())),
                (None, Some((_, lines))) => lines.push(line.to_owned()),
                (None, None) => unreachable!("the block begins with a command"),
            }
        }
    }
    commands
}

fn run(command: &str, folder: &Path) -> Vec<String> {
    let path = format!("{}:{}", Path::new(PROGRAM).parent().unwrap().display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    let shell = shell.args(["-c", command]).current_dir(folder).env("PATH", path).env("HEDGEROW_LANGUAGE", "en");
    let output = shell.output().unwrap();
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(without_times).collect()
}

#[test]
fn commands_say_what_the_documentation_shows() {
    python();
    let mut tried = 0;
    for page in std::fs::read_dir(repository("docs")).unwrap().map(|entry| entry.unwrap().path()) {
        let Some(name) = page.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".md")) else {
            continue;
        };
        let folder = folder(&format!("docs-{name}"));
        std::os::unix::fs::symlink(repository("examples"), folder.join("examples")).unwrap();
        for (command, expected) in shown(&std::fs::read_to_string(&page).unwrap()) {
            let output = run(&command, &folder);
            let mut rest = output.as_slice();
            for part in expected.split(|line| line.trim() == "…").filter(|part| !part.is_empty()) {
                let part: Vec<String> = part.iter().map(|line| without_times(line)).collect();
                let found = rest.windows(part.len()).position(|lines| lines == part);
                let place = found.unwrap_or_else(|| {
                    panic!("{name}: {command}\nshows:\n{}\nbut is:\n{}", part.join("\n"), output.join("\n"))
                });
                rest = &rest[place + part.len()..];
            }
            tried += 1;
        }
    }
    assert!(tried >= 5, "only {tried} commands were found");
}

/// The pages at the top of the repository and those in `docs/`.
fn pages() -> Vec<(String, String)> {
    let root = repository(".");
    let folders = [root.clone(), root.join("docs"), root.join("scenarios"), root.join("web")];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
    let pages = files.filter(|path| path.extension().is_some_and(|end| end == "md"));
    pages.map(|path| (path.display().to_string(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn files_that_the_documentation_names_are_there() {
    let root = repository(".");
    let rooms =
        ["crates/", "docs/", "examples/", "fuzz/", "locales/", "scenarios/", "sets/", "tests/", "web/", "xtask/"];
    let mut missing = Vec::new();
    for (page, text) in pages() {
        // What stands in single backquotes; a name with a pattern or a placeholder in it names no one file.
        let words = text.split('`').skip(1).step_by(2).filter(|word| rooms.iter().any(|room| word.starts_with(room)));
        let words =
            words.filter(|word| !word.contains(|sign: char| "*{}… ".contains(sign) || sign.is_ascii_uppercase()));
        missing.extend(words.filter(|word| !root.join(word).exists()).map(|word| format!("{page}: {word}")));
        let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        let links = links.filter(|link| !link.is_empty() && !link.contains(':') && !link.contains(' '));
        let beside = Path::new(&page).parent().unwrap().to_owned();
        missing.extend(links.filter(|link| !beside.join(link).exists()).map(|link| format!("{page}: {link}")));
    }
    // Made by a build, not part of the repository.
    missing.retain(|line| !line.ends_with("web/dist"));
    assert!(missing.is_empty(), "{missing:#?}");
}
