# What the commands of the command line print, and what they complain about. Complaints have no capital letter and no full
# stop: they follow a colon, or another one follows them.

## Help

cli-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

## Files and flags

cli-no-stack = { $rules } has no stack “{ $stack }”; it has: { $stacks }
cli-stack-twice = --set names the stack “{ $stack }” twice
cli-cannot-read = cannot read { $file }
cli-cannot-write = cannot write { $file }
cli-cannot-create = cannot create { $file }
cli-cannot-go-on = cannot go on with { $file }
cli-no-folder = cannot write { $file }: there is no such folder
cli-not-in-range = not a whole number from { $from } to { $to }
cli-interval = { $low } to { $high }

## rules, sets

cli-option-of-a-rule = an option goes with a preset, as in “hedgerow rules carcassonne/first --option river”, not with the number of a rule ({ $rule })
cli-no-such-rules = { $reason }; or name a rule, as in { $example }
cli-rules-intro = The presets. 'hedgerow rules NAME' explains one, 'hedgerow rules CA4' prints a rule.
cli-rules-options = Options: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002), given as --option NAME.
cli-rules-players = Players
cli-rules-tiles = Tiles
cli-rules-roles = Roles
cli-rules-option = Options
cli-rules-supply = 2 to 5, each with { $pieces }
pieces-had-follower =
    { $game ->
        [hunters] { $count ->
            [one] 1 tribe member
           *[other] { $count } tribe members
        }
       *[other] { $count ->
            [one] 1 follower
           *[other] { $count } followers
        }
    }
pieces-had-hut =
    { $count ->
        [one] 1 fishing hut
       *[other] { $count } fishing huts
    }
cli-rules-set = { $set } ({ $tiles } of { $kinds })
cli-rules-set-with-start = { $set } ({ $tiles } of { $kinds }; start { $start })
cli-rules-particular = Particular to this preset:
cli-rules-all = All its rules:
cli-rules-rulings = Where the rulebooks are silent or disagree:
# After "72 tiles of".
cli-kinds =
    { $count ->
        [one] 1 kind
       *[other] { $count } kinds
    }
cli-no-set = there is no set '{ $name }'; built in are { $names }, or name a file
bot-unknown = there is no bot “{ $name }”; there are: { $names }, and cmd:PROGRAM
bot-bad-setting = “{ $setting }” is not a setting of a bot: expected evals=N, ms=N or threads=N with N from 1 (threads up to { $most }), clock=SECONDS or clock=SECONDS+SECONDS, or scale=X with X above 0
bot-bad-option = “option.{ $option }” does not set an option of a program: expected option.NAME=VALUE, as in cmd:option.style=bold:./mybot
bot-no-program = “cmd:” needs a program, as in cmd:./mybot or cmd:ms=200:./mybot --flag
bot-bad-command = the command “{ $command }” cannot be read: { $problem }
bot-unclosed = a quotation mark { $mark } is not closed
bot-two-budgets = a bot has one budget: evals=N, ms=N or clock=SECONDS, not several
failure-nothing = there is nothing to decide
failure-not-started = the program cannot be started: { $problem }
failure-crashed = the program ended{ $how }
failure-late = the answer came after { $taken } s instead of { $given } s
failure-hung = no answer within { $seconds } s
failure-garbled = “{ $line }” is not an answer to “{ $asked }”: expected “bestmove ACTION” or “bestmove ACTION ACTION”
failure-not-greeted = the program said “{ $line }” instead of greeting: its first answer to “hedgerow { $version }” must be “hedgerow { $version }”
failure-not-ready = no “{ $missing }” within { $seconds } s: a program must answer “hedgerow { $version }” with “hedgerow { $version }”, then “ready”, and flush its output after every line
failure-version = the program speaks version { $found } of the engine protocol, but this one speaks version { $version }: docs/engine-protocol.md describes it
failure-refused = the program refused “{ $asked }”: { $reason }
failure-no-option = the program has no option “{ $name }”; it has: { $names }
failure-no-options = the program has no option “{ $name }”, nor any other
failure-bad-option = the option “{ $name }” cannot be “{ $value }”: expected { $range }
failure-babbled = no “bestmove” within { $seconds } s; the program said “{ $line }”, which is not a message
failure-not-among = “{ $word }” is not among the actions after “only”
failure-no-action = “{ $word }”: { $problem }
failure-illegal = “{ $word }” is not allowed: { $refusal } ({ $rule })
contest-too-few-bots = a contest needs at least two bots, not { $bots }
contest-no-games = a contest needs at least one game per pairing
contest-not-kept = a finished game could not be kept: { $reason }
contest-bad-bounds = “{ $bounds }” is not a pair of Elo differences, the smaller one first, as in 0,30
sitting-no-head = line 1 does not begin a contest: { $reason }
sitting-too-new = it was written by a newer program (version { $version })
sitting-different = it holds a contest with other settings: { $what } there: { $then }; here: { $now }
sitting-damaged = line { $line } is damaged: { $reason }
sitting-stray = line { $line } is not a game of this contest
weights-unreadable = the weights cannot be read: { $reason }
weights-no-game = the weights are for “{ $found }”, which is not a game: expected { $games }
weights-no-term =
    the { $scope ->
        [plain] plain evaluation
       *[full] evaluation
    } of { $title } has no term “{ $term }”
