/** Why an order with a known number is not shown. */
export type KeptBack = 'refused' | 'erased' | 'review' | 'declined';

const WHY: Record<string, KeptBack> = { restricted: 'refused', report_erased: 'erased', in_review: 'review', order_declined: 'declined' };

/** The reason by the code of the server's answer; null for any other failure. */
export const whyKeptBack = (code: string): KeptBack | null => WHY[code] ?? null;

/** Whether a state of a page is such a reason. */
export const isKeptBack = (phase: string): phase is KeptBack => Object.values(WHY).some((why) => why === phase);
