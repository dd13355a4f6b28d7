# Co jest nie tak z zapisem gry, z pozycją albo z wyborem zasad. Bez wielkiej litery i kropki: mogą stać po dwukropku.

record-line = wiersz { $line }: { $problem }
record-no-turn = powinna tu być tura, na przykład „{ $example }”
record-wrong-turn = „{ $word }” należy do tury { $turn } miejsca { $seat }, w osobnym wierszu
record-illegal = „{ $word }” jest niedozwolone: { $refusal } ({ $rule })
record-illegal-action = akcja { $number } jest niedozwolona: { $refusal } ({ $rule })
record-not-over = „{ $line }” mówi, że gra się skończyła, a tak nie jest
record-wrong-scores = wynik to { $actual }, a nie { $written }
record-after-end = po końcu gry nie może już nic być
record-not-this-format = pierwszy wiersz musi brzmieć „{ $wanted } WERSJA”
record-too-new = wersja { $found } jest nowsza niż ten program, który czyta wersje do { $known }
record-no-key = powinno tu być „KLUCZ: WARTOŚĆ”
record-unknown-key = nie ma tu klucza „{ $key }”
record-twice = „{ $key }” pojawia się po raz drugi
record-missing = w nagłówku brakuje „{ $key }”
record-bad-value = „{ $value }” nie jest dobrą wartością dla „{ $key }”
record-unknown-set = zestaw żetonów „{ $set }” nie jest wbudowany, a żaden z podanych nie ma skrótu { $hash }
record-no-action = „{ $word }” nie jest akcją: powinno być +ŻETON, ŻETON@X,YrN, ROLA:SEGMENT, take:X,Y, !ŻETON, ~ŻETON albo -
record-no-such-tile = w tej grze nie ma żetonu „{ $tile }”
record-bad-place = „{ $word }” nie jest miejscem: powinno być X,YrN z obrotem N od 0 do 3
record-bad-square = „{ $word }” nie jest polem: powinno być X,Y
record-no-such-role = nie ma roli „{ $role }”
record-no-such-segment = żeton { $tile } nie ma segmentu „{ $segment }”
record-wrong-role =
    segment { $segment } żetonu { $tile } nie przyjmuje { $role ->
        [knight] rycerza
        [thief] złodzieja
        [farmer] farmera
        [monk] mnicha
        [gatherer] zbieracza
        [fisherman] rybaka
        [hunter] łowcy
        [hut] chatki
        [explorer] odkrywcy
        [robber] rozbójnika
        [sailor] żeglarza
       *[other] pionka
    }

verify-entered = { tiles-nominative } wprowadzono ręcznie: nie ma tasowania do sprawdzenia
verify-no-secret = sekret nie jest jeszcze ujawniony: znajdzie się w zapisie, gdy gra się skończy
verify-wrong-secret = to nie jest sekret, którego skrót pokazano wcześniej: jego SHA-256 to { $actual }, a pokazany skrót to { $committed }
verify-wrong-seats = liczba słów od graczy to { $nonces }, a liczba miejsc to { $seats }
verify-wrong-nonce = słowo miejsca { $seat } nie jest tym, do którego się ono zobowiązało: jego SHA-256 to { $actual }, a skrót podany wcześniej to { $committed }
verify-wrong-draw = tura { $turn }: pociągnięto { tile-accusative } { $drawn }, ale tasowanie daje { $dealt }
verify-broken = tego zapisu nie da się rozegrać: { $reason }

choice-no-rules = nie ma zasad „{ $name }”; są: { $names }
choice-no-option = nie ma opcji „{ $option }”; są: { $options }
choice-wrong-option = { $name } nie ma opcji „{ $option }” ({ $rule })
choice-wrong-game = zestaw „{ $set }” należy do gry { $is }, ale { $rules } potrzebuje żetonów gry { $needs }
choice-no-start = zestaw „{ $set }” nie podaje żetonu startowego
choice-no-last = zestaw rzeki „{ $set }” nie podaje ostatniego żetonu
choice-bad-river =
    zestaw rzeki „{ $set }”: żeton { $tile } musi mieć { $wanted ->
        [one] 1 bok z rzeką
        [few] { $wanted } boki z rzeką
        [many] { $wanted } boków z rzeką
       *[other] { $wanted } boku z rzeką
    }, a ma { $found }
choice-bad-river-count =
    zestaw rzeki „{ $set }”: żeton { $tile }, który zaczyna lub kończy rzekę, musi wystąpić { $wanted ->
        [one] 1 raz
        [few] { $wanted } razy
        [many] { $wanted } razy
       *[other] { $wanted } raza
    }, a jego liczba to { $found }
choice-same-tile = żeton { $tile } jest i w „{ $first }”, i w „{ $second }”
choice-wrong-number =
    w { $rules } gra się { $wanted ->
        [one] 1 zestawem
        [few] { $wanted } zestawami
        [many] { $wanted } zestawami
       *[other] { $wanted } zestawu
    }, a podano { $found }
choice-too-many-tiles =
    { $found ->
        [one] 1 żeton
        [few] { $found } żetony
        [many] { $found } żetonów
       *[other] { $found } żetonu
    } we wszystkich stosach razem to za dużo: może być najwyżej { $most }
choice-bad-seats = w grze bierze udział od 2 do { $most } graczy, a nie { $seats }
choice-bad-first =
    miejsce { $first } nie może zaczynać gry na { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }

position-bad-start = pierwszym żetonem musi być żeton startowy na polu 0,0 z obrotem 0
position-bad-tile = żeton { $number }: { $refusal } ({ $rule })
position-bad-piece = żeton { $number }: taki pionek nie może tam stać
position-unscored =
    żeton { $number }: { $kind ->
        [city] jego miasto jest ukończone
        [road] jego droga jest ukończona
        [monastery] jego klasztor jest ukończony
        [forest] jego las jest ukończony
        [river] jego rzeka jest ukończona
       *[other] obszar jest tam ukończony
    }, więc pionki z niego wróciły do graczy
position-too-many-pieces = miejsce { $seat } ma na planszy więcej pionków, niż posiada
position-too-many-tiles = żetonów rodzaju { $tile } jest więcej niż w pudełku
position-no-such-tile = nie ma żetonu o tym numerze
position-inconsistent = pozycja się nie zgadza: { $reason }
review-nothing-decided = w tej grze nie wykonano żadnego ruchu: nie ma czego analizować
review-other-game = zachowana część analizy należy do innej gry
