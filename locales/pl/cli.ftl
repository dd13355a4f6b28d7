# Co wypisują polecenia i na co się skarżą. Skargi są bez wielkiej litery i kropki: stoją po dwukropku albo po nich stoi
# następna.

## Pomoc

cli-usage = Użycie:
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje

## Pliki i opcje

cli-no-stack = { $rules } nie ma stosu „{ $stack }”; są: { $stacks }
cli-stack-twice = --set podaje stos „{ $stack }” dwa razy
cli-cannot-read = nie można odczytać pliku { $file }
cli-cannot-write = nie można zapisać pliku { $file }
cli-cannot-create = nie można utworzyć { $file }
cli-cannot-go-on = nie można kontynuować z plikiem { $file }
cli-no-folder = nie można zapisać pliku { $file }: nie ma takiego folderu
cli-not-in-range = to nie jest liczba całkowita od { $from } do { $to }
cli-interval = od { $low } do { $high }

## rules, sets

cli-option-of-a-rule = opcja należy do wariantu, jak w „hedgerow rules carcassonne/first --option river”, a nie do numeru zasady ({ $rule })
cli-no-such-rules = { $reason }; możesz też podać regułę, na przykład { $example }
cli-rules-intro = Warianty zasad. „hedgerow rules NAME” objaśnia jeden z nich, „hedgerow rules CA4” podaje treść reguły.
cli-rules-options = Opcje: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002), podawane jako --option NAME.
cli-rules-players = Gracze
cli-rules-tiles =
    { $game ->
        [hunters] Karty
        [discovery] Karty
       *[other] Żetony
    }
cli-rules-roles = Role
cli-rules-option = Opcje
cli-rules-supply = od 2 do 5, każdy ma { $pieces }
pieces-had-follower =
    { $count ->
        [one] 1 pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }
pieces-had-hut =
    { $count ->
        [one] 1 chatkę
        [few] { $count } chatki
        [many] { $count } chatek
       *[other] { $count } chatki
    }
cli-rules-set = { $set } ({ $tiles }, { $kinds })
cli-rules-set-with-start =
    { $game ->
        [hunters] { $set } ({ $tiles }, { $kinds }; startowa { $start })
        [discovery] { $set } ({ $tiles }, { $kinds }; startowa { $start })
       *[other] { $set } ({ $tiles }, { $kinds }; startowy { $start })
    }
cli-rules-particular = Co wyróżnia ten wariant:
cli-rules-all = Wszystkie jego reguły:
cli-rules-rulings = Gdzie instrukcje milczą lub się różnią:
# Po „72 żetony,”.
cli-kinds =
    { $count ->
        [one] 1 rodzaj
        [few] { $count } rodzaje
        [many] { $count } rodzajów
       *[other] { $count } rodzaju
    }
