//! Scenario files: small games that show a rule. The project's tests play all of them; those with an `example` line are also
//! drawn for the readers of the rules.
//!
//! ```
//! let picture = hedgerow_scenarios::example("CA4").unwrap();
//! assert!(picture.scene.svg().starts_with("<svg"));
//! // A road of four tiles.
//! assert_eq!(picture.points, [4]);
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod collection;
mod example;
mod fault;
mod player;
mod scenario;
mod texts;

pub use collection::{UNDRAWN, Undrawn, example, examples};
pub use example::Example;
pub use fault::{BeginError, Fault, Named, ScenarioError};
pub use scenario::Scenario;
