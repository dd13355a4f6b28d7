//! Custom sets: whatever the loader accepts is drawn, however odd.

use crate::outline::{contains, contours};
use hedgerow_draw::{TileArt, tile_sheet_svg};
use hedgerow_rules::TileSet;
use std::collections::BTreeMap;

/// A small generator, the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.roll(from.len())]
    }
}

/// A game's kinds of areas, grounds and lines with their letters.
struct Words {
    whole: &'static [(&'static str, &'static [&'static str])],
    ground: (&'static str, &'static [&'static str]),
    line: Option<(&'static str, &'static [&'static str])>,
    /// What may lie inside, without a port.
    inner: &'static [&'static str],
}

const GAMES: [Words; 3] = [
    Words {
        whole: &[("city", &["C", "D"])],
        ground: ("field", &["a", "b", "c"]),
        line: Some(("road", &["R", "S"])),
        inner: &["city", "monastery", "field"],
    },
    Words {
        whole: &[("forest", &["F", "G"])],
        ground: ("meadow", &["a", "b", "c"]),
        line: Some(("river", &["R", "S"])),
        inner: &["forest", "lake", "meadow"],
    },
    Words {
        whole: &[("mountain", &["M", "N"]), ("sea", &["w", "x"])],
        ground: ("plain", &["P", "Q"]),
        line: None,
        inner: &["plain", "mountain", "sea"],
    },
];

/// A set with one tile that was thrown together; most of them are nonsense, and the loader says so.
fn random_set(words: &Words, dice: &mut Dice) -> Option<TileSet> {
    let mut kinds: BTreeMap<&str, &str> = BTreeMap::new();
    let mut sides = Vec::new();
    for _ in 0..4 {
        let (ground, letters) = words.ground;
        match (dice.roll(3), words.line) {
            (0, Some((line, lines))) => {
                let (left, middle, right) = (dice.pick(letters), dice.pick(lines), dice.pick(letters));
                kinds.extend([(left, ground), (middle, line), (right, ground)]);
                sides.push(format!("{left}{middle}{right}"));
            }
            (1, _) => {
                let letter = dice.pick(letters);
                kinds.insert(letter, ground);
                sides.push(letter.repeat(3));
            }
            _ => {
                let (whole, letters) = words.whole[dice.roll(words.whole.len())];
                let letter = dice.pick(letters);
                kinds.insert(letter, whole);
                sides.push(letter.repeat(3));
            }
        }
    }
    for letter in ["Y", "Z"].iter().take(dice.roll(3)) {
        kinds.insert(letter, dice.pick(words.inner));
    }
    // A region inside touches another one, and that one knows it.
    let touches = |letter: &str, kind: &str| {
        let enclosed = |letter: &str| letter == "Y" || letter == "Z";
        let host = |inner: &str| {
            let other = kinds.iter().find(|(letter, kind)| !enclosed(letter) && **kind != kinds[inner]);
            other.map(|(letter, _)| *letter)
        };
        let mut touched: Vec<&str> = ["Y", "Z"].into_iter().filter(|inner| kinds.contains_key(inner)).collect();
        touched.retain(|inner| host(inner) == Some(letter));
        if enclosed(letter) {
            touched = host(letter).into_iter().collect();
        }
        match kind {
            "plain" | "mountain" | "sea" => format!(", touches = {touched:?}"),
            _ => String::new(),
        }
    };
    let segments: String = kinds
        .iter()
        .map(|(letter, kind)| {
            let count = sides.iter().filter(|side| side[1..2] == **letter).count();
            let spring = if *kind == "river" && count == 1 { ", spring = true" } else { "" };
            let touches = touches(letter, kind);
            format!("segments.{letter} = {{ kind = \"{kind}\"{spring}{touches} }}\n")
        })
        .collect();
    let text = format!(
        "total = 1\n[[tile]]\nid = \"T{}\"\ncount = 1\nports = \"{}\"\n{segments}",
        dice.roll(1000),
        sides.join(" ")
    );
    TileSet::parse("own.toml", &text).ok()
}

#[test]
fn whatever_the_loader_accepts_is_drawn() {
    let mut dice = Dice(7);
    for words in &GAMES {
        let (mut drawn, mut inner) = (0, 0);
        for _ in 0..120 {
            let Some(set) = random_set(words, &mut dice) else { continue };
            drawn += 1;
            let art = TileArt::new(&set, 0);
            assert_eq!(art.segments.len(), set.kinds[0].segments.len());
            for (letter, segment) in &art.segments {
                let what = format!("{letter} of {}", set.canonical_text());
                let outline = contours(&segment.outline);
                assert!(!outline.is_empty(), "{what} covers nothing");
                let anchor = (f64::from(segment.anchor.0), f64::from(segment.anchor.1));
                assert!(contains(&outline, anchor), "{what}: the anchor {anchor:?} is outside");
                inner += usize::from(segment.ports.is_empty());
            }
            let sheet = tile_sheet_svg(&set, 1);
            assert!(!sheet.contains("NaN") && !sheet.contains("inf"), "{}", set.canonical_text());
        }
        assert!(drawn > 20 && inner > 10, "{drawn} tiles of {}, {inner} inner segments", words.ground.0);
    }
}

#[test]
fn every_fish_of_a_lake_is_shown() {
    for fish in 0..=9 {
        let text = format!(
            "total = 1\n[[tile]]\nid = \"T\"\ncount = 1\nports = \"aaa aaa aaa aaa\"\nsegments.L = {{ kind = \"lake\", fish = {fish} }}\nsegments.a = {{ kind = \"meadow\" }}\n"
        );
        let art = TileArt::new(&TileSet::parse("own.toml", &text).unwrap(), 0);
        assert_eq!(art.stands.iter().filter(|stand| stand.symbol == "hr-fish").count(), fish);
    }
}
