# The guided games: what is said at the table, step by step. Two or three short sentences each.

home-learn = Learn to play: guided game

guide-title = Guided game
guide-go-on = Continue
guide-leave = Leave the guide
guide-resume = Back to the guide
guide-free-place = Your turn: lay the tile on any highlighted square. Rotate it until it lies the way you want.
guide-free-piece =
    { $game ->
        [hunters] Place a tribe member or a hut if you like, or skip.
        [discovery] Place a follower or take one back if you like, or skip.
       *[other] Place a follower if you like, or skip.
    }
# How a tile is rotated: for those who have a mouse and keys, and for those who tap.
guide-turn-mouse = To rotate a tile, click it in the panel, press R or use the wheel.
guide-turn-touch = To rotate a tile, tap it in the panel.
guide-bot = The bot is playing…
guide-nudge-place = Not there yet: this time the tile goes on the highlighted square.
guide-nudge-turn = The right square, but rotate the tile first.
guide-nudge-piece = Not that one yet: please follow the guide.
guide-nudge-tell = Read this first, then continue.
guide-play = Play against the easy bot
guide-rules = Read the rules
guide-next =
    Learn { $game ->
        [hunters] Hunters & Gatherers
        [discovery] The Discovery
       *[carcassonne] Carcassonne
    }

lesson-carcassonne-welcome = Welcome to Carcassonne! You and a bot build a landscape together, one tile per turn. Roads, cities, monasteries and fields bring points to whoever holds them.
lesson-carcassonne-tiles = The game begins with this tile: a city in the north, a road from west to east. A new tile has to fit everywhere it touches: road to road, city to city, field to field.
lesson-carcassonne-road = Here is your first tile, a piece of road. Lay it on the highlighted square. The road goes on.
lesson-carcassonne-thief = Now you may put one follower on the tile you have just laid. Make it a thief on the road: the road is yours until it is finished.
lesson-carcassonne-knight = The bot made the city larger and put a knight into it. Whatever holds a follower is taken: you cannot simply put yours in.
lesson-carcassonne-monastery = You drew a monastery where a road ends. Lay it on the highlighted square: it ends your road in the west.
lesson-carcassonne-monk = Put a monk into the monastery. It brings 9 points once tiles lie on all eight squares around it.
lesson-carcassonne-crossing = Roads also end at a crossing. Lay it on the highlighted square: then your road has two ends and is finished.
lesson-carcassonne-farmer = Before the road is scored, you may use this tile too. Put a farmer on the field: it reaches all the way to the city.
lesson-carcassonne-road-scored = Your road is finished: four tiles, 4 points. The thief comes back to you and can be used again.
lesson-carcassonne-farmer-stays = The farmer stays on the field until the game is over, and only then brings points. You have seven followers, so do not tie up too many.
lesson-carcassonne-own-city = The bot's city still has gaps. You cannot enter it, but you can build next to it, one gap away. Rotate this tile until its city faces the bot's, and lay it on the highlighted square.
lesson-carcassonne-own-knight = For now this is a city of its own, and no one is in it. Put a knight into it.
lesson-carcassonne-joined = The bot's tile joined the two cities, and each of you has one knight there. Were it finished now, both of you would get all its points.
lesson-carcassonne-second-city = You can do better: bring in a second knight. Lay this tile on the highlighted square, beside the last gap.
lesson-carcassonne-second-knight = Again this is a piece of city that no one holds. Put a knight into it.
lesson-carcassonne-close = This tile fills the last gap and joins everything. Lay it on the highlighted square and finish the city.
lesson-carcassonne-second-farmer = Put a farmer on the field outside the wall. At the end you will see what a second farmer at the same city is good for.
lesson-carcassonne-majority = 16 points! Six tiles and two shields bring 2 points each, and you alone get them: two knights against one. Your knights come back to you.
lesson-carcassonne-farmers = At the end each finished city brings 4 points to whoever has the most farmers on the fields around it. At this city you have two, the bot has one.
lesson-carcassonne-free = Now you play on your own, with the last few tiles. Finish what you have begun, or begin something new.
lesson-carcassonne-end = The last points are counted. What is unfinished still brings 1 point per tile, then the farmers are paid, city by city. Go through it step by step.

