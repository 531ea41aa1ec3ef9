/** Parses a search query into subject, context and modifier. Caches the context of a name. */
import { CITIES } from './data/cities.ts';
import { type Field, GENERIC_BRAND, GENERIC_PERSON, PERSON_FIELDS } from './data/fields/index.ts';
import { FEMALE_NAMES, MALE_NAMES } from './data/first-names.ts';
import { type Forms, fullNameForms, genderOf, surnameForms } from './declension.ts';
import { cleanName, fieldOfTrade, fieldOfWord, fieldsOfName, type Identity, identityOf, personaOf, saysTrade } from './persona.ts';
import { fold } from './seed.ts';

/** Words that modify a search and are no context. The index of a word decides which part of the web is returned first. */
export const MODIFIERS: readonly string[] =
  'opinie wywiad nagroda kontakt problem spor projekt konferencja reklamacja praca wspolpraca instagram linkedin facebook youtube x tiktok wykop twitter forum blog recenzje skandal afera profil strona krs biografia zarobki sad skarga opinia recenzja wiadomosci artykul festiwal cennik adres telefon'.split(
    ' ',
  );

export type Query = {
  identity: Identity;
  modifier: number | null;
  hasContext: boolean;
  inflected: number | null;
  site: string | null;
  /** Whether the trade or the town of the name was ever said: only then has it namesakes. */
  isTold: boolean;
  /** Folded words of a question about a matter of a name that is known. */
  matter: string[];
};
type Known = { identity: Identity; told: boolean; sure: boolean };

const MAX_KNOWN = 500;
const tokens = (text: string) => (text.match(/\p{L}[\p{L}\p{M}\d-]*/gu) ?? []).slice(0, 60);

let reverse: Map<string, string> | null = null;
/** Nominative of a first name in any case (folded). Nominatives take precedence over forms of other names. */
function firstNameOf(form: string): string | null {
  if (!reverse) {
    reverse = new Map();
    for (const name of [...MALE_NAMES, ...FEMALE_NAMES]) {
      for (const f of fullNameForms([name, 'Nowak'], genderOf(name) ?? 'm') ?? []) {
        const key = fold(f.split(' ')[0] as string);
        if (!reverse.has(key)) reverse.set(key, name);
      }
    }
    for (const name of [...MALE_NAMES, ...FEMALE_NAMES]) reverse.set(fold(name), name);
  }
  return reverse.get(fold(form)) ?? null;
}

const ENDINGS: readonly [string, readonly string[]][] = [
  ['iego', ['i']],
  ['iemu', ['i']],
  ['im', ['i']],
  ['iej', ['a']],
  ['ego', ['y']],
  ['emu', ['y']],
  ['ym', ['y']],
  ['ej', ['a']],
  ['kiem', ['ek', 'k']],
  ['ka', ['ek', 'k', 'ko']],
  ['kowi', ['ek', 'k']],
  ['ku', ['ek', 'k']],
  ['ca', ['iec', 'ec', 'c']],
  ['cem', ['iec', 'ec', 'c']],
  ['cowi', ['iec', 'ec', 'c']],
  ['owi', ['']],
  ['em', ['']],
  ['u', ['']],
  ['a', ['']],
  ['y', ['a']],
  ['i', ['a']],
  ['ą', ['a']],
  ['ę', ['a']],
  ['ie', ['a', '']],
  ['ce', ['ka']],
  ['dze', ['ga']],
  ['rze', ['ra', 'r']],
  ['le', ['ł', 'ła']],
  ['cie', ['ta', 't']],
  ['dzie', ['da', 'd']],
];

/** Nominative of an inflected two-part name ("Jana Kowalskiego"); null if it is a nominative already or unknown. */
function nominativeOf(name: string): string | null {
  const words = name.split(' ');
  if (words.length !== 2) return null;
  const [form, surname] = words as [string, string];
  const first = firstNameOf(form);
  if (!first || fold(first) === fold(form)) return null;
  const gender = genderOf(first) ?? 'm';
  const candidates = [...ENDINGS.flatMap(([from, to]) => (surname.endsWith(from) ? to.map((end) => surname.slice(0, -from.length) + end) : [])), surname];
  const found = candidates.find(
    (candidate) => candidate.length > 2 && !/[aeiouyąęó](?:i?e)[kc]$/i.test(candidate) && surnameForms(candidate, gender)?.slice(1).includes(surname),
  );
  return found ? `${first} ${found}` : null;
}

const withoutForm = (name: string) => name.replace(/,? (?:sp\. ?z ?o\.? ?o\.?|s\.?a\.|sp\. ?[jkp]\.)$/i, '');

