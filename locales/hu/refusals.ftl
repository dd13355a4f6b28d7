# Miért nem engedi a játék valamelyik szabálya a lépést. Nagybetű és pont nélkül: a mondatok önmagukban vagy kettőspont után állnak.

refusal-game-over = a játszma véget ért
refusal-draw-first = előbb kártyát kell húzni
refusal-not-your-turn = nem te jössz
refusal-already-acted = ebben a körben már döntöttél egy báburól
refusal-lay-aside-now = most egy kártyát félre kell tenni
refusal-draw-now = most kártyát kell húzni
refusal-place-now = most le kell rakni a kártyát
refusal-discard-now = egyik kártya sem illeszkedik: most el kell dobni az egyiket
refusal-use-now = most döntsd el, hogy raksz-e le bábut
refusal-no-such-piece =
    ebben a játékban nincsenek { $piece ->
        [hut] kunyhók
       *[follower] bábuk
    }
refusal-no-taking-off = ebben a játékban nem lehet bábut pontokért levenni a játéktérről
refusal-piece-before-tile = előbb a kártyát kell lerakni, csak utána jöhet a bábu
refusal-none-left = ilyen kártya már nincs a húzópakliban
refusal-not-in-hand = ezt a kártyát nem húztad ki, vagy nincs a kezedben
refusal-no-such-rotation = nincs ilyen elforgatás: negyedfordulatokban számoljuk, 0-tól 3-ig
refusal-square-taken = a(z) { $square } helyen már van kártya
refusal-no-neighbour = a(z) { $square } hely mellett nincs kártya
refusal-sides-differ =
    { $side ->
        [north] az északi oldal
        [east] a keleti oldal
        [south] a déli oldal
        [west] a nyugati oldal
       *[other] az egyik oldal
    } nem folytatja a szomszédos kártya táját
refusal-river-elsewhere = a folyókártyának a folyót kell folytatnia
refusal-river-u-turn = a folyó két szomszédos kanyarja nem fordulhat ugyanabba az irányba
refusal-no-such-segment = az imént lerakott kártyán nincs ilyen szegmens
refusal-empty-supply =
    { $piece ->
        [hut] nincs több kunyhó a készletedben
       *[follower] { $game ->
            [hunters] nincs több törzstag a készletedben
           *[other] nincs több bábu a készletedben
        }
    }
refusal-occupied =
    { $kind ->
        [city] ebben a városban már van lovag
        [road] ezen az úton már van útonálló
        [field] ezen a mezőn már van paraszt
        [monastery] ebben a kolostorban már van szerzetes
        [forest] ebben az erdőben már van gyűjtögető
        [river] ezen a folyószakaszon már van halász
        [meadow] ezen a tisztáson már van vadász
        [plain] ezen a síkságon már van felfedező
        [mountain] ebben a hegységben már van rabló
        [sea] ezen a tengeren már van tengerész
       *[other] { $game ->
            [hunters] itt már van törzstag
           *[other] itt már van bábu
        }
    }
refusal-hut-there = ezen a folyórendszeren már van kunyhó
refusal-no-role =
    { $piece ->
        [hut] kunyhó
       *[follower] { $game ->
            [hunters] törzstag
           *[other] bábu
        }
    } nem állhat { $kind ->
        [city] városban
        [road] úton
        [field] mezőn
        [monastery] kolostorban
        [forest] erdőben
        [river] { $game ->
            [hunters] folyószakaszon
           *[other] folyón
        }
        [lake] tavon
        [meadow] tisztáson
        [plain] síkságon
        [mountain] hegységben
        [sea] tengeren
       *[other] ezen a helyen
    }
refusal-fire-tile = a tüzes kártyára nem kerülhet vadász
refusal-nothing-to-take = a(z) { $square } helyen nincs bábud
refusal-still-fits = az egyik kártyád még illeszkedik valahová: le kell rakni
