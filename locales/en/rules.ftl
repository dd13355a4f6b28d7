# The rules in our own words, by number. Where a rule says something else in a preset, $preset is its name (discovery-advanced,
# or any where none is chosen) and $option the option that is on (river, equal-turns, literal or none). Every text here gets both.
# The words are those of the rulebooks: $game chooses between follower and tribe member.

rule-C1 = Two to five players take turns clockwise. Who goes first is chosen when the table is set up, or else at random.
rule-C2 =
    { $preset ->
        [discovery-advanced] The start tile lies open, and so do two tiles before each player; all others are shuffled.
       *[other] One tile lies open at the start, all others are shuffled.
    } Anyone may work out which tiles are still to come, and the page counts them unless the table decided otherwise; no one knows their order.
rule-C3 =
    { $preset ->
        [discovery-standard] In your turn you draw a tile that everyone sees, lay it, and then may either place a follower on it or take one of yours back. A region scores only for a follower taken back. Then the next player goes on.
        [discovery-advanced] In your turn you lay one of your two open tiles, may then either place a follower on it or take one of yours back, which scores its region, and draw a tile. Then the next player goes on.
        [any] In your turn you draw a tile that everyone sees, lay it, and may place a piece; whatever is complete is scored. (In The Discovery only a follower that is taken back scores.) Then the next player goes on.
       *[other] In your turn you draw a tile that everyone sees, lay it, and may place a piece; whatever is complete is scored. Then the next player goes on.
    }
rule-C4 = A tile must lie with a whole side against a tile on the table; touching corners are not enough. On every side it shares with a neighbour the landscape has to go on.
rule-C5 = If a drawn tile fits nowhere, it is put aside and you draw another one.
rule-C6 = A tile carries at most one piece. It comes from your own supply and goes onto one part of the tile you have just laid.
rule-C7 =
    { $game ->
        [hunters] A tribe member may not enter a feature in which any tribe member is already, yours or another’s, no matter how far away. Features with tribe members may grow together later.
       *[other] A follower may not enter a feature in which any follower stands already, yours or another’s, no matter how far away. Features with followers may grow together later.
    }
rule-C8 = If you have no piece left, you still lay tiles.
rule-C9 =
    { $game ->
        [discovery] The order is fixed: first the tile, then a follower is placed or taken back. A follower placed this turn can only be taken back in a later turn.
        [any] The order is fixed: tile, piece, scoring, pieces go home. A piece you place this turn can score and come home this very turn (not in The Discovery).
       *[other] The order is fixed: tile, piece, scoring, pieces go home. A piece you place this turn can score and come home this very turn.
    }
rule-C10 =
    { $game ->
        [hunters] A feature scores for the player with the most tribe members in it. If several are tied for the most, each of them gets all the points; everyone else gets none.
       *[other] A feature scores for the player with the most followers in it. If several are tied for the most, each of them gets all the points; everyone else gets none.
    }
rule-C11 =
    { $preset ->
        [discovery-advanced] The game is over when the stack is empty and all open tiles are played. Whoever has the most points wins; equals share the win.
       *[other] The game is over at the end of the turn in which the last tile of the main stack was laid. Whoever has the most points wins; equals share the win.
    }
