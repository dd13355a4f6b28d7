//! Writes every example as an SVG file, to look at: `cargo run -p hedgerow-scenarios --example pictures -- FOLDER`.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "pictures".to_string()));
    std::fs::create_dir_all(&folder)?;
    for (name, example) in hedgerow_scenarios::examples() {
        std::fs::write(folder.join(format!("{name}.svg")), example.scene.svg())?;
    }
    Ok(())
}
