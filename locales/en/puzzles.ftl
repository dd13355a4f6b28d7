# Puzzles: endgames with one best move.

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-number = { $name }, puzzle { $number }
puzzle-goal-win = Find the move that wins whatever is drawn.
puzzle-goal-best = Find the move with the best chances: after it you win more often than not.
puzzle-goal-save = Save the game: find the one move that keeps your chances.
puzzle-last = This is the last tile.
puzzle-left =
    { $count ->
        [one] After your tile, 1 more tile is drawn: see “Still to come”.
       *[other] After your tile, { $count } more tiles are drawn: see “Still to come”.
    }
puzzle-to-come = Still to come
puzzle-you = You
puzzle-other = Opponent
puzzle-next = Next puzzle
puzzle-open-daily = Puzzle of the day
puzzle-choose = Which puzzles
puzzle-game = Game
puzzle-any-game = All games
puzzle-theme = Theme
puzzle-any-theme = All themes
puzzle-theme-finish = Completing a feature
puzzle-theme-gift = Completing one for the opponent
puzzle-theme-join = Joining features
puzzle-theme-block = Blocking
puzzle-theme-stay = A piece that stays
puzzle-theme-claim = A piece that claims
puzzle-theme-take = Taking a follower back
puzzle-theme-bonus = A bonus tile
puzzle-theme-quiet = A quiet move
puzzle-theme-last = The last tile
puzzle-difficulty-light = light
puzzle-difficulty-medium = medium
puzzle-difficulty-hard = hard
puzzle-rating = Rating of the puzzle: { $rating } ({ $difficulty } for the bots)
puzzle-right = Right!
puzzle-wrong = Not the best move.
puzzle-why-right = Your move wins in { $percent }% of all cases, the next best in { $second }%.
puzzle-why-wrong = Your move wins in { $yours }% of all cases, the solution in { $percent }%.
puzzle-proved = Searched to the end of the game: both play as well as possible, every tile is equally likely, and a shared win is half a win.
puzzle-moves =
    { $count ->
        [one] The only move
       *[other] The best of { $count } moves
    }
puzzle-does = What the solution does
puzzle-follows = What may follow
puzzle-drawn = { $tile }: drawn in { $chance }% of cases, you then win in { $percent }%
puzzle-ends = The game is over: { $yours } to { $theirs } points.
puzzle-show = On the board
puzzle-show-start = The puzzle
puzzle-show-yours = Your move
puzzle-show-solution = The solution
puzzle-counted = Your rating: { $rating } ({ $change })
puzzle-not-counted = You have answered this puzzle before: only the first answer counts.
puzzle-standing = Your rating: { $rating } ± { $uncertainty }
puzzle-solved = { $right } of { $answered } right
puzzle-streak =
    { $count ->
        [one] 1 in a row
       *[other] { $count } in a row
    }
puzzle-days =
    { $count ->
        [one] puzzle of the day: 1 day
       *[other] puzzle of the day: { $count } days in a row
    }
puzzle-retry = Try again