weights-missing = the term “{ $term }” is missing
weights-bad-chances = the chances of “{ $kind }” must be { $rows } rows of { $columns } numbers
tuning-other-game = the weights to start from are for { $found }, but the game is { $wanted }
tuning-unreadable = it holds no state of a tuning: { $reason }
tuning-other-version = it is of version { $found }, and this program reads version { $known }
tuning-other-settings = it was begun with other settings: { $what } { $found }, not { $wanted }
tuning-other-start = it was begun with other weights than those to start from now
tuning-too-many-rounds = it is { $done } rounds old already, and only { $wanted } are wanted
tuning-garbled = its numbers do not belong to the game
# What the engine protocol answers; programs and their authors read it in English.
message-unknown = there is no such message
message-malformed = expected “{ $expected }”
cli-set-good = { $file }: a good set for { $title }: { $totals }
cli-set-good-without-start = { $file }: a good set for { $title }: { $totals } (no start tile: only good as a second stack)
cli-totals = { $tiles } of { $kinds }
cli-totals-with-goods = { $tiles } of { $kinds }; on them { $goods }
cli-column-tile = tile
cli-column-count = count
# The sides are called by these letters in every language.
cli-column-ports = ports (N E S W)
cli-column-goods = what lies on it
cli-set-start = (start)
cli-set-last = (last)

## replay, verify, draw

cli-replay-draws = draws: { $draws }; seat { $seat } begins
cli-replay-before = before the first turn:
cli-replay-won = Won by { $winners }.
cli-replay-next = Turn { $turn }: { $name } to play.
cli-replay-map = (a map: the picture is { $columns } columns wide; widen the window or send the output to a file)
cli-not-verified = { $file }: not verified
cli-verified-fair =
    The secret is the one committed to: { $commitment }
    { $count ->
        [one] Secret and nonces give the only draw of the game.
       *[other] Secret and nonces give all { $count } draws of the game.
    }
cli-verified-seat =
    Seat { $seat }, { $name }: { $part ->
        [own] committed to a nonce and revealed it itself.
        [entrusted] left its nonce to the server, which revealed it on its behalf.
        [withheld] committed to a nonce and did not reveal it in time. It did not contribute.
        [open] gave a nonce that could be read as soon as it was given.
        [bot] a bot, which contributes nothing.
       *[nothing] committed to no nonce. It did not contribute.
    }
cli-verified-own = The server could not choose the draws, unless all seats that revealed a nonce themselves were in league with it.
cli-verified-withheld =
    { $count ->
        [one] In league with the server, the player who withheld a nonce could choose between 2 shuffles: with and without it.
       *[other] In league with the server, the players who withheld { $count } nonces could choose among { $shuffles } shuffles: with and without each.
    }
cli-verified-open = The nonces were open: in league with the server, the last player to give one could choose the draws.
cli-verified-alone = No seat contributed a nonce that the server did not know from the start: the server could choose the draws.
cli-verified-seed =
    { $count ->
        [one] The seed gives the only draw of the game.
       *[other] The seed gives all { $count } draws of the game.
    } (A seed can be chosen; a fair shuffle cannot.)
