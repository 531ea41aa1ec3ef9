/** Words of the letters about a refund that the buyer asked for. Pure. */
import { COMPANY } from '../contract/company.ts';
import { GUARANTEE } from '../contract/constants.ts';
import { money, shortId } from '../contract/format.ts';
import { compose, type Letter, p, type Sender } from './compose.ts';

/** 16. The guarantee's refund was asked for on the page of the order. */
export const refundAsked = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'refund-asked',
    subject: `Mamy Twoją prośbę o zwrot za zamówienie ${shortId(o.orderId)}`,
    preheader: `Zwrot zlecimy w ciągu ${GUARANTEE.refundWorkDays} dni roboczych.`,
    blocks: [
      p(
        `dotarła do nas prośba o zwrot ${money(o.amount)} za zamówienie ${shortId(o.orderId)}. Zlecimy go w ciągu ${GUARANTEE.refundWorkDays} dni roboczych i wtedy napiszemy jeszcze raz. Pieniądze wrócą tą samą drogą, którą przyszła płatność.`,
      ),
      p('Raport zostaje u Ciebie.'),
      p('Jeśli to pomyłka i raport jednak jest w porządku, po prostu odpisz na ten list.'),
    ],
  });

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

/** The bank has sent a refund back: once for each order, however often it happens. */
export const refundReturned = (sender: Sender, o: { orderId: string; amount: number }): Letter =>
  compose(sender, {
    template: 'refund-returned',
    subject: `Bank odesłał zwrot za zamówienie ${shortId(o.orderId)}`,
    preheader: 'Ponowimy go, ale możesz wskazać inne konto.',
    blocks: [
      {
        kind: 'p',
        text: `bank nie przyjął zwrotu ${money(o.amount)} i odesłał nam pieniądze. Zwykle dzieje się tak, gdy karta albo konto, z którego przyszła płatność, już nie działa. Ponowimy zwrot automatycznie.`,
      },
      { kind: 'p', text: 'Jeśli to konto jest zamknięte, odpowiedz na ten list i podaj numer innego. Zrobimy wtedy zwykły przelew.' },
    ],
  });

/** The buyer's wish for the guarantee's refund is refused. `reason`: the administrator's words. */
export const claimRefused = (sender: Sender, o: { orderId: string; reason: string }): Letter =>
  compose(sender, {
    template: 'refund-refused',
    subject: `Odpowiedź na prośbę o zwrot za zamówienie ${shortId(o.orderId)}`,
    preheader: 'Nie możemy oddać pieniędzy z gwarancji. W liście jest uzasadnienie.',
    blocks: [
      p(`nie możemy uwzględnić prośby o zwrot za zamówienie ${shortId(o.orderId)}. Uzasadnienie:`),
      p(o.reason),
      p(`Jeśli się z tym nie zgadzasz, odpowiedz na ten list albo złóż reklamację: ${COMPANY.email}. Reklamację rozpatrzymy w ciągu 14 dni.`),
    ],
  });