cli-no-set = nie ma zestawu „{ $name }”; wbudowane są { $names }, można też podać plik
bot-unknown = nie ma bota „{ $name }”; są: { $names } oraz cmd:PROGRAM
bot-bad-setting = „{ $setting }” nie jest ustawieniem bota: może to być evals=N, ms=N lub threads=N z N od 1 (threads do { $most }), clock=SEKUNDY lub clock=SEKUNDY+SEKUNDY albo scale=X z X powyżej 0
bot-bad-option = „option.{ $option }” nie ustawia opcji programu: potrzebne jest option.NAZWA=WARTOŚĆ, na przykład cmd:option.style=bold:./mybot
bot-no-program = po „cmd:” potrzebny jest program, na przykład cmd:./mybot albo cmd:ms=200:./mybot --flag
bot-bad-command = nie można odczytać polecenia „{ $command }”: { $problem }
bot-unclosed = cudzysłów { $mark } nie jest zamknięty
bot-two-budgets = bot ma jeden budżet: evals=N, ms=N albo clock=SEKUNDY, nie kilka
failure-nothing = nie ma nic do rozstrzygnięcia
failure-not-started = nie można uruchomić programu: { $problem }
failure-crashed = program się zakończył{ $how }
failure-late = odpowiedź przyszła po { $taken } s zamiast { $given } s
failure-hung = brak odpowiedzi w ciągu { $seconds } s
failure-garbled = „{ $line }” nie jest odpowiedzią na „{ $asked }”: potrzebne jest „bestmove ACTION” albo „bestmove ACTION ACTION”
failure-not-greeted = program powiedział „{ $line }” zamiast się przywitać: jego pierwszą odpowiedzią na „hedgerow { $version }” musi być „hedgerow { $version }”
failure-not-ready = brak „{ $missing }” w ciągu { $seconds } s: na „hedgerow { $version }” program musi odpowiedzieć „hedgerow { $version }”, potem „ready”, i po każdym wierszu opróżniać bufor wyjścia
failure-version = program mówi wersją { $found } protokołu silnika, a ten program wersją { $version }: opisuje ją docs/engine-protocol.md
failure-refused = program odrzucił „{ $asked }”: { $reason }
failure-no-option = program nie ma opcji „{ $name }”; ma: { $names }
failure-no-options = program nie ma opcji „{ $name }” ani żadnej innej
failure-bad-option = opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe: { $range }
failure-babbled = brak „bestmove” w ciągu { $seconds } s; program powiedział „{ $line }”, a to nie jest wiadomość
failure-not-among = „{ $word }” nie należy do akcji podanych po „only”
failure-no-action = „{ $word }”: { $problem }
failure-illegal = „{ $word }” jest niedozwolone: { $refusal } ({ $rule })
contest-too-few-bots = do turnieju potrzeba co najmniej dwóch botów (podano: { $bots })
contest-no-games = w turnieju każda para musi rozegrać co najmniej jedną partię
contest-not-kept = nie udało się zachować zakończonej gry: { $reason }
contest-bad-bounds = „{ $bounds }” to nie para różnic Elo, mniejsza najpierw, na przykład 0,30
sitting-no-head = wiersz 1 nie zaczyna turnieju: { $reason }
sitting-too-new = zapisał to nowszy program (wersja { $version })
sitting-different = jest tam turniej z innymi ustawieniami: { $what } tam: { $then }; tutaj: { $now }
sitting-damaged = wiersz { $line } jest uszkodzony: { $reason }
sitting-stray = wiersz { $line } nie jest partią z tego turnieju
weights-unreadable = nie można odczytać wag: { $reason }
weights-no-game = wagi są dla „{ $found }”, a takiej gry nie ma; są: { $games }
weights-no-term =
    w { $scope ->
        [plain] prostej ocenie
       *[full] ocenie
    } gry { $title } nie ma składnika „{ $term }”
weights-missing = brakuje składnika „{ $term }”
weights-bad-chances = szanse dla „{ $kind }” muszą mieć wiersze w liczbie { $rows }, w każdym tyle liczb: { $columns }
tuning-other-game = wagi początkowe są dla gry { $found }, a gra to { $wanted }
tuning-unreadable = nie ma tam stanu strojenia: { $reason }
tuning-other-version = to wersja { $found }, a ten program czyta wersję { $known }
tuning-other-settings = zaczęto z innymi ustawieniami: { $what } { $found }, a nie { $wanted }
tuning-other-start = zaczęto z innymi wagami niż te, od których ma się zacząć teraz
tuning-too-many-rounds = jest tam już rund: { $done }, a ma być tylko { $wanted }
tuning-garbled = zapisane tam liczby nie należą do tej gry
message-unknown = nie ma takiego komunikatu
message-malformed = oczekiwano „{ $expected }”
cli-set-good = { $file }: dobry zestaw do gry { $title }: { $totals }
cli-set-good-without-start =
    { $file }: dobry zestaw do gry { $title }: { $totals } ({ $game ->
        [hunters] bez karty startowej
        [discovery] bez karty startowej
       *[other] bez żetonu startowego
    }: nadaje się tylko na drugi stos)
cli-totals = { $tiles }, { $kinds }
cli-totals-with-goods = { $tiles }, { $kinds }; na nich { $goods }
cli-column-tile = { tile-nominative }
cli-column-count = liczba
# Boki nazywają się tak w każdym języku.
cli-column-ports = boki (N E S W)
cli-column-goods =
    { $game ->
        [hunters] co na niej leży
        [discovery] co na niej leży
       *[other] co na nim leży
    }
