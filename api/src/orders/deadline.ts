import { addHours } from 'date-fns/addHours';
import { GUARANTEE } from '../contract/constants.ts';

/** Until when the report of an order paid at `paidAt` is guaranteed. */
export const deadlineOf = (paidAt: Date): Date => addHours(paidAt, GUARANTEE.deliveryHours);
