/** Words of the letters about disputed payments and refunds that the provider cannot make. Pure. */
import { disputeReason, type RefundEnd } from '../contract/disputes.ts';
import { dateLong, dateTime, money, shortId } from '../contract/format.ts';
import { compose, type Letter, list, p, type Sender } from './compose.ts';

const panel = (sender: Sender) => ({ kind: 'button' as const, label: 'Otwórz panel', url: `${sender.siteUrl}/admin` });

type Opened = {
  orderId: string;
  amount: number;
  reason: string;
  dueAt: Date | null;
  /** The bank only asks; the money is still ours. */
  inquiry: boolean;
  refundId: string | null;
  deliveredAt: Date | null;
};

/** To each administrator: a payer disputes a payment. Says nothing of the people, since letters are kept by other mail servers. */
export const paymentDisputed = (sender: Sender, o: Opened): Letter =>
  compose(sender, {
    template: 'payment-disputed',
    toAdministrator: true,
    subject: `${o.inquiry ? 'Bank pyta o płatność' : 'Spór o płatność'} za zamówienie ${shortId(o.orderId)}`,
    preheader: o.dueAt ? `Odpowiedz najpóźniej ${dateTime(o.dueAt)}` : 'Na ten spór nie można odpowiedzieć.',
    blocks: [
      p(
        `bank zgłosił spór o ${money(o.amount)} za zamówienie ${shortId(o.orderId)}. Powód: ${disputeReason(o.reason)}. ${
          o.inquiry
            ? 'To na razie pytanie: pieniądze są u nas, a zwrot całej kwoty je zamyka.'
            : 'Operator płatności zabrał tę kwotę i opłatę z salda. Do rozstrzygnięcia niczego nie zwracamy sami.'
        }`,
      ),
      p(
        o.dueAt
          ? `Odpowiedz w panelu operatora płatności najpóźniej ${dateTime(o.dueAt)}. Brak odpowiedzi oznacza przegraną. Dołącz:`
          : 'Operator nie przyjmuje odpowiedzi na ten spór. Do akt warto odłożyć:',
      ),
      list(
        'potwierdzenie zamówienia wysłane kupującemu, z regulaminem i zgodami,',
        o.deliveredAt ? `datę dostarczenia raportu: ${dateTime(o.deliveredAt)},` : 'oś czasu zamówienia: raport jeszcze nie został dostarczony,',
        o.refundId ? `numer zwrotu, który już wysłaliśmy: ${o.refundId}.` : 'całą oś czasu zamówienia z panelu.',
      ),
      panel(sender),
    ],
  });

/** To each administrator: the bank has decided. */
export const disputeClosed = (sender: Sender, o: { orderId: string; amount: number; won: boolean; refundWaits: boolean }): Letter =>
  compose(sender, {
    template: 'dispute-closed',
    toAdministrator: true,
    subject: `Spór o zamówienie ${shortId(o.orderId)}: ${o.won ? 'wygrany' : 'przegrany'}`,
    preheader: o.won ? 'Pieniądze zostają u nas.' : 'Pieniądze wróciły do kupującego.',
    blocks: [
      p(
        o.won
          ? `spór o ${money(o.amount)} za zamówienie ${shortId(o.orderId)} zakończył się na naszą korzyść.${o.refundWaits ? ' Czekał na niego zwrot należny kupującemu: zlecamy go teraz.' : ''}`
          : `bank oddał kupującemu ${money(o.amount)} za zamówienie ${shortId(o.orderId)}. Drugiego zwrotu nie zlecimy. Jeśli do zamówienia jest faktura, zapytaj księgowość o korektę.`,
      ),
      panel(sender),
    ],
  });

/** To the buyer whose refund was due: the bank has made it already. */
export const refundByBank = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'refund-by-bank',
    subject: `Zwrot za zamówienie ${shortId(o.orderId)} zrobił już bank`,
    preheader: 'Drugiego zwrotu nie wyślemy.',
    blocks: [
      p(
        `${money(o.amount)} za zamówienie ${shortId(o.orderId)} bank oddał po zgłoszeniu złożonym w banku, więc naszego zwrotu już nie wyślemy. Jeśli tych pieniędzy nie ma na koncie, odpowiedz na ten list.`,
      ),
    ],
  });

/** To the buyer: the provider takes no refund of this payment any more, so the money goes by transfer. */
export const refundByTransfer = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'refund-by-transfer',
    subject: `Zwrot za zamówienie ${shortId(o.orderId)}: podaj numer konta`,
    preheader: 'Oddamy pieniądze zwykłym przelewem.',
    blocks: [
      p(
        `należy Ci się zwrot ${money(o.amount)} za zamówienie ${shortId(o.orderId)}, ale operator płatności nie może go już wysłać tą samą drogą. Odpowiedz na ten list i podaj numer konta, a zrobimy zwykły przelew.`,
      ),
    ],
  });

const ENDS: Record<Exclude<RefundEnd, 'disputed'>, string> = {
  too_old: 'od płatności przez Przelewy24 minęło ponad 180 dni',
  not_refundable: 'operator płatności ostatecznie odmówił zwrotu tej płatności',
};

/** To each administrator: a refund has to be paid by transfer. */
export const refundNeedsTransfer = (sender: Sender, o: { orderId: string; amount: number; end: keyof typeof ENDS; at: Date }): Letter =>
  compose(sender, {
    template: 'refund-needs-transfer',
    toAdministrator: true,
    subject: `Zwrot za zamówienie ${shortId(o.orderId)} trzeba zrobić przelewem`,
    preheader: 'Automatyczny zwrot nie jest już możliwy.',
    blocks: [
      p(
        `zwrotu ${money(o.amount)} za zamówienie ${shortId(o.orderId)} nie będziemy już ponawiać (${dateLong(o.at)}): ${ENDS[o.end]}. Kupujący ma list z prośbą o numer konta. Po przelewie zapisz go na osi czasu zamówienia przyciskiem „Oddano inną drogą”.`,
      ),
      panel(sender),
    ],
  });

/** To the buyer: a payment that the order did not need cannot go back the way it came. */
export const strayByTransfer = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'stray-by-transfer',
    subject: `Zbędna płatność za zamówienie ${shortId(o.orderId)}: podaj numer konta`,
    preheader: 'Oddamy pieniądze zwykłym przelewem.',
    blocks: [
      p(
        `za zamówienie ${shortId(o.orderId)} dotarła płatność ${money(o.amount)}, której to zamówienie nie wymaga: druga albo w innej kwocie niż cena. Chcemy ją oddać, ale operator płatności nie może jej wysłać tą samą drogą. Odpowiedz na ten list i podaj numer konta, a zrobimy zwykły przelew.`,
      ),
    ],
  });

/** To each administrator: such a payment has to go back by transfer. */
export const strayNeedsTransfer = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'stray-needs-transfer',
    toAdministrator: true,
    subject: `Zbędną płatność za zamówienie ${shortId(o.orderId)} trzeba oddać przelewem`,
    preheader: 'Automatyczny zwrot nie jest możliwy.',
    blocks: [
      p(
        `operator płatności ostatecznie odmówił zwrotu ${money(o.amount)}. To płatność, której zamówienie ${shortId(o.orderId)} nie wymaga: druga albo w innej kwocie niż cena. Kupujący ma list z prośbą o numer konta. Po jego odpowiedzi zrób przelew; stanu zamówienia to nie zmieni.`,
      ),
      panel(sender),
    ],
  });
