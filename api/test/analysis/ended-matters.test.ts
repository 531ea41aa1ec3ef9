/** One truth on how a matter ended: for stories, accusations, the first screen and advice alike. */
import { describe, expect, it } from 'vitest';
import { firstScreen } from '../../src/contract/first-screen.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page, thread, web } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const ARCHITECT = 'Jan Kowalski to architekt z Gdyni.';
/** Other pages on the bakery: what a matter shares is told from what all pages have. */
const BAKED = [
  'Festyn nad Wisłokiem z pączkami i orkiestrą',
  'Mąka z młyna pod Łańcutem drożeje',
  'Rowery towarowe wożą bułki po osiedlu',
  'Przepis na chałkę podaje cukierniczka',
  'Remont ulicy odciął klientom dojście',
  'Szkolna wycieczka ogląda dzieżę i foremki',
];
const others = BAKED.map((title, i) =>
  page({ url: `https://gazeta-${i}.test/`, title, date: `2025-0${i + 1}-15`, text: `${title}. Pisze o tym piekarnia Złoty Kłos z Rzeszowa.` }),
);
const judge = (pages: Document[], subject?: Subject) => (subject ? judged([...pages, ...others], subject) : judged([...pages, ...web(12)]));
const text = (url: string, title: string, date: string, said: string, rank: number | null = null): Document =>
  page({ url: `https://${url}/`, title, date, text: said, rank });

const RULED = 'Sąd rejonowy skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.';
const CLEARED = 'Sąd apelacyjny uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala.';
const ruling = text('gazeta.test', 'Wyrok za kosztorysy szpitala', '2023-04-10', `${ARCHITECT} ${RULED}`);
const end = text('kurier.test', 'Szpital: kosztorysy były rzetelne', '2024-11-20', `${ARCHITECT} ${CLEARED}`);

/** Titles of the pages that each chapter says to tell the matter without its end. */
function oldVersions(...pages: Document[]): string[][] {
  const told = judge(pages);
  const titles = new Map(told.ledger.items.map(({ evidence }) => [evidence.n, evidence.title]));
  const called = (numbers: readonly number[]) => [...new Set(numbers.flatMap((n) => titles.get(n) ?? []))].sort();
  return [told.accusations.flatMap(({ stillShown }) => stillShown), [...told.stories, ...told.endings].flatMap(({ stillShown }) => stillShown)].map(called);
}

describe('pages that tell the old version', () => {
  it('are the same in stories and accusations', () => {
    expect(oldVersions(ruling, end)).toEqual([[ruling.article.title], [ruling.article.title]]);
  });

  it('are none whose author added a note on the day of the end or later', () => {
    const noted = (note: string) =>
      text(
        'blog.test',
        'Rysunki, rury i liczby',
        '2023-04-12',
        `${note} O architekcie z Gdyni jest głośno. Za fałszowanie kosztorysów szpitala sąd skazał Jana Kowalskiego na grzywnę, a rury leżą na placu.`,
      );
    const titles = ['Rysunki, rury i liczby', ruling.article.title];
    expect(oldVersions(ruling, end, noted(''))[0]).toEqual(titles);
    expect(oldVersions(ruling, end, noted('EDIT 25.11.2024: dopisałam, jak to się skończyło.'))[0]).toEqual(titles.slice(1));
    expect(oldVersions(ruling, end, noted('Aktualizacja z 21 listopada 2024 r.: dopisałam zdanie.'))[0]).toEqual(titles.slice(1));
    // A note from before the end knows nothing of it.
    expect(oldVersions(ruling, end, noted('EDIT 02.05.2023: poprawiłam literówkę.'))[0]).toEqual(titles);
  });

  it('are none that are older than a ruling that was changed', () => {
    const about = (date: string) =>
      text(
        'forum-gdynia.test',
        'Taras przecieka',
        date,
        'Architekt Jan Kowalski z Gdyni dostał skargę na taras. Inwestor zarzuca Janowi Kowalskiemu oszustwo przy tarasie i wadliwą papę.',
      );
    const won = text(
      'gazeta.test',
      'Wyrok za taras',
      '2023-04-10',
      `${ARCHITECT} Sąd nakazał Janowi Kowalskiemu zapłacić odszkodowanie za wadliwą papę na tarasie inwestora.`,
    );
    const changed = text(
      'kurier.test',
      'Taras bez odszkodowania',
      '2024-11-20',
      `${ARCHITECT} Sąd okręgowy zmienił wyrok i oddalił powództwo inwestora przeciw Janowi Kowalskiemu za wadliwą papę na tarasie.`,
    );
    expect(oldVersions(won, changed, about('2023-06-01'))[0]).toContain('Taras przecieka');
    expect(oldVersions(won, changed, about('2022-01-05'))[0]).toEqual(['Wyrok za taras']);
  });

  it('are marked on the first screen, and a page that tells the end itself is not', () => {
    const ranked = (document: Document, rank: number): Document => ({ ...document, hits: [{ query: 'nazwa', purpose: 'name', source: 's', rank }] });
    const shown = (...pages: Document[]) => {
      const told = judged([...pages, end, ...web(12).slice(2)]);
      const report = { ...told, evidence: told.ledger.items.map(({ evidence }) => evidence), method: { generatedAt: told.ledger.now } };
      const rows = firstScreen(report as unknown as Parameters<typeof firstScreen>[0])?.rows ?? [];
      return rows.flatMap(({ rank, note }) => (note?.startsWith('Sprzed zakończenia: zapadło uniewinnienie (źródło z ') ? [rank] : []));
    };
    expect(shown(ranked(ruling, 2))).toEqual([2]);
    const both = text(
      'portal.test',
      'Pytania o architekta',
      '2024-11-12',
      `O architekcie z Gdyni znów głośno. ${CLEARED} Wcześniej sąd skazał Jana Kowalskiego za fałszowanie kosztorysów szpitala.`,
    );
    // Whoever sees the row takes it for how things stand, whatever another row tells.
    expect(shown(ranked(both, 1), ranked(ruling, 2))).toEqual([2]);
  });
});