cli-set-start =
    { $game ->
        [hunters] (startowa)
        [discovery] (startowa)
       *[other] (startowy)
    }
cli-set-last = (ostatni)

## replay, verify, draw

cli-replay-draws = losowanie: { $draws }; zaczyna gracz { $seat }
cli-replay-before = przed pierwszą turą:
cli-replay-won = Wygrywa: { $winners }.
cli-replay-next = Tura { $turn }, kolej: { $name }.
cli-replay-map = (mapa: szerokość obrazu w kolumnach: { $columns }; poszerz okno albo skieruj wynik do pliku)
cli-not-verified = { $file }: nie potwierdzono
cli-verified-fair =
    Sekret jest tym, do którego zobowiązał się serwer: { $commitment }
    { $count ->
        [one] Sekret i słowa graczy dają jedyne losowanie tej gry.
        [few] Sekret i słowa graczy dają wszystkie { $count } losowania tej gry.
        [many] Sekret i słowa graczy dają wszystkie { $count } losowań tej gry.
       *[other] Sekret i słowa graczy dają wszystkie { $count } losowania tej gry.
    }
cli-verified-seat =
    Miejsce { $seat }, { $name }: { $part ->
        [own] zobowiązanie do słowa, słowo ujawnione samodzielnie.
        [entrusted] słowo powierzone serwerowi, który ujawnił je w imieniu gracza.
        [withheld] zobowiązanie do słowa, ale słowa nie ujawniono na czas. Brak wkładu.
        [open] słowo, które można było przeczytać od razu po podaniu.
        [bot] bot, bez wkładu.
       *[nothing] bez zobowiązania. Brak wkładu.
    }
cli-verified-own = Serwer nie mógł wybrać losowań, chyba że w zmowie z nim byli wszyscy, którzy sami ujawnili swoje słowa.
cli-verified-withheld =
    { $count ->
        [one] W zmowie z serwerem ktoś, kto nie ujawnił słowa, mógł wybierać między 2 tasowaniami: z tym słowem i bez niego.
        [few] W zmowie z serwerem ci, którzy nie ujawnili { $count } słów, mogli wybierać spośród { $shuffles } tasowań: z każdym z nich i bez niego.
        [many] W zmowie z serwerem ci, którzy nie ujawnili { $count } słów, mogli wybierać spośród { $shuffles } tasowań: z każdym z nich i bez niego.
       *[other] W zmowie z serwerem ci, którzy nie ujawnili { $count } słowa, mogli wybierać spośród { $shuffles } tasowań: z każdym z nich i bez niego.
    }
cli-verified-open = Słowa były jawne: w zmowie z serwerem ten, kto podał swoje ostatni, mógł wybrać losowania.
cli-verified-alone = Żadne miejsce nie dodało słowa, którego serwer nie znał od początku: serwer mógł wybrać losowania.
cli-verified-seed =
    { $count ->
        [one] Ziarno daje jedyne losowanie tej gry.
        [few] Ziarno daje wszystkie { $count } losowania tej gry.
        [many] Ziarno daje wszystkie { $count } losowań tej gry.
       *[other] Ziarno daje wszystkie { $count } losowania tej gry.
    } (Ziarno można wybrać, uczciwego tasowania nie.)
cli-draw-only-svg-moves = { $file }: tylko SVG może się ruszać; podaj plik o nazwie kończącej się na .svg
cli-draw-ending = { $file }: obraz to SVG albo PNG; podaj plik o nazwie kończącej się na .svg lub .png
cli-draw-without-png = { $file }: ten program zbudowano bez PNG (bez opcji „png”); podaj plik o nazwie kończącej się na .svg
cli-draw-pace = --pace { $pace }: żeton potrzebuje trochę czasu
draw-too-large = obraz o wymiarach { $width } na { $height } pikseli jest za duży: spróbuj z mniejszym --tile
draw-unreadable = nie można odczytać obrazu: { $reason }
draw-unwritable = nie można zapisać obrazu: { $reason }

## position, records

