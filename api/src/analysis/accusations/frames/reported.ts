/**
 * Frames of world news: what witnesses tell, what is handed to the police, what is told otherwise than it was, and what is said to be
 * unlawful. Where no name binds them, they are told softly.
 */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb, isInfinitiveForm } from '../forms.ts';
import { COURTS } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { NOBODY } from '../parties.ts';
import { genitiveAfter, partyAfter } from '../prepositions.ts';
import { formAfter, near, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { isHero } from './charge.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const isOwn = ({ who }: Party): boolean => who === 'name' || who === 'noun' || who === 'group' || who === 'dropped';
const softly = (index: number): Found => ({ state: 'alleged', party: { who: 'group', index } });
const isElse = ({ kind, lemma }: Word): boolean => kind === 'person' || (kind === 'word' && lemma === 'policja');

/** Sentences before a verb without a name in which who acts is named. */
const NAMED_BEFORE = 2;
/**
 * Who a verb in the singular tells of whose sentence names no person: the last who was named before it, where that is the subject as who
 * acts. „Media przypomniały, że miała odmówić”: those who tell are more than one.
 */
function toldBefore({ page, at, words }: Place, verb: number): boolean {
  const form = words[verb]?.lower ?? '';
  if (!page.person || !(page.feminine === true ? /ła$/ : /[^ł]ł$/).test(form) || words.some(({ kind }) => kind === 'person')) return false;
  for (let n = at - 1; n >= Math.max(0, at - NAMED_BEFORE); n -= 1) {
    const last = page.sentences[n]?.words.filter((x) => x.kind === 'subject' || x.kind === 'person').at(-1);
    if (last) return last.kind === 'subject' && last.cases.includes('n') && page.sentences[n]?.part === page.sentences[at]?.part;
  }
  return isHero({ page, at, words }) && page.sentences[0]?.words.some(({ kind }) => kind === 'subject') === true;
}

const WITNESSES = set(
  'pracownik pracownica współpracownik współpracowniczka asystent asystentka podwładny osoba świadek uczestnik uczestniczka uczeń uczennica student studentka zawodnik zawodniczka piłkarz aktor aktorka tancerka kobieta stażysta stażystka urzędnik urzędniczka doradca kolega koleżanka wolontariusz były pacjent pacjentka',
);
/** What those who were treated badly tell of. */
const ABUSE =
  /^(?:krzyk|wrzask|wyzwisk|obelg|obraźliw|upokarz|upokorz|poniż|bici|szykan|groźb|przemoc|molest|mobbing|zastrasz|znęca|napad|napaś|awantur|łapów|rzucani|dotyk|gwał|nękan|dyskrymin|wymusz|oszust|fałszow)/;
/** „Cztery asystentki opowiadały o krzykach i rzucaniu teczkami”, where nobody else is told of on the page's sentence. */
function witnesses(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  if (!page.person || !isFiniteVerb(words[i] as Word) || isNegated(words, i)) return null;
  const about = formAfter(words, i, /^(?:o|na)$/, 6);
  const told = about < 0 ? -1 : words.findIndex((x, k) => k > about && k <= about + 5 && x.kind === 'word' && ABUSE.test(x.lower));
  if (told < 0 || words.slice(told).some(({ lower }) => /^(?:przez|strony)$/.test(lower))) return null;
  if (!words.slice(0, i + 3).some((x) => x.kind === 'word' && WITNESSES.has(x.lemma)) || isOwn(subjectOf(place, i))) return null;
  if (words.some(isElse)) return null;
  const own = words.findIndex(({ kind }) => kind === 'subject');
  if (own >= 0) return words[own]?.cases.includes('n') && words[own]?.cases.length === 1 ? null : softly(own);
  const beside = [at - 1, at + 1].map((n) => page.sentences[n]).filter((one) => one?.paragraph === page.sentences[at]?.paragraph);
  const named = beside.some((one) => one?.words.some(({ kind }) => kind === 'subject'));
  return named && isHero(place) && !page.sentences[at - 1]?.words.some(isElse) ? softly(-1) : null;
}

const POLICE = /^(?:policj\p{sc=Latn}*|prokuratur\p{sc=Latn}*|śledczym|organom|cba|fbi|żandarmerii)$/u;
/** „Związek zgłosił ją policji”, „zgłosili posła X prokuraturze jako …”. A thing that is handed in is none: „zgłosił policji kradzież”. */
function handedIn(place: Place, i: number): Found | null {
  const { words } = place;
  if (formOf(words[i] as Word) !== 'active' || isNegated(words, i) || isOwn(subjectOf(place, i))) return null;
  const police = words.findIndex((x, k) => k > i && k <= i + 5 && x.clause === words[i]?.clause && POLICE.test(x.lower));
  if (police < 0) return null;
  const pronoun = words.slice(i + 1, police).some(({ lower }) => /^(?:go|ją)$/.test(lower));
  const party = objectOf(place, i, 'ag');
  if (isOwn(party)) return { state: 'alleged', party: party.who === 'name' ? party : { who: 'group', index: party.index } };
  // „Pokazał plakat. Zgłoszono go policji”: what the subject showed, in its own sentence before.
  const before = place.page.sentences[place.at - 1];
  const acted = before?.words.some((x) => x.kind === 'subject' && x.cases.includes('n')) && !before.words.some(({ kind }) => kind === 'person');
  return pronoun && acted && /(?<!\p{sc=Latn})jako(?!\p{sc=Latn})/u.test(place.page.sentences[place.at]?.text ?? '') ? softly(-1) : null;
}

const TOLD_THAN = /^(?:podano|podał|podała|podawał|podawała|przyznał|przyznała|deklarował|deklarowała|zgłosił|zgłosiła|ujawnił|ujawniła|twierdził|twierdziła)$/;
const MORE = /^(?:częściej|więcej|dłużej|wcześniej|drożej|wyższe|wyższy|wyższa|niższe|większe|większy|większa|inaczej)$/;
/** „Z notatek wynika, że spotykał się z nim częściej, niż podał komisji”. */
function otherThanTold(place: Place, i: number): Found | null {
  const { words } = place;
  const than = words.findIndex((x, k) => k > i && x.lower === 'niż' && TOLD_THAN.test(words[k + 1]?.lower ?? ''));
  const that = formAfter(words, i, /^(?:że|iż)$/, 4);
  if (than < 0 || that < 0 || !words.slice(that, than).some(({ lower }) => MORE.test(lower))) return null;
  const verb = words.findIndex((x, k) => k > that && k < than && isFiniteVerb(x));
  const party = verb < 0 ? NOBODY : subjectOf(place, verb);
  return isOwn(party) || (verb >= 0 && toldBefore(place, verb)) ? softly(isOwn(party) ? party.index : -1) : null;
}

const GIVEN =
  /^(?:subsydi|dotacj|pomoc|dopłat|umow|praktyk|zmow|reklam|opłat|wydobyci|wycink|zatrudnian|zatrudnien|przejęci|składowan|emisj|finansowan|wykorzystan|przetwarzan)/;
/** „Odwet za niedozwolone dopłaty dla koncernu X”, „nielegalna wycinka firmy X”. What is planned or denied is none. */
function unlawful(place: Place, i: number): Found | null {
  const { words, page } = place;
  const noun = words[i + 1];
  if (page.person || noun?.kind !== 'word' || !GIVEN.test(noun.lower) || isNegated(words, i)) return null;
  const given = partyAfter(place, i + 1, set('dla'), 3);
  const party = given.who ? given : genitiveAfter(place, i + 1, 3);
  return party.who === 'name' || party.who === 'noun' ? softly(party.index) : null;
}

const CUT = set('pensja wynagrodzenie dieta premia pobory uposażenie');
/** „Potrącono jej pół diety”, „klub potrącił X część pensji”. */
function docked(place: Place, i: number): Found | null {
  const { words } = place;
  const form = formOf(words[i] as Word);
  if (form === 'infinitive' || form === 'noun' || isNegated(words, i) || near(words, i, CUT, 4, 6) < 0) return null;
  const party = objectOf(place, i, 'd');
  return isOwn(party) ? { state: 'fined', party } : null;
}

const INSULT =
  /(?<!\p{sc=Latn})(?:głup[iae]\p{sc=Latn}*|idiot\p{sc=Latn}+|kretyn\p{sc=Latn}*|debil\p{sc=Latn}*|świni\p{sc=Latn}*|szmat\p{sc=Latn}+|bydł\p{sc=Latn}+|kłamc\p{sc=Latn}+|zdrajc\p{sc=Latn}+|śmiec\p{sc=Latn}+|prostytutk\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
const SAID = /^(?:powiedział|powiedziała|rzucił|rzuciła|krzyknął|krzyknęła|mruknął|mruknęła|burknął|burknęła|wykrzyczał|wykrzyczała)$/;
/** „Zdaniem radnych opozycji powiedział o niej „idiotka””: an insult that others heard. */
function insulted(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  if (!page.person || !/^(?:zdaniem|według)$/.test(words[i]?.lower ?? '') || i > 2) return null;
  const verb = words.findIndex((x, k) => k > i && SAID.test(x.lower));
  const text = page.sentences[at]?.text ?? '';
  if (verb < 0 || isNegated(words, verb) || !INSULT.test(text.slice(words[verb]?.end)) || !/[„"«]/u.test(text.slice(words[verb]?.end))) return null;
  const party = subjectOf(place, verb);
  return isOwn(party) || toldBefore(place, verb) ? softly(isOwn(party) ? party.index : -1) : null;
}

const BETWEEN = /^.{0,12}[–—-] (?:jak (?:pisa|poda|twierdz|donos|napisa|ustali|wynika)|według|zdaniem)\P{N}{2,50}? [–—-] (\p{sc=Latn}+)/u;
/** What is said to have been done that is no deed: „miał – jak podał portal – wrócić w piątek”. */
const PLAIN =
  /^(?:być|mieć|wrócić|przyjechać|przylecieć|spotkać|rozmawiać|powiedzieć|mówić|otrzymać|dostać|zostać|trafić|wziąć|odbyć|zapłacić|kupić|sprzedać|wystąpić|podpisać|zarobić|wygrać|poprosić|zaproponować|zgodzić)$/;
/** „Miała – jak pisał tygodnik – odmówić zgody”: a deed with its source between the words. */
function hearsayOf(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  const deed = BETWEEN.exec(page.sentences[at]?.text.slice(words[i]?.end) ?? '')?.[1];
  if (!/^(?:miał|miała)$/.test(words[i]?.lower ?? '') || isNegated(words, i) || !deed || !isInfinitiveForm(deed) || PLAIN.test(deed)) return null;
  const party = subjectOf(place, i);
  return isOwn(party) || toldBefore(place, i) ? softly(isOwn(party) ? party.index : -1) : null;
}

const RULES = new Set([...COURTS, ...set('komisja urząd rzecznik trybunał organizacja izba')]);
const AGAINST_LAW =
  /(?<!\p{sc=Latn})(?:niezgodn\p{sc=Latn}+ z (?:\p{sc=Latn}+ )?(?:praw|konstytucj|ustaw|przepis)|bezprawn|nielegaln|sprzeczn\p{sc=Latn}+ z (?:\p{sc=Latn}+ )?(?:praw|konstytucj|ustaw)|wbrew (?:prawu|regułom|przepisom|konstytucji)|z naruszeniem (?:prawa|konstytucji|reguł|przepisów))/u;
/** What is done to somebody: who won the case is its victim. */
const SUFFERED = /^(?:zwolnieni|zatrzymani|aresztowani|skazani|usunięci|wykluczeni|odwołani|inwigil|podsłuch|deport|wydaleni|uwięzieni|przeszukani|eksmisj)/;
const RULED_ON = /(?<!\p{sc=Latn})(?:wyrok|orzeczeni|decyzj|sentencj|rozstrzygnięci|sąd|trybunał)\p{sc=Latn}*/u;
const TAKES = set('uszanować zgadzać zgodzić odwołać zaskarżyć podporządkować przyjąć ubolewać');
const TAKEN_WITHIN = 3;
/** „Sąd orzekł, że zawieszenie obrad było bezprawne. X nie zgadza się, lecz wyrok uszanuje”: a ruling is on whom it obliges, who says so. */
function ruledAgainst(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  const that = formAfter(words, i, /^(?:że|iż)$/, 4);
  if (that < 0 || isNegated(words, i) || !words.slice(0, that).some((x) => RULES.has(x.lemma) || RULES.has(x.lower))) return null;
  const told = words.slice(that + 1);
  const text = told.map(({ lower }) => lower).join(' ');
  if (
    !AGAINST_LAW.test(text) ||
    /(?<!\p{sc=Latn})nie (?:był|jest|została?|doszło)/u.test(text) ||
    told.some((x) => x.kind === 'word' && SUFFERED.test(x.lower))
  )
    return null;
  if (words.some(({ kind }) => kind === 'subject' || kind === 'person')) return null;
  for (let n = at + 1; n <= at + TAKEN_WITHIN && n < page.sentences.length; n += 1) {
    const sentence = page.sentences[n] as (typeof page.sentences)[number];
    const own = sentence.words.findIndex((x) => x.kind === 'subject' && x.cases.includes('n'));
    if (own < 0 || !RULED_ON.test(sentence.text)) continue;
    const takes = sentence.words.findIndex((x, k) => k > own && x.kind === 'word' && TAKES.has(x.lemma));
    if (takes >= 0 && !sentence.words.slice(own + 1, takes).some(({ kind }) => kind === 'person'))
      return { state: 'ruled', party: { who: 'dropped', index: -1 } };
  }
  return null;
}

export const REPORTED_FRAMES: Frame[] = [
  { cues: 'opowiadać opowiedzieć relacjonować zeznać zeznawać skarżyć żalić wspominać mówić', common: true, read: witnesses },
  { cues: 'zgłosić zgłaszać', common: true, read: handedIn },
  { cues: 'wynikać ustalić wykazać ujawnić okazać', common: true, read: otherThanTold },
  { cues: 'niedozwolony nielegalny bezprawny nieuczciwy', common: true, read: unlawful },
  { cues: 'potrącić potrącać', common: true, read: docked },
  { cues: 'mieć', common: true, read: hearsayOf },
  { cues: 'orzec uznać stwierdzić ocenić wniosek', common: true, read: ruledAgainst },
  { cues: 'zdanie według', common: true, read: insulted },
];
