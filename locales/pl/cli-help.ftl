# Co mówi --help. Polecenie „a b” opisuje help-a-b, jego argument c opisuje help-a-b-c albo help-any-c, gdy dzielą go
# polecenia; -long to, co następuje po --help zamiast -h. Wiersz jest akapitem. Nazwy opcji, poleceń, botów, wariantów i słowa
# z wielkich liter są takie same w każdym języku.

help = { game-carcassonne }, { game-hunters } oraz { game-discovery }: graj, symuluj, odtwarzaj, rysuj, licz, objaśniaj
help-long = Nieoficjalna, niezależna realizacja zasad.

## Co dzieli kilka poleceń

help-any-language = Język programu (domyślnie z otoczenia: HEDGEROW_LANGUAGE, LC_ALL, LC_MESSAGES, LANG)
help-any-help = Pokaż pomoc; -h jest krótsza, --help mówi więcej
help-any-version = Pokaż wersję
help-any-help-command = Pokaż tę stronę albo pomoc do polecenia
help-any-rules = Wariant zasad, na przykład hunters/en-2014 (listę podaje „hedgerow rules”)
help-any-options = Opcja wariantu: river (Carcassonne), equal-turns (discovery/advanced), literal (hunters/pl-2002, hunters/hu-2002)
help-any-set = Własny zestaw żetonów zamiast drukowanego: FILE dla stosu głównego, bonus=FILE dla innego (można powtarzać)
help-any-data = Folder danych serwera
help-any-name = Czyje konto
help-any-record = Zapis gry
help-any-out = Plik do zapisania: .svg albo .png; „-” oznacza standardowe wyjście
help-any-tile = Ile pikseli szerokości ma żeton w PNG
help-any-seats = Ilu graczy
help-any-json = Wypisz JSON zamiast strony; z =FILE zapisz go też do tego pliku
help-any-threads = Ile gier toczy się naraz (domyślnie po jednej na rdzeń)
help-any-until = Tylko do końca tej tury

## play

help-play = Graj przy jednej klawiaturze, w terminalu, także z botami
help-play-seats = Ilu graczy razem z botami (domyślnie 2 albo o jednego więcej niż botów)
help-play-bots = Boty na ostatnie miejsca, na przykład hard,easy; jeśli zajmą wszystkie, gra toczy się sama
help-play-bots-long = Po wznowieniu gry boty poznaje się po nazwach, z wyjątkiem programów (cmd:...): te trzeba podać jeszcze raz.
help-play-names = Imiona ludzi, w kolejności miejsc
help-play-first = Miejsce, które zaczyna (domyślnie wybiera je ziarno)
help-play-seed = Ziarno tasowania (domyślnie nowe)
help-play-enter-draws = Żetony ciągnie się przy prawdziwym stole i wpisuje
help-play-save = Zapisuj grę do tego pliku po każdej turze
help-play-resume = Graj dalej w grę z tego pliku i zapisuj do niego, chyba że --save podaje inny albo plik powstał w innym programie

## serve

