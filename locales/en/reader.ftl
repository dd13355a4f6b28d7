# The reader of the rules.

reader-contents = Chapters
reader-view = Edition and view
reader-editions = Editions compared
reader-editions-of = { $game ->
    [carcassonne] Carcassonne: the editions compared
    [hunters] Hunters & Gatherers: the editions compared
   *[discovery] The Discovery: the variants compared
  }
reader-previous = previous rule
reader-next = next rule
reader-more = Other games
reader-print = Print

# Where editions differ. In the last column: how it is played here when the rulebooks leave it open.
edition-topic = Topic
edition-here = Played here

edition-farmers = Farmers
edition-farmers-first = City by city: each complete city brings 4 points to the player with the most farmers on all fields around it.
edition-farmers-modern = Field by field: the player with the most farmers on a field gets 3 points for each complete city it touches.
edition-small-cities = Cities of two tiles
edition-small-cities-first = 2 points in all when complete, and 1 more for each shield.
edition-small-cities-modern = Like any other city: 2 points per tile and 2 per shield.
edition-carcassonne-rest = Everything else
edition-carcassonne-rest-same = The same: tiles, followers, roads, larger cities, monasteries, the River.

edition-fire = Hunters at the fire
edition-fire-allowed = A hunter may be placed on the tile with the fire.
edition-fire-forbidden = No hunter may be placed on the tile with the fire.
edition-bonus = Limit on bonus tiles
edition-bonus-forest = One for each forest with gold; nothing is said about two at once.
edition-bonus-turn = One per turn.
edition-bonus-here = At most one per turn; with “{ option-literal }” one for each forest.
edition-counting = What a river or forest is measured in
edition-counting-pl = Sections; the example counts tiles.
edition-counting-hu = Rivers in cards, forests in pieces; the example counts tiles.
edition-counting-en = Tiles.
edition-counting-here = Tiles; one that is crossed twice counts once. With “{ option-literal }” as printed.
edition-beginner = Who goes first
edition-beginner-youngest = The youngest player decides.
edition-beginner-berries = The player who ate berries last.
edition-beginner-here = At random, or chosen when the table is set up.
edition-tie = A tie at the end
edition-tie-silent = Nothing is said.
edition-tie-staring = A staring contest.
edition-tie-here = Players with the same score share the win.
edition-river-end = The end of a river without a lake
edition-river-end-spring = Is called a spring.
edition-river-end-mouth = Is called a river mouth.
edition-river-end-here = Is called a river mouth and means the same.
edition-drawn-tile = The tile just drawn
edition-drawn-tile-shown = Is shown to all players.
edition-drawn-tile-advice = Is shown to all players, who may give advice.
edition-drawn-tile-may = May be shown to the others.
edition-drawn-tile-here = Is seen by all players.
edition-players = Players
edition-players-five = Two to five.
edition-players-eight = Two to eight on the cover, but there are only five colours.
edition-players-here = Two to five.
edition-hunters-rest = Everything else
edition-hunters-rest-same = The same, tiles included.

edition-open-tiles = Tiles to choose from
edition-open-tiles-drawn = You draw one tile and lay it.
edition-open-tiles-two = You have two open tiles, lay one of them and draw another.
edition-nothing-fits = A tile that fits nowhere
edition-nothing-fits-leaves = Leaves the game, and you draw another.
edition-nothing-fits-given-up = Waits beside the board. Only if neither of your tiles fits, you discard one and draw another.
edition-last-tiles = The end
edition-last-tiles-stack = After the turn in which the last tile was laid.
edition-last-tiles-played-out = When nothing is left to draw, the open tiles are played out.
edition-equal-turns = Equal turns
edition-equal-turns-none = No such option.
edition-equal-turns-option = An option: 1, 2, 3 or 3 tiles are laid aside before a game of 2, 3, 4 or 5 players (the rulebook prints 1 for five).
edition-discovery-rest = Everything else
edition-discovery-rest-same = The same: regions, followers and points.
