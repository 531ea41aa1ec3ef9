/** Proofs of the sentences on method: how much was found, and what the report promises. */
import { markedIn } from '../../ledger/marks.ts';
import { isAbsent } from '../absence.ts';
import { type At, dayOf, outletsOf } from '../ground.ts';
import * as p from '../proofs.ts';

const sources: p.Proof = p.size(p.all);
const free: p.Proof = { reason: 'words', holds: (value) => value !== '' };

export const NOTES = {
  'TH-01': { slots: { n: free, low: free, high: free } },
  'TH-02': { slots: {} },
  'TH-03': { slots: { n: free } },
  'TH-04': { slots: { n: sources, least: p.number(({ ground }) => ground.ledger.guarantee.minSources) } },
  'TH-04b': {
    slots: { least: p.number(({ ground }) => ground.ledger.guarantee.minSources), n: p.number(({ ground }) => ground.ledger.count.counted), share: free },
  },
  'TH-04c': { slots: { least: p.number(({ ground }) => ground.ledger.guarantee.minSources), n: p.number(({ ground }) => ground.ledger.count.counted) } },
  'TH-05': { slots: { n: p.number(({ ground }) => outletsOf(ground.items).size) } },
  'TH-06': { slots: {}, says: { absence: ({ ground }: At) => ground.items.length < 10 && isAbsent(ground, 'search') } },
  'TH-07': { slots: { n: p.number(({ ground }) => ground.ledger.coverage.filter(({ status }) => status !== 'ok' && status !== 'zero').length) } },
  'TH-09': { slots: { n: p.number(({ ground }) => ground.ledger.totals.named) } },
  'TH-10': { slots: { n: p.cited }, says: { date: ({ refs }: At) => refs.every(({ evidence }) => dayOf(evidence.publishedAt) === null) } },
  'TH-12': { slots: { domain: p.domain }, says: { source: ({ ground }: At) => outletsOf(ground.judged).size === 1 } },
  'TH-13': { slots: { list: free } },
  'TH-14': { slots: { list: free } },
  'TH-15': { slots: {} },
  'TH-16': { slots: {} },
  'TH-17': { slots: { list: free } },
  'TH-19': { slots: { n: free } },
  'TH-18': { slots: { n: p.number(({ ground }) => markedIn(ground.ledger).out) } },
  'TH-18b': { slots: { n: p.number(({ ground }) => markedIn(ground.ledger).back) } },
} satisfies Record<string, p.Rule>;
