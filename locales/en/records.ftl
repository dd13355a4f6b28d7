# What is wrong with a record, a position or a choice of rules. Without capital letter and full stop: they may stand after a colon.

record-line = line { $line }: { $problem }
record-no-turn = expected a turn, as in “{ $example }”
record-wrong-turn = “{ $word }” belongs to turn { $turn } of seat { $seat }, on a line of its own
record-illegal = “{ $word }” is not allowed: { $refusal } ({ $rule })
record-illegal-action = action { $number } is not allowed: { $refusal } ({ $rule })
record-not-over = “{ $line }” says the game ended, but it did not
record-wrong-scores = the scores are { $actual }, not { $written }
record-after-end = nothing may follow the end
record-not-this-format = the first line must be “{ $wanted } VERSION”
record-too-new = version { $found } is newer than this program, which reads up to version { $known }
record-no-key = expected “KEY: VALUE”
record-unknown-key = there is no key “{ $key }” here
record-twice = “{ $key }” appears a second time
record-missing = the header has no “{ $key }”
record-bad-value = “{ $value }” is not a valid value for “{ $key }”
record-unknown-set = the tile set “{ $set }” is not built in, and no set that was given has its content hash { $hash }
record-no-action = “{ $word }” is not an action: expected +TILE, TILE@X,YrN, ROLE:SEGMENT, take:X,Y, !TILE, ~TILE or -
record-no-such-tile = there is no tile “{ $tile }” in this game
record-bad-place = “{ $word }” is not a place: expected X,YrN with a rotation N from 0 to 3
record-bad-square = “{ $word }” is not a square: expected X,Y
record-no-such-role = there is no role “{ $role }”
record-no-such-segment = tile { $tile } has no segment “{ $segment }”
record-wrong-role = segment { $segment } of tile { $tile } takes no { role-taken }

verify-entered = the draws were entered by hand: there is no shuffle to check
verify-no-secret = the secret is not revealed yet: it is in the record once the game is over
verify-wrong-secret = the secret is not the one that was committed to: its SHA-256 is { $actual }, the commitment is { $committed }
verify-wrong-seats = the number of contributions is { $nonces }, the number of seats { $seats }
verify-wrong-nonce = the nonce of seat { $seat } is not the one it committed to: its SHA-256 is { $actual }, the commitment is { $committed }
verify-wrong-draw = turn { $turn }: the tile drawn is { $drawn }, but the shuffle gives { $dealt }
verify-broken = the record cannot be played through: { $reason }

choice-no-rules = there are no rules “{ $name }”; there are: { $names }
choice-no-option = there is no option “{ $option }”; there are: { $options }
choice-wrong-option = { $name } has no option “{ $option }” ({ $rule })
choice-wrong-game = the set “{ $set }” is for { $is }, but { $rules } needs tiles of { $needs }
choice-no-start = the set “{ $set }” names no start tile
choice-no-last = the river set “{ $set }” names no last tile
choice-bad-river =
    the river set “{ $set }”: tile { $tile } must have { $wanted ->
        [one] 1 river side
       *[other] { $wanted } river sides
    }, but has { $found }
choice-bad-river-count =
    the river set “{ $set }”: tile { $tile }, which begins or ends the river, must occur { $wanted ->
        [one] once
       *[other] { $wanted } times
    }, but its count is { $found }
choice-same-tile = tile { $tile } is both in “{ $first }” and in “{ $second }”
choice-wrong-number =
    { $rules } is played with { $wanted ->
        [one] 1 set
       *[other] { $wanted } sets
    }, but { $found } were given
choice-too-many-tiles = { $found } tiles in all stacks together are too many: at most { $most }
choice-bad-seats = a game has 2 to { $most } players, not { $seats }
choice-bad-first =
    seat { $first } cannot begin a game of { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }

position-bad-start = the first tile must be the start tile at 0,0 in rotation 0
position-bad-tile = tile { $number }: { $refusal } ({ $rule })
position-bad-piece = tile { $number }: no such piece can stand there
position-unscored =
    tile { $number }: { $kind ->
        [city] its city
        [road] its road
        [monastery] its monastery
        [forest] its forest
        [river] its river
       *[other] the feature there
    } is complete, so the pieces in it went home
position-too-many-pieces = seat { $seat } has more pieces on the board than it owns
position-too-many-tiles = there are more tiles of kind { $tile } than the box holds
position-no-such-tile = there is no tile of that number
position-inconsistent = the position does not add up: { $reason }
review-nothing-decided = no tile was placed in this game: there is nothing to analyse
review-other-game = what was kept of an analysis belongs to another game
