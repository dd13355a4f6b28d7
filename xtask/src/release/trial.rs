//! The packages tried as people use them: looked into, started, upgraded and removed.

use super::{Release, debian, empty, image, output};
use crate::run;
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A server that does not answer by then does not start.
const PATIENCE: Duration = Duration::from_secs(30);
/// A finished game, to see whether it outlives an upgrade.
const GAME: &str = "tests/records/carcassonne-first-1.hedgerow";

/// What a Debian package must hold.
const PACKED: [&str; 8] = [
    "./usr/bin/hedgerow",
    "./usr/lib/systemd/system/hedgerow.service",
    "./usr/share/man/man1/hedgerow-serve.1.gz",
    "./usr/share/bash-completion/completions/hedgerow",
    "./usr/share/zsh/vendor-completions/_hedgerow",
    "./usr/share/fish/vendor_completions.d/hedgerow.fish",
    "./usr/share/doc/hedgerow/copyright",
    "./etc/hedgerow/hedgerow.env",
];

/// Whether the files of a release are what their sums and lists say.
pub fn look_into(release: &Release) -> Result<(), String> {
    run(Command::new("sha256sum").args(["--check", "--quiet", "SHA256SUMS"]).current_dir(&release.dist))?;
    let package = debian::file(release);
    let contents = output(Command::new("dpkg-deb").arg("--contents").arg(&package))?;
    for path in PACKED {
        let line = contents.lines().find(|line| line.ends_with(&format!(" {path}")));
        let line = line.ok_or_else(|| format!("the Debian package has no {path}"))?;
        if !line.contains("root/root") || line.as_bytes().get(7) != Some(&b'r') {
            return Err(format!("not everyone can read this, or it is not root's: {line}"));
        }
    }
    let version = output(Command::new("dpkg-deb").arg("--field").arg(&package).arg("Version"))?;
    if version.trim() != release.version {
        return Err(format!("the Debian package is of version {version}"));
    }
    let bill = read_json(&release.file("sbom.json"))?;
    let names: Vec<&str> =
        bill["components"].as_array().into_iter().flatten().filter_map(|part| part["name"].as_str()).collect();
    for name in ["hedgerow-rules", "axum", "svelte"] {
        if !names.contains(&name) {
            return Err(format!("the bill of materials does not name {name}"));
        }
    }
    Ok(())
}

