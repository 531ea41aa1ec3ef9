/** Words of the letters about an order that still needs its buyer. Pure. */
import { COMPANY } from '../contract/company.ts';
import { GUARANTEE, PRICE_GROSZE, RETENTION } from '../contract/constants.ts';
import { counted, dateLong, money, shortId } from '../contract/format.ts';
import { button, compose, type Letter, list, p, type Sender } from './compose.ts';

/** 2c. An order whose payment was not finished: the only reminder. */
export const paymentUnfinished = (sender: Sender, o: { orderId: string; subjectName: string }): Letter =>
  compose(sender, {
    template: 'payment-unfinished',
    subject: `Zamówienie ${shortId(o.orderId)} czeka na płatność`,
    preheader: 'Niczego nie pobraliśmy. Zamówienie jest zapisane, zaczniemy po wpłacie.',
    blocks: [
      p(`mamy Twoje zamówienie raportu: ${o.subjectName}. Płatność do nas nie dotarła, więc jeszcze nie zaczęliśmy.`),
      button('Dokończ płatność', `${sender.siteUrl}/tracking?orderId=${o.orderId}`),
      p(
        `Zapłacisz BLIK-iem, kartą albo przez Przelewy24: ${money(PRICE_GROSZE)}, jednorazowo. Raport będzie gotowy w ciągu ${counted(GUARANTEE.deliveryHours, 'godziny', 'godzin', 'godzin')} od potwierdzenia płatności.`,
      ),
      p('Przelew jest w drodze? Nie płać drugi raz: gdy bank go potwierdzi, zaczniemy od razu.'),
      p(
        `Raport nie jest już potrzebny? Nie musisz nic robić: nieopłacone zamówienie usuniemy po ${counted(RETENTION.unpaidOrderDays, 'dniu', 'dniach', 'dniach')}. Od razu anulujesz je tutaj: ${sender.siteUrl}/odstapienie#${o.orderId}`,
      ),
      p('To jedyne przypomnienie. Jeśli to nie Twoje zamówienie, ktoś pomylił adres; zignoruj ten list.'),
    ],
  });

export type FoundOrder = { orderId: string; subjectName: string; createdAt: Date; state: 'unpaid' | 'working' | 'ready' | 'stopped' | 'ended' };
const STATE_WORDS: Record<FoundOrder['state'], string> = {
  unpaid: 'czeka na płatność',
  working: 'raport w przygotowaniu',
  ready: 'raport gotowy',
  stopped: 'analiza się zatrzymała',
  ended: 'anulowane',
};

/** 2d. The orders of an address, as somebody who knows it asked for them. */
export const ordersFound = (sender: Sender, orders: readonly FoundOrder[]): Letter =>
  compose(sender, {
    template: 'orders-found',
    subject: 'Twoje zamówienia w Lustrze',
    preheader: 'Linki do zamówień złożonych na ten adres.',
    blocks: [
      p('ktoś — mamy nadzieję, że Ty — poprosił o zamówienia złożone na ten adres. Oto one, od najnowszego:'),
      list(
        ...orders.map(
          ({ orderId, subjectName, createdAt, state }) =>
            `${subjectName}, ${dateLong(createdAt)} (nr ${shortId(orderId)}): ${STATE_WORDS[state]}. ${sender.siteUrl}/tracking?orderId=${orderId}`,
        ),
      ),
      p(
        'Każdy z tych adresów jest jak klucz: kto go ma, zobaczy raport. Przekazuj go rozważnie. Jeśli to nie Ty, zignoruj ten list; poza Tobą nikt go nie dostał.',
      ),
    ],
  });

/** 2e. The buyer has corrected the address: to the new one. */
export const emailCorrected = (sender: Sender, o: { orderId: string; subjectName: string }): Letter =>
  compose(sender, {
    template: 'email-corrected',
    subject: `Zamówienie ${shortId(o.orderId)}: od teraz piszemy na ten adres`,
    preheader: `Raport: ${o.subjectName}`,
    blocks: [
      p(`adres e-mail zamówienia ${shortId(o.orderId)} (${o.subjectName}) został poprawiony. Wszystkie następne listy przyjdą tutaj.`),
      button('Zobacz zamówienie', `${sender.siteUrl}/tracking?orderId=${o.orderId}`),
      p('To nie Twoje zamówienie? Zignoruj ten list albo napisz do nas, a usuniemy Twój adres.'),
    ],
  });

/** 2f. The same, to the address from before: a stranger may have it, so the order is not described. */
export const emailReplaced = (sender: Sender, o: { orderId: string }): Letter =>
  compose(sender, {
    template: 'email-replaced',
    subject: `Zamówienie ${shortId(o.orderId)}: adres e-mail został zmieniony`,
    preheader: 'Następne listy wyślemy na inny adres.',
    blocks: [
      p(`w zamówieniu ${shortId(o.orderId)} poprawiono adres e-mail, w przeglądarce, w której je złożono. Następne listy o nim wyślemy na nowy adres.`),
      p(`Jeśli to Twoje zamówienie i nikt go z Tobą nie uzgadniał, napisz od razu na ${COMPANY.email} albo zadzwoń: ${COMPANY.phone}.`),
      p('Jeśli to nie Twoje zamówienie, ktoś wcześniej pomylił adres. Nie musisz nic robić.'),
    ],
  });
