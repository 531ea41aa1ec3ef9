/** Who a word of a sentence stands for: the subject, a group with it, or somebody else. */
import { isTitle } from './callings.ts';
import { isFiniteVerb, isNoun } from './forms.ts';
import { isHouseOf } from './houses.ts';
import { EITHER, FIRMS, OFFICES, PEOPLE, PLURAL, RELATIONS } from './lists.ts';
import type { Page, Party, Place, Word } from './types.ts';

export const NOBODY: Party = { who: null, index: -1 };

/** Words of a sentence before, of the same voice. */
export const wordsBefore = ({ page, at }: Place, n: number): Word[] => {
  const sentence = page.sentences[n];
  return sentence && sentence.part === page.sentences[at]?.part ? sentence.words : [];
};

const PLACE_WORDS = new Set('w we z ze do na od koło pod nad za'.split(' '));
/** Whether a name is a place where something happens. */
export const isPlace = (words: Word[], i: number): boolean => words[i]?.kind === 'other' && PLACE_WORDS.has(words[i - 1]?.lower ?? '');

/** „prezes X”, „pracownicy X”: the name is the genitive of somebody else. „dyrektora X”, with both in one case, is not. */
export function isEmbedded(words: Word[], i: number): boolean {
  const x = words[i] as Word;
  const before = words[i - 1];
  if (before?.kind !== 'word' || x.gap.trim() !== '' || !x.cases.includes('g')) return false;
  if (!RELATIONS.has(before.lemma)) return false;
  const genitive = !x.cases.includes('n') && /^[ga]+$/.test(x.cases);
  return !(genitive && /[ga]/.test(before.cases) && !before.cases.includes('n') && before.lower !== before.lemma);
}

/** Sentences of a text in which a title's „rektor” is named. */
const TITLE_NAMED_IN = 3;

/** The last bearer named before the word, in this sentence or the two before: the subject, or somebody else of its kind. In a title, the first behind it. */
function lastBearer(place: Place, i: number): 'subject' | 'else' | null {
  const { page, at, words } = place;
  const bearerAt = (list: Word[], j: number): 'subject' | 'else' | null => {
    const { kind, text } = list[j] as Word;
    if (kind === 'subject') return 'subject';
    // „UOKiK nałożył na spółkę karę”: an office is no company.
    return kind === (page.person ? 'person' : 'other') && !isPlace(list, j) && !OFFICES.has(text.toLowerCase()) ? 'else' : null;
  };
  for (let n = at; n >= Math.max(0, at - 2); n -= 1) {
    const list = n === at ? words : wordsBefore(place, n);
    for (let j = n === at ? i - 1 : list.length - 1; j >= 0; j -= 1) {
      const bearer = bearerAt(list, j);
      if (bearer) return bearer;
    }
  }
  if (at > 0 || !page.person) return null;
  const behind = [words.slice(i + 1), ...page.sentences.slice(1, 1 + TITLE_NAMED_IN).map((sentence) => sentence.words)];
  return behind.flatMap((list) => list.map((_, j) => bearerAt(list, j))).find((bearer) => bearer !== null) ?? null;
}

const OTHERS = new Set(['były', 'była', 'nowy', 'kolejny', 'inny', 'drugi', 'podobny', 'sąsiedni']);

/** „Dwie siostry”: more than one. */
const NUMBERS = new Set(
  'dwa dwie dwóch dwaj dwoje trzy trzej trzech troje cztery czterech pięć kilka kilku kilkoro obaj obie oba obu wszyscy wszystkie'.split(' '),
);

