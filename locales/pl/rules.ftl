# Zasady naszymi słowami, według numerów. Gdzie w jakimś wariancie reguła mówi co innego, $preset to jego nazwa
# (discovery-advanced albo any, gdy nie wybrano żadnego), a $option to włączona opcja (river, equal-turns, literal albo none).
# Słowa są z instrukcji: Carcassonne ma żetony, obie pozostałe gry mają karty, a Łowcy i Zbieracze oprócz pionków chatki.

rule-C1 = Od dwóch do pięciu graczy gra po kolei, zgodnie z ruchem wskazówek zegara. Gracza, który zaczyna, wybiera się przy zakładaniu stołu albo losuje.
rule-C2 =
    { $preset ->
        [discovery-advanced] Na początku leży odkryta karta startowa, a przed każdym graczem dwie odkryte karty; wszystkie pozostałe są potasowane. Każdy może ustalić, jakie karty pozostały, a strona podaje ich liczbę, chyba że przy stole postanowiono inaczej; ich kolejności nie zna nikt.
       *[other] { $game ->
            [hunters] Na początku leży odkryta karta startowa, wszystkie pozostałe są potasowane. Każdy może ustalić, jakie karty pozostały, a strona podaje ich liczbę, chyba że przy stole postanowiono inaczej; ich kolejności nie zna nikt.
            [discovery] Na początku leży odkryta karta startowa, wszystkie pozostałe są potasowane. Każdy może ustalić, jakie karty pozostały, a strona podaje ich liczbę, chyba że przy stole postanowiono inaczej; ich kolejności nie zna nikt.
           *[other] Na początku leży odkryty jeden żeton, wszystkie pozostałe są potasowane. Każdy może ustalić, jakie żetony pozostały, a strona podaje ich liczbę, chyba że przy stole postanowiono inaczej; ich kolejności nie zna nikt.
        }
    }
rule-C3 =
    { $preset ->
        [discovery-standard] W swojej turze ciągniesz kartę, którą wszyscy widzą, kładziesz ją, a potem możesz albo postawić na niej pionka, albo zdjąć z planszy jednego ze swoich: punkty są tylko za obszar zdjętego pionka. Potem gra następna osoba.
        [discovery-advanced] W swojej turze kładziesz jedną ze swoich dwóch odkrytych kart, potem możesz albo postawić na niej pionka, albo zdjąć z planszy jednego ze swoich i dostać punkty za jego obszar, a na koniec ciągniesz nową kartę. Potem gra następna osoba.
        [any] W swojej turze ciągniesz żeton, który wszyscy widzą, kładziesz go, możesz użyć pionka, a za wszystko, co zostało ukończone, przyznaje się punkty (w Odkryciu tylko za zdjętego pionka). Potem gra następna osoba.
       *[other] { $game ->
            [hunters] W swojej turze ciągniesz kartę, którą wszyscy widzą, kładziesz ją, możesz postawić pionka lub chatkę, a za wszystko, co zostało ukończone, przyznaje się punkty. Potem gra następna osoba.
            [discovery] W swojej turze ciągniesz kartę, którą wszyscy widzą, kładziesz ją i możesz postawić albo zdjąć pionka; punkty są tylko za obszar zdjętego pionka. Potem gra następna osoba.
           *[other] W swojej turze ciągniesz żeton, który wszyscy widzą, kładziesz go, możesz postawić pionka, a za wszystko, co zostało ukończone, przyznaje się punkty. Potem gra następna osoba.
        }
    }
rule-C4 = { tile-capital } musi całym bokiem przylegać do { tile-genitive } na stole; styk rogami nie wystarczy. Na każdym boku wspólnym z sąsiadem krajobraz musi być kontynuowany.
rule-C5 =
    { $game ->
        [hunters] Jeśli pociągnięta karta nigdzie nie pasuje, odkładasz ją i ciągniesz inną.
        [discovery] Jeśli pociągnięta karta nigdzie nie pasuje, odkładasz ją i ciągniesz inną.
       *[other] Jeśli pociągnięty żeton nigdzie nie pasuje, odkładasz go i ciągniesz inny.
    }
rule-C6 =
    { $game ->
        [hunters] Na właśnie położonej karcie możesz postawić najwyżej jednego pionka albo jedną chatkę z własnego zapasu, na jednej z jej części.
        [discovery] Na właśnie położonej karcie możesz postawić najwyżej jednego pionka z własnego zapasu, na jednej z jej części.
       *[other] Na właśnie położonym żetonie możesz postawić najwyżej jednego pionka z własnego zapasu, na jednej z jego części.
    }
