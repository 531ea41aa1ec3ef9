/** Which texts count as the press: what they are decides, not the list of known hosts. */
import { describe, expect, it } from 'vitest';
import { judge, page } from './factory.ts';

const OPENS = 'Jan Kowalski, architekt z Gdyni, odpowiada za przebudowę dworca. ';
const text = (title: string, body: string, more: object = {}) =>
  page({ url: 'https://tygodnik-nadmorski.test/1', kind: 'other', title, date: '2025-03-04', text: `${OPENS}${body}`, ...more });
const read = (...given: Parameters<typeof text>) => {
  const { evidence } = judge([text(...given)]).ledger.items[0] ?? {};
  return `${evidence?.kind} ${evidence?.genre}`;
};

describe('a dated text on a host that nobody knows', () => {
  it('is press where a newsroom asks and quotes', () => {
    expect(read('Dworzec czeka na dach', 'Remont trwa. – Zdążymy przed zimą – mówi Jan Kowalski.')).toBe('news news');
    expect(read('Dworzec czeka na dach', 'W urzędzie usłyszeliśmy, że termin minął.')).toBe('news news');
  });

  it('is none where a parish thanks, an organisation signs, or nobody reports', () => {
    expect(read('Podziękowanie za dach kaplicy', '– Zdążymy przed zimą – mówi Jan Kowalski.')).toBe('other news');
    expect(read('Nagroda dla architekta', '– Dziękuję – mówi Jan Kowalski.', { author: 'Stowarzyszenie Nasz Port' })).toBe('other news');
    expect(read('Dworzec w Gdyni', 'Budynek ma trzy kondygnacje i zielony dach.')).toBe('other news');
  });

  it('is press where another text of its host is, unless an organisation signs it', () => {
    const other = (more: object) =>
      page({
        url: 'https://tygodnik-nadmorski.test/2',
        kind: 'other',
        title: 'Galeria na skarpie',
        date: '2025-05-06',
        text: 'Wystawę zdjęć otwarto w sobotę. Salę zaprojektował gdyński architekt Jan Kowalski. Budynek ma zielony dach i trzy kondygnacje.',
        ...more,
      });
    const kinds = (...pages: ReturnType<typeof page>[]) =>
      judge(pages)
        .ledger.items.map(({ evidence }) => evidence.kind)
        .sort();
    const known = text('Dworzec czeka na dach', '– Zdążymy przed zimą – mówi Jan Kowalski.');
    expect(kinds(other({}))).toEqual(['other']);
    expect(kinds(known, other({}))).toEqual(['news', 'news']);
    expect(kinds(known, other({ author: 'Stowarzyszenie Nasz Port' }))).toEqual(['news', 'other']);
    expect(kinds(known, other({ url: 'https://inny-port.test/2' }))).toEqual(['news', 'other']);
  });

  it('is a record where an office gives notice of its cases', () => {
    const cases = 'OB.12.4.2025. Utrzymano w mocy decyzję. OB.12.5.2025. Uchylono karę Jana Kowalskiego, architekta z Gdyni.';
    expect(read('Sprawy zakończone w marcu', cases)).toBe('other record');
    expect(read('Rozstrzygnięcia – marzec 2025 (wyciąg)', 'Uchylono karę.')).toBe('other record');
  });

  it.each([
    [
      'paid',
      'Biblioteka jak z bajki',
      'Zapraszamy do pracowni. Artykuł powstał na zlecenie klienta. Redakcja serwisu nie sprawdza treści informacji prasowych.',
    ],
    ['news', 'Wyrok po wypadku na budowie w Gdyni', 'Kierownik budowy został skazany. – Przykro mi – mówi Jan Kowalski.'],
    ['record', 'Wyrok Sądu Rejonowego w Gdyni z dnia 4 marca', 'Sąd oddala powództwo.'],
    ['record', 'Decyzja w sprawie zwrotu dotacji na remont dworca', 'Kwotę zwraca się w terminie.'],
    ['opinion', 'Koza i makieta', 'Tak zaczynał się mój felieton, zanim przeczytałem oświadczenie architekta.'],
  ])('is of the sort %s that it says it is: „%s”', (genre, title, body) => {
    const kind = title.startsWith('Wyrok po') ? ('news' as const) : ('other' as const);
    const paragraphs = text(title, `\n\n${body}`, { kind });
    expect(judge([paragraphs]).ledger.items[0]?.evidence.genre).toBe(genre);
  });

  it('counts in the chapter on the media, which says that its oldest text is the oldest there', () => {
    const { sections } = judge([
      text('Dworzec czeka na dach', '– Zdążymy przed zimą – mówi Jan Kowalski.'),
      page({
        url: 'https://kronika-portowa.test/2',
        kind: 'other',
        title: 'Galeria na skarpie otwarta',
        date: '2025-11-20',
        text: 'Wystawę zdjęć z lat trzydziestych otwarto w sobotę. Salę zaprojektował gdyński architekt Jan Kowalski. – Przyszło dwieście osób – dodaje kustosz Ewa Lis.',
      }),
    ]);
    const said = sections.flatMap(({ findings }) => findings.flatMap(({ claims }) => claims)).map(({ text: words }) => words.replaceAll('\u00a0', ' '));
    expect(said.find((words) => words.startsWith('W mediach rozpoznano'))).toContain('2 teksty z 2 redakcji');
    expect(said.find((words) => words.startsWith('Najstarszy'))).toMatch(/^Najstarszy znaleziony tekst w mediach/);
  });
});
