/** Frames of what offices and courts find: a reproach in the dative, a position that they hold, a case lost to somebody, a list of fines. */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb } from '../forms.ts';
import { COURTS, LAW, OFFICES } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { NOBODY } from '../parties.ts';
import { partyAfter } from '../prepositions.ts';
import { clauseStart, formAfter, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { isWrongful, namesWrong } from './wrongful.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const BODIES = new Set([...LAW, ...OFFICES, ...set('audytor biegły ekspert rada nadzór inspektorat kuratorium regulator organ kontrola audyt')]);
const isBody = ({ kind, lemma, lower, text }: Word): boolean =>
  kind === 'word' ? BODIES.has(lemma) : kind === 'other' && (BODIES.has(lower) || BODIES.has(text.toLowerCase()));
const isOwn = ({ who }: Party): boolean => who === 'name' || who === 'noun' || who === 'group';

/** „Fonarii urząd wytknął, że …”: an office reproaches with anything, anybody else with a wrong. */
function reproached(place: Place, i: number): Found | null {
  const { words } = place;
  if (formOf(words[i] as Word) !== 'active') return null;
  const actor = subjectOf(place, i);
  if (isOwn(actor)) return null;
  const clause = words[i]?.clause;
  const byBody = words.some((x) => x.clause === clause && isBody(x));
  if (!byBody && !namesWrong(words.slice(i + 1, i + 20))) return null;
  return { state: 'alleged', party: objectOf(place, i, 'd', /^(?:o|za|na|po|przed|przez|od|u|przy|nad|bez|że|iż|w)$/) };
}

/** What a clause after `from` tells of the subject: its verb must be wrong, and its actor the subject. */
function toldOf(place: Place, from: number): Party {
  const { words } = place;
  const verb = words.findIndex((x, k) => k > from && isFiniteVerb(x));
  if (verb < 0 || !isWrongful(words, verb)) return NOBODY;
  const party = subjectOf(place, verb);
  return isOwn(party) ? party : NOBODY;
}

/** „Urząd podtrzymuje, że X ominął obowiązek zgłoszenia”. */
function position(place: Place, i: number): Found | null {
  const { words } = place;
  if (!isFiniteVerb(words[i] as Word) || isNegated(words, i)) return null;
  const that = formAfter(words, i, /^(?:że|iż)$/, 5);
  if (that < 0 || !words.slice(0, that).some(isBody)) return null;
  return { state: 'alleged', party: toldOf(place, that) };
}

/** „Zdaniem inspektorów X zatrudniał ludzi bez umów”. */
function inTheirView(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:zdaniem|według|wedle)$/.test((words[i] as Word).lower)) return null;
  const body = words.findIndex((x, k) => k > i && k <= i + 3 && isBody(x));
  return body < 0 ? null : { state: 'alleged', party: toldOf(place, body) };
}

const TRIAL = set('sąd proces trybunał sprawa apelacja powództwo wyrok');
/** „Klientka wygrała proces z X”, „wygrał z X przed sądem”. */
function lostTo(place: Place, i: number): Found | null {
  const { words } = place;
  const form = formOf(words[i] as Word);
  if (form === 'infinitive' || form === 'noun' || isOwn(subjectOf(place, i)) || !words.some((x) => x.kind === 'word' && TRIAL.has(x.lemma))) return null;
  return { state: 'ruled', party: partyAfter(place, i, set('z ze'), 4) };
}

const MODAL = /^(?:musi|ma|muszą|mają|musiał|musiała|musieli|musiało)$/;
const SUM = /^(?:\d.*|tysiąc\p{sc=Latn}*|tys|milion\p{sc=Latn}*|mln|złot\p{sc=Latn}*|euro|zł)$/u;

const DECIDED = /(?<!\p{sc=Latn})(?:kar[aęyą](?!\p{sc=Latn})|postanowi|nakaza|nałoży|orzek)/u;
/** „X musiał im zapłacić 118 tysięcy złotych” in a sentence on a court, „X musi zapłacić 9 mln, a nie 31, jak postanowił UOKiK”. */
function madeToPay(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  const x = words[i] as Word;
  const ruled = words.some((y) => y.kind === 'word' && (COURTS.has(y.lemma) || y.lemma === 'wyrok'));
  const fined = words.some((y) => OFFICES.has(y.lower)) && DECIDED.test(page.sentences[at]?.text ?? '');
  if (x.lower !== x.lemma || !(ruled || fined)) return null;
  const modal = words.findIndex((y, k) => k >= i - 5 && k < i && MODAL.test(y.lower) && y.clause === x.clause);
  if (modal < 0 || !words.slice(i + 1, i + 8).some(({ lower }) => SUM.test(lower))) return null;
  return { state: ruled ? 'ruled' : 'fined', party: subjectOf(place, modal) };
}

const PENALTY = set('kara grzywna mandat');
const OPENING = 4;
/** „X, 2019 rok – 21,4 mln złotych za podnoszenie opłat”: an entry of a list of fines, which the page's first sentences announce. */
function listed({ page, words }: Place, i: number): Found | null {
  if (words[0]?.kind !== 'subject' || i > 14 || words.slice(0, i).some(isFiniteVerb)) return null;
  if (!words.slice(1, i).some(({ lower }) => /^(?:zł|złotych|euro|mln|tys|tysięcy)$/.test(lower))) return null;
  const announced = page.sentences.slice(0, OPENING).some((sentence) => sentence.words.some((x) => x.kind === 'word' && PENALTY.has(x.lemma)));
  return announced ? { state: 'fined', party: { who: 'name', index: 0 } } : null;
}

/** Whether a clause begins at the word. */
const opens = (words: Word[], i: number): boolean => clauseStart(words, i) === i;
const PERMIT = /^(?:pozwoleni|zezwoleni|decyzj|koncesj)/;
/** „Skarga na pozwolenie, które umożliwia spółce X prowadzenie prac”, „zaskarżyli decyzję dla X”. Whose permit it is, is not who gave it: told softly. */
function againstPermit(place: Place, i: number): Found | null {
  const { words } = place;
  if (isOwn(subjectOf(place, i))) return null;
  const permit = words.findIndex((x, k) => k > i && k <= i + 4 && PERMIT.test(x.lower));
  if (permit < 0) return null;
  const own = words.findIndex((x, k) => k > permit && k <= permit + 8 && x.kind === 'subject');
  const between = words.slice(permit + 1, own);
  if (own < 0 || between.some(({ kind }) => kind !== 'word')) return null;
  const grants = between.some((x, k) => /^(?:który|która|które)$/.test(x.lower) && opens(words, permit + 1 + k));
  if (!grants && !between.some(({ lower }) => lower === 'dla')) return null;
  return { state: 'alleged', party: { who: 'group', index: own } };
}

export const OFFICE_FRAMES: Frame[] = [
  { cues: 'wytknąć wytykać wypomnieć wypominać', read: reproached },
  {
    cues: 'podtrzymywać podtrzymać utrzymywać uznać uznawać ocenić oceniać twierdzić uważać stwierdzić ustalić wykazać wynikać napisać poinformować',
    read: position,
  },
  { cues: 'zdanie według wedle', read: inTheirView },
  { cues: 'wygrać wygrywać', read: lostTo },
  { cues: 'zapłacić wypłacić zwrócić oddać', read: madeToPay },
  { cues: 'za', read: listed },
  { cues: 'skarga zaskarżyć zaskarżać', read: againstPermit },
];