cli-draw-only-svg-moves = { $file }: only an SVG can be animated; name a file that ends in .svg
cli-draw-ending = { $file }: a picture is an SVG or a PNG; name a file that ends in .svg or .png
cli-draw-without-png = { $file }: this program was built without PNG (the feature 'png'); name a file that ends in .svg
cli-draw-pace = --pace { $pace }: a tile needs some time
draw-too-large = a picture of { $width } by { $height } pixels is too large: try a smaller --tile
draw-unreadable = the picture cannot be read: { $reason }
draw-unwritable = the picture cannot be written: { $reason }

## position, records

cli-position-cannot-play = { $action } cannot be played
cli-position-has-no-turns = { $file } holds a single position: --until { $turn } works only with a record
cli-records-unread =
    { $count ->
        [one] { $count } record was left out, as it cannot be read
       *[other] { $count } records were left out, as they cannot be read
    }
cli-records-exists = { $file } exists already, and is not overwritten
cli-records-count =
    { $count ->
        [one] { $count } record
       *[other] { $count } records
    }, { $finished } of finished games
cli-records-player = player
cli-records-games = games
cli-records-wins = wins
cli-records-points = points per game
cli-records-unfinished = not finished
cli-one-output = only one of --csv, --trace and --json can go to standard output

## analyse

cli-analyse-progress = actions analysed, { "{eta}" } left
cli-analyse-sentence =
    { $outcome ->
        [won] { $player } won by { $lead } { $lead ->
            [one] point
           *[other] points
        }.
        [open] The game was not played to its end. { $player } was about { $lead } { $lead ->
            [one] point
           *[other] points
        } ahead.
       *[shared] { $player } shared the win.
    } Luck { $luck } ± { $error }: with even tiles { $player } { $fair ->
        [ahead] wins
       *[behind] loses
    } by { $by }.
cli-analyse-points = Points ahead of the best other player:
cli-analyse-wins = Chance to win:
cli-analyse-start = start
cli-analyse-luck = luck
cli-analyse-own = own play
cli-analyse-others = others' play
cli-analyse-rest = unexplained
cli-analyse-result = result
cli-analyse-course = Chance to win, turn by turn:
cli-analyse-change = { $wins } %, { $points } points
cli-analyse-games-progress = games analysed, { "{eta}" } left
cli-analyse-turning-point =
    Turning point: turn { $turn }, { $what ->
        [draw] { $player } draws { $words }
       *[decision] { $player } plays { $words }
    } ({ $change }). From then on { $winner } was the favourite.
cli-analyse-never-behind = { $winner } was the favourite from the first turn to the last.
cli-analyse-costliest = Costliest decisions:
cli-analyse-no-mistakes = There was no costly decision.
cli-analyse-costly =
    turn { $turn }, { $player }: { $played } ({ $wins } %, { $points } points){ $mark ->
        [inaccuracy] , an inaccuracy
        [mistake] , a mistake
        [blunder] , a blunder
       *[none] { "" }
    }
cli-analyse-better = better: { $best } (chance to win { $percent } %)
cli-analyse-reason = { $points }  { $about } ({ $player })
cli-analyse-per-decision = Lost per decision:
cli-analyse-decisions = decisions
cli-analyse-lost-wins = chance
cli-analyse-lost-points = points
cli-analyse-inaccuracies = inaccuracies
cli-analyse-mistakes = mistakes
cli-analyse-blunders = blunders
cli-analyse-level = the bot { $level }
cli-analyse-no-player = { $player } played none of these finished games
cli-analyse-no-games = there is no finished game there
cli-analyse-games =
    { $player }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $wins } won, { $lead } points ahead on average, of which luck { $luck } ± { $error }
cli-analyse-lost =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, each lost { $wins } of the chance to win and { $points } points on average; inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }
cli-analyse-by-stage = Points lost per game, by stage:
cli-analyse-by-kind = Points lost per game, by kind of feature:
cli-analyse-by-slip = Points lost per game, by kind of mistake:
cli-analyse-stage =
    { $stage ->
        [opening] first third
        [middle] second third
       *[end] last third
    }
