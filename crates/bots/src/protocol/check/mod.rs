//! Tries an engine step by step, and says what is wrong with it: for its author.

mod finding;
mod interview;
mod steps;

pub use finding::Finding;

use super::{Patience, Program};
use serde::Serialize;
use std::time::Duration;

/// What is tried, in this order. Each step has a process of its own, so that one mistake does not hide others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CheckStep {
    /// It starts, greets and is ready.
    Greeting,
    /// Every option it declares can be set.
    Options,
    /// It takes sets it has never seen.
    Sets,
    /// It answers with legal actions, in all games.
    Legal,
    /// It keeps a time for a decision, a number of evaluations, and clocks.
    Limits,
    /// It chooses among some actions.
    Only,
    /// What it tells about its moves makes sense.
    Lines,
    /// It thinks until it is stopped, and then answers soon.
    Stop,
    /// It thinks ahead, or waits, and has no move to make.
    Ponder,
    /// It plays several games.
    Games,
    /// It passes over what it does not know.
    Unknown,
    /// It ends when it is told to.
    Quit,
}

impl CheckStep {
    /// All of them.
    pub const ALL: [CheckStep; 12] = [
        CheckStep::Greeting,
        CheckStep::Options,
        CheckStep::Sets,
        CheckStep::Legal,
        CheckStep::Limits,
        CheckStep::Only,
        CheckStep::Lines,
        CheckStep::Stop,
        CheckStep::Ponder,
        CheckStep::Games,
        CheckStep::Unknown,
        CheckStep::Quit,
    ];
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct StepResult {
    /// The step.
    pub step: CheckStep,
    /// What was found; nothing if all is well.
    pub findings: Vec<Finding>,
}

impl StepResult {
    /// Whether the engine does what the protocol asks for. Advice may have been found.
    pub fn passed(&self) -> bool {
        !self.findings.iter().any(Finding::is_fault)
    }
}

/// What came of all steps.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckReport {
    /// What the engine calls itself.
    pub name: Option<String>,
    /// The steps that were tried: if the greeting fails, no more than that.
    pub steps: Vec<StepResult>,
}

impl CheckReport {
    /// Whether every step was tried and passed.
    pub fn passed(&self) -> bool {
        self.steps.len() == CheckStep::ALL.len() && self.steps.iter().all(StepResult::passed)
    }
}

/// Tries an engine. `wait` is how long it is waited for beyond the time that it is given; `watch` sees every result at once.
pub fn check(program: &Program, wait: Duration, watch: &mut dyn FnMut(&StepResult)) -> CheckReport {
    let patience = Patience { handshake: wait, grace: wait, untimed: wait };
    let mut report = CheckReport { name: None, steps: Vec::new() };
    for step in CheckStep::ALL {
        let mut findings = Vec::new();
        let name = steps::run(step, program, &patience, &mut findings);
        report.name = report.name.or(name);
        let result = StepResult { step, findings };
        watch(&result);
        let hopeless = step == CheckStep::Greeting && !result.passed();
        report.steps.push(result);
        if hopeless {
            break;
        }
    }
    report
}
