/**
 * Own phrases of news, law and trade about people and firms; the trained model knows reviews best. `strength: phrase, phrase…`
 * A phrase is a sequence of lemmas: `a|b` are alternatives, `*` leaves room for up to three words.
 */
export const POSITIVE = `3.5: nie znać * nikt, nie spotkać * nikt
4: oczyszczony * z * zarzut, oczyścić * z * zarzut
3: nie potwierdzić * się * zarzut, uniewinnienie, uniewinnić, zarzut * nie potwierdzić, zarzut|oskarżenie * bezpodstawny|nieprawdziwy|fałszywy
2.5: gratulacja, gratulować, odebrać * nagroda|wyróżnienie|medal|statuetka, rekordowy * zysk|wynik|sprzedaż|przychód
2.5: sprzedaż|zysk|przychód|zaufanie * wzrosnąć, umorzyć * śledztwo|postępowanie|sprawa, wzrosnąć * o
2: bez * problem|zastrzeżenie|zarzut, bezinteresownie, bezinteresowny, bezpodstawny * zarzut|oskarżenie, bić|pobić * na * głowa, bohater, brawo
2: certyfikat, chapeau, cieszyć * się * zaufanie|uznanie|szacunek|renoma|opinia, czapka * z * głowa, czołówka * ranking, darowizna, dementować
2: doskonale, doskonały, dotrzymać * słowo|termin|obietnica, dotrzymywać * słowo|termin|obietnica, dziękować, fachowość, fantastyczny, fenomenalny
2: genialny, godny * polecenie|zaufanie|uwaga, godny zaufania, hojny, honorowy obywatel, imponować, imponujący, jeden * z * dobry|najlepszy
2: jeden tchem|dech, jednym tchem, kapitalny, klasa * sam * w|dla, laureat, laureatka, mistrz, mistrzostwo, nagroda, nagrodzić, nagrodzony, najlepszy
2: niewinność, niewinny, niezastąpiony, niezawodny, niezrównany, oddalić * pozew|zarzut|skarga, odwaga, odważny, oklask, oklaskiwać, owacja
2: perfekcyjnie, perfekcyjny, pierwszy * miejsce, pobić * rekord, podziękowanie, polecać, polecić
2: pomagać * ofiara|potrzebujący|dziecko|chory|uchodźca|bezdomny, pomóc * bezinteresownie, pomóc * ofiara|potrzebujący|dziecko|chory|uchodźca|bezdomny
2: przekazać * milion|tysiąc|hospicjum|szpital|schronisko|potrzebujący, rewelacja, rewelacyjnie, rewelacyjny
2: robić * świetny|dobry|wspaniały * robota|praca, rosnąć * zysk|sprzedaż|przychód|zaufanie|popularność, rzetelność, solidnie
2: sprawiedliwość * zwyciężyć, strzał * w * dziesiątka, strzec|bronić * prawo|słabszy, stypendium, sukces, szczerze polecać, triumf, triumfować
2: tytuł * honorowy, uczciwość, ukłon, uratować, uwielbiać, warto, wesprzeć * potrzebujący|dziecko|hospicjum|szpital|uczeń, wielki * brawo, wpływowy
2: wspaniały, wybitny, wycofać * zarzut|oskarżenie, wygrana, wygrać * proces|przetarg|konkurs|wybory|sprawa|plebiscyt
2: wyjść|wychodzić * na * prosty|prosta, wyróżnienie, wyróżnić, wzrost * zysk|przychód|sprzedaż, wśród * najlepszy|dobry, zachwycać, zachwycić
2: zachwycony, zachwycony|zachwyt, zachwyt, zadowolić, zadowolony, zaszczyt, zaszczytny, zasługa, zatriumfować, zaufać, zdać * egzamin
2: zdobyć * nagroda|medal|tytuł|certyfikat|uznanie|mistrzostwo, zdobyć * puchar|stypendium|złoto|srebro|brąz|podium|grant, znakomicie, znakomity
2: zwycięzca, zwyciężyć, zysk|sprzedaż|przychód * wzrosnąć|rosnąć, świetnie, świetny
1.5: autorytet, awans, awansować, bohaterski, ceniony, charytatywny, chwalić
1.5: człowiek|firma|marka|pracodawca|produkt|lider|architekt|lekarz|nauczyciel|książka * rok, doceniać, docenić, ekspert, fachowiec, fachowy
1.5: innowacyjny, jubileusz, lider, miły, najwyższy|wysoki * ocena|jakość|poziom|nota, od * ręka, odznaczony, odznaczyć, order|medal, pasja, pochwalić
1.5: podium, pomocny, pozytywny * opinia|ocena|recenzja, prestiżowy, profesjonalizm, profesjonalny, przekazać * na * cel charytatywny, przełom
1.5: przełomowy, przyjazny, ratować, rekord * sprzedaż, renoma, rzetelny, solidny, społecznik, sprawnie, stypendysta, sympatyczny, szacunek, talent
1.5: terminowo, uczciwy, ulubiony, uprzejmy, utalentowany, uznanie, wdzięczny, woleć, wygrać, wzorowy, wzór, zasłużony, zasłużyć, zaufanie * klient
1.5: zwycięstwo, zyskać * zaufanie|uznanie|popularność|klient, życzliwy`;

