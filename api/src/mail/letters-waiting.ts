/** Words of the letters of the waiting lists. Pure. */
import { WAITING_NAMES, type WaitingService } from '../contract/choices.ts';
import { WAITING_LINK_DAYS } from '../contract/constants.ts';
import { counted, dateTime } from '../contract/format.ts';
import { button, compose, type Letter, p, type Sender } from './compose.ts';

/** Links that leave a waiting list: the page for people and the call for mail programs (RFC 8058). Paths on the site. */
export const leaveLinks = (leaveToken: string) => ({ page: `/rezygnacja?token=${leaveToken}`, call: `/api/waiting-list/leave?token=${leaveToken}` });

/** 11. Waiting list: confirm. */
export const waitingConfirm = (sender: Sender, o: { service: WaitingService; token: string; leaveToken: string }): Letter =>
  compose(sender, {
    template: 'waiting-confirm',
    subject: `Potwierdź zapis na listę: ${WAITING_NAMES[o.service]}`,
    preheader: 'Jedno kliknięcie i gotowe.',
    blocks: [
      p(`ktoś podał ten adres, żeby dowiedzieć się o starcie usługi „${WAITING_NAMES[o.service]}”. Jeśli to Ty, potwierdź:`),
      button('Potwierdzam zapis', `${sender.siteUrl}/zapis?token=${o.token}`),
      p(`Link działa ${counted(WAITING_LINK_DAYS, 'dzień', 'dni', 'dni')}. Jeśli to nie Ty, zignoruj ten list: adres usuniemy sami.`),
    ],
    leave: { why: 'Możesz też usunąć adres z listy od razu:', ...leaveLinks(o.leaveToken) },
  });

/** 11b. Waiting list: confirmed. */
export const waitingConfirmed = (sender: Sender, o: { service: WaitingService; at: Date; leaveToken: string }): Letter =>
  compose(sender, {
    template: 'waiting-confirmed',
    subject: `Jesteś na liście: ${WAITING_NAMES[o.service]}`,
    preheader: 'Napiszemy, gdy usługa ruszy.',
    blocks: [
      p(
        `zapis potwierdzony ${dateTime(o.at)}. Napiszemy raz, gdy „${WAITING_NAMES[o.service]}” ruszy. Rezygnacja: ${sender.siteUrl}${leaveLinks(o.leaveToken).page}`,
      ),
    ],
    leave: { why: 'Dostajesz ten list, bo ten adres jest na liście oczekujących. Usuń go jednym kliknięciem:', ...leaveLinks(o.leaveToken) },
  });
