# The words of the games: used by the page, the server and the command line.

game-carcassonne = Carcassonne
game-hunters = Łowcy i Zbieracze
game-discovery = Odkrycie

rules-carcassonne-first = Carcassonne
rules-carcassonne-modern = Carcassonne, nowa punktacja
rules-hunters-en-2014 = Łowcy i Zbieracze 2014
rules-hunters-pl-2002 = Łowcy i Zbieracze, edycja polska 2002
rules-hunters-hu-2002 = Łowcy i Zbieracze, edycja węgierska 2002
rules-discovery-standard = Odkrycie
rules-discovery-advanced = Odkrycie dla zaawansowanych

preset-carcassonne-first = Pierwsza edycja
preset-carcassonne-modern = Nowa punktacja
preset-hunters-en-2014 = Angielska 2014
preset-hunters-pl-2002 = Polska 2002
preset-hunters-hu-2002 = Węgierska 2002
preset-discovery-standard = Gra podstawowa
preset-discovery-advanced = Dla zaawansowanych

preset-about-carcassonne-first = Kto ma najwięcej farmerów wokół ukończonego miasta, ten je zaopatruje: 4 punkty. Miasto z dwóch żetonów jest warte 2.
preset-about-carcassonne-modern = Każda łąka przynosi 3 punkty za każde ukończone miasto, z którym się styka. Małe miasta liczą się jak wszystkie inne.
preset-about-hunters-en-2014 = Jedna karta bonusowa na turę, jak we wznowieniu.
preset-about-hunters-pl-2002 = Pierwsze wydanie. Gra się tak samo jak we wznowieniu, chyba że jego tekst bierze się dosłownie.
preset-about-hunters-hu-2002 = Na karcie z ogniem nie można położyć łowcy.
preset-about-discovery-standard = Co turę ciągniesz jedną kartę.
preset-about-discovery-advanced = Wybierasz jedną z dwóch odkrytych kart: mniej szczęścia, więcej planowania.

option-river = z Rzeką
option-equal-turns = równa liczba tur
option-literal = dosłowny tekst z 2002 roku

option-about-river = Grę otwiera dwanaście żetonów rzeki, od źródła do jeziora.
option-about-equal-turns = Na początku odkłada się kilka kart na bok, aby każdy miał tyle samo tur.
option-about-literal = W lasach (w edycji polskiej także w rzekach) zamiast kart liczą się części, a każdy las ze złotem przynosi osobną kartę bonusową.

level-easy = łatwy
level-normal = średni
level-hard = trudny
level-expert = ekspert
level-random = losowy
level-greedy = zachłanny

kind-city = miasto
kind-road = droga
kind-field = łąka
kind-monastery = klasztor
kind-forest = las
kind-river = rzeka
kind-lake = jezioro
kind-meadow = łąka
kind-river-system = system rzeczny
kind-plain = równina
kind-mountain = góry
kind-sea = morze

kinds-city = Miasta
kinds-road = Drogi
kinds-field = Łąki
kinds-monastery = Klasztory
kinds-forest = Lasy
kinds-river = Rzeki
kinds-river-system = Chatki
kinds-meadow = Łąki
kinds-plain = Równiny
kinds-mountain = Góry
kinds-sea = Morza

role-knight = rycerz
role-thief = złodziej
role-farmer = farmer
role-monk = mnich
role-gatherer = zbieracz
role-fisherman = rybak
role-hunter = łowca
role-hut = chatka
role-explorer = odkrywca
role-robber = rozbójnik
role-sailor = żeglarz
# The word as the object of a sentence.
role-taken =
    { $role ->
        [knight] rycerza
        [thief] złodzieja
        [farmer] farmera
        [monk] mnicha
        [gatherer] zbieracza
        [fisherman] rybaka
        [hunter] łowcę
        [hut] chatkę
        [explorer] odkrywcę
        [robber] rozbójnika
        [sailor] żeglarza
       *[other] pionka
    }

part-tile =
    { $game ->
        [hunters] { cards-counted }
        [discovery] { cards-counted }
       *[other] { $count ->
            [one] 1 żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonu
        }
    }
