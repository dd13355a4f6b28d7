//! A whole game as one animated picture.

use crate::board::{Studio, Window, frame};
use crate::svg::number;
use hedgerow_notation::{Record, ReplayError};
use hedgerow_rules::{Piece, Seat, Square, Standing, Tile};

/// How a replay runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReplayOptions<'a> {
    /// Seconds for each tile.
    pub pace: f64,
    /// Seconds at the end before it begins again.
    pub rest: f64,
    /// The colours of the seats, by seat; a seat without one has that of its number.
    pub colours: &'a [u8],
}

impl Default for ReplayOptions<'_> {
    fn default() -> Self {
        ReplayOptions { pace: 0.8, rest: 5.0, colours: &[] }
    }
}

/// A piece's stay on the board, in tiles placed.
#[derive(Clone, Copy, Debug)]
struct Stay {
    tile: Tile,
    standing: Standing,
    from: f64,
    to: Option<f64>,
}

impl Stay {
    fn key(&self) -> (Square, u8, Seat, Piece) {
        (self.tile.square, self.standing.segment, self.standing.seat, self.standing.piece)
    }
}

/// Everything that changes in the course of a game.
struct Story {
    tiles: Vec<(Tile, f64)>,
    stays: Vec<Stay>,
    /// For each seat its points from when on.
    points: Vec<Vec<(u32, f64)>>,
}

impl Story {
    fn of(record: &Record) -> Result<Story, ReplayError> {
        let start = record.start()?;
        let tiles = start.board().tiles().iter().map(|tile| (*tile, 0.0)).collect();
        let mut story = Story { tiles, stays: Vec::new(), points: vec![vec![(0, 0.0)]; record.seats()] };
        record.replay(|step| {
            let placed = step.after.board().tiles();
            for tile in &placed[story.tiles.len().min(placed.len())..] {
                story.tiles.push((*tile, story.tiles.len() as f64));
            }
            // Pieces and points follow half a beat after the tile.
            let now = story.tiles.len() as f64 - 0.5;
            let standing: Vec<Stay> = step
                .after
                .board()
                .pieces()
                .map(|(tile, standing)| Stay { tile: *tile, standing, from: now, to: None })
                .collect();
            for stay in story.stays.iter_mut().filter(|stay| stay.to.is_none()) {
                if !standing.iter().any(|other| other.key() == stay.key()) {
                    stay.to = Some(now + 0.3);
                }
            }
            for stay in standing {
                if !story.stays.iter().any(|other| other.to.is_none() && other.key() == stay.key()) {
                    story.stays.push(stay);
                }
            }
            for (points, score) in story.points.iter_mut().zip(step.after.scores()) {
                if points.last().is_some_and(|last| last.0 != *score) {
                    points.push((*score, now));
                }
            }
        })?;
        Ok(story)
    }
}

/// A game as an animated SVG document. Where nothing moves, it shows the end of the game.
pub fn replay_svg(record: &Record, options: ReplayOptions) -> Result<String, ReplayError> {
    let story = Story::of(record)?;
    let pace = options.pace.max(0.05);
    let total = story.tiles.len() as f64 * pace + options.rest.max(0.0);
    let clock = Clock { pace, total };
    let mut studio = Studio::new(&record.game).in_colours(options.colours);
    let window = Window::around(story.tiles.iter().map(|(tile, _)| tile.square), &record.players);
    let mut body = String::new();
    for (tile, from) in &story.tiles {
        let inside = if *from == 0.0 { String::new() } else { clock.shown(*from, None) };
        body += &studio.ground(tile, &window, &inside);
        body += &studio.upright(tile, &window, &inside);
    }
    body += &moving_frame(&story, &window, &clock);
    for stay in &story.stays {
        let hidden = if stay.to.is_some() { " opacity=\"0\"" } else { "" };
        body += &studio.piece(&stay.tile, stay.standing, &window, hidden, &clock.shown(stay.from, stay.to));
    }
    for (seat, name) in record.players.iter().enumerate() {
        let x = window.entry(&record.players, seat);
        body += &window.player(x, studio.colour(seat), name);
        for (index, (points, from)) in story.points[seat].iter().enumerate() {
            let to = story.points[seat].get(index + 1).map(|next| next.1);
            let hidden = if to.is_some() { " opacity=\"0\"" } else { "" };
            let moving = if *from == 0.0 && to.is_none() { String::new() } else { clock.shown(*from, to) };
            body += &format!("<g{hidden}>{}{moving}</g>", window.points(x, name, *points));
        }
    }
    Ok(studio.document(&window, &body))
}

/// The frame goes from tile to tile.
fn moving_frame(story: &Story, window: &Window, clock: &Clock) -> String {
    let places: Vec<_> = story.tiles.iter().map(|(tile, _)| window.place(tile.square)).collect();
    let times: Vec<String> = story.tiles.iter().map(|(_, from)| clock.share(*from)).collect();
    let moving = |name: &str, values: Vec<String>| {
        format!(
            "<animate attributeName=\"{name}\" dur=\"{}s\" repeatCount=\"indefinite\" calcMode=\"discrete\" values=\"{}\" keyTimes=\"{}\"/>",
            number(clock.total),
            values.join(";"),
            times.join(";")
        )
    };
    let columns = moving("x", places.iter().map(|place| number(place.x)).collect());
    let rows = moving("y", places.iter().map(|place| number(place.y)).collect());
    places.last().map_or(String::new(), |last| frame(*last, &(columns + &rows)))
}

struct Clock {
    pace: f64,
    total: f64,
}

impl Clock {
    /// A moment as a share of the whole.
    fn share(&self, tiles: f64) -> String {
        let share = (tiles * self.pace / self.total).clamp(0.0, 1.0);
        let text = format!("{share:.4}");
        let text = text.trim_end_matches('0').trim_end_matches('.');
        text.strip_prefix('0').filter(|text| !text.is_empty()).unwrap_or(text).to_string()
    }

    /// Seen from one moment to another.
    fn shown(&self, from: f64, to: Option<f64>) -> String {
        let (mut values, mut times) = (vec!["0"], vec!["0".to_string()]);
        if from == 0.0 {
            values = vec!["1"];
        } else {
            values.push("1");
            times.push(self.share(from));
        }
        if let Some(to) = to {
            values.push("0");
            times.push(self.share(to));
        }
        format!(
            "<animate attributeName=\"opacity\" dur=\"{}s\" repeatCount=\"indefinite\" calcMode=\"discrete\" values=\"{}\" keyTimes=\"{}\"/>",
            number(self.total),
            values.join(";"),
            times.join(";")
        )
    }
}
