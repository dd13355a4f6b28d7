//! Tables of text, aligned by characters.

/// Rows of equally many cells as lines. The first `words` columns stand at the left, all others are numbers.
pub fn aligned(rows: &[Vec<String>], words: usize) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column < words {
            true => format!("{cell:<width$}"),
            false => format!("{cell:>width$}"),
        });
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

/// A text broken between words where it becomes too long; lines after the first are indented.
pub fn wrapped(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            lines += &format!("\n{:indent$}", "");
            column = indent;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_characters() {
        let rows = [["złodziej", "1"], ["las", "22"]].map(|row| row.map(str::to_string).to_vec());
        assert_eq!(aligned(&rows, 1), "złodziej   1\nlas       22\n");
    }

    #[test]
    fn long_texts_are_broken_between_words() {
        assert_eq!(wrapped("ab cd ef gh", 5, 2), "ab cd\n  ef\n  gh");
        assert_eq!(wrapped("łąąęęę żó", 9, 0), "łąąęęę żó");
    }
}
