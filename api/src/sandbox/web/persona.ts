/** Makes personas from a name and context words, and encodes identities in addresses. */
import { CITIES, type City } from './data/cities.ts';
import { BRAND_FIELDS, type Field, GENERIC_BRAND, GENERIC_PERSON, PERSON_FIELDS } from './data/fields/index.ts';
import { casesOf, type Forms, familyForms, fullNameForms, genderOf, type NameGender, surnameForms } from './declension.ts';
import { fold, hash, random, slug } from './seed.ts';

/** The part of a subject that addresses contain; the whole web is computed from it. */
export type Identity = { name: string; field: string; city: string; company: string };

export type Persona = {
  identity: Identity;
  /** The identity as an address segment. */
  segment: string;
  kind: 'person' | 'brand';
  gender: NameGender;
  /** The inflected name: "Jana Kowalskiego", "kawiarni Ziarno". */
  full: Forms;
  /** Second mention: the surname, or the noun of a brand. */
  short: Forms;
  role: Forms;
  /** Profession or trade in the nominative, as in the context. */
  label: string;
  field: Field;
  city: City;
  company: string;
  surname: string | null;
  family: readonly [string, string] | null;
  /** Part of the host labels of the subject's own sites. */
  handle: string;
};

const LIMIT = 120;

/** Normalises a name: collapses whitespace, repairs UTF-16, removes surrounding quotes, cuts to 120 characters. Null if empty. */
export function cleanName(raw: string): string | null {
  const text = raw
    .slice(0, 2_000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/^["'„”«»\s]+|["„”«»\s]+$/gu, '')
    .trim();
  const clipped = [...text].slice(0, LIMIT).join('').trim();
  return clipped === '' ? null : clipped;
}

const encodePart = (text: string) =>
  encodeURIComponent(text.replace(/[~,_/\\]/g, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).replace(/ /g, '_'));
