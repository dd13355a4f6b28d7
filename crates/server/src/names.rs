//! Names: which ones people may have, and which of them are the same to the eye.
//!
//! No one may pass for another person. What may stand in a name, and which names look alike, follows UTS 39 (Unicode Security
//! Mechanisms).

use hedgerow_locale::{Text, is_printable, text};
use hedgerow_protocol::{ApiError, ErrorCode};
use std::collections::HashSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

/// The longest name of a person, in characters.
pub const LONGEST: usize = 24;
/// The longest name in a game from elsewhere: people's whole names stand there.
pub const LONGEST_ELSEWHERE: usize = 60;
/// What may stand between the letters of a name. It tells no two names apart.
const BETWEEN: &str = " -_.";
/// How many accents one letter carries, beyond those that are part of it.
const ACCENTS: usize = 2;

/// Names of those who speak for the server, in the languages it speaks, and of its bots, who are called by their level.
const RESERVED: [&str; 37] = [
    "admin",
    "administrator",
    "adminisztrátor",
    "anonymous",
    "bot",
    "easy",
    "expert",
    "gospodarz",
    "greedy",
    "hard",
    "hedgerow",
    "host",
    "házigazda",
    "kiszolgáló",
    "mod",
    "moderator",
    "moderátor",
    "nobody",
    "normal",
    "obsługa",
    "operator",
    "owner",
    "random",
    "root",
    "search",
    "security",
    "server",
    "serwer",
    "somebody",
    "staff",
    "support",
    "sysadmin",
    "system",
    "szerver",
    "tulajdonos",
    "uct",
    "właściciel",
];

/// What guests and deleted accounts are called, with a number behind it.
const NUMBERED: [&str; 6] = ["guest", "deleted", "gość", "usunięty", "vendég", "törölt"];

static RESERVED_KEYS: LazyLock<HashSet<String>> =
    LazyLock::new(|| RESERVED.iter().map(|word| bare_key(word)).collect());
static NUMBERED_KEYS: LazyLock<Vec<String>> = LazyLock::new(|| NUMBERED.iter().map(|word| bare_key(word)).collect());

fn wrong<T>(text: Text) -> Result<T, ApiError> {
    Err(ApiError::new(ErrorCode::BadRequest, text))
}

/// What names are compared by: those with the same key look alike, whatever letters they are made of.
///
/// Upper and lower case do not matter, but look alike in different ways: `I` is an `l`, and `rn` an `m`. So likenesses are
/// sought among the capitals first, and then among the small letters.
pub fn name_key(name: &str) -> String {
    let capitals = name.nfkc().filter(|letter| !BETWEEN.contains(*letter)).collect::<String>().to_uppercase();
    let small = skeleton(&capitals).collect::<String>().to_lowercase();
    skeleton(&small).collect()
}

/// The key without accents: `hazigazda` is not the host either.
fn bare_key(name: &str) -> String {
    name_key(name).nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// A name as it is stored, if it is allowed; otherwise, what a name should be like.
pub fn check_name(name: &str) -> Result<String, ApiError> {
    let name: String = name.nfc().collect();
    if !(2..=LONGEST).contains(&name.chars().count()) {
        return wrong(text!("server-name-length"));
    }
    let letter = |letter: char| (letter.is_alphanumeric() || is_combining_mark(letter)) && letter.identifier_allowed();
    if !name.chars().all(|sign| letter(sign) || BETWEEN.contains(sign)) {
        return wrong(text!("server-name-signs"));
    }
    if name.starts_with(' ') || name.ends_with(' ') || name.contains("  ") {
        return wrong(text!("server-name-spaces"));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return wrong(text!("server-name-letter"));
    }
    let letters: String = name.chars().filter(|sign| !BETWEEN.contains(*sign)).collect();
    if !letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return wrong(text!("server-name-scripts"));
    }
    if has_heap_of_accents(&name) {
        return wrong(text!("server-name-accents"));
    }
    let key = bare_key(&name);
    // `Guest 12` and the like, whose digits look like letters by now.
    let number = |rest: &str| rest.chars().all(|sign| sign.is_numeric() || "lo".contains(sign));
    if NUMBERED_KEYS.iter().any(|word| key.strip_prefix(word.as_str()).is_some_and(number)) {
        return wrong(text!("server-name-guest"));
    }
    if RESERVED_KEYS.contains(&key) {
        return wrong(text!("server-name-reserved"));
    }
    Ok(name)
}

/// A name without an account behind it, of a player in a game from elsewhere or of another person at the same screen. It may
/// be anything that is what it looks like.
pub fn check_label(name: &str, longest: usize) -> Result<(), ApiError> {
    if name.chars().count() > longest {
        return wrong(text!("server-label-length", most = longest));
    }
    if name.chars().any(is_unseen) || has_heap_of_accents(name) {
        return wrong(text!("server-label-signs"));
    }
    Ok(())
}

/// A sign that cannot be seen, or changes how others are: control signs, and what the skeleton drops (joiners, marks that turn
/// the direction of writing, variation selectors, fillers).
pub fn is_unseen(sign: char) -> bool {
    let mut buffer = [0; 4];
    !is_printable(sign) || skeleton(sign.encode_utf8(&mut buffer)).next().is_none()
}

/// A chat message without what would change how the rest of a line is read: what is not printable, and heaps of accents.
pub fn plain(text: &str) -> String {
    let mut accents = 0;
    let shown = |sign: &char| {
        accents = if is_combining_mark(*sign) { accents + 1 } else { 0 };
        is_printable(*sign) && accents <= 2 * ACCENTS
    };
    text.nfc().filter(shown).collect()
}

