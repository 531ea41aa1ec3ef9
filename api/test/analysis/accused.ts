/** What a report lays at the door of a subject of whom one page tells; for the tests of accusations. */
import type { Subject } from '../../src/contract/subject.ts';
import { judge, page } from './factory.ts';

export const ACCUSING: ReadonlySet<string> = new Set(['investigated', 'alleged', 'sued', 'charged', 'fined', 'ruled', 'convicted']);

export const MAYOR: Subject = { name: 'Marek Zawada', kind: 'person', description: 'wójt gminy Lipki', keywords: [], links: [] };
export const TRAINER: Subject = { name: 'Iga Sowińska', kind: 'person', description: 'trenerka pływania, Radom', keywords: [], links: [] };
export const MAKER: Subject = { name: 'Norlin', kind: 'brand', description: 'producent okien, Radom', keywords: [], links: [] };
export const LEADS = new Map([
  [MAYOR, 'Wójt gminy Lipki Marek Zawada rządzi od 2014 roku. '],
  [TRAINER, 'Trenerka pływania Iga Sowińska prowadzi w Radomiu dwie grupy. '],
  [MAKER, 'Producent okien Norlin z Radomia działa od 2004 roku. '],
]);

/** States of the accusations of a page. @param lead the sentence before the text; by default the one that introduces a subject of this file */
export const accused = (subject: Subject, text: string, title = 'Wiadomości z regionu', lead = LEADS.get(subject) ?? ''): string[] =>
  judge([page({ url: 'https://kurier.example/1', title, text: `${lead}${text}`, date: '2026-03-01' })], subject)
    .accusations.filter(({ state }) => ACCUSING.has(state))
    .map(({ state }) => state);
