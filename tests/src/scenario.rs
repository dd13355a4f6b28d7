//! Reads and plays scenario files.
