/** Readers of the slots around a cue: subject, object, the party after a preposition or in the genitive. */
import { agreed } from './agreement.ts';
import { isKind, isTitle } from './callings.ts';
import { isFiniteVerb, isNoun } from './forms.ts';
import { ledHouse } from './houses.ts';
import { THINGS } from './lists.ts';
import { inList, isEmbedded, isNominative, isPlace, isPreposition, listedAfter, NOBODY, partyAt, standsFor, wordsBefore } from './parties.ts';
import type { Page, Party, Place, Word } from './types.ts';

export const RELATIVE = /^(?:który|która|które|którzy|którego|której|którym|którą|których|któremu|którymi)$/;
export const clauseStart = (words: Word[], i: number): number => {
  let from = i;
  while (from > 0 && words[from - 1]?.clause === words[i]?.clause) from -= 1;
  return from;
};

/** Whether the word is a title or a kind of firm, and so the name after it its bearer. */
export const isBearer = (x: Word, { person, trade }: Page): boolean => (person ? isTitle(x.lemma) : isKind(x.lemma)) || trade.has(x.lemma);

/** The first word of the clause, within `back` and `ahead` words of `i`, whose lemma or form is in the list; −1 without one. */
export function near(words: Word[], i: number, list: ReadonlySet<string>, back = 6, ahead = 8): number {
  const clause = words[i]?.clause;
  for (let j = Math.max(0, i - back); j < words.length && j <= i + ahead; j += 1) {
    const x = words[j] as Word;
    if (j !== i && x.clause === clause && (list.has(x.lemma) || list.has(x.lower))) return j;
  }
  return -1;
}

/** The first word after `i`, up to `reach` on, whose form fits; −1 without one. */
export function formAfter(words: Word[], i: number, form: RegExp, reach: number): number {
  for (let j = i + 1; j < words.length && j <= i + reach; j += 1) if (form.test((words[j] as Word).lower)) return j;
  return -1;
}

/** The noun or name that a relative pronoun at the start of a clause stands for. */
export function antecedent(place: Place, from: number, pronoun: string): Party {
  const { words, page } = place;
  for (let j = from - 1; j >= Math.max(0, from - 6); j -= 1) {
    const x = words[j] as Word;
    if (x.kind === 'subject') {
      if (isEmbedded(words, j) || (pronoun === 'którzy' && !isListed(words, j))) return { who: 'else', index: j };
      return { who: 'name', index: j };
    }
    if (x.kind !== 'word') {
      if (pronoun === 'którzy' && words.slice(Math.max(0, j - 8), j).some((y, k) => y.kind === 'subject' && inList(words, Math.max(0, j - 8) + k, j)))
        return { who: 'name', index: j };
      if (isPlace(words, j)) continue;
      // „Prezydent Szczecina, na którym …”
      const titled = x.kind === 'other' && j > 0 ? standsFor(place, j - 1) : null;
      return titled === 'noun' ? { who: titled, index: j - 1 } : { who: 'else', index: j };
    }
    if (!isNoun(x)) continue;
    const party = partyAt(place, j);
    if (party.who !== 'else') return party;
    return page.person && inApposition(words, j) ? { who: 'name', index: j } : party;
  }
  return NOBODY;
}
const isListed = (words: Word[], i: number): boolean =>
  words[i - 1]?.kind === 'person' || /^(?:i|oraz)$/.test(words[i - 1]?.lower ?? '') || /^(?:i|oraz)$/.test(words[i + 1]?.lower ?? '');

/** „X, prezes spółki, …”: the noun's clause begins with the subject, without a verb or another person. */
function inApposition(words: Word[], i: number): boolean {
  let k = i;
  while (k > 0 && words[k]?.clause === words[i]?.clause) k -= 1;
  const x = words[k] as Word;
  if (x.kind !== 'subject' || x.clause === words[i]?.clause) return false;
  return words.slice(k + 1, i + 1).every((y) => (!isFiniteVerb(y) || /^(?:były|była)$/.test(y.lower)) && y.kind !== 'person');
}

/** „…, w tym X, usłyszała”: the subject closes a phrase of those among a group. */
const isAmong = (words: Word[], from: number): boolean =>
  words[from - 1]?.kind === 'subject' && /^(?:w tym|wśród nich|m in|między innymi)$/.test(`${words[from - 3]?.lower} ${words[from - 2]?.lower}`);

const MALE_VERB = /(?:^| )(?:został|był|miał|\p{sc=Latn}+ł)(?: |$)/u;
const FEMALE_VERB = /(?:^| )(?:została|była|miała|\p{sc=Latn}+ła)(?: |$)/u;

/** Whether a preposition governs the noun, up to two words before it. */
const governs = (words: Word[], j: number): boolean => words.slice(Math.max(0, j - 2), j).some((x) => isPreposition(x.lower));

/** „Jan Kos, doradca w kancelarii premier X, został …”: the clause of the name tells of the person before it; −1 where it does not. */
function whoIsToldOf(words: Word[], i: number): number {
  const from = clauseStart(words, i);
  const before = words[from - 1];
  const told = before !== undefined && (before.kind === 'person' || before.kind === 'other') && before.cases.includes('n');
  return told && isNominative(words, from) && isNoun(words[from] as Word) && !words.slice(from, i).some(isFiniteVerb) ? from - 1 : -1;
}

