export const CASES = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'f' | 'm' | 'unknown';