help-serve = Prowadź stoły dla ludzi i botów, w przeglądarce
help-serve-long = Wszystko jest w jednym folderze (--data). Każdą opcję można też podać jako zmienną środowiskową. HEDGEROW_LOG mówi, ile trafia do dziennika (error, warn, info, debug).
help-serve-data = Folder ze wszystkim: kontami i grami. Powstaje, jeśli go nie ma
help-serve-listen = Gdzie nasłuchiwać, jako HOST:PORT. 0.0.0.0 udostępnia serwer innym komputerom
help-serve-tls-cert = Certyfikat serwera i te, które za niego ręczą, w formacie PEM: serwer mówi wtedy przez https
help-serve-tls-cert-long = Pliki są czytane od nowa, gdy się zmienią, więc odnowiony certyfikat nie wymaga ponownego uruchomienia. Nowe pliki, których nie da się użyć, są pomijane, a dziennik mówi dlaczego.
help-serve-tls-key = Klucz tego certyfikatu, w formacie PEM
help-serve-http-redirect = Gdzie nasłuchiwać zwykłego http i odsyłać wszystkich do https, jako HOST:PORT
help-serve-acme = Nazwa tego serwera, na przykład games.example.org, dla której sam zdobywa certyfikaty; można podać kilka razy
help-serve-acme-long = Port 443 tej nazwy musi prowadzić do --listen: tam zagląda urząd (ACME, tls-alpn-01). Certyfikat leży w folderze danych i jest odnawiany na czas. Wymaga --acme-agree.
help-serve-acme-agree = Zgódź się na warunki urzędu, który wydaje certyfikaty
help-serve-acme-contact = Adres, pod który urząd może napisać do gospodarza
help-serve-acme-directory = Urząd, który wydaje certyfikaty
help-serve-acme-root = Certyfikat, po którym poznać własny urząd, w formacie PEM
help-serve-metrics = Gdzie programy nadzorujące serwer znajdują /metrics, jako HOST:PORT; bez tego nigdzie
help-serve-public-url = Adres, który wpisują ludzie, na przykład https://games.example.org
help-serve-public-url-long = Podaj go zawsze, gdy serwer ma własną nazwę: ciasteczka są wtedy związane z https, a żądania z innych stron można po nim rozpoznać. Bez niego serwer kieruje się nagłówkiem Host każdego żądania.
help-serve-base-path = Ścieżka, pod którą pokazuje serwer odwrotne proxy, na przykład /hedgerow
help-serve-trust-proxy = Wierz nagłówkom X-Forwarded-For, X-Forwarded-Proto i X-Forwarded-Host
help-serve-trust-proxy-long = Tylko za odwrotnym proxy, które samo je ustawia: inaczej każdy mógłby podać dowolny adres. Liczy się ostatni adres w X-Forwarded-For, czyli ten, który widziało proxy.
help-serve-start-empty = Zacznij z pustą bazą danych, jeśli dawna przepadła
help-serve-start-empty-long = Bez tego serwer nie rusza w takim folderze: pusta baza w miejscu utraconej wyglądałaby, jakby nic się nie stało. „hedgerow admin restore” przywraca kopię zapasową.
help-serve-accept-loss = Użyj tego, co zostało z uszkodzonej bazy danych
help-serve-accept-loss-long = Bez tego serwer nie rusza z bazą, która straciła coś potwierdzonego albo nie jest cała. Lepiej przywrócić kopię zapasową: „hedgerow admin restore”.
help-serve-backup-dir = Folder na kopie zapasowe, najlepiej na innym dysku. Jeśli go nie podasz, kopii nie będzie
help-serve-backup-dir-long = Każdy serwer potrzebuje własnego folderu. „hedgerow admin restore FOLDER” przywraca najnowszą kopię.
help-serve-backup-every = Co ile godzin powstaje kopia zapasowa
help-serve-backup-keep = Ile kopii zapasowych zostaje; starsze są usuwane, gdy nowa jest gotowa
help-serve-closed = Nie pozwalaj zakładać kont (goście nadal mogą grać). „hedgerow admin” może to później otworzyć i zamknąć
help-serve-contact = Jak można się z tobą skontaktować, np. https://example.org/contact albo host@example.org; widać to na stronie o prywatności
help-serve-newcomer-minutes = Po ilu minutach nowa osoba może pisać, zapraszać innych i otwierać publiczne stoły
help-serve-sign-ins-per-minute = Ile razy na minutę jeden adres może założyć konto, zalogować się lub zostać gościem (0: bez ograniczeń)
help-serve-wrong-passwords-per-hour = Ile błędnych haseł na godzinę przyjmuje jedno konto, zanim każdy, kto próbuje, musi czekać (0: bez ograniczeń)
help-serve-requests-per-second = Ile żądań na sekundę może wysłać jeden adres (0: bez ograniczeń)
help-serve-messages-per-second = Ile wiadomości na sekundę jedna osoba może wysłać do stołu (0: bez ograniczeń)
help-serve-tables-per-hour = Ile stołów na godzinę może utworzyć jedna osoba (0: bez ograniczeń)
help-serve-tables-per-address = Ile stołów na godzinę można utworzyć z jednego adresu (0: bez ograniczeń)
help-serve-tables-per-person = Ile nieukończonych stołów może mieć jedna osoba (0: bez ograniczeń)
help-serve-tables-per-guest = To samo dla gościa (0: bez ograniczeń)
help-serve-guests-per-hour = Ilu nowych ludzi na godzinę, gości lub z kontem, może przyjść z jednego adresu (0: bez ograniczeń)
help-serve-stored-per-hour = Ile megabajtów na godzinę można zapisać z jednego adresu (0: bez ograniczeń)
help-serve-max-body = Jak długa może być treść żądania, w bajtach
help-serve-max-message = Jak długa może być wiadomość przez gniazdo stołu, w bajtach
help-serve-request-seconds = Ile sekund może nadchodzić zapytanie; tyle też czeka połączenie trzymane dla następnego
help-serve-connections-per-address = Ile połączeń naraz może mieć jeden adres (0: bez ograniczeń). Za serwerem pośredniczącym wszystkie przychodzą z jego adresu, więc tam nie ma ograniczenia
help-serve-max-connections = Ile połączeń naraz może być w ogóle, o ile pozwala system
help-serve-max-sockets = Ile gniazd naraz może trzymać jeden adres (0: bez ograniczeń)
help-serve-bot-threads = Ile wątków myśli za boty. 0: tyle, ile procesorów, mniej jeden
help-serve-bot-delay = Ile milisekund bot czeka z pokazaniem ruchu, aby ludzie nadążali
help-serve-idle-minutes = Po ilu minutach bez widzów stół opuszcza pamięć. W razie potrzeby wraca z dysku
help-serve-vanished-seconds = Po ilu sekundach bez znaku od gracza inni mogą pozwolić botowi grać dalej
help-serve-reveal-seconds = Ile sekund gra czeka na to, co gracze dodają do tasowania, zanim zacznie się bez tego. W grze korespondencyjnej mają tyle, ile na turę, najwyżej dzień
help-serve-expiry-days = Po ilu dniach bez ruchu kończy się gra bez zegara, a stół, przy którym nie zaczęto, znika
help-serve-keep-guests = Po ilu dniach nieobecności gość zostaje zapomniany, razem z grami, w których grali tylko goście i boty (0: nigdy)
help-serve-keep-expired = Po ilu dniach usuwa się stół, przy którym nikt nie dokończył gry (0: nigdy)
help-serve-keep-chat = Po ilu dniach usuwa się rozmowy przy stołach (0: nigdy)
help-serve-keep-games = Po ilu dniach usuwa się ukończoną grę (0: nigdy)
help-serve-keep-audit = Po ilu dniach zapomina się, kto się skąd logował i co zrobiono poleceniami, wraz z zamkniętymi zgłoszeniami (0: nigdy)
help-serve-log-format = Jak pisać dziennik: wiersze dla ludzi albo JSON dla programów
help-serve-open = Otwórz stronę w przeglądarce, gdy tylko serwer będzie gotowy

