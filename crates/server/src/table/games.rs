//! [`Games`]: every game compiled once, shared by all tables.

use hedgerow_protocol::{ApiError, ErrorCode, TableSettings};
use hedgerow_rules::{Game, Rules};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Debug, Default)]
pub struct Games(Arc<Mutex<HashMap<Rules, Arc<Game>>>>);

impl Games {
    /// The rules that were chosen, if they exist.
    pub fn rules(&self, settings: &TableSettings) -> Result<Rules, ApiError> {
        Rules::named(&settings.rules, settings.options.iter().map(String::as_str))
            .map_err(|error| ApiError { rule: error.rule(), ..ApiError::new(ErrorCode::BadRequest, &error) })
    }

    pub fn game(&self, rules: Rules) -> Result<Arc<Game>, ApiError> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&rules) {
            return Ok(game.clone());
        }
        let game = Game::new(rules).map_err(ApiError::fault)?;
        Ok(games.entry(rules).or_insert(Arc::new(game)).clone())
    }
}
