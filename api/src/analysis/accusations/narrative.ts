/**
 * What short local texts tell without a frame: „powództwo oddalił”, „dostał mandat”, „zażądał zwrotu”. Bound by the paragraph: a cue
 * counts where the subject is named beside it and nobody else is who did it. Ends and answers are read on every page, accusations only
 * on local pages about the subject.
 */
import type { PageKind } from '../../research/types.ts';
import { amountsIn, speltIn } from '../reading/amounts.ts';
import { governed, isGuarded, isHypothetical, isNegated } from './blockers.ts';
import { isTitle } from './callings.ts';
import { COUNTED, isCountedOf, POSTS } from './complaints.ts';
import { type Cue, ENDS, OFFICE, type Role, set, WRONGS } from './cues.ts';
import { formOf, isFiniteVerb, isInfinitiveForm } from './forms.ts';
import { type Ground, groundOf, isAnswered, isOwnNoun, nearness } from './ground.ts';
import { WRONG } from './lists.ts';
import { LOCAL } from './local-cues.ts';
import { isOfBearer, noticeAt } from './notices.ts';
import { isNominative } from './parties.ts';
import { tellsOtherPenalty } from './penalties.ts';
import { hitAt } from './read.ts';
import { clauseStart, subjectOf } from './slots.ts';
import { hasAny, hasVictim, isBlocked, isElses, isOfOtherGender, isOwnClaim, OTHERS, VICTIM_OF } from './somebody-else.ts';
import type { Hit, Page, Place, Sentence, Word } from './types.ts';

