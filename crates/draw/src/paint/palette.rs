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

fill!(GARDEN, "#a5ba68");
stroke!(GARDEN_HEDGE, "#7f9c52", "2.6\" stroke-dasharray=\".1 3.2", round);

stroke!(ROAD_EDGE, "#a98f63", "9");
stroke!(ROAD_TOP, "#f3e7c8", "6.4");

stroke!(BANK, "#8b9a62", "15");
stroke!(SHALLOW, "#a8d2d8", "13");
stroke!(WATER, "#76b0c6", "9.6");
stroke!(CURRENT, "#a2cfda", ".9\" stroke-dasharray=\"5 12 3 9", round);
stroke!(RIPPLE, "#b9dce1", "1", round);
stroke!(POOL_BANK, "#8b9a62", "7.6");
stroke!(POOL_SHALLOW, "#a8d2d8", "5.6");
stroke!(RINGS, "#a2cfda", ".9\" stroke-dasharray=\"7 10", round);
fill!(WATER_FILL, "#76b0c6");
fill!(ROCK, "#b9b3a5");
fill!(ROCK_DARK, "#8d8779");

fill!(CITY, "#dfbf8f");
stroke!(STREET, "#eed9b0", "4.6", round);
fill!(SQUARE, "#eed9b0");
stroke!(WALL_EDGE, "#6e5a49", "6.4");
stroke!(WALL_TOP, "#d9ccb4", "4");
stroke!(WALL_TEETH, "#b3a48b", "4\" stroke-dasharray=\"1.6 2.6");
stroke!(GATE, "#5a4636", "6.8");
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

fill!(WOOD, "#5f8a4a");
stroke!(WOOD_EDGE, "#b3bb72", "1.5");
stroke!(TREE_SHADE, "#426a3b", "11.4", round);
stroke!(TREE, "#5b8949", "9.8", round);
stroke!(TREE_LIGHT, "#6b994f", "5.6", round);
stroke!(BUSH_SHADE, "#426a3b", "9", round);
stroke!(BUSH, "#69974f", "7.6", round);
stroke!(BUSH_LIGHT, "#78a558", "4.2", round);
stroke!(SHOOT_SHADE, "#426a3b", "6.4", round);
stroke!(SHOOT, "#69974f", "5", round);
stroke!(FIR_SHADE, "#3a5f38", "10.6", round);
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
stroke!(SAND, "#efe0b4", "3.2");
stroke!(CLIFF, "#94866f", "1.6");
stroke!(BORDER_LAND, "#a8976a", "1.2");