cli-analyse-no-feature = no feature: pieces and turns
cli-analyse-slip =
    { $slip ->
        [majority] gave away a majority
        [joined-late] joined too late
        [left-standing] left a piece standing
        [dead-square] made a dead square
        [unblocked] did not block
       *[points] fewer points than possible
    }
cli-analyse-lucky = Luckiest draws:
cli-analyse-unlucky = Unluckiest draws:
cli-analyse-draw = turn { $turn }: { $player } draws { $tile }, chance { $chance } ({ $change })
cli-analyse-legend = Start plus luck, play and what is unexplained make the result. Unexplained is the error of the analysis (depth: { $depth }), not of a player.

## explain

cli-explain-no-turns = the record has no turn yet
cli-no-turn = there is no turn { $turn }: the record ends with turn { $last }
cli-explain-undecided = in turn { $turn } there was nothing to decide
cli-explain-nothing = there is nothing to decide
cli-explain-unusable = { $bot } gives no usable answer
cli-explain-illegal = the bot's move is not allowed
cli-explain-head = { $rules }, turn { $turn }: { $player } to move; { $bot } thinks
cli-explain-decision = decision { $number } of { $count }
cli-explain-about =
    { $count ->
        [one] tile
       *[other] tiles
    } { $tiles }; { $evaluations } of { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; lead without a move { $lead }
cli-evaluations =
    { $count ->
        [one] 1 evaluation
       *[other] { $count } evaluations
    }
cli-explain-best = best
cli-explain-best-played = best, played
cli-explain-rank = number { $rank }
cli-explain-rank-played = number { $rank }, played
cli-explain-played = played
cli-explain-only = the only move
cli-explain-no-opinion = the bot has no opinion
cli-explain-not-looked-at = the bot did not look at it
cli-expected-after = expected lead { $lead }, chance to win { $percent } %, after { $evaluations }
cli-explain-against = against the best move: expected lead { $lead }, chance to win { $percent } %
cli-explain-against-after = against the best move: lead right after it { $lead }
cli-explain-after = the evaluation right after it: lead { $lead }
cli-explain-after-same = the evaluation right after it: lead { $lead }, as without a move
cli-explain-own = for itself
cli-explain-others = for the others
cli-explain-rest = everything else
cli-explain-no-move = The record ends before a move was made.
cli-explain-legend = Points are the change of an amount x its weight; 'by' a chance or the time left: multiplied by it.
# What points hang on.
cli-about-feature = { $kind } at { $spot }
cli-about-supply = the supply
cli-about-track = the score track
cli-about-turn = the turn
# What is counted, at most 66 characters. "By" means: multiplied by.
cli-term-points = points scored
cli-term-supply =
    { $piece ->
        [hut] hut
       *[follower] { $game ->
            [hunters] tribe member
           *[other] follower
        }
    } number { $number } at hand, by the time left
cli-term-turns = turns to come
cli-term-bonus = a bonus tile to be placed
cli-term-now = points if the game ended now
cli-term-finish-cities = points of unfinished cities at it, by their chances
cli-term-finish =
    points gained if it gets { $kind ->
        [plain] closed
        [mountain] closed
        [sea] closed
       *[other] finished
    }, by the chance of that
cli-term-growth =
    squares still to be filled, by the chance to { $kind ->
        [plain] close
        [mountain] close
        [sea] close
       *[other] finish
    } it
cli-term-home =
    pieces that come home, by the chance to { $kind ->
        [plain] close
        [mountain] close
        [sea] close
       *[other] finish
    } it
cli-term-held = holding it, by the time left
cli-term-reach = sides it can grow to, by the time left
cli-term-learned = what the network corrects, in points

## simulate

cli-seed-too-large = --seed { $seed } is too large: game number N has the seed --seed + N, which must stay below 2^64
cli-game-did-not-end = the game did not end
cli-simulated =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } of { $rules }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
cli-simulated-turns = turns: { $mean } on average, { $least } to { $most }
cli-simulated-nowhere = tiles that fitted nowhere: { $number } per game
cli-column-seat = seat
cli-column-wins = wins
cli-column-shared = shared
cli-column-mean = mean score
cli-column-deviation = deviation
cli-column-minimum = min
cli-column-quartiles = quartiles
cli-column-maximum = max
cli-column-scored = scored
cli-column-times = times per game
cli-column-points-each = points each time
cli-column-points-game = points per game, all seats
# What stands beside a growing bar; done is as in "12/100", time as in "3m".
cli-progress-simulate = { $done } games, { $speed }, { $time } left
cli-progress-games = { $done } games, { $time } left
cli-progress-check = { $done } shuffles of the check, { $time } left

