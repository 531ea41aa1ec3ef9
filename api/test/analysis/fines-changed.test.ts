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
