//! Whole random games as fast as the engine allows.

use crate::SplitMix64;
use hedgerow_rules::{Action, Game, KindId, Phase, Position, Stack, Uses};

/// Plays random games from one position, again and again, without allocating: tiles drawn from the full stacks, every
/// legal placement counted and one chosen uniformly, then uniformly passing or one of all legal uses of a piece.
#[derive(Debug)]
pub struct Playouts {
    start: Position,
    position: Position,
    /// The tiles of each stack at the start, and what is left of them, shuffled.
    full: [Vec<KindId>; Stack::COUNT],
    stacks: [Vec<KindId>; Stack::COUNT],
    actions: Vec<Action>,
    uses: Uses,
    random: SplitMix64,
}

impl Playouts {
    /// Games from that position, whose draws and choices follow from the seed.
    pub fn new(start: &Position, seed: u64) -> Playouts {
        let tiles = start.game().tile_count();
        // Room for a tile that is set aside and goes back (CA3).
        let stacks = || Stack::ALL.map(|_| Vec::with_capacity(tiles + 1));
        let mut playouts = Playouts {
            position: start.clone(),
            start: start.clone(),
            stacks: stacks(),
            full: stacks(),
            actions: Vec::with_capacity(16 * tiles + 64),
            uses: Uses::new(),
            random: SplitMix64::new(seed),
        };
        playouts.fill_stacks();
        playouts
    }

    /// Plays one game and returns its end.
    pub fn play(&mut self) -> &Position {
        self.position.clone_from(&self.start);
        self.run()
    }

    /// Plays one game on from another position of the same game.
    pub fn play_from(&mut self, start: &Position) -> &Position {
        self.start.clone_from(start);
        self.fill_stacks();
        self.play()
    }

    /// Sorts the tiles that are left at the start into their stacks.
    fn fill_stacks(&mut self) {
        let game: &Game = self.start.game();
        for (stack, tiles) in Stack::ALL.into_iter().zip(&mut self.full) {
            let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind));
            tiles.clear();
            let aside = self.start.aside();
            for kind in kinds {
                // A tile that waits aside goes back when the next one is drawn.
                let left = self.start.unseen(kind) - u8::from(aside == Some(kind));
                tiles.extend(std::iter::repeat_n(kind, left as usize));
            }
        }
    }

    fn run(&mut self) -> &Position {
        for (stack, full) in self.stacks.iter_mut().zip(&self.full) {
            stack.clone_from(full);
            self.random.shuffle(stack);
        }
        let hands = self.start.rules().hand_size() > 0;
        loop {
            match self.position.phase() {
                Phase::Draw | Phase::DrawBonus if !hands => {
                    let tile = self.next_tile();
                    self.position.play_by_chance(tile, |ways| self.random.below(ways));
                }
                Phase::Over => return &self.position,
                _ => self.act(),
            }
        }
    }

    /// Plays one action: with hands, or from the middle of a turn.
    #[cold]
    fn act(&mut self) {
        let action = match self.position.phase() {
            Phase::LayAside => Action::LayAside { tile: self.next_tile() },
            Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => Action::Draw { tile: self.next_tile() },
            Phase::Place => self.place(),
            Phase::Use => self.use_piece(),
            Phase::Discard => self.discard(),
            Phase::Over => return,
        };
        self.position.play_unchecked(action);
    }

    /// The next tile of the stack in use.
    #[inline(always)]
    fn next_tile(&mut self) -> KindId {
        let position = &self.position;
        if position.aside().is_some() || position.game().lake().is_some() {
            return self.next_tile_or_lake();
        }
        self.stacks[position.stack() as usize].pop().expect("as long as a seat draws there are tiles")
    }

    /// The same with the River, or with a tile that was set aside and goes back.
    #[cold]
    fn next_tile_or_lake(&mut self) -> KindId {
        let position = &self.position;
        let stack = &mut self.stacks[position.stack() as usize];
        let lake = position.game().lake().filter(|lake| position.drawable(*lake) > 0);
        let tile = lake.or_else(|| stack.pop()).expect("as long as a seat draws there are tiles");
        if let Some(back) = position.aside() {
            let place = self.random.below(stack.len() + 1);
            stack.insert(place, back);
        }
        tile
    }

    fn place(&mut self) -> Action {
        let position = &self.position;
        // One tile in hand, or two in the advanced Discovery; two equal ones are one choice.
        let (first, second) = match *position.hand(position.seat()) {
            [first, second] if second != first => (first, Some(second)),
            [first, ..] => (first, None),
            [] => unreachable!("who places a tile holds one"),
        };
        let of_first = position.placement_count(first);
        let of_second = second.map_or(0, |tile| position.placement_count(tile));
        let number = self.random.below(of_first + of_second);
        let (tile, number) = match second {
            Some(second) if number >= of_first => (second, number - of_first),
            _ => (first, number),
        };
        let (square, rotation) = position.nth_placement(tile, number).expect("there are that many placements");
        Action::Place { tile, square, rotation }
    }

    fn use_piece(&mut self) -> Action {
        self.position.uses_into(&mut self.uses);
        match self.random.below(self.uses.len() + 1) {
            0 => Action::Pass,
            choice => self.uses[choice - 1],
        }
    }

    fn discard(&mut self) -> Action {
        self.position.legal_actions_into(&mut self.actions);
        self.actions[self.random.below(self.actions.len())]
    }
}

/// A checksum over the games that [`Playouts`] play from a fixed seed: it must not change when only speed changes.
pub fn signature(start: &Position, games: usize) -> u64 {
    let mut playouts = Playouts::new(start, 1);
    // FNV-1a over everything that lies on the table at the end of each game.
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |number: u64| hash = (hash ^ number).wrapping_mul(0x0000_0100_0000_01b3);
    for _ in 0..games {
        let end = playouts.play();
        end.scores().iter().for_each(|score| add(u64::from(*score)));
        for tile in end.board().tiles() {
            add(u64::from(tile.kind.0));
            add(tile.square.x as u64);
            add(tile.square.y as u64);
            add(u64::from(tile.rotation));
            add(tile.standing.map_or(9, |standing| u64::from(standing.seat.0)));
        }
    }
    hash
}
