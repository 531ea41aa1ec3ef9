/**
 * Statements of the subject that a newsroom or an office hands on word for word: „Stanowisko X w sprawie …”, signed „Zarząd X”. The place is somebody
 * else's, the voice is the subject's: it charges nobody with anything, and is nobody's criticism of it.
 */
import { lemmasOf, type Mention } from '../../language/index.ts';
import type { Document } from '../../research/types.ts';
import { readable } from './text.ts';

/** What such a text calls itself, with the words after it that say whose it is. */
const TITLE =
  /^\P{L}*(?:(?:nasze|moje|oficjalne|wspólne) )?(?:stanowisko|oświadczenie|komunikat|wyjaśnieni[ea]|odpowiedź|list otwarty|przeprosiny)(?!\p{sc=Latn})((?:(?!(?:w sprawie|w związku|wobec|dotycząc|ws\.?|po|na|do|o|dla|przeciw\p{sc=Latn}*)(?!\p{sc=Latn}))[^:.!?|–—]){0,90})/iu;
/** „Stanowisko kurierów X”, „oświadczenie rodziny Jana Nowaka”: of others, who may be against it. */
const OF_OTHERS =
  /(?<!\p{sc=Latn})(?:pracowni|załog|kurier|klient|pacjent|mieszka|lokator|rodzic|rodzin|żon|męż|matk|ojc|syn|córk|związk|student|uczni|uczest|sąsiad|kibic|wierzyciel|udziałow|akcjonariusz|poszkodowan|ofiar|byłe|były|radn|opozyc|pełnomocni|obroń|adwokat|prawni|wspólnot|komitet|przeciwni|zwolenni|pokrzywdzon|czytelni)\p{sc=Latn}*/iu;
/** What may stand before the name in a signature, and what behind it. */
const SIGNS =
  /(?:^|[.!?])\s*(?:(?:z (?:poważaniem|wyrazami szacunku)|pozdrawiam|pozdrawiamy)[,:]?\s*)?(?:(?:zarząd|dyrekcja|właściciele|właściciel|właścicielka|zespół|ekipa|prezes|prezeska|dyrektor|dyrektorka|w imieniu|dr|mgr|prof|lek|hab|inż|med|adw)[.,]?\s+){0,4}$/iu;
const SIGNED = /^(?:\s+(?:S\.?A\.?|sp\. (?:z o\.o\.|j\.|k\.)|sp\.|z o\.o\.|spółka \p{sc=Latn}+))?\s*(?:$|[,.–—-][^.!?]{0,80}(?:[.!?]|$))/iu;
/** Paragraphs at the end among which a signature stands. */
const LAST = 3;
/** Whoever signs speaks of itself. */
const FIRST =
  /(?<!\p{sc=Latn})(?:\p{sc=Latn}{2,}(?:łem|łam|liśmy|łyśmy|ujemy|aszamy)|zgadza(?:m|my) się|(?:zaprzecza|przeprasza|oświadcza|zapewnia|prostuj|dementuj|uważa|przyjmuj)(?:m|my|ę)|(?:mój|moja|moje|moich|mojej|nasz|nasza|nasze|naszych|naszej))(?!\p{sc=Latn})/iu;
const QUOTED = /[„"«][^”"»\n]{0,600}[”"»]/gu;

/** Whether one of the last lines is the name of the subject, with at most an office beside it. */
function isSigned(text: string, mentions: readonly Mention[]): boolean {
  const lines = [...text.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== '').slice(-LAST);
  return lines.some(({ 0: line, index }) =>
    mentions.some(({ start, end }) => {
      if (start < index || end > index + line.length) return false;
      return SIGNS.test(line.slice(0, start - index)) && SIGNED.test(line.slice(end - index));
    }),
  );
}

/** „1 904 obserwujących”, „5 870 osób to lubi”: what a profile shows above its posts. */
const FOLLOWED =
  /\d[\d\s\u00a0.,]*(?:tys\.? )?(?:osób (?:to )?(?:lubi|obserwuje)|obserwując\p{sc=Latn}+|obserwator\p{sc=Latn}+|subskryb\p{sc=Latn}+|polubie\p{sc=Latn}+|followers)(?!\p{sc=Latn})/iu;
const HEAD = 300;
/** How posts speak that are no letter: „umiem”, „zapraszamy”, „dziękuję”. */
const POSTS =
  /(?<!\p{sc=Latn})(?:(?:zaprasz|szuk|otwier|czek|polec)(?:am|amy)|(?:dziękuj|pracuj|przyjmuj|gotuj)(?:ę|emy)|umie(?:m|my)|jest(?:em|eśmy)|mamy|robi(?:ę|my))(?!\p{sc=Latn})/iu;
/** „Fani X”, „poszkodowani przez X”: others write there. */
const NOT_ITS = /(?<!\p{sc=Latn})(?:nieoficjaln|fan(?:i|ów|ek|page|klub)|parodi|przeciwko|poszkodowan|oszukani|grupa)/iu;

/** Whether a page is the subject's profile, saved without the marks of its platform: called by the name, followed, and in the first person. */
export function isProfileOf({ article }: Document, name: string): boolean {
  const { title, kind, items, text } = article;
  if (items.length > 0 || kind === 'forum' || kind === 'reviews' || kind === 'record' || kind === 'list') return false;
  const words = lemmasOf(name).filter((word) => word.length > 1);
  const opens = lemmasOf(title.slice(0, HEAD)).filter((word) => word.length > 1);
  const isNamed = words.length > 0 && words.every((word, i) => opens[i] === word);
  const said = text.replace(QUOTED, '');
  return isNamed && FOLLOWED.test(text.slice(0, HEAD)) && !NOT_ITS.test(`${title} ${text.slice(0, HEAD)}`) && (FIRST.test(said) || POSTS.test(said));
}

/** @param mentions of the subject in the page's text @param name the subject's */
export function isStatementOf(document: Document, mentions: readonly Mention[], name: string): boolean {
  const { title, kind, items } = document.article;
  const whose = TITLE.exec(title.slice(0, 300))?.[1];
  if (whose === undefined || kind === 'forum' || kind === 'reviews' || items.length > 0 || OF_OTHERS.test(whose)) return false;
  const text = readable(document);
  if (!FIRST.test(text.replace(QUOTED, ''))) return false;
  const words = lemmasOf(name).filter((word) => word.length > 1);
  const named = new Set(lemmasOf(whose));
  return (words.length > 0 && words.every((word) => named.has(word))) || isSigned(text, mentions);
}

/** „Komisja przyznała w uzgodnionym oświadczeniu”: a statement of others, or of both sides. */
const OTHERS_SAY =
  /(?<!\p{sc=Latn})(?:uzgodnion|wspóln|majątkow)\p{sc=Latn}* oświadczeni|oświadczeni\p{sc=Latn}* (?:majątkow|lustracyjn)|(?<!\p{sc=Latn})(?:komisja|agencja|urząd|prokuratura|prokurator|policja|sąd|ministerstwo|inspekcja|inspektorat|izba|kuria|redakcja)(?!\p{sc=Latn})[^.;:]{0,60}oświadczeni/iu;
/** Whether a sentence tells of a statement that is somebody else's, and so no answer of the subject's. */
export const isOthersStatement = (sentence: string): boolean => OTHERS_SAY.test(sentence);

/** Whether the subject itself speaks on a page of the ledger, wherever it stands. */
export const isOwnVoice = ({ evidence: { own }, statement }: { evidence: { own: boolean }; statement?: boolean }): boolean => own || statement === true;
