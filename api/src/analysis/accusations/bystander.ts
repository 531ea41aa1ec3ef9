/**
 * Who only stands beside a wrong: finds or reports it, judges it, suffers it, or is named after it. What the page alone binds is not laid at
 * its door.
 */
import { isTitle } from './callings.ts';
import { OFFICE } from './cues.ts';
import { formOf, isFiniteVerb } from './forms.ts';
import { isOwnNoun } from './ground.ts';
import { RELATIONS } from './lists.ts';
import { isNominative, isPlace } from './parties.ts';
import { subjectOf } from './slots.ts';
import type { Page, Place, Word } from './types.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** What is done with a wrong that is not one's own. */
const REPORTING = set(
  'wykryć wykrywać odkryć ujawnić ujawniać omówić omawiać przedstawić przedstawiać opisać opisywać nagłośnić zbadać badać zgłosić zgłaszać wyliczyć ' +
    'podliczyć ocenić oceniać przypomnieć przypominać zauważyć zaznaczyć wskazać ostrzec ostrzegać komentować skomentować potępić apelować zaapelować',
);
/** What an office, a league or a head does to whoever did wrong. */
const IMPOSING = set('cofnąć odebrać zakazać skreślić zawiesić wykluczyć udzielić ukarać nałożyć wymierzyć wydalić zdyskwalifikować odwołać zwolnić');

const isOwn = (page: Page, x: Word | undefined): boolean => x !== undefined && (x.kind === 'subject' || isOwnNoun(page, x));

/** Whether the subject is who reports or punishes in the sentence: „Oszustwo wykryła X”, „związek X cofnął licencję”. */
const actsOnIt = (place: Place): boolean =>
  place.words.some((x, i) => {
    const { words, page } = place;
    if (x.kind !== 'word' || !(REPORTING.has(x.lemma) || IMPOSING.has(x.lemma)) || !isFiniteVerb(x) || formOf(x) !== 'active') return false;
    const { who } = subjectOf(place, i);
    if (who === 'name' || who === 'noun') return true;
    // „Nieprawidłowości wykryła trenerka X”: what is found stands first, and the name closes the title that acts.
    const later = words.findIndex((y, k) => k > i && y.clause === x.clause && y.kind === 'subject' && isNominative(words, k));
    return page.person && later > 0 && words.slice(i, later).every(({ kind }) => kind !== 'person');
  });

const SAYING = /(?:[–—-]|”,?)\s?(?:mówił|powiedział|ocenił|stwierdził|dodał|przyznał|oświadczył|zaznaczył|uznał)a?(?!\p{sc=Latn})/u;
/** „– Szkoda, że dopiero po skardze – oceniła X”: whose words they are. */
const isSpoken = ({ page, at, words }: Place): boolean => {
  const { text } = page.sentences[at] as Page['sentences'][number];
  const tag = SAYING.exec(text);
  return tag !== null && words.some((x, i) => x.kind === 'subject' && x.start > tag.index && isNominative(words, i));
};

const TAKEN = /^(?:wyłudz|przywłaszcz|kradzie|ukra|okra|sprzeniewierz|zdefraud|wyprowadz)/u;
/** „Wyłudzenie pieniędzy z X”, „na szkodę X”: who was robbed. */
const isRobbed = ({ page, words }: Place): boolean =>
  words.some((x, i) => {
    if (!isOwn(page, x)) return false;
    const before = words.slice(Math.max(0, i - 4), i);
    if (before.some(({ lower }) => lower === 'szkodę')) return true;
    const from = before.findLastIndex(({ lower }) => /^(?:z|ze|od)$/.test(lower));
    return from >= 0 && words.slice(0, i).some(({ lemma }) => TAKEN.test(lemma)) && before.slice(from + 1).every(({ kind }) => kind === 'word');
  });

/** „Wzrosła liczba oszustw”: what is counted in a town or a country. */
const COUNTED = /(?<!\p{sc=Latn})(?:liczb\p{sc=Latn}+|odset\p{sc=Latn}+) (?:\p{sc=Latn}+ ){0,2}(?:oszust|wyłudze|kradzie|przestępst|pobi|skarg)/iu;

/** „Inspekcja badała w tym roku dziewięć lokali”: how many an office looked into, where none is named. */
const LOOKED_INTO =
  /(?<!\p{sc=Latn})(?:z?bada|s?kontrolowa|sprawdz[ai])\p{sc=Latn}* (?:(?:\p{sc=Latn}+|\d+) ){0,5}(?:lokal|firm|sklep|zakład|placów|salon|restauracj|gabinet|warsztat|budów|szkół|hurtown|przychodn|aptek|hotel)(?:i|ów|e|y|\p{sc=Latn}*ek|\p{sc=Latn}*i)?(?!\p{sc=Latn})/iu;
const HOW_MANY =
  /(?<!\p{sc=Latn})(?:\d+|(?:sześ|pię|dziewię|dziesię)ć|siedem|osiem|\p{sc=Latn}+naście|\p{sc=Latn}+dziesiąt|kilka\p{sc=Latn}*)(?!\p{sc=Latn})/iu;
const isTally = (text: string): boolean => {
  const looked = LOOKED_INTO.exec(text);
  return looked !== null && HOW_MANY.test(looked[0]);
};

/** Whether the sentence holds somebody else who may be meant: „szefów firmy oskarżono”, „śledztwo w sprawie sponsora, firmy Y”. */
const holdsElse = ({ page, words }: Place, complains: boolean): boolean =>
  words.some((x, i) => {
    const stands =
      x.kind === 'word'
        ? (RELATIONS.has(x.lemma) || isTitle(x.lemma)) && !isOwnNoun(page, x) && !page.trade.has(x.lower) && !OFFICE.has(x.lemma)
        : x.kind === 'other' && i > 0 && !isPlace(words, i);
    return stands && !(complains && (isNominative(words, i) || x.kind === 'other'));
  });

/** Whether the subject is a bystander of what the sentence tells. @param beside it is not named in the sentence */
export function isBystander(place: Place, beside: boolean, complains: boolean): boolean {
  const { page, at } = place;
  if (COUNTED.test(page.sentences[at]?.text ?? '')) return true;
  if (actsOnIt(place) || isRobbed(place)) return true;
  if (!beside) return isSpoken(place);
  if (isTally(page.sentences[at]?.text ?? '')) return true;
  // Who is named only after a charge is who answers for another, or judges it.
  const named = page.sentences.slice(0, at).some(({ words }) => words.some(({ kind }) => kind === 'subject'));
  return !named || (page.person && holdsElse(place, complains));
}