## simulate

help-simulate = Rozegraj losowe gry i wypisz podsumowanie
help-simulate-games = Ile gier
help-simulate-seed = Ziarno pierwszej gry: liczba, od której następne gry liczą dalej, albo tekst, za którym dostają numer
help-simulate-trace = Zapisuj każdą akcję każdej gry jako wiersz JSON; „-” oznacza standardowe wyjście
help-simulate-records = Zapisz każdą grę w tym folderze

## arena

help-arena = Niech boty grają ze sobą; powiedz, który jest lepszy i jak to pewne
help-arena-long =
    Przy dwóch miejscach każdy bot spotyka każdego innego; zaczynają na zmianę. Przy większej liczbie miejsc każdy bot siedzi sam wśród innych: jedno miejsce pierwszego bota pary przeciw drugiemu na wszystkich pozostałych, po kolei na każdym miejscu. (Dwa boty mają więc dwie pary: A wśród B i B wśród A.) Udział wygranych porównuje się ze sprawiedliwym udziałem. Każdą grę zaczyna miejsce 0.

    Bot, który się kończy, zawiesza lub robi niedozwolony ruch, przegrywa tę grę; takie walkowery liczą się jako wygrane i porażki, ale nie w różnicach i punktach. Odsetek wygranych to wygrane i połowa remisów (wygrana dzielona przez k miejsc liczy się 1/k). Przedział 95 % jest przedziałem Wilsona; z --duplicate pochodzi z wariancji między tasowaniami, bo gry jednego tasowania należą do siebie. Rankingi są najbardziej prawdopodobne (Bradley i Terry) w skali Elo ze średnią 0; każda para liczy się tak, jakby rozegrała o pół gry równych więcej, aby same wygrane nie dawały nieskończoności.

    Losowania i wybory w grze wynikają tylko z --seed i jej numeru, więc wyniki nie zależą od --threads (chyba że bot ma ograniczony czas).
