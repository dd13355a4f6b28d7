# The game in the terminal, and its sentences where other commands use them. What the player types is the same in every
# language: commands, roles and letters in quotation marks are not translated.

## Who

cli-seat = seat { $seat }
cli-seat-name = Seat { $seat }
cli-list = { $first } and { $last }
cli-nobody = no one
cli-none = none
cli-follower =
    { $game ->
        [hunters] tribe member
       *[other] follower
    }

## What happened. No full stop at the end: the program adds it.

cli-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cli-scored =
    { $shared ->
        [yes] { $what } at { $square }: { $sum } = { $points } for { $seats } each ({ $reasons })
       *[no] { $what } at { $square }: { $sum } = { $points } for { $seats } ({ $reasons })
    }
# Whose pieces count for the majority; pieces are as in "seat 0: 2, seat 1: 1".
cli-scored-pieces =
    { $kind ->
        [city] knights
        [road] thieves
        [field] farmers
        [monastery] monks
        [forest] gatherers
        [river] fishermen
        [meadow] hunters
       *[river-system] huts
    } { $pieces }
cli-scored-shrine = the hunter at the shrine scores alone, { $rule }
cli-feature-farmers = farmers at the city
cli-feature-small =
    { $kind ->
        [city] city of just two tiles
        [plain] closed plain of just 2 tiles
        [mountain] closed mountain range of just 2 tiles
       *[sea] closed sea of just 2 tiles
    }
cli-feature-incomplete =
    { $kind ->
        [city] incomplete city
        [road] incomplete road
        [monastery] incomplete monastery
        [plain] open plain
        [mountain] open mountain range
       *[sea] open sea
    }
cli-feature-complete =
    { $kind ->
        [plain] closed plain
        [mountain] closed mountain range
        [sea] closed sea
       *[other] { $word }
    }
cli-feature-as-open =
    { $kind ->
        [plain] plain
        [mountain] mountain range
       *[sea] sea
    } of { $tiles }, counted as open,
cli-sum-nothing =
    { $kind ->
        [field] no complete city
        [meadow] no deer, mammoth or aurochs
        [river-system] no fish
        [mountain] no city in it or on a bordering plain
        [sea] no city on its shore
       *[other] nothing
    }
cli-went-home =
    { $rule ->
        [HG14] The { $role } of { $seat } at { $square } goes home without points ({ $rule })
       *[other] The { $role } of { $seat } at { $square } goes home ({ $rule })
    }
cli-set-aside-returns =
    Tile { $tile } of the { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    } stack fits nowhere: it is set aside and goes back once another has been drawn (C5, { $rule })
cli-set-aside-leaves =
    Tile { $tile } of the { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    } stack fits nowhere: it leaves the game (C5, { $rule })
cli-left-the-game = The river cannot go on: { $count } x tile { $tile } left the game ({ $rule })
cli-bonus-tile = Gold: { $seat } places a bonus tile ({ $rule })
cli-final-scoring =
    { $rule ->
        [R2] No tile that is left fits anywhere
        [R15] The last tile fits nowhere
       *[other] The last turn is over
    }: now the final scoring ({ $rule })
cli-won = The game is over: { $winner } wins with { $points } ({ $rule })
cli-won-together = The game is over: { $winners } share the win with { $points } each ({ $rule })
cli-log-line = Turn { $turn }, { $seat }: { $event }
cli-log-empty = Nothing has been scored yet.

## Beside the board

cli-title-points = points
piece-title-follower =
    { $game ->
        [hunters] members
       *[other] followers
    }
piece-title-hut = huts
cli-title-hand = hand
cli-tiles-left = Tiles left: { $stacks }
cli-stack-left =
    { $count } { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    }
cli-unseen =
    Unseen in the { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    } stack: { $tiles }
cli-unseen-none = No tile is left.
cli-owners = pieces { $pieces }; owned by { $owners }
cli-if-complete =
    { $kind ->
        [plain] closed at least
        [mountain] closed at least
        [sea] closed at least
        [monastery] complete
       *[other] complete at least
    } { $sum } = { $points }
cli-if-ended = if the game ended now { $sum } = { $points }
cli-completing =
    { $count ->
        [one] 1 tile would finish it
       *[other] { $count } tiles would finish it
    }
cli-state-monastery =
    { $count ->
        [one] 1 square to fill around it
       *[other] { $count } squares to fill around it
    }
cli-state-complete =
    { $tiles }, { $kind ->
        [plain] closed
        [mountain] closed
        [sea] closed
       *[other] complete
    }
cli-state-open =
    { $tiles }, { $count ->
        [one] 1 open side
       *[other] { $count } open sides
    }
cli-outside =
    { $count ->
        [one] (1 tile outside this window: 'view X,Y' moves it, 'view all' is a map)
       *[other] ({ $count } tiles outside this window: 'view X,Y' moves it, 'view all' is a map)
    }
