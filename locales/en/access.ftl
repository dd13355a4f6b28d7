# Tiles, squares and features in words, playing from a list, keys, and the page as an app.

access-list = List
access-list-title = Play from a list
access-list-about = Every square, rotation and piece that is possible now, in words. Choose a square, then a rotation.
access-list-mine = Only beside features with my pieces
access-list-none = No such square.
access-list-squares =
    { $count ->
        [one] 1 square is possible.
       *[other] { $count } squares are possible.
    }
access-list-uses =
    { $count ->
        [one] 1 choice for your piece.
       *[other] { $count } choices for your piece.
    }
access-list-uses-none = No piece can be used.
access-list-again = press again to confirm
access-list-turns =
    { $count ->
        [one] 1 rotation
       *[other] { $count } rotations
    }
access-turn-of = { $who }: { $what }
access-your-tile = Your turn. The tile: { $tile }.
access-your-tiles = Your turn. The tiles: { $tiles }.
access-tile-chosen = This tile: { $tile }

# Sides and corners of a square, and the nine parts of a board.
access-side =
    { $side ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
        [north-west] north-west
       *[middle] middle
    }
# A way from the start tile: "2 north, 1 east".
access-steps =
    { $side ->
        [north] { $count } north
        [east] { $count } east
        [south] { $count } south
       *[west] { $count } west
    }
access-start = start tile
access-part = { $kind }: { $where }
access-with = { $part } ({ $goods })
access-joins = { $part }, joins { $where }
access-beside = { $side }: { $what }
access-lies = { $area }, from { $from } to { $to }
access-lies-one = { $area }, { $at }
access-looks = { $at }: { $tile }
access-looks-nothing = { $at }: no tile
access-piece = { $role } of { $who }

access-good =
    { $good ->
        [shield]
            { $count ->
                [one] shield
               *[other] { $count } shields
            }
        [gold]
            { $count ->
                [one] gold
               *[other] { $count } pieces of gold
            }
        [mushrooms]
            { $count ->
                [one] mushrooms
               *[other] { $count } mushroom patches
            }
        [fish] { $count } fish
        [deer] { $count } deer
        [mammoth]
            { $count ->
                [one] mammoth
               *[other] { $count } mammoths
            }
        [aurochs]
            { $count ->
                [one] aurochs
               *[other] { $count } aurochs
            }
        [tiger]
            { $count ->
                [one] tiger
               *[other] { $count } tigers
            }
        [fire]
            { $count ->
                [one] fire
               *[other] { $count } fires
            }
        [shrine]
            { $count ->
                [one] shrine
               *[other] { $count } shrines
            }
        [city]
            { $count ->
                [one] city
               *[other] { $count } cities
            }
       *[other] { $good }
    }

access-placed = { $who }: tile at { $at }
access-ghost = { $at }. { $tile }. Enter places the tile.

keys-everywhere = On every page
keys-table = At a table
keys-look = Looking around
keys-replay = Watching a game
keys-tab = next control, or the previous one
keys-press = press a button, follow a link
keys-close = close a dialog
keys-help = this list
keys-list = play from a list, or from the board again
keys-around = move from tile to tile; each is described
keys-feature = next feature of that tile
keys-tabs = in the row of tabs: next tab
keys-steps = one step back or forward
keys-ends = to the start, to the end
keys-run = play or pause

access-unreachable = Can’t reach the server. What you see may be out of date. The page keeps trying.


# The name of a key on the keyboard.
key-space = Space

# A place for a piece that was chosen.
access-confirm = { $what }: press again to confirm
access-ending = The turn ends in a moment. Enter ends it at once, U takes it back.
access-clock = clock
settings-letterKeys = Single-key shortcuts
