/** Own list, fourth part: what the press writes of courts, offices, companies, science and public works; written from general knowledge, by sense. Lines as in `target-verbs.ts` and `target-good.ts`. */
export const PUBLIC_VERBS = `
0 -3: uznać|uznawać|uznanie * za * winny, uznać|uznanie * winny * zarzucany|zarzucać|oszustwo|kradzież|zabójstwo|znieważenie|naruszenie|spowodowanie, wyprowadzić|wyprowadzać|wyprowadzenie * w * kajdanki
0 -3: rozesłać|rozesłanie|wystawić|wystawienie|wydać * list * gończy, wydać|wydanie|wystawić * nakaz * aresztowanie, postawić|postawienie * w * stan * oskarżenie, postawić|postawienie|stawiać * przed * sąd|trybunał
0 -3: udowodnić|udowodnienie|dowieść * wina|oszustwo|kłamstwo|plagiat|przestępstwo|korupcja
0 -2.5: uchylić|uchylenie * immunitet, pozbawić|pozbawienie * immunitet, zastosować|zastosowanie|stosować * areszt|dozór|poręczenie|tymczasowy, wnioskować|wystąpić|wystąpienie * o * areszt|aresztowanie|ukaranie|tymczasowy
0 -2.5: wniosek * o * areszt|aresztowanie|ukaranie|odwołanie|dymisja|wykluczenie, orzec|orzekać|orzeczenie * zakaz|przepadek|grzywna|eksmisja|wydalenie|dożywocie
0 -2.5: doprowadzić|doprowadzenie|dowieźć * do * prokuratura|areszt|komisariat, wnieść|wniesienie|sporządzić|sporządzenie|przesłać|skierować|skierowanie * akt * oskarżenie
0 -2.5: wnieść|wnosić|wniesienie * pozew|oskarżenie|skarga * na|przeciw|przeciwko, wszczęcie|wszczynać * postępowanie|śledztwo|dochodzenie|egzekucja, postawienie|przedstawienie|ogłoszenie * zarzut, ogłosić|usłyszenie * zarzut
0 -2.5: domagać|żądać|zażądać|żądanie * kara|dożywocie|skazanie|areszt|grzywna|ukaranie, podtrzymać|podtrzymanie * kara|grzywna|zarzut|zakaz|wyrok * skazujący|skazywać, utrzymać|utrzymanie * w * moc * kara|grzywna|zakaz|skazanie
0 -2.5: zaostrzyć|zaostrzenie|podwyższyć * kara|wyrok, przedłużyć|przedłużenie * areszt|zawieszenie, odwiesić|odwieszenie * wyrok|kara, głosować|zagłosować|głosowanie * za * odwołanie|dymisja|wykluczenie
0 -2.5: wyrazić|wyrażenie * wotum * nieufność, nie udzielić|udzielenie * wotum|absolutorium, nieudzielenie * absolutorium|wotum, odmowa * absolutorium, udzielić|udzielać|udzielenie * nagana|upomnienie|reprymenda|ostrzeżenie
0 -2.5: cofnąć|cofać|cofnięcie|wycofać|wycofanie * poparcie|rekomendacja|zaufanie|akredytacja|certyfikat, cofać|cofnięcie * zezwolenie|licencja|koncesja|dotacja|pozwolenie|dofinansowanie|finansowanie
0 -2.5: cofnąć * pozwolenie|dofinansowanie|finansowanie|uprawnienie|zgoda, pozbawić|pozbawienie|odebrać|odebranie * akredytacja|pozwolenie|dofinansowanie|subwencja|zezwolenie
0 -2.5: pozbawić|pozbawienie|odebranie * licencja|koncesja|uprawnienie|mandat|tytuł|dotacja|doktorat|stopień|order|obywatelstwo|funkcja, skreślić|skreślenie|wykreślić|wykreślenie * z * lista|rejestr|partia|indeks|ewidencja
0 -2.5: zdjąć|zdejmować * ze|z * stanowisko|funkcja|antena|afisz, odsunięcie * od * obowiązek|władza|funkcja|kadra|prowadzenie, zawieszenie * w * obowiązek|czynność|funkcja
0 -2.5: odwołanie|odwołać|zwolnienie|wyrzucenie|usunięcie * ze|z * stanowisko|funkcja|posada, nałożenie|nakładanie|wymierzenie|wymierzanie * kara|grzywna|mandat|sankcja
0 -2.5: obłożyć|obłożenie * kara|sankcja|cło|embargo|klątwa|ekskomunika, objąć|objęcie * sankcja|embargo|egzekucja, wystawić|wystawienie|wlepić|wlepienie|wypisać * mandat|kara|grzywna, wlepić, przywalić * kara|mandat
0 -2.5: dowalić * kara|mandat|podatek, pociągnąć|pociągać|pociągnięcie * do * odpowiedzialność, rozliczyć|rozliczenie * z * afera|nadużycie|obietnica|wydatek
0 -2.5: wpisać|wpisanie|wpis|umieścić|umieszczenie * na * lista * ostrzeżenie|czarny|sankcyjny|ostrzeżeń, ustanowić|ustanowienie|wprowadzić|wprowadzenie|wejść * zarząd * komisaryczny|komisarz|kurator
0 -2.5: zamknąć|zamknięcie|zamykać * przez|decyzja * sanepid|inspekcja|nadzór|urząd, odstąpić|odstąpienie * od * umowa|kontrakt|współpraca, zerwanie|wypowiedzenie|wypowiadać|rozwiązanie * umowa|kontrakt|współpraca * z
0 -2.5: zerwać|wypowiedzieć|zakończyć * współpraca|umowa|kontrakt * z, naliczyć|naliczenie * kara * umowny|za, przeniesienie|przenieść|wydalenie|wydalić * do|ze|z * stan * świecki|duchowny, suspendować, zasuspendować
0 -2.5: ekskomunikować, zasuspendowanie, relegowanie, pozbawić|pozbawienie * sutanna|święcenie|parafia|urząd, odebrać|odebranie * zwierzę|pies|koń * interwencyjnie|właściciel
0 -2.5: unieważnić|unieważnienie * licencja|dyplom|mandat|koncesja|certyfikat
0 -2: zabezpieczyć|zabezpieczenie * majątek|mienie * na * poczet, zająć|zajęcie|zajmować * majątek|konto|rachunek|nieruchomość|pensja|mienie, zamrozić|zamrożenie * konto|środek|aktywa|majątek|rachunek|aktywo
0 -2: zlicytować * majątek|mieszkanie|dom, zeznawać|zeznać|zeznanie * przeciw|przeciwko, zeznanie * obciążać|pogrążać, zawiadomić|zawiadomienie|powiadomić * prokuratura|policja|sanepid|cba * o
0 -2: złożyć|złożenie * zawiadomienie|doniesienie * o|w * możliwość|sprawa|podejrzenie|popełnienie, wziąć|wzięcie|brać * pod * lupa, wezwać|wzywać|wezwanie * na * dywanik
0 -2: oskarżyć|oskarżenie|oskarżać * o * plagiat|mobbing|oszustwo|korupcja|nepotyzm|kradzież|zdrada|współpraca, posądzić, posądzać, pomówić|posądzenie * o, warunkowo * umorzyć * postępowanie|sprawa
0 -2: warunkowy * umorzenie * postępowanie, deportować, deportacja, wydalić|wydalenie * z * kraj|polska|służba|policja|wojsko|zakon|uczelnia, pozbawić|pozbawienie * stopień|służba|emerytura|prawo * głos
0 -2: głosować|zagłosować|głosowanie * przeciw|przeciwko, zakwestionować, kwestionować, podważyć|podważać|podważenie * wiarygodność|kompetencja|rzetelność|autorytet|uczciwość|zasadność|legalność, wbić|wbijać * nóż|szpila|szpil
0 -2: dogryźć, przytrzeć * nos, utrzeć * nos, odwrócić|odwracać * się * plecy, wypiąć * się * na, punktować, wyśmianie, obnażyć|obnażać|obnażenie * słabość|kłamstwo|błąd|niekompetencja|hipokryzja|brak, skompromitowanie
0 -2: wytykanie|wytknięcie * błąd|wpadka|zaniedbanie|nieprawidłowość, rzucić|rzucać * cień|podejrzenie * na, wydać|wydanie|opublikować|publikacja|wystosować * ostrzeżenie * o|dotyczyć|przed|wobec, ostrzeżenie|przestroga * przed
0 -2: zgłosić|zgłoszenie|wnieść|zgłaszać * zastrzeżenie|sprzeciw|skarga|wątpliwość * do|wobec|co, napiętnowanie, skarga * na, złożyć|złożenie|wpłynąć * reklamacja|skarga * na|dotyczyć
0 -2: zażądać|żądanie|domagać * zwrot|odszkodowanie|przeprosiny|wyjaśnienie|dymisja|odwołanie|usunięcie * od, nakaz|nakazanie|nakazać * zwrot|rozbiórka|zapłata|wstrzymanie|usunięcie
0 -2: wstrzymać|wstrzymanie|zamrozić * dotacja|finansowanie|wypłata|środek * dla, unieważnić|unieważnienie|stwierdzenie * nieważność * wybór|umowa|doktorat
0 -2: wyrazić|wyrażać|wyrażenie|budzić|wzbudzić|wzbudzać * oburzenie|sprzeciw|niesmak|zaniepokojenie|dezaprobata * wobec|postawa|działanie
0 -2: budzić|wzbudzić|wzbudzać * odraza|wstręt|wątpliwość|kontrowersja|zastrzeżenie|niesmak|sprzeciw|obawa, oprotestować, wyrazić|wyrażać * ubolewanie|dezaprobata|oburzenie, pikietować, zaprotestować
0 -2: manifestować|demonstrować * przeciw|przeciwko, wypowiedzieć * wojna, nawoływać * do * bojkot, bojkotowanie, wystąpić|występować|wystąpienie * przeciw|przeciwko, zbuntować|buntować * się * przeciw|przeciwko
2 -3: rozbić|rozbicie * gang|grupa|szajka|siatka|mafia, rozpracować|rozpracowanie|rozpracowywać * gang|grupa|szajka|siatka|mafia
2 -3: zatrzymać|zatrzymanie|ująć|ujęcie|schwytanie * sprawca|złodziej|przestępca|bandyta|oszust|włamywacz|gangster, złapać|złapanie|namierzyć|namierzenie * sprawca|złodziej|przestępca|bandyta|oszust|włamywacz
2 -3: zlikwidować|likwidacja * gang|plantacja|nielegalny|melina|dziupla|dziupel, wytropić, wykryć|wykrycie|ustalić|ustalenie * sprawca
2 0: udaremnić|udaremnienie|udaremniać * przemyt|zamach|kradzież|próba|włamanie|oszustwo|ucieczka|jazda|atak, odnaleźć|odnalezienie * zaginąć|zaginiony|dziecko|zguba|właściciel
2 0: odzyskać|odzyskanie * skradziony|skraść|ukraść|mienie|zagrabiony|zagrabić|dzieło, rozwikłać, rozwikływać, rozszyfrować * zagadka|kod, przechwycić|przechwycenie * narkotyk|przemyt|kontrabanda|papieros
2 0: uniemożliwić|uniemożliwienie * ucieczka|jazda|kradzież|dalszy * jazda, zatrzymać|odebrać * kluczyk * pijany|nietrzeźwy, wygrać|wygrywać|wygrana * w * sąd|trybunał|apelacja|kasacja|instancja|strasburg
2 0: wygrać|wygrana * batalia|bój|spór|arbitraż, dowieść|udowodnić * swój * racja|niewinność, wywalczyć|uzyskać|wywalczenie * odszkodowanie|zadośćuczynienie|sprawiedliwość
2 0: uzyskać|otrzymać|dostać|uzyskanie|otrzymanie * absolutorium|reelekcja|poparcie|wotum * zaufanie|mandat * zaufanie, zdobyć|zdobycie * większość|zaufanie|poparcie|sympatia|popularność
2 0: wywalczenie|wyprosić|wywalczyć * pieniądz|dotacja|podwyżka|dofinansowanie, wypłacić|wypłacać|wypłata|zadeklarować|rekomendować * dywidenda
2 0: zanotować|odnotować|notować|zaliczyć|wypracować|wypracowanie|osiągnąć|osiągać|osiągnięcie * zysk|wzrost|rekord|poprawa|dochód|sukces|rekordowy, zakończyć|kończyć|zamknąć * zysk|sukces|plus|nadwyżka|powodzenie
2 0: przynosić|przynieść|przyniesienie * zysk|dochód|chluba|zaszczyt|korzyść|ulga|sukces|efekt|poprawa, wyjść|wychodzić|wyjście * z * dług|zapaść|kryzys|tarapaty|tarapata|impas|kłopot|zakręt
2 0: zmniejszyć|zmniejszenie|zredukować|ograniczyć|ograniczenie * strata|dług|zadłużenie|deficyt|bezrobocie|biurokracja, zwiększenie|zwiększać|wzrost|poprawa|poprawienie|podwojenie * zysk|sprzedaż|przychód|eksport|rentowność|wynik
2 0: poprawić|poprawiać * wynik|rentowność|jakość|bezpieczeństwo|warunek, pozyskać|pozyskanie|pozyskiwać|zdobycie|zdobyć * kontrakt|inwestor|zlecenie|dofinansowanie|milion|finansowanie|środek|fundusz|sponsor
2 0: dostać|otrzymać|uzyskać|otrzymanie|uzyskanie * dofinansowanie|dotacja|koncesja|akredytacja|patent|habilitacja|kategoria|atest|rekomendacja, uzyskanie|otrzymanie * grant|certyfikat|nagroda|tytuł|stypendium|medal|wyróżnienie
2 0: uzyskać * grant|certyfikat|doktorat|tytuł|rekord|zgoda, podbój * rynek|serce, umocnić|umacniać|umocnienie * pozycja, umocnić|umocnienie * się * na, wyrosnąć|wyrastać * na * lider|potentat|gwiazda|potęga|mistrz|faworyt
2 0: ugruntować * pozycja|renoma, wejść|wskoczyć|awans|awansować * do * czołówka|elita|ekstraklasa|pierwszy * liga|finał, wysunąć * się * na * czoło, wybić|wybijać|wybicie * się * na, windować * na * szczyt
2 0: stanąć|wracać|wrócić|powrót * na * noga|szczyt|podium|tron, uratować|ratować|ratowanie|uratowanie|ocalić * miejsce|zakład|fabryka|szpital|szkoła|zabytek * przed|praca
2 0: utrzymać|utrzymanie|zachować * miejsce * praca|zatrudnienie, dać|dawać|przyznać|wypłacić|wywalczyć|dostać * podwyżka|premia|trzynastka|dodatek, stworzenie|utworzenie|utworzyć|powstanie|tworzenie * miejsce * praca
2 0: zawrzeć|osiągnąć|zawarcie|osiągnięcie|dojść|wynegocjować|wypracować * porozumienie|ugoda|kompromis|konsensus, spełnić|uwzględnić|uznać * postulat|reklamacja
2 0: wypłacić|wypłacać|wypłata * odszkodowanie|rekompensata|zadośćuczynienie|zaległy, zwrot|oddanie|oddać|zwracać|zwrócenie * pieniądz|nadpłata|koszt|depozyt|kaucja * klient|co
2 0: umorzyć|umorzenie|darować|anulować * dług|pożyczka|odsetki|odsetek|opłata|czynsz, spłacenie|spłata|spłacać * dług|zobowiązanie|kredyt|wierzyciel
2 0: przejść|przejście|przechodzić * kontrola|audyt|test|weryfikacja|certyfikacja * pomyślnie|pozytywnie|śpiewająco|bez, pomyślnie|śpiewająco|celująco|pozytywnie * przejść|zdać|zakończyć|zaliczyć
2 0: zdać * na * piątka|szóstka|medal|maksa, zdobyć * maksymalny|komplet * punkt|ocena|nota, bezpiecznie * wylądować|posadzić|sprowadzić|dowieźć|ewakuować, bezpieczny * lądowanie
2 0: przywrócenie|przywrócić * zasilanie|dostawa|łączność|blask|świetność|kurs|połączenie|równowaga, przywracać|przywrócić|przywrócenie * dawny|utracony|utracić|sprawność|porządek|zaufanie|godność, uniezależnić, usprawnienie
2 0: skrócić|skrócenie|skracać * kolejka|czas * podróż|oczekiwanie, ograniczyć|ograniczenie|ograniczać|zmniejszyć|zmniejszenie|zredukować|redukcja * emisja|zużycie|smog|hałas|odpad|ślad|korek, zrewitalizować, rewitalizować
2 0: oczyścić|oczyszczać|oczyszczenie * rzeka|jezioro|plaża|powietrze|staw, sadzić|posadzić|zasadzić|posadzenie|sadzenie * drzewo|las|sadzonka|kwiat, posprzątać|sprzątać|wysprzątać|sprzątanie * las|plaża|park|rzeka|jezioro|szlak
2 0: chronić|ochronić|ocalić * przyroda|klimat|gatunek|środowisko|zabytek|las|puszcza|bocian, zamrozić|zamrożenie|obniżka|zniesienie|znieść * cena|opłata|podatek|rachunek
2 0: ukończyć|zakończyć|skończyć|oddać|zrealizować|realizacja * przed|w * termin|czas, ocalenie|uratowanie|ratowanie|odratowanie * życie|zabytek|las|szpital|zwierzę|przed, opublikować|publikacja * w * nature|science|prestiżowy
2 0: opracować|opracowanie|stworzyć|stworzenie|zaprojektować|wdrożyć|wdrożenie * innowacyjny|nowatorski|pionierski|przełomowy|unikatowy|skuteczny
2 0: zakwalifikować|zakwalifikowanie|dostać * się * do * finał|olimpiada|czołówka|półfinał, zająć|zajęcie|zajmować * drugi|trzeci|wysoki|czołowy|zaszczytny * miejsce|lokata|pozycja
2 0: uplasować|plasować * się * na * podium|czele|pierwszy|czoło|szczyt, plasować|uplasować * w * czołówka|dziesiątka, otworzyć|otwierać * serce|horyzont|oko
0 2.5: uchylić|uchylenie * areszt|zarzut|grzywna|zakaz|kara|dozór, zwolnić|zwolnienie|zwalniać * z * areszt|więzienie|zarzut, wypuścić|wypuszczenie * z * areszt|więzienie|aresztu, wypuścić|zwolnienie|zwolnić * na * wolność
0 2.5: oddalić|oddalenie|odrzucić|odrzucenie * pozew|powództwo|skarga|oskarżenie|protest * przeciw|przeciwko|wobec, oddalić|oddalenie|odrzucić * apelacja * prokurator|prokuratura|oskarżyciel
0 2.5: cofnąć|wycofanie|wycofać * pozew|skarga|oskarżenie * przeciw|przeciwko, umorzenie * śledztwo|postępowanie|sprawa|dochodzenie|zarzut, odmowa * wszczęcie, odstąpić|odstąpienie * od * oskarżenie|ukaranie|kara|wymierzenie
0 2.5: nie znaleźć * dowód|podstawa * wina|do|na, nie uznać * za * winny, nie przedstawić * zarzut, nie postawić * zarzut
0 2: stanąć|stawać|opowiedzieć|opowiadać * po * strona, zasądzić|zasądzenie * na * rzecz, zasądzić|zasądzenie|przyznanie * odszkodowanie|zadośćuczynienie * dla|na, złagodzić|złagodzenie * kara|wyrok
0 2: przyznanie * racja|nagroda|tytuł|stypendium|medal|order, oczyszczenie * z * podejrzenie|wina, wykluczyć|wykluczenie * wina, obalić|obalenie|rozwiać|rozwianie * zarzut|oskarżenie|podejrzenie|wątpliwość, uniewinnienie * od
0 2: przywrócenie * do * praca|służba|łaska, przywrócić * dobry * imię, ułaskawienie, głosować|zagłosować|głosowanie * na|za, udzielić|udzielenie|udzielać * wotum * zaufanie
0 2: udzielić|udzielenie * absolutorium|pochwała|poparcie|poręczenie|rekomendacja, poparcie * dla, wyrazić|wyrażać|wyrażenie * uznanie|wdzięczność|podziw|szacunek|poparcie|solidarność, powierzyć * zaszczytny
0 2: nadanie * tytuł|obywatelstwo|order|krzyż|doktorat|imię|stopień, wręczenie|przyznanie * nagroda|medal|order|odznaczenie|dyplom|stypendium|certyfikat, wpisanie|wpis * na|do * lista * unesco|dziedzictwo, beatyfikować
0 2: kanonizować, wynieść|wyniesienie * na * ołtarz, uczcić, uczczenie, wybrać|wybór|wybranie * na * najlepszy|najlepsza|najlepsze|najlepszego|najlepszą|najlepszym|najlepszych|człowiek|sportowiec
0 2: oddać|oddawać|oddanie * hołd|cześć|szacunek, złożyć|składać * hołd|wyraz * uznanie|szacunek, przyznać|przyznanie * dofinansowanie|dotacja|grant|akredytacja|pierwszy, odznaczenie|odznaczyć * medal|krzyż|order|odznaka
0 2: potwierdzić|potwierdzenie|potwierdzać|docenienie * skuteczność|wyjątkowość|jakość|rzetelność|prawdziwość|autentyczność|niewinność, przyznać|przyznanie * pierwszy * miejsce|nagroda
0 2: uznać|uznanie * za * wzorcowy|najlepszy|najlepsza|najlepsze|najlepszego|najlepszą|najlepszym|najlepszych|bezpieczny|skuteczny|niewinny|zasłużony, uhonorowanie, docenienie, wyróżnienie * za
1.5 0: oczyścić|oczyszczenie * swój * imię|nazwisko, odeprzeć|odpierać|odparcie * zarzut|atak|oskarżenie, doczekać * się * sprawiedliwość|uznanie|nagroda|rehabilitacja|zadośćuczynienie
-3 0: poświadczyć|poświadczać|poświadczenie * nieprawda, złożyć|składać|złożenie|składanie * fałszywy * zeznanie|oświadczenie|dokument|wniosek, kierować|kierowanie|założyć|założenie * gang|mafia|szajka|przestępczy
-3 0: należeć|przynależność * do * gang|mafia|szajka|mafijny, zasiąść|zasiadać * na * ława * oskarżony, brać|wziąć|branie * udział * w * proceder|bójka|pobicie|napad|oszustwo|kradzież|zmowa
-3 0: kryć|ochraniać|chronić * pedofil|gwałciciel|przestępca|gangster|oszust, zacierać|zatrzeć|zacieranie * ślad|dowód, żyrować|firmować * oszustwo|przekręt, niszczyć|zniszczyć|niszczenie|zniszczenie * dowód|dokument
-3 0: ukrywać|ukryć|ukrycie * dowód|dochód|majątek|prawda|strata|dług, zabijać, mordować, znęcanie * nad, bić|pobicie * żona|dziecko|zwierzę|pies, wręczenie|przyjęcie|przyjmowanie|żądanie|branie * łapówka
-3 0: handlować|handel * dopalacz|dziecko|kobieta|kość * słoniowy, wprowadzenie|wprowadzanie|wprowadzający * w * błąd, wyprowadzanie|wyprowadzenie * pieniądz|majątek|milion|środek
-3 0: popełnienie|popełniać * przestępstwo|plagiat|wykroczenie|oszustwo|błąd, ustawianie|ustawienie * przetarg|mecz|konkurs
-2.5 0: odpowiedzieć|odpowiadać * przed * sąd|trybunał, odpowiedzieć|odpowiadać * za * oszustwo|kradzież|pobicie|korupcja|zabójstwo|przestępstwo|łapówka|jazda|posiadanie|znieważenie, odpowiadać * z * wolny * stopa
-2.5 0: odpowiedzieć * karnie|dyscyplinarnie|finansowo, wpaść|wpadać * w * ręka * policja|policjant|sprawiedliwość|straż|funkcjonariusz, wpaść * na * gorący, wejść|wchodzić|wejście * w * kolizja|konflikt * z * prawo
-2.5 0: trafić|trafiać * przed * sąd|trybunał|oblicze, trafić * do * cela|poprawczak, doczekać * się * zarzut|proces|kara|wyrok, mieć * na * konto * wyrok|przestępstwo|kradzież|oszustwo|zarzut|wpadka|kara
-2.5 0: mieć * zarzut|wyrok * za|o|prokuratorski, mieć * kłopot|problem|bakier|zatarg * z * prawo|sąd|policja|fiskus|prokuratura, być * na * bakier, nie dopełnić|dopełniać * obowiązek, niedopełnić, niedopełnienie * obowiązek
-2.5 0: przekroczenie|przekraczanie * uprawnienie|prędkość|budżet|termin|norma, przekroczyć|przekraczać * budżet|norma|kompetencja|granica|kosztorys, nadużycie|nadużywanie * władza|zaufanie|pozycja|uprawnienie|prawo
-2.5 0: powoływać|powołać * się * na * wpływ, podżegać, nakłaniać|nakłonić|nakłanianie * do * przestępstwo|fałszywy|zeznanie|samobójstwo|łapówka|oszustwo, wpływać|wpływanie|naciskać|nacisk * na * świadek|sędzia|prokurator|śledztwo
-2.5 0: utrudnianie|utrudnić * śledztwo|kontrola|postępowanie, złamanie|łamanie * prawo|konstytucja|przepis|zasada|regulamin|procedura|umowa|obietnica|zakaz|standard
-2.5 0: łamać|złamać * procedura|standard|sankcja|embargo|tajemnica|prawa, obejść|obchodzenie|omijać|omijanie * prawo|przepis|sankcja|embargo|ustawa, działać|działanie * na * szkoda
-2.5 0: wymknąć|wymykać * się * sprawiedliwość|policja|kontrola, naginać|nagiąć|naginanie * prawo|przepis|fakt|prawda|zasada, żerowanie * na, prowadzić|prowadzenie * pod * wpływ|nietrzeźwy
-2.5 0: wsiąść|jechać|jazda|kierować * po * alkohol|narkotyk, jechać|kierować * bez * uprawnienie|prawo|pas, przejechać|wjechać * na * czerwony, staranować|potrącenie|potrącić * pieszy|rowerzysta|dziecko|pas
-2.5 0: zajechać|zajeżdżać|zajechanie * droga, wyprzedzać|wyprzedzanie * na * trzeci|podwójny|pas|przejście, siać|zasiać|sianie * nienawiść|panika|zamęt|strach|postrach|ferment|zniszczenie|zgorszenie|spustoszenie, szastać
-2.5 0: szafować * pieniądz|obietnica|grosz, upolitycznić, upolityczniać, upartyjnić, zawłaszczyć, zawłaszczać, przepchnąć|przepychać|przepchnięcie * ustawa|uchwała|poprawka|przepis|kolano|kolanem|budżet
-2.5 0: obsadzić|obsadzać|obsadzanie * kolega|krewny|swój|działacz|partyjny|znajomy, rozdawanie|rozdać|rozdawać * posada|stanowisko|łapówka|publiczny * pieniądz
-2.5 0: zatrudnić|zatrudniać|zatrudnienie * własny|swój * żona|syn|córka|brat|kuzyn|teść|krewny|rodzina, podsycić|podsycać|wzniecić|wzniecać * konflikt|nienawiść|strach|panika|nastrój|spór, skłócić, skłócać
-2.5 0: napuszczać, jątrzyć, wichrzyć, warcholić, zagłuszyć|uciszyć|uciszać * krytyka|opozycja|dziennikarz, zamknąć|zamykać * usta, kneblować, zakneblować, cenzurować, ocenzurować, zaprzedać, zaprzedać * dusza, wysługiwać * się
-2.5 0: zdradzić|zdrada * wyborca|ideał|interes, brnąć * w, iść * po * trup, grać * na * emocje|strach|uczucie, szczuć * na, judzić, pluć * na|jad, obiecać * i * nie, rzucać|rzucić * kłoda, kopać|wykopać * dołek * pod
-2.5 0: podstawić|podstawiać * noga, podkładać|podłożyć * świnia, wsadzać|wkładać * kij * w, wbić * nóż * w * plecy, ogłosić|ogłaszać|ogłoszenie * upadłość|bankructwo|niewypłacalność
-2.5 0: złożyć|złożenie * wniosek * o * upadłość|ogłoszenie|restrukturyzacja|sanacja|likwidacja, popaść|popadać|popadnięcie * w * dług|ruina|tarapaty|tarapata|kłopot|niełaska|zapomnienie|konflikt, chylić * się * ku * upadek
-2.5 0: zbankrutowanie, balansować|stać|stanąć * na * krawędź * bankructwo|przepaść|upadek, zawisnąć * na * włosek, wisieć * na * włosek, iść|pójść * pod * młotek|nóż|topór, pójść * z * torba, puścić|puszczać * z * torba
-2.5 0: paść|upaść * z|na * kretes|kolano, zwijać|zwinąć * się|interes * z * rynek, zatrudniać|zatrudnić|zatrudnianie|praca * na * czarno, zatrudniać|zatrudnić|zatrudnianie * bez * umowa|zezwolenie|ubezpieczenie
-2.5 0: wysłać|posłać|wyrzucić|wyrzucać|wyrzucenie * na * bruk|zielony|ulica, wstrzymać|wstrzymanie|zabrać|zabierać|odebrać|odbierać * premia|dodatek|wypłata|pensja|świadczenie|zasiłek|urlop
-2.5 0: pozbawić|pozbawiać|pozbawienie * praca|premia|dach|pomoc|środek|wypłata|oszczędność|dorobek|złudzenie, nie opłacić|opłacać|odprowadzać|odprowadzić * składka|podatek|zus|faktura|czynsz
-2.5 0: wstrzymywać|wstrzymać * się * z * wypłata|płatność, oszczędzać * na * pracownik|bezpieczeństwo|jakość|pacjent
-2.5 0: wcisnąć|wciskać|wciskanie|wmusić|wtrynić|opchnąć|opychać|wmawiać * umowa|produkt|kredyt|klient|towar|garnek|polisa, wcisnąć|wciskać * ciemnota|bubel|bajka
-2.5 0: stosować|stosowanie|wykorzystywać|wykorzystać * niedozwolony|nieuczciwy|abuzywny|zakazany|nielegalny|podstęp|luka, zawrzeć|zawarcie|zawierać|uczestniczyć * zmowa|niedozwolony|nielegalny
-2.5 0: narzucić|narzucać|narzucanie * cena|marża|warunek|zaporowy|niekorzystny, zmonopolizować, monopolizować
-2.5 0: nielegalnie|bezprawnie * składować|wywozić|zatrudniać|wykorzystywać|pobierać|sprzedawać|wyciąć|zająć|przetwarzać|budować, bezprawnie * użyć|zwolnić|pozbawić|wykorzystać|przejąć|odwołać
-2.5 0: wprowadzić|wprowadzać|wprowadzenie * do * obrót|sprzedaż * bez|wadliwy|niebezpieczny|skażony|skazić|podrobiony|podrobić, nie uwzględnić|uwzględniać|rozpatrzyć|rozpatrywać|przyjąć * reklamacja|skarga|wniosek|odwołanie
-2.5 0: nie uznawać|uznać * reklamacja|zwrot|gwarancja, wyczyścić|czyścić|opróżnić * konto|rachunek|kasa, podwoić|podwajać|potroić|wywindować|windować|śrubować|wyśrubować * cena|opłata|czynsz|marża|rata|stawka
-2.5 0: podnoszenie|podniesienie|podwyższać * cena|opłata|prowizja|czynsz, naliczyć|naliczać|naliczanie|pobrać|pobierać|pobieranie * nienależny|bezprawny|zawyżony|zawyżyć|ukryty|ukryć|opłata * bez
-2.5 0: wyciec|wyciekać * z|od * dane|dać, ujawnić|ujawnienie|udostępnić|udostępnienie * dane|dać * osobowy|klient|pacjent|wrażliwy, odmowa|odmówienie * pomoc|wypłata|zwrot|przyjęcie|odszkodowanie|leczenie|wyjaśnienie|naprawa
-2.5 0: odmówić|odmawiać * odszkodowanie|świadczenie|udostępnienie|informacja|współpraca|wydanie|opublikowanie
-2.5 0: odprowadzać|zrzucać|zrzucić|wypuszczać|wypuścić|wpuszczać|wylać|wlewać|zrzut|spuszczanie|wylewanie * ściek|trucizna|toksyczny|solanka|gnojowica|chemikalia
-2.5 0: zakopać|zakopywać|zakopanie|porzucenie|porzucać|palić|spalać|podrzucać|podrzucić|wywozić * odpad|śmieć|opona|chemikalia|padlina, wytruć, zatruwanie, kłusować, skłusować, betonować, zabetonować, karczować, wykarczować
-2.5 0: ogołocić, ogławiać, wycinanie|wycięcie|wycinka * drzewo|las|puszcza|aleja, zasypać * staw|bagno, rozjeździć|rozjeżdżać, zohydzić, zohydzać, szpecić, zakłócać|zakłócić * cisza|spokój|porządek
-2.5 0: trzymać|przetrzymywać|utrzymywać * pies|koń|zwierzę|świnia * w|bez * warunek|woda|brud|skandaliczny, bić|katować|głodzić|okaleczyć|skatować|porzucić * pies|koń|zwierzę|kot, wysypać * zboże
-2.5 0: zostawić|zostawiać|pozostawić|pozostawienie * bez * pomoc|opieka|środek|informacja|dach|nadzór, zostawić|zostawiać|zostawienie * na * lód|pastwa|lodzie, porzucić|porzucenie * plac|budowa
-2.5 0: zejść|zejście|schodzić * z * plac|budowa, rozgrzebywać, wybudować|postawić|wznieść|budowa|budować * bez * pozwolenie|zezwolenie, zalać|zalewać * beton|fala * hejt
-2.5 0: wznieść|postawić|wybudować * nielegalnie|samowolnie|bezprawnie, trafić|trafiać * na * czarny|lista * lista|ostrzeżenie|sankcyjny|ostrzeżeń, ponieść * zasłużony * kara
-2.5 0: utracić * akredytacja|pozwolenie|dofinansowanie|licencja|koncesja|certyfikat|kontrakt|zezwolenie
-2 0: ustąpić|ustąpienie|ustępować * ze|z * stanowisko|funkcja|urząd, podanie * się * do * dymisja, odejść|odchodzić|odejście * w * niesława|hańba|atmosfera, przegrana|porażka * w * sąd|wybory|wybór|apelacja|głosowanie|referendum
-2 0: przegrać * w * sąd|trybunał|apelacja|referendum, przepłacać, zadłużać, przejeść|przejadać * pieniądz|milion|dotacja|budżet, wydać|wydawać|wydawanie * lekki * ręka, topić|utopić * pieniądz|milion|miliard
-2 0: przepalić|przepalać * pieniądz|milion|budżet, zamrozić|mrozić * inwestycja|płaca|pensja, spijać * śmietanka, dorwać * się * do * władza|koryto, nie dostać * się * do * sejm|rada|parlament|senat|finał|turn|półfinał
-2 0: nie zdobyć|zdobywać * mandat|medal|punkt|podium|poparcie, nie wejść * do * sejm|parlament|finał, przepaść|przepadać * w * wybory|wybór|głosowanie|konkurs, nie przekroczyć * próg, dać * plama
-2 0: zaliczyć * porażka|spadek|blamaż|kompromitacja|plama|upadek, zanotować|odnotować|notować|odnotowanie|zaksięgować * strata|spadek|odpływ|minus|porażka|pogorszenie
-2 0: zakończyć|kończyć|skończyć|zakończenie|zamknąć * strata|fiasko|porażka|klęska|klapa|niczym|minus, przynosić|przynieść|przyniesienie * strata|wstyd|hańba|ujma|rozczarowanie|szkoda, generować|wygenerować * strata|dług
-2 0: stracić|tracić|utrata|strata * kontrakt|zlecenie|certyfikat|akredytacja|płynność|inwestor|wiarygodność|reputacja|dobry * imię, utrata * zaufanie|licencja|koncesja|uprawnienie|klient|pozycja|mandat|stanowisko|prawo
-2 0: wypaść|wypadać * z * rynek|indeks|gra|obieg|łaska, tracić|stracić * na * wartość|giełda|znaczenie|popularność, spaść|spadać * na * dno|koniec|łeb, lecieć|polecieć * na * łeb, lecieć|polecieć * w * dół, szorować * po * dno
-2 0: dołować * na, zaliczyć|zaliczać * zjazd|strata|obsuwa|poślizg|czarny, nie przejść|zaliczyć * audyt|weryfikacja|certyfikacja|egzamin|kontrola|badanie, nie zaliczyć * semestr|rok|matura
-2 0: oblać|oblanie * matura|egzamin|test|sprawdzian, przepisać|przepisywać|skopiować|kopiować * cudzy|bez * źródło|praca, ściągać * na * egzamin|matura, naciągnąć|naciągać * dane|dać|wynik|fakt
-2 0: odwołać|odwołanie|odwoływać|skasować|anulować|kasować * lot|pociąg|kurs|rejs|koncert|zabieg|operacja|wizyta|połączenie * w|bez, odwołać|odwołanie|skasować|anulować * lot|pociąg|kurs|rejs|zabieg|operacja
-2 0: zlikwidować|zawiesić|likwidacja|zawieszenie|obciąć|cięcie * połączenie|kurs|linia|przystanek|oddział, odciąć|odcięcie|odłączyć|odłączenie|wyłączyć|wyłączenie * prąd|woda|gaz|ogrzewanie|dopływ
-2 0: zakręcić|zakręcenie|przykręcić * kurek|woda|gaz, zwlekanie * z, odkładać|odłożyć|przekładać * na * później|półka|święty, zamykanie|zamknięcie|likwidacja * oddział|kopalnia|fabryka|zakład|szkoła|przychodnia|linia
-1 -2: obniżyć|obniżenie|obniżać|ściąć|ścięcie|ciąć|obciąć|cięcie * rating|prognoza|rekomendacja|wycena|ocena * dla, obniżyć|obniżenie|ściąć|obciąć * rating|prognoza|dotacja|subwencja|dofinansowanie
-1 -2: wydać|wydanie * rekomendacja * sprzedawać, przecenić * akcja
1 2: podnieść|podniesienie|podnosić|podwyższyć|podwyższenie * rating|prognoza|rekomendacja|wycena|ocena, wydać * rekomendacja * kupować, zwiększyć|zwiększenie|podwyższyć|podwyższenie * dotacja|dofinansowanie|subwencja|wsparcie
1 -2.5: wykryć|wykrycie|stwierdzić|stwierdzenie|ujawnić|ujawnienie|wykazać|wytknąć|odkryć * uchybienie|nieprawidłowość|naruszenie|nadużycie|zaniedbanie|brak|błąd * w|u
1 -2.5: zarzucać|zarzucenie|zarzucić * łamanie|naruszenie|kłamstwo|niegospodarność|plagiat|mobbing|brak|korupcja
2 -2: ujawnić|ujawnienie|ujawniać|nagłośnić|nagłośnienie|opisać|tropić * afera|nadużycie|przekręt|patologia|skandal * w|u, zdemaskowanie, demaskować
2 -2: nagłośnić|nagłaśniać|piętnować * nieprawidłowość|patologia|afera|zaniedbanie|proceder|niesprawiedliwość
-1.5 -1.5: uziemić, uziemiać, wezwać|wezwanie|wzywać * do * serwis, wycofać|wycofanie|wycofywać * z * obrót|sprzedaż|półka|sklep|ruch|użytek|eksploatacja
2.5 0: zrewolucjonizować, rewolucjonizować, dopracować, opracowanie * szczepionka|lek|terapia, dokonanie * przełom|odkrycie, wyhodować|wyselekcjonować * odporny|nowy, rozszyfrowanie, zrekonstruować, odczytać * nieznany
2.5 0: zidentyfikować|zidentyfikowanie * gen|przyczyna|nieznany, przesunąć * granica, dać|dawać * przykład|szansa|nadzieja|radość, świecić * przykład, przełamać|przełamywać * bariera|tabu|impas|stereotyp|monopol
2.5 0: przetrzeć|przecierać * szlak, wyznaczać|wyznaczyć * standard|trend|kierunek, nie szczędzić * środek|trud, wziąć|brać * na * siebie|się * odpowiedzialność
3 0: zebrać|zbierać|uzbierać|zebranie|zbieranie * na * operacja|rehabilitacja|hospicjum|ofiara|leczenie|pogorzelec, przekazać|przekazanie|podarować|ofiarować * dar|darowizna|żywność|karetka|stypendium|krew
3 0: przekazanie|przekazywać * na * cel|hospicjum|szpital|schronisko|leczenie|pomoc, zapewnić|zapewniać|zapewnienie|dać|dawać * schronienie|opieka|nocleg|dach|azyl|ciepły|posiłek
3 0: udzielić|udzielać|udzielenie|nieść|niesienie * pomoc|schronienie|wsparcie|pociecha, otoczenie * opieka|troska, otoczyć|otaczać * troska|wsparcie|miłość, przyjąć|przyjmować * pod * swój * dach, stanąć|stawać * u * bok
3 0: działać|pracować|działanie * na * rzecz|dobro|dobry, działać|pracować * na * rzecz * chory|ubogi|bezdomny|pokój|niepełnosprawny, wspomożenie, wspieranie
3 0: rozdać|rozdawać|rozdawanie|wydawać * żywność|paczka|posiłek * potrzebujący|potrzebować|ubogi|bezdomny|senior|uchodźca, zafundować|opłacić|sfinansować * leczenie|operacja|obiad|wakacje|stypendium|rehabilitacja
-1 -2.5: wycofać|wycofanie|wycofywać|retrakcja * artykuł|publikacja|praca * naukowy|z|za, retrakcja * artykuł|praca|publikacja, podać|podawać * w * wątpliwość, poddać|poddawać|poddanie * w * wątpliwość|miażdżący|krytyka|ostry
-1 -2.5: zdyskwalifikowanie, zdegradowanie
2.5 -2: wyprzedzenie, pokonanie, prześcignięcie, zdeklasowanie, pozostawić|pozostawiać|zostawić * w * tył|tyle|daleko, pobicie * rekord, wyprzeć|wypierać|wyparcie * z * rynek, wygryźć, zapędzić * w * kozi
2.5 -2: strącić|zrzucić|zepchnąć * z * tron|piedestał|pozycja, odebrać|wydrzeć * rynek|pozycja|lider|zwycięstwo
-2 1: ustąpienie * miejsce|pole, oddać|oddawać|oddanie * pole|pozycja|zwycięstwo|prowadzenie, stracić|tracić|utrata * pozycja|rynek|klient|prowadzenie * na, musieć * uznać * wyższość, uznać|uznanie * wyższość, przeszacowanie
-0.5 -1.5: wstrzymać|wstrzymanie|wstrzymywać * sprzedaż|produkcja|działalność|dostawa|obrót
-1 0: złożyć|złożenie|zrzec|zrzeczenie * mandat, zrezygnować|rezygnacja|rezygnować * z|ze * stanowisko|funkcja|mandat|kandydowanie
1 0: wyjść|wyjście * na * wolność`;

