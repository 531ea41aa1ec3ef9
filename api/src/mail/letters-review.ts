/** Words of the letters about an order that waits for a look. They do not say that anybody has objected: that is the person's own. Pure. */
import { COMPANY } from '../contract/company.ts';
import { dateTime, shortId } from '../contract/format.ts';
import { button, compose, type Letter, p, type Sender } from './compose.ts';

/** 18e. To each administrator: a paid order waits. Says nothing of the person, since letters are kept by other mail servers. */
export const reviewWaits = (sender: Sender, o: { orderId: string; caseId: string; deadline: Date }): Letter =>
  compose(sender, {
    template: 'review-waits',
    toAdministrator: true,
    subject: `Zamówienie ${shortId(o.orderId)} czeka na Twoją decyzję`,
    preheader: `Najpóźniej ${dateTime(o.deadline)}: potem cena wraca sama.`,
    blocks: [
      p(
        `opłacone zamówienie ${shortId(o.orderId)} dotyczy osoby tego samego nazwiska co uznany sprzeciw ${o.caseId}. Sprawdź w panelu, czy to ta sama osoba, i zdecyduj: przygotować raport czy odmówić i zwrócić pieniądze.`,
      ),
      p(`Bez decyzji cena wróci do klienta ${dateTime(o.deadline)}, a zamówienie dalej będzie czekać.`),
      button('Otwórz panel', `${sender.siteUrl}/admin`),
    ],
  });

/** 18f. To the buyer: the look is over, work begins. */
export const reviewPassed = (sender: Sender, o: { orderId: string }): Letter =>
  compose(sender, {
    template: 'review-passed',
    subject: `Zamówienie ${shortId(o.orderId)}: sprawdzone, zaczynamy`,
    preheader: 'Raport powstaje.',
    blocks: [
      p(`sprawdziliśmy zamówienie ${shortId(o.orderId)} i zaczynamy pracę. Gdy raport będzie gotowy, napiszemy.`),
      button('Śledź postęp', `${sender.siteUrl}/tracking?orderId=${o.orderId}`),
    ],
  });

/** 18g. To the buyer: the report will not be made, the price goes back. */
export const orderDeclined = (sender: Sender, o: { orderId: string }): Letter =>
  compose(sender, {
    template: 'order-declined',
    subject: `Zamówienie ${shortId(o.orderId)}: nie przygotujemy raportu, zwracamy pieniądze`,
    preheader: 'Oddajemy całą cenę tą samą drogą.',
    blocks: [
      p(
        `po sprawdzeniu zamówienia ${shortId(o.orderId)} nie przygotujemy tego raportu. Nie pozwala na to ochrona danych osób opisanych (§ 13 Regulaminu). Niczego nie szukaliśmy, a to, co było w zamówieniu o tej osobie, usunęliśmy.`,
      ),
      p('Oddajemy całą cenę tą samą drogą, którą przyszła płatność. Nie musisz nic robić.'),
      p(`Pytania albo reklamacja: ${COMPANY.email}.`),
    ],
  });
