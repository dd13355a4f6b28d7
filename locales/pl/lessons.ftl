# Gry z przewodnikiem: co mówi się przy stole, krok po kroku. Za każdym razem dwa, trzy krótkie zdania.

home-learn = Naucz się grać: gra z przewodnikiem

guide-title = Gra z przewodnikiem
guide-go-on = Dalej
guide-leave = Graj bez przewodnika
guide-resume = Wróć do przewodnika
guide-free-place =
    { $game ->
        [hunters] Twoja kolej: połóż kartę na dowolnym podświetlonym polu. Obracaj ją, aż będzie leżała tak, jak chcesz.
        [discovery] Twoja kolej: połóż kartę na dowolnym podświetlonym polu. Obracaj ją, aż będzie leżała tak, jak chcesz.
       *[other] Twoja kolej: połóż żeton na dowolnym podświetlonym polu. Obracaj go, aż będzie leżał tak, jak chcesz.
    }
guide-free-piece =
    { $game ->
        [hunters] Postaw pionka lub chatkę, jeśli chcesz, albo pomiń.
        [discovery] Postaw lub zdejmij pionka, jeśli chcesz, albo pomiń.
       *[other] Postaw pionka, jeśli chcesz, albo pomiń.
    }
# How a tile is turned: for those who have a mouse and keys, and for those who tap.
guide-turn-mouse =
    { $game ->
        [hunters] Aby obrócić kartę, kliknij ją w panelu, naciśnij R albo użyj kółka myszy.
        [discovery] Aby obrócić kartę, kliknij ją w panelu, naciśnij R albo użyj kółka myszy.
       *[other] Aby obrócić żeton, kliknij go w panelu, naciśnij R albo użyj kółka myszy.
    }
guide-turn-touch =
    { $game ->
        [hunters] Aby obrócić kartę, dotknij jej w panelu.
        [discovery] Aby obrócić kartę, dotknij jej w panelu.
       *[other] Aby obrócić żeton, dotknij go w panelu.
    }
guide-bot = Gra bot…
guide-nudge-place = Jeszcze nie tam: tym razem { tile-nominative } trafia na podświetlone pole.
guide-nudge-turn =
    { $game ->
        [hunters] To właściwe pole, ale najpierw obróć kartę.
        [discovery] To właściwe pole, ale najpierw obróć kartę.
       *[other] To właściwe pole, ale najpierw obróć żeton.
    }
guide-nudge-piece = Jeszcze nie ten ruch: zrób, proszę, to, co mówi przewodnik.
guide-nudge-tell = Najpierw przeczytaj, potem idź dalej.
guide-play = Zagraj z łatwym botem
guide-rules = Przeczytaj zasady
guide-next =
    Naucz się: { $game ->
        [hunters] Łowcy i Zbieracze
        [discovery] Odkrycie
       *[carcassonne] Carcassonne
    }

