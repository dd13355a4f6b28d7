//! Prints the messages as TypeScript (`cargo xtask protocol` writes them to `web/protocol.ts`).

fn main() {
    print!("{}", hedgerow_protocol::typescript(&hedgerow_draw::typescript()));
}
