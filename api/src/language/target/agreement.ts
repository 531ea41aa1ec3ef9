/** Whether a party in the nominative can be the subject: checks the noun before it, and the number and person of the verb. */
import { isFirstName } from '../words/first-names.ts';
import type { Clause, Party, Word } from './parse.ts';

/** Nouns that take the case for an undeclined name after them: „bank Fidelia”, „spółkę Wody Dolne”. */
const HEAD =
  /^(?:firm|spół|sieci|sieć|bank|klub|szko|hotel|restaurac|fundac|stowarzysz|sklep|hurtowni|wydawnictw|fundusz|operator|producen|przewoźnik|dewelop|mark[aięąo]|marce|film|książ|powieś|serial|telefon|portal|tygodnik|dziennik|gazet|stacj|szpital|przychodni|klini|aptek|aptec|bar|pizzeri|kawiarni|piekarni|cukierni|zakład|warsztat|salon|serwis|biur|agencj|drużyn|zespo|zespó|grup|koncern|fabry|hut|kopal|browar|aplikacj|program|gmin|uczelni|przedszkol|teatr|pensjonat|ośrod|galeri|market|supermarket|kin[oa]|towarzystw|kancelari|gabinet|schronisk|siłowni|hodowl|tartak|młyn|parti|platform|pralk|lodówk|krem|wod|piw|ser|buty|butów)/u;
const OBJECT_HEAD = /(?:ę|owi)$/u;
const INSTRUMENTAL_HEAD = /(?:ą|em)$/u;

export type HeadRole = 'object' | 'owner' | 'about';

/** Role of a name by the noun before it; null if that noun may be a nominative or there is none. `governed`: a preposition precedes. */
export function roleOfHead(words: readonly Word[], clause: Clause, party: Party, governed: boolean): HeadRole | 'governed' | null {
  const head = party.from > clause.from ? words[party.from - 1] : undefined;
  if (!head || head.verb || !HEAD.test(head.lower) || head.lemma === head.lower) return null;
  if (/(?:y|i|e)$/u.test(head.lower) && !governed && isPlural(words, clause)) return null;
  if (governed) return 'governed';
  return OBJECT_HEAD.test(head.lower) ? 'object' : INSTRUMENTAL_HEAD.test(head.lower) ? 'about' : 'owner';
}

const FIRST_PERSON = /(?:[aei]m|[aei]my|liśmy|łyśmy|łem|łam|ę)$/u;
const THEY = /(?:ą|li|ły)$/u;
const LOOSE =
  /^(?:dziś|dzisiaj|wczoraj|teraz|już|znów|raz|tam|sam|zaraz|wtedy|potem|jutro|nawet|tylko|też|także|także|również|to|co|nie|się|i|a|ale|że|czy|jak|gdy|ja|my|ty|wy|mój|moja|nasz|nasza)$/u;
const GOVERNING =
  /^(?:w|we|z|ze|do|od|na|o|u|dla|za|nad|pod|po|przy|przed|przez|bez|między|wobec|podczas|mimo|wbrew|dzięki|według|zdaniem|zamiast|obok|koło|około|spod|znad|sprzed|co|każdy|każdego|każdą)$/u;

const isPlural = (words: readonly Word[], { from, to }: Clause): boolean =>
  words.slice(from, to).some((word) => word.verb && !word.done && THEY.test(word.lower));

/** Whether a name that could be a nominative is an object: „Sanepid oczyścił Mięsoplon”, „polecam Cumulus Soft”. */
export function isAfterSubject(words: readonly Word[], clause: Clause, party: Party, parties: readonly Party[]): boolean {
  const first = words[party.from] as Word;
  const last = words[party.to - 1] as Word;
  if (words.slice(party.from, party.to).some((word) => isFirstName(word.lower)) || /(?:a|sk[iy]|ck[iy]|y)$/u.test(last.lower)) {
    return speaks(words, clause, party);
  }
  let at = party.from - 1;
  while (at >= clause.from && !(words[at] as Word).verb) at -= 1;
  if (at < clause.from) return speaks(words, clause, party);
  const verb = words[at] as Word;
  if (verb.impersonal || FIRST_PERSON.test(verb.lower)) return true;
  if (verb.done) return false;
  const several = THEY.test(verb.lower);
  if (several && !(first.lemma !== first.lower && /[yie]$/u.test(first.lower)) && !/^(?:i|oraz)$/u.test(words[party.to]?.lower ?? '')) return true;
  if (parties.some((other) => other !== party && !other.target && other.nominative !== false && other.from >= clause.from && other.to <= at)) return true;
  return words.slice(clause.from, at).some((word, k) => isNominative(word, words[clause.from + k - 1], several));
}

/** Whether all verbs are in the first person, so that the name is their object: „Cumulus Soft polecam”. */
function speaks(words: readonly Word[], { from, to }: Clause, party: Party): boolean {
  const verbs = words
    .slice(from, to)
    .filter((word, k) => word.verb && !word.done && (from + k < party.from || from + k >= party.to) && !/ć$/u.test(word.lower));
  return verbs.length > 0 && verbs.every((word) => FIRST_PERSON.test(word.lower));
}

const isNominative = (word: Word, before: Word | undefined, several: boolean): boolean => {
  if (word.verb || word.name || LOOSE.test(word.lower) || !/\p{L}{3}/u.test(word.lower) || (before && GOVERNING.test(before.lower))) return false;
  if (several) return word.lemma !== word.lower && /(?:[iye]|[sc]cy)$/u.test(word.lower);
  return word.lemma === word.lower && /[^eyioąęu]$/u.test(word.lower);
};