lesson-carcassonne-welcome = Witaj w Carcassonne! Razem z botem budujesz krajobraz, po jednym żetonie na turę. Drogi, miasta, klasztory i łąki przynoszą punkty temu, kto je zajmuje.
lesson-carcassonne-tiles = Gra zaczyna się od tego żetonu: na północy miasto, z zachodu na wschód droga. Nowy żeton musi pasować wszędzie, gdzie styka się z innymi: droga do drogi, miasto do miasta, łąka do łąki.
lesson-carcassonne-road = Oto Twój pierwszy żeton, kawałek drogi. Połóż go na podświetlonym polu. Droga biegnie dalej.
lesson-carcassonne-thief = Teraz możesz postawić jednego pionka na właśnie położonym żetonie. Postaw na drodze złodzieja: droga jest Twoja, aż zostanie ukończona.
lesson-carcassonne-knight = Bot powiększył miasto i postawił w nim rycerza. Obszar, na którym stoi pionek, jest zajęty: nie możesz po prostu dostawić swojego.
lesson-carcassonne-monastery = To klasztor, przy którym kończy się droga. Połóż go na podświetlonym polu: zamknie Twoją drogę od zachodu.
lesson-carcassonne-monk = Postaw w klasztorze mnicha. Przyniesie 9 punktów, gdy żetony zajmą wszystkie osiem pól dookoła.
lesson-carcassonne-crossing = Drogi kończą się też na skrzyżowaniu. Połóż je na podświetlonym polu: Twoja droga będzie miała dwa końce i będzie ukończona.
lesson-carcassonne-farmer = Zanim droga zostanie podliczona, możesz wykorzystać także ten żeton. Połóż farmera na łące: sięga ona aż do miasta.
lesson-carcassonne-road-scored = Twoja droga jest ukończona: cztery żetony, 4 punkty. Złodziej wraca do Ciebie i możesz go znowu użyć.
lesson-carcassonne-farmer-stays = Farmer zostaje na łące do końca gry i dopiero wtedy przynosi punkty. Masz siedem pionków, więc nie wysyłaj na łąki zbyt wielu.
lesson-carcassonne-own-city = Miasto bota ma jeszcze luki. Nie możesz do niego wejść, ale możesz budować obok, o jedną lukę dalej. Obróć ten żeton, aż jego miasto zwróci się ku miastu bota, i połóż go na podświetlonym polu.
lesson-carcassonne-own-knight = Na razie to osobne miasto i nikogo w nim nie ma. Postaw tu rycerza.
lesson-carcassonne-joined = Żeton bota połączył oba miasta i każdy z graczy ma tam po jednym rycerzu. Gdyby miasto było już ukończone, każdy dostałby wszystkie punkty.
lesson-carcassonne-second-city = Możesz to zrobić lepiej: wprowadź drugiego rycerza. Połóż ten żeton na podświetlonym polu, obok ostatniej luki.
lesson-carcassonne-second-knight = To znów kawałek miasta, którego nikt nie zajmuje. Postaw w nim rycerza.
lesson-carcassonne-close = Ten żeton wypełnia ostatnią lukę i łączy wszystko w całość. Połóż go na podświetlonym polu i ukończ miasto.
lesson-carcassonne-second-farmer = Połóż farmera na łące za murem. Na koniec zobaczysz, po co Ci drugi farmer przy tym samym mieście.
lesson-carcassonne-majority = 16 punktów! Sześć żetonów i dwie tarcze dają po 2 punkty i dostajesz je tylko Ty: dwóch rycerzy przeciw jednemu. Twoi rycerze wracają do Ciebie.
lesson-carcassonne-farmers = Na koniec gry każde ukończone miasto daje 4 punkty temu, kto ma najwięcej farmerów na łąkach wokół niego. Przy tym mieście masz dwóch, a bot jednego.
lesson-carcassonne-free = Teraz grasz już bez wskazówek, zostało tylko kilka żetonów. Dokończ to, co zaczęte, albo zacznij coś nowego.
lesson-carcassonne-end = Liczymy ostatnie punkty. To, co nieukończone, daje jeszcze po 1 punkcie za żeton, a potem, miasto po mieście, przychodzi kolej na farmerów. Przejdź to krok po kroku.

