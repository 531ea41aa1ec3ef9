/** Readers of the slots around a cue: subject, object, the party after a preposition or in the genitive. */
import { agreed } from './agreement.ts';
import { isKind, isTitle } from './callings.ts';
import { isFiniteVerb, isNoun } from './forms.ts';
import { DEGREES, THINGS } from './lists.ts';
import {
  inList,
  isEmbedded,
  isGroupNoun,
  isNominative,
  isPlace,
  isPreposition,
  listedAfter,
  NOBODY,
  partyAt,
  pronounAt,
  standsFor,
  wordsBefore,
} from './parties.ts';
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

const MALE_VERB = /(?:^| )(?:został|był|miał|\p{L}+ł)(?: |$)/u;
const FEMALE_VERB = /(?:^| )(?:została|była|miała|\p{L}+ła)(?: |$)/u;

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
const DATIVE = /^(?:mu|jej|im|jemu)$/;
const ACCUSATIVE = /^(?:go|ją|ich|je|jego)$/;
const STOP = /^(?:o|za|do|w|we|z|ze|na|po|pod|przed|przez|od|dla|u|przy|nad|bez|podczas)$/;
const IN_TIME = /^(?:w|we|na|po|przed|podczas|od)$/;
const TIMES = new Set('poniedziałek wtorek środa czwartek piątek sobota niedziela dzień tydzień miesiąc rok wieczór południe'.split(' '));

/** Words of a phrase of time that begins at `j`: „w czwartek”, „w ubiegłym tygodniu”; 0 where none does. */
function timePhrase(words: Word[], j: number): number {
  if (!IN_TIME.test(words[j]?.lower ?? '')) return 0;
  return [1, 2].find((n) => words[j + n]?.kind === 'word' && TIMES.has((words[j + n] as Word).lemma)) ?? 0;
}

/** The party that a pronoun in one of the cases names; null when the word is no such pronoun, or owns the noun after it. */
function pronounParty(place: Place, j: number, cases: string): Party | null {
  const { words } = place;
  const x = words[j] as Word;
  if (!((cases.includes('d') && DATIVE.test(x.lower)) || (cases.includes('a') && ACCUSATIVE.test(x.lower)))) return null;
  const next = words[j + 1];
  const owns = /^(?:ich|jego|jej)$/.test(x.lower) && next?.clause === x.clause && (isNoun(next as Word) || /(?:ego|ej|ych|ich)$/.test(next?.lower ?? ''));
  return owns ? null : pronounAt(place, j);
}

/** The object of a verb after it, in one of the cases. Null when nothing there can be one. */
function objectAfter(place: Place, i: number, cases: string, stop: RegExp): Party | null {
  const { words } = place;
  const clause = words[i]?.clause;
  const fits = (x: Word) => [...cases].some((c) => x.cases.includes(c));
  for (let j = i + 1; j < words.length && j <= i + 8; j += 1) {
    const x = words[j] as Word;
    if (x.clause !== clause && (x.kind === 'word' || words[j - 1]?.kind === 'word')) return null;
    if (stop.test(x.lower)) {
      // „skazał w poniedziałek X”: a phrase of time or place may stand between.
      const near = words[j + 2]?.kind === 'subject' ? 1 : words[j + 3]?.kind === 'subject' && words[j + 2]?.kind === 'word' ? 2 : 0;
      const skip = near || timePhrase(words, j);
      if (!IN_TIME.test(x.lower) || words[j + 1]?.kind !== 'word' || skip === 0) return null;
      j += skip;
      continue;
    }
    const pronoun = pronounParty(place, j, cases);
    if (pronoun) return pronoun;
    if (x.kind !== 'word') {
      if (!fits(x)) continue;
      const listed = x.kind === 'subject' ? -1 : listedAfter(words, j, 12);
      return partyAt(place, listed >= 0 ? listed : j);
    }
    if (isNoun(x) && fits(x)) return objectNoun(place, j);
  }
  return null;
}

/** A noun as object: itself, or the name that it is a title or kind of („oskarżył dyrektora X”, „pozwał linię X”). */
export function objectNoun(place: Place, j: number): Party {
  const { words } = place;
  const party = partyAt(place, j);
  if (party.who !== 'else') return party;
  const named = words.findIndex((y, k) => k > j + 1 && !DEGREES.has(y.lower));
  const [x, next, second] = [words[j] as Word, words[j + 1], words[named]];
  if (next?.kind === 'subject' && next.gap.trim() === '' && !isEmbedded(words, j + 1) && isBearer(x, place.page)) return partyAt(place, j + 1);
  if (
    second?.kind === 'subject' &&
    // „prezydentowi Szczecina Adamowi Nowakowi”, „rektora Uniwersytetu Śląskiego prof. X”
    (next?.kind === 'word' ? !STOP.test(next.lower) && !isFiniteVerb(next) : place.page.person && next?.kind === 'other') &&
    (isTitle(x.lemma) || isKind(x.lemma)) &&
    !(place.page.person && second.cases === 'n' && !x.cases.includes('n')) &&
    !isEmbedded(words, named)
  )
    return partyAt(place, named);
  return party;
}
const NOT_OBJECT = /^(?:od|do|dla|u|z|ze|bez|wobec|przeciw|przeciwko|w|na|o|przez|za|zdaniem|według)$/;

/** The object of a verb or of an impersonal form, in one of the cases („ag”, „d”): after it, else before it, or by a relative pronoun. */
export function objectOf(place: Place, i: number, cases: string, stop = STOP): Party {
  const { words } = place;
  const from = clauseStart(words, i);
  for (let j = from; j < i && j < from + 3; j += 1) {
    const { lower } = words[j] as Word;
    if (!RELATIVE.test(lower)) continue;
    // „Kobiety, które ją oskarżyły”: the pronoun is the object, „które” the subject.
    if (lower === 'które' && words.slice(j + 1, i).some((x) => ACCUSATIVE.test(x.lower))) break;
    const fits = cases.includes('d') ? /^(?:któremu|której|którym)$/ : /^(?:którego|którą|których|które)$/;
    if (fits.test(lower) && (j === from || !NOT_OBJECT.test((words[from] as Word).lower))) return antecedent(place, from, lower);
    break;
  }
  return objectAfter(place, i, cases, stop) ?? objectBefore(place, i, cases);
}

/** The object of a verb before it, in its clause: „Kowalskiemu zarzuca się …”. */
export function objectBefore(place: Place, i: number, cases: string): Party {
  const { page, words } = place;
  const clause = words[i]?.clause;
  const from = clauseStart(words, i);
  for (let j = i - 1; j >= from; j -= 1) {
    const x = words[j] as Word;
    const pronoun = x.kind === 'word' ? pronounParty(place, j, cases) : null;
    if (pronoun) return pronoun;
    if (![...cases].some((c) => x.cases.includes(c))) continue;
    if (x.kind === 'subject' && !(x.cases.includes('n') && page.person) && !NOT_OBJECT.test(words[j - 1]?.lower ?? '')) {
      if (isEmbedded(words, j)) return { who: 'else', index: j };
      // A firm's name is the same as subject and object: it is the object only when somebody else is the nominative after the verb.
      const actor = (k: number) => k > i && words[k]?.clause === clause && isNominative(words, k) && !standsFor(place, k);
      if (x.cases.includes('n') && !words.some((_, k) => actor(k))) return NOBODY;
      return partyAt(place, j);
    }
    if (x.kind === 'person' && !x.cases.includes('n')) return { who: 'else', index: j };
    if (x.kind === 'word' && isGroupNoun(x) && !x.cases.includes('n')) return partyAt(place, j);
  }
  return NOBODY;
}
