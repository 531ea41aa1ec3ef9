/** Pages that repeat a charge in passing after its end, or go on listing it, show the old version, too. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page, web } from './factory.ts';

const text = (host: string, title: string, date: string | null, said: string): Document => page({ url: `https://${host}/`, title, date, text: said });
const BRIDGE = 'Jan Kowalski, architekt z Gdyni, usłyszał w prokuraturze zarzut zaniżenia wyceny kładki nad torami.';
const charged = text('gazeta.test', 'Architekt kładki z zarzutem', '2023-04-10', `${BRIDGE} Grozi mu do trzech lat więzienia.`);
const dropped = text(
  'kurier.test',
  'Śledztwo wobec architekta umorzone',
  '2024-11-20',
  'Prokuratura umorzyła śledztwo przeciwko architektowi Janowi Kowalskiemu z Gdyni. Śledczy uznali, że wycena kładki nad torami nie była zaniżona.',
);
const ROWS = [
  'Czytelnicy pytają, kto w regionie ma kłopoty z prawem.',
  'Inżynier Edmund Lasota: akt oskarżenia, fałszowanie list obecności.',
  'Architekt z Gdyni Jan Kowalski: zarzut zaniżenia wyceny kładki nad torami, poręczenie majątkowe.',
  'Geodeta Ernest Wnuk: umorzone, brak znamion czynu.',
];
const LIST = 'Budowniczowie z zarzutami. Lista, o którą pytacie';

/** Titles of the pages that are said to tell the charge as if it stood. */
function oldVersions(...pages: Document[]): string[] {
  const { accusations, ledger } = judged([charged, dropped, ...pages, ...web(12)]);
  const numbers = new Set(accusations.flatMap(({ stillShown }) => stillShown));
  return ledger.items.flatMap(({ evidence }) => (numbers.has(evidence.n) ? [evidence.title] : [])).sort();
}
const without = [charged.article.title];

describe('a charge that had its end', () => {
  it('is an old version on a list with its row, whatever its date, not on one that tells the end there', () => {
    const list = (...rows: string[]) => text('listy.test', LIST, '2023-12-05', rows.join(' '));
    expect(oldVersions(list(...ROWS))).toEqual([charged.article.title, LIST]);
    const told = ROWS.map((row) => row.replace('poręczenie majątkowe', 'śledztwo umorzono'));
    expect(oldVersions(list(...told))).toEqual(without);
    // Somebody else's row.
    expect(oldVersions(list(...ROWS.map((row) => row.replace('Jan Kowalski: zarzut', 'Zenon Bury: zarzut')), 'Jan Kowalski z Gdyni rysuje dworzec.'))).toEqual(
      without,
    );
  });

  it('is an old version in a later text that mentions it in passing, not in one that tells another charge or whose own matter it is', () => {
    const later = (said: string) =>
      text('dziennik.test', 'Nowy plan dworca', '2025-03-02', `Architekt Jan Kowalski z Gdyni pokazał plan dworca. ${said} Obrady trwały do nocy.`);
    expect(oldVersions(later('Kowalski ma zarzut zaniżenia wyceny kładki.'))).toEqual([charged.article.title, 'Nowy plan dworca']);
    expect(oldVersions(later('Śledztwo w sprawie wyceny kładki wobec Kowalskiego umorzono.'))).toEqual(without);
    expect(oldVersions(later('Zenon Bury ma zarzut zaniżenia wyceny kładki.'))).toEqual(without);
    expect(oldVersions(later('Zenon Bury, wspólnik Kowalskiego, ma zarzut zaniżenia wyceny kładki.'))).toEqual(without);
    expect(oldVersions(later('Kowalski mówił o kładce i jej wycenie.'))).toEqual(without);
  });

  it('is one in news of before its end only where they say that it still stands', () => {
    const before = (said: string) =>
      text('tygodnik.test', 'Rada przyjęła plan', '2023-09-02', `Rada przyjęła plan, który rysował Jan Kowalski, architekt z Gdyni.\n\n${said}`);
    expect(oldVersions(before('Nad architektem Kowalskim nadal ciąży prokuratorski zarzut zaniżenia wyceny kładki.'))).toEqual([
      charged.article.title,
      'Rada przyjęła plan',
    ]);
  });
});
