/**
 * Own rules of news, law and trade about people and firms: the trained model knows reviews best. Entries are sequences of
 * lemmas (`a|b` alternatives, `*` up to two words between); the strength adds to the model's logit of the label.
 */
export type Phrase = { words: string[][]; gap: boolean[]; label: 'positive' | 'negative' | 'neutral'; strength: number };

const POSITIVE = `3 uniewinnić
3 uniewinnienie
4 oczyścić * z * zarzut
4 oczyszczony * z * zarzut
2.5 umorzyć * śledztwo|postępowanie|sprawa
2 nagroda
2 nagrodzić
2 nagrodzony
2.5 odebrać * nagroda|wyróżnienie|medal|statuetka
2 wyróżnienie
2 wyróżnić
2 laureat
2 laureatka
2 zwycięzca
2 zwyciężyć
1.5 zwycięstwo
1.5 wygrać
2 zdobyć * nagroda|medal|tytuł|certyfikat|uznanie|mistrzostwo
2.5 rekordowy * zysk|wynik|sprzedaż|przychód
1.5 rekord * sprzedaż
2 wzrost * zysk|przychód|sprzedaż
2 polecać
2 polecić
2 godny * polecenie|zaufanie|uwaga
2.5 gratulacja
2.5 gratulować
2 brawo
2 zachwycić
2 zachwycać
2 zachwycony
2 zachwycony|zachwyt
2 zadowolony
2 zadowolić
2 rewelacja
2 rewelacyjny
2 znakomity
2 znakomicie
2 świetny
2 świetnie
2 wspaniały
2 doskonały
2 doskonale
1.5 profesjonalny
1.5 profesjonalizm
1.5 fachowiec
1.5 fachowy
1.5 rzetelny
1.5 uczciwy
2 dziękować
2 podziękowanie
1.5 wdzięczny
2 oklaskiwać
2 oklask
2 owacja
1.5 chwalić
1.5 pochwalić
1.5 doceniać
1.5 docenić
1.5 uznanie
1.5 ceniony
1.5 zasłużony
1.5 wzór
2 sukces
2 pomagać * ofiara|potrzebujący|dziecko|chory|uchodźca|bezdomny
2 pomóc * ofiara|potrzebujący|dziecko|chory|uchodźca|bezdomny
2 uratować
1.5 ratować
2 bohater
1.5 bohaterski
1.5 społecznik
2 jeden * z * dobry|najlepszy
2 wśród * najlepszy|dobry
2 najlepszy
1.5 lider
1.5 innowacyjny
1.5 przyjazny
1.5 prestiżowy
1.5 przekazać * na * cel charytatywny
1.5 charytatywny
2 mistrz
1.5 ulubiony
1.5 najwyższy|wysoki * ocena|jakość|poziom|nota
1.5 zaufanie * klient
2 zdać * egzamin
1.5 odznaczyć
1.5 odznaczony
1.5 order|medal
1.5 pozytywny * opinia|ocena|recenzja
2 tytuł * honorowy
2 honorowy obywatel
2 pierwszy * miejsce
2 czołówka * ranking
1.5 podium
2 triumf
2 triumfować
2 zatriumfować
1.5 człowiek|firma|marka|pracodawca|produkt|lider|architekt|lekarz|nauczyciel|książka * rok
2 przekazać * milion|tysiąc|hospicjum|szpital|schronisko|potrzebujący
2 darowizna
2 wesprzeć * potrzebujący|dziecko|hospicjum|szpital|uczeń
2 certyfikat
1.5 solidny
2 solidnie
2 jednym tchem
2 jeden tchem|dech
2 kapitalny
2 genialny
2 rewelacyjnie
2 fantastyczny
2 fenomenalny
2 wybitny
2 imponujący
2 imponować
2 zachwyt
2 niezawodny
1.5 sprawnie
1.5 terminowo
1.5 uprzejmy
1.5 życzliwy
1.5 pomocny
1.5 miły
1.5 sympatyczny
2 szczerze polecać
2 warto
2 godny zaufania
2.5 wzrosnąć * o
2 rosnąć * zysk|sprzedaż|przychód|zaufanie|popularność
2 zysk|sprzedaż|przychód * wzrosnąć|rosnąć
2.5 sprzedaż|zysk|przychód|zaufanie * wzrosnąć
1.5 zyskać * zaufanie|uznanie|popularność|klient
2 dotrzymywać * słowo|termin|obietnica
2 dotrzymać * słowo|termin|obietnica
2 zaufać
2 cieszyć * się * zaufanie|uznanie|szacunek|renoma|opinia
1.5 szacunek
1.5 renoma
1.5 autorytet
2 klasa * sam * w|dla
2 strzał * w * dziesiątka
2 czapka * z * głowa
2 chapeau
2 ukłon
2 wielki * brawo
2 perfekcyjny
2 perfekcyjnie
1.5 pasja
1.5 talent
1.5 utalentowany
2 pomóc * bezinteresownie
2 bezinteresowny
2 bezinteresownie
2 odwaga
2 odważny
1.5 przełomowy
1.5 przełom
2 robić * świetny|dobry|wspaniały * robota|praca
2 wygrać * proces|przetarg|konkurs|wybory|sprawa|plebiscyt
2 wygrana
1.5 awansować
1.5 awans
2 zaszczyt
2 zaszczytny
1.5 jubileusz
2 stypendium
1.5 stypendysta
2 hojny
2 niewinny
2 niewinność
2 sprawiedliwość * zwyciężyć
2 oddalić * pozew|zarzut|skarga
2 wycofać * zarzut|oskarżenie
2 bezpodstawny * zarzut|oskarżenie
3 zarzut|oskarżenie * bezpodstawny|nieprawdziwy|fałszywy
3 nie potwierdzić * się * zarzut
3 zarzut * nie potwierdzić
2 dementować
2 uczciwość
2 rzetelność
2 fachowość
1.5 woleć
2 mistrzostwo
2 zasługa
1.5 zasłużyć
2 wyjść|wychodzić * na * prosty|prosta
2 wpływowy
2 uwielbiać
2 zdobyć * puchar|stypendium|złoto|srebro|brąz|podium|grant
2 bić|pobić * na * głowa
2 pobić * rekord
1.5 od * ręka
2 bez * problem|zastrzeżenie|zarzut
2 strzec|bronić * prawo|słabszy
1.5 wzorowy
1.5 ekspert
2 niezrównany
2 niezastąpiony`;