/** Whether the word is one of the common nouns that stand for the subject on this page, and of one that nobody else's name follows. */
export function isNounOf({ page, words }: Place, i: number): boolean {
  const x = words[i] as Word;
  const next = words[i + 1];
  const named = next && next.kind !== 'word' && next.kind !== 'subject' && next.gap.trim() === '';
  // „Producentom z Radomia”: of more than one, none stands for the subject.
  const many =
    x.lower !== x.lemma && (/(?:om|ami|ach)$/.test(x.lower) || (/ni?a$/.test(x.lemma) && /nie$/.test(x.lower)) || NUMBERS.has(words[i - 1]?.lower ?? ''));
  return x.kind === 'word' && page.nouns.has(x.lemma) && !named && !many && !OTHERS.has(words[i - 1]?.lemma ?? '');
}

/** Whether the word is the subject by name, or by a common noun of the page while nobody else came between. */
export function standsFor(place: Place, i: number): 'name' | 'noun' | null {
  const { page, words } = place;
  const x = words[i] as Word;
  if (x.kind === 'subject') return isEmbedded(words, i) ? null : 'name';
  if (x.kind !== 'word') return null;
  const next = words[i + 1];
  if (next?.kind === 'other' && page.nouns.has(`${x.lemma} ${next.lower}`)) return 'noun';
  return isNounOf(place, i) && lastBearer(place, i) === 'subject' ? 'noun' : null;
}

export const isGroupNoun = (x: Word): boolean => x.kind === 'word' && (PEOPLE.has(x.lemma) || FIRMS.has(x.lemma)) && PLURAL.test(x.lower);

/** Whether the page puts the subject in such a group, up to four sentences before. */
function inGroup({ page, at }: Place, x: Word): boolean {
  if (FIRMS.has(x.lemma) === page.person && !EITHER.has(x.lemma)) return false;
  const trade = page.trade.has(x.lemma) || page.trade.has(`${x.lemma.slice(0, -1)}ka`);
  return page.groups.some((group) => (group.lemma === x.lemma || trade || EITHER.has(x.lemma)) && group.at <= at && at - group.at <= 4);
}

const AMONG = new Set(['w tym', 'wśród nich', 'm in', 'między innymi']);

const ORGANS = {
  person: new Set('kancelaria gabinet biuro sekretariat resort ministerstwo sztab'.split(' ')),
  firm: new Set('zarząd kierownictwo dyrekcja sztab rada ekipa brygada dział centrala załoga'.split(' ')),
};
/** Words between an organ and whose it is: „kancelaria premier Holandii X”, „sztab medyczny X”. */
const TO_WHOSE = 4;
/** „Zarząd X”, „kancelaria premier X”: who acts for the subject, and does what is laid at its door. */
function isOrganOf({ page, words }: Place, i: number): boolean {
  const x = words[i] as Word;
  if (x.kind !== 'word' || !(page.person ? ORGANS.person : ORGANS.firm).has(x.lemma)) return false;
  const own = words.findIndex((y, k) => k > i && k <= i + TO_WHOSE && y.kind === 'subject');
  const between = words.slice(i + 1, own);
  const whose = (words[own]?.cases.includes('g') ?? false) || between.some(({ lemma }) => isTitle(lemma));
  return own > 0 && whose && between.every((y) => y.kind !== 'person' && y.gap.trim() === '' && !isPreposition(y.lower) && !isFiniteVerb(y));
}

/** The party that a word names. */
export function partyAt(place: Place, i: number): Party {
  const { words } = place;
  const own = standsFor(place, i);
  if (own) return { who: own, index: i };
  const x = words[i] as Word;
  if (isOrganOf(place, i) || isHouseOf(place, i)) return { who: 'group', index: i };
  if (isGroupNoun(x)) {
    const named = namedAmong(words, i);
    if (named >= 0) return { who: 'name', index: named };
    if (inGroup(place, x)) return { who: 'group', index: i };
  }
  return { who: 'else', index: i };
}

/** „18 osób, w tym X”: where the subject is named among a group; −1 when it is not. */
function namedAmong(words: Word[], i: number): number {
  for (let k = i + 1; k < words.length && k <= i + 8; k += 1) {
    if (!AMONG.has(`${words[k]?.lower} ${words[k + 1]?.lower}`)) continue;
    for (let q = k + 2; q < words.length && q < k + 10; q += 1) {
      const y = words[q] as Word;
      if (y.kind === 'subject') return q;
      if (isFiniteVerb(y)) break;
    }
  }
  return -1;
}

