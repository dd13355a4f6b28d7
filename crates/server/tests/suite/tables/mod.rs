//! Tables over the network, as people and programs use them.

mod agreements;
mod analyses;
mod backups;
mod challenges;
mod clocks;
mod documented;
mod games;
mod help;
mod lessons;
mod looks;
mod manners;
mod nonsense;
mod programs;
mod puzzles;
mod queue;
mod ratings;
mod seats;
mod seeks;
mod serving;
mod shuffles;
mod siege;
mod still_played;
mod strangers;
pub mod support;
mod talking;
mod versions;
mod what_if;
