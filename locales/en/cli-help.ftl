# What --help says. A command "a b" is described by help-a-b, its argument c by help-a-b-c, or by help-any-c where commands
# share it; -long is what follows when --help is asked in place of -h. A line is a paragraph. Names of flags, commands, bots,
# presets and words in capital letters are the same in every language.

help = { game-carcassonne }, { game-hunters } and { game-discovery }: play, simulate, replay, draw, count, explain
help-long = An unofficial, independent implementation of the rules.

## What several commands share

help-any-language = The language to speak (by default that of the environment: HEDGEROW_LANGUAGE, LC_ALL, LC_MESSAGES, LANG)
help-any-help = Print help; -h is shorter, --help says more
help-any-version = Print the version
help-any-help-command = Print this page or the help of a command
help-any-rules = The preset, as in hunters/en-2014 ('hedgerow rules' lists them)
help-any-options = An option of the preset: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002)
help-any-set = A custom tile set in place of a printed one: FILE for the main stack, bonus=FILE for another (may be repeated)
help-any-data = The data folder of the server
help-any-name = The person's name
help-any-record = The record of the game
help-any-out = The file to write: .svg or .png; '-' for standard output
help-any-tile = How many pixels wide a tile is in a PNG
help-any-seats = How many players
help-any-json = Print JSON in place of the page; with =FILE, write it there as well
help-any-threads = How many games are played at once (by default one for each core)
help-any-until = Only up to the end of this turn

## play

help-play = Play around one keyboard, in the terminal, with bots if you like
help-play-seats = How many players, bots included (by default 2, or as many as there are bots and one more)
help-play-bots = Bots for the last seats, as in hard,easy; if they take all seats, the game plays itself
help-play-bots-long = When a game is resumed, its bots are known by their names, except for programs (cmd:...): those must be given again.
help-play-names = The names of the people, in the order of their seats
help-play-first = The seat that begins (by default chosen by the seed)
help-play-seed = The seed of the shuffle (by default a new one)
help-play-enter-draws = The tiles are drawn at a real table and typed in
help-play-save = Write the game to this file after every turn
help-play-resume = Go on with the game in this file and save to it, unless --save names another or another program made it

## serve

