//! The tile sets as data: the TOML text becomes segments, ports and goods.

use std::collections::BTreeSet;

use toml::{Table, Value};

/// What a segment is made of. `River` serves both Carcassonne's River and the rivers of Hunters & Gatherers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    City,
    Road,
    Field,
    Monastery,
    River,
    Lake,
    Forest,
    Meadow,
    Plain,
    Mountain,
    Sea,
}

impl Terrain {
    fn parse(name: &str) -> Terrain {
        match name {
            "city" => Terrain::City,
            "road" => Terrain::Road,
            "field" => Terrain::Field,
            "monastery" => Terrain::Monastery,
            "river" => Terrain::River,
            "lake" => Terrain::Lake,
            "forest" => Terrain::Forest,
            "meadow" => Terrain::Meadow,
            "plain" => Terrain::Plain,
            "mountain" => Terrain::Mountain,
            "sea" => Terrain::Sea,
            _ => panic!("unknown kind of segment: {name}"),
        }
    }

    /// The name that features of this terrain have in the trace.
    pub fn name(self) -> &'static str {
        match self {
            Terrain::City => "city",
            Terrain::Road => "road",
            Terrain::Field => "field",
            Terrain::Monastery => "monastery",
            Terrain::River => "river",
            Terrain::Lake => "lake",
            Terrain::Forest => "forest",
            Terrain::Meadow => "meadow",
            Terrain::Plain => "plain",
            Terrain::Mountain => "mountain",
            Terrain::Sea => "sea",
        }
    }

    /// The role of a follower there (CA2, HG2, DI2); the River of Carcassonne and lakes take none (CA14, HG2).
    pub fn role(self) -> &'static str {
        match self {
            Terrain::City => "knight",
            Terrain::Road => "thief",
            Terrain::Field => "farmer",
            Terrain::Monastery => "monk",
            Terrain::River => "fisherman",
            Terrain::Lake => "nobody",
            Terrain::Forest => "gatherer",
            Terrain::Meadow => "hunter",
            Terrain::Plain => "explorer",
            Terrain::Mountain => "robber",
            Terrain::Sea => "sailor",
        }
    }
}

/// Whatever on a segment can be counted; also the sum over a feature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    pub shields: u32,
    pub fish: u32,
    pub gold: u32,
    pub mushrooms: u32,
    pub deer: u32,
    pub mammoth: u32,
    pub aurochs: u32,
    pub tiger: u32,
    pub fire: u32,
    pub shrine: u32,
}

impl Goods {
    pub fn add(&mut self, other: &Goods) {
        self.shields += other.shields;
        self.fish += other.fish;
        self.gold += other.gold;
        self.mushrooms += other.mushrooms;
        self.deer += other.deer;
        self.mammoth += other.mammoth;
        self.aurochs += other.aurochs;
        self.tiger += other.tiger;
        self.fire += other.fire;
        self.shrine += other.shrine;
    }
}

#[derive(Clone, Debug)]
pub struct Segment {
    pub letter: char,
    pub terrain: Terrain,
    pub goods: Goods,
    pub spring: bool,
    /// The lake of the same tile that this river ends in.
    pub lake: Option<usize>,
    /// Segments of the same tile that this one borders on, as far as the set says so.
    pub touches: BTreeSet<usize>,
    /// The ports it owns on the unturned tile.
    pub ports: Vec<usize>,
}

/// One entry of a set: a tile kind.
#[derive(Clone, Debug)]
pub struct Kind {
    pub id: String,
    pub count: u32,
    /// From the river or bonus set, not from the land set.
    pub extra: bool,
    /// In the order of the set (R11).
    pub segments: Vec<Segment>,
    /// The segment that owns each port, clockwise from the north-west corner.
    pub ports: [usize; 12],
    /// The terrains along each side of the unturned tile, clockwise.
    pub edges: [[Terrain; 3]; 4],
    /// Cities of The Discovery: the land segment and the sea segment (DI2).
    pub cities: Vec<(usize, usize)>,
    /// For each rotation the lowest one that looks the same.
    pub lowest: [u8; 4],
}

