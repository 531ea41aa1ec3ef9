/** Readers of the object of a verb: after it, before it, or by a pronoun. */
import { isKind, isTitle } from './callings.ts';
import { isFiniteVerb, isNoun } from './forms.ts';
import { DEGREES } from './lists.ts';
import { isEmbedded, isGroupNoun, isNominative, listedAfter, NOBODY, partyAt, pronounAt, standsFor } from './parties.ts';
import { antecedent, clauseStart, isBearer, RELATIVE } from './slots.ts';
import type { Party, Place, Word } from './types.ts';

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
    // „Ukarał należącą do X firmę”.
    if (x.lower === 'do' && /^należąc/.test(words[j - 1]?.lower ?? '') && words[j + 1]?.kind === 'subject') {
      j += 1;
      continue;
    }
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
    // „Spółce postawiono zarzut”: a noun for the subject that opens the clause in another case.
    if (j === from && cases === 'd' && x.lower !== x.lemma && standsFor(place, j)) return partyAt(place, j);
  }
  return NOBODY;
}
