//! Things that look the same wherever they are: animals, goods, buildings. Each is drawn around 0,0, about 20 units wide.

use hedgerow_rules::{GameKind, Good};

/// A drawing that tiles of a game refer to. Every id begins with `hr-`, so that a sheet can live in any document.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    pub id: &'static str,
    pub body: &'static str,
    /// How far down it is moved, so that its middle is at its place.
    pub lift: f64,
}

/// The id of the square that cuts off what reaches over a tile's border; of its own for each game, like all ids.
pub fn clip(game: GameKind) -> &'static str {
    match game {
        GameKind::Carcassonne => "hr-c",
        GameKind::Hunters => "hr-h",
        GameKind::Discovery => "hr-d",
    }
}

/// The symbols of a game.
pub fn of_game(game: GameKind) -> Vec<Symbol> {
    let mut symbols = match game {
        GameKind::Carcassonne => vec![SHIELD, MONASTERY, HOUSE, TOWER],
        GameKind::Hunters => {
            vec![DEER, MAMMOTH, TIGER, AUROCHS, FISH, GOLD, MUSHROOMS, FIRE, SHRINE, VOLCANO]
        }
        GameKind::Discovery => vec![PORT, PEAK, CRAG, HILL, WAVES],
    };
    if Good::ALL.len() > GOODS.len() {
        symbols.push(SACK);
    }
    symbols
}

/// The symbol of a good. One without a drawing of its own lies there as a sack.
pub fn of_good(good: Good) -> Symbol {
    GOODS.iter().find(|(drawn, _)| *drawn == good).map_or(SACK, |(_, symbol)| *symbol)
}

const GOODS: &[(Good, Symbol)] = &[
    (Good::Shield, SHIELD),
    (Good::Gold, GOLD),
    (Good::Mushrooms, MUSHROOMS),
    (Good::Fish, FISH),
    (Good::Deer, DEER),
    (Good::Mammoth, MAMMOTH),
    (Good::Aurochs, AUROCHS),
    (Good::Tiger, TIGER),
    (Good::Fire, FIRE),
    (Good::Shrine, SHRINE),
    (Good::City, PORT),
];

/// Whether a drawing is that of a good.
pub fn is_good(id: &str) -> bool {
    Good::ALL.into_iter().any(|good| of_good(good).id == id)
}

const SACK: Symbol = Symbol {
    lift: 0.0,
    id: "hr-sack",
    body: r##"<path fill="#6b5138" d="M-7.4 8.2C-9.4.4-4.6-3-2.6-5.4L-4.2-8.4H4.2L2.6-5.4C4.6-3 9.4.4 7.4 8.2z"/><path fill="#d9bd8b" d="M-6.2 7.2C-7.6.8-3.4-2.4-1.4-4.8H1.4C3.4-2.4 7.6.8 6.2 7.2z"/>"##,
};

pub const SHIELD: Symbol = Symbol {
    lift: 0.0,
    id: "hr-shield",
    body: r##"<path fill="#5a4030" d="M-7.2-8.2H7.2V.5C7.2 5 3.5 8 0 9.6-3.5 8-7.2 5-7.2.5z"/><path fill="#f6edd6" d="M-5.9-7H5.9V.5C5.9 4.2 3 6.8 0 8.2-3 6.8-5.9 4.2-5.9.5z"/><path fill="#2f6690" d="M-4.7-5.9H4.7V.5C4.7 3.5 2.4 5.7 0 6.9-2.4 5.7-4.7 3.5-4.7.5z"/><path fill="#efc75e" d="M0-4.4 1.3-1.3 4.3-1 2 1 2.7 4 0 2.4-2.7 4-2 1-4.3-1-1.3-1.3z"/>"##,
};

pub const MONASTERY: Symbol = Symbol {
    lift: 3.0,
    id: "hr-monastery",
    body: r##"<path fill="#779a4a" d="M-12 8h5v2h-5zM7 9h5v2H7zM-11 4.6h4v2h-4z"/><path fill="#c98f55" d="M-10 8h1.5v2H-10zM9 9h1.5v2H9z"/><path fill="#8f7a5f" d="M-9 7.5H11V9H-9z"/><path fill="#f5e8cf" d="M-8 0H10V8H-8z"/><path fill="#e2cfab" d="M4 0h6v8H4z"/><path fill="#b9522f" d="M-10 .5-7-6H9l3 6.5z"/><path fill="#a04527" d="M-10 .5-9.3-1H11.3L12 .5z"/><path fill="#f5e8cf" d="M-6-9H0V8h-6z"/><path fill="#e2cfab" d="M-2-9h2V8h-2z"/><path fill="#5f7486" d="M-7.2-8.6-3-17 1.2-8.6z"/><path fill="none" stroke="#5a4636" stroke-width="1" d="M-3-17v-4M-4.5-19.5h3"/><path fill="#5a4636" d="M-4.4 8V4.5a1.4 1.4 0 0 1 2.8 0V8zM-3.8-6h1.6v2.6h-1.6zM2 3h1.4v2.5H2zM5 3h1.4v2.5H5zM8 3h1.4v2.5H8z"/>"##,
};