impl Kind {
    pub fn segment(&self, letter: char) -> Option<usize> {
        self.segments.iter().position(|segment| segment.letter == letter)
    }

    fn index(&self, letter: char) -> usize {
        let found = self.segment(letter);
        found.unwrap_or_else(|| panic!("tile {}: no segment {letter}", self.id))
    }
}

/// The sets of one game, parsed.
#[derive(Debug)]
pub struct Tiles {
    pub(super) kinds: Vec<Kind>,
    pub(super) start: usize,
    /// The River's spring and lake, if the extra set is the River.
    pub(super) spring: Option<usize>,
    pub(super) lake: Option<usize>,
}

impl Tiles {
    /// Reads the land set and, if there is one, the river or bonus set. Panics if a set is broken.
    pub fn parse(land: &str, extra: Option<&str>) -> Tiles {
        let mut tiles = Tiles { kinds: Vec::new(), start: 0, spring: None, lake: None };
        let (start, _) = tiles.read(land, false);
        tiles.start = start.expect("a land set has a start tile");
        if let Some(text) = extra {
            (tiles.spring, tiles.lake) = tiles.read(text, true);
        }
        tiles
    }

    pub(super) fn find(&self, id: &str) -> usize {
        let found = self.kinds.iter().position(|kind| kind.id == id);
        found.unwrap_or_else(|| panic!("no tile {id} in the sets"))
    }

    /// Adds the tiles of one set; returns its `start` and `last`.
    fn read(&mut self, text: &str, extra: bool) -> (Option<usize>, Option<usize>) {
        let set: Table = text.parse().expect("a tile set is TOML");
        let entries = set["tile"].as_array().expect("tile is a list");
        let mut sum = 0;
        for entry in entries {
            let kind = read_kind(entry.as_table().expect("a tile is a table"), extra);
            assert!(self.kinds.iter().all(|other| other.id != kind.id), "tile {} appears twice", kind.id);
            sum += kind.count;
            self.kinds.push(kind);
        }
        if let Some(total) = set.get("total") {
            assert_eq!(total.as_integer(), Some(i64::from(sum)), "total of the set");
        }
        let named = |key: &str| set.get(key).map(|id| self.find(text_of(id)));
        (named("start"), named("last"))
    }
}

fn text_of(value: &Value) -> &str {
    value.as_str().expect("a text is expected")
}

fn letter_of(value: &Value) -> char {
    text_of(value).chars().next().expect("a segment's letter is expected")
}

/// Goods are written as a number or as `true`.
fn amount_of(value: &Value) -> u32 {
    match value {
        Value::Boolean(flag) => u32::from(*flag),
        Value::Integer(number) => u32::try_from(*number).expect("goods are not negative"),
        _ => panic!("a number or true is expected, not {value:?}"),
    }
}

fn read_kind(entry: &Table, extra: bool) -> Kind {
    let mut kind = Kind {
        id: text_of(&entry["id"]).to_owned(),
        count: amount_of(&entry["count"]),
        extra,
        segments: Vec::new(),
        ports: [0; 12],
        edges: [[Terrain::Lake; 3]; 4],
        cities: Vec::new(),
        lowest: [0, 1, 2, 3],
    };
    let tables: Vec<(char, &Table)> = entry["segments"]
        .as_table()
        .expect("segments is a table")
        .iter()
        .map(|(letter, table)| (letter.chars().next().unwrap(), table.as_table().unwrap()))
        .collect();
    kind.segments = tables.iter().map(|(letter, table)| read_segment(*letter, table)).collect();
    for (index, (_, table)) in tables.iter().enumerate() {
        kind.segments[index].lake = table.get("lake").map(|lake| kind.index(letter_of(lake)));
        if let Some(touched) = table.get("touches") {
            let touched = touched.as_array().unwrap().iter();
            kind.segments[index].touches = touched.map(|one| kind.index(letter_of(one))).collect();
        }
    }
    let letters: Vec<char> = text_of(&entry["ports"]).chars().filter(|c| *c != ' ').collect();
    assert_eq!(letters.len(), 12, "tile {}: twelve ports", kind.id);
    for (port, letter) in letters.into_iter().enumerate() {
        let owner = kind.index(letter);
        kind.ports[port] = owner;
        kind.segments[owner].ports.push(port);
        kind.edges[port / 3][port % 3] = kind.segments[owner].terrain;
    }
    for city in entry.get("cities").and_then(Value::as_array).into_iter().flatten() {
        let land = kind.index(letter_of(&city["land"]));
        kind.cities.push((land, kind.index(letter_of(&city["sea"]))));
    }
    for rotation in 1..4 {
        let same = (0..rotation).find(|lower| looks_same(&kind, rotation - lower));
        kind.lowest[rotation] = same.unwrap_or(rotation) as u8;
    }
    kind
}