cli-position-cannot-play = { $action }: tego działania nie można wykonać
cli-position-has-no-turns = { $file } zawiera jedną pozycję: --until { $turn } działa tylko z zapisem partii
cli-records-unread =
    { $count ->
        [one] pominięto { $count } zapis, którego nie da się odczytać
        [few] pominięto { $count } zapisy, których nie da się odczytać
        [many] pominięto { $count } zapisów, których nie da się odczytać
       *[other] pominięto { $count } zapisu, których nie da się odczytać
    }
cli-records-exists = { $file } już istnieje i nie zostanie nadpisany
cli-records-count =
    { $count ->
        [one] { $count } zapis
        [few] { $count } zapisy
        [many] { $count } zapisów
       *[other] { $count } zapisu
    }, w tym gier zakończonych: { $finished }
cli-records-player = gracz
cli-records-games = gry
cli-records-wins = wygrane
cli-records-points = punkty na grę
cli-records-unfinished = niedokończona
cli-one-output = tylko jedno z --csv, --trace i --json może iść na standardowe wyjście

## analyse

cli-analyse-progress = przeanalizowanych akcji, zostało { "{eta}" }
cli-analyse-sentence =
    { $outcome ->
        [won] { $player } wygrywa o { $lead } { $lead ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }.
        [open] Gry nie dokończono. { $player } prowadzi o około { $lead } { $lead ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktu
        }.
       *[shared] { $player } dzieli zwycięstwo.
    } Szczęście { $luck } ± { $error }: przy równym szczęściu { $player } { $fair ->
        [ahead] wygrywa
       *[behind] przegrywa
    } o { $by }.
cli-analyse-points = Punkty przewagi nad najlepszym z pozostałych:
cli-analyse-wins = Szansa na wygraną:
cli-analyse-start = początek
cli-analyse-luck = szczęście
cli-analyse-own = własna gra
cli-analyse-others = gra innych
cli-analyse-rest = niewyjaśnione
cli-analyse-result = wynik
cli-analyse-course = Szansa na wygraną, tura po turze:
cli-analyse-change = { $wins } %, { $points } pkt
cli-analyse-games-progress = przeanalizowanych gier, zostało { "{eta}" }
cli-analyse-turning-point =
    Punkt zwrotny: tura { $turn }, { $what ->
        [draw] { $player } dociąga { $words }
       *[decision] { $player } gra { $words }
    } ({ $change }). Odtąd faworytem był { $winner }.
cli-analyse-never-behind = { $winner }: faworyt od pierwszej tury do ostatniej.
cli-analyse-costliest = Najkosztowniejsze decyzje:
cli-analyse-no-mistakes = Nie było kosztownej decyzji.
cli-analyse-costly =
    tura { $turn }, { $player }: { $played } ({ $wins } %, { $points } pkt){ $mark ->
        [inaccuracy] , niedokładność
        [mistake] , błąd
        [blunder] , poważny błąd
       *[none] { "" }
    }
cli-analyse-better = lepiej: { $best } (szansa na wygraną { $percent } %)
cli-analyse-reason = { $points }  { $about } ({ $player })
cli-analyse-per-decision = Strata na decyzję:
cli-analyse-decisions = decyzje
cli-analyse-lost-wins = szansa
cli-analyse-lost-points = punkty
cli-analyse-inaccuracies = niedokładności
cli-analyse-mistakes = błędy
cli-analyse-blunders = poważne błędy
cli-analyse-level = bot { $level }
cli-analyse-no-player = { $player } nie gra w żadnej z tych zakończonych gier
cli-analyse-no-games = nie ma tam żadnej zakończonej gry
cli-analyse-games =
    { $player }: { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }, wygrane { $wins }, średnia przewaga { $lead } pkt, z tego szczęście { $luck } ± { $error }
cli-analyse-lost =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }, każda kosztowała średnio { $wins } szansy na wygraną i { $points } pkt; niedokładności: { $inaccuracies }, błędy: { $mistakes }, poważne błędy: { $blunders }
cli-analyse-by-stage = Punkty stracone na grę, według fazy gry:
cli-analyse-by-kind = Punkty stracone na grę, według rodzaju obszaru:
cli-analyse-by-slip = Punkty stracone na grę, według rodzaju błędu:
cli-analyse-stage =
    { $stage ->
        [opening] pierwsza część gry
        [middle] środkowa część gry
       *[end] ostatnia część gry
    }
