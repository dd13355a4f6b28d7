//! The bill of materials: every library in the program and its page, with version and licence, in the CycloneDX format.

use super::output;
use crate::cargo_path;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

pub fn of_materials(version: &str) -> Result<String, String> {
    let tree = ["tree", "--locked", "--package", "hedgerow-cli", "--features", "page", "--edges", "normal"];
    let lines = ["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"];
    let crates = crates(&output(Command::new(cargo_path()).args(tree).args(lines))?);
    let lock = fs::read_to_string("web/package-lock.json").map_err(|error| format!("package-lock.json: {error}"))?;
    let lock: Value = serde_json::from_str(&lock).map_err(|error| format!("package-lock.json: {error}"))?;
    let components: Vec<Value> = crates.into_iter().chain(packages(&lock)).collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "name": "hedgerow",
            "version": version,
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        } },
        "components": components,
    });
    serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())
}

/// Every crate once, from lines such as `serde v1.0.2 (proc-macro)|MIT OR Apache-2.0`.
fn crates(lines: &str) -> Vec<Value> {
    let unique: BTreeSet<(&str, &str, &str)> = lines
        .lines()
        .filter_map(|line| {
            let (package, licence) = line.split_once('|')?;
            let mut words = package.split_whitespace();
            Some((words.next()?, words.next()?.trim_start_matches('v'), licence))
        })
        .collect();
    let describe = |(name, version, licence)| component("cargo", name, version, licence);
    unique.into_iter().map(describe).collect()
}

/// What goes into the page: not what only builds or tests it.
fn packages(lock: &Value) -> Vec<Value> {
    let all = lock["packages"].as_object().into_iter().flatten();
    let describe = |(path, package): (&String, &Value)| {
        let name = path.strip_prefix("node_modules/")?;
        let built_in = package["dev"] != Value::Bool(true);
        let licence = package["license"].as_str().unwrap_or("NOASSERTION");
        built_in.then(|| component("npm", name, package["version"].as_str().unwrap_or_default(), licence))
    };
    all.filter_map(describe).collect()
}

fn component(kind: &str, name: &str, version: &str, licence: &str) -> Value {
    json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:{kind}/{}@{version}", name.replace('@', "%40")),
        // An older way to write "or".
        "licenses": [{ "expression": licence.replace('/', " OR ") }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_stands_once_in_the_bill_with_its_licence() {
        let lines = "serde v1.0.2|MIT OR Apache-2.0\n\nring v0.17.1|MIT/ISC\nserde v1.0.2|MIT OR Apache-2.0\n";
        let crates = crates(lines);
        assert_eq!(crates.len(), 2);
        assert_eq!(crates[0]["purl"], "pkg:cargo/ring@0.17.1");
        assert_eq!(crates[0]["licenses"][0]["expression"], "MIT OR ISC");
    }

    #[test]
    fn what_only_builds_the_page_is_not_in_it() {
        let lock = json!({ "packages": {
            "": {},
            "node_modules/vite": { "version": "8.0.0", "dev": true, "license": "MIT" },
            "node_modules/@fluent/bundle": { "version": "0.19.1", "license": "Apache-2.0" },
        } });
        let packages = packages(&lock);
        assert_eq!(packages.len(), 1);
        assert_eq!(packages[0]["purl"], "pkg:npm/%40fluent/bundle@0.19.1");
    }
}
