/** What the conditions of advice are asked of, and where recommendations are gathered. */
import type { Opinion, Story } from '../../../contract/report.ts';
import type { Features, Profile } from '../../ledger/features.ts';
import type { Ledger, LedgerItem } from '../../ledger/types.ts';
import type { Closing } from '../../stories/closings.ts';
import type { SlotNames, SlotValue } from '../../words/grammar.ts';
import type { ADVICE, AdviceId } from '../../words/recommendations.ts';
import type { Trade } from '../../words/trades.ts';

type Texts<Id extends AdviceId> = (typeof ADVICE)[Id]['text' | 'reason' | 'effect'];
/** Values for the slots of text, reason and effect. */
export type AdviceSlots<Id extends AdviceId> = Record<SlotNames<Texts<Id>>, SlotValue>;

export type Candidate = { id: AdviceId; slots: Record<string, SlotValue>; items: LedgerItem[]; urgent: boolean; own: string };

export type Ground = {
  ledger: Ledger;
  features: Features;
  stories: readonly Story[];
  opinions: readonly Opinion[];
  closings: readonly Closing[];
  trade: Trade;
  /** Profiles that are surely the subject's. */
  confirmed: Profile[];
  /** @param own a text of its own: recommendations of one cause about different texts do not exclude each other */
  add<Id extends AdviceId>(id: Id, slots: AdviceSlots<Id>, items: LedgerItem[], more?: { urgent?: boolean; own?: string }): void;
};
