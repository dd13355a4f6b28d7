//! Bots, contests and the engine protocol: one program, so that it is linked once.

mod bots;
mod contest;
mod evaluation;
mod external;
mod levels;