rule-CA1 = Each player has eight followers; one marks the score, seven are for playing.
rule-CA2 = A follower is a knight in a city, a thief on a road, a farmer on a field, a monk in a monastery.
rule-CA3 = A tile that fits nowhere goes back among the others, and another one is drawn.
rule-CA4 = A road is complete when it has an end on both sides (a crossing, a city, a monastery) or closes into a ring. It brings 1 point for each of its tiles.
rule-CA5 = A city is complete when its wall is closed and there is no gap inside. It brings 2 points for each tile and 2 for each shield.
rule-CA6 = A complete city of only two tiles brings 2 points altogether, and 1 more for each shield.
rule-CA7 = A monastery is complete when all eight squares around it are filled. It brings 9 points.
rule-CA8 = Followers come home from a road, city or monastery as soon as it is complete and scored. Farmers stay until the end.
rule-CA9 = A field ends at roads, cities, the river and the edge of the land. It scores only at the end; farmers lie down to show it.
rule-CA10 = At the end an unfinished road brings 1 point per tile, an unfinished city 1 per tile and 1 per shield, an unfinished monastery 1 and 1 more for every tile around it.
rule-CA11 = At the very end the farmers supply the complete cities, city by city: count each player’s farmers on all fields that touch the city. Whoever has the most gets 4 points, tied players 4 each. A field may touch many cities and helps with each of them.
rule-CA12 = The spring takes the place of the start tile. Ten river tiles are drawn first, each going on from the last; the lake is kept for the end.
rule-CA13 = The river may not turn back on itself: two bends on neighbouring tiles must not turn the same way.
rule-CA14 = Followers may stand on river tiles as anywhere, but not in the water.
rule-CA15 = After the ten river tiles the next player lays the lake and may place a follower on it. Then the land tiles begin.
rule-CA16 = Modern scoring: every field by itself brings its majority 3 points for each complete city it touches. A city of two tiles counts like any other.
rule-HG1 = Each player has six tribe members, one of which marks the score, and two fishing huts. Land tiles and bonus tiles are separate stacks. The score track has 50 fields and is walked round.
rule-HG2 = A tribe member is a gatherer in a forest, a fisherman on a river (never on a lake), a hunter lying on a meadow. A fishing hut stands for a whole river system.
rule-HG3 = For every tile you lay, bonus tiles included, you may place one tribe member or one fishing hut, on that tile.
rule-HG4 = A fishing hut goes onto a river or a lake and holds the whole river system: all rivers and lakes that are connected. Lakes do not end a system; river mouths and the edge of the board do.
rule-HG5 = A hut may not be placed into a system that has one already. Huts and fishermen do not get in each other’s way.
rule-HG6 = A meadow ends at forests, rivers, lakes and the edge of the board.
rule-HG7 = A tile that fits nowhere leaves the game, and another one is drawn.
rule-HG8 =
    A river is complete when each end lies at a lake or a river mouth, or when it closes into a ring. It brings { $option ->
        [literal] { $preset ->
            [hunters-pl-2002] 1 point for each of its sections
           *[other] 1 point per tile
        }
       *[other] 1 point per tile
    } and 1 for every fish in the lakes at its ends; a lake at both ends counts once.
rule-HG9 =
    { $option ->
        [literal] A forest is complete when meadow surrounds it without a gap. It brings 2 points for each of its sections and 2 for each patch of mushrooms.
       *[other] A forest is complete when meadow surrounds it without a gap. It brings 2 points per tile and 2 for each patch of mushrooms.
    }
rule-HG10 = The tribe members of a complete river or forest come home after the scoring. Hunters and huts stay to the end.
rule-HG11 = If a forest with gold is completed, whoever laid the tile gets a bonus tile after the scoring, lays it anywhere by the usual rules, may place a piece on it, and what it completes is scored at once.
rule-HG12 =
    { $option ->
        [literal] A bonus tile brings no further bonus tile. When they have run out, there are none.
       *[other] A bonus tile brings no further bonus tile, and there is at most one per turn. When they have run out, there are none.
    }
