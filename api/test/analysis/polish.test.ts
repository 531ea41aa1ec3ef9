import { describe, expect, it } from 'vitest';
import { COMPARISON } from '../../src/analysis/words/comparison.ts';
import { fill, list, needsDeclension, type Speaker } from '../../src/analysis/words/grammar.ts';
import { PATTERNS, SECTION_WORDS } from '../../src/analysis/words/patterns.ts';
import { PLAN, WEEKS } from '../../src/analysis/words/plan.ts';
import { ADVICE } from '../../src/analysis/words/recommendations.ts';
import { averageSentences, KPI_NAMES, KPI_OBJECTS } from '../../src/contract/kpis.ts';
import { roundSentence, totalsSentences } from '../../src/contract/sources.ts';
import { storyFacts } from '../../src/contract/story-words.ts';
import { nameForms } from '../../src/language/index.ts';

const NUMBERS = [0, 1, 2, 4, 5, 12, 21, 22, 25, 101, 112];
/** A man, a woman, names that are not declined, a brand, a firm in the plural, an organisation in the neuter. */
const NAMES: [string, Speaker['kind']][] = [
  ['Zbigniew Wszoła', 'person'],
  ['Żaneta Wrzos-Sikora', 'person'],
  ['Ines Dubois', 'person'],
  ['Złota Strzałka', 'brand'],
  ['Wędzarnie Wschodnie', 'company'],
  ['Stowarzyszenie Zdrój', 'organisation'],
];
const speakers = NAMES.map(([name, kind]): Speaker => ({ name, kind, forms: nameForms(name, kind) }));
const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, ' ');

/** What stands in a slot whose value is no number. */
const WORDS: Record<string, string> = {
  list: list(['pierwszy', 'drugi', 'trzeci']),
  labels: 'dekarz, Konin',
  label: 'dekarz, Konin',
  kinds: 'z mediów i forów',
  quote: 'Wspaniale i w terminie',
  domain: 'strona.test',
  outlet: 'strona.test',
  platform: 'Instagram',
  place: 'strona.test, 05.03.2026',
  proofPlace: 'strona.test, 05.03.2026',
  tone: 'krytyczna',
  where: 'na stronie strona.test',
  customers: 'trzech niedawnych klientów',
  offer: 'ofertę i cennik',
  contents: 'ofertę i telefon',
  how: 'umorzenie',
  level: 'niski',
  month: 'sierpień',
  recTitle: 'odpowiedz na opinię',
  recText: 'Odpowiedz na opinię.',
  check: 'odpowiedź jest widoczna',
  themes: 'cena (głosy złe: 2, dobre: 1)',
};
const isDate = (name: string) => name.startsWith('date') || name.endsWith('Date');
const isNumber = (name: string) => /^(n|m|a|b|c|x|y|d|d2|low|high|share|rank|least|hours|score|reach|year\d?|year[AB])$/.test(name);

