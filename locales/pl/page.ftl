# The page in the browser.

app-name = Hedgerow
app-skip = Przejdź do treści
app-loading = Chwileczkę…
app-more = Pokaż więcej
app-dismiss = Ukryj
app-close = Zamknij
app-cancel = Anuluj
nav-label = Strony
nav-home = Strona główna
nav-lobby = Lobby
nav-games = Moje gry
nav-leaders = Ranking
nav-rules = Zasady
nav-settings = Ustawienia
nav-sign-in = Zaloguj się
error-offline = Serwer nie odpowiada. Sprawdź połączenie.
nowhere-title = Pod tym adresem nic nie ma
nowhere-about = Link może być stary albo błędny. Przejdź dalej stąd:
error-unknown = Coś poszło nie tak.
toast-challenge = { $name } zaprasza Cię do gry.
toast-declined =
    { $reason ->
        [not_now] { $name } na razie odmawia; spróbuj później.
        [not_this_game] { $name } odmawia: nie te zasady.
        [not_rated] { $name } odmawia: bez gier rankingowych.
        [not_casual] { $name } odmawia: tylko gry rankingowe.
        [not_this_clock] { $name } odmawia: nie z tym zegarem.
        [too_many_seats] { $name } odmawia: za dużo miejsc.
        [too_many_games] { $name } odmawia: na razie dość gier.
       *[no_reason] { $name } odrzuca zaproszenie.
    }
toast-turn = Twoja kolej.
toast-started = Jedna z Twoich gier się zaczęła.
toast-go = Otwórz stół
title-turn = ● Twoja kolej

home-title = Połóż żeton. Zajmij krainę.
home-lead = Trzy gry z rodziny Carcassonne: zagraj z botami, ze znajomymi przez internet albo razem przy jednym ekranie.
home-about-carcassonne = Miasta, drogi i klasztory oraz farmerzy, którzy punktują na koniec. Klasyka, z Rzeką albo bez niej.
home-about-hunters = Lasy ze złotem, rzeki pełne ryb, łąki ze zwierzyną i tygrysami, a nad wodą chatki rybackie.
home-about-discovery = Morza, góry i równiny. To Ty decydujesz, kiedy zdjąć pionka i zdobyć punkty.
home-play = Zagraj z botem
home-level = Bot
home-more = Więcej opcji
home-friends = Zagraj ze znajomymi
home-replay = Obejrzyj zapisaną grę
home-rules = Przeczytaj zasady
home-continue = Wróć do gry
home-all-games = Wszystkie moje gry
home-open-tables = Dołącz do otwartego stołu
home-none-open = Żaden otwarty stół nie czeka teraz na graczy.
home-make-open = Utwórz stół
home-all-tables = Wszystkie otwarte stoły

lobby-title = Lobby
lobby-new = Nowy stół
lobby-game = Gra
lobby-all-games = Wszystkie gry
lobby-waiting = Czekają na graczy
lobby-playing = Trwające gry
lobby-none-waiting = Brak otwartych stołów. Załóż własny!
lobby-none-playing = Nie trwa teraz żadna otwarta gra.
lobby-free = wolne miejsce
lobby-join = Dołącz
lobby-go = Otwórz stół
lobby-watch = Oglądaj
lobby-replay = Powtórka
lobby-your-turn = Twoja kolej
lobby-moves = teraz gra
seek-title = Znajdź przeciwnika
seek-about = Zagrasz z pierwszym graczem, który chce tej samej gry. Oferta jest otwarta, dopóki tu jesteś.
seek-go = Szukaj
seek-waiting = Oferta jest otwarta, dopóki tu jesteś. Gra zacznie się, gdy ktoś ją przyjmie.
games-title = Moje gry
games-upload = Otwórz zapisaną grę
games-running = Trwające
games-over = Zakończone
games-none-running = W tej chwili brak.
games-none-over = Na razie brak.

