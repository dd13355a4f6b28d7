//! The container image: an OCI layout in a tar file, made without a base image and without a container engine.
//!
//! It holds the program, the libraries it needs, the certificates of this machine's authorities, and an empty folder for the games.

use super::debian::architecture;
use super::layout::Layout;
use super::{Release, copy, empty, make_folder, output, tar, write};
use crate::run;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The user that the server runs as, by number: there is no other.
const USER: u32 = 65532;
const SECOND: u64 = 1_000_000_000;
const AUTHORITIES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// Where the image of a release lies.
pub fn file(release: &Release) -> PathBuf {
    release.file("-image.tar")
}

pub fn archive(release: &Release, layout: &Layout) -> Result<(), String> {
    let folder = release.work.join("image");
    empty(&folder)?;
    let blobs = folder.join("blobs/sha256");
    make_folder(&blobs)?;
    let (layer, unpacked) = layer(release, layout, &blobs)?;
    let config = add(&blobs, &config(release, &unpacked))?;
    let manifest = add(
        &blobs,
        &json!({
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config.describe("application/vnd.oci.image.config.v1+json"),
            "layers": [layer.describe("application/vnd.oci.image.layer.v1.tar+gzip")],
        }),
    )?;
    let mut described = manifest.describe("application/vnd.oci.image.manifest.v1+json");
    described["annotations"] = json!({ "org.opencontainers.image.ref.name": release.version });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [described],
    });
    write(&folder.join("index.json"), &index.to_string())?;
    write(&folder.join("oci-layout"), r#"{"imageLayoutVersion":"1.0.0"}"#)?;
    // For engines that load only Docker's own archives.
    let tags = [format!("hedgerow:{}", release.version), "hedgerow:latest".to_string()];
    let docker = json!([{ "Config": config.path(), "RepoTags": tags, "Layers": [layer.path()] }]);
    write(&folder.join("manifest.json"), &docker.to_string())?;
    let names = ["blobs", "index.json", "manifest.json", "oci-layout"];
    run(tar().args(["--create", "--file"]).arg(file(release)).arg("--directory").arg(&folder).args(names))
}

/// The one layer as a blob, and the digest of what is in it before compression.
fn layer(release: &Release, layout: &Layout, blobs: &Path) -> Result<(Blob, String), String> {
    let root = &release.work.join("image-root");
    empty(root)?;
    copy(layout.program(), &root.join("usr/bin/hedgerow"))?;
    for library in layout.libraries()? {
        copy(&library, &root.join(library.strip_prefix("/").unwrap_or(&library)))?;
    }
    copy(AUTHORITIES, &root.join(AUTHORITIES.trim_start_matches('/')))?;
    write(&root.join("etc/passwd"), &format!("hedgerow:x:{USER}:{USER}::/data:/usr/bin/hedgerow\n"))?;
    write(&root.join("etc/group"), &format!("hedgerow:x:{USER}:\n"))?;
    run(Command::new("chmod").args(["--recursive", "u=rwX,go=rX"]).arg(root))?;
    let packed = blobs.join("layer.tar");
    run(tar().args(["--create", "--file"]).arg(&packed).arg("--directory").arg(root).arg("."))?;
    // The folders that the server writes to are its own.
    let own = root.with_extension("own");
    empty(&own)?;
    make_folder(&own.join("data"))?;
    make_folder(&own.join("tmp"))?;
    let mut more = Command::new("tar");
    more.args(["--sort=name", "--mtime=@0", "--numeric-owner", "--mode=0700"]);
    more.args([format!("--owner={USER}"), format!("--group={USER}")]);
    run(more.args(["--append", "--file"]).arg(&packed).arg("--directory").arg(&own).args(["./data", "./tmp"]))?;
    let unpacked = digest(&packed)?;
    run(Command::new("gzip").args(["--no-name", release.gzip_level()]).arg(&packed))?;
    Ok((Blob::named(&blobs.join("layer.tar.gz"))?, unpacked))
}

fn config(release: &Release, unpacked: &str) -> Value {
    json!({
        "architecture": architecture(),
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "Env": ["PATH=/usr/bin", "HEDGEROW_DATA=/data", "HEDGEROW_LISTEN=0.0.0.0:4000"],
            "Entrypoint": ["/usr/bin/hedgerow"],
            "Cmd": ["serve"],
            "WorkingDir": "/data",
            "Volumes": { "/data": {} },
            "ExposedPorts": { "4000/tcp": {} },
            "Healthcheck": {
                "Test": ["CMD", "/usr/bin/hedgerow", "admin", "ready"],
                "Interval": 30 * SECOND,
                "Timeout": 5 * SECOND,
                "StartPeriod": 10 * SECOND,
            },
            "Labels": {
                "org.opencontainers.image.title": "Hedgerow",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{unpacked}")] },
        "history": [{ "created_by": "cargo xtask release" }],
    })
}

/// A file of the image, named by its digest.
struct Blob {
    digest: String,
    size: u64,
}

impl Blob {
    /// Gives a file the name of its digest.
    fn named(file: &Path) -> Result<Blob, String> {
        let fault = |error| format!("{}: {error}", file.display());
        let blob = Blob { digest: digest(file)?, size: fs::metadata(file).map_err(fault)?.len() };
        fs::rename(file, file.with_file_name(&blob.digest)).map_err(fault)?;
        Ok(blob)
    }

    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.digest)
    }

    fn describe(&self, kind: &str) -> Value {
        json!({ "mediaType": kind, "digest": format!("sha256:{}", self.digest), "size": self.size })
    }
}

fn add(blobs: &Path, value: &Value) -> Result<Blob, String> {
    let file = blobs.join("new.json");
    write(&file, &value.to_string())?;
    Blob::named(&file)
}

fn digest(file: &Path) -> Result<String, String> {
    let sum = output(Command::new("sha256sum").arg(file))?;
    sum.split_whitespace().next().map(str::to_string).ok_or_else(|| "sha256sum says nothing".to_string())
}
