/** Why an order with a known number is not shown. */
export type KeptBack = 'refused' | 'erased' | 'review';

const WHY: Record<string, KeptBack> = { restricted: 'refused', report_erased: 'erased', in_review: 'review' };

/** The reason by the code of the server's answer; null for any other failure. */
export const whyKeptBack = (code: string): KeptBack | null => WHY[code] ?? null;