/// Starts a server from what is in the image, as an engine would, and asks whether it is ready.
pub fn in_image(release: &Release) -> Result<(), String> {
    let root = release.work.join("image-unpacked");
    empty(&root)?;
    run(Command::new("tar").arg("--extract").arg("--file").arg(image::file(release)).arg("--directory").arg(&root))?;
    let blob = |value: &Value| {
        let digest = value["digest"].as_str().and_then(|digest| digest.strip_prefix("sha256:")).unwrap_or_default();
        root.join("blobs/sha256").join(digest)
    };
    let manifest = read_json(&blob(&read_json(&root.join("index.json"))?["manifests"][0]))?;
    let config = read_json(&blob(&manifest["config"]))?;
    let inside = root.join("root");
    empty(&inside)?;
    let unpack = ["--extract", "--gzip", "--file"];
    run(Command::new("tar").args(unpack).arg(blob(&manifest["layers"][0])).arg("--directory").arg(&inside))?;
    let user = config["config"]["User"].as_str().unwrap_or_default();
    let settings = config["config"]["Env"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let settings: Vec<(&str, &str)> = settings.filter_map(|setting| setting.split_once('=')).collect();
    let here = |words: &[&str]| {
        let mut command = inside_of(&inside, user, words);
        command.env_clear().envs(settings.iter().copied());
        command
    };
    let address = free_address()?;
    let mut server = Running::start(here(&["/usr/bin/hedgerow", "serve"]).env("HEDGEROW_LISTEN", &address))?;
    server.answers(&address)?;
    let check = config["config"]["Healthcheck"]["Test"].as_array().into_iter().flatten().skip(1);
    let check: Vec<&str> = check.filter_map(Value::as_str).collect();
    run(&mut here(&check))?;
    // A program that was not built for release finds its page in the clone, and there is none in here.
    if release.small && !get(&address, "/", "")?.contains("<html") {
        return Err("the server in the image shows no page".to_string());
    }
    server.stop()
}

/// A command in another root, as a user by number. Without root's rights a namespace is its root, and its only user.
fn inside_of(root: &Path, user: &str, words: &[&str]) -> Command {
    let is_root = output(Command::new("id").arg("--user")).is_ok_and(|user| user.trim() == "0");
    let mut command = Command::new(if is_root { "/usr/sbin/chroot" } else { "/usr/bin/unshare" });
    match is_root {
        true => command.arg(format!("--userspec={user}")),
        false => command.args(["--map-root-user", "/usr/sbin/chroot"]),
    };
    command.arg(root).args(words);
    command
}

/// Installs an older package in a fresh Debian, plays there, upgrades, looks for the game, and removes everything.
pub fn in_fresh_debian(program: &Path, work: &Path) -> Result<(), String> {
    let root = work.join("root");
    if root.exists() {
        run(Command::new("rm").args(["--recursive", "--force", "--one-file-system"]).arg(&root))?;
    }
    super::make_folder(work)?;
    let older = packed(program, work, "0.0.1")?;
    let newer = packed(program, work, &super::version()?)?;
    if Command::new("debootstrap").arg("--version").output().is_err() {
        run(Command::new("apt-get").args(["install", "--yes", "--no-install-recommends", "debootstrap"]))?;
    }
    let codename = output(Command::new("sh").args(["-c", ". /etc/os-release && echo $VERSION_CODENAME"]))?;
    let parts = ["--variant=minbase", "--include=adduser,init-system-helpers,ca-certificates,libgcc-s1"];
    run(Command::new("debootstrap").args(parts).arg(codename.trim()).arg(&root).args(mirror()))?;
    let inside = |words: &[&str]| inside_of(&root, "0:0", words);

    install(&root, &older)?;
    // As a host does: one setting of the file is changed.
    let address = free_address()?;
    let settings = root.join("etc/hedgerow/hedgerow.env");
    let delivered = fs::read_to_string(&settings).map_err(|error| format!("hedgerow.env: {error}"))?;
    let changed = delivered.replace("#HEDGEROW_LISTEN=127.0.0.1:4000", &format!("HEDGEROW_LISTEN={address}"));
    super::write(&settings, &changed)?;
    let mut server = Running::start(&mut service(&root)?)?;
    server.answers(&address)?;
    let cookie = guest(&address)?;
    let record = fs::read_to_string(GAME).map_err(|error| format!("{GAME}: {error}"))?;
    let table = post(&address, "/api/records", &cookie, &json!({ "record": record }).to_string())?;
    let table: Value = serde_json::from_str(body(&table)).map_err(|error| format!("{error}: {table}"))?;
    let id = table["id"].as_str().ok_or_else(|| format!("no table: {table}"))?;
    let path = format!("/api/tables/{id}/record");
    let before = body(&get(&address, &path, &cookie)?).to_string();
    server.stop()?;

    install(&root, &newer)?;
    if fs::read_to_string(&settings).ok().as_deref() != Some(changed.as_str()) {
        return Err("the upgrade changed the host's settings".to_string());
    }
    let mut server = Running::start(&mut service(&root)?)?;
    server.answers(&address)?;
    let after = get(&address, &path, &cookie)?;
    if before.is_empty() || body(&after) != before {
        return Err(format!("the game is not what it was:\n{before}\n{after}"));
    }
    run(&mut inside(&["/usr/bin/hedgerow", "admin", "ready", "--data", "/var/lib/hedgerow"]))?;
    server.stop()?;

    run(&mut inside(&["/usr/bin/dpkg", "--remove", "hedgerow"]))?;
    run(&mut inside(&["/usr/bin/dpkg", "--purge", "hedgerow"]))?;
    let gone = ["usr/bin/hedgerow", "etc/hedgerow", "usr/share/man/man1/hedgerow.1.gz"];
    if let Some(left) = gone.iter().find(|path| root.join(path).exists()) {
        return Err(format!("/{left} is still there after the removal"));
    }
    if !root.join("var/lib/hedgerow/hedgerow.sqlite").exists() {
        return Err("the games are gone with the package".to_string());
    }
    println!("installed, played on, upgraded, played on and removed in a fresh Debian; the game was kept");
    Ok(())
}

fn packed(program: &Path, work: &Path, version: &str) -> Result<PathBuf, String> {
    let folder = work.join(version);
    let release = Release { version: version.to_string(), dist: folder.join("dist"), work: folder, small: false };
    release.pack(program)?;
    Ok(debian::file(&release))
}

fn install(root: &Path, package: &Path) -> Result<(), String> {
    super::copy(package, &root.join("tmp/hedgerow.deb"))?;
    run(&mut inside_of(root, "0:0", &["/usr/bin/dpkg", "--install", "/tmp/hedgerow.deb"]))
}

/// The mirror that apt of this machine uses, if it names one in either of its formats.
fn mirror() -> Option<String> {
    let listed = "cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null";
    let text = output(Command::new("sh").args(["-c", listed])).unwrap_or_default();
    let mut lines = text.lines().filter(|line| line.starts_with("deb ") || line.starts_with("URIs:"));
    lines.find_map(|line| line.split_whitespace().find(|word| word.starts_with("http"))).map(str::to_string)
}

/// What the unit starts, as its user and with its settings: there is no systemd in a bare root.
fn service(root: &Path) -> Result<Command, String> {
    let unit = root.join("usr/lib/systemd/system/hedgerow.service");
    let unit = fs::read_to_string(&unit).map_err(|error| format!("{}: {error}", unit.display()))?;
    let values = |key: &str| {
        let key = format!("{key}=");
        unit.lines().filter_map(move |line| line.strip_prefix(&key).map(str::to_string)).collect::<Vec<_>>()
    };
    let one = |key: &str| values(key).pop().ok_or_else(|| format!("the unit says nothing about {key}"));
    let start = one("ExecStart")?;
    let words: Vec<&str> = start.split_whitespace().collect();
    let mut command = inside_of(root, &format!("{}:{}", one("User")?, one("Group")?), &words);
    let file = one("EnvironmentFile")?;
    let file = root.join(file.trim_start_matches(['-', '/']));
    let file = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let lines = values("Environment").into_iter().chain(file.lines().map(str::to_string));
    let settings = lines.filter(|line| !line.starts_with('#'));
    let settings =
        settings.filter_map(|line| line.split_once('=').map(|(key, value)| (key.to_string(), value.to_string())));
    command.env_clear().envs(settings);
    Ok(command)
}

/// A server in a process of its own, ended when this is dropped.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Result<Running, String> {
        command.spawn().map(Running).map_err(|error| format!("cannot start a server: {error}"))
    }

    fn answers(&mut self, address: &str) -> Result<(), String> {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Ok(Some(status)) = self.0.try_wait() {
                return Err(format!("the server ended with {status}"));
            }
            if get(address, "/ready", "").is_ok_and(|answer| answer.starts_with("HTTP/1.0 200")) {
                return Ok(());
            }
            sleep(Duration::from_millis(100));
        }
        Err(format!("the server at {address} does not answer"))
    }

    /// Stops it as a service manager does.
    fn stop(mut self) -> Result<(), String> {
        run(Command::new("kill").args(["-TERM", &self.0.id().to_string()]))?;
        let status = self.0.wait().map_err(|error| error.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_address() -> Result<String, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    listener.local_addr().map(|address| address.to_string()).map_err(|error| error.to_string())
}

fn get(address: &str, path: &str, cookie: &str) -> Result<String, String> {
    ask(address, "GET", path, cookie, "")
}

fn post(address: &str, path: &str, cookie: &str, body: &str) -> Result<String, String> {
    ask(address, "POST", path, cookie, body)
}

/// Head and body of an answer.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, String> {
    let head = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}");
    let request = format!("{head}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let exchange = || {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok::<_, std::io::Error>(String::from_utf8_lossy(&answer).into_owned())
    };
    exchange().map_err(|error| format!("{method} {path}: {error}"))
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").map_or("", |(_, body)| body)
}

/// The cookie of a new guest.
fn guest(address: &str) -> Result<String, String> {
    let answer = post(address, "/api/guest", "", "")?;
    let cookie = answer.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"));
    let value = cookie.and_then(|line| line.split_once(": ")).and_then(|(_, value)| value.split(';').next());
    value.map(str::to_string).ok_or_else(|| format!("no guest: {answer}"))
}

fn read_json(file: &Path) -> Result<Value, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))
}
