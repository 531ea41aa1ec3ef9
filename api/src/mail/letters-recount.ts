/** Words of the letter about a report that was counted again. Pure. */
import { GUARANTEE, PRICE_GROSZE } from '../contract/constants.ts';
import type { HorizonSource } from '../contract/drawing/types.ts';
import { counted, decimal, money } from '../contract/format.ts';
import type { RecountDifference } from '../contract/recount.ts';
import { button, compose, h, type Letter, list, p, type Sender } from './compose.ts';
import { horizonPicture } from './horizon-picture.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');
const ofTen = (score: number | null) => (score === null ? 'brak' : `${decimal(score)}/10`);

export type Recounted = {
  orderId: string;
  subjectName: string;
  difference: RecountDifference;
  squares: readonly HorizonSource[];
  /** Too few sources are left, and the price goes back for the first time. */
  refund: boolean;
};

/** The recounted report is ready. */
export function reportRecounted(sender: Sender, { orderId, subjectName, difference, squares, refund }: Recounted): Letter {
  const { out, back, sources: count, average, headline } = difference;
  const picture = horizonPicture(squares);
  const address = `${sender.siteUrl}/report/${orderId}`;
  return compose(sender, {
    template: 'report-recounted',
    subject: `Raport przeliczony: ${subjectName}`,
    preheader: headline.to,
    blocks: [
      p(`policzyliśmy raport od nowa po Twoich oznaczeniach: ${subjectName}.`),
      h(headline.to),
      ...(picture ? [{ kind: 'picture' as const, ...picture }] : []),
      list(
        ...(out.length > 0 ? [`Odłożone („to nie ja”): ${sources(out.length)}`] : []),
        ...(back.length > 0 ? [`Przywrócone („to jednak ja”): ${sources(back.length)}`] : []),
        `Razem: było ${sources(count.from)}, jest ${sources(count.to)}`,
        `Średnia wskaźników: było ${ofTen(average.from)}, jest ${ofTen(average.to)}`,
      ),
      ...(refund
        ? [
            p(
              `To mniej niż obiecane ${GUARANTEE.minSources} źródeł z co najmniej ${GUARANTEE.minDomains} domen, dlatego zwracamy Ci ${money(PRICE_GROSZE)}. Szczegóły są w osobnym liście.`,
            ),
          ]
        : []),
      button('Otwórz przeliczony raport', address),
      p(`Co się zmieniło, zobaczysz na początku raportu. Nowy PDF pobierzesz na tej samej stronie. Pierwsza wersja też zostaje: ${address}?wersja=1`),
      p('Nowych stron nie szukaliśmy. Liczyliśmy te same, zebrane do pierwszego raportu.'),
    ],
  });
}