const NEGATIVE = `2.5 oszustwo
2.5 oszust
2.5 oszustka
2.5 oszukać
2.5 oszukiwać
2.5 wyłudzić
2.5 wyłudzenie
2.5 wyłudzać
2 postawić * zarzut
2 usłyszeć * zarzut
1.5 zarzut
2 oskarżyć
2 oskarżony
2 oskarżać
1.5 oskarżenie
2 podejrzany
2 podejrzewać
2 skazać
2 skazany
2 wyrok
2 więzienie
2 areszt
2 aresztować
2 zatrzymać * przez * policja|cba|cbś|abw
2 zatrzymać * pod * zarzut
2.5 łapówka
2.5 łapówkarstwo
2.5 korupcja
2.5 korupcyjny
2.5 afera
2.5 skandal
2 skandaliczny
3 skompromitować
3 skompromitowany
2 kompromitacja
2 upadłość
2 bankructwo
2 zbankrutować
2 niewypłacalny
2 niewypłacalność
1.5 strata * finansowy
2 defraudacja
2 zdefraudować
2 sprzeniewierzyć
2 kradzież
2 ukraść
2 okraść
2 złodziej
2 naciągać
2 naciągacz
2 zmowa
2 mobbing
2 mobbować
2 molestować
2 molestowanie
2 przemoc
2 groźba
2 grozić
2 wygwizdać
2 skarżyć * się
2 skarga
1.5 krytyka
1.5 krytykować
1.5 skrytykować
2 żenada
2 żenujący
2 porażka
2 dramat
2 tragedia
2 tragiczny
2 koszmar
2 koszmarny
2 fatalny
2 fatalnie
2.5 nie polecać
2.5 nie polecić
2.5 odradzać
2.5 odradzić
2 unikać
1.5 uważać * na
2 zawieść
2 rozczarować
2 rozczarowanie
2 rozczarowany
2 nieuczciwy
2 nierzetelny
2 niekompetentny
2 niekompetencja
2 niesolidny
2 nieprofesjonalny
2 bezczelny
2 chamski
2 chamstwo
1.5 opóźnienie
2 brak * kontakt
2 nie odbierać * telefon
2 stracić * pieniądz|oszczędność|zaufanie
2 pozwać
1.5 pozew
2 zniesławić
2 zniesławienie
2 kara * finansowy|grzywna|umowny
2 ukarać
2 ukarany
2 grzywna
2 mandat
2 niszczyć
2 zniszczyć
2 psuć
2 zepsuć
2 zawinić
2 winny
2 odwołać * ze stanowisko
2 dyscyplinarny
2 zwolnić * dyscyplinarnie
2 plagiat
2 kłamca
2 kłamać
2 kłamstwo
2 hejt
2 bojkot
2 bojkotować
2 nie zostawiać * sucha|suchy nitka
3 sucha|suchy nitka
3 moja|mój noga * nie * postać|postanąć
2 przekręt
2 wałek
2 naruszyć
2 naruszenie
1.5 nielegalny
1.5 nielegalnie
2 wyciek * dane
2 awaria
1.5 reklamacja
2 tandeta
2 szajs
2 dno
2 masakra
2 żerować
2 zaniedbanie
2 zaniedbać
2 zatruć
2 nieporozumienie
1.5 wstyd
2 zatrzymać|zatrzymywać * cba|cbś|cbśp|abw|policja|funkcjonariusz
2.5 cba|cbś|cbśp|abw * zatrzymać
2 podać * się * do * dymisja
1.5 dymisja
2 odwołać
1.5 odwołany
2 nie dotrzymać
2 nie dotrzymywać
2 złamać * obietnica|prawo|przepis|umowa
2 łamać * prawo|przepis|konstytucja
2.5 po * pijany
2.5 pod * wpływ * alkohol|narkotyk
2 pijany
2 spowodować * wypadek|kolizja|szkoda|katastrofa
2 strata * czas|pieniądz
2 bez odprawa
2 zwolnić * pracownik|osoba|ludzie
2 zwalniać * pracownik|osoba|ludzie|człowiek
2 zwolnienie * grupowy
2 zamykać * fabryka|zakład|sklep
2 nie zapłacić
2 nie płacić
2 nie wypłacić
2 zalegać
1.5 zadłużenie
1.5 dług
1.5 komornik
2 nałożyć * kara|grzywna
2.5 kara * mln|milion|tys|tysiąc|zł|złoty|pieniężny
3 runąć
2 tąpnąć
2 akcja|kurs|notowanie|sprzedaż|zysk * spaść|runąć|spadać
2 spadek * sprzedaż|zysk|przychód|zaufanie
2.5 wyciec * dane
2.5 wyciekać|wyciec
2 wyprowadzać * pieniądz|majątek
2 wyprowadzić * pieniądz|majątek
2 krętacz
2 cwaniak
2 kombinator
2 szarlatan
2 hochsztapler
2 nierób
2 leniwy
2 arogancki
2 arogancja
2 bałagan
2 chaos
1.5 zaniepokojenie
1.5 oburzyć
2 oburzony
2 oburzenie
2 oburzający
2 potępić
2 potępiać
2 zarzucać
2 zarzucić
1.5 atakować
1.5 kontrowersja
1.5 kontrowersyjny
2 konflikt * interes
2 nepotyzm
2 pranie * pieniądz
2 przywłaszczyć
2 przywłaszczenie
2 fałszować
2 sfałszować
2 fałszerstwo
2 podrobić
2 akt * oskarżenie
2 list * gończy
2 poszukiwać * policja
2 tymczasowy areszt
2 trafić * do * areszt|więzienie
2 rok * pozbawić|więzienie
2 pozbawienie * wolność
2 śledztwo * w * sprawa
1.5 śledztwo
1.5 prokuratura
1.5 dochodzenie
1.5 kontrola * wykazać
2 nieprawidłowość
2 niegospodarność
2 nadużycie
2 nadużywać
2 wykorzystywać
2 ofiara * oszustwo|przemoc|mobbing
2 spóźniać
2 spóźnić
2 opóźnić
2 wadliwy
2 usterka
2 fuszerka
2 partacz
2 spartaczyć
2 bubel
2 najgorszy
2 beznadziejny
2 beznadziejnie
2 okropny
2 słaby
2 kiepski
2 kiepsko
2 marny
2 nędzny
2 niemiły
2 nieuprzejmy
2 opryskliwy
2 ignorować
2 zignorować
2 lekceważyć
2 zlekceważyć
2 ostrzegać * przed
2 ostrzec * przed
2 omijać
2 omijać * szeroki|daleko
2 trzymać * się * z daleka
2 jak ogień
2 pieniądz * w * błoto
2 zdzierstwo
2 drożyzna
2 lipa
2 żart
1.5 niestety
2 nabić * w * butelka
2 wprowadzać * w * błąd
2 wprowadzić * w * błąd
2 nie odpowiadać * na * mail|pytanie|wiadomość|telefon
2 nie odpisywać
2 nie reagować
2 brak * odpowiedź|profesjonalizm|kompetencja|szacunek
2 wina * ponosić
2 przegrać
2 klęska
2 fiasko
2 klapa
2 unieważnić
2 cofnąć * zezwolenie|licencja|koncesja|dotacja
2 odebrać * uprawnienie|licencja|koncesja|prawo
2 zakaz * wykonywać|prowadzić
2 wypaść * fatalnie|słabo|źle|blado
2 nie wywiązać|wywiązywać * się
2 obrazić
2 obrażać
2 wulgarny
2 hejter
2 rasista
2 rasistowski
2 dyskryminacja
2 dyskryminować
2 protest * przeciw|przeciwko
2 protestować
2 truć
2 zanieczyścić
2 skażenie
2 okłamać
2 okłamywać
2 nuda
2 nudny
2 bzdura
2 stek
2 odpaść
2 błąd * lekarski|medyczny
2 kłopot
1.5 wierzyciel
2 zdzierać
2 porysować
2 udawać
2 nie przeprosić
2 nie sposób
2 potraktować * jak
2 zbyć
2 szeroki łuk
2 wyzysk
2 wyzyskiwać
2 zastraszać
2 zastraszyć
2 pomówienie
2 szkalować
2 lobbować
2 ustawić * przetarg
2 zniszczony`;