rule-C7 = Pionka nie można postawić na obszarze, na którym jest już jakikolwiek pionek, własny czy cudzy, nieważne jak daleko. Obszary z pionkami mogą się później połączyć.
rule-C8 =
    { $game ->
        [hunters] Nawet jeśli nie masz już żadnego pionka ani chatki, nadal kładziesz karty.
        [discovery] Nawet jeśli nie masz już żadnego pionka, nadal kładziesz karty.
       *[other] Nawet jeśli nie masz już żadnego pionka, nadal kładziesz żetony.
    }
rule-C9 =
    { $game ->
        [hunters] Kolejność jest stała: karta, pionek lub chatka, punkty, powrót pionków. Pionek postawiony w tej turze może jeszcze w niej przynieść punkty i wrócić.
        [discovery] Kolejność jest stała: najpierw karta, potem stawia się albo zdejmuje pionka. Pionka postawionego w tej turze można zdjąć dopiero w którejś z następnych.
        [any] Kolejność jest stała: żeton, pionek, punkty, powrót pionków. Pionek postawiony w tej turze może jeszcze w niej przynieść punkty i wrócić (ale nie w Odkryciu).
       *[other] Kolejność jest stała: żeton, pionek, punkty, powrót pionków. Pionek postawiony w tej turze może jeszcze w niej przynieść punkty i wrócić.
    }
rule-C10 = Punkty za obszar dostaje ten, kto ma na nim najwięcej pionków. Jeśli kilka osób ma ich po równo najwięcej, każda z nich dostaje wszystkie punkty; pozostali nie dostają nic.
rule-C11 =
    { $preset ->
        [discovery-advanced] Gra kończy się, gdy stos jest pusty i zagrano wszystkie odkryte karty. Wygrywa ten, kto ma najwięcej punktów; przy równej liczbie zwycięstwo jest wspólne.
       *[other] { $game ->
            [hunters] Gra kończy się z końcem tury, w której położono ostatnią kartę krajobrazu.
            [discovery] Gra kończy się z końcem tury, w której położono ostatnią kartę krajobrazu.
           *[other] Gra kończy się z końcem tury, w której położono ostatni żeton głównego stosu.
        } Wygrywa ten, kto ma najwięcej punktów; przy równej liczbie zwycięstwo jest wspólne.
    }
