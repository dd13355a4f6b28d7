//! What the signs in the pictures mean, game by game, and the help page.

use super::draw_source::DrawSource;
use super::explanation::{kind_word, role_word};
use super::tile_picture::{good_sign, role_sign};
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::{FeatureKind, Game, GameKind, Good, Post, Rules};

/// The signs of a game, on a few short lines.
pub fn legend(language: Language, rules: Rules) -> String {
    use FeatureKind::*;
    let ground = match rules.game() {
        GameKind::Carcassonne => vec![
            ("▒", kind_word(City)),
            ("·", kind_word(Field)),
            ("─", kind_word(Road)),
            ("o", text!("cli-sign-crossing")),
            ("═", kind_word(River)),
            ("[ † ]", kind_word(Monastery)),
        ],
        GameKind::Hunters => vec![
            ("♣", kind_word(Forest)),
            ("·", kind_word(Meadow)),
            ("═", kind_word(River)),
            ("o", text!("cli-sign-spring")),
            ("~2f~", text!("cli-sign-lake", count = 2)),
        ],
        GameKind::Discovery => vec![("·", kind_word(Plain)), ("^", kind_word(Mountain)), ("~", kind_word(Sea))],
    };
    let ground: Vec<String> = ground.iter().map(|(sign, word)| format!("{sign} {}", language.say(word))).collect();
    let sets = Game::printed_sets(rules);
    let lies = |good: &Good| sets.iter().flat_map(|set| &set.kinds).any(|tile| tile.goods()[*good] > 0);
    // Fish are shown with their lake.
    let goods = Good::ALL.into_iter().filter(|good| *good != Good::Fish && lies(good));
    let goods: Vec<String> =
        goods.map(|good| format!("{} {}", good_sign(good), language.say(&good_word(good)))).collect();
    let role = |post: &Post| format!("{}0 {}", role_sign(post.role), language.say(&role_word(post.role)));
    let roles: Vec<String> = rules.posts().iter().map(role).collect();
    let roles = language.say(&text!("cli-sign-roles", roles = roles.join("   "), seat = 0));
    format!("{}\n{}\n{roles}\n", ground.join("   "), goods.join("   "))
}

/// The word for something on a tile.
pub fn good_word(good: Good) -> Text {
    text!("cli-good", good = good.name())
}

/// What can be typed. The commands are the same in every language.
pub fn help(language: Language, rules: Rules, draws: &DrawSource) -> String {
    let example = match rules.game() {
        GameKind::Carcassonne => "thief R",
        GameKind::Hunters => "hunter a",
        GameKind::Discovery => "sailor w",
    };
    let place = vec![
        ("3", text!("cli-help-square")),
        ("3 r1, 3 1", text!("cli-help-square-turned")),
        ("X,Y rN", text!("cli-help-coordinates")),
        ("back", text!("cli-help-back")),
    ];
    let mut piece = vec![
        ("2", text!("cli-help-choice")),
        ("0, pass", text!("cli-help-pass")),
        ("ROLE LETTER", text!("cli-help-role", example = example)),
    ];
    if rules.takes_followers() {
        piece.push(("take X,Y", text!("cli-help-take")));
    }
    let any = vec![
        ("undo (u)", text!("cli-help-undo")),
        ("board (b)", text!("cli-help-board")),
        ("view X,Y", text!("cli-help-view")),
        ("view auto", text!("cli-help-view-auto")),
        ("view all", text!("cli-help-view-all")),
        ("more (m)", text!("cli-help-more")),
        ("scores (s)", text!("cli-help-scores")),
        ("features", text!("cli-help-features")),
        ("features all", text!("cli-help-features-all")),
        ("left", text!("cli-help-left")),
        ("why", text!("cli-help-why")),
        ("hint", text!("cli-help-hint")),
        ("hint BOT", text!("cli-help-hint-bot")),
        ("save FILE", text!("cli-help-save-file")),
        ("save", text!("cli-help-save")),
        ("quit (q)", text!("cli-help-quit")),
        ("help (h)", text!("cli-help-help")),
    ];
    let mut parts = vec![
        (text!("cli-help-place-title"), place),
        (text!("cli-help-piece-title"), piece),
        (text!("cli-help-any-title"), any),
    ];
    if draws.is_entered() {
        parts.insert(0, (text!("cli-help-drawn-title"), vec![("+TILE", text!("cli-help-drawn"))]));
    }
    let mut page = String::new();
    for (title, lines) in parts {
        page += &format!("{}\n", language.say(&title));
        page.extend(lines.iter().map(|(command, text)| format!("  {command:<14} {}\n", language.say(text))));
    }
    page += &format!("{}\n", language.say(&text!("cli-help-signs-title")));
    page.extend(legend(language, rules).lines().map(|line| format!("  {line}\n")));
    page
}