describe('a page that lacks the end', () => {
  const bakery = 'Piekarnia Złoty Kłos z Rzeszowa';
  const fall = text(
    'gazeta-rzeszow.test',
    'Piec spadł na ucznia w Staroniwie',
    '2024-02-01',
    `${bakery} montowała piec w szkole w Staroniwie, gdy rama pękła i przygniotła Wiktora. Dyrektor szkoły oskarża piekarnię Złoty Kłos o oszczędzanie na śrubach.\n\nSprawę bada prokuratura.`,
  );
  const fined = text(
    'kurier-rzeszow.test',
    'Niższa grzywna za piec w szkole, Wiktor wraca do klasy',
    '2024-09-10',
    'Sąd w Rzeszowie obniżył z 9 tysięcy do 3 tysięcy złotych grzywnę, którą miała zapłacić piekarnia Złoty Kłos za piec w Staroniwie. Prokuratura umorzyła swoje postępowanie, bo śruby były zgodne z umową.\n\nDyrektor szkoły nadal uważa, że piekarnia zawiniła.',
  );
  const tender = text(
    'gmina.test',
    'Przetarg na ławki do parku w Boguchwale',
    '2024-11-02',
    `${bakery} nie dowiozła ławek do parku w Boguchwale i gmina naliczyła jej karę umowną 20 tysięcy złotych. Postępowanie na dostawę trwa, a o umowie na śruby dyrektor parku mówi, że była zła.`,
  );
  const asked = (...pages: Document[]) =>
    judge(pages, BAKERY)
      .recommendations.filter(({ id }) => id === 'R48')
      .map(({ text: said }) => said)
      .join(' ');

  it('is asked for it only when it is of the same matter, not when it shares words of any case', () => {
    expect(asked(fall, fined)).toContain('Piec spadł na ucznia');
    expect(asked(fall, fined, tender)).not.toContain('ławki do parku');
  });

  it('is not asked by another decision of the same office, on the same plant', () => {
    const weighed = text(
      'urzad.test',
      'Decyzja w przedmiocie kary pieniężnej za niedowagę pieczywa',
      '2024-10-21',
      `${bakery} ma zapłacić karę pieniężną 6 tysięcy złotych za niedowagę pieczywa. Decyzja inspektora dotyczy zakładu piekarskiego przy ul. Lipowej, postępowanie wszczęto po skardze klienta.`,
    );
    const dropped = (matter: string) =>
      text(
        'prezydent.test',
        'Umorzenie postępowania wobec zakładu przy ul. Lipowej',
        '2024-12-05',
        `Decyzją z grudnia umorzono postępowanie w sprawie ${matter} w zakładzie piekarskim Złoty Kłos z Rzeszowa przy ul. Lipowej. Postępowanie wszczęto po skardze klienta, a kary pieniężnej nie będzie.`,
      );
    expect(asked(weighed, dropped('zbyt głośnej wentylacji'))).toBe('');
    expect(asked(weighed, dropped('niedowagi pieczywa'))).toContain('za niedowagę pieczywa');
  });

  it('is not asked when the subject itself spoke there after the end', () => {
    const spoken = page({
      url: 'https://magazyn.test/rozmowa',
      title: 'Rozmowa z piekarzem ze Złotego Kłosa',
      date: '2025-01-20',
      text: 'Właściciel piekarni Złoty Kłos z Rzeszowa opowiada o piecu.\n\nCo z Wiktorem?\n– Wiktor wraca do klasy, a ja płacę grzywnę za piec w Staroniwie, bo śruby były złe.\n\nA prokuratura?\n– Dyrektor szkoły oskarża piekarnię Złoty Kłos do dziś.',
    });
    expect(asked(fall, fined, spoken)).not.toContain('Rozmowa z piekarzem');
  });

  it('is told by the ruling, not by the investigation that was dropped beside it', () => {
    const told = judge([fall, fined], BAKERY);
    expect(told.accusations.map(({ end }) => end?.quote ?? '').join(' ')).not.toContain('umorzyła');
    expect(told.recommendations.find(({ id }) => id === 'R48')?.reason.replace(/\u00a0/g, ' ')).toContain('obniżył z 9 tysięcy do 3 tysięcy złotych grzywnę');
  });

  it('is not one that tells the acquittal in words of its own', () => {
    const noted = (more: string) => text('gazeta.test', ruling.article.title, '2023-04-10', `${ARCHITECT} ${RULED} ${more}`);
    expect(oldVersions(noted('Szpital stoi przy parku.'), end)[0]).toEqual([ruling.article.title]);
    expect(oldVersions(noted('Po roku zapadł wyrok uniewinniający.'), end)[0]).toEqual([]);
    expect(oldVersions(noted('Obrona liczy na wyrok uniewinniający.'), end)[0]).toEqual([ruling.article.title]);
  });

  it('proves the acquittal by the ruling rather than by what came later', () => {
    const later = text(
      'nad-morzem.test',
      'Architekt wyjechał',
      '2025-03-01',
      `${ARCHITECT} Uniewinniony od zarzutu fałszowania kosztorysów szpitala Jan Kowalski wyjechał do Norwegii.`,
    );
    const [first] = judge([ruling, end, later]).accusations;
    expect(first?.end?.quote).toContain('uniewinnił');
    expect(first?.text.replace(/\u00a0/g, ' ')).toContain('(uniewinnienie)');
  });
});