cli-fits-outside = The tile also fits outside it: { $squares }
cli-fits-outside-more = It also fits at { $count } squares outside it ('more' shows them):

## What a player may do, and does

cli-use = { $role } on { $letter }
cli-take = take back the { role-taken } at { $square }
cli-no-piece = skip
cli-now = { $sum } = { $points } now
cli-now-for = { $sum } = { $points } now for { $who }
cli-worth-up-to = worth up to { $points } as it stands
cli-worth-as-it-stands = worth { $points } as it stands
cli-worth-if-complete =
    worth { $kind ->
        [monastery] { $points } if complete
        [plain] at least { $points } if closed
        [mountain] at least { $points } if closed
        [sea] at least { $points } if closed
       *[other] at least { $points } if complete
    }
cli-place = place { $tile } at { $square } r{ $rotation }
cli-discard = discard { $tile }
cli-draw = draw { $tile }
cli-lay-aside = lay { $tile } aside
# These follow the name of a player.
cli-uses = places a piece: { $choice }
cli-takes = decides to take back the { role-taken } at { $square }
cli-uses-nothing = places no piece
cli-places = places { $tile } at { $square } r{ $rotation }
cli-places-tile = places { $tile }
cli-discards = discards { $tile }
cli-draws = draws { $tile }
cli-lays-aside = lays { $tile } aside
cli-chooses-tile = chooses a tile to place
cli-chooses-discard = chooses a tile to discard
cli-turn = Turn { $turn }: { $who } { $does }

## The beginning

cli-opening =
    { $rules }, { $count ->
        [one] 1 player
       *[other] { $count } players
    }, draws: { $draws }
cli-draws-seed = seed { $seed }
cli-draws-fair = fair { $shuffle }
cli-draws-entered = entered
cli-wrong-seed = Warning: seed '{ $seed }' does not give the draws of this record (first in turn { $turn }). From here on the tiles are typed in.
cli-bot-missing = { $name } is left to the keyboard: give it again with --bots to let it play on.
cli-game-over = The game is over.
cli-goes-on = The game goes on in turn { $turn }.
cli-type-help = Type 'help' at any time.
cli-empty-seed = an empty seed cannot be recorded: give it at least one letter or digit
cli-too-many-bots = { $bots } bots, but there are only { $seats } seats
cli-wrong-names = --names lists { $names } names, but there are { $seats } seats for people
cli-name-of-bot = the name '{ $name }' ends like that of a bot; --bots seats bots
cli-save-exists = { $file } holds something already: go on with it by --resume, or save to another file
cli-resume-elsewhere = The record was made by another program and stays as it is: the game goes on in { $file }.
cli-resume-same = { $file } was made by another program and stays as it is: save to another file

## Questions

cli-ask-drawn =
    Which tile (+TILE) of the { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    } stack did { $seat } draw?
cli-ask-bonus-drawn = Which bonus tile (+TILE) did { $seat } draw?
cli-ask-laid-aside = Which tile (+TILE) is laid aside ({ $rule })?
cli-ask-square = Square 1-{ $count } (or X,Y), perhaps with a rotation (1 r3):
cli-ask-rotation = At { $square } it fits with { $rotations } (Enter: { $first }, back: another square):
cli-ask-tile = Which tile, 1-{ $count }?
cli-ask-use = Which?
cli-may-use = { $seat } may place a piece:
cli-no-piece-possible = No piece can be placed on this tile.
cli-laid-aside = Laid aside before the start: { $tile } ({ $rule }).
cli-must-discard = No tile of the hand fits anywhere: one leaves the game ({ $rule }).
cli-enter-draws-bonus = A forest with gold is complete: Enter draws a bonus tile ({ $rule }), u undoes.
cli-enter-ends-game = Enter ends the game, u undoes.
cli-enter-ends-turn = Enter ends the turn, u undoes.
cli-enter-goes-on = Enter goes on, u undoes.

## Answers that do not help

cli-refused = { $refusal } ({ $rule })
cli-not-allowed = Not allowed: { $refusal }.
cli-press-enter = '{ $word }' means nothing here: press Enter to go on, or type u to undo.
cli-no-tile = There is no tile '{ $word }'. Type one of: { $tiles }
cli-none-left =
    No tile { $tile } is left in the { $stack ->
        [river] river
        [bonus] bonus
       *[land] land
    } stack: 'left' shows what is.
