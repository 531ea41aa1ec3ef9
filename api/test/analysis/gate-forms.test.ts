/** How a printed sentence is read back: number and noun, dates, the subject's name and kind, and the sentences that follow an accusation. */
import { describe, expect, it } from 'vitest';
import { createJudge } from '../../src/analysis/gate/index.ts';
import { fill, type SlotValue } from '../../src/analysis/words/grammar.ts';
import { PATTERNS, type PatternId } from '../../src/analysis/words/patterns.ts';
import type { Claim } from '../../src/contract/report.ts';
import type { SubjectKind } from '../../src/contract/subject.ts';
import { nameForms } from '../../src/language/index.ts';
import { ARCHITECT } from './factory.ts';
import { dates } from './gate-words.ts';
import { groundIn, type Said, world } from './gate-world.ts';

/** A subject of its own for each story, so that its patterns are made anew. */
const subjectOf = (kind: SubjectKind = 'person') => ({ ...ARCHITECT, kind });
type Sentence = Omit<Said, 'tail' | 'more'> & { id: PatternId };

/** Why the sentence is dropped, as it stands or as `change` makes it. */
function faultOf({ id, world: seen, slots = {}, refs = [], basis = 'evidence' }: Sentence, change = (text: string) => text, over: Partial<Claim> = {}) {
  const ground = groundIn(seen);
  const { name, kind } = ground.ledger.subject;
  const text = fill(PATTERNS[id], slots, { name, kind, forms: nameForms(name, kind) }).replace(/\u00a0/g, ' ');
  const changed = change(text);
  if (change !== same && over.text === undefined) expect(changed, 'the sentence is another').not.toBe(text);
  return createJudge(ground).fault({ pattern: id.replace(/[a-z]$/, ''), text: changed, refs, basis, quotes: [], ...over } as Claim);
}
const same = (text: string) => text;

const failed = (n: number): Sentence => {
  const coverage = ['ok', ...Array.from({ length: n }, () => 'failed')].map((status) => ({ source: 'searxng', query: 'x', status, found: 0, detail: null }));
  return { id: 'TH-07', world: world('', { ledger: { coverage: coverage as never }, subject: subjectOf() }), slots: { n }, basis: 'rule' };
};
const undated = (n: number): Sentence => ({
  id: 'TH-10',
  world: world(dates(...Array.from({ length: n }, () => null)), { subject: subjectOf() }),
  slots: { n },
  refs: Array.from({ length: n }, (_, i) => i + 1),
});

describe('a number', () => {
  it.each([
    [1, 'zostało', 'zapytanie'],
    [2, 'zostały', 'zapytania'],
    [4, 'zostały', 'zapytania'],
    [5, 'zostało', 'zapytań'],
    [11, 'zostało', 'zapytań'],
    [12, 'zostało', 'zapytań'],
    [14, 'zostało', 'zapytań'],
    [21, 'zostało', 'zapytań'],
    [22, 'zostały', 'zapytania'],
    [25, 'zostało', 'zapytań'],
    [32, 'zostały', 'zapytania'],
    [112, 'zostało', 'zapytań'],
    [1_234, 'zostały', 'zapytania'],
  ])('%i has its own noun and verb, and no others', (n, verb, noun) => {
    const sentence = failed(n);
    expect(faultOf(sentence, same)).toBeNull();
    for (const other of ['zapytanie', 'zapytania', 'zapytań'])
      if (other !== noun)
        expect(
          faultOf(sentence, (text) => text.replace(noun, other)),
          other,
        ).toBe('template');
    for (const other of ['zostało', 'zostały'])
      if (other !== verb)
        expect(
          faultOf(sentence, (text) => text.replace(verb, other)),
          other,
        ).toBe('template');
  });

  it('of a case other than the counting ones has two nouns', () => {
    for (const [n, noun, other] of [
      [1, 'źródle', 'źródłach'],
      [2, 'źródłach', 'źródle'],
      [5, 'źródłach', 'źródle'],
    ] as const) {
      expect(faultOf(undated(n), same)).toBeNull();
      expect(faultOf(undated(n), (text) => text.replace(noun, other))).toBe('template');
    }
  });
});

describe('a date', () => {
  const ends = (): Sentence => ({
    id: 'ME-05',
    world: world(dates('2026-01-02', '2026-03-04'), { subject: subjectOf() }),
    slots: { date: '2026-01-02', date2: '2026-03-04' },
    refs: [1, 2],
  });
  it('is read as it is printed, and brings one full stop', () => {
    expect(faultOf(ends(), same)).toBeNull();
    for (const change of [
      (text: string) => text.replace('2 stycznia 2026 r.', '02.01.2026'),
      (text: string) => text.replace('4 marca 2026 r.', '4 marca 2026'),
      (text: string) => text.replace(/\.$/, ''),
      (text: string) => `${text}.`,
      (text: string) => `${text} Tak.`,
      (text: string) => `Tak. ${text}`,
    ])
      expect(faultOf(ends(), change)).toBe('template');
    expect(faultOf(ends(), (text) => text.replace('stycznia', 'maja'))).toBe('date');
    expect(faultOf(ends(), (text) => text.replace('stycznia', 'wieczora'))).toBe('date');
  });
});

