# Dlaczego reguły gry nie pozwalają na ruch. Bez wielkiej litery i kropki: zdania stoją same albo po dwukropku.

refusal-game-over = gra jest już skończona
refusal-draw-first = najpierw trzeba pociągnąć żeton
refusal-not-your-turn = to nie Twoja kolej
refusal-already-acted = decyzja o pionku już zapadła w tej turze
refusal-lay-aside-now = teraz trzeba odłożyć żeton na bok
refusal-draw-now = teraz trzeba pociągnąć żeton
refusal-place-now = teraz trzeba położyć żeton
refusal-discard-now = żaden żeton nie pasuje: teraz trzeba jeden odrzucić
refusal-use-now = teraz trzeba zdecydować, czy użyć pionka
refusal-no-huts = w tej grze nie ma chatek
refusal-no-taking-off = w tej grze nie zdejmuje się pionków z planszy, aby zapunktować
refusal-piece-before-tile = najpierw trzeba położyć żeton, dopiero potem użyć pionka
refusal-none-left = takiego żetonu nie ma już w stosie
refusal-not-in-hand = ten żeton nie został pociągnięty albo nie ma go w ręce
refusal-no-such-rotation = nie ma takiego obrotu: liczy się ćwierćobroty od 0 do 3
refusal-square-taken = na polu { $square } już leży żeton
refusal-no-neighbour = obok pola { $square } nie leży żaden żeton
refusal-sides-differ =
    { $side ->
        [north] północny bok
        [east] wschodni bok
        [south] południowy bok
        [west] zachodni bok
       *[other] jeden z boków
    } nie jest kontynuacją krajobrazu sąsiedniego żetonu
refusal-river-elsewhere = żeton rzeki musi przedłużać rzekę
refusal-river-u-turn = dwa sąsiednie zakola rzeki nie mogą skręcać w tę samą stronę
refusal-no-such-segment = na właśnie położonym żetonie nie ma takiego segmentu
refusal-empty-supply =
    { $piece ->
        [hut] nie masz już chatek w zapasie
       *[follower] nie masz już pionków w zapasie
    }
refusal-occupied =
    { $kind ->
        [city] w tym mieście jest już rycerz
        [road] na tej drodze jest już złodziej
        [field] na tej łące jest już farmer
        [monastery] w tym klasztorze jest już mnich
        [forest] w tym lesie jest już zbieracz
        [river] na tej rzece jest już rybak
        [meadow] na tej łące jest już łowca
        [plain] na tej równinie jest już odkrywca
        [mountain] w tych górach jest już rozbójnik
        [sea] na tym morzu jest już żeglarz
       *[other] stoi tam już pionek
    }
refusal-hut-there = w tym systemie rzecznym jest już chatka
refusal-no-role =
    { $piece ->
        [hut] chatka
       *[follower] pionek
    } nie może stać { $kind ->
        [city] w mieście
        [road] na drodze
        [field] na łące
        [monastery] w klasztorze
        [forest] w lesie
        [river] na rzece
        [lake] na jeziorze
        [meadow] na łące
        [plain] na równinie
        [mountain] w górach
        [sea] na morzu
       *[other] w tym miejscu
    }
refusal-fire-tile = na żetonie z ogniem nie można postawić łowcy
refusal-nothing-to-take = na polu { $square } nie ma Twojego pionka
refusal-still-fits = jeden z Twoich żetonów jeszcze pasuje: trzeba go położyć
