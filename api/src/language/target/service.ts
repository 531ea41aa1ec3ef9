/** Own list, third part: what is written of services, goods, work and the character of people; written from general knowledge, by sense. Lines as in `target-verbs.ts` and `target-good.ts`. */
export const SERVICE_VERBS = `
-2.5 0: olać, olewać, spławić, spławiać, spuścić * po * brzytwa, odesłać|odsyłać|odprawić|odprawiać * z * kwitek, odesłać|odprawić * z * nic|niczym, odsyłać * od * okienko|drzwi|annasz, zwalić|zwalać|zrzucić|zrzucać * wina
-2.5 0: przerzucić|przerzucać|spychać|zrzucać * odpowiedzialność, wyprzeć|wypierać * się, wykręcić|wykręcać * się, mieć * w * dupa|nos|poważanie, mieć * gdzieś, mieć * za * idiota|głupek|nic|debil
-2.5 0: traktować|potraktować * jak * śmieć|zło|powietrze|intruz|idiota|głupek|petent|bydło|złodziej, traktować|potraktować * z * góra, traktować|potraktować * po * macoszemu
-2.5 0: traktować|potraktować * przedmiotowo|lekceważąco|pogardliwie|protekcjonalnie|oschle|niesprawiedliwie|obcesowo, robić * łaska, zrobić * łaska, robić|zrobić * z * klient|człowiek|ludzie|pacjent * idiota|głupek|wariat
-2.5 0: robić|zrobić * w * koń|konia|bambuko, robić|zrobić * z * idiota|głupek|wariat|głupi, robić * sobie * jaja|jajo|żart, patrzeć|spoglądać * z * góra, patrzeć|spojrzeć * jak * na * intruz|wariat|idiota|złodziej
-2.5 0: przewracać|przewrócić * oko, wzruszyć|wzruszać * ramię, podnieść|podnosić * głos, burknąć, odburknąć, warknąć, warczeć * na, fuknąć, ofuknąć, naskoczyć * na, naskakiwać * na, nawrzeszczeć, nakrzyczeć
-2.5 0: wydrzeć|wydzierać|drzeć * się * na, drzeć * japa|morda, opieprzyć, opieprzać, ochrzanić, ochrzaniać, opierdzielić, zwymyślać, wyżyć|wyżywać * się * na, wyładować|wyładowywać * złość|frustracja, wyładowywać * się * na
-2.5 0: mścić, zemścić, spieprzyć, spierdolić, zjebać, zwalić * robota|sprawa, spierniczyć, skiepścić, popaprać, odwalić|odwalać * fuszerka|maniana|kaszana|lipa|pańszczyzna, odbębnić, odbębniać, odfajkować, odpękać
-2.5 0: dać|dawać * ciało|plama, dać * dupa, rozgrzebać, rozbabrać, rozgrzebać * i * zostawić, pokiereszować, pokancerować, opchnąć, opychać * towar|bubel, wcisnąć * kit|bubel|ciemnota|towar
-2.5 0: wciskać * ubezpieczenie|ciemnota|bubel|na * siła, wmówić, wmawiać, orżnąć, oszwabić, ocyganić, wydoić, obskubać, skroić * klient|na * kasa, skasować * jak|krocie|fortuna|podwójnie
-2.5 0: policzyć * jak * za|krocie|fortuna|podwójnie, żyłować, wyżyłować, śrubować|windować|podbijać * cena, wykorzystać * naiwność|niewiedza|zaufanie|staruszka, dopisać|dopisywać * do * rachunek
-2.5 0: oszczędzać * na * klient|pacjent|pracownik|materiał|bezpieczeństwo|jakość|jedzenie|wszystko, poskąpić, skąpić, zatrzymać * kaucja|zaliczka|zadatek, wziąć|brać|skasować * zaliczka * i, zapaść * się * pod * ziemia
-2.5 0: przestać * odbierać|odpisywać|odpowiadać|reagować|płacić, urwać|zerwać * kontakt, zostawić|zostawiać|pozostawić * na * lód|pastwa, zostawić|zostawiać|pozostawić * bałagan|syf|gruz|brud|bajzel
-2.5 0: zostawić|zostawiać|pozostawić * bez * pomoc|odpowiedź|ogrzewanie|opieka|środek|wyjaśnienie, zostawiać|pozostawiać * wiele|dużo * do * życzenie, nie popisać * się, odwołać|odwoływać * w * ostatni * chwila
-2.5 0: odwołać|odwoływać * bez * słowo|uprzedzenie, przekładać * w * nieskończoność, opieprzać|opierdalać|obijać * się, bimbać, bumelować, leserować, lenić, ociągać, guzdrać
-2.5 0: siedzieć|patrzeć|gapić * w * telefon|komórka|smartfon|fejs, palić * głupa|głup, rżnąć|udawać * głupa|głup, udawać * że * nie * widzieć|słyszeć, strzelić|strzelać * foch, stroić * foch|mina, stroić * fochy
-2.5 0: wykazać|wykazywać * ignorancja|arogancja|niekompetencja|bezczelność|brak, okazać|okazywać * brak|pogarda|lekceważenie|niechęć|wyższość, narazić|narażać * na * strata|koszt|niebezpieczeństwo|utrata|śmieszność|szwank|stres
-2.5 0: zajść|zaleźć * za * skóra, dać|dawać * w * kość, dać|dawać * popalić, uprzykrzać, uprzykrzyć, zatruwać * życie, uprzykrzać * życie, faworyzować, szykanować, gnębić, zgnębić, tłamsić, pomiatać, poniewierać, sponiewierać
-2.5 0: wyszydzić, wykpiwać, dokuczać, dokuczyć, dogryzać, docinać, podgryzać, podkopywać, podłożyć|podkładać * świnia|noga, kopać * dołek|dołki, wbić|wbijać * nóż * w, wbijać|wbić * szpila, podkablować, kablować, obgadywać
-2.5 0: plotkować, podlizywać, przypodobać, lizać * dupa|tyłek|but, wchodzić|włazić * w * dupa|tyłek, przypisać|przypisywać * sobie * zasługa|sukces|cudzy, robić * pod * górka|górkę|górę, rzucać * kłoda
-2.5 0: rzucać|podkładać * kłoda * pod, płacić * grosz|marnie|głodowy|jałmużna|pod * stół, płacić|wypłacać * z * opóźnienie|poślizg, wypłacać * pod * stół, wyciskać * jak * cytryna, wycisnąć * jak * cytryna
-2.5 0: zajeżdżać * pracownik|ludzie|koń, zajeździć, kazać * zostawać|pracować * po * godzina, kazać * przychodzić * w * niedziela|święto|sobota, zwolnić|zwalniać * przez * sms|telefon|mail, zwolnić|zwalniać * z * dzień
-2.5 0: wysługiwać, wyręczać * się, rzucać|rzucić|ciskać|cisnąć * paczka|przesyłka|walizka|bagaż, przerzucić|przerzucać * przez * płot|brama|ogrodzenie, pognieść, zgnieść * paczka|przesyłka
-2.5 0: jeździć|jechać|pędzić * jak * wariat|szaleniec|szalony|idiota, zajechać|zajeżdżać * droga, zamknąć|zamykać * drzwi * przed * nos, odjechać|odjeżdżać * przed * nos|czas, trzasnąć|trzaskać * drzwi|słuchawka
-2.5 0: rzucić|rzucać * słuchawka, zastawić|zastawiać * brama|wyjazd|chodnik, parkować|zaparkować * jak, zakłócać|zakłócić * cisza|spokój, hałasować, wyrzucić * pies|kot|szczenię, trzymać * na * łańcuch, przywiązać * do * drzewo
-2.5 0: zionąć * alkohol|wóda|jad, wstrzymać|wstrzymywać * wypłata|przelew, odrzucić|odrzucać * reklamacja|roszczenie, umyć * ręka, zasłaniać|zasłonić * się * regulamin|procedura|przepis|rodo, zasłaniać|zasłonić * się
-2.5 0: szukać * dziura, szukać * haczyk|pretekst|wymówka, robić * problem|awantura|afera|cyrk|scena, robić * z * igła * widły, zrobić * awantura|scena, odgrażać, wygrażać, pogrozić, wpychać|wepchnąć * się, narzucać * się
-2.5 0: naprzykrzać, nagabywać, nagabnąć, wydzwaniać, zasypywać * spam|reklama|telefon, wścibiać|wtykać * nos, czepiać, uczepić, przyczepiać * się, zrzędzić, gderać, marudzić, wykłócać, szarogęsić, zadzierać * nos, puszyć * się
-2.5 0: wymądrzyć, pouczać, strofować, pozjadać * rozum, pozjadać * wszystek * rozum
-2 0: nie przyłożyć, nie przykładać, nie postarać, nie starać, nie dopilnować, nie dopełnić, nie dopytać, nie uprzedzić, nie ostrzec, nie przywitać, nie wysłuchać, nie zbadać * porządnie|dokładnie|nawet, nie oddzwonić
-2 0: nie oddzwaniać, nie skontaktować, nie dać * dojść * do * słowo, nie ogarnąć, nie ogarniać, nie grzeszyć, nie znać * się * na, nie znać * umiar|litość|przepis, nie domyć, nie dokręcić, nie posprzątać, nie sprzątać
-2 0: nie mieć * litość|sumienie|krzta|takt|kultura|klasa|wyczucie, nie mieć * zielony * pojęcie, nie mieć * czas * dla, nie nadążać, nie wyrabiać, nie wydać * paragon|reszta, nie wystawić * faktura|paragon|rachunek
-2 0: nie honorować, nie uwzględnić * reklamacja, nie rozpatrzyć * reklamacja|wniosek, nie zdiagnozować, nie rozpoznać, nie zlecić * badanie, nie skierować * na, nie zauważyć * złamanie|choroba|guz
-2 0: nie dać * się * dodzwonić|dogadać|porozumieć|zjeść|jeść|pić|patrzeć|oglądać|słuchać|wytrzymać|czytać|spać|mieszkać|używać|zalogować, nie móc * doprosić|dodzwonić|dogadać|doczekać, nie powalać, nie porywać, nie porwać
-2 0: nie zachęcać, nie przekonać, nie przekonywać, nie podołać, nie stanąć * na * wysokość, nie podjąć * się, nie dowieźć, nie trzymać * poziom|termin|się * kupa, nie urywać, nie urwać, nie dopisać, nie wstawić * się
-2 0: nie odnieść * się * do, nie odezwać * się, nie dać * znak|znać, nie dojechać, nie dojść * do * skutek|zamówienie, nie zaoferować, nie usunąć * usterka|awaria|wada, nie naprawić, nie powiadomić, nie zabezpieczyć
-2 0: nie zainteresować * się, nie pofatygować, nie pokwapić, mulić, zamulać, lagować, crashować, wykrzaczyć, wykrzaczać, wywalać * się|błąd, zwiesić * się, wyłączać * się * sam, resetować * się, rozłączać
-2 0: zrywać|zerwać * połączenie|zasięg, gubić|zgubić * zasięg|sygnał|paczka|przesyłka|bagaż|dokument, żreć * bateria|prąd|paliwo|olej, drenować * bateria, rozładowywać * się, trzeszczeć, skrzypieć, odpryskiwać, odłazić, popękać
-2 0: mechacić, zmechacić, prześwitywać, skurczyć * się * w|po * pranie, zbiec * się * w|po * pranie, kopcić, capić, jechać|walić * stęchlizna|pot|szambo|moczu, zalać|zalewać * sąsiad|mieszkanie|piwnica, podciekać
-2 0: zapychać * się, zatykać * się, sypać * się, posypać * się, trącić * myszka|naftalina, wiać * nuda, wiać * chłód, postawić|stawiać * zły|błędny * diagnoza, przepisać * zły * lek, źle * zdiagnozować
-2 0: źle * wykonać|zrobić|zamontować|założyć|położyć|policzyć|doradzić|potraktować|traktować, niewłaściwie * wykonać|zamontować|potraktować, pokaleczyć, poranić, spalić * włos|skóra, obciąć|ściąć * krzywo|włos * krzywo
-2 0: oszpecić, zeszpecić, odstawić|odstawiać * szopka|cyrk|teatr, uprawiać * wolny * amerykanka|spychologia, zbijać * bąk, pchać * się, pozostać|zostać * w * tył, ciągnąć * w * dół, przechodzić|przejść * ludzki * pojęcie
-2 0: nadawać * się * do * kosz|śmietnik|wyrzucenie|wymiana|nic, żądać|zażądać|zażyczyć * krocie|bajoński|kosmiczny, liczyć|zdzierać * jak * za * zboże, liczyć * jak * za, liczyć * sobie * krocie, kosztować * nerw|zdrowie
-2 0: przyprawić|przyprawiać * o * zawał|ciarki, wykończyć * nerwowo|psychicznie, doprowadzać|doprowadzić * do * szał|łza|rozpacz|pasja|rozstrój|płacz, szargać * nerw|opinia|imię, zszargać, psuć * opinia|wizerunek
2.5 0: dopilnować, dopilnowywać, przypilnować, doglądać, doglądnąć, doradzać, podpowiedzieć, podpowiadać, służyć * rada|pomoc|wsparcie, odradzić * zbędny|niepotrzebny|drogi, oddzwonić, oddzwaniać
2.5 0: odpowiadać|odpowiedzieć|odpisać|odpisywać * cierpliwie|wyczerpująco|chętnie|szybko|błyskawicznie|rzeczowo, odpowiadać|odpowiedzieć * na * każdy * pytanie
2.5 0: wytłumaczyć|tłumaczyć|objaśnić|wyjaśnić|wyjaśniać * jasno|przystępnie|dokładnie|spokojnie|przejrzyście|od * a, wysłuchać|słuchać * cierpliwie|uważnie|do * koniec
2.5 0: wykazać|wykazywać * profesjonalizm|cierpliwość|empatia|zrozumienie|takt|odwaga|wiedza|kultura|zaangażowanie|refleks|czujność|pomysłowość
2.5 0: okazać|okazywać * serce|zrozumienie|wsparcie|pomoc|empatia|cierpliwość|życzliwość|szacunek|troska|wyrozumiałość, stanąć|stawać * na * głowa|rzęsa, dwoić * się, dwoić * się * i * troić, wyjść|wychodzić * naprzeciw
2.5 0: pójść|iść * na * ręka, podejść|podchodzić * z * serce|pasja|zrozumienie|szacunek|cierpliwość|empatia, podejść|podchodzić * indywidualnie|profesjonalnie|poważnie|rzetelnie|ludzko
2.5 0: traktować|potraktować * jak * człowiek|rodzina|domownik|królowa|król|księżniczka|swój|własny|przyjaciel, traktować|potraktować * z * szacunek|troska|serce|godność|należyty
2.5 0: traktować|potraktować * poważnie|podmiotowo|równo|uczciwie|życzliwie, obsłużyć|obsługiwać * miło|szybko|sprawnie|profesjonalnie|kompleksowo|uprzejmie|wzorowo|fachowo
2.5 0: powitać|przywitać|witać * uśmiech|serdecznie|ciepło|życzliwie, powitać|przywitać|witać * z * uśmiech|otwarty, zająć|zajmować * się * kompleksowo|troskliwie|profesjonalnie|jak * swój|fachowo
2.5 0: rozwiać|rozwiewać * wątpliwość|obawa, uspokoić, uspokajać, oswoić * lęk|strach|stres, rozładować * napięcie|stres|atmosfera, zarażać|zarazić * uśmiech|energia|entuzjazm|miłość, zarazić * pasja|optymizm
2.5 0: rozbudzić|rozbudzać|obudzić * ciekawość|miłość|pasja|zainteresowanie, zaszczepić|zaszczepiać * miłość|pasja, dostrzec|dostrzegać * potencjał|talent, wyciągnąć * z * zagrożenie|depresja|nałóg|choroba, mieć podejście do
2.5 0: mieć * dobry|świetny|rewelacyjny|fantastyczny * podejście, mieć * dar * do, mieć * smykałka|nos * do, mieć * cierpliwość|serce * do, mieć * anielski, nie naciągać, nie naciągnąć, nie wciskać, nie zdzierać, nie zedrzeć
2.5 0: nie oszukać, nie oszukiwać, nie kręcić * nosem|nos, nie kombinować, nie owijać * w * bawełna, nie oszczędzać * na * jakość|materiał|składnik|porcja, nie żałować * składnik|ser|mięso|czas, nie skąpić, nie podnosić * głos
2.5 0: nie zostawić|zostawiać * na * lód, nie marudzić, nie zbywać, nie zbyć, nie odesłać * z * kwitek, nie wywyższać, nie robić * problem, nie liczyć * się * z * czas
2.5 0: policzyć|wziąć|skasować * uczciwie|grosz|niewiele|symbolicznie, nie policzyć * za, nie wziąć * za, nie skasować * za, opuścić|spuścić|zejść * z * cena, dorzucić|dorzucać|dołożyć|dodać * gratis|prezent|niespodzianka
2.5 0: uwinąć, uwijać, wyrobić * się * przed|w, zdążyć * na * czas, zdążyć * przed * czas|termin, skończyć|zakończyć|oddać|wykonać|zrobić|dostarczyć|przyjechać|wysłać|naprawić * przed * czas|termin
2.5 0: przyjść|przyjechać|przybyć|dowieźć|dostarczyć|przyjeżdżać|przychodzić * punktualnie|terminowo|na * czas|ekspresowo, dowieźć|dostarczyć|przywieźć|dojechać|dotrzeć|przyjść * w * nienaruszony|idealny
2.5 0: dowieźć|przywieźć * gorący|cały|ciepły, dotrzeć|przyjść * cały * i * zdrowy, wnieść * na * piętro, spakować|zapakować|zabezpieczyć * porządnie|starannie|solidnie|super|pancernie|profesjonalnie
2.5 0: zostawić|pozostawić * porządek|czystość|czysto, przyjąć|naprawić|załatwić * od * ręka, przyjąć * bez * kolejka|termin, przyjąć * poza * kolejka, przyjąć|przyjechać|pomóc * w * środek * noc
2.5 0: przyjąć|uznać|uwzględnić * reklamacja|roszczenie, przyjąć * zwrot, rozpatrzyć * pozytywnie|szybko, wymienić * na * nowy, wypłacić|wymienić|zwrócić * bez * problem|gadanie|marudzenie|szemranie
2.5 0: załatwić|załatwiać * od * ręka|szybko|sprawnie|migiem|bezproblemowo, odkręcić * sprawa|błąd, odzyskać * dane|pieniądz|dług, wynegocjować, postawić|stawiać * trafny|właściwy|prawidłowy * diagnoza
2.5 0: zdiagnozować * trafnie|szybko|właściwie, trafić * z * diagnoza, trafnie * zdiagnozować|rozpoznać|doradzić|ocenić, trafić|trafiać * w * gust|sedno|punkt, znaleźć|znajdować * rozwiązanie|wyjście|przyczyna, uśmierzyć, ulżyć
2.5 0: złagodzić * ból, stawiać * na * noga, uchronić, robić|zrobić|odwalić|odwalać|wykonać * kawał * robota, robić * robota, stawić|stawiać * czoło, stać|stanąć * mur * za, przychylić * niebo, mieć * fach * w * ręka
2.5 0: mieć * głowa|łeb * na * kark, mieć * olej * w * głowa, mieć * złoty|dobry * serce|ręka, mieć * gest, mieć * klasa|styl * i, mieć * serce * na * dłoń, mieć * wiedza * i
2.5 0: mieć * ogromny|wielki|duży|olbrzymi * wiedza|doświadczenie|serce|klasa|talent, znać * się * na * rzecz|robota|fach|swój, znać * swój * fach|robota|rzecz, znać * fach|rzemiosło, wiedzieć * co * robić, zjeść * zęby|ząb * na
2.5 0: mieć * w * mały * palec, mieć * oko * do, mieć * poukładać|poukładany * w * głowa, służyć|działać|jeździć|chodzić|sprawować * bezawaryjnie|bezproblemowo|bez * awaria|niezawodnie, sprawować * się * dobrze|świetnie
2.5 0: trzymać * fason|klasa, trzymać * poziom|standard, pasować * idealnie|jak * ulać, leżeć * jak * ulać, leżeć * idealnie, śmigać, hulać * aż * miło, pruć * aż * miło
2.5 0: przewyższyć|przekroczyć|przerosnąć|prześcignąć * oczekiwanie, przejść * najśmielszy, umilić, umilać, uprzyjemnić, uprzyjemniać, rozpieścić * klient|gość|podniebienie, rozpieszczać, dawać * się * lubić
2.5 0: dać|dawać * radość|frajda|satysfakcja, sprawić|sprawiać * radość|frajda|przyjemność, usatysfakcjonować, dopieścić, dopieszczać
2.5 0: wykonać|zrobić|położyć|zamontować|odnowić|uszyć|wykończyć * solidnie|porządnie|starannie|dokładnie|perfekcyjnie|fachowo|równo|super|świetnie|pięknie|rewelacyjnie|rzetelnie|precyzyjnie, powrócić|wracać * do * życie
2.5 0: odjąć * rok|lata, wyczarować, czarować * smak, ogarniać|ogarnąć * temat|sprawa|szybko|wszystko, zaskarbić, zjednać, zjednywać, ująć * serdeczność|szczerość|uprzejmość|skromność, mieć * czas * dla * każdy
2.5 0: znaleźć|znajdować * czas * dla, wyręczyć, odciążyć, poratować, podzielić * się * wiedza|doświadczenie|jedzenie, dzielić * się * wiedza|doświadczenie, przekazać|przekazywać * wiedza
2.5 0: nauczyć * wszystek|wszystko|samodzielność, uczyć * z * pasja|serce, wspaniale|świetnie|rewelacyjnie|fantastycznie * opiekować|prowadzić|gotować|uczyć|grać|doradzić|obsługiwać
2.5 0: kochać|uwielbiać|lubić * zwierzę|zwierzak|dziecko|swój * praca, płacić * na * czas, płacić|wypłacać * w * termin|terminowo|uczciwie|godziwie, płacić|zapłacić * co * do * grosz, trzymać * termin
2.5 0: trzymać * się * termin|ustalenie|kosztorys, zmieścić * się * w * termin|budżet|kosztorys, szanować * czas|pracownik|klient|zieleń|cudzy|drugi, dbać * o * klient|pracownik|pacjent|gość|czystość|szczegół|każdy
2.5 0: pomyśleć * o * wszystko, zadbać * o * każdy * szczegół|detal, mieć * lekki * ręka
1.5 0: dać|dawać * się * zjeść|żyć|pić|przeżyć|słuchać|oglądać, ujść * w * tłok, nie mieć * dramat|tragedia, nie przynieść * wstyd
0 2.5: nie narzekać, nie narzekać * na, nie móc * narzekać, wrócić|wracać|przyjść|przyjechać|zajrzeć|pojechać|zawitać * na * pewno|z * przyjemność|jeszcze * raz|nie * raz
0 2.5: wrócić|przyjść|zamówić|skorzystać|kupić|pojechać|zatrzymać * ponownie|znów|znowu, zamawiać|kupować|korzystać|chodzić|jeździć * od * lata|lat|rok, przyjść|trafić * z * polecenie, chodzić|jeździć|strzyc * tylko * do|u
0 2.5: brać|kupować|kupić|zamawiać|polecać|zamówić * w * ciemno, oddać|powierzyć|zostawić|trafić * w * dobry|pewny|najlepszy * ręka, zostać * stały|stać * klient|klientka, być * stały|stać|wierny * klient|klientka
0 2.5: być * przeszczęśliwy|wniebowzięty, darzyć|obdarzyć * zaufanie|szacunek|sympatia|sentyment, mieć * zaufanie * do, nabrać * zaufanie * do, czuć|poczuć * się * jak * rodzina|król|królowa|księżniczka
0 2.5: czuć|poczuć * się * jak * u|w * siebie|dom, czuć|poczuć * się * zaopiekowany|zaopiekować|bezpiecznie|swojsko|wysłuchany|wyjątkowo|komfortowo|wysłuchać, życzyć * sukces|powodzenie|pomyślność, trzymać * kciuk * za
0 2.5: nie mieć * zastrzeżenie|uwaga|zarzut|powód * do, nie mieć * nic * do, nie mieć * do * co * przyczepić, nie mieć * czego|co * przyczepić, nie powiedzieć * zły * słowo, nie dać * powiedzieć * zły * słowo
0 2.5: mówić|opowiadać|wyrażać|wypowiadać * w * superlatywa|superlatywach, wypowiadać|wyrażać * się * pochlebnie|ciepło|dobrze, wystawić|dać|dawać|postawić|stawiać * pięć|5|maksymalny|komplet * gwiazdka|punkt|ocena
0 2.5: przekonać * się * do, zakochać * się * w, rozkochać * się * w, przepadać * za, zajadać * się, delektować * się, nie móc * oderwać * się, nie móc * się * oderwać, chcieć * wrócić|wracać * do, prosić * o * przepis
0 2.5: dać * się * pokroić * za, skoczyć * w * ogień * za, pójść|iść * w * ogień * za, stać|stanąć * murem * za
0 -2.5: nie skorzystać * już|więcej|ponownie|nigdy, nie kupić * już|więcej|ponownie, nie zamówić * już|więcej|ponownie|nigdy, nie wrócić * już|więcej|nigdy, nie przyjść * więcej|ponownie, nie postawić * noga
0 -2.5: nie oddać * dziecko|auto|samochód|pies * do, nie zaufać, nie życzyć * wróg, wypisać * dziecko|się * z, przenieść|przejść|odejść|pójść * do * konkurencja
0 -2.5: zgłosić|zgłaszać * do * uokik|rzecznik|sanepid|inspekcja|kuratorium|prokuratura|rodo, wnieść|złożyć|składać|pisać|napisać * reklamacja|zażalenie|skarga
0 -2.5: wystawić|dać|dawać|postawić * jeden|1|zero|negatywny|najniższy * gwiazdka|ocena|opinia|komentarz, odinstalować, odinstalowywać, usunąć * aplikacja, użerać * się * z, użerać, bujać * się * z, szarpać * się * z
0 -2.5: wykłócać * się * z|o, dopraszać * się, upominać * się * o, dopominać * się * o, poprawiać|naprawiać|przerabiać|sprzątać * po, poprawiać|naprawiać * fuszerka, pluć * sobie * w * broda, mieć * po * kokarda|korek|sufit
0 -2.5: mieć * wątpliwy|nieprzyjemny * przyjemność, mieć * uraz|trauma * do|po, nabawić * się * nerwica, wyjść|wrócić|wracać * z * płacz|niczym|niesmak|kwitek, wyjść|wychodzić * głodny|zniesmaczyć|zniesmaczony|zapłakany
0 -2.5: sparzyć * się * na, naciąć * się * na, naciąć * się, przejechać * się * na, nabrać * się * na, wtopić * kasa|pieniądz, wyrzucić|wywalić * kasa|pieniądz * w, postawić * krzyżyk, przeklinać * dzień
0 -2.5: dać * żółty|czerwony * kartka, obrzydnąć, zbrzydnąć, zniechęcić * się * do, zrazić * się * do, odechcieć, odechciewać, trzymać * się * z|od * daleko|daleka, czekać * bezskutecznie|w * nieskończoność|daremnie
0 -2.5: prosić * się * o, prosić|dzwonić|pisać|czekać * na * próżno|próżny, zabrać * dziecko|pies|auto * od|z
-1.5 0: być|wypaść|wyjść|działać * tak sobie`;