/// A tower of a city's wall, seen from above.
pub const TOWER: Symbol = Symbol {
    lift: 0.0,
    id: "hr-tower",
    body: r##"<circle fill="#6e5a49" r="4.4"/><circle fill="#e4d8c1" r="3.2"/><circle fill="#7c8b97" r="1.9"/>"##,
};

pub const HOUSE: Symbol = Symbol {
    lift: 0.0,
    id: "hr-house",
    body: r##"<path fill="#8f7a52" d="M-5.5 4.5H6V5.7h-11.5z"/><path fill="#f7ead0" d="M-4.6-.5H4.6V4.8H-4.6z"/><path fill="#b8563a" d="M-6 0-3.8-5.2H3.8L6 0z"/><path fill="#9c4528" d="M-6 0-5.5-1.2h11L6 0z"/><path fill="#6e5a49" d="M-1.2 1.8H1.2v3h-2.4z"/>"##,
};

// Deer and tiger must differ at a glance, however small: one is tall, dark and antlered, the other long, low and striped.
pub const DEER: Symbol = Symbol {
    lift: 5.0,
    id: "hr-deer",
    body: r##"<ellipse fill="#8f9550" opacity=".5" cx="0" cy="9" rx="9" ry="1.8"/><path fill="none" stroke="#643c20" stroke-width="1.8" stroke-linecap="round" d="M-5.8 1-6.4 8.6M-3.6 2-3.2 8.6M3.4 2 3 8.6M5.6 1 6.3 8.6"/><path fill="#8c5228" d="M-8-1C-8-4.6-4-5-.4-4.6 2.6-4.4 4-6 4.8-10.4L7.6-12.6 12.2-10.4 11.6-8.6 8.8-8.2C8.8-4 8.6 1 6 2.6 2 4-4 4-6.6 3-7.8 2-8 .5-8-1z"/><path fill="#f6e7c8" d="M-7.7-2.8-9.6-.8-7.7 1zM-4.4 3.4C-1 4.2 2 4.1 5 3.2L2.5 2.2H-3zM5.4-8.2 7.6-8 7-4.8z"/><path fill="none" stroke="#50301a" stroke-width="1.5" stroke-linecap="round" d="M7-12.2C6.2-14.6 2.6-14.6 3-19M4.4-15.2 1-15.6M9-12.2C9.2-14.8 12.8-14.8 12.4-19.2M11-15.4 14.6-16"/><circle fill="#20140c" cx="9" cy="-10.4" r=".9"/>"##,
};

pub const MAMMOTH: Symbol = Symbol {
    lift: 1.0,
    id: "hr-mammoth",
    body: r##"<ellipse fill="#8f9550" opacity=".5" cx="-.5" cy="9.3" rx="12" ry="2"/><path fill="#553d2c" d="M-9.5 2H-5.5L-5.2 9.3H-9zM1 2H5L5.2 9.3H1.4zM-4.5 3h3.2v5.6h-3.2z"/><path fill="#7b5a40" d="M-11 3C-12.2-3.5-9-8-3.5-8.2-2-8.3-1-8-.2-8.6 1-11.5 7-12 9-7.6 10.3-4.5 10-1 10.6 3 10.9 5.6 12.6 6 12.5 3.6L13.7 3.7C14.3 8.6 9.4 9.2 8.7 4.6 8.3 2.4 8.2 1.5 7.4.5 6.6 2.4 6 4.2 5 5.6L3.6 4.2 2 6 .4 4.3-1.4 6-3.2 4.3-5 6-6.6 4.3-8.4 6-9.6 4.2z"/><path fill="#93704f" d="M-10-2C-9-6-5.5-7.4-2.5-7-5-5.5-8-4.5-10-2zM1.5-9C3-11 6-10.6 7.5-8.6 5.5-9.2 3.5-9.4 1.5-9z"/><path fill="none" stroke="#fbf3dd" stroke-width="1.7" stroke-linecap="round" d="M7.2.8C7.8 4.5 11.6 5.6 14 1.8"/><path fill="#553d2c" d="M1.2-5.5C.2-3-.2-.6 1.3 1 3 .2 3.6-2.5 3.2-5z"/><circle fill="#241811" cx="6.4" cy="-5" r=".8"/>"##,
};

