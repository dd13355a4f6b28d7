//! One palette for all games: warm paper tones, greens that lean to yellow, blues that lean to grey.

macro_rules! fill {
    ($name:ident, $colour:literal) => {
        pub const $name: &str = concat!("fill=\"", $colour, "\"");
    };
}
macro_rules! stroke {
    ($name:ident, $colour:literal, $width:literal) => {
        pub const $name: &str = concat!("fill=\"none\" stroke=\"", $colour, "\" stroke-width=\"", $width, "\"");
    };
    ($name:ident, $colour:literal, $width:literal, round) => {
        pub const $name: &str =
            concat!("fill=\"none\" stroke=\"", $colour, "\" stroke-width=\"", $width, "\" stroke-linecap=\"round\"");
    };
}

macro_rules! dots {
    ($name:ident, $colour:literal, $width:literal, $shift:literal) => {
        pub const $name: &str = concat!(
            "fill=\"none\" stroke=\"",
            $colour,
            "\" stroke-width=\"",
            $width,
            "\" stroke-linecap=\"round\" transform=\"translate(",
            $shift,
            ")\""
        );
    };
}

fill!(FIELD, "#b8c87a");
fill!(FIELD_LIGHT, "#c0ce85");
fill!(FIELD_DARK, "#b0c071");
stroke!(FURROW, "#9cb15f", "1.1", round);
stroke!(TUFT, "#93ab58", ".9", round);
stroke!(FLOWER, "#f6ecc9", "1.6", round);
stroke!(HEDGE_DARK, "#6c8d4b", "5", round);
stroke!(HEDGE, "#82a458", "3.8", round);

fill!(MEADOW, "#c9cd84");
fill!(MEADOW_LIGHT, "#d1d48f");
fill!(MEADOW_DARK, "#c2c67c");
stroke!(GRASS, "#a9af62", ".9", round);

stroke!(ROAD_EDGE, "#a98f63", "9");
stroke!(ROAD_TOP, "#f3e7c8", "6.4");

stroke!(BANK, "#8b9a62", "15");
stroke!(SHALLOW, "#a8d2d8", "13");
stroke!(WATER, "#76b0c6", "9.6");
stroke!(RIPPLE, "#b9dce1", "1", round);
fill!(SHALLOW_FILL, "#a8d2d8");
fill!(WATER_FILL, "#76b0c6");
fill!(ROCK, "#b9b3a5");
fill!(ROCK_DARK, "#8d8779");

fill!(CITY, "#dfbf8f");
fill!(CITY_SPOT, "#d2ae7b");
stroke!(WALL_EDGE, "#6e5a49", "6.4");
stroke!(WALL_TOP, "#d9ccb4", "4");
stroke!(WALL_TEETH, "#b3a48b", "4\" stroke-dasharray=\"1.6 2.6");
stroke!(TOWER_EDGE, "#6e5a49", "8.4", round);
stroke!(TOWER, "#e4d8c1", "6", round);
stroke!(TOWER_ROOF, "#7c8b97", "3.4", round);
fill!(HOUSE_SHADE, "#b58c5c");
fill!(ROOF_RED, "#c9623f");
fill!(ROOF_RED_DARK, "#a94b2d");
fill!(ROOF_ORANGE, "#de9152");
fill!(ROOF_ORANGE_DARK, "#c0743a");
fill!(ROOF_BROWN, "#ad6547");
fill!(ROOF_BROWN_DARK, "#8d4b32");

fill!(WOOD, "#66904f");
dots!(TREE_SHADE, "#456c3c", "10", "1 1.6");
stroke!(TREE, "#5d8a4b", "10", round);
dots!(TREE_LIGHT, "#78a35a", "5", "-1.1 -1.2");
dots!(SMALL_SHADE, "#456c3c", "8", "1 1.4");
stroke!(SMALL_TREE, "#6a974f", "8", round);
dots!(SMALL_LIGHT, "#85ae60", "4", "-.9 -1");
dots!(FIR_SHADE, "#3c6139", "10", "1 1.6");
fill!(FIR, "#3f6b47");
stroke!(FIR_LIGHT, "#5a8a60", "3.6", round);

fill!(PLAIN, "#dcc987");
fill!(PLAIN_LIGHT, "#e1cf8f");
fill!(PLAIN_DARK, "#d7c380");
stroke!(STRAW, "#c3ad66", "1", round);
fill!(MOUNTAIN, "#b3a694");
fill!(MOUNTAIN_DARK, "#a39583");
fill!(SEA, "#82b8cb");
fill!(SEA_DEEP, "#7cb3c7");
stroke!(SURF, "#b5dade", "9");
stroke!(WAVE, "#9ccad7", "1.1", round);
stroke!(SAND, "#efe0b4", "3.2");
stroke!(CLIFF, "#94866f", "1.6");
stroke!(BORDER_LAND, "#a8976a", "1.2");