setup-title = Nowy stół
setup-game = Gra
setup-seats = Miejsca
setup-seats-about = Od dwóch do pięciu. Gra zaczyna się od razu, jeśli żadne miejsce nie czeka na innych graczy.
setup-seat = Miejsce { $seat }
setup-add = Dodaj miejsce
setup-remove = Usuń miejsce { $seat }
setup-for-me = Ja
setup-for-bot = Bot
setup-for-open = Każdy, kto ma link
setup-for-same-screen = Przy tym ekranie
setup-for-invited = Zaproś po nazwie
setup-level = Poziom
setup-name = Imię
setup-invite-name = Nazwa konta
setup-player-name = Gracz { $seat }
setup-first = Kto zaczyna
setup-first-random = losowo
setup-who = Kto może dołączyć
setup-visibility-private = Prywatny
setup-visibility-open = Otwarty
setup-visibility-about-private = Widzą go tylko osoby z linkiem.
setup-visibility-about-open = Widać go w lobby. Każdy może zająć wolne miejsce albo oglądać.
setup-rated = Gra rankingowa
setup-rated-about = Wynik wpływa na ranking. Wszyscy gracze muszą mieć konta, a stół musi być otwarty i mieć zegar. Bez botów i podpowiedzi.
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-live = Czas na całą grę
setup-clock-turns = Stały czas na turę
setup-clock-about-none = Graj bez pośpiechu.
setup-clock-about-live = Każdy ma tyle samo minut i dostaje kilka sekund po każdej turze.
setup-clock-about-turns = Do gier korespondencyjnych, które trwają wiele dni.
setup-minutes = Minuty na gracza
setup-increment = Dodatek na turę (sekundy)
setup-turn-time = Czas na turę
setup-in-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
setup-in-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
setup-in-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
setup-timeout-bot = Koniec czasu: przejmuje bot
setup-timeout-forfeit = Koniec czasu: gracz przegrywa
setup-timeout-about-bot = Bot gra do końca; gracz nie może już wrócić.
setup-timeout-about-forfeit = Gdy graczy jest troje lub więcej, na tym miejscu dalej gra bot.
setup-help = Pomoc przy stole
setup-hints = Podpowiedzi
setup-hints-about = Gracze mogą pytać bota, jaki ruch by wybrał.
setup-counter = Licznik { tiles-genitive }
setup-counter-about = Pokazuje, jakie { tiles-nominative } pozostały, i zaznacza pola, na które nic już nie pasuje.
setup-manual = Zapis prawdziwej gry
setup-manual-about = Gracie własnym egzemplarzem, a tutaj wpisujesz pociągnięte { tiles-nominative }. Strona liczy punkty.
setup-start = Rozpocznij grę
setup-open-table = Utwórz stół
clock-none = bez zegara
clock-live = { $minutes } min + { $increment } s
clock-days =
    { $count ->
        [one] 1 dzień na turę
        [few] { $count } dni na turę
        [many] { $count } dni na turę
       *[other] { $count } dnia na turę
    }
clock-turns = { $minutes } min na turę
summary-rated = rankingowa
summary-casual = towarzyska
summary-no-hints = bez podpowiedzi
summary-no-counter = bez licznika { tiles-genitive }
summary-entered = { tiles-nominative } wpisywane ręcznie

waiting-seats = Miejsca
waiting-invites = { $name } zaprasza Cię do gry: { $game }
waiting-invite-title = Zaproś znajomych
waiting-open = wolne miejsce
waiting-invited = { $name } (zaproszenie)
waiting-sit = Usiądź tutaj
waiting-join = Dołącz
waiting-start = Rozpocznij grę
waiting-start-without =
    { $count ->
        [one] Rozpocznij grę w pojedynkę
        [few] Rozpocznij grę w { $count } osoby
        [many] Rozpocznij grę w { $count } osób
       *[other] Rozpocznij grę w { $count } osoby
    }
waiting-settle = Zatwierdź
waiting-leave = Zwolnij miejsce
waiting-begins = Możesz rozpocząć, gdy gracie co najmniej we dwoje. Gdy wszystkie miejsca będą zajęte, gra zacznie się sama.
waiting-host-begins = Gra zacznie się, gdy rozpocznie ją { $name } albo gdy wszystkie miejsca będą zajęte.
waiting-decline = Odrzuć
waiting-withdraw = Zamknij stół
waiting-spectators = Widzowie: { $count }
waiting-invite = Zaproś
waiting-private = Każdy, kto ma ten link, może dołączyć albo oglądać.
waiting-public = Stół jest widoczny w lobby. Możesz też wysłać ten link.
waiting-link = Link do tego stołu
waiting-copy = Kopiuj
waiting-share = Udostępnij
waiting-copied = Link skopiowany.
waiting-qr = Kod QR linku
waiting-fair = Czy tasowanie jest uczciwe?
waiting-fair-text = Serwer już ustalił swój sekret, a przeglądarka każdego gracza własną liczbę: na razie znane są tylko ich skróty. Gdy wszystkie miejsca są zajęte, liczby zostają ujawnione, a sekret i liczby razem tasują { tiles-nominative }. Po grze ujawniany jest także sekret i każdy może sprawdzić tasowanie.

table-problem = Nie można otworzyć tego stołu
table-connecting = Otwieramy stół…
table-drawing = Rozkładamy { tiles-nominative }…
table-shuffling = Tasujemy { tiles-nominative }…
table-shuffling-awaits =
    { $count ->
        [one] Czekamy na liczbę, którą do tasowania dodaje { $who }. Po pewnym czasie gra zacznie się bez niej.
        [few] Czekamy na liczby, które do tasowania dodają { $who }. Po pewnym czasie gra zacznie się bez nich.
        [many] Czekamy na liczby, które do tasowania dodają { $who }. Po pewnym czasie gra zacznie się bez nich.
       *[other] Czekamy na liczby, które do tasowania dodają { $who }. Po pewnym czasie gra zacznie się bez nich.
    }
table-rematch-ready = Rewanż jest gotowy.
table-uncounted =
    Ci gracze rozegrali już dziś ze sobą { $count ->
        [one] { $count } grę rankingową
        [few] { $count } gry rankingowe
        [many] { $count } gier rankingowych
       *[other] { $count } gry rankingowe
    }, więc ta nie wpłynie na ranking.
table-rematch-go = Otwórz stół
table-rematch-play = Zagraj
connection-lost = Brak połączenia. Kolejna próba za { $count } s.
connection-trying = Brak połączenia. Ponawiamy próbę…
connection-again = Spróbuj teraz

