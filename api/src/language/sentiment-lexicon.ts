/**
 * Own rules of news, law and trade about people and firms: the trained model knows reviews best. Entries are sequences of
 * lemmas (`a|b` alternatives, `*` up to two words between); the strength adds to the model's logit of the label.
 */
export type Phrase = { words: string[][]; gap: boolean[]; label: 'positive' | 'negative' | 'neutral'; strength: number };

const POSITIVE = `3 uniewinnić
3 uniewinnienie
3 oczyścić * z zarzut
3 oczyszczony * z zarzut
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
1.5 pozytywny * opinia|ocena|recenzja`;

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
2 skompromitować
2 skompromitowany
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
1.5 wstyd`;

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
1 kadencja`;

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
