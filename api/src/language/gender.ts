import type { SubjectKind } from '../contract/subject.ts';
import { FEMALE_NAMES, isFirstName, MALE_NAMES } from './first-names.ts';
import { isCommonWord } from './lemmas.ts';
import { tokenize } from './tokens.ts';
import type { Gender } from './types.ts';

const ORGANISATION =
  /^(?:fundacj|stowarzyszeni|związ|zrzeszeni|towarzystw|instytut|uniwersytet|politechnik|akademi|szkoł|liceum|gimnazjum|teatr|muzeum|bibliotek|klub|urząd|ministerstw|izb|rad|komisj|komitet|federacj|parafi|szpital|przychodni|gmin|powiat|miasto|ośrod|centrum|zespół|dom$|partia|policj|straż|sąd$|prokuratur|spółdzielni|wspólnot|agencj|komend|kancelari)/i;
const COMPANY =
  /(?:^|[\s,])(?:sp\.?\s*z\s*o\.?\s*o\.?|sp(?:ółka)?\.?\s*(?:j|k|p|kom|akc)\w*\.?|s\.\s*a\.|s\.\s*c\.|SA|S\.A|sp\. z o\.o|gmbh|ltd\.?|inc\.?|llc|p\.s\.a\.|spółka\s.+)(?:\s|$|,)/i;
const TITLE = /^(?:dr|prof|mgr|inż|mec|adw|lek|ks|hab|pan|pani)$/;
const INITIAL = /^\p{Lu}$/u;

/** Gender of a person's name by first name, then by the ending of the surname; 'unknown' when neither tells. */
export function guessGender(name: string): Gender {
  const words = tokenize(name).map((token) => token.lower);
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

/** Kind of subject by its name alone: legal form, head noun of an organisation, first name; otherwise a brand. */
export function guessKind(name: string): SubjectKind {
  const trimmed = name.trim();
  if (COMPANY.test(trimmed)) return 'company';
  if (ORGANISATION.test(trimmed) && !/^rad\p{L}*sław/iu.test(trimmed) && !isFirstName(tokenize(trimmed)[0]?.lower ?? '')) return 'organisation';
  const tokens = tokenize(trimmed).filter((token, i) => !(i === 0 && TITLE.test(token.lower)));
  if (tokens.length === 1 && (isFirstName(tokens[0]?.lower ?? '') || /\p{L}{2}(?:sk|ck|dzk)[ia]$/u.test(tokens[0]?.lower ?? '')) && /^\p{Lu}/u.test(trimmed))
    return 'person';
  const parts = tokens.filter((token) => token.text.length > 1 || !INITIAL.test(token.text));
  const capitalised = tokens.every((token) => /^\p{Lu}/u.test(token.text) || /^(?:von|van|de|da|di|la|le|z|ze)$/.test(token.text));
  const surname = /(?:sk|ck|dzk)[ia]$|(?:wicz|czyk|czak|owski|ewski)$/;
  if (tokens.length >= 2 && tokens.length <= 4 && parts.length >= 1 && capitalised) {
    if (parts.some((token) => isFirstName(token.lower)) && isFirstName(tokens[0]?.lower ?? '')) return 'person';
    if (isFirstName(tokens.at(-1)?.lower ?? '') && surname.test(tokens[0]?.lower ?? '')) return 'person';
    if (INITIAL.test(tokens[0]?.text ?? '') && surname.test(tokens.at(-1)?.lower ?? '')) return 'person';
    if (
      tokens.length === 2 &&
      surname.test(tokens[1]?.lower ?? '') &&
      /^\p{Lu}\p{Ll}+$/u.test(tokens[0]?.text ?? '') &&
      !/[ye]$|[nwk]a$/.test(tokens[0]?.lower ?? '')
    )
      return 'person';
  }
  return 'brand';
}
