/** What was given back, put right or let go in a matter: neither an end of it nor a denial, but evidence that speaks against its charge. */
import { tellsRedress } from '../reading/redress.ts';
import { isWithin, settledOn } from '../reading/settled.ts';
import { compare } from '../reading/text.ts';
import { contextOfHit, dayOf, eventDate, isAccusing, type Told, tellingWords } from './findings.ts';
import type { Keys } from './keys.ts';
import { likeness } from './matters.ts';
import { hitAt } from './read.ts';
import type { Standing } from './standing.ts';
import type { Page, Source } from './types.ts';

/** Redress ends nothing, so it needs none. */
const NO_KEYS: Keys = { core: new Map(), near: new Map(), kinds: new Set(), people: new Set(), names: new Set(), sums: new Set(), days: [] };
/** Shorter sentences („Oddali pieniądze.”) say too little alone. */
const SHORT = 30;

/** Sentences of a page that tell of redress, without their number in a list; of a page of many voices, with the words of that voice alone. */
export function redressOn<Item extends Source>(item: Item, page: Page, stems: Set<string>): Told<Item>[] {
  return page.sentences.flatMap(({ text, start, question, words, paragraph }, at) => {
    const after = page.sentences[at + 1];
    if (start < 0 || question || text.length < SHORT || !tellsRedress(text, after?.paragraph === paragraph ? after.text : '')) return [];
    const whole = hitAt(page, at, 'denied', words.some(({ kind }) => kind === 'subject') ? 'name' : 'page');
    const mark = /^\d+[.)] /.exec(text)?.[0].length ?? 0;
    const hit = { ...whole, sentence: { ...whole.sentence, start: start + mark, text: text.slice(mark) } };
    const near = tellingWords(contextOfHit(page, hit), stems);
    return [{ item, hit, keys: NO_KEYS, words: near, around: new Map(), wrongs: new Set(), sums: new Set(), date: eventDate(hit, item.evidence.publishedAt) }];
  });
}

const sharesWord = <Item extends Source>(a: Told<Item>, b: Told<Item>): boolean => [...a.words.keys()].some((word) => b.words.has(word));

/** Whether the redress stands in what the author of the accusing post, or the owner below it, wrote later. */
const isReplied = <Item extends Source>({ item, hit }: Told<Item>, { hit: { sentence } }: Told<Item>): boolean =>
  settledOn(item.document).some(({ old, later }) => isWithin(hit.sentence.start, old) && isWithin(sentence.start, later));

/**
 * The redress of a matter: the reply to a post that accuses, then sentences that name the subject, the latest first, then the others. On a page that tells the accusation one telling word in common is
 * enough, on another the two share what two tellings of one matter do; none is older than what it puts right.
 */
export function redressIn<Item extends Source>({ told }: Standing<Item>, all: readonly Told<Item>[]): Told<Item>[] {
  const accusing = told.filter(({ hit }) => isAccusing(hit));
  const [first] = accusing;
  if (!first) return [];
  const isOf = (one: Told<Item>) =>
    accusing.some((charge) =>
      charge.item === one.item ? sharesWord(charge, one) || isReplied(charge, one) : dayOf(one.date) >= dayOf(charge.date) && likeness(charge, one) > 0,
    );
  const named = ({ hit }: Told<Item>) => Number(hit.binding === 'name');
  const replied = (one: Told<Item>) => Number(accusing.some((charge) => charge.item === one.item && isReplied(charge, one)));
  return all
    .filter(isOf)
    .sort((a, b) => replied(b) - replied(a) || named(b) - named(a) || compare(dayOf(b.date), dayOf(a.date)) || a.item.evidence.n - b.item.evidence.n);
}
