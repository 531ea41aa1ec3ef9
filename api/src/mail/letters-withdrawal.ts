/** Words of the letters about withdrawal. Pure. */
import { addDays } from 'date-fns/addDays';
import { COMPANY } from '../contract/company.ts';
import { withdrawalStatement } from '../contract/consents.ts';
import { GUARANTEE, WITHDRAWAL_DAYS } from '../contract/constants.ts';
import { disputeState } from '../contract/disputes.ts';
import { counted, dateLong, dateTime, money, shortId } from '../contract/format.ts';
import type { WithdrawalOutcome } from '../contract/withdrawal.ts';
import { compose, type Letter, p, type Sender } from './compose.ts';

/** A statement of withdrawal, with its order as it was before the statement; null if no order matches. */
export type Statement = {
  id: string;
  orderNumber: string;
  name: string;
  outcome: WithdrawalOutcome;
  receivedAt: Date;
  order: {
    amount: number;
    completedAt: Date | null;
    refundRequestedAt: Date | null;
    disputeStatus?: string | null;
    consents: { immediateStart: boolean } | null;
  } | null;
};

const days = (n: number) => counted(n, 'dnia', 'dni', 'dni');
const sameWay = 'tą samą drogą, którą przyszła płatność';

function consequences({ outcome, order, receivedAt }: Statement): string[] {
  const price = money(order?.amount ?? 0);
  const delivered = order?.completedAt ?? null;
  const gone = order?.consents?.immediateStart
    ? `Raport dostarczyliśmy ${delivered ? dateTime(delivered) : ''} na Twoje żądanie przed upływem ${days(WITHDRAWAL_DAYS)}, więc prawo do odstąpienia wygasło.`
    : `Raport dostarczyliśmy ${delivered ? dateTime(delivered) : ''}, a termin na odstąpienie już minął.`;
  switch (outcome) {
    case 'withdrawn': {
      const done = delivered ? 'Usunęliśmy raport' : 'Zatrzymaliśmy analizę';
      const dispute = order?.disputeStatus ? disputeState(order.disputeStatus) : null;
      if (dispute === 'lost') return [`${done}. ${price} oddał już bank po zgłoszeniu złożonym w banku, więc drugiego zwrotu nie wyślemy.`];
      if (dispute === 'open')
        return [`${done}. Płatność sprawdza teraz bank po zgłoszeniu złożonym w banku: albo sam odda ${price}, albo zrobimy to my, gdy skończy.`];
      if (order?.refundRequestedAt) return [`${done}. Zwrot ${price} zleciliśmy już ${dateLong(order.refundRequestedAt)}`];
      return [`${done} i zleciliśmy zwrot ${price} ${sameWay}. Bank księguje go zwykle w ciągu 5–10 dni.`];
    }
    case 'cancelled':
      return ['Zamówienie nie było opłacone, więc nie ma czego zwracać. Anulowaliśmy je. Jeśli płatność jednak dotrze, oddamy całą kwotę.'];
    case 'claimed':
      return [`${gone} Oświadczenie traktujemy jako prośbę o zwrot z gwarancji: zwrot ${price} zlecimy w ciągu ${GUARANTEE.refundWorkDays} dni roboczych.`];
    case 'refunded':
      return [
        `${gone} Zwrot ${price} zleciliśmy jednak już ${order?.refundRequestedAt ? dateLong(order.refundRequestedAt) : 'wcześniej'} Nie musisz nic robić.`,
      ];
    case 'late':
      return [`${gone} Minął też termin na prośbę o zwrot z gwarancji. Jeśli raport ma wadę, złóż reklamację: ${COMPANY.email}.`];
    case 'unmatched':
      return [
        `Nie znaleźliśmy zamówienia z tym numerem i adresem e-mail. Sprawdzi to człowiek i odpowie najpóźniej ${dateLong(addDays(receivedAt, WITHDRAWAL_DAYS))}`,
        `Jeśli w numerze jest błąd, odpisz na ten list. Jeśli to nie Twoje oświadczenie, zignoruj go.`,
      ];
  }
}

/** 16. Confirms a statement of withdrawal with its wording, date and time, on a durable medium. */
export const withdrawalReceived = (sender: Sender, o: Statement): Letter =>
  compose(sender, {
    template: 'withdrawal',
    subject: `Przyjęliśmy odstąpienie od umowy: ${shortId(o.orderNumber)}`,
    preheader: `Otrzymano ${dateTime(o.receivedAt)}.`,
    blocks: [
      p(`${dateTime(o.receivedAt)} otrzymaliśmy Twoje oświadczenie:`),
      p(`„${withdrawalStatement(o.orderNumber)} ${o.name}”`),
      ...consequences(o).map(p),
      p(`Numer oświadczenia: ${o.id}. Zachowaj ten list.`),
    ],
  });

/** Refund of a payment that came after its order was cancelled. */
export const refundCancelled = (sender: Sender, o: { orderId: string; amount: number; refundId: string }): Letter =>
  compose(sender, {
    template: 'refund-cancelled',
    subject: `Zwracamy ${money(o.amount)} za zamówienie ${shortId(o.orderId)}`,
    preheader: 'Płatność przyszła po anulowaniu zamówienia.',
    blocks: [
      p(
        `płatność za zamówienie ${shortId(o.orderId)} dotarła po tym, jak zostało anulowane. Zleciliśmy zwrot ${money(o.amount)} ${sameWay}; bank księguje go zwykle w ciągu 5–10 dni. Numer zwrotu: ${o.refundId}.`,
      ),
      p(`Jeśli raport jest Ci jednak potrzebny, zamów go ponownie: ${sender.siteUrl}/raport-wizerunku`),
    ],
  });