help-arena-bots = Boty, na przykład hard,greedy,cmd:./mybot
help-arena-bots-long = cmd:PROGRAM uruchamia program, który mówi protokołem silnika, i daje mu 1 s na decyzję; cmd:ms=200:PROGRAM daje inny czas, cmd:clock=60+1:PROGRAM 60 s na grę i 1 s za każde położenie, cmd:evals=N:PROGRAM liczbę ocen, a cmd:option.NAZWA=WARTOŚĆ:PROGRAM ustawia jedną z jego opcji. Przecinki w cudzysłowie nie rozdzielają botów; opcję można powtarzać.
help-arena-games = Ile gier rozgrywa każda para
help-arena-seats = Ile miejsc
help-arena-duplicate = Graj każde tasowanie raz w każdym układzie miejsc, aby wyrównać szczęście (--games zaokrągla się w górę do całych tasowań)
help-arena-seed = Z czego wynikają wszystkie tasowania i wybory
help-arena-records = Zapisz każdą grę w tym folderze
help-arena-trace = Zapisuj każdą akcję każdej gry jako wiersz JSON; „-” oznacza standardowe wyjście
help-arena-forfeit-late = Bot przegrywa grę, w której przekroczy swój czas (bez tego jest to tylko zgłaszane)
help-arena-sprt = Zakończ parę, gdy tylko wiadomo, czy jej pierwszy bot jest lepszy (sekwencyjny test ilorazowy, 5 % błędów)
help-arena-sprt-elo = Co znaczy „nie lepszy” i „lepszy”, jako różnice w skali Elo
help-arena-state = Przechowuj każdą skończoną grę w tym pliku; uruchomione z nim ponownie zawody toczą się dalej
help-arena-state-long = Pozostałe ustawienia muszą być te same, tylko --games może wzrosnąć.

## engine

help-engine = Wybieraj ruchy dla innego programu (protokół silnika)
help-engine-long = Wiersz po wierszu na standardowym wejściu i wyjściu, jak opisuje docs/engine-protocol.md.
help-engine-bot = Bot, dopóki druga strona nie powie „setoption bot ...”
help-engine-set = Zestaw żetonów, który nie jest wbudowany, ale może wystąpić w pozycjach (można powtarzać)

## engine-check

help-engine-check = Wypróbuj silnik krok po kroku i powiedz, co jest z nim nie tak
help-engine-check-long = Dla każdego kroku uruchamia program od nowa i pyta go o to, o co może pytać gospodarz (docs/engine-protocol.md). Gdy któryś krok się nie uda, kod wyjścia wynosi 1; rady się nie liczą.
help-engine-check-engine = Silnik, na przykład cmd:./mybot albo cmd:option.style=bold:./mybot
help-engine-check-wait = Jak długo czekać na odpowiedź ponad czas, który silnik dostał

## replay

help-replay = Pokaż zapisaną grę i jej planszę
help-replay-trace = Zapisuj każdą akcję jako wiersz JSON; „-” oznacza standardowe wyjście i wtedy nic więcej się tam nie pojawia
help-replay-set = Zestaw żetonów tej gry, który nie jest wbudowany (można powtarzać)

## explain

help-explain = Powiedz, dlaczego najlepsze ruchy tury są dobre i ile wart jest zagrany
help-explain-long = Bot rozważa turę tak, jak widział ją gracz. Dla jego najlepszych ruchów i dla zagranego wypisuje się składniki oceny, które ruch zmienia: ilość x waga = punkty, dla gracza przy ruchu i dla innych. (Ocena dotyczy pozycji zaraz po ruchu; bot patrzy dalej, więc jego kolejność może być inna.)
help-explain-turn = Która tura, licząc od 1
help-explain-moves = Ile najlepszych ruchów
help-explain-bot = Który bot myśli, na przykład expert albo hard:evals=500
help-explain-set = { help-replay-set }

## analyse

help-analyse = Rozłóż zakończoną grę na części: co było szczęściem, co grą, które ruchy były lepsze
help-analyse-long = Przed każdym dociągnięciem program pyta, ile gra jest warta średnio po wszystkich żetonach, które mogły przyjść, a po nim, na co pozwala ten dociągnięty: różnica to szczęście. Przed każdym ruchem pyta, ile wart jest najlepszy, a po nim, ile wart jest zagrany: różnica to koszt decyzji. Wzory są w docs/analysis.md.
help-analyse-records = Zapisy zakończonych gier albo foldery z nimi
help-analyse-depth = Jak daleko patrzeć: quick ocenia ruch po pozycji tuż po nim, normal także po każdej płytce, która może przyjść, i najlepszej odpowiedzi, deep wielokrotnie rozgrywa kosztowne decyzje do końca gry
help-analyse-player = Podsumuj tylko gry tej osoby; dla folderu lub kilku zapisów podsumowuje się gry każdej osoby
help-analyse-set = { help-replay-set }

## puzzle

help-puzzle = Rozwiąż końcówkę z jednym najlepszym ruchem: zagadkę dnia albo inną
help-puzzle-long = Każdą zagadkę sprawdzono do końca gry: jeden ruch wygrywa wyraźnie częściej niż wszystkie inne. Ruch wpisuje się jak w „hedgerow play”. Jak powstają zagadki, mówi docs/puzzles.md.
help-puzzle-game = Zagadki jednej gry
help-puzzle-theme = Zagadki na jeden temat, np. „join” albo „block”
help-puzzle-number = Zagadka o tym numerze

## position, records

help-position = Pokaż pozycję, a programom: co można w niej zrobić
help-position-long = Bez pliku jest to początek gry. Bez --json drukuje pozycję jako tekst, który to i inne polecenia znów czytają. Z --json drukuje wszystko, czego program potrzebuje do gry: kto ma ruch, każde dozwolone działanie jako słowo, szansę każdego dobrania, skutki działań z --play, planszę, obszary, puste pola i kafelki, których jeszcze nie widziano. Opis: docs/scripts.md.
help-position-file = Pozycja albo zapis gry (jego koniec); „-” oznacza standardowe wejście
help-position-seats = Ilu graczy, na początku gry
help-position-until = Pozycja z zapisu po tej turze
help-position-actions = Najpierw wykonaj to działanie, zapisane jak w zapisie gry (można powtarzać)
help-position-set = { help-replay-set }
help-records = Wypisz, wybierz, policz i przekształć wiele zapisów gier
help-records-paths = Zapisy gier albo foldery z nimi
help-records-rules = Tylko gry według tych zasad: gra, zestaw zasad albo zestaw z opcjami (hunters, hunters/en-2014, carcassonne/first+river)
help-records-player = Tylko gry tego gracza
help-records-winner = Tylko gry, które ten gracz wygrał
help-records-seats = Tylko gry z tyloma graczami
help-records-finished = Tylko gry rozegrane do końca
help-records-unfinished = Tylko gry nierozegrane do końca
help-records-count = Zamiast listy podaj, ile ich jest, według zasad i graczy
help-records-csv = Zapisz tabelę z jednym wierszem na gracza; „-” oznacza standardowe wyjście
help-records-trace = Zapisz każde działanie każdej gry jako wiersz JSON; „-” oznacza standardowe wyjście
help-records-copy = Zapisz wybrane gry do tego folderu, w dzisiejszej postaci
help-records-set = { help-replay-set }

## perft

help-perft = Policz ciągi decyzji graczy od początku gry
help-perft-long = Losowania nie liczą się do głębokości; każdy rodzaj żetonu, który można pociągnąć, prowadzi do własnych ciągów (kopie jednego rodzaju nie). Jednakowe wybory liczą się raz. Gra, która kończy się wcześniej, nie liczy się wcale, podobnie jak pociągnięcie żetonu, który nigdzie nie pasuje i wraca do stosu.
help-perft-depth = Ile decyzji graczy w głąb (domyślnie 3; 1 tam, gdzie gracze mają karty na ręce)
help-perft-position = Licz od pozycji z tego pliku albo od końca tego zapisu
help-perft-divide = Wypisz liczbę dla każdej akcji

## rules, sets

help-rules = Objaśnij warianty i ich opcje albo jedną z ponumerowanych reguł
help-rules-name = Wariant (carcassonne/first), reguła (CA4) albo nic: wtedy lista wariantów
help-sets = Sprawdzaj i pokazuj zestawy żetonów
help-sets-check = Sprawdź własny zestaw żetonów; mówi, co i gdzie jest nie tak
help-sets-check-file = Plik z zestawem
help-sets-show = Wypisz rodzaje żetonów zestawu z ich liczbą
help-sets-show-name = Wbudowany zestaw (carcassonne, river, hunters, hunters-bonus, discovery) albo plik
help-sets-show-draw = Narysuj każdy żeton

## scenario

help-scenario = Rozegraj pliki scenariuszy i powiedz, które się zgadzają
help-scenario-long = Scenariusz to mała gra razem z tym, co musi z niej wyniknąć; jak go napisać, mówi scenarios/README.md. Zestawy, które wymienia, szukane są obok pliku, tam w folderze „sets” i w takim folderze obok folderu pliku. Gdy któryś scenariusz się nie zgadza, kod wyjścia wynosi 1.
help-scenario-paths = Pliki albo foldery z plikami kończącymi się na .txt

## draw

help-draw = Narysuj żetony, planszę albo całą grę
help-draw-long = Obrazy to SVG, a dla żetonów i plansz także PNG, według końcówki --out. Odtworzenie gry to SVG, które się rusza.
help-draw-tiles = Narysuj wszystkie rodzaje żetonów zestawu
help-draw-tiles-set = { help-sets-show-name }
help-draw-tiles-columns = Ile żetonów obok siebie
help-draw-board = Narysuj planszę zapisanej gry z pionkami i punktami
help-draw-board-set = { help-replay-set }
help-draw-replay = Narysuj całą zapisaną grę jako jeden ruchomy SVG
help-draw-replay-pace = Ile sekund na każdy żeton
help-draw-replay-set = { help-replay-set }
help-draw-replay-out = Plik do zapisania, na przykład game.svg; „-” oznacza standardowe wyjście

## verify

help-verify = Sprawdź, czy losowania w zapisie pochodzą z podanego tasowania
help-verify-long = Dla gry z serwera znaczy to: sekret i słowa są tymi, do których zobowiązali się serwer i gracze, a razem dają każde losowanie gry. O każdym miejscu mówi, czy miało swój wkład.
help-verify-set = { help-replay-set }

## tune

help-tune = Znajdź wagi oceny botów, pozwalając jej grać ze sobą
help-tune-long =
    Każda runda rozgrywa --games gier z obecnymi wagami, od czasu do czasu porzucając najlepszy ruch dla innego dobrego, a potem bierze wagi, które najlepiej przewidziałyby wyniki. Na koniec bot greedy z nowymi wagami gra przeciw temu z wagami początkowymi.

    Wynik zależy od zasad, --plain, --seats, --games, --rounds, --seed i wag początkowych; wątki i przerwy nie mają znaczenia.
help-tune-seats = Ile miejsc
help-tune-games = Ile gier rozgrywa każda runda
help-tune-rounds = Ile rund
help-tune-seed = Z czego wynikają wszystkie tasowania
help-tune-state = Przechowuj w tym pliku, czego się nauczono; uruchomione z nim ponownie strojenie toczy się dalej
help-tune-state-long = Pozostałe ustawienia muszą być te same, tylko --rounds może wzrosnąć.
help-tune-out = Zapisz wagi do tego pliku (domyślnie są wypisywane); „-” oznacza standardowe wyjście
help-tune-plain = Strój prostą ocenę, którą grają greedy i easy, a nie tę z przeszukiwania
help-tune-from = Zacznij od wag z tego pliku i strój prostą ocenę, jeśli to ona (domyślnie od wag, którymi grają boty)
help-tune-from-scratch = Zacznij od wag dobranych na zdrowy rozum
help-tune-check = Ile gier na koniec nowe wagi grają przeciw starym, każde tasowanie raz z każdego miejsca (0: żadnej)

## admin

help-admin = Doglądaj serwera: ludzie, stoły, kopie zapasowe
help-admin-long = Działa na folderze danych serwera, czy ten pracuje, czy nie. Gdy pracuje, polecenie wykonuje sam serwer, więc skutek jest natychmiastowy.
help-admin-ready = Powiedz, czy serwer jest gotowy; dla programów, które go pilnują: tylko wtedy kod wyjścia to 0
help-admin-reset-link = Utwórz łącze, którym ktoś może raz, w ciągu 24 godzin, wybrać nowe hasło
help-admin-close-registration = Nie pozwalaj już nikomu założyć konta (goście nadal mogą grać)
help-admin-open-registration = Pozwól każdemu założyć konto
help-admin-ban = Nie wpuszczaj kogoś, od zaraz
help-admin-unban = Wpuść kogoś z powrotem
help-admin-delete-person = Usuń czyjeś konto; skończone gry zostają, bez imienia
help-admin-delete-table = Usuń stół ze wszystkim, co się przy nim działo
help-admin-delete-table-id = Końcówka adresu stołu
help-admin-kick = Usuń kogoś od stołu
help-admin-kick-table = { help-admin-delete-table-id }
help-admin-ban-addresses = Nie wpuszczaj nikogo z danego zakresu adresów, od zaraz
help-admin-ban-addresses-range = Adresy, np. 192.0.2.0/24 albo 2001:db8::/32
help-admin-ban-addresses-days = Na ile dni; bez tego aż do odwołania
help-admin-ban-addresses-reason = Co im powiedzieć
help-admin-unban-addresses = Wpuść znowu te adresy
help-admin-unban-addresses-range = { help-admin-ban-addresses-range }
help-admin-address-bans = Pokaż, które adresy są zablokowane, od najnowszych
help-admin-reports = Pokaż, na co skarżyli się ludzie i co tam napisano, od najnowszych
help-admin-reports-all = Także te zamknięte
help-admin-reports-limit = { help-admin-audit-limit }
help-admin-reports-after = { help-admin-audit-after }
help-admin-close-report = Zamknij zgłoszenie
help-admin-close-report-id = Jego numer, jak podaje „reports”
help-admin-close-report-note = Co postanowiono, do przeczytania później
help-admin-audit = Pokaż, kto się logował i co zrobiono, od najnowszych
help-admin-audit-person = Tylko to, co dotyczy tej osoby
help-admin-audit-limit = Ile wierszy
help-admin-audit-after = Od tego miejsca, które podano na końcu poprzedniej części listy
help-admin-people = Pokaż, kto tu gra, najnowsi najpierw
help-admin-people-limit = { help-admin-audit-limit }
help-admin-people-after = { help-admin-audit-after }
help-admin-backup = Zapisz wszystko do nowego pliku, podczas gdy serwer działa dalej
help-admin-backup-file = Nowy plik
help-admin-restore = Przywróć kopię zapasową, gdy żaden serwer nie działa
help-admin-restore-file = Kopia zapasowa albo folder z kopiami: wtedy najnowsza z nich
help-admin-restore-force = Zastąp istniejącą bazę danych

## bench

help-bench = Zmierz, jak szybko gra silnik
help-bench-playouts = Całe losowe gry dla 2 graczy: gry na sekundę, nanosekundy na turę i sygnatura tego, co zagrano
help-bench-playouts-rules = Wariant, ewentualnie z opcją (carcassonne/first+river); wszystkie, jeśli nie podano żadnego
help-bench-playouts-seconds = Jak długo mierzy się każdy wariant
help-bench-playouts-threads = Ile wątków gra naraz, każdy własne gry
help-bench-playouts-doubled = Graj z każdym żetonem głównego zestawu podwójnie
help-bench-playouts-games = Rozegraj dokładnie tyle gier, do liczenia instrukcji

## packaging

help-packaging = Zapisz do folderu strony podręcznika, uzupełnianie poleceń i opisaną konfigurację, dla pakietów
help-packaging-folder = Folder; powstanie, jeśli go nie ma