export const NEGATIVE = `3: moja|mój noga * nie * postać|postanąć, runąć, skompromitowany, skompromitować, sucha|suchy nitka
2.5: afera, cba|cbś|cbśp|abw * zatrzymać, kara * mln|milion|tys|tysiąc|zł|złoty|pieniężny, korupcja, korupcyjny, nie polecać, nie polecić, odradzać
2.5: odradzić, oszukać, oszukiwać, oszust, oszustka, oszustwo, po * pijany, pod * wpływ * alkohol|narkotyk, skandal, wyciec * dane, wyciekać|wyciec
2.5: wyłudzać, wyłudzenie, wyłudzić, łapówka, łapówkarstwo
2: akcja|kurs|notowanie|sprzedaż|zysk * spaść|runąć|spadać, akt * oskarżenie, areszt, aresztować, arogancja, arogancki, awaria, bankructwo, bałagan
2: bez odprawa, bezczelny, beznadziejnie, beznadziejny, bojkot, bojkotować, brak * kontakt, brak * odpowiedź|profesjonalizm|kompetencja|szacunek
2: bubel, bzdura, błąd * lekarski|medyczny, chamski, chamstwo, chaos, cofnąć * zezwolenie|licencja|koncesja|dotacja, cwaniak, defraudacja, dno, dramat
2: drożyzna, dyscyplinarny, dyskryminacja, dyskryminować, fatalnie, fatalny, fałszerstwo, fałszować, fiasko, fuszerka, grozić, groźba, grzywna, hejt
2: hejter, hochsztapler, ignorować, jak ogień, kara * finansowy|grzywna|umowny, kiepski, kiepsko, klapa, klęska, kombinator, kompromitacja
2: konflikt * interes, koszmar, koszmarny, kradzież, krętacz, kłamać, kłamca, kłamstwo, kłopot, lekceważyć, leniwy, lipa, list * gończy, lobbować
2: mandat, marny, masakra, mobbing, mobbować, molestowanie, molestować, nabić * w * butelka, naciągacz, naciągać, nadużycie, nadużywać, najgorszy
2: naruszenie, naruszyć, nałożyć * kara|grzywna, nepotyzm, nie dotrzymać, nie dotrzymywać, nie odbierać * telefon, nie odpisywać
2: nie odpowiadać * na * mail|pytanie|wiadomość|telefon, nie przeprosić, nie płacić, nie reagować, nie sposób, nie wypłacić
2: nie wywiązać|wywiązywać * się, nie zapłacić, nie zostawiać * sucha|suchy nitka, niegospodarność, niekompetencja, niekompetentny, niemiły
2: nieporozumienie, nieprawidłowość, nieprofesjonalny, nierzetelny, nierób, niesolidny, nieuczciwy, nieuprzejmy, niewypłacalność, niewypłacalny
2: niszczyć, nuda, nudny, nędzny, obrazić, obrażać, oburzający, oburzenie, oburzony, odebrać * uprawnienie|licencja|koncesja|prawo, odpaść, odwołać
2: odwołać * ze stanowisko, ofiara * oszustwo|przemoc|mobbing, okraść, okropny, okłamać, okłamywać, omijać, omijać * szeroki|daleko, opryskliwy
2: opóźnić, oskarżać, oskarżony, oskarżyć, ostrzec * przed, ostrzegać * przed, partacz, pieniądz * w * błoto, pijany, plagiat
2: podać * się * do * dymisja, podejrzany, podejrzewać, podrobić, pomówienie, porażka, porysować, postawić * zarzut, poszukiwać * policja
2: potraktować * jak, potępiać, potępić, pozbawienie * wolność, pozwać, pranie * pieniądz, protest * przeciw|przeciwko, protestować, przegrać
2: przekręt, przemoc, przywłaszczenie, przywłaszczyć, psuć, rasista, rasistowski, rok * pozbawić|więzienie, rozczarowanie, rozczarowany, rozczarować
2: sfałszować, skandaliczny, skarga, skarżyć * się, skazany, skazać, skażenie, spadek * sprzedaż|zysk|przychód|zaufanie, spartaczyć
2: spowodować * wypadek|kolizja|szkoda|katastrofa, sprzeniewierzyć, spóźniać, spóźnić, stek, stracić * pieniądz|oszczędność|zaufanie
2: strata * czas|pieniądz, szajs, szarlatan, szeroki łuk, szkalować, słaby, tandeta, trafić * do * areszt|więzienie, tragedia, tragiczny, truć
2: trzymać * się * z daleka, tymczasowy areszt, tąpnąć, udawać, ukarany, ukarać, ukraść, unieważnić, unikać, upadłość, ustawić * przetarg, usterka
2: usłyszeć * zarzut, wadliwy, wałek, wina * ponosić, winny, więzienie, wprowadzać * w * błąd, wprowadzić * w * błąd, wulgarny, wyciek * dane
2: wygwizdać, wykorzystywać, wypaść * fatalnie|słabo|źle|blado, wyprowadzać * pieniądz|majątek, wyprowadzić * pieniądz|majątek, wyrok, wyzysk
2: wyzyskiwać, zakaz * wykonywać|prowadzić, zalegać, zamykać * fabryka|zakład|sklep, zanieczyścić, zaniedbanie, zaniedbać, zarzucać, zarzucić
2: zastraszać, zastraszyć, zatruć, zatrzymać * pod * zarzut, zatrzymać * przez * policja|cba|cbś|abw
2: zatrzymać|zatrzymywać * cba|cbś|cbśp|abw|policja|funkcjonariusz, zawieść, zawinić, zbankrutować, zbyć, zdefraudować, zdzierać, zdzierstwo, zepsuć
2: zignorować, zlekceważyć, zmowa, zniesławienie, zniesławić, zniszczony, zniszczyć, zwalniać * pracownik|osoba|ludzie|człowiek, zwolnienie * grupowy
2: zwolnić * dyscyplinarnie, zwolnić * pracownik|osoba|ludzie, złamać * obietnica|prawo|przepis|umowa, złodziej, łamać * prawo|przepis|konstytucja
2: śledztwo * w * sprawa, żart, żenada, żenujący, żerować
1.5: atakować, dochodzenie, dymisja, dług, komornik, kontrola * wykazać, kontrowersja, kontrowersyjny, krytyka, krytykować, nielegalnie, nielegalny
1.5: niestety, oburzyć, odwołany, opóźnienie, oskarżenie, pozew, prokuratura, reklamacja, skrytykować, strata * finansowy, uważać * na, wierzyciel
1.5: wstyd, zadłużenie, zaniepokojenie, zarzut, śledztwo`;

export const NEUTRAL = `1: dziękować * pan|pani * poseł|posłanka|senator|minister|marszałek|premier|przewodniczący|radny, zaszczyt * przedstawić, przyjemność * przedstawić, absolwent, adres, akcja * kosztować, autor * projekt|książka|artykuł|zdjęcie, kadencja, mieszkać, opowiadać, opublikować * raport
1: otwierać * sklep|filia|oddział|salon, poinformować, poprowadzić * debata|spotkanie|koncert|warsztat|zajęcie, powiedzieć
1: prowadzić * debata|spotkanie|zajęcia, prowadzić * pracownia|firma|gabinet|kancelaria, rejestr, rozmowa * ukazać, siedziba, siedziba * w
1: spotkanie * odbyć, studiować, uczestniczyć, udziałowiec, ukazać * się, ukończyć * studia|studium, umowa * podpisać, urodzić, walny zgromadzenie
1: według * rejestr, zatrudniać, zgodnie * z * krs, zgromadzenie * odbyć`;