pub const TIGER: Symbol = Symbol {
    lift: 0.0,
    id: "hr-tiger",
    body: r##"<ellipse fill="#8f9550" opacity=".5" cx="0" cy="7.2" rx="12" ry="1.8"/><path fill="none" stroke="#ee8a1d" stroke-width="2.2" stroke-linecap="round" d="M-9.6-1.6C-13-1.4-12.4-6-14.6-6.6"/><path fill="#c96d12" d="M-7 1h2.8v5.8H-7zM3 1h2.8v5.8H3z"/><path fill="#f2921f" d="M-10-1.2C-10-5-6-5.4-2-5 1-4.8 3-5.4 4.6-7L5.4-9 7.2-7.6H10.2L11.8-9 12.4-6.6C14.2-5 14-2.4 12-1.2L9-.6C8 1.8 8.6 4.2 8.6 7H5.6L4.8 2.8C1 3.6-3 3.4-5.2 2.6L-6.6 7H-9.6C-9.2 4-10 2-10-1.2z"/><path fill="#fff3da" d="M-5.2 2.6C-3 3.4 1 3.6 4.8 2.8L4.4 1.2H-4.6zM9.4-3.6C10.6-4.6 13-4.4 13.3-3.4 13.2-2.4 12.6-1.6 12-1.2L9.6-1z"/><path fill="none" stroke="#23140a" stroke-width="1.7" stroke-linecap="round" d="M-7.4-4.6-6.8-.4M-4.2-4.8-3.6.2M-1-4.6-.5.2M2.2-4.8 2.7 0M5-6.4 5.6-2.6M-13-3.6-14.2-3.2M8.2-7.4 8.6-6"/><path fill="#fffdf4" stroke="#7a4a1c" stroke-width=".5" d="M9.6-1.2 10.2 3 11-1.3zM12-1.4 12.3 1.8 13-2.2z"/><circle fill="#1c110a" cx="10.2" cy="-5.2" r=".9"/>"##,
};

pub const AUROCHS: Symbol = Symbol {
    lift: 1.0,
    id: "hr-aurochs",
    body: r##"<ellipse fill="#8f9550" opacity=".5" cx="0" cy="8.3" rx="11" ry="1.8"/><path fill="#2f2521" d="M-8.5 2h2.8l.2 6h-2.6zM-4.6 2.5H-2.3V8H-4.3zM3 2.5h2.3V8H3.3zM6 2h2.6L8.3 8H6z"/><path fill="#4a3a34" d="M-10-1C-10.3-5-6-5.6-2-5.2 1-7.4 5.5-7.2 8-5 10-4.6 12-3 12.6-.5 12.9 1.6 11.5 2.6 10.2 2 9.3 3.6 7 4 4.5 4-.5 4.3-5 4.2-8.8 3.2-9.8 2-10 .5-10-1z"/><path fill="#d8c9ad" d="M-9-3.6C-6-4.6-3-4.3 0-4.7-3-3.4-6-3.2-9-3.6zM10.5 1.2C11.5 1.6 12.6.8 12.5-.5z"/><path fill="none" stroke="#f4ead2" stroke-width="1.6" stroke-linecap="round" d="M8.2-4.8C7-8 9.5-10 12.2-9.6M10-4.2C11.5-7 14-7 15-5.6"/><path fill="none" stroke="#2f2521" stroke-width="1.3" stroke-linecap="round" d="M-10-1.5C-12 0-11.5 3-12 4.5"/><circle fill="#f4ead2" cx="9.7" cy="-1.8" r=".7"/>"##,
};

pub const FISH: Symbol = Symbol {
    lift: 0.0,
    id: "hr-fish",
    body: r##"<path fill="#3f7890" d="M-6.3.4C-3.5-3.6 2-3.8 4.6-.3L7.8-3V4.2L4.6 1.5C2 4.8-3.5 4.5-6.3.4z"/><path fill="#f3f1e4" d="M-5.3 0C-3-2.8 1.6-2.9 4.2-.1L6.6-2V2.4L4.2.5C1.6 3-3 2.8-5.3 0z"/><path fill="#d98a55" d="M-.5-2.2C.6-1.9 2-1.4 3-.7L1.5-3.4zM4.8 0 6.6-2V2.4z"/><circle fill="#2d2a26" cx="-3" cy="-.4" r=".7"/>"##,
};

