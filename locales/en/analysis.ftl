## A finished game taken apart, on the page

analysis-tab = Analysis
analysis-open = Analyse
analysis-asking = Analysing the game…
# $luck has a sign; $even says how the game ends with even tiles, $by by how many points
analysis-sentence =
    { $outcome ->
        [won] { $player } won by { $lead }.
        [open] The game was not played to its end: { $player } was about { $lead } ahead.
       *[shared] { $player } shared the win.
    } Luck { $luck } ± { $error }: { $even ->
        [wins] with even tiles { $player } wins by { $by }.
        [loses] with even tiles { $player } loses by { $by }.
       *[level] with even tiles the game is level ({ $by }).
    }
analysis-unit = Counted in
analysis-unit-win = chance to win
analysis-unit-lead = points ahead
analysis-chart = Course of the game; arrow keys go from turn to turn
analysis-turn = Turn { $turn }
analysis-luck = luck
analysis-play = play
analysis-lost = lost { $loss }
analysis-lost-nothing = nothing lost
analysis-luck-of = luck { $luck }
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-chance = { $player } { $value }
analysis-moves = Best moves
analysis-played = played
analysis-only = There was nothing to decide.
analysis-points =
    { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
analysis-back = Back to the game
analysis-band = The bands are standard errors: so far an estimate may be off. Bars up are lucky tiles, bars down unlucky ones; below is what decisions cost.
analysis-table = Turn by turn, as a table
analysis-sums = How it adds up
analysis-col-turn = Turn
analysis-col-player = Player
analysis-col-luck = Luck
analysis-col-loss = Lost
analysis-col-mark = Mark
analysis-sum-start = Start
analysis-sum-luck = Luck
analysis-sum-own = Own decisions
analysis-sum-others = Others’ decisions
analysis-sum-rest = Unexplained
analysis-sum-result = Result
analysis-rest-about = What is unexplained is the error of the analysis, not of a player.
analysis-deeper = Look deeper
analysis-progress = { $percent } done
analysis-deep = This analysis also looks at every tile that may come next.

what-if-open = Play on from here
what-if-about = The game goes on from this position at a table of its own, with an evaluation beside the board. Its result counts nowhere.
what-if-seat = You play
what-if-all = all seats
what-if-against = The others
what-if-draws = Tiles
what-if-chance = by chance
what-if-chosen = I choose them
evaluation-title = Evaluation

exercise-open =
    { $count ->
        [one] Try the costliest decision again
       *[other] Try the { $count } costliest decisions again
    }
exercise-of = Whose decisions
exercise-none = { $player } made no costly decision.
exercise-title = Exercise { $number } of { $count }
exercise-ask = { $player } played something else here that cost { $loss }. Find a better move: play it on the board.
exercise-is-best = The best move!
exercise-is-better = Better than what was played: { $value }, the best move { $best }.
exercise-is-same = That is what was played: { $value }, the best move { $best }.
exercise-is-worse = Worse than what was played: { $value }, the best move { $best }.
exercise-is-unlisted = Not among the moves that were looked at: it is worth at most { $value }, the best move { $best }.
exercise-solution = Show the solution
exercise-again = Try again
exercise-next = Next
exercise-end = Done