cli-analyse-no-feature = żaden obszar: pionki i tury
cli-analyse-slip =
    { $slip ->
        [majority] oddana większość
        [joined-late] za późne dołączenie
        [left-standing] pionek pozostawiony na planszy
        [dead-square] martwe pole
        [unblocked] brak blokady
       *[points] mniej punktów niż możliwe
    }
cli-analyse-lucky = Najszczęśliwsze dociągnięcia:
cli-analyse-unlucky = Najbardziej pechowe dociągnięcia:
cli-analyse-draw = tura { $turn }: { $player } dociąga { $tile }, szansa { $chance } ({ $change })
cli-analyse-legend = Początek, szczęście, gra i to, co niewyjaśnione, dają razem wynik. Niewyjaśnione to błąd analizy (głębokość: { $depth }), nie gracza.

## explain

cli-explain-no-turns = w zapisie nie ma jeszcze żadnej tury
cli-no-turn = nie ma tury { $turn }: zapis kończy się na turze { $last }
cli-explain-undecided = w turze { $turn } nie było nic do rozstrzygnięcia
cli-explain-nothing = nie ma nic do rozstrzygnięcia
cli-explain-unusable = { $bot } nie daje użytecznej odpowiedzi
cli-explain-illegal = ruch bota jest niedozwolony
cli-explain-head = { $rules }, tura { $turn }, kolej: { $player }; myśli { $bot }
cli-explain-decision = decyzja { $number } z { $count }
cli-explain-about =
    { $count ->
        [one] { tile-nominative }
        [few] { tiles-nominative }
        [many] { tiles-nominative }
       *[other] { tiles-nominative }
    } { $tiles }; { $evaluations }, { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }; przewaga bez ruchu { $lead }
cli-evaluations =
    { $count ->
        [one] 1 ocena
        [few] { $count } oceny
        [many] { $count } ocen
       *[other] { $count } oceny
    }
cli-explain-best = najlepszy
cli-explain-best-played = najlepszy, zagrany
cli-explain-rank = numer { $rank }
cli-explain-rank-played = numer { $rank }, zagrany
cli-explain-played = zagrany
cli-explain-only = jedyny ruch
cli-explain-no-opinion = bot nie ma zdania
cli-explain-not-looked-at = bot go nie rozważał
cli-expected-after = spodziewana przewaga { $lead }, szansa na wygraną { $percent } % ({ $evaluations })
cli-explain-against = wobec najlepszego ruchu: spodziewana przewaga { $lead }, szansa na wygraną { $percent } %
cli-explain-against-after = wobec najlepszego ruchu: przewaga zaraz po nim { $lead }
cli-explain-after = ocena zaraz po nim: przewaga { $lead }
cli-explain-after-same = ocena zaraz po nim: przewaga { $lead }, jak bez ruchu
cli-explain-own = dla siebie
cli-explain-others = dla innych
cli-explain-rest = wszystko inne
cli-explain-no-move = Zapis kończy się przed wykonaniem ruchu.
cli-explain-legend = Punkty to zmiana ilości x jej waga; „× szansa” i „× czas” znaczą: pomnożone przez nie.
# Z czym wiążą się punkty.
cli-about-feature = { $kind } na { $spot }
cli-about-supply = zapas
cli-about-track =
    { $game ->
        [hunters] plansza punktacji
        [discovery] plansza punktacji
       *[other] tor punktacji
    }
cli-about-turn = tura
# Co się liczy, najwyżej 66 znaków.
cli-term-points = zdobyte punkty
cli-term-supply =
    { $piece ->
        [hut] chatka
       *[follower] pionek
    } numer { $number } w zapasie × pozostały czas
