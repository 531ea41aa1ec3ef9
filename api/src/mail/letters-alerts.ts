/** Words of the letter about alerts. Pure. */
import { counted, dateTime } from '../contract/format.ts';
import { SEVERITY_WORDS, type Severity } from '../contract/monitoring.ts';
import { type Block, button, compose, h, type Leave, type Letter, p, type Sender } from './compose.ts';

export type MailedAlert = { title: string; description: string; severity: Severity; createdAt: Date };

/** 8. One or more alerts. @param o.alerts most severe first, at least one */
export function alertLetter(sender: Sender, o: { subjectName: string; alerts: readonly [MailedAlert, ...MailedAlert[]]; leave: Leave }): Letter {
  const { alerts, subjectName } = o;
  const [worst] = alerts;
  const one = alerts.length === 1;
  return compose(sender, {
    template: 'alert',
    subject: one
      ? `[${SEVERITY_WORDS[worst.severity]}] ${worst.title}`
      : `${counted(alerts.length, 'nowy alert', 'nowe alerty', 'nowych alertów')}: ${subjectName}`,
    preheader: (worst.description.split('\n')[0] ?? '').slice(0, 90),
    leave: o.leave,
    blocks: [
      p(one ? `pojawił się nowy alert dotyczący: ${subjectName}.` : `pojawiły się nowe alerty dotyczące: ${subjectName}.`),
      ...alerts.flatMap(({ title, description, severity, createdAt }): Block[] => [
        h(`${title} — ${SEVERITY_WORDS[severity]}, ${dateTime(createdAt)}`),
        ...description.split('\n').map(p),
      ]),
      button(one ? 'Zobacz alert' : 'Zobacz alerty', `${sender.siteUrl}/dashboard#alerts`),
      p('Nie musisz reagować od razu. Najpierw przeczytaj źródło, potem zdecyduj.'),
    ],
  });
}
