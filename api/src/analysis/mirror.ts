/** Lustro słów: the eight words that own and others' texts use most, own uses up, others' down. */

import { polish } from '../contract/format.ts';
import type { MirrorWord, Sentiment } from '../contract/report.ts';
import type { Features } from './ledger/features.ts';
import { blockedWords, isTopicWord } from './ledger/topics.ts';
import type { Ledger, LedgerItem } from './ledger/types.ts';
import { compare } from './reading/text.ts';

const WORDS = 8;
/** Most uses of a word that are counted on one page. */
const USES_PER_PAGE = 5;

type Use = { own: number; others: number; ownItems: LedgerItem[]; otherItems: LedgerItem[] };

function toneOf(items: LedgerItem[]): Sentiment {
  let sum = 0;
  for (const { evidence, uncertain } of items) {
    if (!evidence.sentiment || uncertain) continue;
    sum += evidence.sentiment.label === 'positive' ? 1 : evidence.sentiment.label === 'negative' ? -1 : 0;
  }
  const mean = sum / Math.max(1, items.length);
  return mean >= 0.25 ? 'positive' : mean <= -0.25 ? 'negative' : 'neutral';
}

/** Joint use is the geometric mean of own and others' uses plus a tenth of their sum, so that words of both voices lead. */
export function mirrorOf(ledger: Ledger, features: Features): { mirror: MirrorWord[]; mirrorNote: string } {
  const names = blockedWords(ledger);
  const uses = new Map<string, Use>();
  const ownItems = [...new Set([...features.own, ...features.ownTexts])];
  for (const item of ledger.items) {
    const own = ownItems.includes(item);
    for (const [word, count] of item.lemmas) {
      if (!isTopicWord(word, names)) continue;
      const use = uses.get(word) ?? { own: 0, others: 0, ownItems: [], otherItems: [] };
      const n = Math.min(USES_PER_PAGE, count);
      if (own) {
        use.own += n;
        use.ownItems.push(item);
      } else {
        use.others += n;
        use.otherItems.push(item);
      }
      uses.set(word, use);
    }
  }
  const joint = ({ own, others }: Use) => Math.sqrt(own * others) + (own + others) / 10;
  const pages = ({ ownItems: own, otherItems: others }: Use) => [...own, ...others].map((item) => item.evidence.n).join(' ');
  const told = new Set<string>();
  const mirror = [...uses]
    .filter(([, use]) => use.ownItems.length + use.otherItems.length >= 2)
    .sort((a, b) => joint(b[1]) - joint(a[1]) || compare(a[0], b[0]))
    // Words of one phrase occur on the same pages: only the first of them is shown.
    .filter(([, use]) => !told.has(pages(use)) && told.add(pages(use)))
    .slice(0, WORDS)
    .map(([lemma, use]) => ({
      lemma,
      own: use.own,
      others: use.others,
      sentiment: toneOf(use.otherItems),
      refs: [...use.ownItems, ...use.otherItems].map((item) => item.evidence.n).sort((a, b) => a - b),
    }));
  return { mirror, mirrorNote: polish(noteOf(mirror, ownItems.length)) };
}

/** Standard errors (sign test) that a word's uses above and below must lie apart, before they are called more and fewer. */
const APART = 2;
const isApart = (more: number, fewer: number): boolean => more - fewer >= APART * Math.sqrt(more + fewer) && more > fewer;

function noteOf(mirror: MirrorWord[], ownTexts: number): string {
  if (mirror.length === 0) return 'Za mało tekstów, żeby porównać słowa.';
  if (ownTexts === 0) return 'Nie znaleziono własnych tekstów, więc wszystkie słowa pochodzą z cudzych.';
  const own = [...mirror].sort((a, b) => b.own / (b.others + 1) - a.own / (a.others + 1))[0];
  const others = [...mirror].sort((a, b) => b.others / (b.own + 1) - a.others / (a.own + 1))[0];
  if (own && others && isApart(own.own, own.others) && isApart(others.others, others.own))
    return `Słowo „${own.lemma}” częściej pada we własnych tekstach, a „${others.lemma}” — w cudzych.`;
  return 'Nad linią słowa z własnych tekstów, pod linią z cudzych.';
}