const KINDS: [SubjectKind, string][] = [
  ['person', 'osobę'],
  ['brand', 'markę'],
  ['company', 'firmę'],
  ['organisation', 'organizację'],
];
const stranger = (kind: SubjectKind) => ({
  ledger: { setAside: [{ kind: 'other', label: 'x', reason: '', pages: [{ url: 'https://obcy.test/1' }] }] as never },
  documents: [{ ...groundIn(world([{ url: 'https://obcy.test/1', rank: 1 }])).items[0]?.document, hits: [{ purpose: 'name', rank: 1 }] }] as never,
  subject: subjectOf(kind),
});
describe('the subject', () => {
  it.each(KINDS)('that is a %s is called so, and bears the same name so', (kind, noun) => {
    const called: Sentence = {
      id: 'BI-01',
      world: world([{ text: 'Wykład poprowadził architekt Jan Kowalski.' }], { subject: subjectOf(kind) }),
      slots: { role: 'architekt', n: 1 },
      refs: [1],
    };
    expect(faultOf(called, same)).toBeNull();
    for (const [other, word] of KINDS)
      if (other !== kind)
        expect(
          faultOf(called, (text) => text.replace(noun, word)),
          word,
        ).toBe('template');
    const first: Sentence = { id: 'WE-07', world: world('0', stranger(kind)), basis: 'coverage' };
    const [bears, lie] = ['o tym samym nazwisku', 'o tej samej nazwie'].sort((a) => (kind === 'person' ? 0 : a.includes('nazwie') ? -1 : 1)) as [
      string,
      string,
    ];
    expect(faultOf(first, same)).toBeNull();
    expect(faultOf(first, (text) => text.replace(bears, lie))).toBe('template');
  });

  it('has its own name and no other', () => {
    const result: Sentence = { id: 'FI-01', world: world([{ rank: 1 }], { subject: subjectOf() }), slots: { domain: 'gazeta-1.test' }, refs: [1] };
    expect(faultOf(result, same)).toBeNull();
    expect(faultOf(result, (text) => text.toUpperCase().replace('GAZETA-1.TEST', 'gazeta-1.test'))).toBeNull();
    for (const other of ['Jan Nowak', 'Jan', '']) expect(faultOf(result, (text) => text.replace('Jan Kowalski', other))).toBe('template');
  });
});

describe('a claim', () => {
  const [text, end] = ['Wykład w sobotę poprowadził architekt Jan Kowalski.', 'Tekst o tej osobie'];
  const quoting = (quotes: Claim['quotes'], over: Partial<Claim> = {}, slots: Record<string, SlotValue> = {}) =>
    faultOf(
      {
        id: 'AC-10',
        world: world([{ text }, {}], { subject: subjectOf() }),
        slots: { quote: text.slice(0, -1), place: 'gazeta-1.test, 01.06.2026', ...slots },
        refs: [1],
      },
      same,
      { quotes, ...over },
    );
  it('quotes words of its pages and cites pages of the report', () => {
    expect(quoting([{ n: 1, text }])).toBeNull();
    expect(
      quoting([
        { n: 1, text },
        { n: 9, text },
      ]),
    ).toBe('quote');
    expect(
      quoting([
        { n: 1, text },
        { n: 1, text: ' ' },
      ]),
    ).toBe('quote');
    expect(
      quoting([
        { n: 1, text },
        { n: 1, text: 'Wykład […] poprowadził' },
      ]),
    ).toBe('quote');
    expect(
      quoting([
        { n: 1, text },
        { n: 2, text: 'Jan Kowalski oszukał.' },
      ]),
    ).toBe('quote');
    expect(quoting([{ n: 1, text }], { refs: [1, 9] })).toBe('reference');
    expect(quoting([{ n: 1, text }], { refs: [] })).toBe('reference');
    expect(quoting([{ n: 1, text }], { pattern: 'ZZ-99' })).toBe('template');
    expect(quoting([{ n: 1, text }], { text: `${end} opisuje taką sprawę.` })).toBe('template');
    // Words of a page alone need no more than to stand there.
    expect(quoting([{ n: 1, text }], { pattern: 'HI-02', text })).toBeNull();
  });

  it('that denies needs a search that was answered', () => {
    const denies = (statuses: string[], basis: 'coverage' | 'evidence' = 'coverage'): Sentence => ({
      id: 'ST-11',
      world: world('0', {
        ledger: { coverage: statuses.map((status) => ({ source: 'x', query: 'x', status, found: 0, detail: null })) as never },
        subject: subjectOf(),
      }),
      basis,
      refs: basis === 'coverage' ? [] : [1],
    });
    for (const statuses of [['ok'], ['zero'], ['failed', 'ok']]) expect(faultOf(denies(statuses), same)).toBeNull();
    for (const statuses of [['failed'], [], ['failed', 'timeout']]) {
      expect(faultOf(denies(statuses), same)).toBe('absence');
      const coverage = statuses.map((status) => ({ source: 'x', query: 'x', status, found: 0, detail: null })) as never;
      const { documents, ledger } = stranger('person');
      const [denied, told] = [
        { id: 'WE-07', world: world('0', { documents, ledger: { ...ledger, coverage }, subject: subjectOf() }), basis: 'coverage' } as const,
        { id: 'FI-01', world: world([{ rank: 1 }], { ledger: { coverage }, subject: subjectOf() }), slots: { domain: 'gazeta-1.test' }, refs: [1] } as const,
      ];
      expect([faultOf(denied, same), faultOf({ ...told, refs: [1] }, same)]).toEqual(['absence', null]);
    }
  });
});