export const PUBLIC_GOOD = `
3: wyrok * uniewinniający|uniewinniać, prawomocny * uniewinnienie, brak * cecha|podstawa * przestępstwo|oskarżenie, nie nosić * znamiona|znamię, kontrola * nie * wykazać|stwierdzić|potwierdzić
3: prokuratura * nie * dopatrzyć|znaleźć|stwierdzić, sąd * przyznać * racja, zarzut * oddalony|nietrafiony|chybiony|niepotwierdzić|bezzasadny|absurdalny, pozew * oddalony|bezzasadny|oddalić
3: skarga * bezzasadny|oddalić|bezpodstawny|niezasadny, niesłusznie * oskarżyć|skazać|pomówić|posądzić|aresztować|zwolnić|ukarać|odwołać, bezpodstawnie * oskarżyć|pomówić|zwolnić|zatrzymać|odwołać
3: wzór * cnota|urzędnik|pracodawca|nauczyciel|sędzia, sumienie * naród, mąż * stan|opatrznościowy, autorytet * moralny, ojciec * sukces, krystalicznie * czysty|uczciwy, krystaliczny
3: bez * skaza|zmaza, cieszyć * się * nieposzlakowany, nieprzekupny, nieprzejednany * wobec * zło
2.5: audyt * bez * uwaga|zastrzeżenie, pozytywny * wynik|opinia|ocena|weryfikacja|rekomendacja * kontrola|audyt|nik|nika|komisja, bez * zastrzeżenie|uwaga * kontrola|inspekcja|sanepid|nik|nika
2.5: wzorowo * przygotowany|prowadzić|zorganizować|wywiązać|przeprowadzić|zdać, reelekcja, druzgocący * zwycięstwo|przewaga|wygrana, miażdżący * zwycięstwo|przewaga|wygrana, historyczny * zwycięstwo|wynik|sukces|rekord|chwila
2.5: pewnie|wysoko|brawurowo * wygrać, większość * bezwzględny|głos, jednomyślnie|jednogłośnie * wybrać|poprzeć|przyjąć|absolutorium, absolutorium * jednogłośny|jednogłośnie
2.5: sprawny * zarządzanie|organizacja|urzędnik|akcja|administracja, dobry * gospodarz|zarządca|sąsiad|duch|praktyka, gospodarny, gospodarność, gospodarnie, gospodarski * ręka, oszczędny, oszczędność * budżet|milion
2.5: propracowniczy, prospołeczny, proekologiczny, samorządowiec * rok, gmina * rok, lider * samorząd|innowacja|eksport|rynek|branża, rekordowy * dywidenda|zamówienie|kontrakt|inwestycja|plon|zbiór|wpływ|dochód|marża
2.5: spektakularny * sukces|wzrost|zwycięstwo|powrót|awans|odbicie|rozwój, imponujący * wynik|wzrost|rozwój|dorobek|kolekcja, dobry * od * oczekiwanie|prognoza, lepszy * od * oczekiwanie|prognoza
2.5: powyżej * oczekiwanie|prognoza|konsensus, powyżej * średni * krajowy, wzrost * marża, czarny * zero, wyjście * na * prosty|plus, na * fala * wznoszący|wznosić, fala * wznoszący|wznosić, złoty * okres|era|czas|wiek
2.5: żyła * złoto, złoty * interes|strzał|jajko, dobra|dobry * koniunktura, bezpieczny * przystań|inwestycja, wypłacalność, płynność * finansowy * dobry|zachować, nadpłynność, samowystarczalny, bezdłużny
2.5: stabilny|solidny * fundament|podstawa|zysk|rating|finanse|partner|pracodawca, bezawaryjnie, bezwypadkowy, bezwypadkowo, niezadłużony, bez * dług|zadłużenie, wolny * od * dług|wada|podejrzenie|pestycyd|antybiotyk
2.5: rzetelny|uczciwy|solidny|godny * firma|partner|kupiec|pracodawca|przedsiębiorca|wykonawca, solidna * firma, rzetelna * firma, przyjazny * pracownik|rodzina|klient|pszczoła|pacjent|urząd|szkoła|przestrzeń|pracodawca
2.5: odpowiedzialny * biznes|społecznie, etyka * biznes, fair * trade, zrównoważony * rozwój|gospodarka, znak * jakość, znak * teraz * polski, teraz * polska * godło, godło * teraz * polska, diament * forbes
2.5: złoty * godło|laur|płatek|spinacz|paragraf|mikrofon, wiarygodny * firma|partner|źródło, wolontariusz * rok, mecenas * sztuka|sport, super * marka, superbrand, symbol * jakość|sukces
2.5: najwyższy|najwyższa|najwyższe|najwyższą|najwyższej|najwyższego|najwyższym * ocena|nota|rating|uznanie|odznaczenie|standard|kategoria, pełna * pula|zaufanie, maksymalny * ocena|nota, celujący, celująco
2.5: ocena * wyróżniający|wyróżniać|celujący|wybitny, cum * laude, z * czerwony * pasek, czerwony * pasek, świadectwo * z * wyróżnienie|pasek, prymuska, olimpijczyk, stypendystka, primus
2.5: najlepszy|najlepsza|najlepsze|najlepszego|najlepszą|najlepszym|najlepszych * uczelnia|szkoła|szpital|liceum|drużyna|bank|wynik|firma|inwestycja * w|roku, złota * tarcza|szkoła|setka, złoty * tarcza
2.5: ranking * perspektywa * pierwszy, wysoki * zdawalność|frekwencja|pozycja|lokata|wydajność|skuteczność|uznanie|rating, wysoko * oceniać|ocenić|cenić|notować, doceniony * przez, najczęściej * wybierać|cytować|polecać
2.5: światowej|światowy * sława|renoma|czołówka, o * światowy * sława|renoma, międzynarodowy * uznanie|sława|renoma|sukces, cytowany|cytowana|cytowani * na * świat, przełom * w * medycyna|leczenie|nauka|badanie
2.5: przełomowe|przełomowy * odkrycie|badanie|terapia|technologia|wynalazek|publikacja, kamień * milowy, kamienie * milowe, milowy * krok, polski * nobel, nagroda * nobel|fundacja|rektor|minister|prezydent|premier|prezes, noblista
2.5: noblistka, światowy|europejski * rekord, unikat|unikatowy * na * skala, jedyny|pierwszy * na * świat, pierwszy * taki * w|na, prekursor, prekursorka, pionierka, ojciec * polski|założyciel, wynalazca, wynalazczyni, odkrywca
2.5: odkrywczyni, odkrywczy
2: cenna * inicjatywa, cenny * inicjatywa|wskazówka|znalezisko|odkrycie|wkład|lekcja, szczytny|szlachetny * cel|idea|inicjatywa|gest, piękny * gest|inicjatywa|akcja|postawa|jubileusz, wzruszający * gest|podziękowanie
2: gest * solidarność|dobry * wola|serce, dobry * wola|uczynek, odruch * serce, porywy * serce, poryw * serce, gorący * serce, ludzie * dobry * wola, dzieło * miłosierdzie|życie, miłosierdzie, miłosierny, samarytanin
2: dobry * samarytanin, opiekun * ubogi|bezdomny, przyjaciel * zwierzę|dziecko|pies|szkoła, kawaler * order * uśmiech, order * uśmiech
2: na * rzecz * potrzebujący|potrzebować|bezdomny|ubogi|chory|niepełnosprawny|hospicjum, charytatywny * bieg|koncert|aukcja|bal|mecz|akcja, z * pomoc * przyjść|ruszyć|pospieszyć
2: bezpłatny|darmowy * porada|badanie|konsultacja|szczepienie|posiłek|podręcznik|komunikacja, bratni * dusza|pomoc, solidarnie * wspierać|pomagać, solidarność * z, przyjaźnie * nastawić, bezkonfliktowy, ugodowy
2: koncyliacyjny, pojednawczy, dialog * z * mieszkaniec|związek|pracownik, konsultacja * z * mieszkaniec, pracowicie, skrupulatność, skrupulatnie, gorliwie, rzeczowość, merytoryczność, prostolinijny, praworządność
2: samodzielność * myśl, wzorowy * uczeń|obywatel|służba|kierowca|gospodarstwo|pracodawca, bezstronnie, niezawisły, niezawisłość, apolityczny, bezpartyjny * fachowiec|ekspert, z * krew * i * kość, państwowiec, patriota|patriot
2: patriotka, patriotyzm, obrońca * prawo|prawa|wolność|konstytucja|demokracja|przyroda|zwierzę|ubogi|polskość, obrończyni * prawo|prawa, orędownik, orędowniczka, rzecznik * pokrzywdzony|pokój|słaby
2: bojownik * o * wolność|prawo|niepodległość, zasłużony * dla, zasłużona * dla, wielce * zasłużony, sprawiedliwy * wśród * naród, niezłomność, bezkompromisowość * w, wybawicielka, wybawiciel, zbawca, dobrodziej, dobrodziejka
2: punktualność * pociąg|rekordowy, nowoczesny * flota|tabor|technologia|szpital|sprzęt, najnowocześniejszy, energooszczędny, oszczędny * w, czysty * energia|powietrze|woda, ekologicznie, niskoemisyjny, pasywny * budynek
2: biodegradowalny, zdrowy * żywność|produkt, naturalny * skład, bezpieczny * żywność|dostawa, najwyższej * jakość|klasa|próba, obfity * plon|zbiór, urodzajny, ekologiczny * gospodarstwo|uprawa|żywność, tradycyjny * receptura|smak
2: agroliga, rolnik * rok, wzorowy * rolnik, championka, czempionat * wygrać, superczempion, strzał * na * dziesiątka, trafiony|trafić * inwestycja|decyzja|zakup|transfer, trafna * decyzja, trafny * decyzja|diagnoza|wybór|prognoza
2: słuszny * decyzja|krok|kierunek|wybór, rozsądny * kompromis|decyzja|propozycja, dobry * krok|zmiana|znak|wróżba|decyzja, krok * w * dobry * kierunek, dobry|świetny|znakomity * wiadomość
2: wyczekiwany|wyczekiwać * sukces|zwycięstwo, ku * radość|zadowolenie * mieszkaniec|kibic|klient|rodzic, z * aplauz|entuzjazm|uznanie * przyjąć|spotkać, spotkać * się * z * aprobata|uznanie|entuzjazm|sympatia|poparcie
2: duże|duży|szeroki|ogromny * uznanie|poparcie|zaufanie|popularność, aprobata, w * doskonały|świetny|dobry * kondycja|forma|stan * finansowy`;