rule-CA1 = Każdy gracz ma osiem pionków; jeden zaznacza punkty, siedem służy do gry.
rule-CA2 = Pionek to w mieście rycerz, na drodze złodziej, na łące farmer, a w klasztorze mnich.
rule-CA3 = Żeton, który nigdzie nie pasuje, wraca do swojego stosu, a zamiast niego ciągnie się inny.
rule-CA4 = Droga jest ukończona, gdy ma koniec po obu stronach (skrzyżowanie, miasto, klasztor) albo zamyka się w pętlę. Przynosi 1 punkt za każdy swój żeton.
rule-CA5 = Miasto jest ukończone, gdy ze wszystkich stron otacza je mur bez żadnej luki. Przynosi 2 punkty za każdy żeton i 2 za każdą tarczę.
rule-CA6 = Ukończone miasto złożone tylko z dwóch żetonów przynosi łącznie 2 punkty i jeszcze 1 za każdą tarczę.
rule-CA7 = Klasztor jest ukończony, gdy na wszystkich ośmiu polach wokół niego leżą żetony. Przynosi 9 punktów.
rule-CA8 = Pionki wracają z drogi, miasta lub klasztoru, gdy tylko obszar zostanie ukończony i podliczony. Farmerzy zostają do końca.
rule-CA9 = Łąkę ograniczają drogi, miasta, rzeka i krawędzie żetonów, za którymi nic już nie leży. Łąka przynosi punkty dopiero na koniec; na znak tego farmerzy leżą.
rule-CA10 = Na koniec nieukończona droga przynosi 1 punkt za żeton, nieukończone miasto 1 za żeton i 1 za tarczę, a nieukończony klasztor 1 i jeszcze po 1 za każdy żeton wokół niego.
rule-CA11 = Na samym końcu farmerzy zaopatrują ukończone miasta, jedno po drugim: policz farmerów każdego gracza na wszystkich łąkach, które stykają się z tym miastem. Kto ma najwięcej, dostaje 4 punkty; przy remisie po 4 dostają wszyscy remisujący. Łąka może stykać się z wieloma miastami i liczy się przy każdym z nich.
rule-CA12 = Źródło zastępuje żeton startowy. Najpierw ciągnie się dziesięć żetonów rzeki, a każdy z nich przedłuża rzekę od poprzedniego; jezioro czeka na koniec.
rule-CA13 = Rzeka nie może zawracać: dwa zakola na sąsiednich żetonach nie mogą skręcać w tę samą stronę.
rule-CA14 = Na żetonach rzeki można stawiać pionki jak wszędzie, ale nie w wodzie.
rule-CA15 = Po dziesięciu żetonach rzeki następny gracz kładzie żeton z jeziorem i może postawić na nim pionka. Potem zaczynają się zwykłe żetony.
rule-CA16 = Nowa punktacja: każda łąka z osobna przynosi temu, kto ma na niej przewagę, 3 punkty za każde ukończone miasto, z którym się styka. Miasto z dwóch żetonów liczy się jak każde inne.
rule-HG1 = Każdy gracz ma sześć pionków, czyli członków plemienia, z których jeden zaznacza punkty, i dwie chatki. Karty krajobrazu i karty bonusowe tworzą osobne stosy. Plansza punktacji ma 50 pól i chodzi się po niej w kółko.
rule-HG2 = Pionek to w lesie zbieracz, na rzece (nigdy na jeziorze) rybak, a na łące leżący łowca. Do chatki należy cały system rzeczny.
rule-HG3 = Na każdej karcie, którą kładziesz, także bonusowej, możesz postawić jednego pionka albo jedną chatkę.
rule-HG4 = Chatkę stawia się na rzece lub jeziorze; należy do niej cały system rzeczny: wszystkie połączone rzeki i jeziora. Jeziora nie ograniczają systemu; ograniczają go źródła i koniec planszy.
rule-HG5 = Chatki nie można postawić w systemie rzecznym, w którym już jest jakaś chatka. Chatki i rybacy sobie nie przeszkadzają.
rule-HG6 = Łąkę ograniczają lasy, rzeki, jeziora i koniec planszy.
rule-HG7 = Karta, która nigdzie nie pasuje, wypada z gry, a zamiast niej ciągnie się inną.
rule-HG8 =
    Rzeka jest ukończona, gdy każdy jej koniec leży przy jeziorze lub źródle albo gdy zamyka się w krąg. Przynosi { $option ->
        [literal] { $preset ->
            [hunters-pl-2002] 1 punkt za każdy swój odcinek
           *[other] 1 punkt za kartę
        }
       *[other] 1 punkt za kartę
    } i 1 za każdą rybę w jeziorach na jej końcach; jezioro, które leży na obu końcach, liczy się raz.
rule-HG9 =
    Las jest ukończony, gdy ze wszystkich stron otaczają go łąki i nie ma w nim luki. Przynosi { $option ->
        [literal] 2 punkty za każdą swoją część
       *[other] 2 punkty za kartę
    } i 2 za każdą grupę grzybów.
rule-HG10 = Pionki z ukończonej rzeki lub lasu wracają po podliczeniu. Łowcy i chatki zostają do końca.
rule-HG11 = Gdy ukończony zostaje las ze złotem, ten, kto położył kartę, po podliczeniu ciągnie kartę bonusową, kładzie ją w dowolnym miejscu według zwykłych zasad i może postawić na niej pionka lub chatkę, a to, co ona kończy, podlicza się od razu.
rule-HG12 =
    { $option ->
        [literal] Karta bonusowa nie daje kolejnej karty bonusowej. Gdy stos się wyczerpie, nikt ich już nie ciągnie.
       *[other] Karta bonusowa nie daje kolejnej karty bonusowej, a na turę przypada najwyżej jedna. Gdy stos się wyczerpie, nikt ich już nie ciągnie.
    }