cards-counted =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
part-section =
    { $kind ->
        [river] { $count ->
            [one] 1 odcinek
            [few] { $count } odcinki
            [many] { $count } odcinków
           *[other] { $count } odcinka
        }
       *[other] { $count ->
            [one] 1 część
            [few] { $count } części
            [many] { $count } części
           *[other] { $count } części
        }
    }
part-shield =
    { $count ->
        [one] 1 tarcza
        [few] { $count } tarcze
        [many] { $count } tarcz
       *[other] { $count } tarczy
    }
part-monastery = klasztor
part-neighbour =
    { $count ->
        [one] 1 żeton wokół
        [few] { $count } żetony wokół
        [many] { $count } żetonów wokół
       *[other] { $count } żetonu wokół
    }
part-complete-city =
    { $count ->
        [one] 1 ukończone miasto
        [few] { $count } ukończone miasta
        [many] { $count } ukończonych miast
       *[other] { $count } ukończonego miasta
    }
part-mushrooms =
    { $count ->
        [one] 1 grupa grzybów
        [few] { $count } grupy grzybów
        [many] { $count } grup grzybów
       *[other] { $count } grupy grzybów
    }
part-fish =
    { $count ->
        [one] 1 ryba
        [few] { $count } ryby
        [many] { $count } ryb
       *[other] { $count } ryby
    }
part-deer =
    { $count ->
        [one] 1 sztuka zwierzyny łownej
        [few] { $count } sztuki zwierzyny łownej
        [many] { $count } sztuk zwierzyny łownej
       *[other] { $count } sztuki zwierzyny łownej
    }
part-eaten-deer =
    { $count ->
        [one] 1 sztuka zwierzyny łownej upolowana przez tygrysy
        [few] { $count } sztuki zwierzyny łownej upolowane przez tygrysy
        [many] { $count } sztuk zwierzyny łownej upolowanych przez tygrysy
       *[other] { $count } sztuki zwierzyny łownej upolowanej przez tygrysy
    }
part-scared-tiger =
    { $count ->
        [one] 1 tygrys spłoszony przez ogień
        [few] { $count } tygrysy spłoszone przez ogień
        [many] { $count } tygrysów spłoszonych przez ogień
       *[other] { $count } tygrysa spłoszonego przez ogień
    }
part-mammoth =
    { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
        [many] { $count } mamutów
       *[other] { $count } mamuta
    }
part-aurochs =
    { $count ->
        [one] 1 bawół
        [few] { $count } bawoły
        [many] { $count } bawołów
       *[other] { $count } bawołu
    }
part-city =
    { $count ->
        [one] 1 miasto
        [few] { $count } miasta
        [many] { $count } miast
       *[other] { $count } miasta
    }
part-plain-city =
    { $count ->
        [one] 1 miasto na równinie obok
        [few] { $count } miasta na równinach obok
        [many] { $count } miast na równinach obok
       *[other] { $count } miasta na równinach obok
    }

# Tylko po polsku: w Carcassonne gra się żetonami, w pozostałych grach kartami. Części innych tekstów.
tile-nominative =
    { $game ->
        [hunters] karta
        [discovery] karta
       *[other] żeton
    }
tile-capital =
    { $game ->
        [hunters] Karta
        [discovery] Karta
       *[other] Żeton
    }
tile-genitive =
    { $game ->
        [hunters] karty
        [discovery] karty
       *[other] żetonu
    }
tile-accusative =
    { $game ->
        [hunters] kartę
        [discovery] kartę
       *[other] żeton
    }
tile-this =
    { $game ->
        [hunters] tę kartę
        [discovery] tę kartę
       *[other] ten żeton
    }
tile-it =
    { $game ->
        [hunters] ją
        [discovery] ją
       *[other] go
    }
tiles-nominative =
    { $game ->
        [hunters] karty
        [discovery] karty
       *[other] żetony
    }
tiles-genitive =
    { $game ->
        [hunters] kart
        [discovery] kart
       *[other] żetonów
    }
# To samo z pionkami: Łowcy i Zbieracze mają też chatki.
piece-genitive =
    { $game ->
        [hunters] pionka lub chatki
        [discovery] pionka
       *[other] pionka
    }

# To, co mówi system lub biblioteka, ich słowami.
as-said = { $words }
