/** Pages that only mention a matter of the subject in which another page accuses it by name. */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/contract/subject.ts';
import { judge, page } from './factory.ts';

const MAYOR: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'burmistrz Gdyni', keywords: [], links: [] };
const CHARGED =
  'Prokuratura przedstawiła burmistrzowi Gdyni Janowi Kowalskiemu zarzut przekroczenia uprawnień przy przetargu na wiatę przystankową. Śledczy pytali o wycenę i o termin.';
const OPENED =
  'Burmistrz Gdyni Jan Kowalski otworzył w piątek bibliotekę przy skwerze.\n\nCzytelnicy dostali po książce, a orkiestra Marii Lis zagrała walca. Wystąpili też Ewa Mak i Piotr Sowa.';

/** The numbers of the pages that the report says accuse the mayor, where the second of two only mentions the matter. */
const accusing = (mention: string, charged = CHARGED): number[] => {
  const pages = [charged, `${OPENED}\n\n${mention}`].map((text, i) =>
    page({ url: `https://kurier-gdynski-${i}.test/${i}`, title: i === 0 ? 'Zarzut za wiatę' : 'Biblioteka otwarta', text, date: `2026-03-0${i + 1}` }),
  );
  return judge(pages, MAYOR).accusations.flatMap(({ state, refs }) => (state === 'charged' || state === 'alleged' ? refs : []));
};

describe('a page that retells a matter', () => {
  it('is told beside the page that accuses by name, be it by the name or by the office alone', () => {
    expect(accusing('Nad burmistrzem ciąży wciąż zarzut przekroczenia uprawnień przy przetargu na wiatę przystankową.').sort()).toEqual([1, 2]);
    expect(accusing('W loży siedział burmistrz, wciąż czekający na wyrok w sprawie wiaty przystankowej.').sort()).toEqual([1, 2]);
    expect(accusing('O przetargu i o kłopotach z prokuraturą, które ma burmistrz, mówiono w kuluarach.').sort()).toEqual([1, 2]);
    expect(accusing('Jan Kowalski, ten od wiaty: w przetargu przystankowym zarzut, poręczenie i zakaz wyjazdu.').sort()).toEqual([1, 2]);
  });

  it('is none when it tells another matter, the end, a mere possibility, or another office of the same name', () => {
    expect(accusing('W loży siedział burmistrz, wciąż czekający na wyrok jury konkursu wypieków.')).toEqual([1]);
    expect(accusing('Burmistrz przypomniał zarzut czytelników, że wypożyczalnia nie miała windy.')).toEqual([1]);
    expect(accusing('Nad burmistrzem nie ciąży już zarzut przekroczenia uprawnień przy przetargu na wiatę przystankową.')).toEqual([1]);
    expect(accusing('Czy nad burmistrzem będzie ciążyć zarzut przekroczenia uprawnień przy przetargu na wiatę przystankową, rozstrzygnie sąd.')).toEqual([1]);
    expect(accusing('Nad burmistrzem Sopotu ciąży wciąż zarzut przekroczenia uprawnień przy przetargu na wiatę przystankową.')).toEqual([1]);
  });

  it('tells nothing where no page accuses by name', () => {
    expect(
      accusing(
        'Nad burmistrzem ciąży wciąż zarzut przekroczenia uprawnień przy przetargu na wiatę.',
        'Burmistrz Gdyni Jan Kowalski ogłosił przetarg na wiatę, a wygrała go spółka z Pucka.',
      ),
    ).toEqual([]);
  });

  it('is known by the sum of the penalty in a list of others, not by a round one nor where it was lifted', () => {
    const shop: Subject = { name: 'Zieloniak', kind: 'brand', description: 'sieć warzywniaków z Gdyni', keywords: [], links: [] };
    const fined = (sum: string) =>
      `Urząd ukarał sieć Zieloniak z Gdyni. Zieloniak zapłaci ${sum} mln zł kary za ceny, które przy kasie były wyższe niż na półce.`;
    const listed = (line: string) =>
      `Przejrzeliśmy decyzje z pięciu lat. Trzecie miejsce: dyskonty Obfitość, 40,4 mln zł.\n\n${line}\n\nCzytelnicy dostali kalendarze.`;
    const told = (line: string, sum = '12,6') =>
      judge(
        [fined(sum), listed(line)].map((text, i) =>
          page({ url: `https://kurier-gdynski-${i}.test/${i}`, title: i === 0 ? 'Ceny na półce' : 'Najdroższe metki', text }),
        ),
        shop,
      ).accusations.flatMap(({ state, refs }) => (state === 'fined' ? refs : []));
    expect(told('Czwarta jest sieć Zieloniak z Gdyni: 12,6 mln zł za metki.').sort()).toEqual([1, 2]);
    expect(told('Czwarta jest sieć Zieloniak z Gdyni: 13,6 mln zł za metki.')).toEqual([1]);
    expect(told('Sieci Zieloniak z Gdyni obniżono opłatę o 12,6 mln zł.')).toEqual([1]);
    expect(told('Sieć Zieloniak z Gdyni wydała 10 mln zł na nowe sklepy.', '10')).toEqual([1]);
  });
});
