import type { SubjectKind } from '../../contract/subject.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/types.ts';
import { FEMALE_NAMES, isFirstName, MALE_NAMES } from './first-names.ts';
import { isCommonWord } from './lemmas.ts';
import type { Gender } from './types.ts';

const ORGANISATION =
  /^(?:fundacj|stowarzyszeni|związ|zrzeszeni|towarzystw|instytut|uniwersytet|politechnik|akademi|szkoł|liceum|gimnazjum|teatr|muzeum|bibliotek|klub|urząd|ministerstw|izb|rad|komisj|komitet|federacj|parafi|szpital|przychodni|gmin|powiat|miasto|ośrod|centrum|zespół|dom$|partia|policj|straż|sąd$|prokuratur|spółdzielni|wspólnot|agencj|komend|kancelari)/i;
/** Nouns before a first name that make it the name of a shop, a house or a salon: „Bistro Kalina”. None is a common surname. */
const VENUES = new Set(
  'restauracja bistro pizzeria kawiarnia herbaciarnia cukiernia piekarnia lodziarnia winiarnia karczma zajazd gościniec gospoda tawerna bar pub hotel hostel pensjonat willa villa dwór dworek dom domek domki apartament apartamenty agroturystyka ranczo stadnina winnica salon studio atelier gabinet gabinety klinika lecznica apteka optyk fryzjer barber kosmetyka masaż masaże solarium spa sklep butik hurtownia market delikatesy drogeria perfumeria księgarnia kwiaciarnia galeria pracownia firma zakład warsztat serwis auto komis myjnia stacja stolarnia drukarnia pralnia biuro osk nzoz przedszkole żłobek klub chór kapela teatr kino radio'.split(
    ' ',
  ),
);
const COMPANY =
  /(?:^|[\s,])(?:sp\.?\s*z\s*o\.?\s*o\.?|sp(?:ółka)?\.?\s*(?:j|k|p|kom|akc)\w*\.?|s\.\s*a\.|s\.\s*c\.|SA|S\.A|sp\. z o\.o|gmbh|ltd\.?|inc\.?|llc|p\.s\.a\.|spółka\s.+)(?:\s|$|,)/i;
const TITLE = /^(?:dr|prof|mgr|inż|mec|adw|lek|ks|hab|pan|pani)$/;
const MAX_LENGTH = 300;
const SURNAME = /\p{sc=Latn}{2}(?:sk|ck|dzk)[ia]$|\p{sc=Latn}{2}(?:wicz|czyk|czak)$/u;
const PARTICLE = /^(?:von|van|der|den|de|da|di|la|le|z|ze)$/;
const INITIAL = /^\p{Lu}$/u;

/** Gender of a person's name by first name, then by the ending of the surname; 'unknown' if neither decides. */
export function guessGender(name: string): Gender {
  const words = tokenize(name.slice(0, MAX_LENGTH)).map((token) => token.lower);
  for (const word of words) {
    if (MALE_NAMES.has(word)) return 'm';
    if (FEMALE_NAMES.has(word)) return 'f';
  }
  const last = words.at(-1) ?? '';
  if (/(?:sk|ck|dzk)a$/.test(last)) return 'f';
  if (/(?:sk|ck|dzk)i$/.test(last)) return 'm';
  const first = words[0] ?? '';
  if (words.length > 1 && first.length > 2) {
    if (/[^aeiouyó]a$|[ij]a$/.test(first)) return 'f';
    if (/[bcdfghjklłmnprstwzżźńśćvx]$/.test(first)) return 'm';
  }
  return 'unknown';
}

/** Whether a name begins with what a shop, a house or a salon is. */
export const isVenue = (first: string): boolean => VENUES.has(first.toLowerCase());

/** The kind that a name itself states, which no person's does: legal form, head noun of an organisation, sign or digit, shop or house; else null. */
export function statedKind(name: string): SubjectKind | null {
  const trimmed = name.slice(0, MAX_LENGTH).trim();
  const first = withoutTitles(tokenize(trimmed))[0]?.lower ?? '';
  if (COMPANY.test(trimmed)) return 'company';
  if (ORGANISATION.test(trimmed) && !isFirstName(first)) return 'organisation';
  return /[&+\d]/.test(trimmed) || isVenue(first) ? 'brand' : null;
}

/** Kind of subject by its name alone: legal form, head noun of an organisation, first name; otherwise a brand. */
export function guessKind(name: string): SubjectKind {
  const trimmed = name.slice(0, MAX_LENGTH).trim();
  const tokens = withoutTitles(tokenize(trimmed));
  const first = tokens[0]?.lower ?? '';
  const last = tokens.at(-1)?.lower ?? '';
  const stated = statedKind(name);
  if (stated) return stated;
  if (tokens.length === 0 || tokens.length > 4 || !tokens.every((token) => /^\p{Lu}/u.test(token.text) || PARTICLE.test(token.text))) return 'brand';
  if (tokens.length === 1) return isFirstName(first) || SURNAME.test(last) ? 'person' : 'brand';
  // „Jan Kowalski Nieruchomości” is a firm: after the surname comes a common word.
  if (tokens.length > 2 && isCommonWord(last) && !isFirstName(tokens[1]?.lower ?? '') && tokens[1]?.text.length !== 1 && !trimmed.includes('-')) return 'brand';
  if (isFirstName(first)) return 'person';
  if (isFirstName(last) && SURNAME.test(first)) return 'person';
  if (INITIAL.test(tokens[0]?.text ?? '')) return SURNAME.test(last) ? 'person' : 'brand';
  const foreign = tokens.length === 2 && SURNAME.test(last) && /^\p{Lu}\p{Ll}+$/u.test(tokens[0]?.text ?? '');
  return foreign && !isCommonWord(first) && !/[ye]$/.test(first) ? 'person' : 'brand';
}

/** Words of a name without the titles before it („dr hab. Jan Kowalski”). */
export function withoutTitles(tokens: Token[]): Token[] {
  let from = 0;
  while (from < tokens.length - 1 && TITLE.test((tokens[from] as Token).lower)) from += 1;
  return from === 0 ? tokens : tokens.slice(from);
}