const NEUTRAL = `1 mieszkać
1 urodzić
1 zgodnie * z * krs
1 udziałowiec
1 według * rejestr
1 rejestr
1 rozmowa * ukazać
1 ukazać * się
1 umowa * podpisać
1 akcja * kosztować
1 spotkanie * odbyć
1 prowadzić * pracownia|firma|gabinet|kancelaria
1 siedziba
1 ukończyć * studia|studium
1 absolwent
1 adres
1 kadencja
1 siedziba * w
1 zatrudniać
1 otwierać * sklep|filia|oddział|salon
1 opublikować * raport
1 walny zgromadzenie
1 zgromadzenie * odbyć
1 uczestniczyć
1 prowadzić * debata|spotkanie|zajęcia
1 poprowadzić * debata|spotkanie|koncert|warsztat|zajęcie
1 studiować
1 powiedzieć
1 poinformować
1 opowiadać
1 autor * projekt|książka|artykuł|zdjęcie`;

function parse(list: string, label: Phrase['label']): Phrase[] {
  return list.split('\n').map((line) => {
    const [strength, ...rest] = line.split(' ');
    const words: string[][] = [];
    const gap: boolean[] = [];
    let open = false;
    for (const part of rest) {
      if (part === '*') open = true;
      else {
        words.push(part.split('|'));
        gap.push(open);
        open = false;
      }
    }
    return { words, gap, label, strength: Number(strength) };
  });
}

