//! The Python package: built, installed into a virtual environment of its own, tested, and packed as a wheel.

use crate::{cargo_path, run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the tests need, in files that pip reads: small wheels, and the large ones of OpenSpiel and Ray.
const REQUIREMENTS: &str = "python/requirements-test.txt";
const LARGE: &str = "python/requirements-large.txt";

/// Types and tests of the package, with the module that a call of cargo with these arguments builds.
pub fn test(build: &[&str], flags: Option<(&str, &str)>) -> Result<(), String> {
    println!("$ cargo {}", build.join(" "));
    run(Command::new(cargo_path()).args(build).envs(flags))?;
    let environment = Environment::make(&target().join("python-tests"))?;
    environment.install(REQUIREMENTS)?;
    let folder = lay_out(&package(), &target().join("debug").join(library()))?;
    let configuration = absolute("python/pyproject.toml")?;
    let mypy = ["--config-file", &configuration, "--cache-dir", ".mypy_cache"];
    println!("$ mypy hedgerow");
    run(environment.python(&folder).args(["-m", "mypy"]).args(mypy).args(["-p", "hedgerow"]))?;
    println!("$ stubtest hedgerow._hedgerow");
    let allowed = absolute("python/stubtest-allowlist.txt")?;
    run(environment.python(&folder).args(["-m", "mypy.stubtest", "--allowlist", &allowed, "hedgerow._hedgerow"]))?;
    environment.pytest(&folder, "python/tests")
}

/// OpenSpiel and Ray, after [`test()`]. Where they cannot be installed that is said; in CI it is a failure.
pub fn test_large() -> Result<(), String> {
    let environment = Environment::make(&target().join("python-large"))?;
    match environment.install(LARGE) {
        Ok(()) => environment.pytest(&package(), "python/tests_large"),
        Err(message) => not_installed(&message, std::env::var_os("CI").is_some()),
    }
}

/// Only CI must have everything.
fn not_installed(message: &str, in_ci: bool) -> Result<(), String> {
    let what = "hedgerow.openspiel and hedgerow.ray NOT TESTED: OpenSpiel and Ray could not be installed";
    if in_ci {
        return Err(format!("{what} ({message})"));
    }
    println!("{what} ({message})");
    Ok(())
}

/// Where the package is put together for tests.
fn package() -> PathBuf {
    target().join("python-package")
}

/// Puts the package together as it is installed: its files and the module.
fn lay_out(folder: &Path, module: &Path) -> Result<PathBuf, String> {
    let package = folder.join("hedgerow");
    fs::create_dir_all(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    let copy = |from: &Path, to: &Path| {
        // A module that a program has loaded must not be written over.
        let _ = fs::remove_file(to);
        fs::copy(from, to).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
    };
    for file in fs::read_dir("python/hedgerow").map_err(|error| format!("python/hedgerow: {error}"))? {
        let file = file.map_err(|error| format!("python/hedgerow: {error}"))?.path();
        if let Some(name) = file.file_name().filter(|_| file.is_file()) {
            copy(&file, &package.join(name))?;
        }
    }
    copy(module, &package.join(if cfg!(windows) { "_hedgerow.pyd" } else { "_hedgerow.abi3.so" }))?;
    Ok(folder.to_path_buf())
}

/// What cargo calls the module.
fn library() -> String {
    format!("{}_hedgerow{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// Builds a wheel into a folder, then installs it into an empty environment and plays a game there.
pub fn wheel(folder: &Path) -> Result<(), String> {
    let tools = Environment::make(&target().join("python-tools"))?;
    tools.pip(&["install", "--quiet", "maturin>=1.9,<2"])?;
    let out = absolute_of(folder)?;
    println!("$ maturin build --release");
    let mut maturin = Command::new(tools.program("maturin"));
    maturin.args(["build", "--release", "--quiet", "--strip", "--manifest-path", "python/Cargo.toml", "--out", &out]);
    run(&mut maturin)?;
    let trial = target().join("python-trial");
    if trial.exists() {
        fs::remove_dir_all(&trial).map_err(|error| format!("{}: {error}", trial.display()))?;
    }
    let trial = Environment::make(&trial)?;
    let wheel = wheel_in(folder)?;
    trial.pip(&["install", "--quiet", &wheel])?;
    run(trial.python(&target()).args(["-c", GAME]))
}

/// A random game, as the documentation shows it.
const GAME: &str = "\
import random, hedgerow
table = hedgerow.Table('carcassonne/first', seats=2, seed='7')
while not table.over:
    table.play(random.choice(table.legal_actions))
print('a random game from the wheel:', table.scores)";

fn wheel_in(folder: &Path) -> Result<String, String> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut wheels = files.filter_map(|file| Some(file.ok()?.path()));
    let wheel = wheels.find(|path| path.extension().is_some_and(|ending| ending == "whl"));
    wheel.map(|path| path.display().to_string()).ok_or_else(|| format!("{} has no wheel", folder.display()))
}

/// A virtual environment.
struct Environment {
    folder: PathBuf,
    /// Whether it has a pip of its own; Debian's plain Python makes none, and the system's pip installs into it.
    own_pip: bool,
}

impl Environment {
    /// The one in that folder, made if it is not there.
    fn make(folder: &Path) -> Result<Environment, String> {
        let has = |module: &str| {
            let import = format!("import {module}");
            Command::new("python3").args(["-c", &import]).output().is_ok_and(|output| output.status.success())
        };
        let own_pip = has("ensurepip");
        if !own_pip && !has("pip") {
            return Err("the Python package needs pip (on Debian: apt install python3-pip python3-venv)".to_string());
        }
        let environment = Environment { folder: absolute_of(folder)?.into(), own_pip };
        if !environment.program("python").exists() {
            let pip = if own_pip { &[][..] } else { &["--without-pip"] };
            run(Command::new("python3").args(["-m", "venv"]).args(pip).arg(folder))?;
        }
        Ok(environment)
    }

    /// A program of the environment.
    fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }

    /// Its Python, to be run in a folder.
    fn python(&self, folder: &Path) -> Command {
        let mut python = Command::new(self.program("python"));
        python.current_dir(folder).env_remove("PYTHONPATH").env("PYTHONDONTWRITEBYTECODE", "1");
        python
    }

    fn pip(&self, arguments: &[&str]) -> Result<(), String> {
        let mut pip = match self.own_pip {
            true => Command::new(self.program("python")),
            false => Command::new("python3"),
        };
        pip.args(["-m", "pip", "--disable-pip-version-check"]);
        if !self.own_pip {
            pip.arg("--python").arg(self.program("python"));
        }
        run(pip.args(arguments))
    }

    /// Runs the tests in a folder against the package in another.
    fn pytest(&self, package: &Path, tests: &str) -> Result<(), String> {
        println!("$ pytest {tests}");
        run(self.python(package).args(["-m", "pytest", "-q", "-p", "no:cacheprovider", &absolute(tests)?]))
    }

    /// Installs what a file asks for, unless that was done before.
    fn install(&self, requirements: &str) -> Result<(), String> {
        let wanted = fs::read_to_string(requirements).map_err(|error| format!("{requirements}: {error}"))?;
        let done = self.folder.join("installed.txt");
        if fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
            return Ok(());
        }
        println!("$ pip install -r {requirements}");
        self.pip(&["install", "--quiet", "-r", requirements])?;
        fs::write(&done, wanted).map_err(|error| format!("{}: {error}", done.display()))
    }
}

fn absolute(path: &str) -> Result<String, String> {
    absolute_of(Path::new(path))
}

fn absolute_of(path: &Path) -> Result<String, String> {
    let path = std::path::absolute(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_installed_fails_in_ci_alone() {
        assert_eq!(not_installed("no network", false), Ok(()));
        assert!(
            not_installed("no network", true).is_err_and(|said| said.contains("Ray") && said.contains("no network"))
        );
    }

    #[test]
    fn the_wheel_is_found_among_what_is_made() {
        let folder = std::env::temp_dir().join(format!("hedgerow-wheel-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(wheel_in(&folder).is_err());
        fs::write(folder.join("sbom.json"), "").unwrap();
        fs::write(folder.join("hedgerow-1.whl"), "").unwrap();
        assert!(wheel_in(&folder).is_ok_and(|wheel| wheel.ends_with("hedgerow-1.whl")));
        fs::remove_dir_all(&folder).unwrap();
    }
}