/** Whether two names have the same words, except for the endings and a legal form. */
function sameStems(a: string, b: string): boolean {
  const left = fold(withoutForm(a)).split(' ');
  const right = fold(withoutForm(b)).split(' ');
  if (left.length !== right.length) return false;
  return left.every((word, i) => {
    const other = right[i] as string;
    let same = 0;
    while (same < word.length && word[same] === other[same]) same++;
    return same >= Math.max(2, Math.min(word.length, other.length) - 3) && same >= 2 && Math.abs(word.length - other.length) <= 4;
  });
}

/** Endings of Polish place names, for places that are not in the list of cities. */
const PLACE = /^\p{Lu}\p{Ll}+(?:ów|owo|ewo|ice|yce|sk|iec|ława|jsce|yn|any|orz)$/u;
/** More endings for the first question about a name, which carries the order's context; later questions hold any words of pages. */
const FIRST_PLACE = /^\p{Lu}\p{Ll}+(?:ów|ew|owo|ewo|ice|yce|sk|[sc]ko|iec|ława|jsce|yn|in|any|orz|no|niec|ole|ża|owy|nik)$/u;

type Context = Partial<Omit<Identity, 'name'>>;

/** Whether a context word can be used as the label: a nominative such as "kardiolog" or "pisarka". */
const canBeLabel = (folded: string, field: Field): boolean =>
  folded !== field.id &&
  PERSON_FIELDS.includes(field) &&
  /(?:log|ent|ant|tor|arz|ista|ysta|yk|nik|ekt|lozka|istka|ystka|arka|orka|niczka|olozka|ektka)$/.test(folded);

/** Forms of verbs with which people describe themselves („szukam”, „prowadzę”): no trade. */
const SELF = /(?:ę|[aeu]m)$/;
const NO_TRADE = new Set('informacji informacje danych wizerunek wizerunku sobie siebie mnie mojej moje internecie sieci raport raportu wszystko'.split(' '));

/** A trade as typed, from its first word: „producent mebli”, „sieć sklepów”. */
function tradeFrom(words: readonly string[], at: number): string {
  const next = words[at + 1] ?? '';
  const goesOn = /^\p{Ll}{4,}$/u.test(next) && !MODIFIERS.includes(fold(next));
  const phrase = `${words[at]} ${next}`;
  return (goesOn && phrase.length <= 30 ? phrase : (words[at] as string)).toLowerCase().normalize('NFC');
}

/** Finds profession, city and company (at most three words) among free words. @param fields those that the name can have */
function contextOf(words: readonly string[], fields?: readonly Field[], places = PLACE): Context {
  const context: Context = {};
  const left: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const folded = fold(word);
    if (word.length < 3 || word.length > 24 || MODIFIERS.includes(folded)) continue;
    const pair = `${folded} ${fold(words[i + 1] ?? '')}`;
    const city = CITIES.find((c) => [c.nom, c.gen, c.loc].some((form) => fold(form) === folded || fold(form) === pair));
    const field = fieldOfWord(folded, fields);
    if (city && !context.city) {
      context.city = city.nom;
      if (city.nom.includes(' ')) i++;
    } else if (field && !context.field) {
      const asTyped = field === GENERIC_BRAND || field === GENERIC_PERSON ? folded !== field.id : !saysTrade(field);
      // „sieć sklepów”: the noun stands before the word by which the trade is known.
      const before = left.at(-1) ?? '';
      const noun = !saysTrade(field) && before === words[i - 1] && /^\p{Ll}+$/u.test(before) && !NO_TRADE.has(before) ? 1 : 0;
      if (noun > 0) left.pop();
      context.field =
        asTyped && (noun > 0 || !/(?:ów|ych|ich)$/.test(word)) ? tradeFrom(words, i - noun) : canBeLabel(folded, field) ? word.toLowerCase() : field.id;
    } else if (!city && !field) left.push(word);
  }
  const plain = left.find((word) => /^\p{Ll}+$/u.test(word) && !SELF.test(word) && !NO_TRADE.has(word));
  // „kancelaria prawna”: no field of brands, but one of people whose trade it is.
  if (!context.field && plain) context.field = fieldOfWord(fold(plain))?.id ?? tradeFrom(words, words.indexOf(plain));
  const place = left.find((word) => places.test(word));
  if (!context.city && place) context.city = place;
  const company = left
    .filter((word) => word !== context.city)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 3)
    .join(' ');
  if (company) context.company = company;
  return context;
}

type Reader = { read(query: string): Query | null };

