# Dlaczego reguły gry nie pozwalają na ruch. Bez wielkiej litery i kropki: zdania stoją same albo po dwukropku.

refusal-game-over = gra jest już skończona
refusal-draw-first = najpierw trzeba pociągnąć { tile-accusative }
refusal-not-your-turn = to nie Twoja kolej
refusal-already-acted =
    { $game ->
        [hunters] decyzja o pionku lub chatce już zapadła w tej turze
        [discovery] decyzja o pionku już zapadła w tej turze
       *[other] decyzja o pionku już zapadła w tej turze
    }
refusal-lay-aside-now = teraz trzeba odłożyć kartę na bok
refusal-draw-now = teraz trzeba pociągnąć { tile-accusative }
refusal-place-now = teraz trzeba położyć { tile-accusative }
refusal-discard-now = żadna karta nie pasuje: teraz trzeba jedną odrzucić
refusal-use-now = teraz zdecyduj, czy użyć { piece-genitive }
refusal-no-such-piece =
    w tej grze nie ma { $piece ->
        [hut] chatek
       *[follower] pionków
    }
refusal-no-taking-off = w tej grze nie zdejmuje się pionków z planszy, aby zdobyć punkty
refusal-piece-before-tile = najpierw trzeba położyć { tile-accusative }, dopiero potem użyć { piece-genitive }
refusal-none-left =
    { $game ->
        [hunters] takiej karty nie ma już w stosie
        [discovery] takiej karty nie ma już w stosie
       *[other] takiego żetonu nie ma już w stosie
    }
refusal-not-in-hand =
    { $game ->
        [hunters] ta karta nie została pociągnięta
        [discovery] ta karta nie została pociągnięta albo nie leży odkryta przed Tobą
       *[other] ten żeton nie został pociągnięty albo nie ma go w ręce
    }
refusal-no-such-rotation = nie ma takiego obrotu: liczy się ćwierćobroty od 0 do 3
refusal-square-taken = na polu { $square } już leży { tile-nominative }
refusal-no-neighbour =
    { $game ->
        [hunters] obok pola { $square } nie leży żadna karta
        [discovery] obok pola { $square } nie leży żadna karta
       *[other] obok pola { $square } nie leży żaden żeton
    }
refusal-sides-differ =
    { $side ->
        [north] północny bok
        [east] wschodni bok
        [south] południowy bok
        [west] zachodni bok
       *[other] jeden z boków
    } nie jest kontynuacją krajobrazu { $game ->
        [hunters] sąsiedniej karty
        [discovery] sąsiedniej karty
       *[other] sąsiedniego żetonu
    }
refusal-river-elsewhere = żeton rzeki musi przedłużać rzekę
refusal-river-u-turn = dwa sąsiednie zakola rzeki nie mogą skręcać w tę samą stronę
refusal-no-such-segment =
    { $game ->
        [hunters] na właśnie położonej karcie nie ma takiego segmentu
        [discovery] na właśnie położonej karcie nie ma takiego segmentu
       *[other] na właśnie położonym żetonie nie ma takiego segmentu
    }
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
       *[other] jest tam już pionek
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
refusal-fire-tile = na karcie z ogniem nie można położyć łowcy
refusal-nothing-to-take = na polu { $square } nie ma Twojego pionka
refusal-still-fits = jedna z Twoich kart jeszcze pasuje: trzeba ją położyć
