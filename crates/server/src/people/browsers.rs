//! How a browser is called in the list of sessions.

/// The longest name that an unknown program gets.
const LONGEST: usize = 40;

/// The browser and its system, as in `Firefox, Linux`, from what it says about itself. The order matters: most browsers
/// claim to be others as well.
pub fn browser_name(user_agent: &str) -> String {
    let find = |signs: &[(&str, &'static str)]| {
        signs.iter().find(|(sign, _)| user_agent.contains(sign)).map(|(_, name)| *name)
    };
    let browser = find(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("CrOS", "ChromeOS"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_string(),
        (None, None) => user_agent.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::browser_name;

    #[test]
    fn browsers_by_what_they_say() {
        for (said, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.9", "curl/8.9"),
            ("", ""),
        ] {
            assert_eq!(browser_name(said), name);
        }
        assert_eq!(browser_name(&"x\u{7}".repeat(100)), "x".repeat(40));
    }
}
