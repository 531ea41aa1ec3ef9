/** Turns patterns and ledger items into claims: each pattern once, each sentence with its evidence. */
import type { Claim } from '../../contract/report.ts';
import type { LedgerItem } from '../ledger/types.ts';
import { fill, needsDeclension, type SlotNames, type SlotValue, type Speaker } from './grammar.ts';
import { PATTERNS, type PatternId } from './patterns.ts';

type SlotsOf<Id extends PatternId> = Record<SlotNames<(typeof PATTERNS)[Id]>, SlotValue>;

export type Quoted = { item: LedgerItem; text: string };
export type Options = {
  /** Quotes shown beside the sentence: by default that of the first item where the sentence prints it, else none: it opens its list. */
  quotes?: Quoted[];
  basis?: Claim['basis'];
  /** Lets a pattern be used again: risks and lists of profiles, where the slots differ. */
  repeat?: boolean;
};

export type Writer = {
  /**
   * A claim from a pattern, or nothing when the pattern was used before, needs a declined name that is not certain, or has
   * no evidence though it is a statement of fact.
   */
  claim<Id extends PatternId>(id: Id, slots: SlotsOf<Id>, items: LedgerItem[], options?: Options): Claim[];
  /** The pattern as plain text, for notes that are no claims. */
  text<Id extends PatternId>(id: Id, slots: SlotsOf<Id>): string;
  readonly speaker: Speaker;
};

/** Pattern id without the letter that marks a form of it. */
const publicId = (id: string): string => id.replace(/[a-z]$/, '');

/** A writer for one report: it remembers which patterns were used. */
export function createWriter(speaker: Speaker): Writer {
  const used = new Set<string>();
  return {
    speaker,
    claim(id, slots, items, options = {}) {
      const pattern = PATTERNS[id];
      const basis = options.basis ?? 'evidence';
      if (basis === 'evidence' && items.length === 0) return [];
      if (used.has(publicId(id)) && !options.repeat) return [];
      if (needsDeclension(pattern) && !speaker.forms.certain) return [];
      used.add(publicId(id));
      const refs = [...new Set(items.map((item) => item.evidence.n))].sort((a, b) => a - b);
      const quoted = options.quotes ?? (pattern.includes('{quote}') ? items.slice(0, 1).map((item) => ({ item, text: item.evidence.quote.text })) : []);
      const quotes = quoted.filter((q) => q.text !== '').map((q) => ({ n: q.item.evidence.n, text: q.text }));
      return [{ pattern: publicId(id), text: fill(pattern, slots, speaker), refs, basis, quotes }];
    },
    text: (id, slots) => fill(PATTERNS[id], slots, speaker),
  };
}
