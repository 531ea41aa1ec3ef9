/** Invented subjects with a few pages each, in several genres; each telling sentence knows its opposite and the same said of somebody else. */
import type { Subject } from '../../src/contract/subject.ts';
import { type Case, nameForms } from '../../src/language/index.ts';
import type { Document } from '../../src/research/types.ts';
import { page } from './factory.ts';

export type Random = () => number;
/** A sentence of a page, its opposite, and the same told of another bearer of no part of the name. */
export type Told = { text: string; not: string; other: string };
export type Invented = { subject: Subject; documents: Document[]; told: Map<string, Told> };

type Maker = { say: string; not: string };

const SUBJECTS: Omit<Subject, 'keywords' | 'links'>[] = [
  { name: 'Marek Zawilski', kind: 'person', description: 'architekt, Gdynia' },
  { name: 'Hanna Wronecka', kind: 'person', description: 'dentystka, Lublin' },
  { name: 'Stolarnia Wiórek', kind: 'company', description: 'stolarnia, Kielce' },
  { name: 'Bistro Pod Modrzewiem', kind: 'brand', description: 'restauracja, Opole' },
];
const CALLED = ['architekt', 'dentystka', 'stolarnia', 'restauracja'];
const TOWNS = ['w Gdyni', 'w Lublinie', 'w Kielcach', 'w Opolu'];
const OTHER = { name: 'Roman Drzazga', kind: 'person' } as const;

/** Accusations and their ends. Names stand in braces by their case; # is a number. */
const CHARGES: Maker[] = [
  { say: 'Prokuratura postawiła {dat} zarzut oszustwa na # tys. zł.', not: 'Prokuratura nie postawiła {dat} zarzutu oszustwa na # tys. zł.' },
  { say: 'Klienci zarzucają {dat} oszustwo na # tys. zł.', not: 'Klienci nie zarzucają {dat} oszustwa na # tys. zł.' },
  { say: 'Inspekcja ukarała {acc} grzywną # zł.', not: 'Inspekcja nie ukarała {acc} grzywną # zł.' },
  { say: 'Sąd skazał {acc} za oszustwo na # miesięcy więzienia.', not: 'Sąd nie skazał {acc} za oszustwo na # miesięcy więzienia.' },
  { say: 'Dwoje klientów złożyło pozew przeciwko {dat} na # tys. zł.', not: 'Dwoje klientów nie złożyło pozwu przeciwko {dat} na # tys. zł.' },
  { say: 'Policja prowadzi śledztwo przeciwko {dat} w sprawie # faktur.', not: 'Policja nie prowadzi śledztwa przeciwko {dat} w sprawie # faktur.' },
  { say: 'Klienci oskarżają {acc} o oszustwo na # tys. zł.', not: 'Klienci nie oskarżają {acc} o oszustwo na # tys. zł.' },
];
const ENDS: Maker[] = [
  { say: 'Prokuratura umorzyła śledztwo przeciwko {dat} po # dniach.', not: 'Prokuratura nie umorzyła śledztwa przeciwko {dat} po # dniach.' },
  { say: 'Sąd oddalił pozew przeciwko {dat} po # dniach.', not: 'Sąd nie oddalił pozwu przeciwko {dat} po # dniach.' },
];
const PRAISE: Maker[] = [
  {
    say: 'Goście chwalą {acc} za świetną i rzetelną robotę przy # zleceniach.',
    not: 'Goście nie chwalą {acc} za świetną i rzetelną robotę przy # zleceniach.',
  },
  { say: 'Nagrodę miasta za # prac otrzymała w tym roku {nom}.', not: 'Nagrody miasta za # prac nie otrzymała w tym roku {nom}.' },
  { say: 'Tegoroczny medal trafił do {gen} po # latach starań.', not: 'Tegoroczny medal nie trafił do {gen} po # latach starań.' },
];
const BLAME: Maker[] = [
  {
    say: 'Sąsiedzi krytykują {acc} za fatalną, skandaliczną robotę przy # oknach.',
    not: 'Sąsiedzi nie krytykują {acc} za fatalną, skandaliczną robotę przy # oknach.',
  },
  { say: 'Okropny brud i chamstwo, tak {nom} traktuje # klientów.', not: 'Ani brud, ani chamstwo, nie tak {nom} traktuje # klientów.' },
];
const FACTS: Maker[] = [
  { say: 'W tym sezonie {nom} przyjmuje zlecenia od # do końca miesiąca.', not: 'W tym sezonie {nom} nie przyjmuje zleceń od # do końca miesiąca.' },
  { say: 'Nowy adres, pod którym działa {nom}, to ulica Lipowa #.', not: 'Adres, pod którym nie działa {nom}, to ulica Lipowa #.' },
];
const ANSWERS: Maker[] = [
  {
    say: 'Przepraszam za zwłokę i wyjaśniam: wszystkie # wpłat wraca do klientów, podpisuje {nom}.',
    not: 'Nie przepraszam za zwłokę i nie wyjaśniam, czy # wpłat wraca, podpisuje {nom}.',
  },
];
const THINGS = 'rower tramwaj most teatr basen rynek ogród stadion zamek kino muzeum wiatrak młyn latarnia przystań folwark'.split(' ');

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const filled = (text: string, forms: Record<Case, string>, number: number): string =>
  text.replace(/\{(\w+)\}/g, (_, form: Case) => forms[form]).replaceAll('#', String(number));