lesson-hunters-welcome = Welcome to Hunters & Gatherers! You and a bot lead two tribes of the Stone Age. Each turn you lay a tile and may put one of your people on it.
lesson-hunters-tiles = The game begins with this tile: a forest, a river out of a lake, and meadows. A new tile has to fit everywhere it touches: forest to forest, river to river, meadow to meadow.
lesson-hunters-forest = Lay your first tile on the highlighted square. The forest ends there on one side.
lesson-hunters-gatherer = Put a gatherer into the forest. Once meadow surrounds it without a gap, it brings 2 points per tile.
lesson-hunters-hunter = The bot put a hunter on the northern meadow. He lies there until the end and then gets 2 points for every deer and every mammoth on his meadow.
lesson-hunters-close-forest = This tile fills the last gap of your forest. Lay it on the highlighted square.
lesson-hunters-own-hunter = Before the forest is scored, use this tile for a hunter of your own. A mammoth grazes on his meadow, and the meadow can grow.
lesson-hunters-forest-scored = Your forest is finished: three tiles, 6 points. The gatherer comes back to you.
lesson-hunters-gold = There was gold in this forest! Whoever finishes such a forest lays a bonus tile right away.
lesson-hunters-bonus = Bonus tiles are special: this one has a lake with three fish. Lay it on the highlighted square, so that its deer joins your meadow.
lesson-hunters-hut = Put one of your two fishing huts at the water. At the end it brings 1 point for every fish in all the rivers and lakes connected to it.
lesson-hunters-fisherman = The bot finished a river between two lakes with a fisherman on it: two tiles and two fish, 4 points. A river ends at lakes and at river mouths.
lesson-hunters-river = Now you fish. Lay this tile on the highlighted square: then the river by your hut ends in a lake on both sides. First rotate it until its deer grazes on the side away from your hut.
lesson-hunters-own-fisherman = Put a fisherman on this short river. A hut and a fisherman do not get in each other's way.
lesson-hunters-river-scored = Two tiles and four fish: 6 points, and the fisherman is free again. Your hut stays and now reaches four fish.
lesson-hunters-animals = The bot's meadow has grown: three mammoths and a deer, 8 points at the end. But there is a way to spoil that.
lesson-hunters-tiger = You drew a tiger. A tiger eats one deer of its meadow, but no mammoths. Lay it on the highlighted square, on the bot's meadow.
lesson-hunters-gold-gatherer = The deer is lost. And this forest has gold in it again: put a gatherer there.
lesson-hunters-small-meadow = Now for a second hunter. Lay this tile on the highlighted square: the forest's edge cuts its northern meadow off from the others.
lesson-hunters-second-hunter = Put a hunter on the small meadow in the north. On your other meadow a hunter lies already, so it takes no second one.
lesson-hunters-fish = The bot scored a small river. Its lake is connected to your hut's water: five fish for you now.
lesson-hunters-join = This tile joins your meadow with the bot's. Lay it on the highlighted square.
lesson-hunters-any-gatherer = A forest begins here. Put a gatherer into it, or keep him for later: as you like.
lesson-hunters-shared = The large meadow now holds one hunter of each of you. With equal numbers both get the points for all its animals.
lesson-hunters-majority = But your second hunter waits next door. Lay this tile on the highlighted square and let him in.
lesson-hunters-last-gatherer = There is gold in this forest too. But it may be your last tribe member: use him here, or keep him for later.
lesson-hunters-alone = Two hunters against one: now you alone will get the points for this meadow.
lesson-hunters-free = Now you play on your own, with the last few tiles. Finish forests and rivers in time: at the end they bring nothing more.
lesson-hunters-end = Unfinished forests and rivers bring nothing now. Huts count their fish, hunters count their animals, and each tiger first eats a deer. Go through it step by step.

lesson-discovery-welcome = Welcome to The Discovery! You and a bot explore plains, mountains and seas, one tile per turn. Here you decide yourself when a follower is scored.
lesson-discovery-tiles = The game begins with this tile: a plain, a mountain and a sea, with a city on the shore. A new tile has to fit everywhere it touches.
lesson-discovery-plain = Lay your first tile on the highlighted square. The plain goes on.
lesson-discovery-explorer = After the tile you may put a follower on it or take one back, never both. You have four. Put an explorer on the plain.
lesson-discovery-robber = The bot put a robber into the mountain. Robbers live on cities: those in the mountain and those on the plains beside it.
lesson-discovery-grow = Lay this tile on the highlighted square. Your plain grows to three tiles.
lesson-discovery-sailor = Put a sailor on the sea. It brings 1 point for every city on its shore, and more when the sea is closed.
lesson-discovery-take-or-wait = You could take your explorer back now: an open plain brings 1 point per tile, so 3. A closed one brings 2 per tile. Wait one more turn.
lesson-discovery-close-plain = This tile closes the plain. Lay it on the highlighted square.
lesson-discovery-take-explorer = Now take your explorer back. The plain is closed and has four tiles: 8 points instead of 4.
lesson-discovery-plain-scored = 8 points, and the explorer is yours again for the next tile. Taking followers back neither too early nor too late is the art of this game.
lesson-discovery-mountain-cities = The bot's robber has three cities within reach: one in the mountain, two on the plain beside it. You want them too, but this mountain is taken.
lesson-discovery-own-mountain = So begin another one, one gap away, with a city of its own. Rotate this tile until its mountains face the bot's, and lay it on the highlighted square.
lesson-discovery-own-robber = No one is in this mountain yet. Put a robber into it.
lesson-discovery-join = This tile joins the two mountains and closes them. Lay it on the highlighted square.
lesson-discovery-take-robber = Four cities, and a closed mountain brings 2 points for each. Take your robber back.
lesson-discovery-mountain-scored = 8 points again. It does not matter who has more followers: everyone scores on their own, whenever they like.
lesson-discovery-no-majority = The bot has taken its robber back as well and got the same 8 points. So a region can pay everyone who is in it.
lesson-discovery-sea = Back to your sailor. Lay this tile on the highlighted square: it closes one side of the sea and brings another city.
lesson-discovery-another = Put an explorer on the new plain if you like. Or keep him: whoever still stands out there at the end scores as if the region were open.
lesson-discovery-close-sea = This tile closes your sea. Lay it on the highlighted square.
lesson-discovery-take-sailor = A closed sea brings 1 point per city and 1 per tile: three and three. Take your sailor back.
lesson-discovery-sea-scored = 6 points. You have now closed a plain, a mountain and a sea.
lesson-discovery-free = Now you play on your own, with the last few tiles. Each turn one follower goes out or one comes back.
lesson-discovery-end = Every follower still on the board now scores as if its region were open. Go through it step by step.
