/** What a review says of each theme: good, bad or both, by the clauses on it; the stars of the whole speak only where these are silent. */
import { lemma, lemmasOf, tokenize } from '../../language/index.ts';
import { priceOf } from './prices-apart.ts';
import { THEMES } from './themes.ts';
import { isRaised } from './votes.ts';

export type Said = 'good' | 'middle' | 'bad';

/** Letters that are read of a review. */
const LETTERS = 3000;
const GOOD_STARS = 4;
const BAD_STARS = 2;

const pattern = (words: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<!\p{sc=Latn})(?:${words.map((word) => word.replaceAll(' ', String.raw`\s`).replaceAll('%', String.raw`(?!\p{L})`)).join('|')})`,
    'giu',
  );
const READERS = THEMES.map(({ label, words, good, bad }) => ({ label, words: pattern(words), good: pattern(good), bad: pattern(bad) }));

/** Where another clause begins: behind a stop, a comma or a dash, and before „ale”. */
const CLAUSES = /(?<=[.!?…;])\s+|\n+|,\s+|\s[–—-]\s|\s+(?=(?:ale|lecz|jednak|natomiast|za to|choć|chociaż|tylko że|mimo że|niestety)(?!\p{sc=Latn}))/iu;
/** „nie spóźnił się”, „bez opóźnień”: directly before the word or two words away. */
const DENIED =
  /(?<!\p{sc=Latn})(?:nie|nigdy|nikt|nikogo|bez|zero|żadn\p{sc=Latn}+|ani)(?: (?:się|są|jest|był[aoy]?|było|ma|miał[aoy]?|go|mnie|nas|mi|nam|raz\p{sc=Latn}*|tak|zbyt|za|specjalnie|\p{sc=Latn}+(?:em|am|eśmy)))? $/iu;
/** Words that deny by themselves are not taken back by what stands before them: „nikt nie odbiera”. */
const DENIES = /^(?:nie|zero|brak|bez|nikt|żadn|ani)/iu;
/** Words that judge whatever the clause is about. */
const WELL =
  /(?<!\p{sc=Latn})(?:ok|okej|spoko|super|świetn\p{sc=Latn}*|dobr(?:y|a|e|ze|ą|ych)|rewelac\p{sc=Latn}*|wspania\p{sc=Latn}*|fajn\p{sc=Latn}*|cud|cudown\p{sc=Latn}*|ideal\p{sc=Latn}*|wybitn\p{sc=Latn}*|bajka|znakomit\p{sc=Latn}*|w porządku|bez zarzutu|na plus|bomba|petarda|perfekcyjn\p{sc=Latn}*|\d*(10|11)\/10)(?!\p{sc=Latn})/giu;
const BADLY =
  /(?<!\p{sc=Latn})(?:słab\p{sc=Latn}*|fataln\p{sc=Latn}*|kiepsk\p{sc=Latn}*|tragedi\p{sc=Latn}*|tragiczn\p{sc=Latn}*|beznadziej\p{sc=Latn}*|okropn\p{sc=Latn}*|dramat\p{sc=Latn}*|masakr\p{sc=Latn}*|skandal\p{sc=Latn}*|koszmar\p{sc=Latn}*|źle|zł[aey]|marn\p{sc=Latn}*|żenad\p{sc=Latn}*|przeciętn\p{sc=Latn}*|porażk\p{sc=Latn}*|[0-4]\/10)(?!\p{sc=Latn})/giu;
/** „to minus”, „minus za”: a flaw in so many words. */
const MINUS =
  /(?<!\p{sc=Latn})(?:(?:to|jedyny|duży|mały|wielki|na|za) minus\p{sc=Latn}*|minus\p{sc=Latn}*(?: (?:taki|to|jest|za)(?!\p{sc=Latn})|:)|(?:gwiazdka|punkt) mniej|jedyna wada)/iu;

/** „Dojazd czterdzieści minut”: how far it is, not how long anybody waited. */
const DISTANCE =
  /(?<!\p{sc=Latn})(?:dojazd\p{sc=Latn}*|doje(?:chać|żdża\p{sc=Latn}*|dzie\p{sc=Latn}*)|jazdy (?:z|od|do)|drog[aię] (?:z|od|do)|kilometr\p{sc=Latn}*|km|pieszo|piechotą|spacer(?:em|kiem)|(?:od|do|z) (?:centrum|dworca|morza|plaży|jeziora|stacji|przystanku|rynku|lotniska|autostrady))(?!\p{sc=Latn})/iu;
const TIME = 'czas i terminy';
/** A good vote of itself praises no price: „zapłaciłam 300 zł” tells no more than that. */
const PRICE = 'cena';

/** „…, choć za mało z rodziną”, „… ale nie to, co w umowie”: what a clause without a theme of its own takes from the one before it. */
const BUT_LACKS =
  /^(?:choć|chociaż|ale|lecz|jednak|tylko że|niestety)(?!\p{sc=Latn})[^.!?]*(?<!\p{sc=Latn})(?:za (?:mało|dużo|krótk\p{sc=Latn}+|mał\p{sc=Latn}+|późno|rzadko)|brak(?:uje|owało|ło)?|zabrakło|szkoda|gorzej|mogło być|mogł[ay]by być)(?!\p{sc=Latn})/iu;
/** „Zdjęcie do paszportu to nie tutaj”: who says that a thing is not done there judges nothing. */
const NOT_HERE = /(?<!\p{sc=Latn})nie (?:tu|tutaj|u nich|ten adres|robią|prowadzą|oferują)(?!\p{sc=Latn})/iu;
/** How often a clause has words of a sign, apart from those that it denies. */
function told(clause: string, words: RegExp): { said: number; denied: number } {
  const found = [...clause.matchAll(words)];
  const denied = found.filter(({ index, 0: word }) => !DENIES.test(word) && DENIED.test(clause.slice(Math.max(0, index - 40), index))).length;
  return { said: found.length - denied, denied };
}

/** What a clause says of each theme; `silent` where it speaks of one and does not judge. */
function readClause(clause: string): Map<string, Said | 'silent'> {
  const found = new Map<string, Said | 'silent'>();
  const read = READERS.map(({ label, words, good, bad }) => ({ label, words, praised: told(clause, good), blamed: told(clause, bad) }));
  for (const { label, praised, blamed } of read) {
    const [plus, minus] = [praised.said + blamed.denied, blamed.said + praised.denied];
    // „Czekało się miesiąc, to minus” is bad, and so is what is called bad beside a word of praise.
    if (plus + minus > 0) found.set(label, minus + Number(MINUS.test(clause)) === 0 ? 'good' : plus > minus ? 'middle' : 'bad');
  }
  if (found.get(TIME) === 'good' && DISTANCE.test(clause)) found.delete(TIME);
  // „Cena chleba wyższa niż na półce” judges the price: of the bread it says nothing.
  if (found.size > 0) return found;
  const [well, badly] = [told(clause, WELL), told(clause, BADLY)];
  const [praise, blame] = [well.said + badly.denied, badly.said + well.denied + Number(MINUS.test(clause))];
  const said = praise === blame ? 'silent' : praise > blame ? 'good' : 'bad';
  const priced = read.some(({ label, words }) => label === PRICE && clause.search(words) >= 0);
  for (const { label, words } of read)
    if (clause.search(words) >= 0 && !(priced && label !== PRICE) && !(label === TIME && DISTANCE.test(clause))) found.set(label, said);
  return found;
}

/** Three stars and no stars say nothing of what the words are silent on. */
const ofStars = (stars: number | null): Said | null => (stars === null ? null : stars >= GOOD_STARS ? 'good' : stars <= BAD_STARS ? 'bad' : null);

/**
 * Themes of a review, each with what is said of it.
 * @param name the subject's name, whose words are no theme: „Kuchnia u Babci”
 */
export function themesIn(text: string, stars: number | null, name: string): Map<string, Said> {
  const skip = new Set(lemmasOf(name));
  const named = tokenize(text.slice(0, LETTERS)).filter(({ text: form }) => skip.has(lemma(form)));
  let read = text.slice(0, LETTERS);
  for (const { start, end } of named) read = `${read.slice(0, start)}${'·'.repeat(end - start)}${read.slice(end)}`;
  const clauses = read.split(CLAUSES).filter((clause) => clause?.trim());
  const found = new Map<string, Said>();
  const signs = clauses.map((clause) => (NOT_HERE.test(clause) ? new Map<string, Said | 'silent'>() : readClause(clause)));
  for (const [i, clause] of clauses.entries()) {
    const before = signs[i - 1];
    if (!before || signs[i]?.size || !BUT_LACKS.test(clause)) continue;
    for (const [label, sign] of before) if (sign === 'silent' || sign === 'good') before.set(label, 'middle');
  }
  const price = priceOf(read);
  if (price) signs.push(new Map([[PRICE, price]]));
  // Who gives more stars than once tells of then what is bad.
  const raised = stars !== null && stars >= GOOD_STARS && isRaised(read);
  for (const { label } of THEMES) {
    const of = signs.flatMap((clause) => clause.get(label) ?? []);
    if (of.length === 0) continue;
    const judged = new Set(of.filter((sign) => sign !== 'silent' && !(raised && sign !== 'good')));
    const byStars = label === PRICE && ofStars(stars) === 'good' ? null : ofStars(stars);
    const sign = judged.size === 0 ? (raised ? null : byStars) : judged.size === 1 ? ([...judged][0] as Said) : 'middle';
    if (sign) found.set(label, sign);
  }
  return found;
}