## arena, tune

cli-arena-locked = another arena writes to it
cli-arena-standing =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }
cli-arena-head =
    { $rules }, { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }, seed { $seed }
cli-arena-head-duplicate =
    { $rules }, { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }, seed { $seed }, every shuffle in every seating
cli-column-bot = bot
cli-column-against = against
cli-column-games = games
cli-column-losses = losses
cli-column-draws = draws
cli-column-win-rate = win rate
cli-column-interval = 95 % interval
cli-column-margin = margin
cli-column-points = points
cli-column-seconds = seconds per move
cli-column-forfeits = forfeits
cli-arena-fair-share =
    { $others ->
        [one] One bot against 1 other
       *[other] One bot against { $others } others
    }; the fair share is { $share }.
cli-arena-ratings = ratings (Elo scale, average 0)
cli-arena-better = { $first } is better than { $second }
cli-arena-not-better = { $first } is not better than { $second }
cli-arena-unclear = it is not clear yet whether { $first } is better than { $second }
cli-arena-sprt =
    SPRT: { $found } ({ $count ->
        [one] 1 game
       *[other] { $count } games
    }, log-likelihood ratio { $ratio }, Elo { $low } against { $high })
cli-arena-plus-minus = ± is the standard error of the margin: the true one lies within twice that in 95 of 100 contests.
cli-arena-interrupted = interrupted after { $done } of { $total } games
cli-arena-unrated = not rated: it never made a move
cli-arena-late =
    Warning: { $bot } took longer than its time { $count ->
        [one] once
       *[other] { $count } times
    } (--forfeit-late makes it lose).
cli-arena-forfeits = forfeits (lost; not counted in margin and points)
cli-arena-check = To find out what is wrong with an engine: { $command }
cli-arena-first-in = first in game { $number }
cli-tune-locked = another tuning writes to it
cli-tune-round = round { $round }: the prediction errs by { $error }; { $points } points per seat
cli-tune-check =
    check: greedy with the new weights wins { $rate } of { $count ->
        [one] 1 game
       *[other] { $count } games
    } against the old ones (95 % interval { $interval }), by { $margin } points on average

## perft, bench