rule-HG13 = Gra kończy się po turze, w której położono ostatnią kartę krajobrazu; zdobyta wtedy karta bonusowa należy jeszcze do tej tury.
rule-HG14 = Najpierw pionki z nieukończonych rzek i lasów wracają bez punktów.
rule-HG15 = Potem chatki: kto ma najwięcej chatek w systemie rzecznym, dostaje 1 punkt za każdą rybę we wszystkich jego jeziorach, nieważne, czy system jest ukończony; przy remisie każdy remisujący dostaje wszystkie punkty.
rule-HG16 = Na końcu łowcy: kto ma ich na łące najwięcej, dostaje 2 punkty za każdą sztukę zwierzyny łownej, każdego mamuta i każdego bawołu, nieważne, czy łąka jest ukończona. Najpierw jednak każdy tygrys zabiera jedną sztukę zwierzyny łownej, dopóki jakaś jest. Przy remisie każdy remisujący dostaje wszystkie punkty.
rule-HG17 = Ogień: na jego łące nie liczy się żaden tygrys. Bawół: 2 punkty i żaden tygrys mu nie szkodzi. Miejsce kultu: położony przy nim łowca sam zdobywa punkty za całą łąkę, bez względu na innych łowców; można go tam położyć tylko wtedy, gdy na łące nie ma jeszcze żadnego łowcy.
rule-DI1 = Każdy gracz ma pięć pionków; jeden zaznacza punkty, cztery służą do gry.
rule-DI2 = Pionek to na równinie odkrywca, w górach rozbójnik, a na morzu żeglarz. Miasto stoi na brzegu i należy do swojego lądu oraz do morza, ku któremu jest zwrócone.
rule-DI3 = Karta, która nigdzie nie pasuje, wypada z gry, a zamiast niej ciągnie się inną.
rule-DI4 = Po położeniu karty możesz albo postawić na niej pionka, albo zdjąć z planszy jednego ze swoich pionków i dostać punkty za jego obszar. Nigdy jedno i drugie w tej samej turze.
rule-DI5 = Obszar jest zamknięty, gdy nie ma już żadnego otwartego boku, więc nie da się go powiększyć.
rule-DI6 = Niezamknięta równina przynosi 1 punkt za kartę, a zamknięta 2 za kartę. Zamknięta równina z zaledwie dwóch kart: łącznie 2 punkty.
rule-DI7 = W górach liczą się miasta, które w nich stoją, i te na każdej przyległej równinie: po 1 punkcie w górach niezamkniętych, po 2 w zamkniętych i po 1 w zamkniętych z zaledwie dwóch kart. Na przyległych równinach może jeszcze przybywać miast.
rule-DI8 = Morze, zamknięte czy nie, przynosi 1 punkt za każde miasto na swoim brzegu. Zamknięte przynosi dodatkowo 1 za każdą swoją kartę, chyba że ma ich tylko dwie.
rule-DI9 = Przewaga się nie liczy. Każdy pionek na wspólnym obszarze przynosi punkty osobno, kiedy zostanie zdjęty.
rule-DI10 = Gdy obszar opuści ostatni pionek, można ten obszar zająć na nowo, dokładając do niego kartę.
rule-DI11 = Na koniec każdy pionek, który jeszcze stoi na planszy, przynosi punkty za swój obszar liczony tak, jakby nie był zamknięty.
rule-DI12 = Każdy ma dwie odkryte karty, co turę kładzie jedną z nich i ciągnie następną. Gdy nie ma już czego ciągnąć, zagrywa się pozostałe odkryte karty.
rule-DI13 = Aby każdy miał tyle samo tur, przed grą dla 2, 3, 4 lub 5 osób odkłada się na bok odpowiednio 1, 2, 3 lub 3 karty. (Instrukcja podaje dla pięciu osób 1, ale wtedy tur nie jest po równo.)
rule-R1 = O tym, kto zaczyna, decyduje los, chyba że wybrano inaczej. Remis to wspólne zwycięstwo.
rule-R2 = Żeton, który nigdzie nie pasuje, wraca dopiero po pociągnięciu innego. Jeśli żaden z pozostałych żetonów nigdzie nie pasuje, gra się w tym miejscu kończy i zostaje podliczona.
rule-R3 =
    { $game ->
        [hunters] Karta liczy się w rzece lub lesie raz, nawet jeśli rzeka lub las zajmuje ją dwukrotnie. (Instrukcja polska mówi o częściach lasu i odcinkach rzeki, węgierska liczy rzeki kartami, a lasy kawałkami, angielska liczy karty; w ich wspólnym przykładzie ponumerowane są karty.)
        [discovery] Karta liczy się w obszarze raz, nawet jeśli obszar zajmuje ją dwukrotnie.
       *[other] Żeton liczy się w obszarze raz, nawet jeśli obszar przechodzi przez niego dwukrotnie.
    }