pub const GOLD: Symbol = Symbol {
    lift: 0.0,
    id: "hr-gold",
    body: r##"<path fill="#6b4a16" d="M-7 4.2-6.3-.6-3-3.3-1.6-6.3 2-7 4.6-3.8 7.3-1.2 7 4.2 3.6 5.8-3.5 5.8z"/><path fill="#edb92f" d="M-6 3.6-5.4-.2-2.6-2.3.5-.5 1 4.7H-3.2zM1.2-.7 4.2-2.6 6.3-.7 6 3.6 3.4 4.7H1.7zM-1.9-2.9-.9-5.5 1.6-6 3.7-3.5 1-1.5z"/><path fill="#fde08a" d="M-5-.1-2.7-1.7-1.2-.8-4.3 1.3zM-.5-4.8 1.3-5.2 2-4.2-.5-3zM1.8-.3 4-1.8 5 -1 2.3.8z"/>"##,
};

pub const MUSHROOMS: Symbol = Symbol {
    lift: 0.0,
    id: "hr-mushrooms",
    body: r##"<path fill="#5b4430" d="M-8.5 0C-8.5-4-5.5-6.3-2.9-5.6-1.5-9 4-9.5 6.5-5.5 8-3.5 8-1.3 7.8 0L4.3.8 4.8 6.5H-.3L-.7 4.3-1.3 6.5H-5.4L-5 1.2z"/><path fill="#f6ead0" d="M.6-1.5H3.2L3.7 5.5H.5zM-4.2.5H-2.5L-2 5.5H-4.3z"/><path fill="#cf4a33" d="M-3-1.3C-2.7-8.3 6.6-8.7 6.8-1 3.5.1 0 .1-3-1.3zM-7.5-.6C-7.5-4.6-3.5-5.6-1.9-3.6-2.8-2.5-3-1.5-3-.3-4.5.2-6.2 0-7.5-.6z"/><path fill="#fff6e0" d="M0-5.2a1 1 0 1 1 2 0 1 1 0 1 1-2 0M3.3-3a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0M-1.3-2.5a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0M-5.6-2.6a.8.8 0 1 1 1.6 0 .8.8 0 1 1-1.6 0"/>"##,
};

pub const FIRE: Symbol = Symbol {
    lift: 2.0,
    id: "hr-fire",
    body: r##"<ellipse fill="#7d6a48" opacity=".6" cx="0" cy="7.5" rx="9" ry="2.3"/><path fill="none" stroke="#5b3a22" stroke-width="2" stroke-linecap="round" d="M-6.5 7.8 6 5.3M-6 5.3 6.5 7.8"/><path fill="#c8401f" d="M0-11C1-7 6.5-4.5 6.5 1 6.5 4.6 3.6 6.7 0 6.7S-6.5 4.6-6.5 1C-6.5-1.5-5-3-4.3-5.2-3.2-4.2-2.7-3.3-2.3-2.2-1-4.5-1-8 0-11z"/><path fill="#ee8c2a" d="M.3-5.5C1.5-3 4.5-1.5 4.5 2 4.5 4.5 2.5 6 0 6S-4.5 4.5-4.5 2C-4.5.7-4-.2-3.5-1.2-2.8-.6-2.3 0-2 .8-.7-1-.2-3 .3-5.5z"/><path fill="#fbd65f" d="M.3 0C1 1.5 2.4 2 2.4 3.7 2.4 5 1.3 5.7 0 5.7S-2.4 5-2.4 3.7C-2.4 2.5-.3 1.7.3 0z"/>"##,
};

pub const SHRINE: Symbol = Symbol {
    lift: 0.0,
    id: "hr-shrine",
    body: r##"<ellipse fill="#8f9550" opacity=".6" cx="0" cy="7.5" rx="10.5" ry="2.2"/><path fill="#6d675c" d="M-8.5 7.5-8-2.5H-4L-3.3 7.5zM3.3 7.5 4-2.5H8L8.6 7.5zM-10.5-2-9.8-6.5 9.5-7.3 10.5-2.5z"/><path fill="#b5aea0" d="M-7.6 7-7.2-2.2H-5L-4.6 7zM4.3 7 4.8-2.2H6.7L7 7zM-9.5-3.2-9-6 9-6.7 9.5-3.6z"/><path fill="#e9dcbc" d="M-2.2 7.5V4.2H2.2v3.3z"/><path fill="#d9563a" d="M-1.6 3.8a1.6 1.6 0 1 1 3.2 0z"/><path fill="#f3c64a" d="M-1 1.8C-.6.6.3.3 0-1 1.3 0 1.3 1.3.7 2.2z"/>"##,
};