const BETWEEN = new Set(
  'i oraz a także też in m czy lub jej jego mąż żona wraz z aktor aktorka prezes dyrektor artysta polityk poseł minister reżyser satyryk były premier kandydat senator'.split(
    ' ',
  ),
);
/** Whether names or plain joins alone stand between two words. */
export function inList(words: Word[], from: number, to: number): boolean {
  for (let k = from + 1; k < to; k += 1) {
    const x = words[k] as Word;
    if (x.kind === 'word' && !BETWEEN.has(x.lower) && !BETWEEN.has(x.lemma)) return false;
  }
  return true;
}

/** „…, X i Y”: the subject's place in a list of names that begins at `i`; −1 without one. */
export function listedAfter(words: Word[], i: number, reach: number): number {
  for (let k = i + 1; k < words.length && k < i + reach; k += 1) if (words[k]?.kind === 'subject' && inList(words, i, k)) return k;
  return -1;
}

const NOT_NOMINATIVE = new Set(
  'przez o za na w we z ze do od po pod przed u dla bez wobec według zdaniem przeciw przeciwko nad przy oprócz poza podczas mimo dzięki wśród między'.split(
    ' ',
  ),
);
export const isPreposition = (word: string): boolean => NOT_NOMINATIVE.has(word);
const NEAR_PREPOSITION = new Set('w we na o po przy z ze do od przez za pod'.split(' '));

/** Whether the word may be the nominative of its clause. */
export function isNominative(words: Word[], i: number): boolean {
  const x = words[i] as Word;
  const before = words[i - 1];
  if (NOT_NOMINATIVE.has(before?.lower ?? '')) return false;
  if (x.kind === 'subject') return x.cases.includes('n') && !isEmbedded(words, i);
  if (x.kind !== 'word') return x.cases.includes('n') && !(x.kind === 'other' && before !== undefined && isNoun(before));
  if (!x.cases.includes('n') || !isNoun(x)) return false;
  if (before && /(?:ego|ej|ym|ych|ą|ich|im)$/.test(before.lower) && before.lemma !== before.lower && before.kind === 'word' && !isFiniteVerb(before))
    return false;
  // A genitive that looks like a plural nominative, after a noun.
  if (before && x.lower !== x.lemma && isNoun(before) && before.clause === x.clause && x.gap.trim() === '') return false;
  if (x.lower === x.lemma) return true;
  return ![words[i - 1], words[i - 2]].some((y) => y && y.clause === x.clause && NEAR_PREPOSITION.has(y.lower));
}