fn has_heap_of_accents(name: &str) -> bool {
    let mut accents = 0;
    name.nfc().any(|sign| {
        accents = if is_combining_mark(sign) { accents + 1 } else { 0 };
        accents > ACCENTS
    }) || name.chars().next().is_some_and(is_combining_mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people() {
        for name in [
            "Ada",
            "Jan Kowalski",
            "Őrsi_7",
            "李雷",
            "a.b-c",
            "Guesthouse 7",
            "Żółć",
            "Easygoing",
            "42",
            "Иван",
            "Ελένη",
            "Hostess",
            "नमस्ते",
            x(24).as_str(),
        ] {
            assert_eq!(check_name(name).as_deref(), Ok(name), "{name}");
        }
        assert_eq!(check_name("Z\u{307}ak").as_deref(), Ok("Żak"), "one way to write it");
    }

    fn x(count: usize) -> String {
        "x".repeat(count)
    }

    #[test]
    fn names_that_are_refused() {
        let why = |name: &str| check_name(name).unwrap_err().text.key;
        for (name, key) in [
            ("", "server-name-length"),
            ("a", "server-name-length"),
            (x(25).as_str(), "server-name-length"),
            (" ada", "server-name-spaces"),
            ("ada ", "server-name-spaces"),
            ("a  b", "server-name-spaces"),
            ("a\tb", "server-name-signs"),
            ("a<b", "server-name-signs"),
            ("a/b", "server-name-signs"),
            ("🙂🙂", "server-name-signs"),
            ("a\u{202e}b", "server-name-signs"),
            ("a\u{200b}b", "server-name-signs"),
            ("a\u{200d}b", "server-name-signs"),
            ("a\u{ad}b", "server-name-signs"),
            ("a\u{3164}b", "server-name-signs"),
            ("a\u{fe0f}b", "server-name-signs"),
            ("ﬁona", "server-name-signs"),
            ("𝐀𝐝𝐚", "server-name-signs"),
            ("--", "server-name-letter"),
            // A Cyrillic a among Latin letters.
            ("Аda", "server-name-scripts"),
            ("Pаul", "server-name-scripts"),
            ("ada٤", "server-name-scripts"),
            ("a\u{336}\u{336}\u{336}b", "server-name-signs"),
            ("x\u{301}\u{301}\u{301}b", "server-name-accents"),
            ("Guest 12", "server-name-guest"),
            ("guest", "server-name-guest"),
            ("gUEST_l2", "server-name-guest"),
            ("Deleted 4", "server-name-guest"),
            ("Gość 7", "server-name-guest"),
            ("Vendeg 7", "server-name-guest"),
            ("easy", "server-name-reserved"),
            ("Expert", "server-name-reserved"),
            ("h-a-r-d", "server-name-reserved"),
            ("bot", "server-name-reserved"),
            ("Admin", "server-name-reserved"),
            ("adrnin", "server-name-reserved"),
            ("ADMlN", "server-name-reserved"),
            ("Hazigazda", "server-name-reserved"),
            ("Moderátor", "server-name-reserved"),
            ("M0derator", "server-name-reserved"),
        ] {
            assert_eq!(why(name), key, "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("Ada", "аdа"),
            ("hex", "НЕХ"),
            ("Iris", "lris"),
            ("IRIS", "1r1s"),
            ("modern", "modem"),
            ("Bob", "B0b"),
            ("Bob Smith", "bob_smith"),
            ("Ada", "Ada."),
            ("Straße", "STRASSE"),
            ("Żak", "z\u{307}ak"),
            ("do", "ԁо"),
            ("A\u{200b}da", "Ada"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        for (one, other) in
            [("Ada", "Adam"), ("Łukasz", "Lukasz"), ("Őrsi", "Orsi"), ("Иван", "Ivan"), ("Jan 1", "Jan 2")]
        {
            assert_ne!(name_key(one), name_key(other), "{one} {other}");
        }
    }

    #[test]
    fn what_is_said_keeps_its_letters_and_nothing_that_reorders_them() {
        for same in ["Dzień dobry!", "👨‍👩‍👧 ☂\u{fe0f}", "می\u{200c}خواهم", "שלום"] {
            assert_eq!(plain(same), same);
        }
        assert_eq!(plain("a\u{202e}b\u{2066}c\u{2028}d\u{1b}[2J\u{e0041}"), "abcd[2J");
        assert_eq!(plain(&format!("x{}", "\u{300}".repeat(50))), "x\u{300}\u{300}\u{300}\u{300}");
    }

    #[test]
    fn labels_are_what_they_look_like() {
        for good in ["", "Anna Kowalska-Żak (PL)", "O'Hara", "🙂 Ada", "李雷", "Аda"] {
            assert_eq!(check_label(good, LONGEST_ELSEWHERE), Ok(()), "{good}");
        }
        for bad in [
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}",
            "\u{1b}[2J",
            "a\u{2028}b",
            "Z\u{335}\u{335}\u{335}algo",
            "\u{301}",
        ] {
            assert_eq!(check_label(bad, LONGEST_ELSEWHERE).unwrap_err().text.key, "server-label-signs", "{bad:?}");
        }
        assert_eq!(check_label(&x(61), LONGEST_ELSEWHERE).unwrap_err().text.key, "server-label-length");
    }
}
