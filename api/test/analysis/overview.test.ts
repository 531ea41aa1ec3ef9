import { describe, expect, it } from 'vitest';
import { textWords, windowOf } from '../../src/contract/overview.ts';
import { judge, page } from './factory.ts';

const notes = (n: number) => Array.from({ length: n }, (_, i) => `Przy ulicy numer ${i} rosną lipy i stoją ławki.`).join(' ');

describe('the overview of all texts', () => {
  it('cuts verbatim excerpts at the ends of sentences, most telling first', () => {
    const text = `${notes(6)}\n\nArchitekt Jan Kowalski z Gdyni przyznał, że biblioteka przecieka. Miasto zażądało od niego naprawy dachu do końca roku.\n\n${notes(9)}\n\nJan Kowalski jest członkiem izby.`;
    const { evidence } = judge([page({ url: 'https://gazeta.test/dach', title: 'Dach biblioteki', text })]).ledger.items[0] ?? {};
    expect(evidence?.excerpts[0]?.text).toContain('przyznał, że biblioteka przecieka.');
    for (const { text: said, start, end } of evidence?.excerpts ?? []) {
      expect(text.slice(start, end)).toBe(said);
      expect(said.length).toBeLessThanOrEqual(320);
      expect(said).toMatch(/^\p{Lu}.*\.$/su);
    }
  });

  it('ends no excerpt with a heading that ran into the text, and tells what limits a sentence with it', () => {
    const text = `${notes(3)}\n\nArchitekt Jan Kowalski z Gdyni miał zapłacić za dach biblioteki 90 tysięcy złotych. Kary i odsetki.\n\n${notes(3)}\n\nSąd uznał, że Jan Kowalski źle policzył spadek dachu nad czytelnią. Wyrok nie jest prawomocny.`;
    const said = judge([page({ url: 'https://gazeta.test/dach', title: 'Dach biblioteki', text })]).ledger.items[0]?.evidence.excerpts.map((one) => one.text);
    expect(said?.some((one) => one.includes('Kary i odsetki'))).toBe(false);
    expect(said).toContain('Sąd uznał, że Jan Kowalski źle policzył spadek dachu nad czytelnią. Wyrok nie jest prawomocny.');
  });

  it.each([
    ['who denies it', 'Prezes izby twierdzi, że Jan Kowalski dostał zlecenie na bibliotekę poza kolejką.', 'Miasto odcina się od tej wersji.'],
    ['the answer in minutes', 'Radny Bąk: rysunki architekta Jana Kowalskiego kosztowały o 9 tys. zł za dużo.', 'Pan Kowalski: „To oddam”.'],
    ['what was put right', 'Jan Kowalski zażądał od biblioteki zapłaty za rysunki, których nie skończył.', 'Po tygodniu przeprosił.'],
    ['how he owns up to it', 'Jan Kowalski zapłacił za dach od razu. – Sąd ma rację w sprawie biblioteki.', 'Widziałem i milczałem – przyznał.'],
  ])('cuts no sentence off from what turns it right behind: %s', (_, said, turn) => {
    const text = `${notes(3)}\n\n${said} ${turn} Obrady nad biblioteką i planem zagospodarowania trwały do wieczora.\n\n${notes(3)}`;
    const shown = judge([page({ url: 'https://gazeta.test/dach', title: 'Architekt Jan Kowalski i dach biblioteki w Gdyni', text })]).ledger.items[0];
    const cut = shown?.evidence.excerpts.map((one) => one.text).filter((one) => one.includes(said.slice(-30)));
    expect(cut?.length).toBeGreaterThan(0);
    for (const one of cut ?? []) expect(one).toContain(turn);
  });

  it('quotes a row of a list without its number, and begins with no figure of a table', () => {
    const saidOn = (text: string) =>
      judge([page({ url: 'https://gazeta.test/dach', title: 'Jan Kowalski', text })]).ledger.items[0]?.evidence.excerpts.map((one) => one.text) ?? [];
    const row = 'Architekt Jan Kowalski z Gdyni dostał 14 skarg na dach biblioteki i naprawił go na własny koszt.';
    const rows = saidOn(`1. Huta szkła zapłaciła za pęknięte szyby w szkole.\n\n2. ${row}\n\n3. Tartak oddał zaliczkę za deski.`);
    expect(rows).toContain(row);
    expect(saidOn(`${notes(2)}\n\n2. ${row}`)).toContain(`2. ${row}`);
    const table = saidOn(`Terminowość: 4,0. Rysunki: 4,4. ${row} Pracownia daje gwarancję na dachy i projekty.`);
    expect(table.some((one) => one.startsWith(row.slice(0, 30)))).toBe(true);
    expect(table.filter((one) => /^(?:Terminowość|Rysunki)/u.test(one))).toEqual([]);
  });

  it('gives a page about the subject more room than one that names it in passing', () => {
    const about = `Architekt Jan Kowalski z Gdyni skończył bibliotekę. Kowalski bronił swojego projektu przed radą miasta.\n\nRadni skrytykowali Kowalskiego za koszty.\n\nMieszkańcy chwalą jego okna.\n\nOtwarcie będzie w maju.`;
    const passing = `${notes(19)}\n\nSala wykładowa to projekt architekta Jana Kowalskiego z Gdyni.\n\n${notes(22)}`;
    const { items } = judge([
      page({ url: 'https://gazeta.test/a', title: 'Jan Kowalski skończył', text: about }),
      page({ url: 'https://portal.test/b', title: 'Spacer', text: passing }),
    ]).ledger;
    expect(items.map(({ evidence }) => [evidence.role, evidence.excerpts.length])).toEqual([
      ['hero', 3],
      ['passing', 1],
    ]);
    expect(items[1]?.evidence.excerpts[0]?.text).toContain('projekt architekta Jana Kowalskiego');
  });

  it('takes items whole, one of each kind, and never joins two of them', () => {
    const reviews = [
      ['Ola', 5, 'Architekt Jan Kowalski wysłuchał nas i narysował wspaniały dom. Polecam każdemu.'],
      ['Edek', 4, 'Dobrze, ale drogo. Jan Kowalski pilnuje terminów.'],
      ['Zyta', 1, 'Koszmar. Jan Kowalski nie oddał zaliczki i kłamał w sprawie projektu.'],
    ] as const;
    let text = 'Opinie o architekcie, Gdynia\n\n';
    const items = reviews.map(([who, stars, said], i) => {
      text += `${who}\n\n`;
      const start = text.length;
      text += said;
      const end = text.length;
      text += '\n\n';
      const answer = 'Odpowiedź: zaliczka wróciła na konto klientki w marcu, co potwierdza przelew.';
      const reply = i === 2 ? { start: text.length, end: text.length + answer.length } : null;
      if (reply) text += `${answer}\n\n`;
      return { who, stars, when: null, start, end, quoted: null, reply };
    });
    const { evidence } =
      judge([page({ url: 'https://opinie.test/1', title: 'Jan Kowalski', text, kind: 'review', layout: 'reviews', items })]).ledger.items[0] ?? {};
    const said = evidence?.excerpts.map((excerpt) => excerpt.text) ?? [];
    const whole = [...reviews.map(([, , review]) => review), 'Odpowiedź: zaliczka wróciła na konto klientki w marcu, co potwierdza przelew.'];
    // The owner's reply to the complaint goes beyond their number.
    expect(said).toHaveLength(4);
    for (const excerpt of said) expect(whole.some((one) => one.includes(excerpt))).toBe(true);
    expect(said).toContain(reviews[2][2]);
    expect(evidence?.excerpts.map(({ stars, reply }) => reply ?? stars).sort()).toEqual(expect.arrayContaining([1, true]));
    expect(said).toContain(whole[3]);
    expect(said.some((excerpt) => excerpt === reviews[0][2] || excerpt === reviews[1][2])).toBe(true);
  });

  it('tells what a site says above its reviews of whether the place is open', () => {
    const reviews = ['Świetny projekt domu, polecam wszystkim.', 'Pan Kowalski odpisał po tygodniu i przyniósł złe rysunki.'];
    const excerpts = (notice: string) => {
      const text = `${notice} Adres: ulica Morska 4.\n\n${reviews.join('\n\n')}`;
      const items = reviews.map((said) => ({
        who: 'gość',
        stars: 4,
        when: null,
        start: text.indexOf(said),
        end: text.indexOf(said) + said.length,
        quoted: null,
        reply: null,
      }));
      return judge([
        page({ url: 'https://gwiazdki.test/k', title: 'Jan Kowalski architekt Gdynia – opinie', kind: 'review', layout: 'reviews', text, items }),
      ]).ledger.items[0]?.evidence.excerpts.map((one) => one.text);
    };
    expect(excerpts('Pracownia zamknięta do odwołania (redakcja, maj 2024).')?.[0]).toBe('Pracownia zamknięta do odwołania (redakcja, maj 2024).');
    expect(excerpts('Zobacz też inne pracownie.')?.[0]).not.toContain('pracownie');
  });

  it('cuts a long excerpt so that it keeps the name and what was decided on it', () => {
    const offers =
      'Część pierwsza. Kowalski Projekt – 90 tys. zł. Nowak i Syn – 80 tys. zł. Wybrano: Nowak i Syn. Część druga. Kowalski Projekt – 70 tys. zł. Nowak i Syn – 75 tys. zł. Wybrano: Kowalski Projekt.';
    expect(windowOf(offers, 'Kowalski Projekt', 120)).toBe(
      '[…] Część druga. Kowalski Projekt – 70 tys. zł. Nowak i Syn – 75 tys. zł. Wybrano: Kowalski Projekt.',
    );
    const rows = `${'Bielik Pracownia – Hel; Czapla Dom – Reda; '.repeat(3)}Kowalski Projekt – Gdynia; Żuraw – Sopot.`;
    expect(windowOf(rows, 'Kowalski Projekt', 80)).toContain('Kowalski Projekt – Gdynia');
    expect(windowOf('Krótki tekst bez nazwy.', 'Kowalski Projekt', 80)).toBe('Krótki tekst bez nazwy.');
    expect(
      [textWords({ genre: 'news', role: 'hero', own: false, kind: 'blog' }), textWords({ genre: 'news', role: 'hero', own: false, kind: 'news' })].map(
        ([word]) => word,
      ),
    ).toEqual(['wpis na blogu', 'wiadomość']);
  });

  it('gives the same excerpts each time, and none of a page without words', () => {
    const pages = [page({ url: 'https://gazeta.test/a', title: 'Jan Kowalski, architekt', text: '…' })];
    expect(judge(pages).ledger.items[0]?.evidence.excerpts ?? []).toEqual([]);
    const text = `Architekt Jan Kowalski z Gdyni mówi o świetle. ${notes(40)}`;
    const once = () => judge([page({ url: 'https://gazeta.test/a', text })]).ledger.items[0]?.evidence.excerpts;
    expect(once()).toEqual(once());
  });
});