/** A query parser with a cache of the last 500 names and their contexts. */
export function createReader(): Reader {
  const known = new Map<string, Known>();
  const remember = (key: string, value: Known) => {
    known.delete(key);
    known.set(key, value);
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value as string);
  };

  /** A cached name in the text, or its first unquoted words that look like a name. */
  function nameIn(text: string): { name: string; rest: string[] } | null {
    const words = text.split(/\s+/).filter(Boolean);
    for (let n = Math.min(words.length, 12); n > 0; n--) {
      const name = cleanName(words.slice(0, n).join(' '));
      if (name && known.has(fold(name))) return { name, rest: words.slice(n) };
    }
    // „architekt Kowalski Gdynia”: somebody who was asked for before, by the surname alone.
    const surnames = new Map([...known.values()].map(({ identity: { name } }) => [fold(name.split(' ').slice(1).at(-1) ?? ''), name]));
    const at = genderOf(words[0] ?? '') === null ? words.findIndex((word) => surnames.has(fold(word))) : -1;
    if (at >= 0) return { name: surnames.get(fold(words[at] as string)) as string, rest: words.filter((_, i) => i !== at) };
    const isContext = (word: string) => MODIFIERS.includes(fold(word)) || Object.keys(contextOf([word])).some((key) => key !== 'company');
    let end = words.length;
    while (end > 1 && isContext(words[end - 1] as string)) end--;
    const person = end > 2 && genderOf(words[0] as string) !== null ? 2 : end;
    const name = cleanName(words.slice(0, person).join(' '));
    return name ? { name, rest: words.slice(person) } : null;
  }

  return {
    read(raw) {
      const query = raw.slice(0, 4_000).toWellFormed();
      const site = /(?:^|\s)site:(\S{1,100})/i.exec(query)?.[1]?.toLowerCase() ?? null;
      const text = query.replace(/(?:^|\s)(?:site:\S+|-\S+)/gi, ' ').trim();
      const quoted = /["„”]([^"„”]+)["„”]/.exec(text);
      const quotedName = quoted ? cleanName(quoted[1] as string) : null;
      const found = quotedName ? { name: quotedName, rest: text.replace((quoted as RegExpExecArray)[0], ' ').split(/\s+/) } : nameIn(text);
      if (!found) return null;
      const words = tokens(found.rest.join(' '));
      const at = words.map((word) => MODIFIERS.indexOf(fold(word))).filter((i) => i >= 0);
      const exact = known.get(fold(found.name));
      const similar =
        exact ??
        [...known.values()]
          .reverse()
          .find((entry) => sameStems(entry.identity.name, found.name) || personaOf(entry.identity).full.some((form) => fold(form) === fold(found.name)));
      const name = similar?.identity.name ?? nominativeOf(found.name) ?? found.name;
      const inflected = fold(name) === fold(found.name) ? null : inflectedAs(personaOf(identityOf(name)).full, found.name);
      const before = known.get(fold(name));
      const context = contextOf(words, fieldsOfName(name), before?.told ? PLACE : FIRST_PLACE);
      // „Restauracja Pod Kasztanem … kuchnia polska”: the name says the trade, other words only describe it.
      if (context.field !== undefined && fieldOfWord(context.field) === null && tokens(name).some((word) => fieldOfWord(fold(word)) !== null))
        delete context.field;
      const names = fieldsOfName(name);
      const field = context.field === undefined ? null : (fieldOfTrade(context.field, names) ?? fieldOfWord(context.field));
      const strong = field !== null || context.city !== undefined;
      const hasContext = Object.keys(context).length > 0;
      // Words of a question about a matter name no other subject: that takes a known trade with a town, or a short context.
      // „malarz” of a „malarz pokojowy” is the same trade.
      const sameTrade = before?.identity.field.startsWith(context.field ?? '') || context.field?.startsWith(before?.identity.field ?? '');
      // A business is asked for by other words of its line, too: „sklep”, „moda”.
      const sameLine = field !== null && !saysTrade(field) && before !== undefined && fieldOfTrade(before.identity.field, names) === field;
      const sameField = sameTrade || sameLine;
      const namesField = context.field !== undefined && fieldOfTrade(context.field, names) !== null;
      const otherField = namesField && !sameField && (context.city || words.length === 1);
      const otherCity = context.city !== undefined && context.city !== before?.identity.city && (namesField || words.length <= 2);
      const changed = before !== undefined && Boolean(otherField || otherCity);
      const matter =
        before?.told && !changed && at.length === 0 && words.length > 1 ? words.filter((word) => fold(word) !== fold(context.city ?? '')).map(fold) : [];
      const says = hasContext && (before === undefined || changed);
      // A trade alone leaves the town that was said before.
      const town = before?.sure && !context.city ? { city: before.identity.city } : {};
      const identity = says ? identityOf(name, { ...town, ...context }) : (before?.identity ?? identityOf(name));
      const sure = says ? strong : (before?.sure ?? false);
      remember(fold(name), { identity, told: before?.told || says, sure });
      return {
        identity,
        isTold: sure,
        modifier: at[0] ?? null,
        hasContext: matter.length === 0 && (strong || (hasContext && !before?.told)),
        inflected,
        site,
        matter,
      };
    },
  };
}

function inflectedAs(forms: Forms, name: string): number {
  const at = forms.findIndex((form) => fold(form) === fold(name));
  return at > 0 ? at : 1;
}
