use hedgerow_bots::evaluation::*;
use hedgerow_bots::*;
use hedgerow_notation::Dealer;
use hedgerow_rules::*;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::*;
fn build<'a>(spec: &str, w: &'a Weights, g: &'a Weights, seed: u64) -> (Box<dyn Bot + 'a>, Budget) {
    let mut it = spec.split(':');
    let name = it.next().unwrap();
    let mut a = Attention::default();
    let mut b = Budget::Evaluations(1000);
    for kv in it {
        let (k, v) = kv.split_once('=').unwrap();
        let f: f32 = v.parse().unwrap();
        match k {
            "c" => a.exploration = f,
            "t" => a.warmth = f,
            "w" => a.width = f as usize,
            "rw" => a.root_width = f as usize,
            "e" => b = Budget::Evaluations(f as u64),
            "ms" => b = Budget::Time(std::time::Duration::from_millis(f as u64)),
            _ => panic!(),
        }
    }
    match name {
        "greedy" => (Box::new(Greedy::new(w)), b),
        "guess" => (Box::new(Greedy::new(g)), b),
        "search2" => (Box::new(Search::new(g, seed, 1).with_attention(a)), b),
        "random" => (Box::new(RandomPlayer::new(&seed.to_string())), b),
        "search" => (Box::new(Search::new(w, seed, 1).with_attention(a)), b),
        _ => panic!(),
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let game = Arc::new(Game::new(Rules::named(&args[1], []).unwrap()).unwrap());
    let n: usize = args[4].parse().unwrap();
    let w2t = std::env::var("W2").ok().map(|f| Weights::parse(&std::fs::read_to_string(f).unwrap()).unwrap());
    let wt = std::env::var("W").ok().map(|f| Weights::parse(&std::fs::read_to_string(f).unwrap()).unwrap());
    let w = wt.as_ref().unwrap_or_else(|| Weights::tuned(game.rules().game()));
    let g = w2t.unwrap_or_else(|| Weights::guess(game.rules().game()));
    let next = AtomicUsize::new(0);
    let sums = Mutex::new((0.0f64, 0.0f64, [0.0f64; 2], [0.0f64; 2], [0usize; 2], 0.0f64));
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= n {
                        return;
                    }
                    let seed = format!("m{}", i / 2);
                    let specs = [&args[2], &args[3]];
                    let mut ps: Vec<BotPlayer> = Vec::new();
                    // a sits at seat i%2
                    let mut position = Position::new(&game, 2, 0).unwrap();
                    let mut dealer = Dealer::new(&game, &seed);
                    let mut bots: Vec<(Box<dyn Bot + '_>, Budget)> =
                        (0..2).map(|k| build(specs[(k + i) % 2], w, &g, i as u64)).collect();
                    let _ = &mut ps;
                    let (mut t, mut m) = ([0.0; 2], [0usize; 2]);
                    while let Some(a) = position.to_act() {
                        match a {
                            Player::Chance => {
                                let d = dealer.deal(&position).unwrap();
                                position.play_unchecked(d, &mut ());
                            }
                            Player::Seat(seat) => {
                                let st = std::time::Instant::now();
                                let (bot, budget) = &mut bots[seat.index()];
                                let th =
                                    bot.think(position.view(Some(seat)), &Limits::new(*budget), &mut |_| {}).unwrap();
                                for act in &th.candidates[0].plan {
                                    position.play(*act, &mut ()).unwrap();
                                }
                                let who = (seat.index() + i) % 2;
                                t[who] += st.elapsed().as_secs_f64();
                                m[who] += 1;
                            }
                        }
                    }
                    let sc = position.scores();
                    let (a, b) = (sc[i % 2] as f64, sc[1 - i % 2] as f64);
                    let mut s = sums.lock().unwrap();
                    s.0 += if a > b {
                        1.0
                    } else if a == b {
                        0.5
                    } else {
                        0.0
                    };
                    s.1 += a - b;
                    s.2[0] += a;
                    s.2[1] += b;
                    s.5 += (a - b) * (a - b);
                    for k in 0..2 {
                        s.3[k] += t[k];
                        s.4[k] += m[k];
                    }
                }
            });
        }
    });
    let s = sums.lock().unwrap();
    let nn = n as f64;
    println!(
        "{} {} vs {}: win {:.3} margin {:.2} ±{:.2} points {:.1} {:.1} ms/move {:.2} {:.2}",
        args[1],
        args[2],
        args[3],
        s.0 / nn,
        s.1 / nn,
        ((s.5 / nn - (s.1 / nn).powi(2)) / nn).sqrt(),
        s.2[0] / nn,
        s.2[1] / nn,
        1e3 * s.3[0] / s.4[0] as f64,
        1e3 * s.3[1] / s.4[1] as f64
    );
}
