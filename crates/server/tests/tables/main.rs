//! Tables over the network, as people and programs use them: one program, so that it is linked once.

mod games;
mod nonsense;
mod strangers;
mod support;
mod versions;
