//! [`Layout`]: the files of an installation, as they lie below `/usr`.

use super::{copy, empty, make_folder, output, write};
use crate::run;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that holds what an installation has below its prefix, and the configuration.
pub struct Layout {
    folder: PathBuf,
}

/// Where shells look for completions, below the prefix.
const COMPLETIONS: [(&str, &str); 3] = [
    ("hedgerow.bash", "share/bash-completion/completions/hedgerow"),
    ("_hedgerow", "share/zsh/vendor-completions/_hedgerow"),
    ("hedgerow.fish", "share/fish/vendor_completions.d/hedgerow.fish"),
];
pub const SERVICE: &str = "lib/systemd/system/hedgerow.service";

impl Layout {
    /// Lays out a program: stripped, with the manual pages and completions that it writes itself.
    pub fn of(program: &Path, folder: &Path) -> Result<Layout, String> {
        empty(folder)?;
        let layout = Layout { folder: folder.to_path_buf() };
        let below = |name: &str| layout.prefix().join(name);
        copy(program, &below("bin/hedgerow"))?;
        run(Command::new("strip").arg(below("bin/hedgerow")))?;
        let made = folder.join("made");
        run(Command::new(program).arg("packaging").arg(&made).env("HEDGEROW_LANGUAGE", "en"))?;
        for (from, to) in COMPLETIONS {
            copy(made.join("completions").join(from), &below(to))?;
        }
        let manual = below("share/man/man1");
        make_folder(&manual)?;
        run(Command::new("cp").arg("--recursive").arg(made.join("man/.")).arg(&manual))?;
        run(Command::new("gzip").args(["--recursive", "--no-name", "--best"]).arg(&manual))?;
        copy("packaging/hedgerow.service", &below(SERVICE))?;
        copy(made.join("hedgerow.env"), &layout.configuration())?;
        Ok(layout)
    }

    /// What goes below the prefix.
    pub fn prefix(&self) -> PathBuf {
        self.folder.join("prefix")
    }

    pub fn program(&self) -> PathBuf {
        self.prefix().join("bin/hedgerow")
    }

    /// Every setting of a server, commented out.
    pub fn configuration(&self) -> PathBuf {
        self.folder.join("hedgerow.env")
    }

    /// Copies everything below another prefix. The service starts the program that lies there.
    pub fn install(&self, prefix: &Path) -> Result<(), String> {
        make_folder(prefix)?;
        run(Command::new("cp").arg("--recursive").arg(self.prefix().join(".")).arg(prefix))?;
        copy(self.configuration(), &prefix.join("share/hedgerow/hedgerow.env"))?;
        let service = prefix.join(SERVICE);
        let text = fs::read_to_string(&service).map_err(|error| format!("{}: {error}", service.display()))?;
        write(&service, &text.replace("/usr/bin/", &format!("{}/bin/", prefix.display())))
    }

    /// The shared libraries that the program needs, the loader among them.
    pub fn libraries(&self) -> Result<Vec<PathBuf>, String> {
        let listed = output(Command::new("ldd").arg(self.program()))?;
        let path = |line: &str| line.split_whitespace().find(|word| word.starts_with('/')).map(PathBuf::from);
        Ok(listed.lines().filter_map(path).collect())
    }

    /// The oldest C library that the program runs with, as in 2.34.
    pub fn c_library(&self) -> Result<String, String> {
        let symbols = output(Command::new("objdump").arg("--dynamic-syms").arg(self.program()))?;
        newest_glibc(&symbols).ok_or("the program needs no C library; is it linked statically?".to_string())
    }
}

fn newest_glibc(symbols: &str) -> Option<String> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| letter != '.' && !letter.is_ascii_digit()).unwrap_or(rest.len());
        let numbers: Result<Vec<u32>, _> = rest[..end].split('.').map(str::parse).collect();
        numbers.ok()
    });
    let newest = versions.max()?;
    Some(newest.iter().map(u32::to_string).collect::<Vec<_>>().join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_that_is_asked_for_counts() {
        let symbols = "0 DF *UND* 0 (GLIBC_2.2.5) write\n0 DF *UND* 0 (GLIBC_2.34) dlsym\n0 w DF 0 (GLIBC_2.9) pipe2\n";
        assert_eq!(newest_glibc(symbols).as_deref(), Some("2.34"));
        assert_eq!(newest_glibc("no symbols"), None);
    }
}
