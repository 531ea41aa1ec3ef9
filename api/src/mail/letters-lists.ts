/** Words of letters about leaving a list. Pure. */
import { MAIL_LIST_LABELS, type MailList } from '../contract/privacy.ts';
import { compose, type Letter, p, type Sender } from './compose.ts';

/** 12. Unsubscribed. */
export const unsubscribed = (sender: Sender, o: { list: MailList }): Letter =>
  compose(sender, {
    template: 'unsubscribed',
    subject: `Wyłączone: ${MAIL_LIST_LABELS[o.list]}`,
    preheader: `Wypisano: ${MAIL_LIST_LABELS[o.list]}.`,
    blocks: [
      p(`zgodnie z Twoją prośbą wyłączyliśmy: ${MAIL_LIST_LABELS[o.list]}. Listy dotyczące zamówień i bezpieczeństwa konta nadal będą przychodzić.`),
      p(`To pomyłka? Włącz je ponownie w ustawieniach: ${sender.siteUrl}/settings`),
    ],
  });
