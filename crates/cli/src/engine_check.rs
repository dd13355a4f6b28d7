//! `hedgerow engine-check`: what is wrong with an engine, for its author.

use crate::fault::{Fault, Result, ensure};
use crate::flags::{Json, whole};
use crate::output;
use clap::Args;
use hedgerow_bots::protocol::check::{CheckReport, CheckStep, StepResult, check};
use hedgerow_bots::{BotKind, BotSpec};
use hedgerow_locale::{Language, Text, text};
use serde::Serialize;
use std::time::Duration;

#[derive(Debug, Args)]
pub struct EngineCheck {
    #[arg(value_name = "cmd:PROGRAM")]
    engine: String,
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = whole(1..=600))]
    wait: usize,
    #[command(flatten)]
    json: Json,
}

/// The report as JSON.
#[derive(Serialize)]
struct Report<'a> {
    engine: &'a str,
    name: Option<&'a str>,
    passed: bool,
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    step: CheckStep,
    passed: bool,
    faults: Vec<String>,
    advice: Vec<String>,
}

impl EngineCheck {
    pub fn run(self, language: Language) -> Result<()> {
        let spec: BotSpec = self.engine.parse()?;
        let BotKind::Program(program) = &spec.kind else {
            return Err(Fault::new(text!("cli-check-no-program", bot = &self.engine)));
        };
        self.json.check()?;
        let shows = !self.json.is_printed();
        let mut unwritten = None;
        let report = check(program, Duration::from_secs(self.wait as u64), &mut |result| {
            // A step may take seconds, so each is told at once.
            if shows && unwritten.is_none() {
                unwritten = output::show(&page(language, result)).err();
            }
        });
        unwritten.map_or(Ok(()), Err)?;
        let failed = report.steps.iter().filter(|result| !result.passed()).count();
        let (tried, all) = (report.steps.len(), CheckStep::ALL.len());
        let summary = match &report.name {
            _ if failed > 0 => String::new(),
            Some(name) => language.say(&text!("cli-check-good-named", name = name, count = all)) + "\n",
            None => language.say(&text!("cli-check-good", count = all)) + "\n",
        };
        self.json.show(|| Ok(self.as_json(&report)), || Ok(summary))?;
        ensure!(failed == 0, text!("cli-check-failed", failed = failed, tried = tried, all = all));
        Ok(())
    }

    /// For programs, so in English, whatever the language.
    fn as_json<'a>(&'a self, report: &'a CheckReport) -> Report<'a> {
        let told = |result: &StepResult, faults: bool| {
            let findings = result.findings.iter().filter(|finding| finding.is_fault() == faults);
            findings.map(|finding| Language::ENGLISH.say(&Text::from(finding))).collect()
        };
        let step = |result: &StepResult| Step {
            step: result.step,
            passed: result.passed(),
            faults: told(result, true),
            advice: told(result, false),
        };
        Report {
            engine: &self.engine,
            name: report.name.as_deref(),
            passed: report.passed(),
            steps: report.steps.iter().map(step).collect(),
        }
    }
}

/// A step with what was found in it.
fn page(language: Language, result: &StepResult) -> String {
    let step = match result.step {
        CheckStep::Greeting => text!("check-step-greeting"),
        CheckStep::Options => text!("check-step-options"),
        CheckStep::Sets => text!("check-step-sets"),
        CheckStep::Legal => text!("check-step-legal"),
        CheckStep::Limits => text!("check-step-limits"),
        CheckStep::Only => text!("check-step-only"),
        CheckStep::Lines => text!("check-step-lines"),
        CheckStep::Stop => text!("check-step-stop"),
        CheckStep::Ponder => text!("check-step-ponder"),
        CheckStep::Games => text!("check-step-games"),
        CheckStep::Unknown => text!("check-step-unknown"),
        CheckStep::Quit => text!("check-step-quit"),
    };
    let line = match result.passed() {
        true => text!("cli-check-passed", step = step),
        false => text!("cli-check-fails", step = step),
    };
    let mut page = language.say(&line) + "\n";
    for finding in &result.findings {
        let told = match finding.is_fault() {
            true => text!("cli-check-fault", finding = Text::from(finding)),
            false => text!("cli-check-advice", finding = Text::from(finding)),
        };
        page += &format!("    {}\n", language.say(&told));
    }
    page
}
