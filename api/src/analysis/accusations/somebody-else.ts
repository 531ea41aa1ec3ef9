/** Whether what a local text tells at a sentence is somebody else's doing, somebody else's matter, or nobody's. */
import { isBystander } from './bystander.ts';
import { CLAIM, type Cue, OFFICE, set } from './cues.ts';
import { isFiniteVerb, isNoun } from './forms.ts';
import { framesOf } from './frames/table.ts';
import { ELSE, type Ground, isAgainst, isOwnNoun } from './ground.ts';
import { isNominative } from './parties.ts';
import { subjectOf } from './slots.ts';
import type { Page, Place, Word } from './types.ts';

export const OTHERS = set('inny kolejny podobny sąsiedni pozostały poprzedni ustępujący rekordzista rekordzistka');
export const VICTIM_OF = set('ofiara podszywać podszyć okraść okradziony oszukany włamanie włamać włamywacz');

/** Whether a frame reads the sentence as somebody else's accusation. */
export function isElses(place: Place): boolean {
  const { words } = place;
  const isOther = (index: number) => words[index] !== undefined && !(words[index].kind === 'word' && !ELSE.has(words[index].lemma));
  return words.some((word, i) => framesOf(word).some((frame) => [frame.read(place, i)?.party].some((party) => party?.who === 'else' && isOther(party.index))));
}

export const hasAny = (words: Word[], list: ReadonlySet<string>): boolean => words.some((x) => list.has(x.lemma) || (x.kind === 'other' && list.has(x.lower)));

/** „Komisja nie potwierdziła, by …”: the sentence takes the wrong back that it names. */
const CLEARS = /(?<!\p{sc=Latn})nie (?:\p{sc=Latn}+ )?(?:potwierdz|stwierdz|wykaz|dopatrz|był[aoy]?(?!\p{sc=Latn})|dosz|znalaz)/iu;

/** Whether the sentence has a victim: „okradziona klinika”, not „czują się oszukani przez klinikę”. */
export const hasVictim = ({ page, words }: Place): boolean =>
  hasAny(words, VICTIM_OF) &&
  !words.some(({ lower }, i) => lower === 'przez' && words.slice(i + 1, i + 4).some((x) => x.kind === 'subject' || isOwnNoun(page, x)));

/** Somebody else uses the subject's name: „dzwonią »z X«”, „podał się za pracownika X”, „fałszywe bilety X”. */
const POSES =
  /(?<!\p{sc=Latn})(?:[Dd]zwoni\p{sc=Latn}*,? [„"»]?z(?:e)? [„"»]?\p{Lu}|[Pp]oda(?:je|ją|ł|ła|li|jąc\p{sc=Latn}*|wał\p{sc=Latn}*) się za|[Pp]rzedstawi\p{sc=Latn}* się (?:\p{sc=Latn}+ )?(?:jako|za)|[Pp]odszy\p{sc=Latn}+|(?:[Ff]ałszyw|[Pp]odrobion|[Rr]zekom)\p{sc=Latn}+ (?:konsultant|pracowni|kurier|inspektor|wysłanni|bilet|karnet|voucher|stron|profil|kont|sklep)\p{sc=Latn}*)/u;
/** „Posługiwał się drukami studia X”, „pod cudzą marką”, „właściciele zeznawali jako pokrzywdzeni”: whose name was used did nothing of it. */
const USED =
  /(?<!\p{sc=Latn})(?:posłuż\p{sc=Latn}+|posługiwa\p{sc=Latn}+|podpisywa\p{sc=Latn}+) się (?:\p{sc=Latn}+ ){0,3}(?:pieczątk|druk|blankiet|logo|szyld|nazw|danymi|papier|mark)\p{sc=Latn}*|(?<!\p{sc=Latn})pod cudz\p{sc=Latn}+ (?:mark|nazw|szyld|nazwisk)\p{sc=Latn}*|(?<!\p{sc=Latn})jako pokrzywdzen\p{sc=Latn}+/iu;
