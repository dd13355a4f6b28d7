# Games for programs that learn: spaces of actions, and batches of games.
space-bad-window = a window has from { $least } to { $most } columns and rows, not { $window }
space-no-number = there is no action { $number }: they are numbered from 0 to { $most }
space-forbidden = action { $number } is not legal: { $refusal } ({ $rule })
space-not-offered = action { $number } is not legal now; the mask shows those that are
batch-no-games = a batch plays at least one game
batch-nothing-to-decide = with these tiles games end before anything can be decided
batch-wrong-length = { $what } must have { $wanted } entries, not { $found }
batch-illegal = game { $lane } of the batch: { $error }
batch-crashed = the engine broke down in this batch, so it cannot go on; please report it
