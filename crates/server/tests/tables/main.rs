//! Tables over the network, as people and programs use them: one program, so that it is linked once.

mod agreements;
mod backups;
mod clocks;
mod games;
mod help;
mod lessons;
mod manners;
mod nonsense;
mod programs;
mod queue;
mod ratings;
mod seats;
mod serving;
mod shuffles;
mod siege;
mod strangers;
mod support;
mod talking;
mod versions;
