/** Lies of the same kind in every sentence that a report has: other numbers, outlets, months and names fall at the gate, whatever the sentence is about. */
import { expect, it } from 'vitest';
import { createJudge, groundOf } from '../../src/analysis/gate/index.ts';
import type { Claim } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { ARCHITECT, claimsOf, judge, page, web } from './factory.ts';

const MONTHS =
  /styczni[ua]|luteg?[oy]|mar(?:zec|ca)|kwie(?:cień|tnia)|maja?|czerw(?:iec|ca)|lip(?:iec|ca)|sierp(?:ień|nia)|wrze(?:sień|śnia)|październik[a]?|listopada?|grud(?:zień|nia)/u;
const FIRM: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: ['https://zlotyklos.test/'] };

const bakery: Document[] = [
  page({
    url: 'https://zlotyklos.test/',
    title: 'Złoty Kłos',
    text: 'Piekarnia Złoty Kłos z Rzeszowa piecze chleb na zakwasie od 1998 roku. Zapraszamy codziennie.',
    contact: true,
  }),
  ...['kurier', 'echo', 'glos', 'fakty', 'dziennik', 'rynek'].map((host, i) =>
    page({
      url: `https://${host}.test/${i}`,
      title: `Piekarnia Złoty Kłos: ${['spór o hałas', 'nowy piec', 'kontrola sanepidu', 'święto chleba', 'kolejki o świcie', 'nagroda targów'][i]}`,
      date: `2026-0${1 + i}-1${i}`,
      rank: i + 1,
      text: [
        'Mieszkańcy Rzeszowa skarżą się na piekarnię Złoty Kłos: hałas wentylatora jest fatalny i nie do zniesienia od trzech lat.',
        'Piekarnia Złoty Kłos z Rzeszowa kupiła nowy piec, a świetny chleb chwalą klienci z całego miasta.',
        'Sanepid ukarał piekarnię Złoty Kłos z Rzeszowa mandatem 500 zł za brudne blachy w magazynie.',
        'Na święcie chleba piekarnia Złoty Kłos z Rzeszowa rozdała wspaniałe bochenki i zebrała pochwały.',
        'Przed piekarnią Złoty Kłos w Rzeszowie od świtu stoją kolejki po drożdżówki z malinami.',
        'Nagrodę targów za najlepszy chleb dostała piekarnia Złoty Kłos z Rzeszowa.',
      ][i] as string,
    }),
  ),
];

const CASES: [string, Document[], Subject][] = [
  ['an architect', web(30, 8), ARCHITECT],
  ['few pages', web(3), ARCHITECT],
  ['a bakery', bakery, FIRM],
];

/** Each place outside of quotation marks where the expression matches. */
function places(text: string, what: RegExp): { at: number; found: string }[] {
  const quoted = [...text.matchAll(/„[^”]*”/g)].map(({ index, 0: all }) => [index, index + all.length] as const);
  return [...text.matchAll(new RegExp(what.source, 'gu'))]
    .map(({ index, 0: found }) => ({ at: index, found }))
    .filter(({ at }) => !quoted.some(([from, to]) => at >= from && at < to));
}
const swapped = (claim: Claim, what: RegExp, by: (found: string) => string): Claim[] =>
  places(claim.text, what).map(({ at, found }) => ({ ...claim, text: claim.text.slice(0, at) + by(found) + claim.text.slice(at + found.length) }));

it.each(CASES)('of %s', (_, documents, subject) => {
  const analysis = judge(documents, subject);
  const { fault } = createJudge(groundOf(analysis.ledger, documents));
  // Verbatim words of pages have their own tests; SU-01 repeats a recommendation, which has passed a gate of its own.
  const claims = claimsOf(analysis).filter(({ pattern }) => !/^HI-|^SU-01/.test(pattern));
  expect(claims.length).toBeGreaterThan(10);
  const passed: string[] = [];
  for (const claim of claims) {
    expect(fault(claim), claim.text).toBeNull();
    const lies = [
      ...swapped(claim, /\d+/, (n) => String(Number(n) + 1)),
      ...swapped(claim, /[a-z-]+(?:-\d+)?\.test/, () => 'zmyslone.test'),
      ...swapped(claim, MONTHS, (month) => (/^stycz/.test(month) ? 'lutego' : 'stycznia')),
    ];
    for (const lie of lies) if (fault(lie) === null) passed.push(`${claim.pattern}: ${lie.text}  (was: ${claim.text})`);
  }
  expect(passed).toEqual([]);
});