export const SERVICE_GOOD = `
3: przesympatyczny, przemiły, przeuprzejmy, przekochany|przekochać, prześwietny, przegenialny, kryształowy * człowiek|opinia|reputacja, krystalicznie * uczciwy, nieposzlakowany, nieskazitelny, człowiek * honor, człowiek * anioł
3: cudotwórca, cudotwórczyni, czarodziejka, wymiatacz, mistrzunio, klękajcie * narody, czapki * z * głów, szapo * ba, nigdzie * lepszy|lepiej, nigdzie * nie * jeść * tak * dobry, najmilszy|najmilsza|najmilsi|najmilsze
3: najżyczliwszy|najżyczliwsza|najżyczliwsi, najsmaczniejszy|najsmaczniejsza|najsmaczniejsze, najrzetelniejszy|najrzetelniejsza, najuprzejmiejszy|najuprzejmiejsza|najuprzejmiejsi
3: najlepszy|najlepsza|najlepsze|najlepszą|najlepszego * na * świat|osiedle|rynek, najlepszy|najlepsza|najlepsze|najlepszą|najlepszego * w * miasto|okolica|polska|życie, niebiański, nieziemski, nieziemsko, obłędny, obłędnie
3: zjawiskowo, mistrzowski * poziom, poziom * mistrz, full * profeska|profesjonalizm|serwis, pełna|pełny * profeska|kulturka, profeska, pierwszorzędny, pierwszorzędnie, bezkonkurencyjnie, bezapelacyjnie * najlepszy
3: kawał * dobry|świetny|solidny|porządny * robota, dobra|dobry * dusza|duch|wróżka, złoty facet|gość|lekarz|mechanik|fachowiec|nauczycielka|pani|pan|kobieta|dziewczyna
3: lekarz|nauczyciel|mechanik|pielęgniarka|fryzjer|kucharz|opiekunka * z * powołanie, człowiek|lekarz|nauczyciel * z * wielki|duży|prawdziwy * litera|serce, nic * dodać * nic, nic * dodać|ująć, cud * miód, miód * malina
3: niebo * w * gęba
2.5: z * ręka * na * serce * polecić|polecać, warty * polecenie|odwiedzenie|uwaga|każdy|swój|wydać, szczerze * polecić, z * czysty * sumienie * polecać|polecić, każdy * polecać|polecić, robota * palić * w * ręka, fach * w * ręka
2.5: człowiek * na * właściwy * miejsce, właściwy * człowiek * na, łeb * na * kark, olej * w * głowa, głowa * pełna|pełny * pomysł, chodzący|chodzić * encyklopedia|dobroć|ideał, kopalnia * wiedza, skarbnica * wiedza
2.5: anielski * cierpliwość, święty * cierpliwość, oaza * spokój|zieleń|cisza, ludzki * podejście|pan|szef|lekarz, po ludzku, z * ludzki * twarz, indywidualny * podejście
2.5: świetny|wspaniały|rewelacyjny|fantastyczny|super|profesjonalny|dobry * podejście|kontakt|obsługa|opieka|atmosfera|kuchnia|ekipa|fachowiec|robota, złote|złoty serduszko, wielkie|wielki * serducho, do * taniec * i
2.5: i * do * różaniec, uczynny, usłużny, grzeczny, grzecznie, kulturalny * pan|pani|obsługa|kierowca|człowiek|chłopak|młody|osoba|kurier, kontaktowy * osoba|człowiek|ekipa, pogoda * duch, wyluzować, szczery, szczerość
2.5: obowiązkowość, zdyscyplinowany|zdyscyplinowana|zdyscyplinowani, ogarnięty|ogarnięta|ogarnięci|ogarnięte, obrotny, zaradny, zaradność, operatywny, kumaty, łebski, rozgarnięty, bystrość, elokwencja, dyskretny, dyskretnie
2.5: dyskrecja, taktownie, honorny, gościnnie, wielkoduszny, wielkoduszność, dobroduszny, dobroduszność, dobroć, dobrotliwy, łagodność, opiekuńczy, opiekuńczość, troskliwie, troskliwość, ofiarnie
2.5: oddana|oddany|oddać * pacjent|uczeń|sprawa, bezkompromisowo * uczciwy, sprawiedliwie, solidarny, koleżeński, koleżeńskość, zgrany * zespół|ekipa|paczka, zgrana * ekipa|paczka, charakterny, pracuś, tytan * praca
2.5: wulkan * energia, perfekcjonista, perfekcjonistka, zawodowstwo, po * mistrzowsku, mniam, mniamuśny, pychota, pyszniutki, przesmaczny, smakowity, smakowicie, smakołyk, delicje, smaczniutki
2.5: chrupiący|chrupiąca|chrupiące|chrupiącą, soczyście, kruchutki, obfity * porcja|śniadanie|obiad, ogromny|spory|słuszny|solidny|hojny|duży * porcja, porcja * duży|ogromny|spory|słuszny|solidny|obfity|hojny
2.5: świeży * składnik|produkt|warzywo|pieczywo|ryba, domowy * kuchnia|jedzenie|pierogi, jak * domowy, uczta * dla * podniebienie|zmysł, raj * dla, gratka * dla, smak * dzieciństwo, schludny, schludnie, czyściutki, wypielęgnować
2.5: nastrojowy, urokliwy, uroczo, malowniczy, sielski, sielankowy, zaciszny, przestronny, przytulnie, komfortowo, wygodnie, rzut * beret|beretem
2.5: dobrze|świetnie|znakomicie * skomunikować|skomunikowany|zorganizować|zorganizowany|wyposażyć|wyposażony|wyposażenie|zaopatrzyć|zaopatrzony|utrzymać|utrzymany|przygotować|przygotowany
2.5: dopracowany|dopracować * każdy|szczegół|detal|w, widok * zapierający|bajeczny|nieziemski|zapierać, ze * smak * urządzić|urządzony, gustowny, gustownie, szykowny, szykownie, z * polot, z * jajo|jajem
2.5: wyczucie * smak|styl|chwila, błysk * w * oko, z * głowa|pomysł * zrobić|urządzić|zaprojektować|urządzony, dbałość * o, oko * do * szczegół|detal, wielki|ogromny * serce|wiedza|doświadczenie|cierpliwość|zaangażowanie
2.5: najwyższy * kultura, poczucie * humor, jak w dom|rodzina|niebo|bajka|raj, dziecko * zachwycić|zachwycony|uwielbiać|kochać|lubić|zadowolony|zakochać, dziecko * chętnie|z * radość|z * uśmiech * chodzić|iść|biec
2.5: dziecko|syn|córka|maluch * nie * chcieć * wracać|wychodzić, dziecko|syn|córka * w * dobry * ręka, w * dobry|najlepszy|pewny|fachowy * ręka, trafiony|trafić * zakup|wybór|prezent
2.5: dobry|trafny|świetny|najlepszy * wybór|decyzja|zakup, trafny * diagnoza|uwaga|rada, cenny * rada|wskazówka|uwaga, bezbolesny, bezboleśnie, bezstresowo, bezstresowy
2.5: bez * ból|stres|nerw|ściema|zadęcie|pudło|naciąganie|kit|cudowanie|gadanie|kombinowanie|owijanie|zbędny * gadanie|formalność|słowo, ani * trochę * boleć, nic|nie|wcale * nie boleć, nic|niczego * nie brakować
2.5: trudno|ciężko * się * przyczepić, trudno|ciężko * do|o * się * przyczepić, nie sposób * się * nudzić, do * niczego|nic * się * przyczepić, na * tip * top, na * tip-top, tip-top, na * cacy, cacy, na * błysk, na * glanc
2.5: na * piątka|szóstka|piątkę|szóstkę, na * pięć|5|sześć|6 * z * plus, 5 * z * plus, pięć * z * plus, 10|dziesięć * na * 10|dziesięć, 10/10, 6/5, 5/5, zero * zastrzeżenie|problem|ściema|wpadka|stres, okejka
2.5: kciuk * w * górę|góra, łapka * w * górę|góra, prima * sort, top * topów|ten, topka, topowy, gwarancja * sukces|udany|satysfakcja|dobry|udać, jak * drugi * dom
2.5: klimatyczny * knajpa|miejsce|wnętrze|lokal|restauracja|kawiarnia, pogodny * usposobienie|człowiek|osoba|duch, komunikatywny * człowiek|osoba|lekarz|właściciel|ekipa, zawsze * pomocny|uśmiechnięty|miły|życzliwy|punktualny
2: zajebiście, zarąbisty, zarąbiście, zajefajny, odjazdowy, odjechany, czadowy, wypasiony|wypasiona|wypasione, kozacki, kozacko, cacko, cudeńko, elegancko, wporzo, spoczko, superowy, superancki, fajowy, fajowo, przefajny
2: fajniutki, milutki, milutko, cieplutko * przyjąć|powitać, prześliczny, przecudny, przecudowny, śliczniutki, bombowo, bajkowy, bajkowo, luksusowo, git * majonez
2: człowiek|gość|facet|babka|szef|kobitka|chłop|dziewczyna|szefowa * w * porządek|porządku|deska|dech, wszystko * w * porządek|jak * trzeba|gra|grać|super|zgodnie, równy * chłop|facet|szef|człowiek
2: fajny|spoko|super|porządny * gość|facet|babka|chłop|ludzie|szef|ekipa, swój|swojski * klimat|człowiek, dobry|rozsądny|przystępny|korzystny|atrakcyjny|przyzwoity|fair * cena
2: cena * rozsądny|przystępny|niski|korzystny|uczciwy|atrakcyjny|adekwatny|super|przyjazny, dobry|świetny|najlepszy * stosunek * jakość, godziwy * pensja|stawka|pieniądz|wynagrodzenie|warunek
2: przyjazny * atmosfera|obsługa|pies|zwierzę|dziecko|klient|pacjent|rodzina, pensja|wypłata|wynagrodzenie * zawsze * na|w * czas|termin, świetny|dobry|ludzki|godny * warunek, pomoc * od * ręka
2: miła|miły * niespodzianka|zaskoczenie|obsługa|atmosfera, pozytywny * zaskoczenie, mile|pozytywnie * zaskoczony|zaskoczyć, szybki|błyskawiczny|ekspresowy * dostawa|wysyłka|przesyłka|obsługa|reakcja|odpowiedź|naprawa
2: wysyłka|dostawa|przesyłka * błyskawiczny|ekspresowy|szybki|natychmiastowy, człowiek * czyn|słowo, słowo * święty|droższy, prawdziwy * profesjonalista|fachowiec|mistrz|skarb|dżentelmen|dama|przyjaciel|pasjonat, pasjonat
2: pasjonatka, dżentelmen, dżentelmeński, dżentelmeńsko, gentleman, prawdziwa * dama, ulubiony * lekarz|fryzjer|restauracja|nauczyciel|miejsce|sklep, wzór * cnota|pracowitość|uczciwość|solidność, nieodzowny * pomoc
2: ogromny|nieoceniony|bezinteresowny|fachowy * pomoc|wsparcie, czarujący * obsługa|gospodarz, przemiła * obsługa
1.5: niezły, nieźle, niezgorszy, niegłupi, niegłupio, niebrzydki, nie najgorszy, nie najgorzej, całkiem|naprawdę * dobry|niezły|fajny|nieźle|dobrze|spoko|przyzwoity|przyzwoicie|smaczny|sympatyczny, nie być * zły|źle
1.5: mogło * być * gorzej, lepiej * niż * myśleć|sądzić|oczekiwać|się|zakładać, lepszy * niż * oczekiwać|myśleć|się, nie taki * zły|straszny, bez * większy * zarzut|zastrzeżenie|uwaga, z * drobny * wyjątek * dobry|super
1.5: jak * na * ten * cena|pieniądz * super|dobry|nieźle|rewelacja`;

