# What is wrong with a tile set. Without capital letter and full stop: they may stand after a colon.
# Names in “…” are those of the file and stay as they are. $reason is English: it comes from elsewhere.

set-in-file = { $file }: { $problem }
set-in-tile = { $file }: tile { $tile }: { $problem }
set-syntax = not a tile set: { $reason }
set-empty = it has no tiles
set-total = “total” says { $total }, but the counts add up to { $sum }
set-too-many-tiles = { $sum } tiles are too many: a set may hold at most { $most }
set-no-such-tile = “{ $key }” names “{ $tile }”, but there is no such tile
set-same-id = another tile has the same id
set-bad-id = “{ $tile }” is not a valid id: use letters, digits, “-” and “_”, at most 24 of them
set-bad-count = “count” is { $count }: it must be at least 1
set-bad-line = “{ $line }” is not a line of a set: expected “start ID last ID” first, then “ID COUNT PORTS LETTER=KIND …” for each tile
set-bad-ports = “ports” is “{ $ports }”: it must be four groups of three letters: N, E, S, W, each as left, middle, right
set-undeclared-port = port “{ $letter }” belongs to no declared segment
set-bad-letter = “{ $name }” is not a name for a segment: use a single letter
set-no-segments = it has no segments
set-too-many-segments = it has more than { $most } segments
set-too-many-inner = it has more than { $most } segments that touch no side
set-kind-elsewhere = segment { $letter } is of kind “{ $kind }”, which { $title } does not have
set-kind-nowhere = segment { $letter } is of kind “{ $kind }”, which no game has
set-segment = segment { $letter }: { $reason }
set-misplaced-good = segment { $letter } ({ $kind }) takes no “{ $good }”
set-bad-good-count = segment { $letter }: “{ $good }” is { $count }: it must be between 0 and 9
set-no-such-segment = segment { $letter } names segment “{ $other }” in “{ $key }”, but there is none
set-wrong-neighbour = segment { $letter }: “{ $key }” may not name { $other } ({ $kind })
set-one-sided = segment { $letter } touches { $other }, but { $other } does not touch { $letter }
set-shape = segment { $letter } ({ $kind }): { $problem }
set-shape-sides = it must meet one or two sides
set-shape-no-end = it meets one side, so it must end in a “lake” or a “spring”, and only one of them
set-shape-runs-through = it meets two sides, so it runs through and must have neither “lake” nor “spring”
set-shape-inside = it must lie inside the tile and meet no side
set-shape-no-spring = it must not have a “spring”
set-bad-side = side { $side }: “{ $ports }” must be one segment, or a road or river between two banks
set-two-monasteries = it has more than one monastery
set-bad-city = a city stands at land “{ $land }” and sea “{ $sea }”, which must be a plain or mountain and a sea that touch