fn read_segment(letter: char, table: &Table) -> Segment {
    let mut segment = Segment {
        letter,
        terrain: Terrain::parse(text_of(&table["kind"])),
        goods: Goods::default(),
        spring: false,
        lake: None,
        touches: BTreeSet::new(),
        ports: Vec::new(),
    };
    let goods = &mut segment.goods;
    for (key, value) in table {
        match key.as_str() {
            "kind" | "lake" | "touches" => {}
            "spring" => segment.spring = amount_of(value) > 0,
            "shields" => goods.shields = amount_of(value),
            "fish" => goods.fish = amount_of(value),
            "gold" => goods.gold = amount_of(value),
            "mushrooms" => goods.mushrooms = amount_of(value),
            "deer" => goods.deer = amount_of(value),
            "mammoth" => goods.mammoth = amount_of(value),
            "aurochs" => goods.aurochs = amount_of(value),
            "tiger" => goods.tiger = amount_of(value),
            "fire" => goods.fire = amount_of(value),
            "shrine" => goods.shrine = amount_of(value),
            _ => panic!("segment {letter}: unknown entry {key}"),
        }
    }
    segment
}

/// Whether the tile turned by this many quarter turns cannot be told from the unturned one: some renaming of its segments
/// carries ports, terrains, goods, borders, cities and lakes onto each other.
fn looks_same(kind: &Kind, turns: usize) -> bool {
    let mut image: Vec<Option<usize>> = vec![None; kind.segments.len()];
    for port in 0..12 {
        let from = kind.ports[port];
        let to = kind.ports[(port + 3 * turns) % 12];
        if *image[from].get_or_insert(to) != to {
            return false;
        }
    }
    renaming_exists(kind, &image)
}

/// Segments without ports have no image yet: try all.
fn renaming_exists(kind: &Kind, image: &[Option<usize>]) -> bool {
    let Some(free) = image.iter().position(Option::is_none) else {
        let image: Vec<usize> = image.iter().map(|to| to.unwrap()).collect();
        return is_symmetry(kind, &image);
    };
    (0..image.len()).filter(|to| !image.contains(&Some(*to))).any(|to| {
        let mut tried = image.to_vec();
        tried[free] = Some(to);
        renaming_exists(kind, &tried)
    })
}

fn is_symmetry(kind: &Kind, image: &[usize]) -> bool {
    let one_to_one = image.iter().collect::<BTreeSet<_>>().len() == image.len();
    let segments_agree = kind.segments.iter().zip(image).all(|(from, to)| {
        let to = &kind.segments[*to];
        let touches: BTreeSet<usize> = from.touches.iter().map(|other| image[*other]).collect();
        from.terrain == to.terrain
            && from.goods == to.goods
            && from.spring == to.spring
            && from.lake.map(|lake| image[lake]) == to.lake
            && from.ports.len() == to.ports.len()
            && touches == to.touches
    });
    let mut moved: Vec<_> = kind.cities.iter().map(|(land, sea)| (image[*land], image[*sea])).collect();
    let mut cities = kind.cities.clone();
    moved.sort_unstable();
    cities.sort_unstable();
    one_to_one && segments_agree && moved == cities
}