/** Whether words tell of somebody else who used a name. */
export const tellsUse = (text: string): boolean => USED.test(text);
/** Whether a page tells that somebody else did it in the subject's name. */
export const isUsedBy = (page: Page): boolean =>
  page.sentences.some(({ text, words }) => tellsUse(text) && words.some((x) => x.kind === 'subject' || isOwnNoun(page, x)));
const isPosedAs = ({ page, at }: Place): boolean =>
  [page.sentences[0], page.sentences[at]].some((sentence) => sentence !== undefined && POSES.test(sentence.text));

/** „Tak naciągnął kursantów” on a page about a woman, „zwolniła go” on one about a man: the verb without a subject is of the other gender. */
export function isOfOtherGender({ page, words }: Place, i: number): boolean {
  if (!page.person || page.feminine === null) return false;
  const clause = words.filter((x) => x.clause === words[i]?.clause);
  const verbs = clause.filter((x) => x.kind === 'word' && /(?:ł|ła)$/u.test(x.lower) && isFiniteVerb(x));
  return verbs.length > 0 && verbs.every(({ lower }) => lower.endsWith('ła') !== page.feminine) && !words.some((_, k) => isNominative(words, k));
}

/** „Rzecznik izby, doktor X, mówi, że badani są biegli”: the office of the sentence is the one that the subject holds, so what it does is done to others. */
const TO_NAME = 6;
const isOwnOffice = ({ page, words }: Place): boolean =>
  page.person &&
  words.some(
    (x, i) =>
      x.kind === 'subject' &&
      x.cases.includes('n') &&
      words.slice(Math.max(0, i - TO_NAME), i).some((y, k, before) => OFFICE.has(y.lemma) && y.cases.includes('n') && !before.slice(k).some(isFiniteVerb)),
  );

/** „Na transparencie napisano »wyzysk«”: what protesters shout is aimed at a firm; a person beside it may be one of them. */
const SLOGAN = /(?<!\p{sc=Latn})(?:transparen|baner|skandow|hasł[oae]m?(?!\p{sc=Latn}))/iu;
/** „Policja sprawdza, czy to podpalenie”: a misfortune, of which nobody's name is told. */
const MISHAP = /(?<!\p{sc=Latn})(?:czy|kto)(?!\p{sc=Latn})[^.]{0,30}(?:podpal|włama|sabotaż)/iu;
const textAt = ({ page, at }: Place): string => page.sentences[at]?.text ?? '';

/** Whether the sentence tells of a misfortune, or of a slogan beside a person. */
const isNobodys = (place: Place, near: 'named' | 'beside'): boolean =>
  MISHAP.test(textAt(place)) || (place.page.person && near === 'beside' && SLOGAN.test(textAt(place)));

/** „Oddalił wniosek samego X”: what the court refused the subject ends nothing that it is accused of. */
export const isOwnClaim = ({ page, words }: Place): boolean =>
  words.some((claim, i) => {
    if (!CLAIM.has(claim.lemma)) return false;
    const after = words.slice(i + 1, i + 4);
    const own = after.findIndex((x) => x.kind === 'subject' || isOwnNoun(page, x));
    return own >= 0 && !after.slice(0, own).some(({ lower }) => /^(?:przeciw|przeciwko|wobec|od|na)$/.test(lower));
  });

