/** What people who come to the subject are called, and what they look for on its site, by its line of business. */

import type { SubjectKind } from '../../contract/subject.ts';

export type Trade = {
  /** „poproś … o opinię” */
  customers: string;
  /** „opisz na stronie …” */
  offer: string;
  /** „umieść na niej …” */
  contents: string;
};

const CARE: Trade = {
  customers: 'trzech zadowolonych pacjentów',
  offer: 'zakres usług, cennik i sposób umawiania wizyt',
  contents: 'zakres usług, cennik, godziny, adres i telefon',
};
const FOOD: Trade = {
  customers: 'trzech stałych gości',
  offer: 'menu z cenami, godziny i zasady rezerwacji',
  contents: 'menu z cenami, godziny, adres i telefon',
};
const GOODS: Trade = {
  customers: 'trzech niedawnych klientów',
  offer: 'ofertę: co dokładnie, ile kosztuje lub od czego zależy cena i jak zacząć',
  contents: 'ofertę, godziny, adres i telefon',
};
const GROUP: Trade = {
  ...GOODS,
  customers: 'trzy osoby, które znają tę organizację',
  contents: 'opis działalności, nazwiska osób, które nią kierują, i kontakt',
};
const PERSON: Trade = { ...GOODS, customers: 'trzy osoby, które skorzystały z usług', contents: 'krótki życiorys, zdjęcie i kontakt' };

const ALL = [CARE, FOOD, GOODS, GROUP, PERSON];
/** Every wording that advice may take from a trade. */
export const WORDINGS = {
  customers: ALL.map(({ customers }) => customers),
  offer: ALL.map(({ offer }) => offer),
  contents: ALL.map(({ contents }) => contents),
};

/** Domains of `reading/data/domains.txt` whose words differ from those of any other trade. */
const TRADES: Readonly<Record<string, Trade>> = {
  stomatologia: CARE,
  medycyna: CARE,
  rehabilitacja: CARE,
  psychologia: CARE,
  optyka: CARE,
  gastronomia: FOOD,
};

/** @param domains names of the order's domains of life */
export const tradeOf = (domains: readonly string[], kind: SubjectKind): Trade =>
  domains.map((name) => TRADES[name]).find((trade) => trade !== undefined) ?? (kind === 'person' ? PERSON : kind === 'organisation' ? GROUP : GOODS);
