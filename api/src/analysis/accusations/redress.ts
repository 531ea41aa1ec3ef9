/** What was given back, put right or let go in a matter: neither an end of it nor a denial, but evidence that speaks against its charge. */
import { tellsRedress } from '../reading/redress.ts';
import { compare } from '../reading/text.ts';
import { contextOfHit, dayOf, eventDate, isAccusing, likeness, type Told, tellingWords } from './matters.ts';
import { hitAt } from './read.ts';
import type { Standing } from './standing.ts';
import type { Page, Source } from './types.ts';

/** Shorter sentences („Oddali pieniądze.”) say too little alone. */
const SHORT = 30;

/** Sentences of a page that tell of redress, without their number in a list; of a page of many voices, with the words of that voice alone. */
export function redressOn<Item extends Source>(item: Item, page: Page, stems: Set<string>): Told<Item>[] {
  return page.sentences.flatMap(({ text, start, question, words }, at) => {
    if (start < 0 || question || text.length < SHORT || !tellsRedress(text)) return [];
    const whole = hitAt(page, at, 'denied', words.some(({ kind }) => kind === 'subject') ? 'name' : 'page');
    const mark = /^\d+[.)] /.exec(text)?.[0].length ?? 0;
    const hit = { ...whole, sentence: { ...whole.sentence, start: start + mark, text: text.slice(mark) } };
    const near = tellingWords(contextOfHit(page, hit), stems);
    return [{ item, hit, words: near, around: new Map(), wrongs: new Set(), date: eventDate(hit, item.evidence.publishedAt) }];
  });
}

const sharesWord = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean => [...a.words.keys()].some((word) => b.words.has(word));

/**
 * The redress of a matter: sentences that name the subject, the latest first, then the others. On a page that tells the accusation one telling word in common is
 * enough, on another the two share what two tellings of one matter do; none is older than what it puts right.
 */
export function redressIn<Item extends Source>({ told }: Standing<Item>, all: readonly Told<Item>[]): Told<Item>[] {
  const accusing = told.filter(({ hit }) => isAccusing(hit));
  const [first] = accusing;
  if (!first) return [];
  const isOf = (one: Told<Item>) =>
    accusing.some((charge) => (charge.item === one.item ? sharesWord(charge, one) : dayOf(one.date) >= dayOf(charge.date) && likeness(charge, one) > 0));
  const named = ({ hit }: Told<Item>) => Number(hit.binding === 'name');
  return all.filter(isOf).sort((a, b) => named(b) - named(a) || compare(dayOf(b.date), dayOf(a.date)) || a.item.evidence.n - b.item.evidence.n);
}