board-label = Plansza. Strzałki przechodzą między dozwolonymi polami, R obraca { tile-accusative }, Enter { tile-it } kładzie.
board-tools = Widok
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-fit = Pokaż całą planszę
board-confirm = Połóż tutaj
board-rotate = Obróć
board-turn = Obróć planszę
board-tip = Obracaj { tile-accusative } okrągłym uchwytem, klawiszem R, kółkiem myszy lub prawym przyciskiem.
board-tip-touch = Gdy { tile-nominative } leży już na polu, stuknij { tile-it } lub obróć dwoma palcami.
board-tip-close = Rozumiem
board-direction =
    { $direction ->
        [n] u góry
        [ne] w prawym górnym rogu
        [e] po prawej
        [se] w prawym dolnym rogu
        [s] na dole
        [sw] w lewym dolnym rogu
        [w] po lewej
       *[nw] w lewym górnym rogu
    }
board-arrow-squares =
    { $count ->
        [one] 1 podświetlone miejsce jest poza widokiem, { board-direction }
        [few] { $count } podświetlone miejsca są poza widokiem, { board-direction }
        [many] { $count } podświetlonych miejsc jest poza widokiem, { board-direction }
       *[other] { $count } podświetlonego miejsca jest poza widokiem, { board-direction }
    }
board-arrow-last =
    { $game ->
        [hunters] ostatnio położona karta jest poza widokiem, { board-direction }
        [discovery] ostatnio położona karta jest poza widokiem, { board-direction }
       *[other] ostatnio położony żeton jest poza widokiem, { board-direction }
    }
board-dead =
    { $game ->
        [hunters] Nie pasuje tu żadna z pozostałych kart.
        [discovery] Nie pasuje tu żadna z pozostałych kart.
       *[other] Nie pasuje tu żaden z pozostałych żetonów.
    }
board-points = +{ $points }
player-clock-days = { $days } d { $hours } godz.
player-you = Ty
player-here = przy tym ekranie
player-bot = bot, { $level }
player-bot-name = Bot ({ $level })
player-bot-called = { $name } ({ $level })
player-guest = Gość { $number }
player-mark-guest = gość
player-mark-bot = bot
player-stand-in = gra bot ({ $level })
player-lost = przegrana
player-away = poza stołem
player-short = myśli krócej
player-winner = zwycięstwo
player-hand =
    { $game ->
        [hunters] karta na ręce
        [discovery] odkryta karta
       *[other] żeton w ręce
    }
player-supply = W zapasie: { $pieces }
pieces-left-follower =
    { $count ->
        [one] 1 pionek
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }
pieces-left-hut =
    { $count ->
        [one] 1 chatka
        [few] { $count } chatki
        [many] { $count } chatek
       *[other] { $count } chatki
    }
player-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
seat-nameless = Miejsce { $seat }

turn-label = Tura
turn-place = Wybierz podświetlone pole.
turn-place-for = { $who }: wybierz podświetlone pole.
turn-turn = Obróć
turn-rotate = Obróć { tile-accusative } (R)
turn-pick = Wybierz { tile-this }
turn-here = Połóż
turn-use =
    { $game ->
        [hunters] Postawić pionka lub chatkę?
        [discovery] Postawić lub zdjąć pionka?
       *[other] Postawić pionka?
    }
turn-use-for =
    { $game ->
        [hunters] { $who }: postawić pionka lub chatkę?
        [discovery] { $who }: postawić lub zdjąć pionka?
       *[other] { $who }: postawić pionka?
    }
turn-take = zdejmij { role-taken } (+{ $count })
turn-pass = Pomiń
turn-confirm = Postaw { role-taken }
turn-confirm-take = Zdejmij { role-taken }
turn-discard = Żadna z Twoich kart nie pasuje. Odrzuć jedną.
turn-give-up = Odrzuć kartę: { $tile }
turn-draw =
    { $game ->
        [hunters] Jaką kartę ciągnie { $who }?
        [discovery] Jaką kartę ciągnie { $who }?
       *[other] Jaki żeton ciągnie { $who }?
    }
turn-lay-aside = Którą kartę odłożyć na bok?
turn-drawn = { tile-capital } { $tile }
turn-thinking = { $who } myśli…
turn-next = { $who } zaraz zacznie myśleć…
turn-queued =
    { $before ->
        [one] { $who } czeka: najpierw myśli jeden inny bot, około { $seconds } s.
        [few] { $who } czeka: najpierw myślą { $before } inne boty, około { $seconds } s.
        [many] { $who } czeka: najpierw myśli { $before } innych botów, około { $seconds } s.
       *[other] { $who } czeka: najpierw myśli { $before } innych botów, około { $seconds } s.
    }
turn-short = Serwer jest obciążony, więc { $who } ma mniej czasu na myślenie.
turn-waiting = Teraz gra { $who }.
turn-moment = Chwileczkę…
turn-done = Gotowe
turn-done-title = Zakończ turę od razu (Enter)
turn-ending = Nie można użyć żadnego pionka: tura się kończy.
draw-find = Boki zgodnie z ruchem wskazówek zegara:
draw-sides =
    { $game ->
        [hunters] Boki karty
        [discovery] Boki karty
       *[other] Boki żetonu
    }
draw-any = cokolwiek
draw-clear = Dowolne boki
draw-none =
    { $game ->
        [hunters] Żadna z pozostałych kart nie ma takich boków.
        [discovery] Żadna z pozostałych kart nie ma takich boków.
       *[other] Żaden z pozostałych żetonów nie ma takich boków.
    }
