//! Outlines as the crate writes them, read again.

pub type Point = (f64, f64);

/// Reads the outlines that the crate writes: `M`, `L` and `z` with absolute coordinates.
pub fn contours(path: &str) -> Vec<Vec<Point>> {
    let parse = |contour: &str| {
        let mut numbers: Vec<f64> = Vec::new();
        let mut text = String::new();
        for letter in contour.chars().chain([' ']) {
            let begins = letter == '-' || letter == '.' && text.contains('.');
            if (!letter.is_ascii_digit() && letter != '.') || begins {
                if !text.is_empty() && text != "-" {
                    numbers.push(text.parse().unwrap());
                }
                text.clear();
            }
            if letter.is_ascii_digit() || letter == '.' || letter == '-' {
                text.push(letter);
            }
        }
        numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect()
    };
    path.split('z').filter(|contour| !contour.is_empty()).map(parse).collect()
}

pub fn contains(contours: &[Vec<Point>], (x, y): Point) -> bool {
    let crossings = contours.iter().flat_map(|contour| contour.iter().zip(contour.iter().cycle().skip(1)));
    crossings
        .filter(|(one, two)| (one.1 > y) != (two.1 > y) && x < (two.0 - one.0) * (y - one.1) / (two.1 - one.1) + one.0)
        .count()
        % 2
        == 1
}