/** go, ją, mu, jej: the last named bearer that fits the gender. */
export function pronounAt(place: Place, i: number): Party {
  const { page, at, words } = place;
  const x = words[i] as Word;
  const feminine = /^(?:ją|jej|nią|niej)$/.test(x.lower) ? true : /^(?:go|mu|jego|jemu|nim|niego)$/.test(x.lower) ? false : null;
  if (feminine === null) {
    const group = page.groups.some((one) => one.at <= at && at - one.at <= 2);
    return /^(?:ich|im|nich)$/.test(x.lower) && group ? { who: 'group', index: i } : NOBODY;
  }
  if (page.person && page.feminine !== null && feminine !== page.feminine) return NOBODY;
  for (let n = at; n >= Math.max(0, at - 2); n -= 1) {
    const list = n === at ? words : wordsBefore(place, n);
    for (let j = n === at ? i - 1 : list.length - 1; j >= 0; j -= 1) {
      const y = list[j] as Word;
      if (y.kind === 'subject' && n === at && y.clause === x.clause && y.cases.includes('n')) continue;
      if (y.kind === 'subject' && n < at && !y.cases.includes('n') && actsBefore(list, j)) return { who: 'else', index: i };
      if (y.kind === 'subject' && !page.person && list.some((z) => z.kind === 'person' && z.feminine === feminine)) return NOBODY;
      if (y.kind === 'subject') return isEmbedded(list, j) ? NOBODY : { who: 'dropped', index: i };
      if (y.kind === 'person' && (y.feminine === null || y.feminine === feminine)) return { who: 'else', index: i };
      if (!page.person && y.kind === 'other' && !isPlace(list, j)) return { who: 'else', index: i };
      // „Kos prowadził spółkę. Sąd ukarał go”: a name that acts as a man is one.
      if (page.person && y.kind === 'other' && actsAs(list, j, feminine)) return { who: 'else', index: i };
      // „… odsunęli prezydenta, zarzucili mu …”: a title that nobody on the page has said of the subject.
      if (y.kind === 'word' && n === at && isTitle(y.lemma) && isOthersTitle(place, list, j, feminine)) return { who: 'else', index: i };
      if (page.person && y.kind === 'word' && SOMEBODY.has(y.lemma) && !(n === at && governsClause(words, j, i))) return { who: 'else', index: i };
    }
  }
  return isBiography(page) && !namesOthers(place) ? { who: 'dropped', index: i } : NOBODY;
}
/** Whether a name stands as who acts, or to whom something is done („Kos zatrzymany został”), before a verb of the gender. */
const actsAs = (list: Word[], j: number, feminine: boolean): boolean => {
  const [next, then] = [list[j + 1], list[j + 2]];
  if (list[j]?.cases.includes('n') !== true || !next) return false;
  const verb = (feminine ? /[nt]a$/ : /[nt]y$/).test(next.lower) && then?.clause === next.clause ? then : next;
  return verb !== undefined && (feminine ? /ła$/ : /ł$/).test(verb.lower) && isFiniteVerb(verb);
};
/** Whether a title in an oblique case is said of nobody that is named beside it, and not of the subject. */
const isOthersTitle = ({ page }: Place, list: Word[], j: number, feminine: boolean): boolean => {
  const y = list[j] as Word;
  if (page.nouns.has(y.lemma) || page.trade.has(y.lemma) || y.lemma === 'pan' || y.lemma === 'pani' || y.lemma.endsWith('a') !== feminine) return false;
  return y.lower !== y.lemma && !y.cases.includes('n') && ![list[j - 1], list[j + 1], list[j + 2]].some((x) => x !== undefined && x.kind !== 'word');
};
/** „Jedna z kobiet, które ją oskarżyły”: who is told of by the pronoun's own clause is not the pronoun. */
const governsClause = (words: Word[], j: number, i: number): boolean =>
  words.slice(j + 1, i).some((x, k) => /^(?:który|która|które|którzy)$/.test(x.lower) && x.clause === words[i]?.clause && k === 0);
/** Whether the page is an entry on a person: its title is the name, and its text begins with it. */
const isBiography = ({ person, sentences: [title, first] }: Page): boolean =>
  person && title !== undefined && title.words.length > 0 && title.words.every(({ kind }) => kind === 'subject') && first?.words[0]?.kind === 'subject';
/** Sentences before a pronoun in which an entry must name nobody else. */
const OTHERS_WITHIN = 3;
const namesOthers = ({ page, at }: Place): boolean =>
  page.sentences.slice(Math.max(1, at - OTHERS_WITHIN), at + 1).some(({ words }) => words.some(({ kind }) => kind === 'person'));
/** „Pacjent uderzył X. Sąd skazał go”: who acted before the name is meant. */
const actsBefore = (list: Word[], j: number): boolean => list.slice(0, j).some((x, k) => x.kind === 'word' && SOMEBODY.has(x.lemma) && isNominative(list, k));
const SOMEBODY = new Set(
  'mężczyzna kobieta kierowca pilot policjant student chłopiec pacjent klient napastnik sprawca podejrzany mieszkaniec emeryt'.split(' '),
);