hint-lead = { $lead } pkt
hint-win = { $percent }% szans na wygraną
hint-take = zdejmij pionka
hint-discard = odrzuć tę kartę
hint-none = Bot nie ma propozycji.

menu-label = Stół
menu-undo = Cofnij
menu-undo-title = Cofnij swój ostatni ruch (U)
menu-hint = Podpowiedź
menu-hint-title = Jaki ruch wybrałby bot (H)
menu-return = Wróć na moje miejsce
menu-watching = Oglądasz · { $count }
menu-panels = Dziennik…
menu-more = Więcej
menu-take-back = Poproś o cofnięcie ostatniej tury
menu-end = Zaproponuj zakończenie gry
menu-bot-for-me = Niech bot gra za mnie
menu-bot-plays = Gra za Ciebie bot.
menu-gone = { $who } nie wraca od dłuższej chwili.
menu-bot-instead = Niech gra bot
menu-bot-for = { $who }: niech gra bot
menu-resign = Poddaj grę
menu-resign-sure = Tak, poddaję i przegrywam grę
menu-rules = Zasady tej gry
menu-keys = Klawiatura i mysz
menu-record = Pobierz zapis gry
menu-share = Kopiuj link do stołu
menu-commitment = Skrót sekretu serwera, pokazany wszystkim przed grą:
menu-secret = Sekret:
fair-checked = Sprawdzone przez Twoją przeglądarkę: sekret i wszystkie liczby są tymi, które ustalono przed grą.
fair-fault =
    { $what ->
        [secret] Sekret serwera nie jest tym, który ustalono przed grą.
        [seat] Liczba gracza { $who } nie jest tą, którą ustalono przed grą.
        [mine] Gra odbyła się bez liczby, którą ujawniła Twoja przeglądarka: dotarła za późno albo została pominięta.
       *[changed] To, co ustalili serwer i pozostali, nie jest tym, czym było, gdy Twoja przeglądarka ujawniła swoją liczbę.
    }
fair-seat =
    { $part ->
        [own] { $who }: własna liczba
        [entrusted] { $who }: liczba powierzona serwerowi
        [withheld] { $who }: liczba, której nie ujawniono na czas
        [open] { $who }: liczba jawna od początku
        [bot] { $who }: bot, który niczego nie dodaje
       *[nothing] { $who }: nic
    }
fair-seed = Sekret i liczby, czyli ziarno tasowania:
fair-verify = To, że z tego ziarna wynika każde losowanie w grze, sprawdza polecenie „hedgerow verify” na podstawie zapisu gry.
proposal-take-back = { $who } prosi o cofnięcie tury.
proposal-end = { $who } proponuje zakończyć grę.
proposal-own-take-back = Prosisz o cofnięcie swojej tury.
proposal-own-end = Proponujesz zakończyć grę.
proposal-agree = Zgoda
proposal-withdraw = Wycofaj
proposal-refuse = Odmów
result-label = Wynik
result-won =
    { $count ->
        [one] { $who } wygrywa!
       *[other] { $who } wygrywają wspólnie!
    }
result-nobody = Koniec gry.
result-final = Punktacja końcowa
result-chart = Wykres punktów
result-replay = Powtórka
result-rematch = Rewanż
result-fair = Tasowanie sprawdzone ✓
result-unfair = Tasowanie się nie zgadza
ended-resigned = Poddanie gry: { $who }.
ended-time = Koniec czasu: { $who }.
ended-agreed = Zakończono za zgodą graczy.
ended-expired = Gra została porzucona.

tab-log = Dziennik
tab-chat = Czat
tab-tiles =
    { $game ->
        [hunters] Karty
        [discovery] Karty
       *[other] Żetony
    }
tab-features = Obszary
tab-track = Punkty
log-all = Pokaż każdy krok
log-empty = Nic się jeszcze nie wydarzyło.
log-rule = Zasada { $rule }
log-drew = { $who } ciągnie { tile-accusative }
log-drew-bonus = { $who } ciągnie kartę bonusową
log-laid-aside = odłożona na bok
log-goes-back = nigdzie nie pasuje i wraca do stosu
log-fits-nowhere = nigdzie nie pasuje
log-discarded = { $who } odrzuca kartę
log-left =
    { $count ->
        [one] wypada z gry
        [few] { $count } żetony wypadają z gry
        [many] { $count } żetonów wypada z gry
       *[other] { $count } żetonu wypada z gry
    }
log-placed = { $who }
log-piece = { $who }: { $role }
log-took = { $who } zdejmuje pionka
log-bonus = { $who } dostaje kartę bonusową za złoto
log-scored =
    { $count ->
        [one] { $who }: { log-each }1 { $shared ->
            [yes] punkcie
           *[no] punkt
        } za { log-what }
        [few] { $who }: { log-each }{ $count } punkty za { log-what }
        [many] { $who }: { log-each }{ $count } punktów za { log-what }
       *[other] { $who }: { log-each }{ $count } punktu za { log-what }
    }
# Stands right before the number of points, with its own blank.
log-each =
    { $shared ->
        [yes] po{ " " }
       *[no] { "" }
    }
