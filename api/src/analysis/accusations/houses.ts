/** Firms, parties and foundations that are the subject's own: what is laid at their door is told of it softly. */
import { isFiniteVerb } from './forms.ts';
import type { Page, Place, Word } from './types.ts';

const HOUSE = new Set(
  'firma spółka holding fundacja ubezpieczyciel kancelaria bank koncern klinika partia ugrupowanie klub organizacja grupa stowarzyszenie ruch redakcja wydawnictwo sieć linia'.split(
    ' ',
  ),
);
const FOUNDER = /^(?:współ)?(?:założyciel|właściciel|twórca|twórczyni)(?:ka)?$/;
const LEADS = /^(?:prowadzi|prowadziła?|kieruje|kierowała?|założyła?|szefuje|przewodzi)$/;

const first = ({ text }: Word): string =>
  text
    .toLowerCase()
    .split(/[\s.-]/u)[0]
    ?.slice(0, 6) ?? '';
const LEAST = 4;
/** Words between „założyciel” and what was founded, and from the name to that noun. */
const NEAR = 5;

/** Sentences before in which the leader of a house may be named. */
const NAMED_BEFORE = 3;

const known = new WeakMap<Page, ReadonlySet<string>>();

/** Beginnings of the names of houses that the page or the order says are the subject's. */
function housesOf(page: Page): ReadonlySet<string> {
  const found = known.get(page);
  if (found) return found;
  const houses = new Set<string>();
  const add = (x: Word | undefined) => x?.kind === 'other' && first(x).length >= LEAST && houses.add(first(x));
  const founder = [...page.trade].some((word) => FOUNDER.test(word));
  for (const { words } of page.sentences)
    for (const [i, x] of words.entries()) {
      if (founder && x.kind === 'other' && page.trade.has(x.text.toLowerCase().split(/[\s.-]/u)[0] ?? '')) add(x);
      // „Norda należy do X”.
      if (x.kind === 'word' && x.lower === 'należy' && words[i + 1]?.lower === 'do' && words.slice(i + 2, i + 4).some(({ kind }) => kind === 'subject'))
        add(words[i - 1]);
      // „X, założycielka Nordy”, „jej współwłaściciel X”: only what the noun itself names.
      if (x.kind !== 'word' || !FOUNDER.test(x.lemma)) continue;
      if (!words.slice(Math.max(0, i - NEAR), i).some(({ kind }) => kind === 'subject')) continue;
      const behind = words.slice(i + 1, i + 1 + NEAR);
      const own = behind.findIndex(({ kind }) => kind !== 'word');
      if (!behind.slice(0, own).some(isFiniteVerb)) add(behind[own]);
    }
  known.set(page, houses);
  return houses;
}

/** Whether the word names a house of a person's own: „firma X”, „należąca do X spółka”, a house that it founded or owns. */
export function isHouseOf({ page, words }: Place, i: number): boolean {
  const x = words[i] as Word;
  if (!page.person || x.kind === 'subject' || x.kind === 'person') return false;
  const own = (k: number) => words[k]?.kind === 'subject' && words[k]?.cases.includes('g') === true;
  if (x.kind === 'other') return housesOf(page).has(first(x));
  if (!HOUSE.has(x.lemma)) return false;
  const belongs = (k: number) => /^należąc/.test(words[k]?.lower ?? '') && words[k + 1]?.lower === 'do' && own(k + 2);
  const named = words[i + 1];
  const next = named?.kind === 'other' ? i + 2 : i + 1;
  return (own(i + 1) && words[i + 1]?.gap.trim() === '') || belongs(i - 3) || belongs(next) || (named?.kind === 'other' && housesOf(page).has(first(named)));
}

/** „Partia, którą prowadzi od lat, została …”: where the clause that begins at `from` goes on about a house that the subject leads; −1 elsewhere. */
export function ledHouse({ page, words, at }: Place, from: number): number {
  if (!page.person || from < 3) return -1;
  const relative = words.findLastIndex((x, k) => k > 0 && k < from && /^(?:którą|której|którym|które|który)$/.test(x.lower));
  const house = words[relative - 1];
  if (relative < 1 || house?.kind !== 'word' || !HOUSE.has(house.lemma)) return -1;
  const inside = words.slice(relative, from);
  if (!inside.some(({ lower }) => LEADS.test(lower)) || !inside.every(({ kind }) => kind === 'word' || kind === 'subject')) return -1;
  if (inside.some(({ kind }) => kind === 'subject')) return relative - 1;
  // Who leads it is not said here: the last who was named before.
  const before = [...page.sentences.slice(Math.max(0, at - NAMED_BEFORE), at).flatMap((sentence) => sentence.words), ...words.slice(0, relative)];
  return before.filter(({ kind }) => kind === 'subject' || kind === 'person').at(-1)?.kind === 'subject' ? relative - 1 : -1;
}
