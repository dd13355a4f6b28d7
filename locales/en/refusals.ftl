# Why a rule of the game refuses an action. Sentences without capital letter and full stop: they stand alone or after a colon.

refusal-game-over = the game is over
refusal-draw-first = a tile must be drawn first
refusal-not-your-turn = it is not your turn
refusal-already-acted = you have already decided about a piece this turn
refusal-lay-aside-now = a tile must be laid aside now
refusal-draw-now = a tile must be drawn now
refusal-place-now = the tile must be placed now
refusal-discard-now = neither tile fits: one must be discarded now
refusal-use-now = now decide whether to place a piece
refusal-no-such-piece =
    there are no { $piece ->
        [hut] huts
       *[follower] followers
    } in this game
refusal-no-taking-off = in this game no piece is taken back to score
refusal-piece-before-tile = a tile must be placed before a piece
refusal-none-left = no such tile is left in the stack
refusal-not-in-hand = that tile was not drawn, or is not in the hand
refusal-no-such-rotation = there is no such rotation: it counts quarter turns from 0 to 3
refusal-square-taken = there is a tile at { $square } already
refusal-no-neighbour = no tile lies beside { $square }
refusal-sides-differ =
    { $side ->
        [north] the north side
        [east] the east side
        [south] the south side
        [west] the west side
       *[other] a side
    } does not continue the landscape of the tile beside it
refusal-river-elsewhere = a river tile must continue the river
refusal-river-u-turn = two neighbouring bends of the river may not turn the same way
refusal-no-such-segment = the tile just placed has no such segment
refusal-empty-supply =
    { $piece ->
        [hut] no hut is left in your supply
       *[follower] { $game ->
            [hunters] no tribe member is left in your supply
           *[other] no follower is left in your supply
        }
    }
refusal-occupied =
    { $kind ->
        [city] there is a knight in that city already
        [road] there is a thief on that road already
        [field] there is a farmer on that field already
        [monastery] there is a monk in that monastery already
        [forest] there is a gatherer in that forest already
        [river] there is a fisherman on that river already
        [meadow] there is a hunter on that meadow already
        [plain] there is an explorer on that plain already
        [mountain] there is a robber in those mountains already
        [sea] there is a sailor on that sea already
       *[other] { $game ->
            [hunters] there is a tribe member already
           *[other] there is a follower already
        }
    }
refusal-hut-there = there is a hut in that river system already
refusal-no-role =
    { $piece ->
        [hut] a hut
       *[follower] { $game ->
            [hunters] a tribe member
           *[other] a follower
        }
    } cannot stand { $kind ->
        [city] in a city
        [road] on a road
        [field] on a field
        [monastery] in a monastery
        [forest] in a forest
        [river] on a river
        [lake] on a lake
        [meadow] on a meadow
        [plain] on a plain
        [mountain] in the mountains
        [sea] on the sea
       *[other] there
    }
refusal-fire-tile = no hunter may be placed on the tile with the fire
refusal-nothing-to-take = there is no follower of yours at { $square }
refusal-still-fits = one of your tiles still fits: it must be placed
