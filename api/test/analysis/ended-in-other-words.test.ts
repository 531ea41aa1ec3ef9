/** A page that tells the end in words of its own is no old version, in any chapter. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/research/types.ts';
import { judge, page, web } from './factory.ts';

const ARCHITECT = 'Jan Kowalski to architekt z Gdyni.';
const text = (url: string, title: string, date: string, said: string): Document => page({ url: `https://${url}/`, title, date, text: `${ARCHITECT} ${said}` });

const charge = text(
  'gazeta.test',
  'Kto sfałszował kosztorysy szpitala?',
  '2024-02-06',
  'Jan Kowalski jest oskarżony o fałszowanie kosztorysów szpitala w Redłowie. Akt oskarżenia wysłano w piątek.',
);
const end = text(
  'kurier.test',
  'Szpital: kosztorysy były rzetelne',
  '2024-11-20',
  'Sąd uniewinnił Jana Kowalskiego od zarzutu fałszowania kosztorysów szpitala w Redłowie.',
);
const column = (date: string, said: string) =>
  text(
    'felieton.test',
    'Naród architektów',
    date,
    `Prokuratura oskarżyła Jana Kowalskiego o fałszowanie kosztorysów szpitala w Redłowie i każdy w mieście znał winnego. ${said}`,
  );

/** Titles that each chapter says to tell the old version: accusations, stories with the line of endings, and letters. */
function oldVersions(...pages: Document[]): { accusations: string[]; stories: string[]; letters: string } {
  const told = judge([...pages, ...web(12)]);
  const titles = new Map(told.ledger.items.map(({ evidence }) => [evidence.n, evidence.title]));
  const called = (numbers: readonly number[]) => [...new Set(numbers.flatMap((n) => titles.get(n) ?? []))].sort();
  return {
    accusations: called(told.accusations.flatMap(({ stillShown }) => stillShown)),
    stories: called([...told.stories, ...told.endings].flatMap(({ stillShown }) => stillShown)),
    letters: told.recommendations.flatMap(({ id, text: said }) => (id === 'R48' ? [said] : [])).join(' '),
  };
}

describe('a later page that tells the end in its own words', () => {
  it('is the old version while it says nothing of the end', () => {
    const { accusations, stories, letters } = oldVersions(charge, end, column('2024-12-02', 'Tyle pamiętam.'));
    expect(accusations).toContain('Naród architektów');
    expect(stories).toEqual(accusations);
    expect(letters).toContain('Naród architektów');
  });

  it.each(['Czwartego dnia okazało się, że nie ten.', 'Przepraszam, panie Janie. Za ten jeden klik.', 'Gazeta potem przeprosiła.', 'Okazało się pomyłką.'])(
    'is none with „%s”',
    (said) => {
      const { accusations, stories, letters } = oldVersions(charge, end, column('2024-12-02', said));
      expect(accusations).toEqual([charge.article.title]);
      expect(stories).toEqual(accusations);
      expect(letters).not.toContain('Naród architektów');
    },
  );

  it('stays the old version where that is asked for, or was said before the end', () => {
    expect(oldVersions(charge, end, column('2024-12-02', 'Chce, żeby gazeta przeprosiła.')).accusations).toContain('Naród architektów');
    expect(oldVersions(charge, end, column('2024-03-02', 'Czwartego dnia okazało się, że nie ten.')).accusations).toContain('Naród architektów');
  });
});

describe('an end that is not final', () => {
  const dropped = (more: string) =>
    text(
      'kurier.test',
      'Szpital: śledztwo umorzone',
      '2024-11-20',
      `Prokuratura umorzyła śledztwo przeciwko Janowi Kowalskiemu w sprawie fałszowania kosztorysów szpitala w Redłowie. Śledczy uznali, że architekt nie wiedział o podmianie rysunków. ${more}`,
    );
  const PENDING = 'Postanowienie jest nieprawomocne, zażalenie może złożyć rada szpitala.';
  const told = (more: string) => {
    const { accusations, stories, endings, headline, summary } = judge([charge, dropped(more), column('2024-03-02', 'Tyle wiem.'), ...web(12)]);
    return {
      accused: accusations.map((one) => one.text).join(' '),
      ends: [...stories.map(({ ending }) => ending?.text ?? ''), ...endings.map((one) => one.text)].join(' '),
      first: [headline, ...summary].map((one) => one.text).join(' '),
    };
  };

  it('is told with the sentence that says so, and is nowhere called a finished matter', () => {
    const { accused, ends, first } = told(PENDING);
    expect(accused).toContain('zapadło rozstrzygnięcie (umorzenie)');
    expect(accused).toContain(`Może się jeszcze zmienić: „${PENDING.slice(0, -1)}”`);
    expect(ends).toContain(PENDING.slice(0, -1));
    expect(`${accused} ${first}`).not.toMatch(/sprawa ma zakończenie|sprawa zakończona|Skończyła się/);
    expect(first).toContain('może się jeszcze zmienić (umorzenie)');
  });

  it('is a plain end where nothing says so', () => {
    const { accused, ends } = told('Teren za płotem zarasta trawą.');
    expect(accused).toContain('sprawa ma zakończenie (umorzenie)');
    expect(ends).toContain('umorzyła śledztwo');
    expect(told('Strony nie złożą już zażalenia, a nikt inny go nie złoży.').accused).toContain('sprawa ma zakończenie');
  });
});