describe('the end of a story', () => {
  it('is that a place is open again, told by a later page; who told the closing alone shows the old version', () => {
    const closing = text(
      'gazeta-rzeszow.test',
      'Piekarnia Złoty Kłos znika z Rzeszowa, piec zgasł',
      '2024-02-01',
      'Piekarnia Złoty Kłos z Rzeszowa zamyka się po dziesięciu latach. Piec na drewno zgasł w niedzielę, rachunki za prąd i czynsz za lokal były zbyt wysokie.\n\nKlienci piekarni przynieśli kwiaty pod zgaszony piec.',
    );
    const later = (said: string) =>
      text(
        'magazyn.test',
        'Piec na drewno, rachunki i kwiaty',
        '2024-06-01',
        `Piekarnia Złoty Kłos z Rzeszowa zgasiła piec na drewno w lutym, bo rachunki za prąd i czynsz za lokal były zbyt wysokie. ${said}\n\nKlienci przynieśli wtedy kwiaty pod piec.`,
      );
    const story = (said: string) => judge([closing, later(said)], BAKERY).stories.find(({ headline }) => /piec/i.test(headline.text));
    const again = story('Sąsiedzi zebrali na nowe palenisko i w maju piekarnia Złoty Kłos ruszyła ponownie.');
    expect(again?.ending?.text).toContain('ruszyła ponownie');
    const old = again?.pages.filter((n) => n !== again.ending?.refs[0]);
    expect(again?.stillShown).toEqual(old);
    const planned = story('Właściciel chce, żeby w maju piekarnia Złoty Kłos ruszyła ponownie.');
    expect(planned?.pages).toHaveLength(2);
    expect(planned?.ending).toBeNull();
  });

  it('ends what the story is called by, not another case of the same people', () => {
    const bakery = 'Piekarnia Złoty Kłos z Rzeszowa';
    const shop = text(
      'gazeta-rzeszow.test',
      'Piekarnia Złoty Kłos zamyka sklep przy dworcu, odprawy w lipcu',
      '2024-03-01',
      `${bakery} zamyka sklep przy dworcu i zwalnia sprzedawczynie. Wypowiedzenia kobiety dostały w piątek, odprawy miały być w lipcu.\n\nLada i regały zostały w lokalu, a kolej szuka najemcy na dworzec.`,
    );
    const other = (said: string) =>
      text(
        'kurier-rzeszow.test',
        'Lato bez pieniędzy?',
        '2024-03-20',
        `Mija lipiec, a odprawy za sklep przy dworcu nie przyszły. ${bakery} tłumaczy sprzedawczyniom, że wypowiedzenia były zgodne z umową. ${said}\n\nNajemcy na lokal z ladą i regałami kolej nie znalazła.`,
      );
    const storyOf = (said: string) => judge([shop, other(said)], BAKERY).stories.find(({ headline }) => headline.text.includes('dworcu'));
    expect(storyOf('Sąd oddalił pozew, w którym sprzedawczynie żądały od piekarni Złoty Kłos odpraw za sklep przy dworcu.')?.ending?.text).toContain(
      'oddalił pozew',
    );
    const beside = storyOf('Sąd oddalił pozew, w którym piekarnia Złoty Kłos domagała się zakazu nocnych pikników.');
    expect(beside?.pages).toHaveLength(2);
    expect(beside?.ending).toBeNull();
  });
});