log-what =
    { $what ->
        [city] miasto
        [complete-city] ukończone miasto
        [city-fed] farmerów zaopatrujących miasto
        [road] drogę
        [complete-road] ukończoną drogę
        [field] łąkę
        [monastery] klasztor
        [complete-monastery] ukończony klasztor
        [complete-forest] ukończony las
        [complete-river] ukończoną rzekę
        [river-system] system rzeczny
        [meadow] łąkę
        [plain] równinę
        [complete-plain] zamkniętą równinę
        [mountain] góry
        [complete-mountain] zamknięte góry
        [sea] morze
        [complete-sea] zamknięte morze
       *[other] obszar
    }
log-home = { $who }: { $role } wraca do zapasu
log-final = Punktacja końcowa
log-ended =
    { $count ->
        [one] { $who } wygrywa
       *[other] { $who } wygrywają wspólnie
    }
log-part = { $thing } × { $each }
log-part-single = { $thing }
log-part-nothing = { $thing } (0)
chat-empty = Brak wiadomości.
chat-say = Napisz wiadomość
chat-send = Wyślij
chat-more = Opcje wiadomości
chat-block = Zablokuj tego gracza
chat-mute = Wycisz przy tym stole
chat-unmute = Wyłącz wyciszenie
chat-muted-now = { $name } nie może już tu pisać.
chat-may-not = { $name } nie może tu pisać.
chat-muted = Gospodarz tego stołu Cię wyciszył.
chat-report = Zgłoś
chat-report-title = Zgłoszenie wiadomości
chat-report-why = Co jest z nią nie tak?
chat-reported = Dziękujemy. Właściciel serwera to sprawdzi.
chat-unread = nowe wiadomości
unseen-river =
    { $count ->
        [one] 1 żeton rzeki
        [few] { $count } żetony rzeki
        [many] { $count } żetonów rzeki
       *[other] { $count } żetonu rzeki
    }
unseen-land =
    { $game ->
        [hunters] { $count ->
            [one] została 1 karta
            [few] zostały { $count } karty
            [many] zostało { $count } kart
           *[other] zostało { $count } karty
        }
        [discovery] { $count ->
            [one] została 1 karta
            [few] zostały { $count } karty
            [many] zostało { $count } kart
           *[other] zostało { $count } karty
        }
       *[other] { $count ->
            [one] został 1 żeton
            [few] zostały { $count } żetony
            [many] zostało { $count } żetonów
           *[other] zostało { $count } żetonu
        }
    }
unseen-bonus =
    { $count ->
        [one] 1 karta bonusowa
        [few] { $count } karty bonusowe
        [many] { $count } kart bonusowych
       *[other] { $count } karty bonusowej
    }
unseen-off = Przy tym stole nie ma licznika { tiles-genitive }.
unseen-note =
    { $game ->
        [hunters] { $count ->
            [one] 1 karta, której nikt jeszcze nie widział:
            [few] { $count } karty, których nikt jeszcze nie widział:
            [many] { $count } kart, których nikt jeszcze nie widział:
           *[other] { $count } karty, której nikt jeszcze nie widział:
        }
        [discovery] { $count ->
            [one] 1 karta, której nikt jeszcze nie widział:
            [few] { $count } karty, których nikt jeszcze nie widział:
            [many] { $count } kart, których nikt jeszcze nie widział:
           *[other] { $count } karty, której nikt jeszcze nie widział:
        }
       *[other] { $count ->
            [one] 1 żeton, którego nikt jeszcze nie widział:
            [few] { $count } żetony, których nikt jeszcze nie widział:
            [many] { $count } żetonów, których nikt jeszcze nie widział:
           *[other] { $count } żetonu, którego nikt jeszcze nie widział:
        }
    }
feature-tiles = { part-tile }
feature-complete =
    { $game ->
        [hunters] obszar ukończony
        [discovery] obszar zamknięty
       *[other] obszar ukończony
    }
feature-open =
    { $kind ->
        [monastery] wolne pola wokół: { $count }
       *[other] otwarte końce: { $count }
    }
feature-endless = punkty na koniec gry
feature-nobody = obszar wolny
feature-now = Wartość, gdyby gra się teraz skończyła
feature-taken = Wartość po zdjęciu pionka
feature-then =
    { $game ->
        [hunters] Wartość po ukończeniu, co najmniej
        [discovery] Wartość po zamknięciu, co najmniej
       *[other] { $kind ->
            [monastery] Wartość po ukończeniu
           *[other] Wartość po ukończeniu, co najmniej
        }
    }
feature-completing =
    { $game ->
        [hunters] Karty, które to ukończą
        [discovery] Karty, które to zamkną
       *[other] Żetony, które to ukończą
    }
features-free = Pokaż wolne obszary
features-none = Brak.
track-label =
    { $game ->
        [hunters] Plansza punktacji: { $scores }
        [discovery] Plansza punktacji: { $scores }
       *[other] Tor punktacji: { $scores }
    }
track-laps =
    { $count ->
        [one] 1 okrążenie po 50
        [few] { $count } okrążenia po 50
        [many] { $count } okrążeń po 50
       *[other] { $count } okrążenia po 50
    }
