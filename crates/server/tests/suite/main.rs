//! The server from all sides: its store, its routes, its tables over the network, its certificates. One program, so that it is
//! linked once. (`damage_alone.rs` is another one: that a store is damaged counts for a whole process.)

mod anything;
mod anything_sent;
mod bots;
mod conformance;
mod host;
mod intruders;
mod oversight;
mod people;
mod ratings;
mod store;
mod stored;
mod tables;
mod test_app;
mod tls;
