//! [`Pile`]: a list with room for a fixed number of items.

use std::ops::{Index, IndexMut};

/// A list that never grows, so that adding to it is a store and no call: what a board needs is known from the start.
#[derive(Clone, Debug)]
pub(crate) struct Pile<T> {
    items: Box<[T]>,
    len: usize,
}

impl<T: Copy> Pile<T> {
    /// An empty list with room for so many items, filled with blanks that nobody sees.
    pub fn with_room(room: usize, blank: T) -> Pile<T> {
        Pile { items: vec![blank; room].into_boxed_slice(), len: 0 }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len]
    }

    /// The items and the blanks after them: to look up what is known to be there.
    #[inline]
    pub fn room(&self) -> &[T] {
        &self.items
    }

    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }

    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len])
    }

    /// Removes an item; the last one takes its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) {
        self.len -= 1;
        self.items[index] = self.items[self.len];
    }

    /// Adds so many items, and lends those that were there and the new ones, to be written.
    #[inline]
    pub fn grow(&mut self, count: usize) -> (&mut [T], &mut [T]) {
        let (before, rest) = self.items.split_at_mut(self.len);
        self.len += count;
        (before, &mut rest[..count])
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Makes this a copy; the room that is there is used again if it is as large as the other's.
    pub fn copy_from(&mut self, other: &Pile<T>) {
        if self.items.len() == other.items.len() {
            self.items[..other.len].copy_from_slice(other.as_slice());
        } else {
            self.items = other.items.clone();
        }
        self.len = other.len;
    }
}

impl<T> Index<usize> for Pile<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: usize) -> &T {
        debug_assert!(index < self.len, "within the items");
        &self.items[index]
    }
}

impl<T> IndexMut<usize> for Pile<T> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        debug_assert!(index < self.len, "within the items");
        &mut self.items[index]
    }
}