/** A clause without a subject of its own: that of the clause before, else of the sentence before, if nobody else came between. */
function droppedSubject(place: Place, i: number, from: number): Party {
  const { page, words, at } = place;
  const own = words
    .filter((x) => x.clause === words[i]?.clause)
    .map((x) => x.lower)
    .join(' ');
  const house = ledHouse(place, from);
  if (house >= 0) return { who: 'group', index: house };
  if (page.person && ((page.feminine === true && MALE_VERB.test(own)) || (page.feminine === false && FEMALE_VERB.test(own)))) return NOBODY;
  if (page.person && /(?:ani|eni|ęci|li)$/.test((words[i] as Word).lower)) {
    const group = page.groups.some((one) => at > 0 && (one.at === at || one.at === at - 1));
    return group ? { who: 'group', index: -1 } : NOBODY;
  }
  if (isAmong(words, from)) return { who: 'name', index: from - 1 };
  for (let j = from - 1; j >= 0; j -= 1) {
    const x = words[j] as Word;
    if (x.kind === 'subject') {
      if (!x.cases.includes('n') || isEmbedded(words, j)) return NOBODY;
      const told = whoIsToldOf(words, j);
      if (told >= 0) return { who: 'else', index: told };
      // „X, lekarz z Tarnowa, został …”: only an apposition stands between.
      return { who: words.slice(j + 1, from).some(isFiniteVerb) ? 'dropped' : 'name', index: j };
    }
    if (x.kind !== 'word' && x.cases.includes('n') && !isPlace(words, j)) return { who: 'else', index: j };
    if (isNominative(words, j) && !/^(?:to|on|ona)$/.test(x.lower) && !inApposition(words, j))
      return standsFor(place, j) ? { who: 'dropped', index: j } : { who: 'else', index: j };
  }
  const unread = words.some((x, j) => j >= from && j < i && isNoun(x) && !THINGS.has(x.lemma) && !governs(words, j));
  return at > 0 && !unread ? subjectBefore({ ...place, at: at - 1, words: wordsBefore(place, at - 1) }) : NOBODY;
}

/** The first nominative of a sentence, when it is the subject and nobody else is named after it. */
function subjectBefore(place: Place): Party {
  const { page, words } = place;
  for (const [j, x] of words.entries()) {
    if (x.kind === 'word' ? !isNominative(words, j) || (words[j + 1]?.kind === 'subject' && isBearer(x, page)) : !x.cases.includes('n')) continue;
    if (!standsFor(place, j)) return { who: 'else', index: -1 };
    const other = words.slice(j + 1).some((y, k) => y.kind === 'person' || (y.kind === 'other' && !page.person && !isPlace(words, j + 1 + k)));
    return other ? NOBODY : { who: 'dropped', index: -1 };
  }
  return NOBODY;
}

/** „Wójt gminy Lipno X usłyszał”: a title, or a kind of firm right before the name, and the name itself in the nominative. */
function isTitleOf({ page, words }: Place, first: number, own: number): boolean {
  if (!isBearer(words[first] as Word, page)) return false;
  return own === first + 1 || (page.person && words.slice(first + 1, own + 1).every((x) => x.kind !== 'person' && !isFiniteVerb(x) && x.gap.trim() === ''));
}

/** Where the name stands that the noun at `j` is a title of: „rzecznik X”, „minister rolnictwa X”; −1 without one. */
function bearerAfter({ page, words }: Place, j: number): number {
  const far = page.person && isTitle((words[j] as Word).lemma) ? 3 : 1;
  const own = words.findIndex((x, k) => k > j && k <= j + far && x.kind === 'subject');
  const between = words.slice(j + 1, own + 1);
  return own >= 0 && between.every((x) => x.gap.trim() === '' && (x.kind === 'subject' || (x.kind === 'word' && !isFiniteVerb(x)))) ? own : -1;
}

const PLURAL_VERB = /(?:li|ły|ani|eni|ęci|yci|ici|ci|ają|ują|ją|ą|ane|one|ęte)$/;

/** The subject of the clause of word `i`: before it, else after it, else dropped. */
export const subjectOf = (place: Place, i: number, after = true): Party => agreed(place, i, subjectAt(place, i, after));

function subjectAt(place: Place, i: number, after: boolean): Party {
  const { words } = place;
  const clause = words[i]?.clause;
  const from = clauseStart(words, i);
  const pronoun = words.slice(from, Math.min(i, from + 3)).find((x) => RELATIVE.test(x.lower));
  if (pronoun && /^(?:który|która|które|którzy)$/.test(pronoun.lower)) return antecedent(place, from, pronoun.lower);
  const nominal: number[] = [];
  for (let j = from; j < i; j += 1) if (isNominative(words, j) && !THINGS.has((words[j] as Word).lemma)) nominal.push(j);
  const [first] = nominal;
  if (first !== undefined) {
    const own = nominal.find((j) => standsFor(place, j) === 'name');
    const plural = PLURAL_VERB.test((words[i] as Word).lower);
    if (own !== undefined && (plural || own === first || inList(words, first, own) || isTitleOf(place, first, own))) return partyAt(place, own);
    return partyAt(place, first);
  }
  for (let j = i + 1; after && j < words.length && j <= i + 9; j += 1) {
    const x = words[j] as Word;
    if (x.clause !== clause && (x.kind === 'word' || words[j - 1]?.kind === 'word')) break;
    if (x.lower === 'że') break;
    if (THINGS.has(x.lemma) || !isNominative(words, j)) continue;
    const party = partyAt(place, j);
    if (party.who !== 'else') return party;
    const listed = listedAfter(words, j, 10);
    if (listed >= 0) return partyAt(place, listed);
    const own = bearerAfter(place, j);
    return own >= 0 && words[own]?.cases.includes('n') && !isEmbedded(words, own) ? partyAt(place, own) : party;
  }
  return droppedSubject(place, i, from);
}
