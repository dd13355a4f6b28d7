//! Numbers as people of a language write them.

use hedgerow_locale::Language;

/// A number with its sign: `+1.5`.
pub fn signed(language: Language, number: f64, digits: usize) -> String {
    let text = language.decimal(number, digits);
    if text.starts_with('-') { text } else { format!("+{text}") }
}

/// A share: `52.5 %`.
pub fn percent(language: Language, share: f64) -> String {
    format!("{} %", language.decimal(100.0 * share, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign_and_the_mark_of_the_language() {
        let polish = Language::named("pl").unwrap();
        assert_eq!([signed(Language::ENGLISH, 1.25, 1), signed(Language::ENGLISH, -0.5, 2)], ["+1.2", "-0.50"]);
        assert_eq!(signed(polish, 0.0, 1), "+0,0");
        assert_eq!(percent(polish, 0.525), "52,5 %");
    }
}