const PENALTIES = set('mandat grzywna kara');
/** „Nie stwierdzono naruszeń, analiza trwa”: nothing is found yet, so nothing has ended. */
const GOES_ON =
  /(?<!\p{sc=Latn})(?:trwa(?:ją)?|w toku|czeka(?:my|ją)? na|na razie|dotychczas|jeszcze nie|nie \p{sc=Latn}+ jeszcze|wciąż (?:bada|sprawdza|analizuj)\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
/** Whether the first sum of a sentence is less than its last. */
function isLower(text: string): boolean {
  const [sums] = [[...amountsIn(text)], [...speltIn(text)]].filter(({ length }) => length > 1);
  return sums !== undefined && (sums[0] ?? 0) < (sums.at(-1) ?? 0);
}
const SPEAKING = set('mówić powiedzieć twierdzić opowiadać dodawać przyznawać narzekać');
const COMPLAINING = set('żądać zażądać domagać pozwać zawiadomić powiadomić złożyć oskarżać oskarżyć');

/** Whether the cue at `i` is told as the role asks: who complains is not the subject; who does it is, or is not told. */
function fitsRole(place: Place, i: number, role: Role, objects?: ReadonlySet<string>): boolean {
  if (role === 'any') return true;
  const { words, page } = place;
  const clause = words[i]?.clause;
  const verb = isFiniteVerb(words[i] as Word) ? i : words.findIndex((x) => x.clause === clause && isFiniteVerb(x));
  if (verb < 0) return true;
  if (role === 'does' && isOfOtherGender(place, verb)) return false;
  const found = subjectOf(place, verb);
  const told = words[found.index];
  // „Zaliczki nie oddali”, „tort zataili”: what the verb is done to stands first.
  const isObject =
    told?.kind === 'word' && (/^\d/.test(told.text) || objects?.has(told.lemma) || (/li$/.test(words[verb]?.lower ?? '') && told.lower === told.lemma));
  // „Urząd blokadę zdjął, odsetki zwrócił”: who acted in the clause before goes on acting.
  if (isObject && role === 'does' && words.slice(0, verb).some((x, k) => x.clause !== clause && OFFICE.has(x.lemma) && isNominative(words, k))) return false;
  const actor = found.who === 'else' && isObject ? { who: null, index: -1 } : found;
  const own = (actor.who !== null && actor.who !== 'else') || isOwnNoun(page, words[actor.index] ?? NO_WORD);
  // „W słoikach Jana był syrop. Dostał karę”: no thing is fined.
  const before = page.sentences[place.at - 1]?.words ?? [];
  if (role === 'does' && page.person && actor.who === 'else' && actor.index < 0 && !before.some(({ kind }) => kind === 'person'))
    return before.some(({ kind }) => kind === 'subject');
  if (role === 'complains') return !own && !goesOnWithSubject(words, verb) && !(actor.who === null && page.person && actsBefore(before, words[verb]));
  if (role === 'threatened') return isThreatened(place, i);
  return own || actor.who === null || words.some((x, k) => x.clause === clause && isNominative(words, k) && (x.kind === 'subject' || isOwnNoun(page, x)));
}
const NO_WORD = { kind: 'other' } as Word;
/** „Brak wykrył prezes X. Zawiadomił policję”: who acted in the sentence before goes on acting, and it is the subject. */
const actsBefore = (before: Word[], verb: Word | undefined): boolean =>
  /ła?$/.test(verb?.lower ?? '') &&
  before.some((x, k) => x.kind === 'subject' && isNominative(before, k)) &&
  !before.some((x, k) => x.kind === 'person' && isNominative(before, k));
/** „X odwołała się od decyzji i złożyła pozew”: the second verb of a sentence that opens with the subject as who acts. */
function goesOnWithSubject(words: Word[], verb: number): boolean {
  const from = clauseStart(words, verb);
  const [first] = words.filter((x, k) => x.kind !== 'word' || (x.cases.includes('n') && isNominative(words, k)));
  return /^(?:i|oraz|a)$/.test(words[from]?.lower ?? '') && first?.kind === 'subject' && first.cases.includes('n');
}
/** „Hodowca” of a „hodowla”. */
const isOfTrade = ({ trade }: Page, { kind, lemma }: Word): boolean =>
  kind === 'word' && isTitle(lemma) && [...trade].some((word) => word.slice(0, 5) === lemma.slice(0, 5));

/** Whether whom the threat names is the subject: by name or noun, or by a pronoun for who acted in the sentence before. */
function isThreatened(place: Place, i: number): boolean {
  const { page, words, at } = place;
  const clause = words.filter((x) => x.clause === words[i]?.clause);
  if (clause.some((x) => (x.kind === 'subject' && x.cases.includes('d')) || (x.cases.includes('d') && (isOwnNoun(page, x) || isOfTrade(page, x))))) return true;
  if (!clause.some(({ lower }) => /^(?:mu|jej|im)$/.test(lower))) return false;
  const before = page.sentences[at - 1];
  const [first] = before?.words.filter((x, k) => x.kind !== 'word' || isNominative(before.words, k)) ?? [];
  return (
    before !== undefined &&
    before.paragraph === page.sentences[at]?.paragraph &&
    (first?.kind === 'subject' ? first.cases.includes('n') : isOwnNoun(page, first ?? NO_WORD))
  );
}
/** Who else may do wrong in a post, and what the writer only feared. */
const THIRD = set('kurier poczta poczciarz bank listonosz dostawca przewoźnik ubezpieczyciel producent pośrednik ktoś nikt');
/** „Złodziej ukradł mi rower”; „złodzieje i oszuści” are what the subject is called. */
const isThief = (words: Word[]): boolean =>
  words.some((x, i) => x.lemma === 'złodziej' && isNominative(words, i) && words.some((y) => y.clause === x.clause && isFiniteVerb(y) && y.lemma !== 'być'));
const FEARED = set('myśleć bać obawiać spodziewać sądzić straszyć');
/** „Czytam, że to oszuści”, „podobno nie oddali”: what the writer has from others and was done to somebody else, if at all. */
const HEARSAY =
  /(?<!\p{sc=Latn})(?:(?:(?:prze|wy|do)?czyta(?:m|my|łem|łam)|(?:u|za)?słysz(?:ę|ymy|ałem|ałam)|dowiedzia(?:łem|łam) się)(?: \p{sc=Latn}+){0,3},? (?:że|ze|iż)|podobno|ponoć)(?!\p{sc=Latn})/iu;
/** „Nie oddałam”: the writer's own doing. */
const FIRST = /(?:łem|łam|liśmy|łyśmy)$/;

function fits(place: Place, i: number, cue: Cue): boolean {
  const { words } = place;
  const x = words[i] as Word;
  if (x.kind !== 'word' || !cue.cue.has(x.lemma)) return false;
  if (cue.with && !hasAny(words, cue.with)) return false;
  if (cue.without && hasAny(words, cue.without)) return false;
  const { text } = place.page.sentences[place.at] as Sentence;
  if ((cue.text && !cue.text.test(text)) || cue.unless?.test(text) || (cue.lower && !isLower(text))) return false;
  if (cue.before) {
    const name = words.find(({ kind }) => kind === 'subject');
    if (!name || !cue.before.test(text.slice(0, name.start))) return false;
  }
  if (cue.beside && ![-1, 0, 1].some((step) => cue.beside?.test(place.page.sentences[place.at + step]?.text ?? ''))) return false;
  if (cue.cue === WRONGS && isGuarded(words, i)) return false;
  if (cue.wrong && !words.some((y, k) => k !== i && WRONG.test(y.lemma))) return false;
  const modal = words.slice(Math.max(0, i - 5), i).some((y) => /^(?:musi|ma|muszą|mają|musiał|musiała)$/.test(y.lower));
  if (isInfinitiveForm(x.lower) && x.lower === x.lemma && formOf(x) === 'infinitive' && !(modal && cue.state === 'ruled')) return false;
  // A perfective present is the future: „odda”; „zapłaci karę” is told in headlines.
  if (/^(?:oddać|zwrócić)$/.test(x.lemma) && cue.state === 'ruled' && !modal && !/(?:ł|ła|li|ły)$/.test(x.lower)) return false;
  if (words.slice(clauseStart(words, i), i).some((y) => /^(?:czy|wbrew)$/.test(y.lower))) return false;
  if (isNegated(words, i) !== (cue.not ?? false) || (cue.role !== 'threatened' && isHypothetical(words, i))) return false;
  if (!cue.not && governed(words, i)) return false;
  return fitsRole(place, i, cue.role, cue.with);
}

/** „Napisaliśmy, że inspekcja zamknęła X. To nieprawda”: a newsroom's „nieprawda” is a correction, not an answer. */
const OURS = /(?<!\p{sc=Latn})(?:na)?(?:pisaliśmy|podaliśmy|informowaliśmy|poinformowaliśmy|opublikowaliśmy)(?!\p{sc=Latn})/iu;
const isTakenBack = ({ page, at }: Place, { state }: Cue): boolean =>
  state === 'denied' &&
  [at - 1, at].some((n) => n > 0 && page.sentences[n]?.paragraph === page.sentences[at]?.paragraph && OURS.test(page.sentences[n]?.text ?? ''));

/** „A Jan Nowak? Zawarł ugodę z wytwórcą”: the question before says of whom the sentence tells. */
const isAskedOf = ({ page, at }: Place): boolean =>
  page.sentences[at - 1]?.question === true && (page.sentences[at - 1]?.words ?? []).some(({ kind }) => kind === 'person');

/** Whether an end or an answer is of the subject's matter; an answer is the subject's own words, so nobody else may be named. */
function isOwnEnd(ground: Ground, place: Place, near: 'named' | 'beside', { state, detail }: Cue): boolean {
  const { words } = place;
  if (detail === 'dismissed' && isOwnClaim(place)) return false;
  if (near === 'beside' && (hasAny(words, OTHERS) || isElses(place))) return false;
  // „Z ich byłym szefem Y urząd zawarł ugodę”: somebody else settled.
  if (near === 'beside' && detail === 'settled' && (isAskedOf(place) || words.some(({ kind }) => kind === 'person'))) return false;
  return state !== 'denied' || (ground.local && !words.some((x) => x.kind === 'person'));
}

/** Whether the page tells the subject as who was wronged or complains: then its complaints are no accusations of it. */
const isWronged = ({ page }: Ground): boolean =>
  page.sentences.some(({ words }, at) => {
    const place = { page, at, words };
    const first = words.some(({ lower }) => /^(?:nam|nas|mi|mnie)$/.test(lower));
    if (hasVictim(place) && words.some((x) => x.kind === 'subject' || isOwnNoun(page, x))) return true;
    return words.some((x, i) => {
      const acts = x.kind === 'word' && (COMPLAINING.has(x.lemma) || (first && SPEAKING.has(x.lemma))) && isFiniteVerb(x) && !isNegated(words, i);
      return acts && !fitsRole(place, i, 'complains');
    });
  });

/** The wrong that a post or review under the subject's name complains of; an owner's reply complains of nothing. */
function complaintOf({ page, voices }: Ground, place: Place): Cue | undefined {
  const { part, text } = page.sentences[place.at] as (typeof page.sentences)[number];
  const { words } = place;
  const elses =
    words.some(({ kind }, i) => kind === 'person' || (kind === 'other' && i > 0)) ||
    [OTHERS, VICTIM_OF, FEARED].some((list) => hasAny(words, list)) ||
    isThief(words);
  if (!voices(part) || elses || HEARSAY.test(text)) return undefined;
  const third = hasAny(words, THIRD);
  // „Nikt za to nie płacił”: nobody else is told of.
  return POSTS.find((cue) => (!third || cue.not === true) && words.some((x, i) => !FIRST.test(x.lower) && fits(place, i, cue)));
}

/** Words between a name in an office's list and the complaints that it counts. */
const BESIDE = 8;

/** „Komis X – 14 skarg na …”: complaints that an office counts, right after the name. */
function countedOf(place: Place): Cue | undefined {
  const { words } = place;
  const counted = words.findIndex((x, i) => COUNTED.cue.has(x.lemma) && /\d/.test(words[i - 1]?.text ?? '') && fits(place, i, COUNTED));
  const before = words.slice(Math.max(0, counted - BESIDE), Math.max(0, counted));
  const named = before.findLastIndex(({ kind }) => kind !== 'word');
  return before[named]?.kind === 'subject' || isCountedOf(place) ? COUNTED : undefined;
}

/** What tells of police, courts and offices. */
const HARD = LOCAL.filter(({ hard }) => hard);
/** A title that names the subject tells by the same cues, without those of courts, which stand in the text too. */
const TITLES_TELL = LOCAL.filter(({ state }) => state !== 'ruled');

/**
 * Whom the pages are written for. `everyday`: those of a place, of whose subject long sentences of offices tell by the words of courts and
 * offices, too; `wide`: those of world news, whose short sentences are no local page's.
 */
export type Readers = { everyday: boolean; wide: boolean };

/**
 * What the text tells beyond the frames. Accusations are bound by the page, so they are printed softly.
 */
export function narrativeOn(page: Page, kind: PageKind, { everyday, wide }: Readers): Hit[] {
  const ground = groundOf(page, kind);
  const hits: Hit[] = [];
  const formal = !ground.local && everyday && kind === 'text';
  const accusable = (ground.local && !(wide && kind === 'text')) || formal;
  const wronged = accusable && isWronged(ground);
  for (const [at, { words, question, part, text }] of page.sentences.entries()) {
    if (question) continue;
    const place: Place = { page, at, words };
    if (at === 0) {
      const cue = accusable && !wronged && ground.named[0] ? TITLES_TELL.find((one) => words.some((_, i) => fits(place, i, one))) : undefined;
      if (cue && !isBlocked(ground, place, 'named', cue)) hits.push(hitAt(page, at, cue.state, 'page', cue.detail));
      continue;
    }
    const noticed = everyday && kind === 'text' ? noticeAt(page, at) : null;
    if (noticed && (isOfBearer(page, at) || !isElses(place))) hits.push(hitAt(page, at, noticed, 'page'));
    const plain = complaintOf(ground, place) ?? countedOf(place);
    if (plain) hits.push(hitAt(page, at, plain.state, 'page', plain.detail));
    if (plain || (kind === 'reviews' && part !== 0)) continue;
    const told = (cues: Cue[], near: 'named' | 'beside') => cues.find((cue) => (near === 'named' || !cue.named) && words.some((_, i) => fits(place, i, cue)));
    const near = nearness(ground, at, false);
    const cueOfEnd = near && told(ENDS, near);
    const end = cueOfEnd && !(cueOfEnd.not && GOES_ON.test(text)) ? cueOfEnd : undefined;
    if (near && end && isOwnEnd(ground, place, near, end)) {
      const hit = hitAt(page, at, isTakenBack(place, end) ? 'corrected' : end.state, 'page', end.detail);
      // „A nie, jak postanowił w 2021 roku urząd, 2 mln”: the year is that of what was lowered.
      hits.push(end.lower ? { ...hit, date: null } : hit);
    }
    // A penalty that was lowered is an end and a fine.
    if (end && accusable && !wronged && near && (tellsOtherPenalty(text) || (end.detail === 'lowered' && hasAny(words, PENALTIES))))
      hits.push(hitAt(page, at, 'fined', 'page'));
    if (end || !accusable) continue;
    const answered = page.person && ground.hero && isAnswered(ground, at) ? 'beside' : null;
    const accused = nearness(ground, at, true) ?? answered;
    const cues = ground.posts || wronged || formal ? HARD : LOCAL;
    const cue = accused && (accused === 'named' || !formal) && (accused === 'named' || !wronged) && told(cues, accused);
    if (cue && !isBlocked(ground, place, accused, cue)) hits.push(hitAt(page, at, cue.state, 'page', cue.detail));
  }
  return hits;
}