cli-tile-fits-nowhere = That tile fits nowhere: choose the other one.
cli-not-in-hand = '{ $word }' is not a tile in the hand: type a number from 1 to { $count }.
cli-other-tile = This is tile { $tile }, not '{ $word }'.
cli-no-rotation = '{ $word }' is not a rotation: there are r0, r1, r2 and r3.
cli-bad-rotation = '{ $word }' does not fit there: it fits with { $rotations }.
cli-no-square = There is no square { $number }: they are numbered from 1 to { $count }.
cli-bad-square = '{ $word }' is not a square: type a number from 1 to { $count }, or X,Y rN as in '{ $example }'.
cli-no-fit-because = The tile does not fit at { $square }: { $refusal }. It fits at the numbered squares.
cli-no-fit-turned = Not with { $rotation }: { $refusal }. At { $square } it fits with { $rotations }.
cli-no-choice = There is no choice { $number }: type a number from 0 to { $count }, or ROLE LETTER.
cli-bad-choice = '{ $word }' is not a choice: type a number from 0 to { $count }, or ROLE LETTER.
cli-unread-choice = { $reason }: type a number from 0 to { $count }, or ROLE LETTER.
cli-bad-features = '{ $word }' after 'features' means nothing: there is 'features' and 'features all'
cli-bad-view = '{ $word }' cannot be looked at: try 'view 2,-1', 'view all' or 'view auto'
cli-no-more = All squares where the tile fits are on the screen.

## Undoing, saving, leaving

cli-undone = Taken back.
cli-undo-nothing = There is nothing to undo.
cli-undo-drawn = The tile is drawn and seen: there is nothing left to undo.
cli-undo-begun = The turn has just begun: there is nothing to undo in it.
cli-save-where = Save where? Give a file: save game.hedgerow
cli-saved = Saved to { $file }.
cli-not-saved = the game could not be saved to '{ $file }'
cli-no-file-name = '{ $file }' is not a file name
cli-quit-with-file = Save the game to which file? (Enter: { $file }; 'no' does not save, 'back' plays on)
cli-quit-without-file = Save the game to which file? (no file, Enter leaves without; 'no' does not save, 'back' plays on)
cli-quit-unsaved = The game goes on: 'quit' asks again for a file, and 'no' leaves without saving.
cli-quit-no-file = '{ $word }' is not the name of a record: that ends with .hedgerow and has no blanks ('save FILE' takes any name).
cli-goodbye = Goodbye.
cli-kept = The game is kept. Go on with: hedgerow play --resume { $file }
cli-input-ended = The input ended. The game was not saved, as no file was given.
cli-input-ended-saved = The input ended. The game is saved to { $file } and can be resumed.
cli-input-unreadable = the input could not be read
cli-record-broken = the record no longer plays

## Bots

cli-bot-fails = { $who } gives no usable answer: { $reason }. A player at the keyboard takes over.
cli-nothing-to-decide = There is nothing to decide now.
cli-no-bot = No hint: { $problem }.
cli-hint = { $bot } suggests: { $suggestion }.
cli-nothing = nothing
# Between two steps of a suggestion, after a comma.
cli-then = then
cli-expected = expected lead { $lead }, chance to win { $percent } %

## The signs in the pictures

cli-sign-crossing = crossing
cli-sign-spring =
    { $game ->
        [hunters] river mouth
       *[other] spring
    }
cli-sign-lake = lake with { $count } fish
# The roles with their signs, as a player in that seat has them.
cli-sign-roles = { $roles } of seat { $seat }
cli-good =
    { $good ->
        [shield] shield
        [gold] gold
        [mushrooms] mushrooms
        [fish] fish
        [deer] deer
        [mammoth] mammoth
        [aurochs] aurochs
        [tiger] tiger
        [fire] fire
        [shrine] shrine
       *[city] city
    }

## The help page: what each command does

cli-help-drawn-title = Which tile was drawn:
cli-help-drawn = the tile with this id; without the +, u, s, b, h and q are commands
cli-help-place-title = Where to place the tile:
cli-help-square = the square <3>
cli-help-square-turned = the same, turned clockwise once
cli-help-coordinates = a square by its coordinates (x along the top, y at the left) and a rotation r0 to r3
cli-help-back = choose again
cli-help-piece-title = Which piece:
cli-help-choice = number 2 of the list
cli-help-pass = none
cli-help-role = by name, as in '{ $example }'
cli-help-take = take your follower back from that square and score it
cli-help-any-title = At any time:
cli-help-undo = take back the last step, as long as no new tile was drawn
cli-help-board = draw the board again
cli-help-view = look at another part of a big board
cli-help-view-auto = follow the game
cli-help-view-all = a small map
cli-help-more = the next squares where the tile fits, off the screen
cli-help-scores = points, pieces and tiles left
cli-help-features = every unfinished feature, its owners and values
cli-help-features-all = finished ones too
cli-help-left = the tiles not seen yet
cli-help-why = every score so far, explained
cli-help-hint = what a bot would do
cli-help-hint-bot = what another bot would do
cli-help-save-file = save the game
cli-help-save = save to the file it was started with
cli-help-quit = leave the game
cli-help-help = this page
cli-help-signs-title = The signs:
