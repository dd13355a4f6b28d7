# Czego odmawia serwer i dlaczego. Bez wielkiej litery i kropki: strona robi z tego zdanie.

# Zapytania
server-fault = coś poszło nie tak na serwerze: { $reason }
server-store-failed = serwer nie mógł czegoś zapisać albo odczytać; spróbuj jeszcze raz
server-no-answer = stół nie odpowiada; spróbuj jeszcze raz
server-stopping = serwer właśnie się zatrzymuje; wróć za chwilę
server-too-fast =
    za dużo zapytań; spróbuj znowu za { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
server-too-many-tables = z Twojego adresu otwarto zbyt wiele stołów
server-too-large = zapytanie jest za duże
server-too-slow = zapytanie nadchodziło zbyt długo
server-unreadable = nie da się odczytać zapytania: { $reason }
server-json-only = treść musi być w formacie JSON (Content-Type: application/json)
server-foreign-page = zapytanie pochodzi ze strony innego serwisu
server-foreign-origin = zapytanie pochodzi z { $origin }, a nie ze strony tego serwera
server-no-page = nie ma takiej strony
server-no-picture = nie ma takiego obrazka
server-not-here = tego nie można tu zrobić
server-ping = ping niczego nie zleca
server-command-id = identyfikator polecenia ma od 1 do 64 znaków
server-stale = stół jest w wersji { $now }, a nie { $seen }: spójrz jeszcze raz
server-games = gry to: { $games }
server-no-art = są rysunki dla zestawów używanych razem: { $sets }
server-no-such =
    { $what ->
        [person] nie ma nikogo o tej nazwie
        [table] nie ma takiego stołu
        [link] nie ma takiego linku
        [pass] nie ma takiej sesji ani tokenu
        [bot] nie masz takiego bota
        [report] nie ma takiego zgłoszenia
        [ban] te adresy nie są zablokowane
       *[other] nie ma czegoś takiego
    }
server-taken =
    { $what ->
        [name] ta nazwa jest już zajęta
       *[other] ktoś był szybszy
    }
server-bad-place = to nie jest miejsce, od którego lista idzie dalej; podaj „next” z poprzedniej części
server-export-busy = zbyt wiele osób pobiera teraz swoje dane; spróbuj za pół minuty
server-no-socket = to gniazdo stołu: otwórz je jako WebSocket
server-enough-tables = masz już tyle niedokończonych stołów: { $most }; najpierw dokończ któryś z nich

# Ludzie
server-sign-in-first = najpierw się zaloguj albo zagraj jako gość
server-unknown-token = ten token nie jest tu znany
server-banned = właściciel tego serwera zablokował to konto
server-addresses-banned = właściciel tego serwera nie wpuszcza nikogo z Twojej sieci
server-addresses-banned-because = właściciel tego serwera nie wpuszcza nikogo z Twojej sieci: { $reason }
server-addresses-banned-for =
    { $reason }; potrwa to jeszcze { $hours ->
        [one] godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
server-newcomer =
    nowi goście jeszcze tego nie mogą; spróbuj ponownie za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
server-has-account = masz już konto; najpierw się wyloguj
server-registration-closed = właściciel tego serwera nie przyjmuje teraz nowych kont
server-wrong-password = nazwa lub hasło są nieprawidłowe
server-sign-ins-busy = zbyt wiele osób loguje się w tej chwili; spróbuj jeszcze raz
server-records-busy = serwer czyta w tej chwili wiele zapisów gier; spróbuj jeszcze raz
server-link-over = ten link został już użyty albo jest zbyt stary
server-program-needs-account = program potrzebuje konta: najpierw wybierz nazwę i hasło
server-block-self = nie możesz zablokować siebie
server-name-length = nazwa ma od 2 do 24 znaków
server-name-signs = nazwa składa się z liter, cyfr, spacji i znaków - _ .
server-name-spaces = nazwa nie zaczyna się ani nie kończy spacją i nie ma dwóch spacji z rzędu
server-name-letter = nazwa ma co najmniej jedną literę albo cyfrę
server-name-scripts = nazwę pisze się jednym alfabetem: te litery pochodzą z kilku podobnych do siebie
server-name-accents = na jednej literze jest za dużo znaków diakrytycznych
server-name-guest = ta nazwa wygląda jak nazwa gościa
server-name-reserved = ta nazwa jest zastrzeżona dla obsługi serwera albo dla bota
server-password-length = hasło ma od 8 do 200 znaków
server-no-scope =
    ten token nie pozwala { $scope ->
        [read] czytać
        [play] grać
       *[account] zmieniać konta
    }
server-token-name = token ma nazwę od 1 do 40 znaków
server-token-scopes = token musi na coś pozwalać: read, play albo account
server-too-many-tokens = konto ma najwyżej tyle tokenów: { $most }; najpierw unieważnij któryś
server-bot-scopes = token bota pozwala czytać i grać; konto bota zmienia jego właściciel
server-bot-owns-none = bot nie ma własnych botów
server-enough-bots = można mieć najwyżej tyle botów: { $most }; najpierw usuń któregoś
server-bot-banned = właściciel tego serwera zablokował tego bota; nie można go usunąć
server-accepts-rules = nie ma zasad o nazwie „{ $rules }”
server-accepts-clock = najkrótszy czas jest dłuższy od najdłuższego
server-guest-password = gość nie ma hasła: najpierw wybierz nazwę i hasło
server-wrong-old-password = to nie jest Twoje hasło
server-nobody-called = nie ma nikogo o nazwie „{ $name }”
server-not-invited = { $name } nie przyjmuje od Ciebie zaproszeń
server-declined =
    { $reason ->
        [not_this_game] { $name } nie gra według tych zasad
        [not_rated] { $name } nie gra w gry rankingowe
        [not_casual] { $name } gra tylko w gry rankingowe
        [not_this_clock] { $name } nie gra z takim zegarem
        [too_many_seats] { $name } nie gra przy stołach z tyloma miejscami
        [too_many_games] { $name } ma w tej chwili dość gier
       *[other] { $name } odmawia
    }

# Nowy stół
server-seat-count = stół ma od 2 do { $most } miejsc, a nie { $seats }
server-live-clock = zegar na całą grę ma od 10 do 86400 sekund i dodaje najwyżej 3600 po każdej turze
server-turn-clock = tura trwa od 60 sekund do 30 dni
server-wait = stół czeka na graczy od 10 sekund do 30 dni
server-entered-clock = gra, w której żetony wprowadza się ręcznie, nie ma zegara
server-first-seat = miejsce, które zaczyna, musi mieć numer od 0 do { $last }
server-rated-help = w grze rankingowej nie ma podpowiedzi, a żetony tasuje serwer
server-rated-open = gra rankingowa ma zegar i każdy może na nią patrzeć
server-rated-program = program gra w gry rankingowe tylko z konta oznaczonego jako konto bota
server-rated-own-bot = nikt nie gra rankingowo z własnym botem, a boty jednego właściciela nie grają rankingowo ze sobą
server-rated-needs-account = gra rankingowa wymaga konta: najpierw wybierz nazwę i hasło
server-rated-people = w grze rankingowej grają różni ludzie: bez botów i nikt dwa razy
server-rated-names = w grze rankingowej każdy gra pod własną nazwą
server-invited-twice = ktoś jest zaproszony dwa razy
server-invite-self = nie możesz zaprosić siebie: zajmij miejsce
server-bots-alone = przynajmniej jedno miejsce musi być dla człowieka; same boty grają w „hedgerow arena”
server-label-length = nazwa gracza ma najwyżej { $most } znaków
server-label-signs = w nazwie gracza są znaki, których nie widać albo które zmieniają sposób czytania pozostałych
server-no-bot = nie ma bota „{ $level }”; są: { $levels }
server-no-lesson = nie ma gry z przewodnikiem „{ $name }”
server-lesson = gra z przewodnikiem to prywatna gra { $rules } bez zegara, rankingu i opcji, dla Ciebie (zaczynasz) i bota „{ $bot }”
server-two-seats = do gry potrzebne są co najmniej dwa zajęte miejsca
server-one-person = przynajmniej jedno miejsce musi należeć do człowieka
server-rematch = o rewanż mogą prosić ci, którzy grali, gdy gra jest skończona

# Przy stole
server-no-table = nie ma takiego stołu albo nie możesz go zobaczyć
server-no-seat = przy tym stole nie ma miejsca { $seat }
server-table-host-only = może to zrobić tylko gospodarz stołu
server-seated-already = siedzisz już przy tym stole
server-no-invitation = żadne miejsce nie jest tu dla Ciebie zatrzymane
server-not-seated = nie siedzisz przy tym stole
server-not-playing = nie grasz przy tym stole
server-seat-taken = to miejsce jest zajęte
server-no-free-seat = nie ma wolnego miejsca
server-colour = kolory mają numery od 0 do { $last }, a każde miejsce ma inny
server-colour-taken = ten kolor wybrał już inny gracz
server-colour-not-yours = kolor miejsca wybiera gracz, który na nim siedzi
server-rules-stay = zasad gry rankingowej ani gry z przewodnikiem nie można zmienić
server-bad-pledge = liczba do tasowania i jej skrót to po 64 cyfry szesnastkowe, małymi literami
server-nothing-pledged = nie masz liczby zgłoszonej do tasowania przy tym stole
server-reveal-early = liczby ujawnia się dopiero wtedy, gdy wszystkie miejsca są zajęte
server-reveal-late = gra zaczęła się bez Twojej liczby: czas na jej ujawnienie minął
server-wrong-nonce = to nie jest liczba, której skrót był podany wcześniej
server-not-begun = gra jeszcze się nie zaczęła
server-begun = gra już się zaczęła
server-over = gra jest już skończona
server-not-your-turn = to nie Twoja kolej
server-draws = żetony ciągnie serwer
server-undo = cofnąć można tylko własny ostatni ruch, dopóki nie odsłonięto niczego nowego
server-other-proposal = najpierw trzeba odpowiedzieć na inną propozycję
server-nothing-proposed = nie ma żadnej propozycji
server-others-agree = zgodzić muszą się pozostali
server-not-asked = to pytanie nie jest do Ciebie
server-rated-take-back = w grze rankingowej niczego się nie cofa
server-nothing-placed = jeszcze nie masz na stole swojego żetonu
server-no-person-there = na tym miejscu nie gra człowiek
server-player-here = ten gracz jest tutaj albo był przed chwilą
server-rated-bot = w grze rankingowej bot nikogo nie zastąpi; od tego jest zegar
server-no-return = żaden bot za Ciebie nie gra albo nie możesz już wrócić
server-still-played = ta gra wciąż toczy się przy stole na tym serwerze; pomoc i analiza będą dostępne, gdy się skończy
server-analyses-busy = w tej chwili analizowanych jest wiele gier; spróbuj jeszcze raz
server-what-if = stół, przy którym gra się dalej od pozycji z innej gry, jest prywatny, bez rankingu i bez zegara, a jego miejsca ({ $seats }) są dla Ciebie i dla botów
server-what-if-over = w tym miejscu gra jest skończona: nie ma czego grać dalej
server-no-evaluation = pozycje są oceniane tylko tam, gdzie gra się dalej od pozycji z innej gry
server-no-hints = przy tym stole nie ma podpowiedzi
server-bots-busy = wiele botów myśli w tej chwili dla Twojego adresu; spróbuj za kilka sekund
server-chat-length = wiadomość ma od 1 do 500 znaków
server-muted = gospodarz tego stołu Cię wyciszył
server-mute-self = nie możesz wyciszyć siebie
server-no-message = nie ma takiej wiadomości
server-unwelcome = gospodarz tego stołu Cię zablokował
server-report-length = opis ma mieć od 1 do 500 znaków

## Co mówi się gospodarzowi serwera

data-unusable = nie można użyć { $path }: { $reason }
data-in-use = z folderu danych { $path } korzysta już inny serwer; najpierw go zatrzymaj albo podaj inny folder
data-too-new = folder danych jest w nowszej wersji ({ $found }), niż zna ten program ({ $known }); użyj nowszego programu
data-foreign = ten plik to baza danych innego programu
data-not-opened = nie można otworzyć bazy danych: { $reason }
data-failed = baza danych zawiodła: { $reason }
data-no-backup = { $path } nie jest kopią zapasową tego programu: { $reason }
data-nothing-of-ours = nie ma w niej niczego z tego programu
data-not-empty = w { $path } jest już baza danych; --force ją zastąpi
data-lost = nie ma pliku { $path }, choć ten folder był już używany. Przywróć kopię zapasową poleceniem „hedgerow admin restore PLIK” albo zacznij z pustą bazą danych: „--start-empty”
data-behind = w { $path } brakuje tego, co zapisano na końcu: { $missing ->
    [one] zginął jeden potwierdzony zapis
    [few] zginęły { $missing } potwierdzone zapisy
    [many] zginęło { $missing } potwierdzonych zapisów
   *[other] zginęło { $missing } potwierdzonego zapisu
}. Plik obok, kończący się na „-wal”, jest uszkodzony albo go nie ma. Przywróć kopię zapasową poleceniem „hedgerow admin restore” albo użyj tego, co zostało: „--accept-loss”
data-damaged = plik { $path } jest uszkodzony: { $reason }. Przywróć kopię zapasową poleceniem „hedgerow admin restore” albo użyj tego, co zostało: „--accept-loss”
data-no-backup-there = w tym folderze nie ma kopii zapasowej
data-bad-url = --public-url: „{ $told }” nie jest adresem takim jak https://games.example.org
data-bad-path = { $flag }: „{ $told }” nie jest ścieżką taką jak /hedgerow
data-two-paths = --public-url kończy się na { $path }, ale --base-path to { $base }
data-plain-url = --public-url: „{ $told }” zaczyna się od http, ale ten serwer mówi przez https
data-tls-half = --tls-cert i --tls-key idą w parze
data-tls-twice = --acme zdobywa certyfikat, a --tls-cert go przynosi: podaj tylko jedno z nich
data-redirect-without-tls = --http-redirect odsyła do https, a do tego trzeba --tls-cert albo --acme
data-acme-domain = --acme: „{ $told }” nie jest nazwą taką jak games.example.org
data-acme-agree = --acme wymaga --acme-agree: tak zgadzasz się na warunki { $authority }
data-bad-contact = --contact: „{ $told }” nie jest adresem e-mail ani odnośnikiem takim jak https://example.org/contact
data-no-randomness = system nie daje liczb losowych: { $reason }
serve-no-address = nie można nasłuchiwać pod { $address }: { $reason }
serve-no-certificate = nie można mówić przez TLS: { $reason }
tls-unreadable = nie można odczytać { $path }: { $reason }
tls-no-certificate = w pliku nie ma certyfikatu
tls-no-key = w pliku nie ma klucza
tls-mismatch = klucz nie pasuje do certyfikatu
tls-over = certyfikat stracił ważność { $date }
tls-not-yet = certyfikat jest ważny dopiero od { $date }
tls-unusable = nie można użyć certyfikatu albo jego klucza: { $reason }
admin-no-server = żaden serwer nie działa, więc nikt nie siedzi przy stole
admin-not-running = na tym folderze nie działa żaden serwer
admin-not-ready = serwer działa, ale nie może niczego zapisać albo się zatrzymuje
admin-guest = { $name } to gość i nie ma hasła
admin-bot = { $name } to bot i nie ma hasła; tokeny robi mu właściciel
admin-bad-range = „{ $told }” nie jest zakresem adresów takim jak 192.0.2.0/24
server-no-puzzle = Nie ma takiej zagadki.
server-puzzle-half = Na zagadkę odpowiada się całym ruchem: powiedz też, co z pionkiem, albo pomiń.