const decodePart = (text: string) =>
  decodeURIComponent(text)
    .replace(/_/g, ' ')
    .replace(/~([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const segmentOf = (identity: Identity): string =>
  [identity.name, identity.field, identity.city, identity.company]
    .filter((part, i) => i < 3 || part !== '')
    .map(encodePart)
    .join(',');

/** The reverse of `segmentOf`. Null for an invalid segment; never throws. */
export function parseSegment(segment: string): Identity | null {
  if (segment.length > 4_000) return null;
  try {
    const [name, field, city, company = '', rest] = segment.split(',').map(decodePart);
    if (name === undefined || !field || !city || rest !== undefined) return null;
    const clean = cleanName(name);
    return clean === null || field.length > 30 || city.length > 40 || company.length > 60 ? null : { name: clean, field, city, company };
  } catch {
    return null;
  }
}

const BRAND_WORDS =
  /(?:^|\s)(?:sp\. ?z ?o\.? ?o\.?|s\.?a\.|sp\. ?[jkp]\.|fundacja|stowarzyszenie|kawiarnia|restauracja|bistro|klinika|przychodnia|sklep|studio|grupa|instytut|biuro|hotel|szkoła|muzeum|teatr|firma|spółka|piekarnia|księgarnia|agencja|klub|bank|hurtownia|zakład|towarzystwo|gmbh|ltd|inc)(?=\s|$|,)/i;
const SURNAME = /(?:ski|cki|dzki|ska|cka|dzka|czyk|wicz|czak|szczak|iak|niuk|czuk|enko)$/;

function looksLikePerson(name: string, field: Field | null): boolean {
  if (BRAND_WORDS.test(name) || /[\d@&<>:;/]/.test(name)) return false;
  const words = name.split(' ');
  if (words.length < 2 || words.length > 5) return false;
  if (genderOf(words[0] as string) || SURNAME.test(words.at(-1) as string)) return true;
  return field !== null && PERSON_FIELDS.includes(field) && words.every((word) => /^[\p{L}'’.-]+$/u.test(word));
}

const matches = (field: Field, context: string) => field.words.some((word) => context === word || context.startsWith(word));
/** The field that a context word (folded) selects, persons' fields before brands'; null if there is none. */
export function fieldOfWord(word: string, fields: readonly Field[] = [...PERSON_FIELDS, ...BRAND_FIELDS]): Field | null {
  return fields.find((field) => field.id === word || matches(field, word)) ?? null;
}

/**
 * The field of a trade as typed. The trade of a business may stand behind its first word: „sieć sklepów”.
 * @param fields those that the name can have
 */
export const fieldOfTrade = (trade: string, fields: readonly Field[]): Field | null => {
  const [first, ...rest] = fold(trade).split(' ');
  const businesses = fields.filter((field) => BRAND_FIELDS.includes(field));
  return fieldOfWord(first as string, fields) ?? rest.map((word) => fieldOfWord(word, businesses)).find((field) => field !== null) ?? null;
};

/** Whether the noun by which texts call a business tells its trade: „kawiarnia” does, „marka” does not. */
export const saysTrade = (field: Field): boolean => field.label === undefined;

/** Fields that a name can have: a person's, a brand's, or either where the name alone does not tell. */
export function fieldsOfName(name: string): readonly Field[] {
  if (!name.includes(' ') || BRAND_WORDS.test(name)) return BRAND_FIELDS;
  return genderOf(name.split(' ')[0] as string) === null ? [...PERSON_FIELDS, ...BRAND_FIELDS] : PERSON_FIELDS;
}

function formsOf(text: string): Forms {
  const forms = text.split(',');
  return casesOf((i) => forms[i] as string);
}
const prefixed = (prefix: Forms, name: string): Forms => casesOf((i) => `${prefix[i]} ${name}`);
const OF_NAME: Forms = ['', 'osoby o nazwisku', 'osobie o nazwisku', 'osobę o nazwisku', 'osobą o nazwisku', 'osobie o nazwisku'];
const SOFT_HEADS = 'restauracja piekarnia księgarnia przychodnia agencja hurtownia pizzeria cukiernia palarnia drukarnia galeria akademia'.split(' ');
const softForms = (noun: string): Forms => {
  const stem = noun.slice(0, -1);
  const oblique = /(?:j|er|em)$/.test(stem.replace(/i$/, '')) ? `${stem}i` : stem;
  return [noun, oblique, oblique, `${stem}ę`, `${stem}ą`, oblique];
};
/** Feminine nouns that are inflected at the start of a brand's name: "Fundacji Nowe Media". */
const HEADS = new Map<string, Forms>([
  ...BRAND_FIELDS.map((field) => [fold(field.role.f.split(',')[0] as string), formsOf(field.role.f)] as const),
  ...SOFT_HEADS.map((noun) => [fold(noun), softForms(noun)] as const),
]);
const headOf = (name: string): Forms | null => (name.includes(' ') ? (HEADS.get(fold(name.split(' ')[0] as string)) ?? null) : null);

function brandForms(name: string, role: Forms): Forms {
  const own = headOf(name);
  if (!own) return prefixed(role, name);
  const rest = name.split(' ').slice(1);
  const opened = prefixed(own, rest.join(' '));
  return casesOf((i) => (opened[i] as string).replace(/^\p{L}/u, (letter) => letter.toUpperCase()));
}

/** The persona of an identity. Pure and deterministic. */
export function personaOf(identity: Identity): Persona {
  const segment = segmentOf(identity);
  const { name } = identity;
  const named = [...PERSON_FIELDS, ...BRAND_FIELDS].find((field) => field.id === identity.field) ?? null;
  const person = looksLikePerson(name, named);
  const pool = person ? PERSON_FIELDS : BRAND_FIELDS;
  const field = named && pool.includes(named) ? named : (fieldOfTrade(identity.field, pool) ?? (person ? GENERIC_PERSON : (named ?? GENERIC_BRAND)));
  const words = name.split(' ');
  const gender = person ? (genderOf(words[0] as string) ?? (/(?:ska|cka|dzka)$/.test(name) ? 'f' : /(?:ski|cki|dzki)$/.test(name) ? 'm' : null)) : null;
  const city = cityNamed(identity.city);
  const handle = slug(name, 28) || `nazwa-${hash(name).toString(36)}`;
  const base = {
    identity,
    segment,
    field,
    city,
    handle,
    label: named ? (field.label ?? (field.role[gender ?? 'm'].split(',')[0] as string)) : identity.field,
  };
  if (!person || gender === null) {
    const role = headOf(name) ?? (BRAND_FIELDS.includes(field) ? formsOf(field.role.f) : formsOf('marka,marki,marce,markę,marką,marce'));
    return {
      ...base,
      ...(headOf(name) ? { label: role[0] } : {}),
      kind: 'brand',
      gender: 'f',
      full: brandForms(name, role),
      short: role,
      role,
      company: identity.company || name,
      surname: null,
      family: identity.field === 'nazwisko' ? familyForms(name) : null,
    };
  }
  const surname = words.at(-1) as string;
  const role = formsOf(field.role[gender]);
  const full = fullNameForms(words, gender) ?? casesOf((i) => (i === 0 ? name : `${OF_NAME[i]} ${name}`));
  const last = surnameForms(surname, gender);
  const short = last ?? casesOf((i) => (i === 0 ? surname : (role[i] as string)));
  const company = identity.company || field.company.replace('{N}', surname);
  return { ...base, kind: 'person', gender, full, short, role, company, surname, family: familyForms(surname) };
}

function cityNamed(nom: string): City {
  return CITIES.find((city) => city.nom === nom) ?? { nom, gen: `miejscowości ${nom}`, loc: `miejscowości ${nom}`, region: 'mazowsze' };
}

/** The identity of a name; an unknown field or city is chosen by a hash of the name. */
export function identityOf(name: string, known: Partial<Omit<Identity, 'name'>> = {}): Identity {
  const choose = random(`identity:${fold(name)}`);
  const person = looksLikePerson(name, known.field ? fieldOfWord(known.field) : null);
  const byName = BRAND_FIELDS.find((field) =>
    fold(name)
      .split(' ')
      .some((word) => matches(field, word)),
  );
  const field = known.field || (!person && byName ? byName.id : choose.pick(person ? PERSON_FIELDS.slice(0, -1) : BRAND_FIELDS).id);
  return { name, field, city: known.city || choose.pick(CITIES).nom, company: known.company ?? '' };
}

/** Namesakes: other people or brands of the same name, in other fields and cities. */
export function namesakesOf(identity: Identity): Identity[] {
  const persona = personaOf(identity);
  const choose = random(`namesakes:${persona.segment}`);
  const pool = persona.kind === 'person' ? PERSON_FIELDS.slice(0, -1) : BRAND_FIELDS;
  // "Fundacja X" of another city is still a foundation.
  // One of the namesakes is of the same trade, in another region.
  const fields = headOf(identity.name)
    ? [persona.field, persona.field, persona.field]
    : [...choose.shuffle(pool.filter((field) => field !== persona.field)).slice(0, 2), persona.field];
  const cities = choose.shuffle(CITIES.filter((city) => city.region !== persona.city.region));
  return [0, 1, 2].map((i) => ({ name: identity.name, field: (fields[i] as Field).id, city: (cities[i] as City).nom, company: '' }));
}
