/** What must hold of sentences on a risk's whole case: how many sources charge, how it ended, what was answered. */
import type { LedgerItem } from '../../ledger/types.ts';
import type { At } from '../ground.ts';
import * as p from '../proofs.ts';
import { accuses, CUES, STATES, says } from '../shows.ts';

/** How far from the name a page may say what it accuses of, in characters. */
const BESIDE = 300;

/** Whether a page says something accusing in its title or beside the name. */
export const accusesNear = ({ document, mentions, evidence }: LedgerItem): boolean =>
  accuses(evidence.title) || mentions.some(({ start, end }) => accuses(document.article.text.slice(Math.max(0, start - BESIDE), end + BESIDE)));

const isCritical = (item: LedgerItem): boolean => ['negative', 'mixed'].includes(item.evidence.sentiment?.label ?? '') || accusesNear(item);
/** Words that may be a reply: one that denies may well say „nie” of a charge. */
export const mayReply = ({ slots: { quote = '' } }: At): boolean => [STATES['AC-11'] as RegExp, CUES.speech].some((cue) => quote.search(cue) >= 0);
const isOthers = ({ refs }: At): boolean => refs.length > 0 && refs.every((item) => !item.evidence.own && isCritical(item));

export const CASES = {
  'RI-24': { slots: { n: p.cited }, says: { tone: isOthers } },
  'RI-25': { slots: { quote: p.quote, place: p.place }, says: { state: ({ slots: { quote = '' } }: At) => says(quote, STATES['AC-12'] as RegExp) } },
  'RI-26': { slots: { quote: p.quote, place: p.place }, says: { state: mayReply } },
} satisfies Record<string, p.Rule>;
