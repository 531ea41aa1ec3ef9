/** An end is of its own matter: of this sum, this claim and this office, and a text that was right on its day is no old version. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const others = ['Festyn z pączkami', 'Mąka drożeje', 'Rowery towarowe wożą bułki', 'Przepis na chałkę', 'Remont ulicy', 'Szkolna wycieczka ogląda dzieżę'].map(
  (title, i) => page({ url: `https://gazeta-${i}.test/`, title, date: `2025-0${i + 1}-15`, text: `${title}. Pisze o tym piekarnia Złoty Kłos z Rzeszowa.` }),
);
const text = (host: string, title: string, date: string, said: string): Document => page({ url: `https://${host}/`, title, date, text: said });
const judge = (...pages: Document[]) => judged([...pages, ...others], BAKERY);

const fined = (more = '') =>
  text(
    'kurier.test',
    'Urząd: 300 tys. zł kary dla piekarni Złoty Kłos',
    '2023-02-10',
    `Urząd konkurencji nałożył na piekarnię Złoty Kłos z Rzeszowa 300 tys. zł kary za przejęcie młyna w Łańcucie bez zgody. ${more}`,
  );
const closed = (said: string) =>
  text(
    'radio.test',
    'Młyn w Łańcucie znowu w sądzie',
    '2024-09-12',
    `Sprawa przejęcia młyna w Łańcucie przez piekarnię Złoty Kłos z Rzeszowa wróciła na wokandę. ${said}`,
  );
const QUASHED = 'Sąd uchylił karę 300 tys. zł nałożoną na piekarnię Złoty Kłos za przejęcie młyna.';

describe('a fine', () => {
  const endsOf = (...pages: Document[]) =>
    judge(...pages)
      .accusations.filter(({ state }) => state === 'fined')
      .map(({ end }) => end?.quote ?? null);

  it('has its end in what a court decided, not in an application that the firm took back', () => {
    const withdrew = 'Piekarnia Złoty Kłos wycofała wniosek o zgodę na przejęcie młyna.';
    expect(endsOf(fined(), closed(withdrew))).toEqual([null]);
    expect(endsOf(fined(), closed(`${QUASHED} ${withdrew}`))).toEqual([expect.stringContaining('uchylił karę')]);
  });

  it('is not lowered by what a sentence tells of another fine', () => {
    const lowered = (part: string) => `Za przejęcie młyna piekarni Złoty Kłos ${part}, a w lutym urząd pracy ukarał ją kwotą 300 tys. zł za nadgodziny.`;
    expect(endsOf(fined(), closed(lowered('sąd obniżył karę z 90 tys. do 50 tys. zł')))).not.toContainEqual(expect.stringContaining('obniżył'));
    expect(endsOf(fined(), closed(lowered('sąd obniżył karę z 300 tys. do 50 tys. zł')))).toContainEqual(expect.stringContaining('obniżył'));
  });

  it('is told by an old version only where the text says that it stands for good', () => {
    const still = (more: string) => judge(fined(more), closed(QUASHED)).accusations.flatMap(({ end, stillShown }) => (end ? [stillShown.length] : []));
    expect(still('')).toEqual([1]);
    expect(still('Decyzja nie jest ostateczna.')).toEqual([0]);
  });
});

describe('a letter', () => {
  const letters = (...pages: Document[]) =>
    judge(...pages)
      .recommendations.filter(({ id }) => id.startsWith('R48'))
      .map(({ text: said, reason }) => `${said} ${reason}`.replaceAll('\u00a0', ' '));

  it('rests on the end, never on what the firm denies', () => {
    const denial = text(
      'dziennik.test',
      'Piekarnia pisze do sądu',
      '2023-03-01',
      'Piekarnia Złoty Kłos z Rzeszowa zapewnia, że nie złamała prawa, gdy zgody na przejęcie młyna w Łańcucie nie było, a urząd nałożył 300 tys. zł kary.',
    );
    expect(letters(fined(), denial)).toEqual([]);
    const told = letters(fined(), denial, closed(QUASHED));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Dowód: „Młyn w Łańcucie znowu w sądzie”');
  });
});
