/** Reads one page: what the frames and the narrative find of the subject. */
import type { AccusationState } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import { lemma, type Mention, tokenize } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { townAt, townsIn, withTowns } from '../reading/towns.ts';
import { governed, isHypothetical, isNegated, isSetApart, isUnmade } from './blockers.ts';
import { dateIn, isFinal } from './dates.ts';
import { isDecided } from './findings.ts';
import { framesOf } from './frames/table.ts';
import { pageOf, sentenceOf } from './page.ts';
import type { Binding, Detail, Found, Frame, Hit, Page, Place, Sentence } from './types.ts';

/** Most sentences of a page that are read. */
const SENTENCES_MAX = 400;

/** Number of the voice that a place of the text belongs to: items from 1, their replies negative, 0 outside of any. */
function partAt(items: PageItem[], from: number): number {
  const at = items.findIndex((item) => from >= item.start && from < item.end);
  if (at >= 0) return at + 1;
  const reply = items.findIndex((item) => item.reply && from >= item.reply.start && from < item.reply.end);
  return reply >= 0 ? -reply - 1 : 0;
}

/** Words between a name and the town it comes from: „Jan Kowal, były radny z Płocka”, „Blat w upadłości z Warszawy”. */
const TO_TOWN = 5;

/** Towns that the order names. */
const townsOf = ({ description, keywords }: Subject): Set<string> => townsIn(withTowns([description, ...keywords].join(', ').slice(0, 1_000)));

/** Whether the words behind a name say that its bearer is of a town which is not the order's: on the subject's own pages, too, a namesake may be told of. */
function isOfOtherTown(text: string, end: number, towns: ReadonlySet<string>): boolean {
  if (towns.size === 0) return false;
  const tokens = tokenize(/^[^.;:!?\n]*/u.exec(text.slice(end, end + 90))?.[0] ?? '').slice(0, TO_TOWN + 2);
  for (const [i, token] of tokens.entries()) {
    if (/^ze?$/.test(token.lower)) {
      const next = tokens[i + 1];
      const town = next && townAt(next, lemma(next.text), token, tokens[i + 2]);
      return town !== undefined && !towns.has(town);
    }
    // „… wrócił z Płocka”: the way of somebody, not whose name it is.
    if (/(?<!oś)ć$/u.test(lemma(token.lower)) || /^\p{Lu}/u.test(token.text)) return false;
  }
  return false;
}