cli-perft =
    { $rules } { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
cli-bench-title = random games, 2 seats
cli-bench-games = games/s
cli-bench-turn = ns/turn
cli-bench-signature = signature
cli-bench-seconds = --seconds must be more than 0 and at most 3600

## serve, admin

cli-serve-ready = Hedgerow is at { $url }
cli-serve-stop = Press Ctrl-C to stop.
cli-admin-restored = The data folder { $data } holds what was in { $file }. People: { $people }, tables: { $tables }.
cli-admin-restored-since = Everyone must sign in again, and programs need new tokens. Carried out again: deletions { $deleted }, bans { $banned }, pardons { $pardoned }.
cli-admin-no-folder = there is no data folder { $data }; --data says where it is
cli-admin-no-server = a program is using { $data }, but it is not a server that answers
cli-admin-damaged = { $file } is damaged
cli-admin-silent = the server (process { $process } at { $address }) does not answer

## puzzle

cli-puzzle-left = Tiles still to be drawn: { $tiles }
cli-puzzle-move = { $action }: { $chance } to win, { $lead } points
cli-puzzle-none = there is no puzzle { $number }; they are numbered from 1 to { $count }
cli-puzzle-unproved = this puzzle could not be searched to its end
cli-puzzle-no-game = A puzzle is a single move: there is no game to save or to look back on.

## engine-check

cli-check-no-program = “{ $bot }” is not a program: expected cmd:PROGRAM, as in cmd:./mybot
cli-check-passed = passed  { $step }
cli-check-fails = FAILED  { $step }
cli-check-fault = { $finding }
cli-check-advice = advice: { $finding }
cli-check-good = The engine passed all { $count } steps.
cli-check-good-named = { $name } passed all { $count } steps.
cli-check-failed = the engine failed { $failed } of the { $tried } steps that were tried (of { $all })
check-step-greeting = greeting: “hedgerow 2” is answered up to “ready”
check-step-options = options: every option takes its default, and “ping” is answered
check-step-sets = sets: a tile set that is sent can be played with
check-step-legal = legal answers: in every game, for tiles and for pieces
check-step-limits = limits: a time per decision, clocks, evaluations
check-step-only = only: the answer is one of the actions asked for
check-step-lines = lines: what “info” tells about moves can be read
check-step-stop = stop: “go time infinite” lasts until “stop”, and “ping” is answered meanwhile
check-step-ponder = ponder: “go ponder” lasts until “stop” and is answered by “bestmove none”
check-step-games = several games: one process plays three of them
check-step-unknown = unknown: keys and messages of the future are passed over
check-step-quit = quit: the program ends
check-answer = after “{ $asked }”: { $problem }
check-no-name = there is no “id name”, so tables call it by its command
check-no-seed = there is no option “seed” of type text, so its games cannot be repeated
check-strange = “{ $line }” in the greeting is not a message and is ignored
check-malformed = “{ $line }” in the greeting is ignored: expected “{ $form }”
check-bad-info = “{ $line }” tells about no legal move: “plan” must be one of its moves, and “line” a number from 1 to the number of lines asked for
check-no-pong = “ping” was not answered by “pong” within { $seconds } s: it must be, even while the engine thinks
check-too-early = after “{ $asked }” it said “{ $line }” at once: it must wait
check-slow-stop = the answer came { $seconds } s after “stop”: it must come at once, within a second at most
check-not-none = the answer to “go ponder” must be “bestmove none”, not “{ $line }”
check-still-running = it still ran { $seconds } s after “quit”
check-bad-end = after “quit” it ended with an error ({ $status })

## scenario

scenario-no-head = the head has no “{ $key }”
scenario-no-number = line { $line }: expected a number
scenario-cannot-begin = { $rules }: { $problem }
scenario-refused-otherwise = { $rules }: refused ({ $problem }), but not by { $wanted }
scenario-began = { $rules }: the game began, but { $wanted } forbids it
scenario-line = { $rules }: line { $line }: “{ $text }”: { $fault }
scenario-end = { $rules }: at the end: { $fault }
scenario-no-set = there is no tile set { $file }
scenario-no-stack = it brings the set “{ $file }” for the stack “{ $stack }”, which these rules do not have
scenario-expected = expected “{ $form }”
scenario-unknown =
    { $what ->
        [role] there is no role “{ $name }”
        [segment] the tile has no segment “{ $name }”
        [fact] “{ $name }” says nothing about a feature: expected tiles, open, complete, owners, if-complete or if-ended
        [rule] there is no rule “{ $name }”
        [tile] there is no tile “{ $name }”
       *[line] no line begins with “{ $name }”
    }
scenario-other-role = there is no “{ $role }” there: the piece would be “{ $actual }”
scenario-no-tile = there is no tile there
scenario-no-feature = no line “feature X,Y SEGMENT” comes before it
scenario-not-over = the game is not over
scenario-other-seat = it is seat { $seat }'s turn
scenario-refused = refused: { $refusal } ({ $rule })
scenario-refused-by-other = refused by { $rule }: { $refusal }
scenario-allowed = it was allowed
scenario-changed = it was refused, but the position changed
scenario-unmentioned = not mentioned: { $scores }
scenario-nothing-scored = nothing was scored
scenario-differs = “{ $what }” is “{ $found }”, not “{ $wanted }”
cli-scenario-passed = passed  { $file }: { $title }
cli-scenario-fails = FAILED  { $file }: { $problem }
cli-scenario-none = there is no scenario in { $place }: scenarios are files that end in .txt
cli-scenario-summary =
    { $count ->
        [one] The scenario holds.
       *[other] All { $count } scenarios hold.
    }
cli-scenario-failed = scenarios that do not hold: { $failed } of { $all }
