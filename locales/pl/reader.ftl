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
edition-fire-allowed = Na żetonie z ogniem można postawić łowcę.
edition-fire-forbidden = Na żetonie z ogniem nie można postawić łowcy.
edition-bonus = Ograniczenie żetonów bonusowych
edition-bonus-forest = Jeden za każdy las ze złotem; o dwóch naraz nic nie napisano.
edition-bonus-turn = Jeden na turę.
edition-bonus-here = Najwyżej jeden na turę.
edition-counting = Czym mierzy się rzekę i las
edition-counting-pl = Odcinkami; przykład liczy żetony.
edition-counting-hu = Kawałkami; przykład liczy żetony.
edition-counting-en = Żetonami.
edition-counting-here = Żetonami; ten, przez który obszar przechodzi dwa razy, liczy się raz.
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
edition-drawn-tile = Pociągnięty żeton
edition-drawn-tile-shown = Pokazuje się go wszystkim.
edition-drawn-tile-advice = Pokazuje się go wszystkim, a oni mogą doradzać.
edition-drawn-tile-may = Można go pokazać pozostałym.
edition-drawn-tile-here = Widzą go wszyscy.
edition-players = Gracze
edition-players-five = Od dwóch do pięciu.
edition-players-eight = Na okładce od dwóch do ośmiu, ale kolorów jest tylko pięć.
edition-players-here = Od dwóch do pięciu.
edition-hunters-rest = Wszystko inne
edition-hunters-rest-same = Bez różnic, także w żetonach.

edition-open-tiles = Żetony do wyboru
edition-open-tiles-drawn = Ciągniesz jeden żeton i go kładziesz.
edition-open-tiles-two = Masz dwa odkryte żetony, kładziesz jeden z nich i ciągniesz następny.
edition-nothing-fits = Żeton, który nigdzie nie pasuje
edition-nothing-fits-leaves = Wypada z gry, a Ty ciągniesz inny.
edition-nothing-fits-given-up = Czeka obok planszy. Dopiero gdy nie pasuje żaden z Twoich dwóch, odrzucasz jeden i ciągniesz inny.
edition-last-tiles = Koniec
edition-last-tiles-stack = Po turze, w której położono ostatni żeton.
edition-last-tiles-played-out = Gdy nie ma już czego ciągnąć, zagrywa się odkryte żetony.
edition-equal-turns = Równa liczba tur
edition-equal-turns-none = Nie ma takiej opcji.
edition-equal-turns-option = Opcja: przed grą dla 2, 3, 4 lub 5 osób odkłada się odpowiednio 1, 2, 3 lub 3 żetony.
edition-discovery-rest = Wszystko inne
edition-discovery-rest-same = Bez różnic: obszary, pionki i punkty.
