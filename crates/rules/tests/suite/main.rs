//! The rules, held against what is written down and against independent means: one program, so that it is linked once.

mod golden;
mod oracle;
mod properties;
mod rules;
mod sets;
