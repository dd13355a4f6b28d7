//! The Debian package, by dpkg-deb: a folder laid out as it lies on a machine, and a few lines about it.

use super::layout::Layout;
use super::{Release, copy, empty, make_folder, output, write};
use crate::run;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What Debian calls this kind of machine; container images call it the same.
pub fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// Where the package of a release lies.
pub fn file(release: &Release) -> PathBuf {
    release.dist.join(format!("hedgerow_{}_{}.deb", release.version, architecture()))
}

pub fn package(release: &Release, layout: &Layout) -> Result<(), String> {
    let root = release.work.join("debian");
    empty(&root)?;
    make_folder(&root.join("usr"))?;
    run(Command::new("cp").arg("--recursive").arg(layout.prefix().join(".")).arg(root.join("usr")))?;
    copy(layout.configuration(), &root.join("etc/hedgerow/hedgerow.env"))?;
    let documentation = root.join("usr/share/doc/hedgerow");
    let licences = ["LICENSE-MIT", "LICENSE-APACHE"].map(fs::read_to_string);
    let licences: Result<Vec<String>, _> = licences.into_iter().collect();
    let copyright = licences.map_err(|error| format!("licences: {error}"))?.join("\n\n");
    write(&documentation.join("copyright"), &format!("MIT or Apache-2.0, as you choose.\n\n{copyright}"))?;
    copy("CHANGELOG.md", &documentation.join("changelog"))?;
    run(Command::new("gzip").args(["--no-name", "--best"]).arg(documentation.join("changelog")))?;
    let size = output(Command::new("du").args(["--summarize", "--apparent-size", "--block-size=1024"]).arg(&root))?;
    let control = fs::read_to_string("packaging/debian/control").map_err(|error| format!("control: {error}"))?;
    let control = control
        .replace("@VERSION@", &release.version)
        .replace("@ARCHITECTURE@", architecture())
        .replace("@SIZE@", size.split_whitespace().next().unwrap_or("0"))
        .replace("@GLIBC@", &layout.c_library()?);
    write(&root.join("DEBIAN/control"), &control)?;
    write(&root.join("DEBIAN/conffiles"), "/etc/hedgerow/hedgerow.env\n")?;
    for script in ["postinst", "prerm", "postrm"] {
        // Copied with its permission to run.
        copy(format!("packaging/debian/{script}"), &root.join("DEBIAN").join(script))?;
    }
    // However files are made here, others may read them there.
    run(Command::new("chmod").args(["--recursive", "u=rwX,go=rX"]).arg(&root))?;
    // The time is part of the package; without it the same files give the same package.
    let compression: &[&str] = if release.small { &["-Zxz"] } else { &["-Zgzip", "-z1"] };
    let build = ["--root-owner-group", "--build"];
    run(Command::new("dpkg-deb")
        .args(compression)
        .args(build)
        .arg(&root)
        .arg(file(release))
        .env("SOURCE_DATE_EPOCH", "0"))
}