export const SERVICE_BAD = `
3: chamidło, chamówa, prostactwo, buractwo, wieśniactwo, dziadostwo, dziadowski, dziadowsko, januszeks, januszex, januszostwo, janusz * biznes, złodziejaszek, naciąganie, oszukiwanie, zdzierus, naciągactwo, patodeweloper
3: patodeweloperka, patodeweloperski, pseudofachowiec, pseudospecjalista, pseudomechanik, pseudodeweloper, pseudohodowla, pseudohodowca, pseudonauczyciel, pseudodziennikarz, pseudofirma, fuszera, partanina, partolenie
3: rzeźnik * nie * lekarz|dentysta, dupek, palant, pajacować, błazenada, matoł, przygłup, półgłówek, bęcwał, jełop, ćwierćinteligent, imbecyl, głupiec, głupkowato, gnida, łachudra, szmaciarz, sukinsyn, skurwysyn, skurwiel
3: szumowina, kreatura, padalec, gówniarz, gnojek, chuj, kutas, pierdoła, oszołom, pijus, moczymorda, pazera, buraczany, chamski|bezczelny|arogancki * do * granica|kość
3: człowiek * bez * honor|sumienie|serce|zasada|kręgosłup|klasa|kultura|twarz, z * boży|bożej * łaska, z * kozi|koziej * dupa|tyłek|róg, od * siedem|siedmiu * boleść|boleści, pożal * się * bóg|boże, funt|funta * kłak|kłaków
3: nie wart * funt|grosz|złamany, złamany * grosz * wart, psu * na * buda|budę, pies * na * buda, o * kant * dupa|potłuc|stół, o kant, do luftu, do chrzanu, do * wyrzucenie, nóż|scyzoryk * w * kieszeń, śmiech * na * sala
3: głowa mała, krew * zalewać, szlag * trafiać|trafić, ludzki * pojęcie * przechodzić, pod psem, poniżej * godność|jakikolwiek|przyzwoity|poziom, o * zgroza|zgrozo, zgroza, wołający * o * pomsta, szkoda|brak * słów
3: słów * brak|brakować, nikt * nie * życzyć, najgorszy * wróg * nie, pierwszy * i * ostatni * raz, nigdy * w * życie * nie|więcej, never * again, w * życie * nie * wrócić|pójść|polecić
3: totalny|kompletny|absolutny|zupełny * brak|dno|porażka|zero|chaos|olewka|ignorancja|nieporozumienie, dno * i * muł|wodorost|metr, sto|sześć * metr * mul|muł
2.5: olewka, olewczy, olewczo, olewactwo, spychologia, spychoterapia, fikcyjny * promocja|opinia|adres|rabat|pomoc, kupiony|fałszywy|kupić * opinia|recenzja|ocena|komentarz
2.5: opinia * kupiony|fałszywy|sfabrykowany|kupić|sfabrykować, wciskanie * kit, nabijanie * w * butelka, robienie * w * koń, mydlenie * oko, kot * w * worek, wielki * łaska|obraza|foch, foch, obrażalski, humorzasty, raptus
2.5: choleryk, histeryk, histeryczka, maruda, zrzęda, jędza, hetera, zołza, babsztyl, chytrus, dusigrosz, kutwa, sknerstwo, skąpiec, skąpy, skąpstwo, wyrachowany, wyrachowanie, interesowny, interesowność, egoista, egoistka
2.5: egoizm, egoistyczny, egocentryk, egocentryczny, narcystyczny, zadufany, przemądrzały|przemądrzać, mądrala, mędrek, wszystkowiedzący, ważniak, ważniactwo, gwiazdorzenie, snob, snobistyczny, pozer, pozerka, pozerstwo, lizus
2.5: wazeliniarz, wazeliniarstwo, podlizuch, plotkarz, plotkara, intrygant, intrygantka, nielojalny, nielojalność, nieobliczalny, porywczy, kłótliwy, konfliktowy, czepialski, czepialstwo, upierdliwy, upierdliwość, natrętny
2.5: natrętnie, natarczywy, natarczywie, namolny, nachalny, nachalnie, wścibski, wścibstwo, protekcjonalny, protekcjonalnie, oschły, oschle, oziębły, ozięble, burkliwy, burkliwie, mrukliwy, mruk, naburmuszyć, skwasić, nadąsany
2.5: kwaśny|skwaszony|obrażony|znudzony|skrzywiony|skwasić * mina, z * łaska, łaskawie, chłodny|oschły|lodowaty * przyjęcie|powitanie, fałszywiec, dwulicowość, krętacki, krętacko, cwaniacki, cwaniacko, cwaniaczek, kombinatorstwo
2.5: kanciarstwo, szachrajstwo, szachraj, kłamczucha, blagier, bajkopisarz, pustosłowie, gołosłowny, czcze|czczy * obietnica|gadanie, słowo * bez * pokrycie, obietnica * bez * pokrycie, rzucanie * słowo|kłoda
2.5: chorągiewka * na * wiatr, tchórzliwy, tchórzostwo, bezwstydny, bezwstydnie, bezceremonialny, bezceremonialnie, impertynencki, impertynencja, grubiański, grubiaństwo, grubianin, obcesowy, obcesowo, niechluj, niechlujny
2.5: niechlujnie, niechlujstwo, flejtuch, flejtuchowaty, brudas, nieumyć, niedomyć, niewyprać, lepki * podłoga|stolik|stół, lepiący|lepić * stolik|stół|podłoga, zakurzyć, zagrzybić, zagrzybienie
2.5: grzyb * na * ściana|łazienka|sufit|fuga, zapleśniały, nieszczelny, nieszczelność, niedosmażyć, niedopieczony, niedoprawić, przesolony|przesolona|przesolone, przesmażyć, przesuszyć, rozmokły, rozciapać
2.5: ociekający|ociekać * tłuszcz, zakalec, jak * podeszwa|trociny|tektura, letni * zupa|kawa|herbata|obiad, zimny|letni|stary * frytka|pizza|pierogi|kotlet|schabowy|kebab
2.5: porcja * mały|mikroskopijny|mikry|śmieszny|żałosny|symboliczny|tyci|głodowy, mikry|mikroskopijny|głodowy|śmieszny * porcja, jak * dla * kot|mysz|krasnoludek, jak * kot * napłakać, z mrożonka|mrożonki|mikrofala|mikrofali
2.5: odgrzewany|odgrzewać * kotlet, smak * tektura|papier|plastik, rudera, melina, chlewik, klitka, syfiasty, syfny, zasyfić, ściana * z * papier|karton|tektura, słychać * każdy|sąsiad, usterka * na * usterka, wada * na * wada
2.5: fuszerka * na * fuszerka, druciarstwo, druciarz, na * ślina|taśma|trytytka|drut * trzymać|zrobić|skleić|kleić, na * słowo * honor * trzymać, bylejaki, na * odwal * się, po * najmniejszy * linia
2.5: po * linia * najmniejszy * opór, linia * najmniejszy * opór, niedouczony, niedouk, dyletancki, amatorski * wykonanie|robota, amatorsko, nieumiejętny, nieumiejętnie, niefachowy, niefachowo, niewprawny, antytalent
2.5: dwie * lewy * ręka, dwa * lewy * ręka, lewy * ręka * do, brak * zasada|wyobraźnia|takt|elementarny|podstawowy|jakikolwiek|chęć|zaangażowanie|kręgosłup|honor|ogłada
2.5: brak * zasięg|ogrzewanie|ciepły|wentylacja|papier|mydło|nadzór|wsparcie|serwis|ładu|porządek|koordynacja|kompetentny|elastyczność|punktualność|rzetelność|uczciwość|dyskrecja|intymność|wyczucie
2.5: zero * empatia|wiedza|organizacja|kompetencja|kultura|zaangażowanie|informacja|wyobraźnia|wsparcie|obsługa|kontrola|pojęcie|takt|przepraszam|wstyd|honor
2.5: bez * takt|kultura|ogłada|klasa|honor|skrupuł|litość|polot|ikra|pomyślunek|wyczucie|sumienie|uprzedzenie|uprzedzić|powiadomienie|żenada|krzta, chory|gęsty|napięty|kiepski|fatalny|okropny|zły * atmosfera
2.5: rotacja * pracownik|kadra|ogromny|duży|wieczny, ogromny|duży|wielki|nieustanny * rotacja, wyzyskiwacz, poganiacz, ekonom * z * bat, z batem, kumpelstwo, układ * i * układzik, po * znajomość, znajomość * zamiast
2.5: kierownik|szef|szefowa|prezes|dyrektor * z * przypadek|piekło|rodzina|nadanie, szef|szefowa|kierowniczka|kierownik * furiat|cham|tyran|wrzeszczeć|krzyczeć|wyzywać|poniżać, praca * za * grosz|psi|miska, za * miska * ryż
2.5: psi * grosz|pieniądz, marne|marny|psie|śmieszny * pieniądz|grosz|stawka, jałmużna * zamiast, pirat * z * droga, wariat * za * kierownica, szaleniec * za * kierownica, woń|smród|odór * alkohol|pot|stęchlizna|szambo, odór
2.5: fetor, czuć * alkohol|wódka|stęchlizna, zawsze|wiecznie|ciągle|notorycznie|stale|nagminnie * spóźnić|spóźniać|spóźniony|opóźnić|opóźniony|niezadowolony|nadąsany|zajęty|zająć
2.5: przepełniony|przepełnić * autobus|pociąg|tramwaj|szambo|kosz|śmietnik, ścisk * jak, autobus|kurier|paczka|przesyłka * widmo, godzina * spóźnienie|opóźnienie, kurier * nawet * nie
2.5: paczka * rzucić|zniszczyć|rozerwać|zgnieść|mokry|rozwalić|zagubić|zaginąć, poszarpany|rozerwany|zgnieciony|podarty|pogięty|rozwalony|zniszczony|zgnieść|podrzeć|pogiąć|rozwalić * karton|opakowanie|paczka|pudełko|przesyłka
2.5: nie * ten * rozmiar|towar|kolor|zamówić, niezgodny * z * opis|zamówienie|umowa|zdjęcie, niezgodność * z * opis|umowa|zamówienie, inaczej|inny * niż * na * zdjęcie, nijak * mieć * się * do
2.5: śladowy|znikomy|zerowy|żaden|żadny * kontakt|wiedza|pomoc|zainteresowanie|kompetencja|jakość|kultura, przyprawiający|przyprawiać * o, droga * przez * męka, mordęga, udręka, męczarnia * z, walka * z * wiatrak
2.5: odbijać * się * od * ściana|drzwi, rozmowa * ze|z * ściana, jak * grochem|groch * o * ściana, mur * obojętność
2: szał * nie mieć|być, nie mieć * szał, szału * nie, bez * szał|rewelacja|wyraz|błysk|fajerwerk, dupa * nie urywać|urwać, głowa|tyłek * nie urywać|urwać, kapcie|kapeć * nie zrywać, mogło * być * lepiej
2: mógłby|mogłaby|mogłoby|mogliby|mogłyby * być * lepszy|lepiej|szybszy|milszy|grzeczniejszy|szybciej|czyściej|czystszy|uprzejmy|uprzejmiejszy|miły|sprawniej, mogli * się * postarać
2: mógłby|mogliby|mogłaby * się * postarać|nauczyć|wysilić|pofatygować, bywało * lepiej, widzieć|jeść|pić|widziałem|jadłem * lepszy|lepsze, stać * on|oni|ona|wy * na * więcej
2: spodziewać|spodziewałem|spodziewałam|spodziewaliśmy * się * więcej|lepszy|lepiej|coś, liczyć|liczyłem|liczyłam|liczyliśmy * na * więcej|coś * lepszy|dobry, oczekiwać|oczekiwałem|oczekiwałam * więcej|czegoś|lepszy
2: taki|taka|takie|tak * sobie, średniawka, średniak, średniawo, bardzo|raczej|mocno|baaardzo * średni|średnio|przeciętnie|blado, raczej * nie * wrócić|polecić|polecać|skorzystać
2: delikatnie|oględnie|łagodnie|lekko * mówiąc|ujmując, nic * specjalny|specjalnego|szczególnego|nadzwyczajny|nadzwyczajnego|wielkiego|ciekawego, żaden|żadna * rewelacja|szał|cud|hit|szaleństwo, przerost * forma
2: dużo|wiele * hałas * o * nic, wiele * do * życzenie|poprawa|poprawienie, nic * nie * urywać, tyłka|dupy|głowy * nie, sam * wada|problem|minus|kłopot, więcej * wada|minus|problem * niż, gra * nie * warta|wart
2: nie wart * swój|cena|świeczka|zachód|pieniądz, świeczka * nie * warta, na * siła * śmieszny, pic * na * woda, masło * maślane, dobry * tylko * z * nazwa, tylko|jedynie * z * nazwa
2: luksusowy|ekskluzywny|profesjonalny|premium * tylko * z * nazwa, gdzie * kucharka * sześć, masakryczny, masakrycznie, makabryczny, porażkowy, lipnie, cienizna, cienias, cienki * bolek, denny, dennie, słabiak, słabiutki
2: słabiutko, słabawy, słabowity * obsługa, mizerny, mizernie, mizerota, kicha, wiocha, siara, przypał, przypałowy, cringe, krindż, krindżowy, chujowy, chujowo, gówniany, badziewny, badziewiasty, szajsowaty, dziadowizna
2: obciachowy, obciachowo, żenująco, karykaturalny, zagmatwany, przeładowany|przeładować * reklama|grafika, naszpikować * reklama, niedorobić, niedoróba, niewykończony, niedbałość, niestaranny, niestarannie, niestaranność
2: nierówno * przycięty|położyć|obciąć|pomalować|przyciąć, niedokładny, niedokładnie, niekonsekwentny, nieterminowy, nieterminowo, nieterminowość, niepunktualność, niesłowność, niesubordynacja, niezdarny, niezdarnie, ślamazarny
2: ślamazarnie, ślamazara, guzdrała, opieszały, opieszale, opieszałość, rozlazły|rozlazła|rozlazłe, flegmatyczny * obsługa, roszczeniowy, roszczeniowość, pretensjonalnie, nieogarnięcie, nieogar, rozgardiasz, bajzel, burdelik
2: niemiło, nieprzyjemnie, nieuprzejmie, nieuprzejmość, niegrzecznie, nieładnie * postąpić|zachować|potraktować, niefajny, niefajnie, nieprzyjazny, niegościnny, niepomocny, nieżyczliwość, nietaktowny, nietaktownie, nietakt
2: niestosowny, niestosownie, nieelegancki, nieelegancko, niekulturalny, niekulturalnie, niewychować, niedyskretny, niedyskrecja, nieczuły, nieczułość, nieludzkość, znieczulica, bezduszny * system|urzędnik, zobojętnieć
2: zblazowany, znudzony * obsługa|pani|pan|kelner|kelnerka, zdemotywowany|zdemotywować * pracownik|obsługa, kąśliwy, uszczypliwy, zgryźliwy, zjadliwy, drogo * jak * na, cena * z * kosmos|księżyc|sufit|kapelusz
2: cena * kosmiczny|zaporowy|zwalać|zabójczy|absurdalny|chory|nieadekwatny|zawyżony|wygórowany|zawyżyć, kosmiczny|zaporowy|absurdalny|chory|bajoński|wygórowany|horrendalny * cena|opłata|kwota|koszt|prowizja
2: z * kosmos|księżyc|sufit * cena|wziąć, wygórowany, horrendalny, horrendalnie, naciągnięty|naciągnąć * rachunek|kosztorys, rachunek * zawyżony|zawyżyć
2: wieczny|wiecznie * problem|kolejka|remont|zepsuty|zajęty|nieczynny|zamknięty|zepsuć|zająć, wieczny * prowizorka, kolejka * jak * za, godzina|miesiąc * czekanie, taki|taka|takie sobie`;
