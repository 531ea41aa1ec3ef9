/** Reviews, comments and answers of structured data, where their words stand on the page too. */
import { parseDate } from '../dates.ts';
import type { Paragraph } from '../page-text.ts';
import { type Thing, textOf, thingsOf, typesOf } from '../structured-data.ts';
import type { ItemFacts } from './place.ts';
import { onScale } from './stars.ts';

const TYPES = /^(?:UserReview|Review|Comment|Answer|DiscussionForumPosting)$/;
const PREFIX = 40;
const MAX_STATED = 300;

type Stated = ItemFacts & { body: string };

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function starsOf(thing: Thing): number | null {
  const rating = thingsOf(thing, 'reviewRating')[0];
  const value = Number((rating ? textOf(rating, 'ratingValue') : textOf(thing, 'reviewRating'))?.replace(',', '.') ?? Number.NaN);
  const best = Number(rating ? textOf(rating, 'bestRating') : Number.NaN);
  return onScale(value, best > 1 ? best : 5);
}

/** Items that structured data state, with their words in plain letters. */
export function statedItems(things: readonly Thing[], now: Date | undefined): Stated[] {
  return things
    .filter((thing) => typesOf(thing).some((type) => TYPES.test(type)))
    .slice(0, MAX_STATED)
    .map((thing) => ({
      who: textOf(thing, 'author')?.slice(0, 60) ?? null,
      stars: starsOf(thing),
      when: parseDate(textOf(thing, 'datePublished') ?? textOf(thing, 'dateCreated'), now)?.slice(0, 10) ?? null,
      quoted: null,
      body: bare((textOf(thing, 'reviewBody') ?? textOf(thing, 'text') ?? textOf(thing, 'description') ?? '').slice(0, 5_000)),
    }))
    .filter(({ body }) => body.length > 3);
}

/** Gives items found by their shape what only structured data say about them. */
export function fillFrom(stated: readonly Stated[], items: readonly { facts: ItemFacts; words: string }[]): void {
  const byStart = new Map(stated.map((one) => [one.body.slice(0, PREFIX), one]));
  for (const { facts, words } of items) {
    const one = byStart.get(bare(words.slice(0, 200)).slice(0, PREFIX));
    if (!one) continue;
    facts.who ??= one.who;
    facts.stars ??= one.stars;
    facts.when ??= one.when;
  }
}

/** Items of structured data whose words are paragraphs of the text: those paragraphs, marked. Null when none is found. */
export function itemsOfThings(stated: readonly Stated[], paragraphs: readonly Paragraph[]): { paragraphs: Paragraph[]; items: ItemFacts[] } | null {
  if (stated.length === 0) return null;
  const byStart = new Map(stated.map((one) => [one.body.slice(0, PREFIX), one]));
  const items: ItemFacts[] = [];
  let open: Stated | null = null;
  const marked = paragraphs.map((paragraph): Paragraph => {
    const words = bare(paragraph.text.slice(0, 5_000));
    const start = byStart.get(words.slice(0, PREFIX)) ?? null;
    if (start && words.length >= Math.min(start.body.length, PREFIX)) {
      open = start;
      items.push({ who: start.who, stars: start.stars, when: start.when, quoted: null });
    } else if (!open?.body.includes(words)) open = null;
    return open ? { ...paragraph, part: { item: items.length - 1, role: 'words' } } : paragraph;
  });
  return items.length > 0 ? { paragraphs: marked, items } : null;
}