pub const VOLCANO: Symbol = Symbol {
    lift: 0.0,
    id: "hr-volcano",
    body: r##"<path fill="#4c3b34" d="M-17 11C-11 8-8-1-4.5-9.5L-2-8.7 0-9.7 2.3-8.7 4.5-9.5C8-1 11 8 17 11 8 13.5-8 13.5-17 11z"/><path fill="#8a6d5c" d="M-15 10.6C-9.5 7.5-7.3-.5-4.2-8.5L-2-7.8-1 -8.3C-2 -1-3.5 8-5 12-9 12-12 11.6-15 10.6z"/><path fill="#6e554a" d="M-1-8.3 0-8.7 2.3-7.7 4.2-8.5C7.3-.5 9.5 7.5 15 10.6 8 12.6 0 12.8-5 12-3 8-2-1-1-8.3z"/><path fill="#e2622b" d="M-3.6-9.3C-2-11 2-11 3.6-9.3L2.3-7.6 1.6-4 .6-6.5-.6-1-1.6-6-2.6-7.6z"/><path fill="#f6c453" d="M-2.2-9.3C-1-10.2 1-10.2 2.2-9.3L.3-7.8z"/><path fill="#efe6d3" d="M-1.5-12.5C-4-13-3.6-15.6-1.6-15.6-1.6-17.8 1.7-18 2.2-16.2 4.2-17 5.6-14.3 3.8-13.3 2.5-12.3 0-12 -1.5-12.5z"/>"##,
};

pub const PORT: Symbol = Symbol {
    lift: 4.0,
    id: "hr-port",
    body: r##"<path fill="#7d6650" d="M-10.5 6.5H10.5V8H-10.5z"/><path fill="#f7ead0" d="M-9-.5H-2.5V6.8H-9zM3.5 0H9.5V6.8H3.5z"/><path fill="#6e5a49" d="M-3.6-11.6H4V6.8H-3.6z"/><path fill="#efe0c2" d="M-2.5-7H3V6.8H-2.5z"/><path fill="#b8432f" d="M-4-6.5.2-13.5 4.5-6.5z"/><path fill="#c25a3a" d="M-10.5 0-8.3-4.6H-3.6L-2.5 0z"/><path fill="#d88349" d="M3-.3 4.6-4.6H8.6L10.8-.3z"/><path fill="#6e5a49" d="M-.8 6.8V3.8a1.1 1.1 0 0 1 2.2 0V6.8zM-.5-3.5H1.2V-1H-.5zM-6.8 2.5H-5V4.5H-6.8zM5.7 2.5H7.4V4.5H5.7z"/><path fill="none" stroke="#6e5a49" stroke-width=".9" d="M.2-13.5V-17.5"/><path fill="#d9a528" d="M.4-17.5 4.6-16 .4-14.8z"/>"##,
};

pub const PEAK: Symbol = Symbol {
    lift: 0.0,
    id: "hr-peak",
    body: r##"<path fill="#857869" d="M-10 7 0-11 10 7C4 8.6-4 8.6-10 7z"/><path fill="#d2c8b9" d="M-10 7 0-11 1.5-4-.5 0 1.5 4-1 8.1C-4.5 8-7.5 7.7-10 7z"/><path fill="#fdfaf2" d="M-4.2-3.4 0-11 4.2-3.4 2-4.6.3-2.2-1.6-4.6z"/>"##,
};

pub const CRAG: Symbol = Symbol {
    id: "hr-crag",
    lift: 0.0,
    body: r##"<path fill="#857869" d="M-8 6-1-9 3-3 4-4 9 6C4 7.2-4 7.2-8 6z"/><path fill="#d2c8b9" d="M-8 6-1-9 0-3-1.5 1 0 4-1 6.9C-4 6.9-6 6.6-8 6zM4-4 3 0 4 2 2 6.8 5 6z"/><path fill="#fdfaf2" d="M-3.6-3.4-1-9 2.4-3.9 .4-4.6-1-2.6z"/>"##,
};

pub const HILL: Symbol = Symbol {
    lift: 0.0,
    id: "hr-hill",
    body: r##"<path fill="#8d8070" d="M-7 4-1-6 7 4C3 5-3 5-7 4z"/><path fill="#c6bbab" d="M-7 4-1-6 0-1-1.5 1.5 0 4.7C-3 4.7-5.3 4.5-7 4z"/>"##,
};

pub const WAVES: Symbol = Symbol {
    lift: 0.0,
    id: "hr-waves",
    body: r##"<path fill="none" stroke="#a6d1dc" stroke-width="1.1" stroke-linecap="round" d="M-9-3q2-2 4 0t4 0M1.5.5q2-2 4 0t4 0M-6.5 4q2-2 4 0t4 0"/>"##,
};
