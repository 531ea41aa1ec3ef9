/** Pages on which people rate their employer: what they say of wages and shifts is no opinion of guests or clients. */
import type { LedgerItem } from './types.ts';

const AT_WORK = /(?<!\p{sc=Latn})(?:pracodawc|pracownik|pracownic|kandydat|zarobk|rekrutac)\p{sc=Latn}*|(?<!\p{sc=Latn})praca(?!\p{sc=Latn})/iu;

export const isOfWork = ({ evidence }: LedgerItem): boolean => AT_WORK.test(evidence.title);