/** The pages of one invented subject: six to eight, no two alike. */
export function invent(random: Random): Invented {
  const at = Math.floor(random() * SUBJECTS.length);
  const found = SUBJECTS[at] as (typeof SUBJECTS)[number];
  const forms = nameForms(found.name, found.kind).forms;
  const others = nameForms(OTHER.name, OTHER.kind).forms;
  const host = 'wlasna-strona.test';
  const own = random() < 0.5;
  const subject: Subject = { ...found, keywords: [], links: own ? [`https://${host}/`] : [] };
  const told = new Map<string, Told>();
  const tell = (maker: Maker): string => {
    const number = 11 + Math.floor(random() * 80);
    const text = filled(maker.say, forms, number);
    told.set(text, { text, not: filled(maker.not, forms, number), other: filled(maker.say, others, number) });
    return text;
  };
  const opening = () => `${CALLED[at]} ${forms.nom} ${TOWNS[at]} to stały temat miejskich rozmów.`;
  const filler = (i: number) =>
    `Obok ${Array.from({ length: 9 }, (_, k) => `${pick(THINGS, random)}${String.fromCharCode(97 + k)}${i}`).join(' ')} stoi ${pick(THINGS, random)}.`;
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const text = (i: number, ...parts: string[]) => [upper(opening()), ...parts, filler(i)].join(' ');
  const date = () => `202${4 + Math.floor(random() * 3)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
  const charge = pick(CHARGES, random);
  const makers: [string, string[]][] = [
    ['news', [tell(charge)]],
    ['news', [tell(pick(PRAISE, random)), tell(pick(FACTS, random))]],
    ['forum', [tell(pick(BLAME, random))]],
    ['blog', [tell(pick([...PRAISE, ...BLAME], random))]],
    ['news', random() < 0.5 ? [tell(charge), tell(pick(ENDS, random))] : [tell(pick(FACTS, random))]],
    ['trade', [tell(pick(FACTS, random))]],
    ['news', [tell(pick([...CHARGES, ...BLAME], random))]],
  ];
  const pages = makers.slice(0, 5 + Math.floor(random() * 3)).map(([kind, parts], i) =>
    page({
      url: `https://miejsce-${i % 5}.test/${i}`,
      title: `${upper(pick(THINGS, random))} i ${pick(THINGS, random)}, wydanie ${i}`,
      text: text(i, ...parts),
      kind: kind as 'news',
      date: random() < 0.9 ? date() : null,
      rank: random() < 0.8 ? i + 2 : null,
    }),
  );
  if (own)
    pages.push(
      page({
        url: `https://${host}/`,
        title: `${forms.nom}, strona główna`,
        kind: 'company',
        text: `${upper(opening())} ${random() < 0.5 ? tell(pick(ANSWERS, random)) : 'Oferta: projekty, naprawy i wyceny.'} ${random() < 0.5 ? 'Kontakt: biuro@wlasna-strona.test.' : ''} ${filler(9)}`,
        description: random() < 0.5 ? 'Opis strony' : null,
        contact: random() < 0.3,
        date: date(),
        rank: 1,
      }),
    );
  return { subject, documents: pages, told };
}
