//! [`Stages`]: the parts of a long run, one after the other, and how long each took.

use std::time::{Duration, Instant};

/// The stages that are done, in order.
#[derive(Debug, Default)]
pub struct Stages(Vec<(&'static str, Duration)>);

impl Stages {
    /// Does one stage. A stage that fails ends the run; its name goes before what it says.
    pub fn run<T>(&mut self, name: &'static str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        println!("\n== {name}");
        let begin = Instant::now();
        let made = work().map_err(|message| format!("{name}: {message}"))?;
        self.0.push((name, begin.elapsed()));
        Ok(made)
    }

    /// A line per stage and one for all of them.
    pub fn table(&self) -> String {
        let total: Duration = self.0.iter().map(|(_, took)| *took).sum();
        let lines = self.0.iter().copied().chain([("in all", total)]);
        lines.map(|(name, took)| format!("{name:<24}{:>6.0} s\n", took.as_secs_f64())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_listed_with_their_sum() {
        let stages = Stages(vec![("lints", Duration::from_secs(61)), ("tests", Duration::from_millis(2400))]);
        let expected = "\
lints                       61 s
tests                        2 s
in all                      63 s
";
        assert_eq!(stages.table(), expected);
    }

    #[test]
    fn a_stage_that_fails_says_which_it_was() {
        let mut stages = Stages::default();
        let failed = stages.run("lints", || Err::<(), _>("cargo ended".to_string()));
        assert_eq!(failed, Err("lints: cargo ended".to_string()));
        assert_eq!(stages.table().lines().count(), 1);
    }
}
