//! What the signs in the pictures mean, game by game, and the help page.

use super::tile_picture::{good_sign, role_sign};
use hedgerow_rules::{GameKind, Good, Role};

/// The signs of a game, on a few short lines.
pub fn legend(game: GameKind) -> String {
    use Role::*;
    let (ground, goods, roles): (&str, &[Good], &[Role]) = match game {
        GameKind::Carcassonne => (
            "▒ city   · field   ─ road   o crossing   ═ river   [ † ] monastery",
            &[Good::Shield],
            &[Knight, Thief, Farmer, Monk],
        ),
        GameKind::Hunters => (
            "♣ forest   · meadow   ═ river   o spring   ~2f~ lake with 2 fish",
            &[
                Good::Gold,
                Good::Mushrooms,
                Good::Deer,
                Good::Mammoth,
                Good::Aurochs,
                Good::Tiger,
                Good::Fire,
                Good::Shrine,
            ],
            &[Gatherer, Fisherman, Hunter, Hut],
        ),
        GameKind::Discovery => ("· plain   ^ mountain   ~ sea", &[Good::City], &[Explorer, Robber, Sailor]),
    };
    let goods: Vec<String> = goods.iter().map(|good| format!("{} {}", good_sign(*good), good.name())).collect();
    let roles: Vec<String> = roles.iter().map(|role| format!("{}0 {role}", role_sign(*role))).collect();
    format!("{ground}\n{}\n{} of seat 0\n", goods.join("   "), roles.join("   "))
}

/// What can be typed.
pub fn help(game: GameKind) -> String {
    let take = match game {
        GameKind::Discovery => "  take X,Y       at the piece: take your follower off that square and score it\n",
        GameKind::Carcassonne | GameKind::Hunters => "",
    };
    format!(
        "\
Where to place the tile:
  3              the square <3>;  3 r1  the same, turned clockwise once
  X,Y rN         a square by its coordinates (x along the top, y at the left) and a rotation r0 to r3
  back           choose again
Which piece:
  2              number 2 of the list;  0 or pass  none
  ROLE LETTER    by name, as in '{}'
{take}At any time:
  undo (u)       take back the last step, as long as no new tile was drawn
  board (b)      draw the board again
  view X,Y       look at another part of a big board;  view auto  follow the game;  view all  a small map
  scores (s)     points, pieces and tiles left
  features       every unfinished feature, its owners and values;  features all  finished ones too
  left           the tiles nobody has seen yet
  why            every score so far, explained
  hint           what a bot would do;  hint BOT  another bot
  save FILE      save the game;  save  to the file it was started with
  quit (q)       leave the game
  help (h)       this page
The signs:
{}",
        match game {
            GameKind::Carcassonne => "thief R",
            GameKind::Hunters => "hunter a",
            GameKind::Discovery => "sailor w",
        },
        legend(game).lines().map(|line| format!("  {line}\n")).collect::<String>()
    )
}