/** Names of the slots in a pattern. */
const slotsIn = (pattern: string): string[] => [...new Set([...pattern.matchAll(/\{(\w+)/g)].map(([, name]) => name as string))];

const filled = (pattern: string, n: number, speaker: Speaker): string =>
  plain(
    fill(
      pattern,
      Object.fromEntries(
        slotsIn(pattern).map((name) => [name, isDate(name) ? '2026-03-05' : name.startsWith('year') ? 2026 : isNumber(name) ? n : (WORDS[name] ?? 'Słowo')]),
      ),
      speaker,
    ),
  );

/** „2 źródła”, „5 źródeł”, „22 źródła”: which of the three forms of a counted noun a number takes. */
const formOf = (n: number): 0 | 1 | 2 => (n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2);

/** Turns that were printed once: ambiguous, hollow, of another trade, or words that do not agree. */
const WORN =
  /krytycznym wydźwięku, najwyżej|Tu chodzi o|łączy się z miejscami|Pierwszy krok|wszystkim z: |Lista jest krótka|dokończ poprzednie|poprzednie kroki|opini\p{L}* o współpracy|slajdy|Dla mediów|Najpoważniejsze ryzyko|danych przy: |poziom ryzyka: |negatywne — 0|Wyszukiwarki wskazały|sprawdzonych platformach/u;

/** What no sentence may have, whatever it is filled with. */
function faults(text: string): string[] {
  const rules: [string, RegExp][] = [
    ['an unfilled slot', /[{}]|undefined|null|NaN|\[object/],
    ['a double blank', / {2}/],
    ['a blank before a stop', / [,.;:?!](?!\.)/],
    ['a double stop', /\.\.|,,|;;|::|[,;:]\./],
    ['empty brackets or marks', /\(\)|„”|„ | ”|\( | \)/],
    ['a doubled preposition', /(?<!\p{L})(z z|w w|ze ze|we we|od od|do do|na na|o o)(?!\p{L})/iu],
    ['a preposition that wants its vowel', /(?<!\p{L})(?:w (?:[wf][bcćdfghjklłmnńprsśtwzźż])|z (?:[zsśźż][bcćdfghjklłmnńprstwzźż]|wsz|wz|mn))/u],
    ['words that fit nobody', /osoby lub marki|osobę lub markę|osoba lub marka/],
    ['a turn that reads wrong', WORN],
    ['a number that opens the sentence', /^\d/],
  ];
  return rules.filter(([, rule]) => rule.test(text)).map(([what]) => `${what}: ${text}`);
}

const clauses = Object.values(ADVICE).flatMap(({ reason, effect, ...rest }) => [reason, effect, ...('check' in rest && rest.check ? [rest.check] : [])]);
const sentences: [string, string][] = [
  ...Object.entries(PATTERNS),
  ...Object.entries(COMPARISON),
  ...Object.entries(ADVICE).map(([id, { text }]): [string, string] => [id, text]),
  ...Object.entries(PLAN).flatMap(([id, value]) => [value].flat().map((text): [string, string] => [id, text])),
  ...WEEKS.map(({ lead }): [string, string] => ['week', lead]),
  ...Object.values(SECTION_WORDS).map(([, lead]): [string, string] => ['lead', lead]),
];

describe('every sentence of the report, for every number and kind of subject', () => {
  it.each(speakers.map((speaker) => [speaker.name, speaker] as const))('is whole Polish when it speaks of %s', (_, speaker) => {
    const wrong = sentences
      .filter(([, pattern]) => !needsDeclension(pattern) || speaker.forms.certain)
      .flatMap(([id, pattern]) =>
        NUMBERS.flatMap((n) => {
          const text = filled(pattern, n, speaker);
          const ends = /[.”)]$/.test(text) && (/\.$/.test(text) || id === 'C') ? [] : [`no full stop: ${text}`];
          const begins = /^[\p{Lu}„]/u.test(text) || /^20\d\d —/.test(text) ? [] : [`a small first letter: ${text}`];
          return [...faults(text.replace(/^20\d\d — /, 'R ')), ...ends, ...begins].map((fault) => `${id} with ${n}: ${fault}`);
        }),
      );
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it.each([
    'Odcinek z z mediów.',
    'Są  dwa.',
    'Ma w wzmiance błąd.',
    'Pochodzi z stron firmowych.',
    'Koniec..',
    'Tytuł „” stoi.',
    'Brak {n} źródeł.',
    'Dla osoby lub marki.',
    '2 źródła są.',
    'Tu chodzi o: Konin.',
  ])('would not pass as „%s”', (text) => {
    expect(faults(text)).not.toEqual([]);
  });

  it('has no clause that breaks its sentence', () => {
    const wrong = speakers.flatMap((speaker) => clauses.flatMap((pattern) => NUMBERS.flatMap((n) => faults(filled(pattern, n, speaker).replace(/^\d+/, 'x')))));
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it('takes the form of a counted noun that its number takes', () => {
    const speaker = speakers[0] as Speaker;
    let checked = 0;
    for (const [id, pattern] of sentences)
      for (const [, name, format, forms] of pattern.matchAll(/\{(\w+):(nom|acc|verb|gen|dat|inst|loc) ([^}]*)\}/g)) {
        const [one = '', few = one, many = few] = (forms as string).split('|');
        const three = format === 'nom' || format === 'acc' || format === 'verb';
        expect((forms as string).split('|').length, `${id} {${name}:${format}}`).toBe(three ? 3 : 2);
        for (const n of NUMBERS) {
          const wanted = three ? [one, few, many][formOf(n)] : n === 1 ? one : few;
          const said = plain(fill(`Tu ${`{${name}:${format} ${forms}}`} jest.`, { [name as string]: n }, speaker));
          expect(said, id).toBe(`Tu ${format === 'verb' ? '' : `${n} `}${wanted} jest.`);
          checked += 1;
        }
      }
    expect(checked).toBeGreaterThan(500);
  });

  it('agrees a verb and its counted noun in number', () => {
    const speaker = speakers[0] as Speaker;
    for (const [id, pattern] of sentences)
      for (const n of NUMBERS) {
        const text = filled(pattern, n, speaker);
        const noun = /(?<!\p{L})(jest|są) (\d+) (\p{L}+)/u.exec(text);
        if (noun) expect(noun[1], `${id}: ${text}`).toBe(formOf(Number(noun[2])) === 1 ? 'są' : 'jest');
      }
  });
});

describe('words of coverage, stories and scores', () => {
  it('are whole for every number', () => {
    const texts = NUMBERS.flatMap((n) => [
      ...[0, 1].flatMap((at) => NUMBERS.map((m) => roundSentence({ queries: n, addresses: m, confirmed: Math.min(m, n) }, at))),
      totalsSentences({
        hits: n,
        addresses: n,
        fetched: n,
        failed: n,
        duplicates: n,
        setAside: n,
        named: n,
        offTopic: n,
        empty: n,
        foreign: 0,
        sources: n,
        domains: n,
        topDomainShare: 0,
      }),
      averageSentences(n, Object.values(KPI_NAMES).slice(0, n % 6), Object.values(KPI_NAMES).slice(0, n % 5)),
    ]);
    expect(texts.flatMap((text) => faults(plain(text))).slice(0, 5)).toEqual([]);
    expect(new Set(texts.filter((text) => /(?<!\p{L})(pytani|trafie)/u.test(text)))).toEqual(new Set());
    const story = { from: '2026-01-02', to: '2026-03-04', pages: [1, 2], outlets: ['a', 'b', 'c', 'd', 'e'] };
    expect(plain(storyFacts(story as unknown as Parameters<typeof storyFacts>[0]))).toBe('02.01.2026–04.03.2026 · 2 teksty · 5 serwisów');
    for (const name of Object.values(KPI_OBJECTS)) expect(name).toMatch(/^\p{Ll}/u);
  });
});
