/** Reads one page: what the frames and the narrative find of the subject. */
import type { AccusationState } from '../../contract/report.ts';
import type { Subject } from '../../contract/subject.ts';
import type { Mention } from '../../language/index.ts';
import type { Document, PageItem } from '../../research/types.ts';
import { documentSentences, readable } from '../reading/text.ts';
import { governed, isHypothetical, isNegated, isUnmade } from './blockers.ts';
import { dateIn, isFinal } from './dates.ts';
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

/** The page as the frames read it; the title is its first sentence. `mentions` and `titled` in the order of the text. */
export function readPage(document: Document, mentions: Mention[], titled: Mention[], subject: Subject): Page {
  const text = readable(document);
  const { items, title } = document.article;
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
  return pageOf(list, subject);
}

/** What the frame says at the word once negation, condition and the governing clause are heard; null when nothing of the subject. */
function heard(frame: Frame, place: Place, i: number): Found | null {
  const found = frame.read(place, i);
  if (!found?.party.who || found.party.who === 'else') return null;
  if (frame.own) return found;
  if (isNegated(place.words, i) || isUnmade(place.words, i) || isHypothetical(place.words, i)) return null;
  const over = governed(place.words, i);
  if (over === 'unreal') return null;
  return over === 'denied' ? { ...found, state: 'denied' } : found;
}

/** The binding of a found party; a name that goes on („X Holding”) is perhaps another's, so it binds as loosely as the page. */
function bindingOf({ party }: Found, { words }: Place): Binding {
  const next = words[party.index + 1];
  const longer = words[party.index]?.kind === 'subject' && next?.kind === 'other' && next.gap.trim() === '';
  return longer ? 'page' : (party.who as Binding);
}

/** What a sentence of the page says, in the state and binding given. */
export function hitAt(page: Page, at: number, state: AccusationState, binding: Binding, detail: Detail | null = null): Hit {
  const { text, start } = page.sentences[at] as Sentence;
  return { state, binding, detail, at, sentence: { text, start, end: start < 0 ? -1 : start + text.length }, date: dateIn(text), final: isFinal(text) };
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