/** „Premier zlecił kontrolę po doniesieniach o …”: a line by itself behind the lead that the site cut off, a link to another text. */
const CUT_OFF = /(?:\.{2,}|…)[^\p{L}\p{N}]*$/u;
function isTeaser({ text, paragraph }: Sentence, before?: Sentence, after?: Sentence): boolean {
  const [line = ''] = text.split('\n');
  return paragraph > 0 && CUT_OFF.test(line) && !/["„”»«]/u.test(line) && before?.paragraph !== paragraph && after?.paragraph !== paragraph;
}

/** The page as the frames read it; the title is its first sentence. `all` and `inTitle`: mentions in the order of the text. */
export function readPage(document: Document, all: Mention[], inTitle: Mention[], subject: Subject): Page {
  const text = readable(document);
  const { items, title } = document.article;
  const towns = townsOf(subject);
  const mentions = all.filter(({ end }) => !isOfOtherTown(text, end, towns));
  const titled = inTitle.filter(({ end }) => !isOfOtherTown(title, end, towns));
  const heading: Sentence = { ...sentenceOf(title.slice(0, 300), 0, titled, subject), start: -1, paragraph: -1, part: -1000 };
  const list: Sentence[] = [heading];
  let from = 0;
  let paragraph = 0;
  let last = 0;
  for (const { text: own, start, end } of documentSentences(document).slice(0, SENTENCES_MAX)) {
    while (from < mentions.length && (mentions[from] as Mention).end <= start) from += 1;
    let to = from;
    while (to < mentions.length && (mentions[to] as Mention).start < end) to += 1;
    if (text.slice(last, start).includes('\n')) paragraph += 1;
    last = end;
    list.push({ ...sentenceOf(own, start, mentions.slice(from, to), subject), paragraph, part: items.length > 0 ? partAt(items.slice(0, 200), start) : 0 });
  }
  return pageOf(
    list.filter((one, at) => !isTeaser(one, list[at - 1], list[at + 1])),
    subject,
  );
}

/** What the frame says at the word once negation, condition and the governing clause are heard; null when nothing of the subject. */
function heard(frame: Frame, place: Place, i: number): Found | null {
  const found = frame.read(place, i);
  if (!found?.party.who || found.party.who === 'else') return null;
  if (frame.own) return found;
  if (isNegated(place.words, i) || isUnmade(place.words, i) || isSetApart(place.words, i) || isHypothetical(place.words, i)) return null;
  const over = governed(place.words, i);
  if (over === 'unreal') return null;
  return over === 'denied' ? { ...found, state: 'denied' } : found;
}

/** The binding of a found party; a name that goes on („X Holding”) is perhaps another's, so it binds as loosely as the page, and so does a title's „rektor”. */
function bindingOf({ party }: Found, { words, at }: Place): Binding {
  if (at === 0 && party.who === 'noun' && !words.some(({ kind }) => kind === 'subject')) return 'dropped';
  const next = words[party.index + 1];
  const longer = words[party.index]?.kind === 'subject' && next?.kind === 'other' && next.gap.trim() === '';
  return longer ? 'page' : (party.who as Binding);
}

/** „Wyrok jest prawomocny”: said in a sentence of its own behind the ruling. */
const FINAL_NOW =
  /^(?:Ten |Ta |To )?(?:[Ww]yrok|[Oo]rzeczenie|[Dd]ecyzja|[Pp]ostanowienie|[Rr]ozstrzygnięcie) (?:(?!nie )\p{sc=Latn}+ ){0,2}(?<!nie )jest (?:już )?(?:prawomocn|ostateczn)/u;
/** Sentences behind a ruling in which that stands. */
const BEHIND = 2;
const isFinalBehind = ({ sentences }: Page, at: number): boolean =>
  at > 0 && sentences.slice(at + 1, at + 1 + BEHIND).some(({ text, paragraph }) => paragraph === sentences[at]?.paragraph && FINAL_NOW.test(text));

/** „Obniżył karę, którą w 2022 roku nałożył urząd”: the day of what ended is not that of the end. */
const WHAT_ENDED =
  /, (?:\p{sc=Latn}+ )?któr\p{sc=Latn}+ [^,.;]*|(?<!\p{sc=Latn})(?:nałożon|wymierzon|wydan|orzeczon)(?!o(?!\p{sc=Latn}))\p{sc=Latn}+ [^,.;]*/giu;
const dayIn = (state: AccusationState, text: string): string | null => dateIn(isDecided({ state }) ? text.replace(WHAT_ENDED, '') : text);

/** What a sentence of the page says, in the state and binding given. */
export function hitAt(page: Page, at: number, state: AccusationState, binding: Binding, detail: Detail | null = null): Hit {
  const { text, start } = page.sentences[at] as Sentence;
  const final = isFinal(text) || isFinalBehind(page, at);
  return { state, binding, detail, at, sentence: { text, start, end: start < 0 ? -1 : start + text.length }, date: dayIn(state, text), final };
}

/** Accusations, denials and ends that the frames find, in the order of the text. Each sentence gives each state once. */
export function framesOn(page: Page): Hit[] {
  const hits: Hit[] = [];
  for (const [at, { words, question }] of page.sentences.entries()) {
    if (question) continue;
    const states = new Set<AccusationState>();
    for (const [i, word] of words.entries())
      for (const frame of framesOf(word)) {
        const place: Place = { page, at, words };
        const found = heard(frame, place, i);
        if (!found || states.has(found.state)) continue;
        states.add(found.state);
        hits.push(hitAt(page, at, found.state, bindingOf(found, place), found.detail ?? null));
      }
  }
  return hits;
}

const CRIME = /(?<!\p{sc=Latn})(?:zarzut|zatrzyman|areszt|skazan|oskarżon|więzien|wyrok)/iu;
const SOMEBODY =
  /(?<!\p{sc=Latn})(?:\d+-lat\p{sc=Latn}+|mężczyzna|kobieta|nastolat\p{sc=Latn}+|sprawc\p{sc=Latn}+|szantażyst\p{sc=Latn}+|złodziej\p{sc=Latn}*)(?!\p{sc=Latn})/iu;

/** Whether the title lays a crime at somebody else's door: „Prezes X z zarzutami”, „Żądał okupu od piekarni. 31-latek skazany”. */
export function isTitledElse({ sentences: [title] }: Page): boolean {
  if (!title || !CRIME.test(title.text) || title.words.some(({ kind }) => kind === 'subject')) return false;
  return SOMEBODY.test(title.text) || title.words.some(({ kind }) => kind === 'person' || kind === 'other');
}