export const PUBLIC_BAD = `
3: ława * oskarżony, grupa * przestępczy, zorganizowany|zorganizować * przestępczość, organizacja * przestępczy, powiązany|powiązana|powiązani|powiązanie|układ|kontakt * z * mafia|gangster|gang|przestępca
3: działalność * szpiegowski|przestępczy|nielegalny, proceder, szajka, herszt, hersztka, boss * mafia|gang, mafioso, fałszywy * dokument|oświadczenie|alarm|recepta|paszport|banknot
3: sfałszowany|sfałszować|podrobiony|podrobić * podpis|dokument|dyplom|faktura|wynik|certyfikat|recepta, pusta|pusty * faktura, karuzela|karuzel * vat, mafia * vat|paliwowy|śmieciowy|lekowy|mieszkaniowy
3: oszustwo * podatkowy|na * szkoda, przestępstwo * skarbowy|gospodarczy|korupcyjny, szpieg, szpiegostwo, dywersant, sabotażysta, sabotaż, agent * rosyjski|wpływ|obcy|sb, tajny * współpracownik, ludobójca, ludobójstwo, terrorysta
3: terrorystyczny, zamachowiec, zamach * na * demokracja|wolność|sąd, bezprawie * i, sutener, alfons, stręczyciel, pedofilski, porywacz, kidnaper, truciciel, podżegacz, prowokator, szantażysta, kłusownik, kłusownictwo
3: trująca|trujący * substancja|odpad|chmura, mord, mordercze|morderczy * warunek, rzeźnik * z, kat * z|rodzina, oprych, bandzior, bandycki, rzezimieszek, hultaj, złoczyńca, degenerat, zwyrodnialec, damski * bokser
3: damskiego * boksera, krwawy * reżim|dyktator
2.5: pod * lupa * prokuratura|prokurator|cba|nik|nika|uokik|urząd|śledczy|skarbówka|policja|komisja, na * celownik|celowniku * prokuratura|uokik|cba|skarbówka|śledczy|komisja|inspekcja, na * dywanik, na * bakier * z * prawo
2.5: konflikt|kolizja|zatarg * z * prawo, sprawa * trafić * do * prokuratura|sąd|rzecznik|śledczy, zawiadomienie * do * prokuratura
2.5: postępowanie * dyscyplinarny|antymonopolowy|karny|upadłościowy|egzekucyjny|karnoskarbowy|lustracyjny, sprawa * dyscyplinarny|karny, kłamca * lustracyjny, kłamstwo * lustracyjny, odpowiedzialność * karny|dyscyplinarny
2.5: zarząd * komisaryczny, przymusowy * restrukturyzacja|likwidacja|zarząd, syndyk, masa * upadłościowy, egzekucja * komorniczy, licytacja * komorniczy, wejście|nalot * cba|abw|skarbówka, nalot * policja|inspekcja|celnik|na
2.5: wyrok * niekorzystny|skazywać, list * ostrzeżenie, europejski|czerwony * nakaz|nota * aresztowanie|interpol, tymczasowy * aresztowanie, trzy * miesiąc * areszt, kara * łączny|bezwzględny|surowy|dotkliwy|maksymalny|rekordowy
2.5: lista * ostrzeżenie|ostrzeżeń, lista * dłużnik|wstyd|hańba|sankcyjny, dłużnik, dłużniczka, alimenciarz, niealimentacja, gigantyczny|ogromny|wielomilionowy|rekordowy|potężny * strata|dług|zadłużenie|kara|deficyt|manko, manko
2.5: dziura * w * kasa|finanse|budżet, drugie * dno, drugi * dno, księgowość * kreatywny, kreatywny * księgowość, fikcyjny * faktura|zatrudnienie|etat|umowa|firma|sprzedaż|meldunek, piramida * oszustwo, wydmuszka|wydmuszek
2.5: parabank, toksyczny * kredyt|opcja|aktywo|polisa|dług, missselling, misselling, polisolokata, insider * trading, manipulacja * kurs|giełdowy|akcja, słup * podstawić, firma * krzak, raj * podatkowy
2.5: optymalizacja * podatkowy * agresywny, unikanie * podatek|opodatkowanie|odpowiedzialność|płacenie, abuzywność, lista * klauzula * niedozwolony, nieuczciwy * warunek|sprzedawca|pośrednik|deweloper, nieuczciwa * konkurencja
2.5: praktyka * monopolistyczny|nieuczciwy|ograniczać, zmowa * przetargowy|milczenie, nadużycie * pozycja * dominujący|dominować, żerowanie, zakazana|zakazany * praktyka|reklama|substancja|pestycyd|środek, greenwashing, ekościema
2.5: mylący|mylić * reklama|oznaczenie|etykieta, ukryty|ukryć|ukryta * reklama|opłata|marża, szrot, akcja * serwisowy|nawrotowy|przywoławczy, wada * fabryczny|ukryty|ukryć|konstrukcyjny|prawny
2.5: masowy * awaria|wycofanie|reklamacja|skarga, lawina|wysyp|seria|fala|grad * skarga|pozew|reklamacja|krytyka|oskarżenie|awaria|wpadka|błąd|porażka, naruszenie * zbiorowy * interes
2.5: naruszenie * prawo|prawa * konsument|pracowniczy|pacjent|autorski, rażący|razić * naruszenie|zaniedbanie|błąd|niedbalstwo|niegospodarność, rażące * zaniedbanie|naruszenie|błąd
2.5: poważny * uchybienie|nieprawidłowość|zaniedbanie|błąd|zastrzeżenie|zarzut, szereg|lista|mnóstwo * nieprawidłowość|uchybienie|błąd|zaniedbanie|zarzut, miażdżący * raport|krytyka|ocena|recenzja|wynik * kontrola|nik|nika
2.5: druzgocący * raport|krytyka|ocena|porażka|klęska|wniosek, negatywny * ocena|opinia|wynik|weryfikacja|rekomendacja * nik|nika|kontrola|rio|komisja, bez * absolutorium|akredytacja|koncesja|atest|badanie
2.5: wbrew * prawo|przepis|zakaz|ustawa|konstytucja|wola|regulamin, z * naruszenie * prawo|przepis|procedura, niezgodnie * z * prawo|przepis|umowa|konstytucja|przeznaczenie, niezgodny * z * prawo|konstytucja|umowa|statut|plan
2.5: sprzeczny * z * prawo|konstytucja|interes, niekonstytucyjny, niekonstytucyjność, bezprawne|bezprawny * decyzja|działanie|zwolnienie|użycie, nieważność * uchwała|decyzja|umowa, samowolka * budowlany
2.5: katastrofa * budowlany|ekologiczny, marnotrawienie, rozrzutność, rozrzutny, rozrzutnie, gigantomania, pieniądz * wyrzucić * w * błoto, wyrzucanie * pieniądz, skok * na * kasa|stanowisko|sąd, ośmiorniczka, taśmy * prawda
2.5: republika * kolesi, tłusty * kot, tłuste * koty, partyjniactwo, partyjny * nominat|kacyk|nominacja|skok, nominat, kacyk, baron * partyjny, aparatczyk, koniunkturalista, koniunkturalizm, oportunista, oportunizm, populista
2.5: populistka, populizm, populistyczny, demagog, demagogia, demagogiczny, warchoł, warcholstwo, pieniactwo, pieniacki, awanturnictwo, frazes, kiełbasa * wyborczy, bez * pokrycie
2.5: czek * bez, zdrada * narodowy|stan, targowica, targowiczanin, sprzedawczyk, renegat, łamistrajk, butny * wypowiedź|zachowanie, seksistowski * wypowiedź|żart|reklama, haniebny * wypowiedź|słowo|zachowanie|czyn|decyzja
2.5: skandaliczny * wypowiedź|słowo|zachowanie|decyzja|traktowanie, niefortunny * wypowiedź|decyzja|słowo, mowa * nienawiść, antydemokratyczny, antypracowniczy, nieliberalny * autorytarny, autorytarny, autorytaryzm, totalitarny
2.5: reżimowy, propagandysta, propagandzista
2: atmosfera * skandal|podejrzenie|zastraszenie|strach, w * niesława, w * atmosfera * skandal, cień * afera|skandal|wątpliwość, zepsuty|zepsuta|zepsuć * reputacja|opinia, nadszarpnięty|nadszarpnąć * reputacja|zaufanie|wizerunek
2: kryzys * wizerunkowy|zaufanie|przywództwo, wizerunkowy * wpadka|katastrofa|porażka|strata, utrata * twarz|wiarygodność|wizerunek, spadek * popularność|notowanie|poparcie
2: niżej|poniżej * oczekiwanie|prognoza|próg|standard|średni, gorszy * od * oczekiwanie|prognoza|rok, rozczarowujący|rozczarowywać * wynik|sprzedaż|prognoza|debiut|sezon
2: słaby * wynik|sprzedaż|kwartał|sezon|debiut|ogniwo|strona|zarządzanie, na * minus * zakończyć, ujemny * kapitał|wynik|saldo|bilans, kurs * na * dno, czarna * seria, równia * pochyły, na * równia * pochyły
2: chybiony|chybić * inwestycja|decyzja|zakup|transfer|pomysł, nietrafiony|nietrafić * inwestycja|decyzja|zakup|transfer|pomysł, zła|zły * decyzja|zarządzanie|gospodarka|nadzór|organizacja|inwestycja|zamiar|traktowanie|wola
2: złe * zarządzanie, błędny * decyzja|diagnoza|inwestycja|założenie, nieprzemyślany|nieprzemyśleć, pochopny, pochopnie, niegospodarnie, niegospodarny, krótkowzroczny, krótkowzroczność
2: przewlekłość * postępowanie, bierność, bezczynność * urząd|organ|wójt|prokuratura|policja|sąd, bezczynność, tumiwisizm, biurokratyczny, biurokrata, urzędas, urzędniczy * absurd|opieszałość|bezduszność|błąd
2: nadgorliwy, nadgorliwość, kolejny * opóźnienie|wpadka|afera|awaria|kara|zarzut|skandal, wielki * nieobecny, biały * słoń, przewartościowany|przewartościowana|przewartościowane, zabałaganiony|zabałaganić, zapuszczony
2: grozić * zawalenie|katastrofa, grozić * wybuch|skażenie, betonoza, patodeweloperka|patodeweloperek, kurnik * mieszkanie, truciciel * rzeka
2: dzikie|dziki * wysypisko|prywatyzacja|reprywatyzacja|lokator, nielegalne|nielegalny * wysypisko|składowisko|wycinka|wycinek|zatrudnienie|sprzedaż|hodowla|ubój, skażenie * rzeka|woda|gleba
2: wyciek * chemikalia|ropa|amoniak|ścieki, kopciuch, smród * z, uciążliwość * zapachowy, rakotwórczość, przekroczenie * dopuszczalny|limit, zanieczyszczenie * rzeka|środowisko|woda, śnięta|śnięty * ryba, padlina
2: chów * klatkowy, pseudohodowca|pseudohodowiec, pseudonauka, pseudonaukowy, pseudonaukowiec, fabrykowanie|fałszowanie|zmanipulowanie * dane|dać|wynik, nierzetelność * naukowy|badawczy, plagiatowy, ghostwriting
2: papiernia * artykuł, drapieżny * czasopismo|wydawca, punktoza, szuria, szur, antynaukowy, teoria * spiskowy, foliarz, dyplom * kupić|lewy, uczelnia * krzak, repetent, wagarowicz, ściąganie * na, dyplomowana|dyplomowany * nieuk
2: ekskomunika, suspensa, zgorszenie * publiczny, tuszowanie * pedofilia|molestowanie|sprawa|afera, rozwiązły, hulaka, hulaszczy, bezeceństwo, niemoralność, skandal * obyczajowy|korupcyjny|finansowy|seksualny
2: kontrowersyjny * decyzja|wypowiedź|inwestycja|postać, zakłamanie, paraliż * lotnisko|kolej|miasto|ruch|szpital, kompletny|totalny|całkowity * chaos|paraliż|brak|porażka|klapa|blamaż, zatłoczony|zatłoczyć * pociąg|wagon|autobus
2: brudny * wagon|pociąg|toaleta, wysłużony * tabor|pociąg, trumna * na * kółko, latający|latająca|latać * trumna, niewypłacony|niewypłacić * pensja|wynagrodzenie|premia
2: zaległy|zalec|zaległa * pensja|wynagrodzenie|wypłata|podatek|składka|czynsz, umowa * śmieciowy, praca * na * przymusowy|niewolniczy, niewolniczy, niewolnictwo, nadzorca * niewolnik, antyzwiązkowy
2: strajk * ostrzegawczy|generalny|włoski|głodowy, pogotowie * strajkowy, protest * głodowy|pracownik|załoga|mieszkaniec|rolnik, niegodny * urząd|zawód|sędzia|lekarz|polityk|zaufanie, niegodnie, niegodziwy, niegodziwość
2: niegodziwiec, uchybiać|uchybić * godność, naruszenie * etyka|godność|dobro|dobry|tajemnica, sprzeniewierzenie * się, wątpliwej|wątpliwy * reputacja|jakość|legalność|sława, o * wątpliwy * reputacja
2: podejrzany * interes|typ|transakcja|przetarg|zakup|spółka, osoba * karany, karany * za, karana * za, wielokrotnie * karać|notować, notowany * za|przez * policja
2: poszukiwany|poszukiwana|poszukiwanego|poszukiwanej|poszukiwani * list|za|interpol, zbiegły, nietrzeźwa, w * sztok, pijacki, kierowca * pijany, pijany * kierowca|kierowczyni|traktorzysta|motorniczy|lekarz|policjant
2: brawurowo * jechać, drogowy * bandyta, drogowy * bandytyzm, szaleniec * drogowy, awanturniczy, chuligański, chuligaństwo, kibolski`;