export const PHRASES: readonly Phrase[] = [...parse(POSITIVE, 'positive'), ...parse(NEGATIVE, 'negative'), ...parse(NEUTRAL, 'neutral')];

const byFirst = new Map<string, Phrase[]>();
for (const phrase of PHRASES) {
  for (const first of phrase.words[0] as string[]) {
    const list = byFirst.get(first) ?? [];
    list.push(phrase);
    byFirst.set(first, list);
  }
}

const GAP = 3;

/** Phrases found in a sequence of lemmas: where they begin and end (word indexes, end exclusive). */
export function findPhrases(lemmas: string[]): { phrase: Phrase; from: number; to: number }[] {
  const out: { phrase: Phrase; from: number; to: number }[] = [];
  for (let i = 0; i < lemmas.length; i += 1) {
    for (const phrase of byFirst.get(lemmas[i] as string) ?? []) {
      const to = matchFrom(phrase, lemmas, i);
      if (to > 0) out.push({ phrase, from: i, to });
    }
  }
  return out;
}

function matchFrom(phrase: Phrase, lemmas: string[], start: number): number {
  let at = start;
  for (let k = 1; k < phrase.words.length; k += 1) {
    const reach = phrase.gap[k] ? GAP : 0;
    let found = -1;
    for (let step = 1; step <= reach + 1 && found < 0; step += 1) if ((phrase.words[k] as string[]).includes(lemmas[at + step] ?? '')) found = at + step;
    if (found < 0) return -1;
    at = found;
  }
  return at + 1;
}