help-serve = Host tables for people and bots, in the browser
help-serve-long = Everything is kept in one folder (--data). Every flag can also be given as an environment variable. HEDGEROW_LOG says how much is logged (error, warn, info, debug).
help-serve-data = The folder that holds everything: accounts and games. It is created if it does not exist
help-serve-listen = Where to listen, as HOST:PORT. 0.0.0.0 makes the server reachable from other machines
help-serve-tls-cert = The server's certificate with its chain, as PEM: the server then speaks https
help-serve-tls-cert-long = The files are read again whenever they change, so a renewed certificate needs no restart. New files that cannot be used are ignored, and the log says why.
help-serve-tls-key = The key of that certificate, as PEM
help-serve-http-redirect = Where to listen for plain http and redirect visitors to https, as HOST:PORT
help-serve-acme = A name of this server, as in games.example.org, for which it gets certificates itself (may be repeated)
help-serve-acme-long = Port 443 of that name must lead to --listen: the authority looks there (ACME, tls-alpn-01). The certificate is kept in the data folder and renewed in time. Needs --acme-agree.
help-serve-acme-agree = Agree to the terms of the authority that gives out the certificates
help-serve-acme-contact = Where the authority can write to the host
help-serve-acme-directory = The authority that gives out the certificates
help-serve-acme-root = The root certificate of a private authority, as PEM
help-serve-metrics = Where to serve /metrics to monitoring programs, as HOST:PORT; by default it is not served
help-serve-public-url = The address people type, as in https://games.example.org
help-serve-public-url-long = Set it whenever people reach the server by a name: cookies are then bound to https, and requests from other pages are recognised by it. Without it the server goes by the Host header of each request.
help-serve-base-path = The path under which a reverse proxy shows the server, as in /hedgerow
help-serve-trust-proxy = Believe X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host
help-serve-trust-proxy-long = Only behind a reverse proxy that sets them itself: otherwise any visitor could claim any address. The last address in X-Forwarded-For counts, which is the one the proxy has seen.
help-serve-start-empty = Begin with an empty database where the old one was lost
help-serve-start-empty-long = Without it a server refuses to start in such a folder: an empty database in the place of a lost one would look as if nothing had happened. 'hedgerow admin restore' restores a backup.
help-serve-accept-loss = Continue with what is left of a damaged database
help-serve-accept-loss-long = Without it a server refuses to start with a database that is damaged, or has lost something it acknowledged. Restoring a backup with 'hedgerow admin restore' is better.
help-serve-backup-dir = The folder for backups, preferably on another disk. By default none are made
help-serve-backup-dir-long = Give every server its own folder. 'hedgerow admin restore DIR' restores the newest backup.
help-serve-backup-every = How many hours lie between two backups
help-serve-backup-keep = How many backups are kept; older ones are deleted once a new one is complete
help-serve-closed = Accept no new accounts (guests can still play). 'hedgerow admin' can open and close registration later
help-serve-contact = How people reach you, as in https://example.org/contact or host@example.org; shown on the privacy page
help-serve-newcomer-minutes = For how many minutes newcomers cannot talk, invite others or make open tables
help-serve-sign-ins-per-minute = How many times per minute one address may make an account, sign in or become a guest (0: no limit)
help-serve-wrong-passwords-per-hour = How many wrong passwords per hour one account takes before further attempts must wait (0: no limit)
help-serve-requests-per-second = How many requests per second one address may send (0: no limit)
help-serve-messages-per-second = How many messages per second one person may send to a table (0: no limit)
help-serve-tables-per-hour = How many tables per hour one person may make (0: no limit)
help-serve-tables-per-address = How many tables per hour may be made from one address (0: no limit)
help-serve-tables-per-person = How many tables that are not over one person may have made (0: no limit)
help-serve-tables-per-guest = The same for a guest (0: no limit)
help-serve-guests-per-hour = How many newcomers per hour, guests or accounts, may come from one address (0: no limit)
help-serve-stored-per-hour = How many megabytes per hour one address may cause to be stored (0: no limit)
help-serve-max-body = How long the body of a request may be, in bytes
help-serve-max-message = How long a message over the socket of a table may be, in bytes
help-serve-request-seconds = How many seconds a request may take to arrive; a connection kept open for the next one ends after the same time
help-serve-connections-per-address = How many connections one address may hold at the same time (0: no limit). Behind a proxy all come from its address: no limit there
help-serve-max-connections = How many connections there may be at the same time, as far as the system allows
help-serve-max-sockets = How many sockets one address may hold at the same time (0: no limit)
help-serve-bot-threads = How many threads think for the bots. 0: one fewer than there are processors
help-serve-bot-delay = How long a bot waits before it shows its move, in milliseconds, so that people can follow
help-serve-idle-minutes = After how many minutes without visitors a table is dropped from memory. It is loaded from the disk when needed
help-serve-vanished-seconds = After how many seconds of a player's absence the others may let a bot play on
help-serve-reveal-seconds = How many seconds a game waits for its players' part in the shuffle before it begins without it. In correspondence games they have as long as for a turn, but a day at most
help-serve-expiry-days = After how many days without a move a game without a clock ends, and a table that never began is removed
help-serve-keep-guests = After how many days without a visit a guest is forgotten, with the games that only guests and bots played (0: never)
help-serve-keep-expired = After how many days a table that was never played to the end is deleted (0: never)
help-serve-keep-chat = After how many days chat at tables is deleted (0: never)
help-serve-keep-games = After how many days a finished game is deleted (0: never)
help-serve-keep-audit = After how many days the audit log (sign-ins and your commands) and closed reports are deleted (0: never)
help-serve-log-format = How the log is written: lines for people, or JSON for programs
help-serve-open = Open the page in the browser as soon as the server is ready

## simulate

help-simulate = Play random games and print a summary
help-simulate-games = How many games
help-simulate-seed = The seed of the first game: a number, which the next games count on from, or a text, which they get a number after
help-simulate-trace = Write every action of every game as a line of JSON; '-' for standard output
help-simulate-records = Write a record of every game into this folder

## arena