rule-HG13 = The game ends after the turn in which the last land tile was laid; a bonus tile won then still belongs to that turn.
rule-HG14 = First the tribe members on unfinished rivers and forests go home without points.
rule-HG15 = Then the fishing huts: whoever has the most huts in a river system gets 1 point for each fish in all its lakes, whether the system is complete or not; tied players get it in full.
rule-HG16 = Last the hunters: whoever has the most in a meadow gets 2 points for each deer, mammoth and aurochs, whether the meadow is complete or not. But every tiger takes one deer first, as long as there are any. Tied players get it in full.
rule-HG17 = The fire: no tiger in its meadow counts. The aurochs: 2 points, and no tiger harms it. The shrine: a hunter placed at it scores the whole meadow alone, whoever comes to hunt there later; to be placed there, he needs a meadow without hunters.
rule-DI1 = Each player has five followers; one marks the score, four are for playing.
rule-DI2 = A follower is an explorer on a plain, a robber in the mountains, a sailor on the sea. A city stands on a shore and belongs to its land and to the sea it looks at.
rule-DI3 = A tile that fits nowhere leaves the game, and another one is drawn.
rule-DI4 = After laying the tile you may either place a follower on it, or take one of your followers back and score its region. Never both in one turn.
rule-DI5 = A region is closed when none of its sides is open any more.
rule-DI6 = A plain brings 1 point per tile while it is open and 2 per tile when it is closed. Closed with just two tiles: 2 points in all.
rule-DI7 = For mountains, the cities in them count, and so do those on every plain beside them: 1 point each while open, 2 each when closed, 1 each when closed with just two tiles. Cities can still be added through the plains.
rule-DI8 = A sea brings 1 point for each city on its shore. When it is closed, 1 more for each of its tiles, unless it has just two.
rule-DI9 = There is no majority. Each follower in a region scores it separately, whenever it is taken back.
rule-DI10 = Once the last follower has left a region, it may be claimed anew.
rule-DI11 = At the end every follower still on the board scores its region as if it were open.
rule-DI12 = Everybody has two open tiles, lays one of them each turn and draws another. When nothing is left to draw, the open tiles are played out.
rule-DI13 = So that everyone has the same number of turns, 1, 2, 3 or 3 tiles are laid aside before a game of 2, 3, 4 or 5 players. (The rulebook prints 1 for five players, which does not come out even.)
rule-R1 = Who goes first is decided at random unless chosen. A tie is a shared win.
rule-R2 = A tile that fits nowhere goes back only after another has been drawn. If none of the tiles left fits anywhere, the game ends there and is scored.
rule-R3 =
    { $game ->
        [hunters] A tile counts once in a river or forest, even if it is crossed twice. (The Polish text says section, the Hungarian counts rivers by cards and forests by pieces, the English counts tiles; their common example numbers tiles.)
       *[other] A tile counts once in a feature, even if the feature crosses it twice.
    }
rule-R4 = At most one bonus tile per turn, in every edition, unless the wording of 2002 is taken literally (R21).
rule-R5 = A bonus tile that fits nowhere leaves the game; the next one is drawn instead, if there is one.
rule-R6 = Hungarian edition of 2002: no hunter may be placed on the tile with the fire.
rule-R7 = For equal turns with five players three tiles are laid aside, so that everyone lays sixteen. The printed “1” would leave two players with a turn more than the others.
rule-R8 = If neither of your two open tiles fits, you give one of them up, draw another and try again. If nothing is left to draw, you just give it up; without any tile your turn is skipped.
rule-R9 = A lake without a river would be a river system of its own, and a hut could stand there.
rule-R10 = Should two shrines meet in one meadow, every hunter at a shrine scores it in full and no one else does.
rule-R11 = Several features completed by one tile are scored in the order of the tile’s parts. The order never changes a score.
rule-R12 = A river divides fields as a road does. Fields run around its spring and its lake. A road stops at a monastery, a river flows past it.
rule-R13 = Every game is for two to five players.
rule-R14 = The ban on tight bends counts for river tiles next to each other; a straight one between lifts it. If no river tile left can go on, they leave the game and the lake follows at once; if even the lake does not fit, it leaves too.
rule-R15 = If the last land tile fits nowhere, it leaves the game and the game is over.
rule-R16 = The nugget on the shrine’s tile counts like any other, once a land tile completes its forest.
rule-R17 = For a city the farmers are counted, not the fields they lie on.
rule-R18 = All editions of Hunters & Gatherers here use the same tiles.
rule-R19 = You draw at the end of your turn, after you have decided about a follower: no one decides that with the next tile in view.
rule-R20 = The turn of the last land tile is played to its end. A bonus tile that it earned is still drawn and laid.
rule-R21 =
    The wording of 2002 taken literally: { $preset ->
        [hunters-hu-2002] a forest brings 2 points for each of its sections, so a tile counts twice if two of its sections belong to the same forest; rivers count tiles, as the Hungarian text says.
        [hunters-pl-2002] a forest brings 2 points and a river 1 for each of its sections, so a tile counts twice if two of its sections belong to the same forest or river.
       *[other] a forest brings 2 points for each of its sections, and in the Polish edition a river 1, so a tile counts twice if two of its sections belong to the same forest or river.
    } Every forest with gold that a land tile completes brings a bonus tile, and they are drawn and laid one after the other.
