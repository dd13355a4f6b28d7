//! Tables over the network, as people and programs use them: one program, so that it is linked once.

mod agreements;
mod clocks;
mod games;
mod nonsense;
mod seats;
mod strangers;
mod support;
mod talking;
mod versions;