describe('a ruling that is not final', () => {
  it('says so', () => {
    const told = (more: string) =>
      judge([text('gazeta.test', 'Wyrok w sprawie szpitala', '2025-04-10', `${ARCHITECT} ${RULED} ${more}`)]).accusations[0]?.text.replace(/\u00a0/g, ' ');
    expect(told('Wyrok nie jest prawomocny.')).toContain('To samo źródło zaznacza: „Wyrok nie jest prawomocny”.');
    expect(told('Szpital stoi przy parku.')).not.toContain('zaznacza');
  });
});

describe('advice', () => {
  const own = (more: string): Document =>
    page({
      url: 'https://zlotyklos.test/oswiadczenie',
      title: 'Oświadczenie w sprawie wyroku o zakwas',
      date: '2024-06-01',
      kind: 'company',
      text: `Sąd oddalił powództwo o zakwas żytni, które przeciw piekarni Złoty Kłos wniosła młynarka z Łańcuta. ${more}`,
    });
  const talk = (...posts: string[]) =>
    thread({
      url: 'https://forum.test/zakwas',
      title: 'Złoty Kłos i zakwas żytni',
      date: '2024-02-01',
      posts: ['Młynarka z Łańcuta pozwała piekarnię Złoty Kłos z Rzeszowa o zakwas żytni, ktoś coś wie?', ...posts],
    });
  const advised = (statement: Document, discussion: Document) =>
    judge([statement, discussion], { ...BAKERY, links: ['https://zlotyklos.test/'] }).recommendations.some(({ id }) => id === 'R50');

  it('sends nobody to a thread that is closed or tells the end, nor whoever said that he will not write there', () => {
    expect(advised(own('Zapraszamy po chleb.'), talk('Zakwas żytni mają dobry.'))).toBe(true);
    expect(advised(own('Zapraszamy po chleb.'), talk('Wątek zamknięty przez moderatora.'))).toBe(false);
    expect(advised(own('Zapraszamy po chleb.'), talk('Sąd oddalił powództwo młynarki, piekarnia wygrała.'))).toBe(false);
    expect(advised(own('Na forach głosu zabierać nie będziemy.'), talk('Zakwas żytni mają dobry.'))).toBe(false);
  });
});

describe('a charge that stands', () => {
  const fine = text(
    'gazeta-rzeszow.test',
    'Mandat po kontroli piekarni',
    '2025-04-02',
    'Piekarnia Złoty Kłos z Rzeszowa dostała mandat 5 tysięcy złotych po kontroli sanepidu. Inspektor sprawdził dzieże i wagi.',
  );

  it('is never told beside a low risk, and the source is not to say whom a quote concerns that names the subject', () => {
    const told = judge([fine], BAKERY);
    expect(told.accusations).toHaveLength(1);
    expect(told.accusations[0]?.text).not.toContain('Kogo dokładnie dotyczy');
    expect(told.riskLevel).not.toBe('low');
    expect(judge([], BAKERY).riskLevel).toBe('low');
  });
});
