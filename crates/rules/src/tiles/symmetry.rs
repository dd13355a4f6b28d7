//! In which rotations a tile looks the same, so that equal choices are offered once.

use crate::TileKind;

/// For each rotation the lowest rotation in which the tile is indistinguishable from it.
pub(crate) fn lowest_rotations(tile: &TileKind) -> [u8; 4] {
    let mut lowest = [0, 1, 2, 3];
    for rotation in 1..4u8 {
        if looks_the_same(tile, rotation) {
            // The tile's rotations repeat with this period.
            for (index, low) in lowest.iter_mut().enumerate() {
                *low = index as u8 % rotation;
            }
            break;
        }
    }
    lowest
}

/// Whether the tile, turned, is the tile again: its segments can be renamed so that ports, kinds, goods, borders, lakes and cities all agree.
fn looks_the_same(tile: &TileKind, rotation: u8) -> bool {
    // `image[s]` is the segment whose place `s` takes after the turn.
    let mut image = vec![None; tile.segments.len()];
    for port in 0..12 {
        let from = tile.ports[port];
        let to = tile.ports[(port + 3 * rotation as usize) % 12];
        if *image[from as usize].get_or_insert(to) != to {
            return false;
        }
    }
    complete(tile, &mut image)
}

/// Finds images for the segments without a port (lakes, monasteries, inner meadows), one after the other.
fn complete(tile: &TileKind, image: &mut Vec<Option<u8>>) -> bool {
    let Some(open) = image.iter().position(Option::is_none) else {
        return agrees(tile, &image.iter().map(|to| to.unwrap_or_default()).collect::<Vec<_>>());
    };
    for candidate in 0..tile.segments.len() as u8 {
        if !image.contains(&Some(candidate)) {
            image[open] = Some(candidate);
            if complete(tile, image) {
                return true;
            }
            image[open] = None;
        }
    }
    false
}

fn agrees(tile: &TileKind, image: &[u8]) -> bool {
    let mut used = 0u16;
    image.iter().for_each(|to| used |= 1 << to);
    let one_to_one = used.count_ones() as usize == image.len();
    let map_bits =
        |bits: u16| (0..image.len()).filter(|bit| bits >> bit & 1 == 1).fold(0u16, |set, bit| set | 1 << image[bit]);
    let segments_agree = || {
        tile.segments.iter().zip(image).all(|(segment, to)| {
            let other = &tile.segments[*to as usize];
            segment.kind == other.kind
                && segment.goods == other.goods
                && segment.spring == other.spring
                && map_bits(segment.touches) == other.touches
                && segment.lake.map(|lake| image[lake as usize]) == other.lake
        })
    };
    let cities_agree = || {
        let mut moved: Vec<_> =
            tile.cities.iter().map(|city| (image[city.land as usize], image[city.sea as usize])).collect();
        let mut cities: Vec<_> = tile.cities.iter().map(|city| (city.land, city.sea)).collect();
        moved.sort_unstable();
        cities.sort_unstable();
        moved == cities
    };
    one_to_one && segments_agree() && cities_agree()
}
