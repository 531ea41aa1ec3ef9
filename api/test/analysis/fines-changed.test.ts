/** What became of a fine is one matter with the fine: pages that share few words share its sum. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import type { Document } from '../../src/research/types.ts';
import { judge as judged, page } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const others = ['Festyn z pączkami', 'Mąka drożeje', 'Rowery towarowe wożą bułki', 'Przepis na chałkę', 'Remont ulicy', 'Szkolna wycieczka ogląda dzieżę'].map(
  (title, i) => page({ url: `https://gazeta-${i}.test/`, title, date: `2025-0${i + 1}-15`, text: `${title}. Pisze o tym piekarnia Złoty Kłos z Rzeszowa.` }),
);
const text = (host: string, title: string, date: string, said: string, record = false): Document =>
  page({ url: `https://${host}/`, title, date, text: said, ...(record ? { layout: 'record' as const } : {}) });
const accusations = (...pages: Document[]) => judged([...pages, ...others], BAKERY).accusations;

const fined = text(
  'kurier.test',
  '6 tysięcy kary dla piekarni Złoty Kłos',
  '2024-03-14',
  'Sześć tysięcy złotych ma zapłacić piekarnia Złoty Kłos z Rzeszowa. Inspektorzy znaleźli w magazynie myszy. Właściciel zapowiada odwołanie.',
);
const entry = (outcome: string) =>
  `Lp. 4. Odwołanie piekarni Złoty Kłos w Rzeszowie od decyzji o karze pieniężnej 6 000 zł za stan magazynu. Rozstrzygnięcie: ${outcome} Decyzja ostateczna.`;
const CHANGED = 'uchylono w części dotyczącej wysokości kary i orzeczono karę 900 zł.';
const rest = [
  'Lp. 5. Odwołanie sklepu mięsnego od mandatu. Rozstrzygnięcie: niedopuszczalne.',
  'Lp. 6. Skarga szkoły. Umorzono postępowanie wobec cofnięcia skargi.',
];
const register = (...entries: string[]) => text('urzad.test', 'Rejestr rozstrzygnięć odwoławczych', '2024-08-20', entries.join('\n\n'), true);

describe('a fine that was lowered', () => {
  it('is told with its new sum, and the page of the old sum shows the old version', () => {
    const found = accusations(fined, register(entry(CHANGED), ...rest)).filter(({ end }) => end !== null);
    expect(found.map(({ end }) => end?.quote)).toEqual([expect.stringContaining('orzeczono karę 900 zł')]);
    expect(found[0]?.text).toContain('zmiana lub uchylenie rozstrzygnięcia');
    expect(found[0]?.text).toMatch(/nadal pokazuje 1\sźródło: kurier\.test/);
  });

  it('is told by a later page that names the new sum, which shows no old version', () => {
    const column = (said: string) => text('felieton.test', 'Tańszy chleb', '2024-08-21', `Chleb jem od dziecka. ${said} Myszy przeżyły.`);
    const still = (said: string) =>
      accusations(fined, column(said), register(entry('uchylono w części dotyczącej wysokości kary i orzeczono karę 1 500 zł.'), ...rest)).find(
        ({ end }) => end !== null,
      )?.stillShown;
    expect(still('Złoty Kłos z Rzeszowa dostał 6 tysięcy złotych kary za magazyn.')).toHaveLength(2);
    expect(still('Złoty Kłos z Rzeszowa dostał 6 tysięcy złotych kary za magazyn. Zapłaci 1 500 zł.')).toHaveLength(1);
  });

  it('has no end in an entry that kept it, nor in one of somebody else', () => {
    const stands = (...entries: string[]) => accusations(fined, register(...entries)).every(({ end }) => end === null);
    expect(stands(entry('utrzymano w mocy.'), ...rest)).toBe(true);
    const elses = 'Lp. 4. Odwołanie cukierni Rurka od decyzji o karze pieniężnej 6 000 zł. Rozstrzygnięcie: ';
    expect(stands(`${elses}${CHANGED}`, 'Lp. 5. Piekarnia Złoty Kłos: wniosek o odpis.', 'Lp. 6. Skarga szkoły: odrzucona.')).toBe(true);
  });

  it('is the matter of a later page that tells it by its sum alone', () => {
    const blog = text(
      'blog.test',
      'Gdzie kupuję chleb',
      '2026-02-11',
      'Chleb lubię na zakwasie. Złoty Kłos z Rzeszowa dostał 6 tysięcy kary i od tej pory tam nie chodzę. Kupuję na targu.',
    );
    const told = accusations(fined, blog, register(entry(CHANGED), ...rest));
    expect(told.filter(({ text: said }) => /nadal pokazują 2\sźródła/.test(said))).toHaveLength(1);
  });
});

describe('a ruling that another court lowered', () => {
  const JUDGED = 'W Rzeszowie była sprawa: piekarnia Złoty Kłos wzięła od ludzi czternaście tysięcy, tort na wesele nie przyjechał i sąd kazał wszystko oddać.';
  const column = text('tygodnik.test', 'Tort widmo', '2026-03-01', `Każdy zna takie wesele. ${JUDGED} Goście jedli paluszki.`);
  const ended = text(
    'plotki.test',
    'Tort widmo: kto wygrał?',
    '2023-06-02',
    'Finał wesela bez tortu. Piekarnia Złoty Kłos miała oddać czternaście tysięcy, a odda sześć. Zaliczka za tort na wesele wróciła w trzy dni.',
  );

  it('is told with that, and a newer text that repeats the first ruling shows the old version', () => {
    const [told, ...more] = accusations(column, ended).filter(({ text: said }) => said.includes('czternaście'));
    expect(more).toEqual([]);
    expect(told?.end?.quote).toContain('a odda sześć');
    expect(told?.text).toMatch(/nadal pokazuje 1\sźródło: tygodnik\.test/);
  });

  it('stands where nothing lowered it', () => {
    expect(accusations(column).map(({ end }) => end)).toEqual([null]);
  });

  it('is no open charge when the page that lowers the fine is the only one that tells it', () => {
    const lowered = 'Sąd obniżył z 10 do 3 tysięcy złotych grzywnę dla piekarni Złoty Kłos. Wyrok jest ostateczny.';
    const { accusations: found, risks } = judged([text('kurier.test', 'Niższa grzywna za piec', '2024-03-14', lowered), ...others], BAKERY);
    expect(found.map(({ pattern, end }) => [pattern, end?.state])).toEqual([['AC-12', 'dropped']]);
    expect(risks.map(({ kind }) => kind)).not.toContain('charge');
  });
});

describe('a firm that an office fined and its clients sued', () => {
  const first = text(
    'kurier.test',
    'Urząd: 4,5 mln zł kary dla piekarni Złoty Kłos',
    '2022-06-21',
    'Urząd nałożył na piekarnię Złoty Kłos z Rzeszowa 4,5 mln zł kary za dopłaty do dowozu bez zgody klientów. Decyzja jest nieprawomocna.',
  );
  const suit = text(
    'tygodnik.test',
    'Klienci pozywają Złoty Kłos za dopłaty',
    '2023-03-22',
    'Do sądu okręgowego w Rzeszowie wpłynął pozew zbiorowy przeciwko piekarni Złoty Kłos. Klienci chcą zwrotu dopłat do dowozu bez zgody.',
  );
  const lowered = text(
    'radio.test',
    'Sąd obniżył karę dla piekarni Złoty Kłos',
    '2024-06-13',
    'Sąd obniżył w czwartek karę nałożoną na piekarnię Złoty Kłos za dopłaty do dowozu z 4,5 do 1,2 mln zł. Wyrok nie jest prawomocny. Piekarnia zmieniła cennik jeszcze przed decyzją.',
  );
  const settled = text(
    'dziennik.test',
    'Ugoda w sprawie dopłat do dowozu',
    '2024-12-05',
    'Klienci i piekarnia Złoty Kłos z Rzeszowa zawarli przed sądem okręgowym ugodę: dopłaty do dowozu wrócą do każdego. Spór z urzędem trwa.',
  );
  const final = text(
    'puls.test',
    'Koniec sporu piekarni Złoty Kłos z urzędem',
    '2025-04-03',
    'Sąd apelacyjny oddalił w czwartek obie apelacje. Oznacza to, że piekarnia Złoty Kłos musi zapłacić 1,2 mln zł, a nie, jak postanowił w 2022 roku urząd, 4,5 mln zł. Wyrok jest prawomocny.',
  );
  const endsOf = (...pages: Document[]) => Object.fromEntries(accusations(...pages).map(({ state, end }) => [state, end?.quote ?? null]));

  it('has the end of each, and of the fine the final one', () => {
    const ends = endsOf(first, suit, lowered, settled, final);
    expect(ends.fined).toContain('musi zapłacić 1,2 mln zł, a nie');
    expect(ends.sued).toContain('zawarli przed sądem okręgowym ugodę');
  });

  it('has no end of the fine in the settlement, nor in what it changed before the decision', () => {
    const ends = endsOf(first, suit, settled);
    expect(ends).toMatchObject({ fined: null, sued: expect.stringContaining('ugodę') });
    expect(Object.values(endsOf(first, suit, lowered)).join(' ')).not.toContain('przed decyzją');
  });

  it('is told by one sum with a newer column that spells the first one out', () => {
    const column = text('blog.test', 'Okruchy roku', '2025-12-22', 'Złoty Kłos z Rzeszowa oszukiwał na wadze i zapłacił za to sześć tysięcy kary.');
    const changed = text(
      'radio.test',
      'Niższa kara za lekki chleb',
      '2025-02-06',
      'Inspektor obniżył z sześciu do dwóch tysięcy złotych karę dla piekarni Złoty Kłos. Chleb był za lekki. Decyzja jest ostateczna.',
    );
    const [told] = accusations(column, changed).filter(({ end }) => end !== null);
    expect(told?.text).toMatch(/nadal pokazuje 1\sźródło: blog\.test/);
  });
});

it('what somebody has not found so far, while it still looks, is no end', () => {
  const charge = text(
    'kurier.test',
    'Drożdżówki z rabarbarem',
    '2024-03-14',
    'Klienci oskarżają piekarnię Złoty Kłos o oszustwo: drożdżówki z rabarbarem spleśniały.',
  );
  const found = (more: string) =>
    text(
      'radio.test',
      'Rabarbar pod lupą',
      '2024-03-15',
      `Piekarnia Złoty Kłos miała kontrolę. Inspekcja nie stwierdziła naruszeń przy drożdżówkach z rabarbarem${more}.`,
    );
  const ends = (more: string) => accusations(charge, found(more)).flatMap(({ end }) => end?.state ?? []);
  expect(ends('')).toEqual(['acquitted']);
  expect(ends(', analiza trwa')).toEqual([]);
});