help-arena = Let bots play against each other, and report which is better and how certain that is
help-arena-long =
    With two seats every bot meets every other one; who begins alternates. With more seats every bot sits alone among the others: one seat of the first bot of a pairing against the second on all other seats, at every seat in turn. (So two bots have two pairings, A among Bs and B among As.) Compare its share of the wins with the fair share. Seat 0 begins every game.

    A bot that exits, hangs or makes an illegal move loses that game; such forfeits count as wins and losses, but not in margins and points. The win rate is wins and half of the draws (a win shared by k seats counts 1/k). Its 95 % interval is Wilson's; with --duplicate it comes from the variance between shuffles, as the games of one shuffle belong together. Ratings are maximum-likelihood ones (Bradley and Terry) on the Elo scale with an average of 0; each pairing counts as if half a game more had been played between equals, so that winning every game does not give an infinite rating.

    The draws and choices of a game follow from --seed and its number alone, so results do not depend on --threads (unless a bot's budget is time).
help-arena-bots = The bots, as in hard,greedy,cmd:./mybot
help-arena-bots-long = cmd:PROGRAM starts a program that speaks the engine protocol and gives it 1 s per decision; cmd:ms=200:PROGRAM gives it another time, cmd:clock=60+1:PROGRAM 60 s for the game and 1 s more per tile, cmd:evals=N:PROGRAM a number of evaluations, and cmd:option.NAME=VALUE:PROGRAM sets one of its options. Commas inside quotation marks do not separate bots; the flag may be repeated.
help-arena-games = How many games each pairing plays
help-arena-seats = How many seats
help-arena-duplicate = Play every shuffle once in every seating, so that luck evens out (--games is rounded up to whole shuffles)
help-arena-seed = What all shuffles and choices follow from
help-arena-records = Write a record of every game into this folder
help-arena-trace = Write every action of every game as a line of JSON; '-' for standard output
help-arena-forfeit-late = Let a bot lose the game in which it takes longer than its time (otherwise this is only reported)
help-arena-sprt = End a pairing as soon as it is clear whether its first bot is better (sequential probability ratio test, 5 % errors)
help-arena-sprt-elo = What 'not better' and 'better' mean, as differences on the Elo scale
help-arena-state = Keep every finished game in this file; the same command continues the contest where it stopped
help-arena-state-long = The other settings must be the same, except that --games may grow.

## engine

help-engine = Choose moves for another program (engine protocol)
help-engine-long = Line by line on standard input and output, as docs/engine-protocol.md describes.
help-engine-bot = The bot, until the other side says 'setoption bot ...'
help-engine-set = A tile set that is not built in but may occur in positions (may be repeated)

## engine-check

help-engine-check = Try an engine step by step and say what is wrong with it
help-engine-check-long = Starts the program again for each step and asks it what a host may ask (docs/engine-protocol.md). The exit status is 1 if a step failed; advice does not count.
help-engine-check-engine = The engine, as in cmd:./mybot or cmd:option.style=bold:./mybot
help-engine-check-wait = How long to wait for an answer, beyond the time that the engine is given

## replay

help-replay = Show a recorded game and its board
help-replay-trace = Write every action as a line of JSON; '-' for standard output, and then nothing else is printed there
help-replay-set = A tile set of the game that is not built in (may be repeated)

## explain

help-explain = Say why the best moves of a turn are good, and what the move that was played is worth
help-explain-long = A bot thinks about the turn as the player saw it. For its best moves, and for the one that was played, it lists the terms of the evaluation that the move changes: amount x weight = points, for the player in turn and for the others. (The evaluation looks at the position right after the move; the bot looks further ahead, so it may rank the moves differently.)
help-explain-turn = Which turn, counted from 1
help-explain-moves = How many of the best moves
help-explain-bot = Which bot thinks, as in expert or hard:evals=500
help-explain-set = { help-replay-set }

## analyse

help-analyse = Take a finished game apart: what was luck, what was play, which moves were better
help-analyse-long = Before every draw it asks what the game is worth on average over all tiles that could come, and after it what the drawn tile allows: the difference is luck. Before every move it asks what the best one is worth, and after it what the move played is worth: the difference is what the decision cost. docs/analysis.md has the formulas.
help-analyse-records = Records of finished games, or folders of them
help-analyse-depth = How far to look: quick judges each move by the position after it, normal also by every tile that may come next and the best reply, deep plays costly decisions on to the end of the game many times
help-analyse-player = Sum up the games of this player only; of a folder or of several records, the games of every player are summed up
help-analyse-set = { help-replay-set }

## puzzle

help-puzzle = Solve an endgame with one best move: the puzzle of the day, or another one
help-puzzle-long = Every puzzle was searched to the end of the game: one move wins clearly more often than all others. Type the move as in “hedgerow play”. docs/puzzles.md says how puzzles are made.
help-puzzle-game = Puzzles of one game
help-puzzle-theme = Puzzles about one thing, as in “join” or “block”
help-puzzle-number = The puzzle of that number

## position, records

help-position = Show a position, and for programs what may be done in it
help-position-long = Without a file it is the start of a game. Without --json it prints the position as text, which this and other commands read again. With --json it prints everything a program needs to play: whose turn it is, every legal action as a word, how likely each draw is, what the actions of --play did, the board, the features, the open squares and the tiles not yet seen. docs/scripts.md describes it.
help-position-file = A position or a record (its end); '-' for standard input
help-position-seats = How many players, at the start of a game
help-position-until = Of a record, the position after this turn
help-position-actions = Play this action first, written as in a record (may be repeated)
help-position-set = { help-replay-set }
help-records = List, choose, count and convert many records
help-records-paths = Records, or folders of them
help-records-rules = Only games of these rules: a game, a preset, or a preset with options (hunters, hunters/en-2014, carcassonne/first+river)
help-records-player = Only games of this player
help-records-winner = Only games that this player won
help-records-seats = Only games with so many players
help-records-finished = Only games that were played to their end
help-records-unfinished = Only games that were not
help-records-count = Print how many there are, by rules and by player, instead of the list
help-records-csv = Write a table with one line per player; '-' for standard output
help-records-trace = Write every action of every game as a line of JSON; '-' for standard output
help-records-copy = Write the chosen records into this folder, in today's form
help-records-set = { help-replay-set }

## perft

help-perft = Count the sequences of player decisions from the start of a game
help-perft-long = Draws do not count towards the depth; each kind of tile that can be drawn leads to separate sequences (copies of a kind do not). Equal choices count once. A game that ends earlier counts nothing, and neither does the draw of a tile that fits nowhere and goes back to its stack.
help-perft-depth = How many player decisions deep (by default 3; 1 where players hold tiles)
help-perft-position = Count from the position in this file, or from the end of this record
help-perft-divide = Print the count behind each action

## rules, sets

help-rules = Explain the presets and their options, or one of the numbered rules
help-rules-name = A preset (carcassonne/first), a rule (CA4), or nothing for the list of presets
help-sets = Check and show tile sets
help-sets-check = Check a custom tile set, and report what is wrong and where
help-sets-check-file = The file with the set
help-sets-show = List the kinds of a set with their counts
help-sets-show-name = A built-in set (carcassonne, river, hunters, hunters-bonus, discovery) or a file
help-sets-show-draw = Draw every tile

## scenario

help-scenario = Play scenario files and say which hold
help-scenario-long = A scenario is a small game with what must follow from it; scenarios/README.md says how to write one. Tile sets that it names are looked for beside the file, in a folder “sets” there, and in one beside its folder. The exit status is 1 if a scenario does not hold.
help-scenario-paths = Files, or folders with files that end in .txt

## draw

help-draw = Draw tiles, a board, or a whole game as a picture
help-draw-long = Pictures are SVG or, for tiles and boards, PNG, by the ending of --out. A replay is an animated SVG.
help-draw-tiles = Draw every kind of a tile set
help-draw-tiles-set = { help-sets-show-name }
help-draw-tiles-columns = How many tiles stand side by side
help-draw-board = Draw the board of a recorded game with its pieces and points
help-draw-board-set = { help-replay-set }
help-draw-replay = Draw a whole recorded game as one animated SVG
help-draw-replay-pace = Seconds for each tile
help-draw-replay-set = { help-replay-set }
help-draw-replay-out = The file to write, as in game.svg; '-' for standard output

## verify

help-verify = Check that the draws of a record came from the shuffle it names
help-verify-long = For a game played on a server, this means: the secret and the nonces are those that the server and the seats committed to, and together they give every draw of the game. It also says which seats contributed.
help-verify-set = { help-replay-set }

## tune

help-tune = Find the weights of the bots' evaluation by letting it play against itself
help-tune-long =
    Every round plays --games games with the weights as they are, now and then leaving the best move for another good one, and then takes the weights that would best have predicted the results. At the end the greedy bot with the new weights plays against the one with the weights it started from.

    The result is determined by the rules, --plain, --seats, --games, --rounds, --seed and the weights to start from; threads and interruptions do not matter.
help-tune-seats = How many seats
help-tune-games = How many games each round plays
help-tune-rounds = How many rounds
help-tune-seed = What all shuffles follow from
help-tune-state = Keep what was learned in this file; the same command continues the tuning where it stopped
help-tune-state-long = The other settings must be the same, except that --rounds may grow.
help-tune-out = Write the weights to this file (by default they are printed); '-' for standard output
help-tune-plain = Tune the plain evaluation that greedy and easy play with, not the one of the search
help-tune-from = Start from the weights in this file, and tune the plain evaluation if it holds that one (by default it starts from the weights the bots play with)
help-tune-from-scratch = Start from common-sense weights
help-tune-check = How many games the new weights play against the old ones at the end, each shuffle once from every seat (0: none)

## admin

help-admin = Look after a server: people, tables, backups
help-admin-long = Works on the data folder of a server, whether it runs or not. While it runs, the command is carried out by the server itself, so it takes effect at once.
help-admin-ready = Say whether the server is ready, for programs that watch it: the exit status is 0 only then
help-admin-reset-link = Make a link for choosing a new password, once and within 24 hours
help-admin-close-registration = Accept no new accounts (guests can still play)
help-admin-open-registration = Accept new accounts
help-admin-ban = Keep a person out, at once
help-admin-unban = Let a person in again
help-admin-delete-person = Delete a person's account; finished games stay, without the name
help-admin-delete-table = Delete a table with everything that happened there
help-admin-delete-table-id = The end of the table's address
help-admin-kick = Remove a player from a table
help-admin-kick-table = { help-admin-delete-table-id }
help-admin-ban-addresses = Keep out everyone who comes from a range of addresses, at once
help-admin-ban-addresses-range = The addresses, as in 192.0.2.0/24 or 2001:db8::/32
help-admin-ban-addresses-days = For how many days; without it, until you let them in again
help-admin-ban-addresses-reason = What they are told
help-admin-unban-addresses = Let those addresses in again
help-admin-unban-addresses-range = { help-admin-ban-addresses-range }
help-admin-address-bans = Show which addresses are kept out, the newest first
help-admin-reports = Show what people complained about and what was said there, the newest first
help-admin-reports-all = Include closed ones
help-admin-reports-limit = { help-admin-audit-limit }
help-admin-reports-after = { help-admin-audit-after }
help-admin-close-report = Close a report
help-admin-close-report-id = Its number, as 'reports' shows it
help-admin-close-report-note = What was decided, for you and other hosts to read later
help-admin-audit = Show who signed in and what was done, the newest first
help-admin-audit-person = Only what is about this person
help-admin-audit-limit = How many lines
help-admin-audit-after = Continue after this place, which the previous part of the list ended with
help-admin-people = Show who plays here, the newest first
help-admin-people-limit = { help-admin-audit-limit }
help-admin-people-after = { help-admin-audit-after }
help-admin-backup = Write everything into a new file, while the server keeps running
help-admin-backup-file = The new file
help-admin-restore = Restore a backup, while no server runs
help-admin-restore-file = The backup, or a folder of backups: then the newest in it
help-admin-restore-force = Replace the database that is there

## bench

help-bench = Measure how fast the engine plays
help-bench-playouts = Complete random 2-seat games: games per second, nanoseconds per turn, and a signature of what was played
help-bench-playouts-rules = A preset, perhaps with its option (carcassonne/first+river); all of them if none is named
help-bench-playouts-seconds = How long each preset is measured
help-bench-playouts-threads = How many threads play at once, each its own games
help-bench-playouts-doubled = Play with every tile of the main set twice
help-bench-playouts-games = Play exactly this many games instead, to count instructions

## packaging

help-packaging = Write manual pages, shell completions and a commented configuration into a folder, for packages
help-packaging-folder = The folder; it is created if it does not exist