chart-title = Punkty w trakcie gry
chart-label = Punkty w trakcie gry. Teraz: { $scores }
chart-turns =
    { $count ->
        [one] 1 tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
final-title = Punktacja końcowa
final-nothing = Na koniec nie było żadnych punktów.
final-chapters = Części punktacji końcowej
final-zero = nie ma czego liczyć
final-back = Wstecz
final-next = Dalej
final-play = Odtwórz wszystko
final-pause = Pauza
replay-title = Obejrzyj zapisaną grę
replay-about = Zapis gry to plik tekstowy z całą grą. Wybierz plik albo wklej jego treść.
replay-missing = Pod tym adresem nie ma gry
replay-missing-about = Link może być błędny albo ta gra nie jest dla Ciebie dostępna. Jeśli masz jej zapis, możesz go otworzyć.
replay-file = Plik
replay-text = Albo wklej tekst
replay-look = Obejrzyj
replay-keep = Zapisz w moich grach
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-turn-back = Tura wstecz
replay-turn-on = Tura dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość
replay-slider = Krok
replay-at = Tura { $turn } · krok { $step } z { $steps }

profile-none = Nie ma gracza o tej nazwie
profile-guest = Gra jako gość.
profile-since = Konto od { $day }.
profile-game = Gra
profile-rating = Ranking
profile-games = Gry
profile-wins = Wygrane
profile-last = Ostatnie gry
profile-no-games = Na razie brak.
profile-owner = Właściciel
profile-bots = Boty
profile-accepts = Przyjmuje:
profile-challenge = Wyzwij na grę
profile-provisional =
    { $games ->
        [one] mniej niż jedna gra rankingowa
        [few] mniej niż { $games } gier rankingowych
        [many] mniej niż { $games } gier rankingowych
       *[other] mniej niż { $games } gier rankingowych
    }
profile-provisional-about =
    { $games ->
        [one] Ranking ze znakiem zapytania opiera się na zbyt małej liczbie gier, by trafić na listę.
        [few] Ranking ze znakiem zapytania opiera się na mniej niż { $games } grach, czyli na zbyt małej ich liczbie, by trafić na listę.
        [many] Ranking ze znakiem zapytania opiera się na mniej niż { $games } grach, czyli na zbyt małej ich liczbie, by trafić na listę.
       *[other] Ranking ze znakiem zapytania opiera się na mniej niż { $games } grach, czyli na zbyt małej ich liczbie, by trafić na listę.
    }
leaders-title = Ranking
leaders-how = Jak działa ranking
leaders-name = Nazwa
leaders-whose = Czyj ranking
leaders-people = Ludzie
leaders-bots = Boty
bots-title = Ranking botów
bots-none = Żaden bot nie rozegrał jeszcze dość gier rankingowych.
bots-about = Grają tu programy napisane przez ludzi: ze sobą i z ludźmi. Ich ranking liczy się tak samo, ale widać je tylko na tej liście.
bots-make = Zrób bota
bots-docs = API
leaders-none = Nikt nie rozegrał jeszcze dość gier rankingowych.
leaders-about = Każdy zaczyna z rankingiem 1500. Kto wygrywa, zyskuje mniej więcej tyle, ile tracą inni: więcej z silnymi, mniej ze słabszymi. Kto ma 400 punktów przewagi, wygrywa około dziesięć razy częściej. Liczba po ± mówi, na ile ranking jest pewny: w 19 przypadkach na 20 prawdziwa siła mieści się w tych granicach. To metoda Wenga i Lina, dla gier od dwóch do pięciu graczy.
leaders-about-games =
    Gry rankingowe każdy może oglądać i mają zegar. Kto wyjdzie albo przekroczy czas, przegrywa. Gra liczy się, gdy każdy miał { $turns ->
        [one] 1 turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }; wcześniej ten, kto wychodzi, traci, a nikt nie zyskuje. Tej samej parze liczy się { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } w ciągu 24 godzin.
leaders-about-list =
    Lista układa się według dolnej granicy rankingu i wymaga { $games ->
        [one] 1 gry rankingowej
        [few] { $games } gier rankingowych
        [many] { $games } gier rankingowych
       *[other] { $games } gier rankingowych
    }.
account-title = Konto
account-guest = Grasz jako { $name }. Zarejestruj się, aby zachować swoje gry pod własną nazwą.
account-name = Nazwa
account-password = Hasło
account-new-password = Nowe hasło
account-sign-in = Zaloguj się
account-register = Zarejestruj się
account-register-about = Po rejestracji zachowasz gry rozegrane jako gość. Adres e-mail nie jest potrzebny; hasło musi mieć co najmniej osiem znaków.
account-welcome = Witaj ponownie.
account-registered = Twoje konto jest gotowe.
account-signed-in = Jesteś na koncie { $name }.
account-profile = Profil
account-rename = Zmień
name-yours = Twoja nazwa
name-about = Od 2 do 24 liter i cyfr. Konto nie jest potrzebne.
name-change = Zmień swoją nazwę
account-sign-out = Wyloguj się
account-sign-out-all = Wyloguj się wszędzie
account-reset = Ustaw nowe hasło
account-reset-done = Hasło zmienione.
account-save = Zapisz
account-old-password = Obecne hasło
account-password-about = Wszystkie inne przeglądarki zostaną wylogowane.
account-sessions = Twoje zalogowane przeglądarki
account-session-unknown = nieznana przeglądarka
account-session-current = ta przeglądarka
account-session-end = Wyloguj tam
account-session-used = zalogowana { $created }, ostatnio używana { $used }
account-token = Tokeny API
account-token-about = Z tokenem program może grać pod Twoją nazwą przez API.
account-bot = Na tym koncie gra program; przy nazwie widać „bot”.
account-bot-about = Czy na tym koncie gra program? Zaznacz to: przy nazwie będzie widać „bot”. Bez tego programy nie mogą tu grać w gry rankingowe. Tego nie da się cofnąć.
account-bot-mark = Oznacz jako konto bota
account-bot-sure = Tak, oznacz na stałe
account-token-name = Nazwa tokenu
account-token-scopes = Może
account-scope-read = czytać
account-scope-play = grać
account-scope-account = zmieniać konto
account-token-new = Nowy token
account-token-secret = Skopiuj go teraz: pokazujemy go tylko raz.
account-token-end = Unieważnij
account-token-ended = Token unieważniony.
bots-own = Twoje boty
bots-own-about = Bot to osobne konto, na którym gra Twój program. Przy nazwie widać „bot”, a profil podaje Ciebie jako właściciela. Możesz mieć najwyżej tyle botów: { $most }.
bots-name = Nazwa bota
bots-new = Nowy bot
bots-listening = czeka na wyzwania
bots-silent = teraz nie działa
bots-banned = zablokowany przez właściciela serwera
bots-delete = Usuń bota
bots-delete-sure = Tak, usuń: { $name }
bots-deleted = Bot usunięty.
accepts-title = Zaproszenia
accepts-about = Do czego inni mogą Cię zapraszać. Wszystko inne jest od razu odrzucane, z podaniem powodu.
accepts-saved = Zapisano.
accepts-rules = Gry
accepts-kinds = Rodzaje gier
accepts-rated = gry rankingowe
accepts-casual = gry towarzyskie
accepts-both = gry rankingowe i towarzyskie
accepts-least = Minuty, co najmniej
accepts-most = najwyżej
accepts-seats = Najwięcej miejsc
accepts-games = Najwięcej gier naraz
accepts-all = wszystkie gry
accepts-nothing = na razie żadnych gier
accepts-clock-none = bez zegara
accepts-clock-turns = ze stałym czasem na turę
accepts-clock-live = z czasem na całą grę
accepts-clock-range = minuty na gracza: { $least }–{ $most }
accepts-up-to = najwyżej tyle miejsc: { $seats }
accepts-at-once =
    { $games ->
        [one] 1 gra naraz
        [few] { $games } gry naraz
        [many] { $games } gier naraz
       *[other] { $games } gry naraz
    }
account-data = Twoje dane
account-data-about = Wszystko, co o Tobie zapisano, w jednym pliku. Jeśli usuniesz konto, zakończone gry zostaną, ale bez Twojej nazwy.
account-export = Pobierz
account-delete = Usuń konto
account-delete-sure = Tak, usuń konto
account-deleted = Konto usunięte.
privacy-title = Prywatność i kontakt
privacy-contact = Kontakt
privacy-contact-by = Z właścicielem tego serwera można się skontaktować tutaj:
privacy-contact-none = Właściciel tego serwera nie podał, jak się z nim skontaktować.
privacy-kept = Co przechowuje ten serwer
privacy-kept-account = O koncie: nazwę, skrót hasła, zablokowanych graczy, ranking i pierwsze odpowiedzi na zagadki. Nie pytamy o adres e-mail. Zostaje to do usunięcia konta.
privacy-kept-guest =
    { $days ->
        [0] O gościu: etykietę i numer.
        [one] O gościu: etykietę i numer, do 1 dnia od ostatniej wizyty.
        [few] O gościu: etykietę i numer, do { $days } dni od ostatniej wizyty.
        [many] O gościu: etykietę i numer, do { $days } dni od ostatniej wizyty.
       *[other] O gościu: etykietę i numer, do { $days } dnia od ostatniej wizyty.
    }
privacy-kept-games =
    { $days ->
        [0] Każdą grę ze wszystkimi ruchami i graczami. Po usunięciu konta w zakończonych grach zostaje tylko numer.
        [one] Każdą grę ze wszystkimi ruchami i graczami, przez 1 dzień od jej końca. Po usunięciu konta w zakończonych grach zostaje tylko numer.
        [few] Każdą grę ze wszystkimi ruchami i graczami, przez { $days } dni od jej końca. Po usunięciu konta w zakończonych grach zostaje tylko numer.
        [many] Każdą grę ze wszystkimi ruchami i graczami, przez { $days } dni od jej końca. Po usunięciu konta w zakończonych grach zostaje tylko numer.
       *[other] Każdą grę ze wszystkimi ruchami i graczami, przez { $days } dnia od jej końca. Po usunięciu konta w zakończonych grach zostaje tylko numer.
    }
privacy-kept-chat =
    { $days ->
        [0] Wiadomości z czatu.
        [one] Wiadomości z czatu, przez 1 dzień.
        [few] Wiadomości z czatu, przez { $days } dni.
        [many] Wiadomości z czatu, przez { $days } dni.
       *[other] Wiadomości z czatu, przez { $days } dnia.
    } Zgłoszone wiadomości zostają, aż właściciel się nimi zajmie.
privacy-kept-sessions =
    Jakie przeglądarki są zalogowane, z nazwy, np. „Firefox, Linux”: w jednym ciasteczku, do { $days ->
        [one] 1 dnia
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    } od ostatniego użycia. Innych ciasteczek nie ma.
privacy-kept-audit =
    Kiedy i z jakiej sieci ktoś się logował (nigdy cały adres) i co zrobił właściciel{ $days ->
        [0] .
        [one] : przez 1 dzień.
        [few] : przez { $days } dni.
        [many] : przez { $days } dni.
       *[other] : przez { $days } dnia.
    }
privacy-kept-nothing = Nic nie trafia do nikogo innego: żadnych reklam ani zewnętrznych statystyk.
privacy-yours = Wszystko, co o Tobie przechowujemy, możesz pobrać i usunąć:
account-blocked = Zablokowani gracze
account-unblock = Odblokuj
rules-title = Zasady
rules-about = Zasady naszymi słowami. Te same numery widać w dzienniku gry.
rules-search = Szukaj w zasadach
rules-missing = W tych zasadach nie ma zasady { $rule }.
rules-nothing = Nie znaleziono takiej zasady.
chapter-turns = Stół i tura
chapter-pieces =
    { $game ->
        [hunters] Pionki, chatki i przewaga
        [discovery] Pionki
       *[other] Pionki i przewaga
    }
chapter-rulings = Gdzie instrukcje milczą
chapter-carcassonne = Carcassonne
chapter-river = Rzeka
chapter-hunters = Łowcy i Zbieracze
chapter-bonus = Złoto i karty bonusowe
chapter-end = Koniec
chapter-discovery = Odkrycie
chapter-advanced = Wariant dla zaawansowanych
keys-title = Klawiatura i mysz
keys-arrows = przenieś { tile-accusative } na inne dozwolone pole; z Shiftem lub gdy nie ma czego kłaść: przesuń widok
keys-rotate = obróć { tile-accusative } w jedną lub w drugą stronę
keys-enter =
    { $game ->
        [hunters] połóż kartę; potwierdź pionka lub chatkę
        [discovery] połóż kartę; potwierdź pionka
       *[other] połóż żeton; potwierdź pionka
    }
keys-numbers =
    { $game ->
        [hunters] wybierz miejsce dla pionka lub chatki
        [discovery] wybierz miejsce dla pionka
       *[other] wybierz miejsce dla pionka
    }
keys-pass =
    { $game ->
        [hunters] pomiń: nie stawiaj pionka ani chatki
        [discovery] pomiń: nie stawiaj pionka
       *[other] pomiń: nie stawiaj pionka
    }
keys-undo = cofnij
keys-hint = podpowiedź
keys-tile =
    { $game ->
        [hunters] druga karta z ręki
        [discovery] druga odkryta karta
       *[other] drugi żeton z ręki
    }
keys-last =
    { $game ->
        [hunters] pokaż ostatnio położoną kartę
        [discovery] pokaż ostatnio położoną kartę
       *[other] pokaż ostatnio położony żeton
    }
keys-view = cała plansza, powiększ, pomniejsz
keys-board = obróć planszę, z powrotem też
keys-escape =
    { $game ->
        [hunters] weź kartę z powrotem
        [discovery] weź kartę z powrotem
       *[other] weź żeton z powrotem do ręki
    }
keys-mouse = Mysz: przeciągnij, aby przesunąć widok, kółkiem zmieniaj powiększenie; nad podświetlonym polem { tile-accusative } obraca kółko, prawy przycisk albo uchwyt. Dotyk: stuknij podświetlone pole, obróć { tile-accusative } stuknięciem lub dwoma palcami i potwierdź.
settings-title = Ustawienia
settings-confirm = Potwierdzanie ruchów
settings-confirm-always =
    { $game ->
        [hunters] zawsze: każda karta, każdy pionek i każda chatka
        [discovery] zawsze: każda karta i każdy pionek
       *[other] zawsze: każdy żeton i każdy pionek
    }
settings-confirm-fields = tylko pionki, które zostają do końca: farmerzy, łowcy, chatki
settings-confirm-never = nigdy
settings-autoPass =
    { $game ->
        [hunters] Pomijaj od razu, gdy nie można postawić pionka ani chatki
        [discovery] Pomijaj od razu, gdy nie można postawić ani zdjąć pionka
       *[other] Pomijaj od razu, gdy nie można postawić pionka
    }
settings-grace = Czas na cofnięcie końca tury
settings-grace-seconds =
    { $seconds ->
        [0] brak
        [one] 1 sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
settings-wheelRotates = Kółko myszy obraca { tile-accusative } nad podświetlonym polem
settings-showTargets = Podświetlaj dozwolone pola
settings-showDead = Zaznaczaj pola, na które nic już nie pasuje
settings-showInsight = Objaśniaj obszar pod wskaźnikiem
settings-animate = Animacje
settings-sound = Dźwięki
settings-entrust = W grach korespondencyjnych powierzaj serwerowi moją liczbę do tasowania, aby gra mogła się zacząć, gdy mnie nie ma
settings-notify = Powiadamiaj mnie w przeglądarce, gdy przyjdzie moja kolej
settings-language = Język
settings-language-browser = jak w przeglądarce
settings-theme = Kolory
settings-theme-system = jak w systemie
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-colour = Twój kolor
settings-colour-any = dowolny
settings-botSpeed = Boty pokazują swoje ruchy
settings-botSpeed-instant = od razu
settings-botSpeed-quick = szybko
settings-botSpeed-relaxed = spokojnie
colour-0 = niebieski
colour-1 = czerwony
colour-2 = żółty
colour-3 = czarny
colour-4 = biały
colour-change = Wybierz kolor
colour-choose = Miejsce { $seat }: { $colour }. Wybierz kolor