lesson-hunters-welcome = Witaj w grze Łowcy i Zbieracze! Ty i bot prowadzicie dwa plemiona z epoki kamienia. W swojej turze kładziesz kartę i możesz postawić na niej kogoś ze swojego plemienia.
lesson-hunters-tiles = Gra zaczyna się od tej karty: las, rzeka płynąca z jeziora i łąki. Nowa karta musi pasować wszędzie, gdzie styka się z innymi: las do lasu, rzeka do rzeki, łąka do łąki.
lesson-hunters-forest = Połóż swoją pierwszą kartę na podświetlonym polu. Z tej strony las się kończy.
lesson-hunters-gatherer = Postaw w lesie zbieracza. Gdy łąka otoczy las bez żadnej luki, las przyniesie 2 punkty za kartę.
lesson-hunters-hunter = Bot położył łowcę na północnej łące. Łowca zostanie tam do końca gry i dostanie wtedy 2 punkty za każdą sztukę zwierzyny łownej i każdego mamuta na swojej łące.
lesson-hunters-close-forest = Ta karta wypełnia ostatnią lukę Twojego lasu. Połóż ją na podświetlonym polu.
lesson-hunters-own-hunter = Zanim las zostanie podliczony, wykorzystaj tę kartę dla własnego łowcy. Na jego łące pasie się mamut, a łąka może jeszcze urosnąć.
lesson-hunters-forest-scored = Twój las jest ukończony: trzy karty, 6 punktów. Zbieracz wraca do Ciebie.
lesson-hunters-gold = W tym lesie było złoto! Kto ukończy taki las, od razu kładzie kartę bonusową.
lesson-hunters-bonus = Karty bonusowe są wyjątkowe: na tej jest jezioro z trzema rybami. Połóż ją na podświetlonym polu, tak aby jej zwierzyna trafiła na Twoją łąkę.
lesson-hunters-hut = Postaw nad wodą jedną ze swoich dwóch chatek. Na koniec przyniesie ona 1 punkt za każdą rybę we wszystkich rzekach i jeziorach, które się z nią łączą.
lesson-hunters-fisherman = Bot ukończył rzekę między dwoma jeziorami, a na niej ma rybaka: dwie karty i dwie ryby, 4 punkty. Rzeka kończy się jeziorem albo źródłem.
lesson-hunters-river = Teraz Ty idziesz na ryby. Połóż tę kartę na podświetlonym polu: rzeka przy Twojej chatce będzie z obu stron kończyć się jeziorem. Najpierw obróć kartę tak, aby zwierzyna pasła się po stronie oddalonej od chatki.
lesson-hunters-own-fisherman = Postaw rybaka na tej krótkiej rzece. Chatka i rybak nie przeszkadzają sobie nawzajem.
lesson-hunters-river-scored = Dwie karty i cztery ryby: 6 punktów, a rybak znów jest wolny. Chatka zostaje i ma już w zasięgu cztery ryby.
lesson-hunters-animals = Łąka bota urosła: trzy mamuty i jedna sztuka zwierzyny łownej, na koniec 8 punktów. Ale można mu to popsuć.
lesson-hunters-tiger = To tygrys. Tygrys zjada jedną sztukę zwierzyny łownej ze swojej łąki, ale mamutów nie rusza. Połóż tę kartę na podświetlonym polu, na łące bota.
lesson-hunters-gold-gatherer = Zwierzyna przepadła. A w tym lesie znów jest złoto: postaw tu zbieracza.
lesson-hunters-small-meadow = Pora na drugiego łowcę. Połóż tę kartę na podświetlonym polu: skraj lasu odcina jej północną łąkę od pozostałych.
lesson-hunters-second-hunter = Połóż łowcę na małej łące na północy. Na Twojej drugiej łące łowca już leży, więc kolejnego tam nie położysz.
lesson-hunters-fish = Bot podliczył małą rzekę. Jej jezioro łączy się z wodą Twojej chatki: masz już pięć ryb.
lesson-hunters-join = Ta karta łączy Twoją łąkę z łąką bota. Połóż ją na podświetlonym polu.
lesson-hunters-any-gatherer = Tu zaczyna się las. Postaw w nim zbieracza albo zachowaj go na później: jak wolisz.
lesson-hunters-shared = Na dużej łące leży teraz po jednym łowcy każdego z graczy. Przy równej liczbie każdy dostaje punkty za wszystkie zwierzęta.
lesson-hunters-majority = Ale obok czeka Twój drugi łowca. Połóż tę kartę na podświetlonym polu i wpuść go.
lesson-hunters-last-gatherer = W tym lesie też jest złoto. Ale to może być Twój ostatni pionek: użyj go tutaj albo zachowaj na później.
lesson-hunters-alone = Dwóch łowców przeciw jednemu: teraz punkty za tę łąkę dostaniesz tylko Ty.
lesson-hunters-free = Teraz grasz już bez wskazówek, zostało tylko kilka kart. Kończ lasy i rzeki na czas: na koniec nic już nie dadzą.
lesson-hunters-end = Nieukończone lasy i rzeki nic już nie dają. Chatki liczą swoje ryby, łowcy swoje zwierzęta, a każdy tygrys najpierw zjada jedną sztukę zwierzyny łownej. Przejdź to krok po kroku.

