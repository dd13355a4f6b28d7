//! A small hand for names and numbers, so that pictures look the same everywhere and need no font.

use crate::svg::number;

/// How far apart letters stand, in units of their own grid (letters are 4 wide and 6 high).
const ADVANCE: f64 = 5.6;

/// A line of lettering: the strokes from `x` on the base line `y`, with the given height.
pub fn lettering(text: &str, x: f64, y: f64, height: f64, paint: &str) -> String {
    let scale = height / 6.0;
    let mut data = String::new();
    for (index, letter) in text.chars().enumerate() {
        let strokes = glyph(letter);
        if !strokes.is_empty() {
            data.push_str(&format!("M{} 0", number(index as f64 * ADVANCE)));
            data.push_str(strokes);
        }
    }
    let place = format!("translate({} {})scale({})", number(x), number(y), (scale * 100.0).round() / 100.0);
    format!(
        "<path fill=\"none\" stroke=\"{paint}\" stroke-width=\".95\" stroke-linecap=\"round\" stroke-linejoin=\"round\" transform=\"{place}\" d=\"{data}\"/>"
    )
}

/// How wide a line of lettering is.
pub fn lettering_width(text: &str, height: f64) -> f64 {
    (text.chars().count() as f64 * ADVANCE - (ADVANCE - 4.0)).max(0.0) * height / 6.0
}

/// The strokes of a letter, relative to the left end of its base line.
fn glyph(letter: char) -> &'static str {
    match plain(letter) {
        'A' => "l2-6 2 6m-.7-2h-2.6",
        'B' => "v-6h2.2c2.2 0 2.2 2.8 0 2.8h-2.2h2.4c2.4 0 2.4 3.2 0 3.2z",
        'C' => "m4-5c-1.6-2-4-.8-4 2s2.4 4 4 2",
        'D' => "v-6h1.5c3.3 0 3.3 6 0 6z",
        'E' => "m3.6 0h-3.6v-6h3.6m-3.6 2.9h2.9",
        'F' => "v-6h3.6m-3.6 2.9h2.9",
        'G' => "m4-5c-1.6-2-4-.8-4 2s2.4 4 4 2v-1.8h-1.7",
        'H' => "v-6m0 3h4m0-3v6",
        'I' => "m1 0h2m-1 0v-6m-1 0h2",
        'J' => "m0-1.5c.3 2 3.2 2 3.2-.3v-4.2",
        'K' => "v-6m4 0l-4 3.6m1.4-1.2l2.6 3.6",
        'L' => "m3.6 0h-3.6v-6",
        'M' => "v-6l2 3.5 2-3.5v6",
        'N' => "v-6l4 6v-6",
        'O' => "m2 0c-2.7 0-2.7-6 0-6s2.7 6 0 6z",
        'P' => "v-6h2.2c2.4 0 2.4 3.4 0 3.4h-2.2",
        'Q' => "m2 0c-2.7 0-2.7-6 0-6s2.7 6 0 6zm.4-1.6l1.6 1.8",
        'R' => "v-6h2.2c2.4 0 2.4 3.2 0 3.2h-2.2m1.8 0l2 2.8",
        'S' => "m3.8-5.2c-1-1.3-3.6-1.1-3.6.6 0 2.2 3.7 1 3.7 3.1 0 1.9-3 2-3.9.5",
        'T' => "m2 0v-6m-2 0h4",
        'U' => "m0-6v4c0 2.7 4 2.7 4 0v-4",
        'V' => "m0-6l2 6 2-6",
        'W' => "m-.2-6l1.2 6 1-4 1 4 1.2-6",
        'X' => "l4-6m-4 0l4 6",
        'Y' => "m0-6l2 3v3m0-3l2-3",
        'Z' => "m0-6h4l-4 6h4",
        '0' => "m2 0c-2.7 0-2.7-6 0-6s2.7 6 0 6z",
        '1' => "m.7-4.6l1.6-1.4v6",
        '2' => "m.2-4.7c.6-1.9 3.6-1.6 3.5.4-.1 1.6-2.2 2.4-3.5 4.3h3.7",
        '3' => "m.3-5.2c1-1.2 3.4-1 3.3.7-.1 1.3-1.3 1.4-2 1.4 1 0 2.3.3 2.3 1.6 0 2-2.9 2-3.7.6",
        '4' => "m3 0v-6l-3 4.2h4",
        '5' => "m3.5-6h-3l-.2 2.6c1.3-.8 3.6-.5 3.5 1.5-.1 2.2-2.7 2.4-3.7 1",
        '6' => "m3.3-5.7c-1.8-.6-3.3 1.2-3.2 3.6.1 2.8 3.8 2.7 3.8.1 0-2.2-3-2.3-3.7-.4",
        '7' => "m.1-6h3.7l-2.4 6",
        '8' => "m2-3.2c-2 0-2-2.8 0-2.8s2 2.8 0 2.8c-2.5 0-2.5 3.2 0 3.2s2.5-3.2 0-3.2z",
        '9' => "m.7-.3c1.8.6 3.3-1.2 3.2-3.6-.1-2.8-3.8-2.7-3.8-.1 0 2.2 3 2.3 3.7.4",
        '.' => "m1.8-.1h.1",
        ',' => "m2-.2l-.6 1.2",
        '-' => "m.8-2.5h2.4",
        '+' => "m.4-2.6h3.2m-1.6-1.6v3.2",
        '\'' => "m2-6v1.3",
        '(' => "m3-6.5c-1.8 2-1.8 5 0 7",
        ')' => "m1-6.5c1.8 2 1.8 5 0 7",
        ':' => "m2-.5h.1m-.1-3h.1",
        '/' => "l4-6.5",
        '_' => "h4",
        blank if blank.is_whitespace() => "",
        // A letter that the hand does not know is seen to be there.
        _ => "m.6 0v-4.4h2.8v4.4z",
    }
}

