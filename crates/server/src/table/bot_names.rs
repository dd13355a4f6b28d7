//! What the bots of a table are called, so that several of one level can be told apart.

use super::{Chair, Table};

/// Given names from old Occitania: short, each with a first letter of its own, the same in every language.
const NAMES: [&str; 12] =
    ["Aude", "Blanca", "Duran", "Fabre", "Guilhem", "Isarn", "Loba", "Mahaut", "Odo", "Peire", "Sancha", "Vidal"];

/// The names in the order in which a table gives them.
fn names(table: &str) -> impl Iterator<Item = &'static str> {
    let start = table.bytes().map(usize::from).sum::<usize>() % NAMES.len();
    NAMES.into_iter().cycle().skip(start).take(NAMES.len())
}

/// Names the bots that have no name yet, each by another.
pub fn name_bots(chairs: &mut [Chair], table: &str) {
    for seat in 0..chairs.len() {
        let free = names(table).find(|name| chairs.iter().all(|chair| chair.label() != Some(name)));
        if let Chair::Bot { name: name @ None, .. } = &mut chairs[seat] {
            *name = free.map(str::to_owned);
        }
    }
}

impl Table {
    /// What a seat is to be for, with a name if it is a bot: the one it had, if there was a bot already.
    pub(super) fn with_bot_name(&self, seat: u8, chair: Chair) -> Chair {
        let mut chairs: Vec<Chair> = self.seats.iter().map(|seat| seat.chair.clone()).collect();
        let Some(place) = chairs.get_mut(seat as usize) else { return chair };
        let had = match place {
            Chair::Bot { name, .. } => name.take(),
            _ => None,
        };
        *place = match chair {
            Chair::Bot { level, name } => Chair::Bot { level, name: name.or(had) },
            other => other,
        };
        name_bots(&mut chairs, &self.made.id);
        chairs.swap_remove(seat as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(name: Option<&str>) -> Chair {
        Chair::Bot { level: "normal".to_owned(), name: name.map(str::to_owned) }
    }

    #[test]
    fn bots_of_a_table_have_different_names_and_keep_those_they_have() {
        let given = |table: &str| {
            let person = Chair::Person { person: 1, name: Some("Loba".to_owned()), nonce: None };
            let mut chairs = vec![bot(None), person, bot(Some("Odo")), bot(None), bot(None)];
            name_bots(&mut chairs, table);
            chairs.iter().map(|chair| chair.label().unwrap().to_owned()).collect::<Vec<_>>()
        };
        for table in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            let names = given(table);
            assert_eq!(names, given(table), "the same table, the same names");
            assert_eq!((names[1].as_str(), names[2].as_str()), ("Loba", "Odo"));
            let mut different = names.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), 5, "{names:?}");
        }
        assert_ne!(given("a"), given("b"));
    }
}
