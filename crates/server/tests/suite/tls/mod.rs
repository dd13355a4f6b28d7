//! TLS at the server's own door: with certificate files, and with certificates that it gets itself.

mod acme;
mod authority;
mod client;
mod files;