cli-term-turns = przyszłe tury
cli-term-bonus = karta bonusowa do położenia
cli-term-now = punkty, gdyby gra skończyła się teraz
cli-term-finish-cities = punkty za nieukończone miasta przy niej × ich szanse
cli-term-finish =
    dodatkowe punkty za { $kind ->
        [plain] zamknięcie
        [mountain] zamknięcie
        [sea] zamknięcie
       *[other] ukończenie
    } × szansa na to
cli-term-growth =
    pola do zapełnienia × szansa na { $kind ->
        [plain] zamknięcie
        [mountain] zamknięcie
        [sea] zamknięcie
       *[other] ukończenie
    }
cli-term-home =
    pionki, które wrócą × szansa na { $kind ->
        [plain] zamknięcie
        [mountain] zamknięcie
        [sea] zamknięcie
       *[other] ukończenie
    }
cli-term-held = posiadanie obszaru × pozostały czas
cli-term-reach = boki, w które może rosnąć × pozostały czas
cli-term-learned = o ile poprawia to sieć neuronowa, w punktach

## simulate

cli-seed-too-large = --seed { $seed } to za dużo: gra numer N ma ziarno --seed + N, które musi być mniejsze niż 2^64
cli-game-did-not-end = gra się nie skończyła
cli-simulated =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    } { $rules }, { $seats ->
        [one] 1 gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
cli-simulated-turns = tury: średnio { $mean }, od { $least } do { $most }
cli-simulated-nowhere = { tiles-nominative }, które nigdzie nie pasowały: { $number } na grę
cli-column-seat = gracz
cli-column-wins = wygrane
cli-column-shared = wspólne
cli-column-mean = średni wynik
cli-column-deviation = odchylenie
cli-column-minimum = min
cli-column-quartiles = kwartyle
cli-column-maximum = maks
cli-column-scored = punktowane
cli-column-times = razy na grę
cli-column-points-each = punkty za każdym razem
cli-column-points-game = punkty na grę, wszyscy
# Co stoi przy rosnącym pasku; done jak w „12/100”, time jak w „3m”.
cli-progress-simulate = { $done } gier, { $speed }, pozostało { $time }
cli-progress-games = { $done } gier, pozostało { $time }
cli-progress-check = { $done } tasowań sprawdzianu, pozostało { $time }

## arena, tune

cli-arena-locked = zapisuje do niego inna arena
cli-arena-standing =
    { $wins ->
        [one] 1 wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    }, { $losses ->
        [one] 1 porażka
        [few] { $losses } porażki
        [many] { $losses } porażek
       *[other] { $losses } porażki
    }, { $draws ->
        [one] 1 remis
        [few] { $draws } remisy
        [many] { $draws } remisów
       *[other] { $draws } remisu
    }
cli-arena-head =
    { $rules }, { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }, ziarno { $seed }
cli-arena-head-duplicate =
    { $rules }, { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }, ziarno { $seed }, każde tasowanie w każdym układzie miejsc
cli-column-bot = bot
cli-column-against = przeciw
cli-column-games = gry
cli-column-losses = porażki
cli-column-draws = remisy
cli-column-win-rate = wygrane %
cli-column-interval = przedział 95 %
cli-column-margin = różnica
cli-column-points = punkty
cli-column-seconds = sekund na ruch
cli-column-forfeits = walkowery
cli-arena-fair-share =
    { $others ->
        [one] Jeden bot przeciw 1 innemu
        [few] Jeden bot przeciw { $others } innym
        [many] Jeden bot przeciw { $others } innym
       *[other] Jeden bot przeciw { $others } innego
    }; sprawiedliwy udział to { $share }.
cli-arena-ratings = rankingi (skala Elo, średnia 0)
cli-arena-better = { $first } jest lepszy niż { $second }
cli-arena-not-better = { $first } nie jest lepszy niż { $second }
cli-arena-unclear = nie wiadomo jeszcze, czy { $first } jest lepszy niż { $second }
cli-arena-sprt =
    SPRT: { $found } ({ $count ->
        [one] 1 gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }, logarytm ilorazu wiarygodności { $ratio }, Elo { $low } wobec { $high })
cli-arena-plus-minus = ± to błąd standardowy przewagi: w 95 na 100 turniejów prawdziwa przewaga różni się najwyżej o jego dwukrotność.
cli-arena-interrupted = przerwano po { $done } z { $total } gier
cli-arena-unrated = bez rankingu: nie wykonał żadnego ruchu
cli-arena-late =
    Uwaga: { $bot } przekroczył swój czas { $count ->
        [one] raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    } (--forfeit-late każe mu wtedy przegrać).
cli-arena-forfeits = walkowery (przegrane; nie liczą się w różnicy i punktach)
cli-arena-check = Co jest nie tak z silnikiem, mówi: { $command }
cli-arena-first-in = pierwszy w grze { $number }
cli-tune-locked = zapisuje do niego inne strojenie
cli-tune-round = runda { $round }: prognoza myli się o { $error }; { $points } punktu na gracza
cli-tune-check =
    sprawdzian: greedy z nowymi wagami wygrywa { $rate } z { $count ->
        [one] 1 gry
        [few] { $count } gier
        [many] { $count } gier
       *[other] { $count } gry
    } przeciw starym (przedział 95 %: { $interval }), średnia różnica punktów { $margin }

## perft, bench

cli-perft =
    { $rules } { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
cli-bench-title = losowe gry, 2 graczy
cli-bench-games = gry/s
cli-bench-turn = ns/turę
cli-bench-signature = sygnatura
cli-bench-seconds = --seconds musi być większe od 0 i wynosić najwyżej 3600

## serve, admin

cli-serve-ready = Hedgerow działa pod adresem { $url }
cli-serve-stop = Ctrl-C kończy pracę serwera.
cli-admin-restored = Folder danych { $data } zawiera teraz to, co było w pliku { $file }. Ludzie: { $people }, stoły: { $tables }.
cli-admin-restored-since = Wszyscy logują się od nowa, a programy potrzebują nowych tokenów. Powtórzono: usunięcia { $deleted }, blokady { $banned }, odblokowania { $pardoned }.
cli-admin-no-folder = nie ma folderu danych { $data }; --data wskazuje, gdzie jest
cli-admin-no-server = coś korzysta z folderu { $data }, ale nie jest to serwer, który odpowiada
cli-admin-damaged = plik { $file } jest uszkodzony
cli-admin-silent = serwer (proces { $process }, adres { $address }) nie odpowiada

## puzzle

cli-puzzle-left = Do wylosowania: { $tiles }
cli-puzzle-move = { $action }: { $chance } na wygraną, { $lead } pkt
cli-puzzle-none = nie ma zagadki { $number }; mają numery od 1 do { $count }
cli-puzzle-unproved = tej zagadki nie udało się sprawdzić do końca
cli-puzzle-no-game = Zagadka to jeden ruch: nie ma gry do zapisania ani do obejrzenia.

## engine-check

cli-check-no-program = „{ $bot }” nie jest programem: potrzebne jest cmd:PROGRAM, na przykład cmd:./mybot
cli-check-passed = zaliczone  { $step }
cli-check-fails = BŁĄD       { $step }
cli-check-fault = { $finding }
cli-check-advice = rada: { $finding }
cli-check-good = Silnik zaliczył wszystkie kroki: { $count }.
cli-check-good-named = { $name }: zaliczone wszystkie kroki ({ $count }).
cli-check-failed = silnik nie zaliczył kroków: { $failed } z { $tried } wypróbowanych (wszystkich jest { $all })
check-step-greeting = powitanie: na „hedgerow 2” przychodzi odpowiedź aż do „ready”
check-step-options = opcje: każda przyjmuje swoją wartość domyślną, a na „ping” jest odpowiedź
check-step-sets = zestawy: można grać przysłanym zestawem
check-step-legal = dozwolone odpowiedzi: w każdej grze, przy kładzeniu i przy pionkach
check-step-limits = ograniczenia: czas na decyzję, zegary, liczba ocen
check-step-only = only: odpowiedzią jest jedna z podanych akcji
check-step-lines = lines: to, co „info” mówi o ruchach, da się odczytać
check-step-stop = stop: „go time infinite” trwa aż do „stop”, a na „ping” jest tymczasem odpowiedź
check-step-ponder = ponder: „go ponder” trwa aż do „stop”, a odpowiedzią jest „bestmove none”
check-step-games = kilka gier: jeden proces rozgrywa trzy
check-step-unknown = nieznane: klucze i wiadomości z przyszłości są pomijane
check-step-quit = quit: program się kończy
check-answer = po „{ $asked }”: { $problem }
check-no-name = nie ma „id name”, więc tabele nazywają go jego poleceniem
check-no-seed = nie ma opcji „seed” typu text, więc jego gier nie można powtórzyć
check-strange = „{ $line }” w powitaniu nie jest wiadomością i zostaje pominięte
check-malformed = „{ $line }” w powitaniu zostaje pominięte: potrzebne jest „{ $form }”
check-bad-info = „{ $line }” nie mówi o dozwolonym ruchu: „plan” musi być ruchem, a „line” liczbą od 1 do żądanej liczby ruchów
check-no-pong = na „ping” nie było „pong” w ciągu { $seconds } s: musi być, nawet gdy silnik myśli
check-too-early = po „{ $asked }” od razu powiedział „{ $line }”: musi czekać
check-slow-stop = odpowiedź przyszła { $seconds } s po „stop”: musi przyjść od razu, najpóźniej po sekundzie
check-not-none = odpowiedzią na „go ponder” musi być „bestmove none”, a nie „{ $line }”
check-still-running = { $seconds } s po „quit” nadal działał
check-bad-end = po „quit” zakończył się błędem ({ $status })

## scenario

scenario-no-head = w nagłówku brakuje „{ $key }”
scenario-no-number = wiersz { $line }: potrzebna jest liczba
scenario-cannot-begin = { $rules }: { $problem }
scenario-refused-otherwise = { $rules }: odrzucone ({ $problem }), ale nie przez { $wanted }
scenario-began = { $rules }: gra się zaczęła, choć { $wanted } jej zabrania
scenario-line = { $rules }: wiersz { $line }: „{ $text }”: { $fault }
scenario-end = { $rules }: na końcu: { $fault }
scenario-no-set = nie ma zestawu { $file }
scenario-no-stack = jest w nim zestaw „{ $file }” dla stosu „{ $stack }”, a te zasady takiego nie mają
scenario-expected = potrzebne jest „{ $form }”
scenario-unknown =
    { $what ->
        [role] nie ma roli „{ $name }”
        [segment] nie ma tam segmentu „{ $name }”
        [fact] „{ $name }” nic nie mówi o obszarze: może to być tiles, open, complete, owners, if-complete lub if-ended
        [rule] nie ma reguły „{ $name }”
        [tile] nie ma „{ $name }” w zestawie
       *[line] żaden wiersz nie zaczyna się od „{ $name }”
    }
scenario-other-role = nie ma tam „{ $role }”: pionek byłby tam „{ $actual }”
scenario-no-tile = nic tam nie leży
scenario-no-feature = wcześniej nie ma wiersza „feature X,Y SEGMENT”
scenario-not-over = gra nie jest skończona
scenario-other-seat = ruch ma gracz na miejscu { $seat }
scenario-refused = odrzucone: { $refusal } ({ $rule })
scenario-refused-by-other = odrzucone przez { $rule }: { $refusal }
scenario-allowed = to było dozwolone
scenario-changed = to zostało odrzucone, ale pozycja się zmieniła
scenario-unmentioned = niewymienione: { $scores }
scenario-nothing-scored = nic nie zostało policzone
scenario-differs = „{ $what }” to „{ $found }”, a nie „{ $wanted }”
cli-scenario-passed = zgadza się  { $file }: { $title }
cli-scenario-fails = BŁĄD        { $file }: { $problem }
cli-scenario-none = w { $place } nie ma scenariusza: scenariusze to pliki kończące się na .txt
cli-scenario-summary =
    { $count ->
        [one] Scenariusz się zgadza.
        [few] Zgadzają się wszystkie { $count } scenariusze.
        [many] Zgadza się wszystkich { $count } scenariuszy.
       *[other] Zgadza się wszystkich { $count } scenariusza.
    }
cli-scenario-failed = scenariusze, które się nie zgadzają: { $failed } z { $all }