/** Whether an accusation told at the sentence is of somebody else, or of nobody. */
export function isBlocked(ground: Ground, place: Place, near: 'named' | 'beside', cue: Cue): boolean {
  const { role, state } = cue;
  const { words } = place;
  if (isNobodys(place, near) || (role === 'complains' && isOwnOffice(place))) return true;
  if (near === 'beside' && cue.cue.has('skarga') && isAgainst(ground.page, words)) return true;
  if (hasVictim(place) || isPosedAs(place)) return true;
  if (!ground.posts && isBystander(place, near === 'beside', role === 'complains')) return true;
  if (near === 'named' && isOwnClaim(place)) return true;
  if (state === 'ruled' && isPaidToOwn(place)) return true;
  if (role === 'any' && CLEARS.test(place.page.sentences[place.at]?.text ?? '')) return true;
  // Who complains may be named; who else is named may be the one who did it.
  if (near === 'beside' && role !== 'complains' && words.some((x) => x.kind === 'person')) return true;
  if (near === 'beside' && (hasAny(words, OTHERS) || isElsewhere(ground.page, words))) return true;
  // „W zeszłym roku zamknięto sąsiedni lokal. Jego właściciel …”
  const before = ground.page.sentences[place.at - 1];
  if (near === 'beside' && before && !ground.named[place.at - 1] && hasAny(before.words, OTHERS)) return true;
  // „Gość hotelu nie zapłacił. Odpowie za oszustwo”: whoever acted before goes on acting.
  if (near === 'beside' && role === 'any' && goesOnWithElse(place)) return true;
  return (near === 'beside' && isMetBySubject(place)) || isElses(place);
}

const OF_BEFORE = /^(?:niego|nią|nim|go|ją|mu|niej|nich|im)$/;

/** „Koncern zapłaci karę. Doniósł na niego browar X”: whom the subject deals with in the next sentence is who acted before. */
function isMetBySubject({ page, at }: Place): boolean {
  const [now, next] = [page.sentences[at], page.sentences[at + 1]];
  if (!now || !next || next.paragraph !== now.paragraph) return false;
  const named = next.words.findIndex((x, k) => x.kind === 'subject' && isNominative(next.words, k));
  return named >= 0 && next.words.some((x) => OF_BEFORE.test(x.lower) && x.clause === next.words[named]?.clause);
}

/** „Sąd nakazał P. oddać restauracji 12 tysięcy”, „zasądził na rzecz X”: the subject gets what somebody else must pay. */
function isPaidToOwn({ page, words }: Place): boolean {
  const isOwn = (x: Word | undefined) => x !== undefined && (x.kind === 'subject' || isOwnNoun(page, x));
  if (words.some((x, i) => x.lower === 'rzecz' && words[i - 1]?.lower === 'na' && words.slice(i + 1, i + 4).some(isOwn))) return true;
  const pays = words.findIndex(({ lower }) => /^(?:oddać|zwrócić|zapłacić|wypłacić|przyzna(?:ł|ła|no))$/.test(lower));
  // „Przyznał jej 10 tysięcy”: of a person, it may be whom the page is about.
  if (page.person && pays >= 0 && /^przyzna/.test(words[pays]?.lower ?? '') && words.some(({ lower }) => /^(?:mu|jej|jemu)$/.test(lower))) return true;
  const payee = pays < 0 ? undefined : words.slice(pays + 1, pays + 4).find((x) => x.kind !== 'word' || isNoun(x));
  return isOwn(payee) && payee?.cases.includes('d') === true && payee.lower !== payee.lemma;
}

/** Whether a sentence without a subject of its own goes on with somebody else's deed. */
function goesOnWithElse(place: Place): boolean {
  const { words } = place;
  const [first, second] = words;
  // „Jest oskarżony o …” has no subject of its own, whatever stands in it.
  const participle = /^(?:jest|był|była|został|została)$/.test(first?.lower ?? '') && /(?:an|on|t)[ya]$/.test(second?.lower ?? '');
  if (participle) return subjectOf(place, 0, false).who === 'else';
  if (words.some((_, k) => isNominative(words, k))) return false;
  const verb = words.findIndex(isFiniteVerb);
  return verb >= 0 && subjectOf(place, verb).who === 'else';
}

/** A place in the sentence that the order does not name: „w Zabrzu”; „sąd w Zabrzu” may judge anybody. */
const isElsewhere = (page: Page, words: Word[]): boolean =>
  words.some((x, i) => {
    const named = x.kind === 'other' && /^(?:w|we|z|ze|pod)$/.test(words[i - 1]?.lower ?? '') && !page.trade.has(x.lemma);
    return named && !words.slice(Math.max(0, i - 4), i - 1).some((before) => OFFICE.has(before.lemma));
  });