/// The letter without accents, in capitals: the hand knows no others.
fn plain(letter: char) -> char {
    let upper = letter.to_uppercase().next().unwrap_or(letter);
    match upper {
        'Á' | 'À' | 'Ä' | 'Â' | 'Ã' | 'Ā' | 'Ă' | 'Ą' | 'Å' | 'Æ' => 'A',
        'Ć' | 'Č' | 'Ĉ' | 'Ċ' | 'Ç' => 'C',
        'Ď' | 'Đ' | 'Ð' => 'D',
        'É' | 'È' | 'Ê' | 'Ë' | 'Ě' | 'Ē' | 'Ė' | 'Ę' => 'E',
        'Ğ' | 'Ĝ' | 'Ģ' => 'G',
        'Í' | 'Ì' | 'Î' | 'Ï' | 'Ī' | 'Į' | 'İ' => 'I',
        'Ķ' => 'K',
        'Ł' | 'Ĺ' | 'Ľ' | 'Ļ' => 'L',
        'Ń' | 'Ñ' | 'Ň' | 'Ņ' => 'N',
        'Ó' | 'Ò' | 'Ö' | 'Ő' | 'Ô' | 'Õ' | 'Ō' | 'Ø' | 'Œ' => 'O',
        'Ř' | 'Ŕ' => 'R',
        'Ś' | 'Š' | 'Ş' | 'Ș' | 'ẞ' => 'S',
        'Ť' | 'Ţ' | 'Ț' => 'T',
        'Ú' | 'Ù' | 'Ü' | 'Ű' | 'Û' | 'Ů' | 'Ū' | 'Ų' => 'U',
        'Ý' | 'Ÿ' => 'Y',
        'Ź' | 'Ż' | 'Ž' => 'Z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_a_name_leaves_a_stroke() {
        assert_eq!(glyph('č'), glyph('C'));
        assert_eq!(glyph('Ž'), glyph('Z'));
        assert!("ŠđřÝ_Жя李!".chars().all(|letter| !glyph(letter).is_empty()));
        assert_eq!(glyph(' '), "");
    }
}
