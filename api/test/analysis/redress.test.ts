/** What was given back, put right or changed: an answer to a charge, though no court ruled and nobody denied. */
import { describe, expect, it } from 'vitest';
import { laterPages } from '../../src/contract/charged.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge, page } from './factory.ts';

const SHOP: Subject = { name: 'Rower na Fali', kind: 'brand', description: 'wypożyczalnia rowerów, Puck', keywords: [], links: [] };

const complaint = page({
  url: 'https://urzad.test/komunikat',
  title: 'Komunikat w sprawie kaucji w wypożyczalniach',
  date: '2025-03-10',
  text: 'W sezonie do rzecznika wpłynęło 9 skarg klientów na niezwracanie kaucji przez wypożyczalnię rowerów Rower na Fali z Pucka. Rzecznik zwrócił się do przedsiębiorcy o wyjaśnienia w sprawie kaucji za rowery.',
});
const news = (title: string, text: string, date = '2025-06-20'): Document => page({ url: 'https://gazeta.test/kaucje', title, date, text });

const told = (...pages: Document[]) => judge([complaint, ...pages], SHOP);
const againstOf = (...pages: Document[]): string =>
  told(...pages)
    .risks.flatMap(({ against }) => against.map(({ text }) => text))
    .join(' ')
    .replace(/\u00a0/g, ' ');

describe('redress', () => {
  it('stands against the charge and beside the accusation, in the words of the page that tells it', () => {
    const said = 'Siedmiu z dziewięciu klientów wypożyczalni rowerów Rower na Fali z Pucka dostało z powrotem kaucje.';
    const later = news('Kaucje wracają do klientów', `${said} Przedsiębiorca zmienił wzór umowy na rowery.`);
    expect(againstOf(later)).toContain(said.slice(0, -1));
    const [accusation] = told(later).accusations;
    expect(accusation).toMatchObject({ end: null, redress: { quote: said } });
    expect(accusation?.text.replace(/\u00a0/g, ' ')).toContain('co w tej sprawie oddano, naprawiono lub zmieniono');
  });

  it('is what was done, not what was refused, ordered or promised, nor what was done before the charge or in another matter', () => {
    for (const [title, text, date] of [
      ['Kaucje nie wracają', 'Klienci wypożyczalni rowerów Rower na Fali z Pucka nie dostali z powrotem kaucji.'],
      ['Bez pieniędzy', 'Wypożyczalnia rowerów Rower na Fali z Pucka wzięła kaucje i nie oddała pieniędzy, piszą klienci.'],
      ['Kaucje do zwrotu', 'Rzecznik domaga się, żeby wypożyczalnia rowerów Rower na Fali z Pucka oddała kaucje.'],
      ['Kaucje wrócą', 'Właściciel obiecuje, że wypożyczalnia rowerów Rower na Fali z Pucka oddała kaucje.'],
      ['Kaucje oddane', 'Wypożyczalnia rowerów Rower na Fali z Pucka oddała kaucje klientom po sezonie.', '2023-09-01'],
      [
        'Kaucja wróciła do kasy',
        'Wypożyczalnia rowerów Rower na Fali z Pucka oddała kaucję 200 zł i kazała podpisać zgodę. Nie podpisaliśmy, więc zabrano pieniądze ze stołu.',
      ],
      ['Co mówi kodeks', 'Kaucje oddaje się klientom w całości, przypomina rzecznik, pytany o wypożyczalnię rowerów Rower na Fali z Pucka.'],
      ['Gmina rozlicza festyn', 'Rower na Fali z Pucka wspierał festyn. Stowarzyszenie żeglarskie oddało gminie pieniądze za namioty.'],
    ] as const)
      expect([title, againstOf(news(title, text, date))]).toEqual([title, expect.not.stringContaining('oddano, naprawiono')]);
  });

  it('may be told by a newer text of the matter that the rules did not read: such texts are named', () => {
    const evidence = [1, 2, 3, 4].map((n) => ({ n, publishedAt: n === 4 ? null : `2025-0${n}-01` }));
    const report = { evidence, stories: [{ pages: [1, 2, 3, 4] }] } as unknown as Parameters<typeof laterPages>[1];
    const claim = (...refs: number[]) => ({ refs }) as Parameters<typeof laterPages>[0]['for'][number];
    expect(laterPages({ for: [claim(1)], against: [] }, report)).toEqual([2, 3]);
    expect(laterPages({ for: [claim(1)], against: [claim(3)] }, report)).toEqual([2]);
    expect(laterPages({ for: [claim(3)], against: [] }, report)).toEqual([]);
    expect(laterPages({ for: [claim(9)], against: [] }, report)).toEqual([]);
  });
});
