/** Words of the letters about an order that still needs its buyer. Pure. */
import { GUARANTEE, PRICE_GROSZE, RETENTION } from '../contract/constants.ts';
import { counted, money, shortId } from '../contract/format.ts';
import { button, compose, type Letter, p, type Sender } from './compose.ts';

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
