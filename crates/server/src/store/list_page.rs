//! [`ListPage`]: a part of a list, and where it goes on.

use super::StoreError;

/// Some of a list. `next` is what to ask with for those that follow; only the store that made it can read it.
#[derive(Clone, Debug, PartialEq)]
pub struct ListPage<T> {
    /// The items of this page, in order.
    pub items: Vec<T>,
    /// Where the next page begins; `None` on the last page.
    pub next: Option<String>,
}

impl<T> ListPage<T> {
    /// Of rows that come with their place, one more than were asked for if there are that many.
    pub(super) fn of(mut rows: Vec<(String, T)>, limit: u32) -> ListPage<T> {
        let more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        let next = rows.last().filter(|_| more).map(|(place, _)| place.clone());
        ListPage { items: rows.into_iter().map(|(_, item)| item).collect(), next }
    }

    pub(crate) fn map<U>(self, change: impl FnMut(T) -> U) -> ListPage<U> {
        ListPage { items: self.items.into_iter().map(change).collect(), next: self.next }
    }
}

impl<T> ListPage<Option<T>> {
    pub(super) fn flatten(self) -> ListPage<T> {
        ListPage { items: self.items.into_iter().flatten().collect(), next: self.next }
    }
}

/// A place in a list: the numbers it is sorted by, and an id that tells equals apart.
pub(super) fn place<const N: usize>(numbers: [i64; N], id: &str) -> String {
    let numbers: String = numbers.iter().map(|number| format!("{number}.")).collect();
    numbers + id
}

/// The reverse of [`place`].
pub(super) fn after<const N: usize>(place: &str) -> Result<([i64; N], String), StoreError> {
    let mut parts = place.splitn(N + 1, '.');
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = parts.next().and_then(|part| part.parse().ok()).ok_or(StoreError::BadPlace)?;
    }
    Ok((numbers, parts.next().ok_or(StoreError::BadPlace)?.to_owned()))
}

/// Where a list goes on that is sorted by one number, the highest first: below this.
pub(super) fn before(place: Option<&str>) -> Result<i64, StoreError> {
    place.map_or(Ok(i64::MAX), |place| place.parse().map_err(|_| StoreError::BadPlace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_was_written() {
        assert_eq!(after(&place([7, -2], "abc")), Ok(([7, -2], "abc".to_owned())));
        for wrong in ["", "7", "7.x.abc", "abc.1.2", "99999999999999999999.1.abc"] {
            assert_eq!(after::<2>(wrong), Err(StoreError::BadPlace), "{wrong}");
        }
    }

    #[test]
    fn the_last_page_leads_nowhere() {
        let rows = |count: i64| (0..count).map(|number| (place([number], ""), number)).collect();
        assert_eq!(ListPage::of(rows(3), 2), ListPage { items: vec![0, 1], next: Some("1.".to_owned()) });
        assert_eq!(ListPage::of(rows(2), 2), ListPage { items: vec![0, 1], next: None });
    }
}
