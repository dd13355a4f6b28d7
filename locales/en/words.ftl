# The words of the games: used by the page, the server and the command line.

game-carcassonne = Carcassonne
game-hunters = Hunters & Gatherers
game-discovery = The Discovery

rules-carcassonne-first = Carcassonne
rules-carcassonne-modern = Carcassonne, modern
rules-hunters-en-2014 = Hunters & Gatherers 2014
rules-hunters-pl-2002 = Hunters & Gatherers, Polish 2002
rules-hunters-hu-2002 = Hunters & Gatherers, Hungarian 2002
rules-discovery-standard = The Discovery
rules-discovery-advanced = The Discovery, advanced

preset-carcassonne-first = First edition
preset-carcassonne-modern = Modern scoring
preset-hunters-en-2014 = English 2014
preset-hunters-pl-2002 = Polish 2002
preset-hunters-hu-2002 = Hungarian 2002
preset-discovery-standard = Standard
preset-discovery-advanced = Advanced

preset-about-carcassonne-first = The player with the most farmers around a complete city supplies it: 4 points. A city of two tiles is worth 2.
preset-about-carcassonne-modern = Each field brings 3 points for every complete city it touches. Small cities count like all others.
preset-about-hunters-en-2014 = One bonus tile per turn, as in the reissue.
preset-about-hunters-pl-2002 = The first printing. Plays like the reissue, unless its wording is taken literally.
preset-about-hunters-hu-2002 = No hunter may be placed on the tile with the fire.
preset-about-discovery-standard = You draw one tile each turn.
preset-about-discovery-advanced = You choose between two open tiles: less luck, more planning.

option-river = with the River
option-equal-turns = equal turns
option-literal = the wording of 2002 taken literally

option-about-river = The game begins with twelve river tiles, from the spring to the lake.
option-about-equal-turns = A few tiles are laid aside first, so that all players have the same number of turns.
option-about-literal = Forests (in the Polish edition rivers too) count sections instead of tiles, and every forest with gold brings a bonus tile of its own.

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random = random
level-greedy = greedy

kind-city = city
kind-road = road
kind-field = field
kind-monastery = monastery
kind-forest = forest
kind-river = river
kind-lake = lake
kind-meadow = meadow
kind-river-system = river system
kind-plain = plain
kind-mountain = mountain range
kind-sea = sea

kinds-city = Cities
kinds-road = Roads
kinds-field = Fields
kinds-monastery = Monasteries
kinds-forest = Forests
kinds-river = Rivers
kinds-river-system = Huts
kinds-meadow = Meadows
kinds-plain = Plains
kinds-mountain = Mountains
kinds-sea = Seas

role-knight = knight
role-thief = thief
role-farmer = farmer
role-monk = monk
role-gatherer = gatherer
role-fisherman = fisherman
role-hunter = hunter
role-hut = hut
role-explorer = explorer
role-robber = robber
role-sailor = sailor
# The word as the object of a sentence.
role-taken =
    { $role ->
        [knight] knight
        [thief] thief
        [farmer] farmer
        [monk] monk
        [gatherer] gatherer
        [fisherman] fisherman
        [hunter] hunter
        [hut] hut
        [explorer] explorer
        [robber] robber
        [sailor] sailor
       *[other] { $game ->
            [hunters] tribe member
           *[other] follower
        }
    }

part-tile =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
# $kind (forest or river) is for languages that name it.
part-section =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
part-shield =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
part-monastery = the monastery
part-neighbour =
    { $count ->
        [one] 1 neighbour
       *[other] { $count } neighbours
    }
part-complete-city =
    { $count ->
        [one] 1 complete city
       *[other] { $count } complete cities
    }
part-mushrooms =
    { $count ->
        [one] 1 mushroom patch
       *[other] { $count } mushroom patches
    }
part-fish = { $count } fish
part-deer = { $count } deer
part-eaten-deer = { $count } deer taken by tigers
part-scared-tiger =
    { $count ->
        [one] 1 tiger driven away by the fire
       *[other] { $count } tigers driven away by the fire
    }
part-mammoth =
    { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
part-aurochs = { $count } aurochs
part-city =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
part-plain-city =
    { $count ->
        [one] 1 city on a plain beside it
       *[other] { $count } cities on plains beside it
    }

# What the system or a library says, in its own words.
as-said = { $words }
