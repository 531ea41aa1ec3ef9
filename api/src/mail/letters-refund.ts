/** Words of the letter about a refund that the buyer asked for. Pure. */
import { money, shortId } from '../contract/format.ts';
import { compose, type Letter, type Sender } from './compose.ts';

/** 17. Guarantee refund on request. `heard`: the buyer gave a reason. */
export const refundOnRequest = (sender: Sender, o: { orderId: string; amount: number; refundId: string; heard: boolean }): Letter =>
  compose(sender, {
    template: 'refund-on-request',
    subject: `Zwracamy ${money(o.amount)} za zamówienie ${shortId(o.orderId)}`,
    preheader: 'Na Twoją prośbę, w ramach gwarancji.',
    blocks: [
      {
        kind: 'p',
        text: `szkoda, że raport nie spełnił oczekiwań. Zleciliśmy zwrot ${money(o.amount)}; bank księguje go zwykle w ciągu 5–10 dni. Numer zwrotu: ${o.refundId}.${
          o.heard ? ' Dziękujemy za uwagi — trafiły do osoby, która może je wykorzystać.' : ''
        }`,
      },
    ],
  });
