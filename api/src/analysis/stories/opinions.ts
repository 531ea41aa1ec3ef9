/** What reviewers and posters say of the subject, by theme: how many with which stars, and a voice of each sign. */
import type { Opinion } from '../../contract/report.ts';
import { lemma, sentenceTells, tokenize } from '../../language/index.ts';
import type { PageItem } from '../../research/types.ts';
import { isOfWork } from '../ledger/at-work.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { settledOn } from '../reading/settled.ts';
import { readable } from '../reading/text.ts';
import { best, type Coverage, type Passage } from './passages.ts';
import { THEMES } from './themes.ts';
import { NOBODY } from './voices.ts';

type Review = { item: LedgerItem; review: PageItem; themes: string[]; sign: Opinion['quotes'][number]['sign'] };

/** Items that are read, themes that are told, items of a theme at least, quotes of all themes. */
const ITEMS = 300;
const THEMES_MOST = 5;
const LEAST = 2;
const QUOTES = 8;

const signOf = ({ stars }: PageItem): Review['sign'] => (stars === null ? 'none' : stars >= 4 ? 'good' : stars <= 2 ? 'bad' : 'middle');

/** „Robota pierwsza klasa, terminy druga”, with four stars: what a sentence tells of its theme is not what the stars say of the whole. */
function isAgainst(text: string, sign: Review['sign']): boolean {
  const { praise, blame, wrong } = sentenceTells(text);
  return sign === 'good' ? Math.max(blame, wrong) > praise : sign === 'bad' && praise > Math.max(blame, wrong);
}

/** „Czekało się pięć tygodni, to minus”: a flaw in so many words. */
const MINUS = /(?<!\p{L})(?:(?:to|jedyny|duży|mały|wielki|na|za) minus\p{L}*|minus\p{L}*(?: (?:taki|to|jest|za)(?!\p{L})|:))/iu;

/** Whether every sentence of a good voice on a theme names a flaw in so many words: then it is no good voice on the theme. */
function isFlaw(text: string, label: string, skip: ReadonlySet<string>): boolean {
  const telling = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => themesOf(sentence, skip).includes(label));
  return telling.length > 0 && telling.every((sentence) => MINUS.test(sentence));
}

/** „Na telefonie mówili 1850”: a sum that was named by phone is a price. */
const BY_PHONE = /(?<!\p{L})(?:na|przez) telefon\p{L}*(?= (?:\p{L}+ ){0,3}\d)|(?<=\d(?: zł)? )przez telefon/giu;

/** „Czekałyśmy na rachunek 25 minut”: who waits for the bill speaks of the service, not of the price. */
const BILL_WAITED = /czeka\p{L}*[^.!?\n]{0,30}(?<!\p{L})rachun\p{L}+|(?<!\p{L})rachun\p{L}+[^.!?\n]{0,30}czeka\p{L}*/giu;

/** Themes of a text by its words, in the order of the list. @param skip words of the subject's name */
function themesOf(text: string, skip: ReadonlySet<string>): string[] {
  const words = new Set(
    tokenize(text.slice(0, 3000).replace(BILL_WAITED, ' czekać obsługa ').replace(BY_PHONE, ' cena '))
      .flatMap(({ lower, text: form }) => [lower, lemma(form)])
      .filter((word) => !skip.has(word)),
  );
  return THEMES.filter(({ words: of }) => of.some((word) => words.has(word))).map(({ label }) => label);
}

/** Reviews and posts on pages about the subject; those of its own pages are nobody's opinion. */
function reviewsOf(items: readonly LedgerItem[], skip: ReadonlySet<string>): Review[] {
  return items
    .filter((item) => item.evidence.role === 'hero' && !item.evidence.own && !isOfWork(item))
    .flatMap((item) =>
      item.document.article.items.map((review) => {
        const text = readable(item.document).slice(review.start, review.end);
        const sign = signOf(review);
        return { item, review, themes: themesOf(text, skip).filter((label) => sign !== 'good' || !isFlaw(text, label, skip)), sign };
      }),
    )
    .slice(0, ITEMS);
}

const count = (reviews: readonly Review[], sign: Review['sign']): number => reviews.filter((one) => one.sign === sign).length;

/** Votes of those who voted again on the same page and otherwise: „Podnoszę na 4”. Neither alone is what they think. */
function changedMind(reviews: readonly Review[]): Set<Review> {
  const votes = Map.groupBy(
    reviews.filter(({ review: { who }, sign }) => who !== null && sign !== 'none' && !NOBODY.test(who)),
    ({ item, review }) => `${item.evidence.n} ${review.who}`,
  );
  return new Set([...votes.values()].filter((own) => own.some(({ sign }) => sign !== own[0]?.sign)).flat());
}

/** Items of a page under which the owner says what was put right. */
const answered = ({ document }: LedgerItem): Set<PageItem> => new Set(settledOn(document).flatMap(({ by, item }) => (by === 'reply' ? [item] : [])));

/** A table of opinions, the theme of most items first; empty where fewer than two themes have two items. */
export function opinionsOf(items: readonly LedgerItem[], passages: readonly Passage[], coverage: Coverage, skip: ReadonlySet<string>): Opinion[] {
  const reviews = reviewsOf(items, skip);
  const byReview = new Map<PageItem, Passage[]>();
  for (const passage of passages) if (passage.review) byReview.set(passage.review, [...(byReview.get(passage.review) ?? []), passage]);
  const rows = THEMES.map(({ label }) => ({ label, told: reviews.filter(({ themes }) => themes.includes(label)) }))
    .filter(({ told }) => told.length >= LEAST)
    .sort((a, b) => b.told.length - a.told.length)
    .slice(0, THEMES_MOST);
  if (rows.length < 2) return [];
  const changed = changedMind(reviews);
  let left = QUOTES;
  const quotesOf = (label: string, told: readonly Review[]): Opinion['quotes'] =>
    (['good', 'bad', 'none'] as const).flatMap((sign) => {
      if (left === 0 || (sign === 'none' && told.some((one) => one.sign !== 'none'))) return [];
      let found: { passage: Passage; review: PageItem } | null = null;
      let most = 0;
      for (const one of told) {
        const { review } = one;
        if (one.sign !== sign || changed.has(one)) continue;
        for (const passage of byReview.get(review) ?? []) {
          const tells = !passage.reply && themesOf(passage.text, skip).includes(label) && !isAgainst(passage.text, sign);
          const gain = tells && coverage.isFresh(passage) ? coverage.gain(passage) : 0;
          if (gain > most) [found, most] = [{ passage, review }, gain];
        }
      }
      if (!found) return [];
      const { passage, review } = found;
      const replies = (byReview.get(review) ?? []).filter(({ reply }) => reply);
      const reply = sign !== 'good' && left > 1 ? best(replies, coverage) : null;
      // What the owner has put right is told with the reply or not at all.
      if (!reply && sign !== 'good' && answered(passage.item).has(review)) return [];
      coverage.print(passage);
      left -= 1;
      const voice = { n: passage.item.evidence.n, text: passage.text, who: review.who, stars: review.stars, sign };
      if (!reply) return [voice];
      coverage.print(reply);
      left -= 1;
      return [voice, { n: reply.item.evidence.n, text: reply.text, who: null, stars: null, sign: 'reply' as const }];
    });
  return rows.map(({ label, told }) => ({
    theme: label,
    good: count(told, 'good'),
    middle: count(told, 'middle'),
    bad: count(told, 'bad'),
    unrated: count(told, 'none'),
    refs: [...new Set(told.map(({ item }) => item.evidence.n))].sort((a, b) => a - b),
    quotes: quotesOf(label, told),
  }));
}
