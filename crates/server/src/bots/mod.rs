//! The bots of all tables: a few threads think for them, and a queue gives every asker a fair share.

mod fair_queue;
mod pool;
mod shares;

pub use fair_queue::Lane;
pub use pool::Job;
pub(crate) use pool::{Asked, Asker, BotPool, Thinker, ThinkingStage, think};
