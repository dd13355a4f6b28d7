//! Puts every file of `locales/` into the program: a language is a folder there and needs no code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language whose texts are complete; it comes first.
const FIRST: &str = "en";

fn main() -> io::Result<()> {
    let crate_folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    // A folder in the package, a link in the repository, and a file where git makes no links.
    let folders = ["locales", "../../locales"].map(|folder| crate_folder.join(folder));
    let root = folders.iter().find(|folder| folder.is_dir()).ok_or(io::ErrorKind::NotFound)?.canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders = entries(&root)?;
    folders.retain(|folder| folder.is_dir());
    folders.sort_by_key(|folder| (name(folder) != FIRST, name(folder)));
    let mut code = format!("static LOCALES: [Locale; {}] = [\n", folders.len());
    for folder in &folders {
        code += &format!("    Locale {{ tag: {:?}, files: &[\n", name(folder));
        for file in entries(folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            code += &format!("        ({:?}, include_str!({:?})),\n", name(file), file.display().to_string());
        }
        code += "    ], bundle: OnceLock::new() },\n";
    }
    code += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("locales.rs"), code)
}

/// What is in a folder, in the order of the names.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