rule-R4 = Najwyżej jedna karta bonusowa na turę, w każdej edycji, chyba że tekst z 2002 roku bierze się dosłownie (R21).
rule-R5 = Karta bonusowa, która nigdzie nie pasuje, wypada z gry; zamiast niej ciągnie się następną, jeśli jeszcze jest.
rule-R6 = Edycja węgierska z 2002 roku: na karcie z ogniem nie można położyć łowcy.
rule-R7 = Przy równej liczbie tur w grze na pięć osób odkłada się na bok trzy karty, tak aby każdy położył szesnaście. Przy jednej, jak podaje instrukcja, dwoje graczy miałoby o turę więcej niż pozostali.
rule-R8 = Jeśli nie pasuje żadna z Twoich dwóch odkrytych kart, odrzucasz jedną z nich, ciągniesz inną i próbujesz znowu. Jeśli nie ma już czego ciągnąć, po prostu ją odrzucasz; gdy nie masz żadnej karty, Twoja tura przepada.
rule-R9 = Jezioro bez rzeki byłoby osobnym systemem rzecznym i mogłaby tam stanąć chatka.
rule-R10 = Gdyby na jednej łące spotkały się dwa miejsca kultu, każdy łowca przy miejscu kultu dostałby za nią wszystkie punkty, a nikt inny nie dostałby nic.
rule-R11 =
    { $game ->
        [hunters] Kilka obszarów ukończonych jedną kartą podlicza się w kolejności części tej karty. Kolejność nigdy nie zmienia liczby punktów.
        [discovery] Kilka obszarów ukończonych jedną kartą podlicza się w kolejności części tej karty. Kolejność nigdy nie zmienia liczby punktów.
       *[other] Kilka obszarów ukończonych jednym żetonem podlicza się w kolejności części tego żetonu. Kolejność nigdy nie zmienia liczby punktów.
    }
rule-R12 = Rzeka dzieli łąki tak jak droga. Łąka otacza jej źródło i jezioro. Droga kończy się przy klasztorze, rzeka płynie obok niego.
rule-R13 = W każdą z gier gra od dwóch do pięciu osób.
rule-R14 = Zakaz ciasnych zakoli dotyczy żetonów rzeki leżących tuż obok siebie; prosty żeton między nimi go znosi. Jeśli żaden z pozostałych żetonów rzeki nie może jej przedłużyć, wypadają one z gry i od razu kładzie się jezioro; jeśli nawet jezioro nie pasuje, ono też wypada.
rule-R15 = Jeśli ostatnia karta krajobrazu nigdzie nie pasuje, wypada z gry i gra się kończy.
rule-R16 = Bryła złota na karcie z miejscem kultu liczy się jak każda inna, gdy jej las zostanie ukończony kartą krajobrazu.
rule-R17 = Przy mieście liczy się farmerów, a nie łąki, na których leżą.
rule-R18 = Wszystkie edycje Łowców i Zbieraczy mają tutaj te same karty.
rule-R19 = Nową kartę ciągniesz na koniec swojej tury, już po decyzji o pionku: nikt nie decyduje o pionku, znając następną kartę.
rule-R20 = Turę z ostatnią kartą krajobrazu rozgrywa się do końca. Zdobytą w niej kartę bonusową jeszcze się ciągnie i kładzie.
rule-R21 =
    Tekst z 2002 roku dosłownie: { $preset ->
        [hunters-hu-2002] las przynosi 2 punkty za każdą swoją część, więc karta liczy się podwójnie, jeśli dwie jej części należą do tego samego lasu; w rzekach liczą się karty, tak jak mówi tekst węgierski.
        [hunters-pl-2002] las przynosi 2 punkty za każdą swoją część, a rzeka 1 za każdy swój odcinek, więc karta liczy się podwójnie, jeśli dwie jej części należą do tego samego lasu albo dwa odcinki do tej samej rzeki.
       *[other] las przynosi 2 punkty za każdą swoją część, a w edycji polskiej rzeka 1 za każdy swój odcinek, więc karta liczy się podwójnie, jeśli dwie jej części należą do tego samego lasu albo dwa odcinki do tej samej rzeki.
    } Każdy las ze złotem, który kończy karta krajobrazu, przynosi kartę bonusową; ciągnie się je i kładzie jedną po drugiej.