lesson-discovery-welcome = Witaj w grze Odkrycie! Razem z botem odkrywasz równiny, góry i morza, po jednej karcie na turę. Tu to Ty decydujesz, kiedy pionek zdobywa punkty.
lesson-discovery-tiles = Gra zaczyna się od tej karty: równina, góry i morze, a na brzegu miasto. Nowa karta musi pasować wszędzie, gdzie styka się z innymi.
lesson-discovery-plain = Połóż swoją pierwszą kartę na podświetlonym polu. Równina ciągnie się dalej.
lesson-discovery-explorer = Po położeniu karty możesz postawić na niej pionka albo zdjąć jednego z planszy, ale nigdy jedno i drugie. Masz ich cztery. Postaw na równinie odkrywcę.
lesson-discovery-robber = Bot postawił w górach rozbójnika. Rozbójnicy żyją z miast: tych w górach i tych na przyległych równinach.
lesson-discovery-grow = Połóż tę kartę na podświetlonym polu. Twoja równina ma teraz trzy karty.
lesson-discovery-sailor = Postaw na morzu żeglarza. Przynosi on 1 punkt za każde miasto na brzegu, a więcej, gdy morze zostanie zamknięte.
lesson-discovery-take-or-wait = Możesz już teraz zdjąć odkrywcę: niezamknięta równina daje 1 punkt za kartę, czyli 3. Zamknięta daje 2 za kartę. Poczekaj jeszcze turę.
lesson-discovery-close-plain = Ta karta zamyka równinę. Połóż ją na podświetlonym polu.
lesson-discovery-take-explorer = Teraz zdejmij odkrywcę. Równina jest zamknięta i ma cztery karty: 8 punktów zamiast 4.
lesson-discovery-plain-scored = 8 punktów, a odkrywca znów czeka na następną kartę. Zdejmować pionki nie za wcześnie i nie za późno: na tym polega ta gra.
lesson-discovery-mountain-cities = Rozbójnik bota ma w zasięgu trzy miasta: jedno w górach, dwa na przyległej równinie. Też je chcesz, ale te góry są zajęte.
lesson-discovery-own-mountain = Zacznij więc inne góry, o jedną lukę dalej, z własnym miastem. Obróć tę kartę, aż jej góry zwrócą się ku górom bota, i połóż ją na podświetlonym polu.
lesson-discovery-own-robber = W tych górach nikogo jeszcze nie ma. Postaw tu rozbójnika.
lesson-discovery-join = Ta karta łączy oba pasma gór i je zamyka. Połóż ją na podświetlonym polu.
lesson-discovery-take-robber = Cztery miasta, a zamknięte góry dają po 2 punkty za każde. Zdejmij rozbójnika.
lesson-discovery-mountain-scored = Znowu 8 punktów. Nie liczy się, kto ma więcej pionków: każdy zdobywa punkty sam, kiedy zechce.
lesson-discovery-no-majority = Bot też zdjął swojego rozbójnika i dostał tyle samo, 8 punktów. Jeden obszar może więc zapłacić wszystkim, którzy na nim stoją.
lesson-discovery-sea = Wracamy do Twojego żeglarza. Połóż tę kartę na podświetlonym polu: zamyka jedną stronę morza i dodaje kolejne miasto.
lesson-discovery-another = Jeśli chcesz, postaw odkrywcę na nowej równinie. Albo go zachowaj: kto na koniec wciąż stoi na planszy, zdobywa punkty tak, jakby jego obszar nie był zamknięty.
lesson-discovery-close-sea = Ta karta zamyka Twoje morze. Połóż ją na podświetlonym polu.
lesson-discovery-take-sailor = Zamknięte morze daje 1 punkt za miasto i 1 za kartę: trzy i trzy. Zdejmij żeglarza.
lesson-discovery-sea-scored = 6 punktów. Masz już za sobą zamkniętą równinę, góry i morze.
lesson-discovery-free = Teraz grasz już bez wskazówek, zostało tylko kilka kart. W każdej turze jeden pionek rusza w drogę albo jeden wraca.
lesson-discovery-end = Każdy pionek, który jeszcze stoi na planszy, zdobywa teraz punkty tak, jakby jego obszar nie był zamknięty. Przejdź to krok po kroku.
