import { addHours } from 'date-fns/addHours';
import { GUARANTEE } from '../contract/constants.ts';

/** Until when a report that was paid for then is promised. */
export const deadlineOf = (paidAt: Date): Date => addHours(paidAt, GUARANTEE.deliveryHours);
