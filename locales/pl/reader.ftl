# The reader of the rules.

reader-contents = Rozdziały
reader-view = Edycja i widok
reader-editions = Porównanie edycji
reader-editions-of = { $game ->
    [carcassonne] Carcassonne: porównanie edycji
    [hunters] Łowcy i Zbieracze: porównanie edycji
   *[discovery] Odkrycie: porównanie wariantów
  }
reader-previous = poprzednia zasada
reader-next = następna zasada
reader-more = Inne gry
reader-print = Drukuj

edition-topic = Temat
edition-here = Tutaj

edition-farmers = Farmerzy
edition-farmers-first = Miasto po mieście: każde ukończone miasto daje 4 punkty temu, kto ma najwięcej farmerów na wszystkich łąkach wokół niego.
edition-farmers-modern = Łąka po łące: kto ma na łące najwięcej farmerów, dostaje 3 punkty za każde ukończone miasto, z którym się ona styka.
edition-small-cities = Miasta z dwóch żetonów
edition-small-cities-first = Po ukończeniu łącznie 2 punkty i jeszcze 1 za każdą tarczę.
edition-small-cities-modern = Jak każde inne miasto: 2 punkty za żeton i 2 za tarczę.
edition-carcassonne-rest = Wszystko inne
edition-carcassonne-rest-same = Bez różnic: żetony, pionki, drogi, większe miasta, klasztory, Rzeka.

edition-fire = Łowcy przy ogniu
edition-fire-allowed = Na karcie z ogniem można położyć łowcę.
edition-fire-forbidden = Na karcie z ogniem nie można położyć łowcy.
edition-bonus = Ograniczenie kart bonusowych
edition-bonus-forest = Jedna za każdy las ze złotem; o dwóch lasach naraz nic nie napisano.
edition-bonus-turn = Jedna na turę.
edition-bonus-here = Najwyżej jedna na turę; z opcją „{ option-literal }” jedna za każdy las.
edition-counting = Czym mierzy się rzekę i las
edition-counting-pl = Rzekę odcinkami, las częściami; przykład liczy karty.
edition-counting-hu = Rzekę kartami, las kawałkami; przykład liczy karty.
edition-counting-en = Kartami.
edition-counting-here = Kartami; ta, którą obszar zajmuje dwa razy, liczy się raz. Z opcją „{ option-literal }” tak, jak napisano.
edition-beginner = Kto zaczyna
edition-beginner-youngest = Decyduje najmłodszy gracz.
edition-beginner-berries = Ten, kto ostatnio jadł jagody.
edition-beginner-here = Losowo albo według wyboru przy zakładaniu stołu.
edition-tie = Remis na koniec
edition-tie-silent = Nic o tym nie napisano.
edition-tie-staring = Pojedynek na spojrzenia.
edition-tie-here = Zwycięstwo jest wspólne.
edition-river-end = Koniec rzeki bez jeziora
edition-river-end-spring = Nazywa się źródłem.
edition-river-end-mouth = Nazywa się ujściem rzeki.
edition-river-end-here = Nazywa się źródłem i znaczy to samo.
edition-drawn-tile = Pociągnięta karta
edition-drawn-tile-shown = Pokazuje się ją wszystkim.
edition-drawn-tile-advice = Pokazuje się ją wszystkim, a oni mogą doradzać.
edition-drawn-tile-may = Można ją pokazać pozostałym.
edition-drawn-tile-here = Widzą ją wszyscy.
edition-players = Gracze
edition-players-five = Od dwóch do pięciu.
edition-players-eight = Na okładce od dwóch do ośmiu, ale kolorów jest tylko pięć.
edition-players-here = Od dwóch do pięciu.
edition-hunters-rest = Wszystko inne
edition-hunters-rest-same = Bez różnic, także w kartach.

edition-open-tiles = Karty do wyboru
edition-open-tiles-drawn = Ciągniesz jedną kartę i ją kładziesz.
edition-open-tiles-two = Masz dwie odkryte karty, kładziesz jedną z nich i ciągniesz następną.
edition-nothing-fits = Karta, która nigdzie nie pasuje
edition-nothing-fits-leaves = Wypada z gry, a Ty ciągniesz inną.
edition-nothing-fits-given-up = Czeka obok planszy. Dopiero gdy nie pasuje żadna z Twoich dwóch, odrzucasz jedną i ciągniesz inną.
edition-last-tiles = Koniec
edition-last-tiles-stack = Po turze, w której położono ostatnią kartę krajobrazu.
edition-last-tiles-played-out = Gdy nie ma już czego ciągnąć, zagrywa się odkryte karty.
edition-equal-turns = Równa liczba tur
edition-equal-turns-none = Nie ma takiej opcji.
edition-equal-turns-option = Opcja: przed grą dla 2, 3, 4 lub 5 osób odkłada się na bok odpowiednio 1, 2, 3 lub 3 karty (instrukcja podaje dla pięciu osób 1).
edition-discovery-rest = Wszystko inne
edition-discovery-rest-same = Bez różnic: obszary, pionki i punkty.
