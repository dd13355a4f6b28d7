# Tiles, squares and features in words, playing from a list, keys, and the page as an app.

access-list = Lista
access-list-title = Játék listából
access-list-about = Minden most lehetséges hely, elforgatás és bábu, szavakkal leírva. Válassz egy helyet, aztán egy elforgatást.
access-list-mine = Csak ahol a szomszéd területen bábum áll
access-list-none = Nincs ilyen hely.
access-list-squares = { $count } hely lehetséges.
access-list-uses = { $count } lehetőség a bábudnak.
access-list-uses-none = Nem használhatsz bábut.
access-list-again = nyomd meg újra a megerősítéshez
access-list-turns = { $count } elforgatás
access-turn-of = { $who }: { $what }
access-your-tile = Te jössz. A kártya: { $tile }.
access-your-tiles = Te jössz. A kártyák: { $tiles }.
access-tile-chosen = Ez a kártya: { $tile }

# Sides and corners of a square, and the nine parts of a board.
access-side =
    { $side ->
        [north] észak
        [north-east] északkelet
        [east] kelet
        [south-east] délkelet
        [south] dél
        [south-west] délnyugat
        [west] nyugat
        [north-west] északnyugat
       *[middle] közép
    }
# A way from the start tile: "2 north, 1 east".
access-steps =
    { $side ->
        [north] { $count } északra
        [east] { $count } keletre
        [south] { $count } délre
       *[west] { $count } nyugatra
    }
access-start = kezdőkártya
access-part = { $kind }: { $where }
access-with = { $part } ({ $goods })
access-joins = { $part }, csatlakozik: { $where }
access-beside = { $side }: { $what }
access-lies = { $area }, innen: { $from }, idáig: { $to }
access-lies-one = { $area }, { $at }
access-looks = { $at }: { $tile }
access-looks-nothing = { $at }: nincs kártya
access-piece = { $role } ({ $who })

access-good =
    { $good ->
        [shield]
            { $count ->
                [one] címer
               *[other] { $count } címer
            }
        [gold]
            { $count ->
                [one] aranyrög
               *[other] { $count } aranyrög
            }
        [mushrooms]
            { $count ->
                [one] gombák
               *[other] { $count } gombacsoport
            }
        [fish] { $count } hal
        [deer] { $count } szarvas
        [mammoth]
            { $count ->
                [one] mamut
               *[other] { $count } mamut
            }
        [aurochs]
            { $count ->
                [one] őstulok
               *[other] { $count } őstulok
            }
        [tiger]
            { $count ->
                [one] tigris
               *[other] { $count } tigris
            }
        [fire]
            { $count ->
                [one] tűz
               *[other] { $count } tűz
            }
        [shrine]
            { $count ->
                [one] dolmen
               *[other] { $count } dolmen
            }
        [city]
            { $count ->
                [one] város
               *[other] { $count } város
            }
       *[other] { $good }
    }

access-placed = { $who }: kártya, { $at }
access-ghost = { $at }. { $tile }. Az Enter lerakja a kártyát.

keys-everywhere = Minden oldalon
keys-table = Az asztalnál
keys-look = Körülnézés
keys-replay = Játszma nézése
keys-tab = a következő vagy az előző elemre
keys-press = gomb megnyomása, link megnyitása
keys-close = ablak bezárása
keys-help = ez a lista
keys-list = játék listából, illetve újra a játéktéren
keys-around = kártyáról kártyára; a kártya leírásával
keys-feature = a kártya következő területe
keys-tabs = a fülek sorában: a következő vagy az előző
keys-steps = egy lépés vissza vagy előre
keys-ends = az elejére, a végére
keys-run = lejátszás vagy szünet

access-unreachable = A szerver nem érhető el. Amit látsz, elavult lehet. Az oldal magától újra próbálkozik.


# The name of a key on the keyboard.
key-space = Szóköz

# A place for a piece that was chosen.
access-confirm = { $what }: nyomd meg újra a megerősítéshez
access-ending = A kör mindjárt véget ér. Az Enter azonnal befejezi, az U visszavonja.
access-clock = óra
settings-letterKeys = Egybillentyűs parancsok
