/**
 * Decisions in somebody's favour that a title tells in words of blame: what was decided against the subject is quashed, or a claim against it fails. A claim
 * of its own that fails is no good news.
 */
import type { Line } from './page.ts';

const QUASHED =
  '(?:unieważni(?:ł|ła|ło|ono)|stwierdzi(?:ł|ła|ło|ono) nieważność|uchyli(?:ł|ła|ło|ono)|zakwestionowa(?:ł|ła|ło|no)|nieważn[aey]|uchylon[aey]|unieważnion[aey])';
/** What is decided against somebody; a refusal to open a case is none, nor is being let out of jail. */
const AGAINST =
  '(?:braku? absolutorium|nieudzieleni\\p{sc=Latn}+|odwołani(?:a|e|u)|zwolnieni(?:a|e|u)(?! z (?:areszt|podat))|zawieszeni(?:a|e|u)|wykluczeni(?:a|e|u)|wygaszeni(?:a|e|u)|pozbawieni(?:a|e|u)|odmow[aęy](?! wszczęcia)|ukarani(?:a|e|u)|zakaz(?:u|ie)?)';
const UNDONE = new RegExp(`(?<!\\p{sc=Latn})${QUASHED}(?!\\p{sc=Latn})[^.?:;]{0,60}(?<!\\p{sc=Latn})${AGAINST}(?!\\p{sc=Latn})`, 'iu');
/** „Sąd oddalił pozew”, „odrzucono skargę”. */
const DISMISSED =
  /(?<!\p{sc=Latn})(?:oddali(?:ł|ła|ło|li)|oddalono|odrzuci(?:ł|ła|ło|li)|odrzucono)(?!\p{sc=Latn})[^.?:;]{0,20}?(?<!\p{sc=Latn})(?:pozew|powództw\p{sc=Latn}+|skarg[ęi]|żądani[ea]|roszczeni[ea]|apelacj[ęei])(?!\p{sc=Latn})/iu;
/** Whom a claim is aimed at stands behind it: „przeciw X”, „za mobbing, którego miała się dopuszczać X”. */
const TOWARDS =
  /(?<!\p{sc=Latn})(?:przeciw|przeciwko|wobec|mia(?:ł|ła|ło|li|ły) (?:\p{sc=Latn}+ ){0,4}(?:dopu|naru|zrob|popełn)\p{sc=Latn}*|zarzuca\p{sc=Latn}*|pozwan\p{sc=Latn}+)(?!\p{sc=Latn})/iu;
/** „W części”, „ale”: not all of it failed. */
const PARTLY = /(?<!\p{sc=Latn})(?:w części|częściow\p{sc=Latn}*|ale|jednak|choć|lecz|mimo|nadal)(?!\p{sc=Latn})/iu;
/** Sentences behind the title that say whom it is about. */
const LEAD = 3;

/** Where the subject first stands in a line; null where it does not. */
export function nameAt({ parsed }: Line): number | null {
  const party = parsed.parties.find(({ target }) => target);
  return party ? (parsed.words[party.from]?.start ?? null) : null;
}

/** Whether the claim that fails is one against the subject: it stands behind the words that aim it, not right behind the claim. */
function failsAgainst(line: Line): boolean | null {
  const claim = DISMISSED.exec(line.text);
  const name = nameAt(line);
  if (name === null) return null;
  const from = claim ? claim.index + claim[0].length : 0;
  const aimed = TOWARDS.exec(line.text.slice(from));
  return aimed !== null && name > from + aimed.index;
}

/** What a title says in the subject's favour: good, or mixed where only a part of it is; null for others. */
export function favours(lines: readonly Line[]): 'positive' | 'mixed' | null {
  const titles = lines.filter(({ title }) => title);
  const lead = lines.filter(({ title }) => !title).slice(0, LEAD);
  const named = titles.some(({ about }) => about === 'named') || lead.slice(0, 1).some(({ about }) => about === 'named');
  const text = titles.map((line) => line.text).join(' ');
  const undone = named && UNDONE.test(text) && titles.some((line) => line.about !== 'named' || line.role !== 'subject');
  const dismissed = titles.some((line) => DISMISSED.test(line.text)) && [...titles, ...lead].map(failsAgainst).find((aimed) => aimed !== null) === true;
  if (!undone && !dismissed) return null;
  return PARTLY.test(text) ? 'mixed' : 'positive';
}

/** „Sąd oddalił pozew Jana Nowaka przeciwko miastu”: a claim of the subject's own, named right behind it. */
const OWNED = 40;
export const losesClaim = (lines: readonly Line[]): boolean =>
  lines.some(({ title, text }) => title && DISMISSED.test(text)) &&
  lines
    .filter((line, at) => line.title || at <= LEAD)
    .some((line) => {
      const claim = DISMISSED.exec(line.text);
      const name = nameAt(line);
      const from = claim ? claim.index + claim[0].length : 0;
      return claim !== null && name !== null && name >= from && name - from < OWNED && !TOWARDS.test(line.text.slice(from, name));
    });
