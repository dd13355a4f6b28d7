//! `cargo xtask release`: everything that people download, made from a clean clone into `dist/`.
//!
//! What is packed is laid out once, as it lies on a machine (`layout.rs`); archive, Debian package and image are made of that. The
//! tools are those of every Debian: tar, gzip, dpkg-deb, strip, sha256sum.

mod bill;
mod debian;
mod image;
mod layout;
mod trial;

use crate::{cargo, python, run, target, web};
use layout::Layout;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Everything that is made goes here.
const DIST: &str = "dist";
/// The checksums of everything else there.
const SUMS: &str = "SHA256SUMS";

/// One release: what is packed, and what it is called.
pub(crate) struct Release {
    pub version: String,
    /// The folder for what is made.
    pub dist: PathBuf,
    /// The folder for what is made on the way there.
    pub work: PathBuf,
    /// Packed as small as it gets, or as fast, for tests.
    pub small: bool,
}

/// Builds the program and packs it.
pub fn make() -> Result<(), String> {
    let program = build()?;
    let release = Release { version: version()?, dist: DIST.into(), work: target().join("packages"), small: true };
    release.pack(&program)?;
    trial::look_into(&release)?;
    trial::in_image(&release)?;
    python::wheel(&release.dist)?;
    // With the wheel, which is looked at by itself.
    release.sums()?;
    println!("\n{}", list(&release.dist)?);
    Ok(())
}

/// Makes the wheel of the Python package alone.
pub fn wheel() -> Result<(), String> {
    make_folder(Path::new(DIST))?;
    python::wheel(Path::new(DIST))
}

/// Installs what was packed in a fresh Debian, upgrades and removes it there.
pub fn try_out(program: Option<&str>) -> Result<(), String> {
    let program = program.map_or_else(build, |given| Ok(PathBuf::from(given)))?;
    trial::in_fresh_debian(&program, &target().join("packages-trial"))
}

/// What the tests do of it: packs a program that is built already, looks into the packages, and starts a server from the image.
pub fn check(program: &Path) -> Result<(), String> {
    let work = target().join("packages-check");
    let release = Release { version: version()?, dist: work.join("dist"), work, small: false };
    release.pack(program)?;
    trial::look_into(&release)?;
    trial::in_image(&release)
}

/// Puts program, manual pages, completions and service into place, below a folder such as `/usr/local`.
pub fn install(prefix: Option<&str>) -> Result<(), String> {
    let program = build()?;
    let prefix = Path::new(prefix.unwrap_or("/usr/local"));
    let layout = Layout::of(&program, &target().join("packages/install"))?;
    layout.install(prefix)?;
    println!("installed: {}", prefix.join("bin/hedgerow").display());
    Ok(())
}

fn build() -> Result<PathBuf, String> {
    web::build()?;
    cargo(&["build", "--release", "--package", "hedgerow-cli", "--features", "page"])?;
    Ok(target().join("release/hedgerow"))
}

impl Release {
    fn pack(&self, program: &Path) -> Result<(), String> {
        empty(&self.dist)?;
        let layout = Layout::of(program, &self.work.join("layout"))?;
        self.archive(&layout)?;
        debian::package(self, &layout)?;
        image::archive(self, &layout)?;
        copy("packaging/compose.yaml", &self.dist.join("compose.yaml"))?;
        write(&self.file("sbom.json"), &bill::of_materials(&self.version)?)?;
        write(&self.file("changes.md"), &changes(&self.version)?)?;
        self.sums()
    }

    /// Where a file of this release lies.
    pub fn file(&self, ending: &str) -> PathBuf {
        let dot = if ending.starts_with('-') { "" } else { "." };
        self.dist.join(format!("hedgerow-{}{dot}{ending}", self.version))
    }

    /// How hard gzip tries.
    pub fn gzip_level(&self) -> &'static str {
        if self.small { "--best" } else { "--fast" }
    }

    fn archive(&self, layout: &Layout) -> Result<(), String> {
        let name = format!("hedgerow-{}", self.version);
        let folder = self.work.join("archive");
        empty(&folder)?;
        layout.install(&folder.join(&name))?;
        for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            copy(file, &folder.join(&name).join(file))?;
        }
        copy("docs/install.md", &folder.join(&name).join("INSTALL.md"))?;
        let archive = self.file(&format!("-{}-linux.tar.gz", std::env::consts::ARCH));
        let gzip = format!("gzip {}", self.gzip_level());
        run(tar()
            .args(["--use-compress-program", &gzip, "--create", "--file"])
            .arg(archive)
            .arg("--directory")
            .arg(&folder)
            .arg(&name))
    }

    fn sums(&self) -> Result<(), String> {
        let mut names: Vec<String> = fs::read_dir(&self.dist)
            .map_err(|error| format!("{}: {error}", self.dist.display()))?
            .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
            .filter(|name| name != SUMS)
            .collect();
        names.sort();
        let sums = output(Command::new("sha256sum").args(names).current_dir(&self.dist))?;
        write(&self.dist.join(SUMS), &sums)
    }
}

/// The version of the program, as the workspace names it.
fn version() -> Result<String, String> {
    let manifest = fs::read_to_string("Cargo.toml").map_err(|error| format!("Cargo.toml: {error}"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    line.and_then(|rest| rest.strip_suffix('"')).map(str::to_string).ok_or("Cargo.toml names no version".to_string())
}

/// What changed in a version; before its release that is what stands under "Unreleased".
fn changes(version: &str) -> Result<String, String> {
    let log = fs::read_to_string("CHANGELOG.md").map_err(|error| format!("CHANGELOG.md: {error}"))?;
    let section = changes_in(&log, version).or_else(|| changes_in(&log, "Unreleased"));
    section.ok_or_else(|| format!("CHANGELOG.md says nothing about {version}"))
}

fn changes_in(log: &str, title: &str) -> Option<String> {
    let mut sections = log.split("\n## ").skip(1);
    let section = sections.find(|section| section.trim_start_matches('[').starts_with(title))?;
    Some(format!("## {}\n", section.trim_end()))
}

/// A tar that gives the same archive for the same files: whoever made it, and when.
fn tar() -> Command {
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"]);
    tar
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("cannot run {program}: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{program} ended with {}: {}", output.status, said.trim()));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{program}: {error}"))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    make_folder_of(file)?;
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn copy(from: impl AsRef<Path>, to: &Path) -> Result<(), String> {
    let from = from.as_ref();
    make_folder_of(to)?;
    fs::copy(from, to).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))?;
    Ok(())
}

fn make_folder_of(file: &Path) -> Result<(), String> {
    match file.parent() {
        Some(folder) => make_folder(folder),
        None => Ok(()),
    }
}

fn make_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// A folder with nothing in it.
fn empty(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    make_folder(folder)
}

fn list(folder: &Path) -> Result<String, String> {
    output(Command::new("ls").args(["-l", "--human-readable"]).arg(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_changes_of_a_version_are_its_section_alone() {
        let log =
            "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (2027-01-01)\n\n- second\n\n## [0.1.0]\n\n- first\n";
        assert_eq!(changes_in(log, "0.2.0").as_deref(), Some("## 0.2.0 (2027-01-01)\n\n- second\n"));
        assert_eq!(changes_in(log, "0.1.0").as_deref(), Some("## [0.1.0]\n\n- first\n"));
        assert_eq!(changes_in(log, "Unreleased").as_deref(), Some("## Unreleased\n\n- new\n"));
        assert_eq!(changes_in(log, "0.3.0"), None);
    }
}
