import { describe, expect, it } from 'vitest';
import { voicesOf } from '../../src/analysis/ledger/voices.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { judge, type Page, page } from './factory.ts';

const BAKERY: Subject = { name: 'Kłos i Sól', kind: 'brand', description: 'piekarnia, Olsztyn', keywords: [], links: ['https://klosisol.test/'] };
const place = 'Piekarnia Kłos i Sól w Olsztynie';

/** The ledger's evidence of the pages, by the path of their address. */
function read(pages: (Omit<Page, 'url'> & { path: string })[], subject = BAKERY) {
  const { ledger } = judge(
    pages.map(({ path, ...rest }) => page({ url: path.startsWith('http') ? path : `https://${path}.test/${path}`, ...rest })),
    subject,
  );
  const named = (url: string) => pages.find(({ path }) => url.includes(path))?.path ?? url;
  return {
    ledger,
    found: new Map(ledger.items.map(({ evidence }) => [named(evidence.url), evidence])),
    order: ledger.items.map(({ evidence }) => named(evidence.url)),
  };
}

const THINGS = 'most rower tramwaj las szkoła teatr basen ogród stadion zamek port kino'.split(' ');
/** Paragraphs about something else, other ones for each `from`. */
const filler = (n: number, from: number) =>
  Array.from({ length: n }, (_, i) => `Obok stoi ${THINGS[(from + i) % 12]} i ${THINGS[(from * 5 + i * 7) % 12]} numer ${from * 31 + i}.`).join('\n\n');

describe('what a page is', () => {
  it('tells own words and words that were paid for or sent out from the words of others', () => {
    const { found } = read([
      { path: 'https://klosisol.test/', title: 'Kłos i Sól', text: `${place} zaprasza codziennie od szóstej. Pieczemy na zakwasie i sami mielemy mąkę.` },
      {
        path: 'oplacony',
        title: 'Gdzie na śniadanie',
        text: `Materiał partnera\n\n${place} to najlepsze miejsce na śniadanie. Chleb jest wspaniały, a obsługa znakomita.`,
      },
      {
        path: 'rozeslany',
        title: 'Nowa filia',
        text: `Informacja prasowa\n\n${place} otwiera drugą, wspaniałą filię przy rynku.\n\nKontakt dla mediów: biuro@klosisol.test`,
      },
      { path: 'gazeta', title: 'Kolejka po chleb', text: `${place} ma znakomity chleb, dlatego od rana stoi kolejka.` },
    ]);
    expect([...found].map(([path, { genre }]) => [path, genre]).sort()).toEqual([
      ['gazeta', 'news'],
      ['https://klosisol.test/', 'own'],
      ['oplacony', 'paid'],
      ['rozeslany', 'release'],
    ]);
    expect(found.get('gazeta')?.sentiment).not.toBeNull();
    for (const path of ['https://klosisol.test/', 'oplacony', 'rozeslany']) expect(found.get(path)?.sentiment).toBeNull();
  });

  it("takes pages of a site whose owner speaks under the name for own, other owners' pages not", () => {
    const { found } = read([
      { path: 'https://przy-rynku.test/o-nas', title: 'Kłos i Sól – o nas', layout: 'own', text: `${place} to my dwie. Mielimy mąkę same.` },
      { path: 'https://przy-rynku.test/cennik', title: 'Cennik', layout: 'own', text: `${place}: chleb 14 złotych, bułka 2 złote.` },
      { path: 'https://mlyn.test/klienci', title: 'Nasi klienci', layout: 'own', text: `Mielimy dla najlepszych. ${place} bierze od nas żyto.` },
    ]);
    expect([...found].map(([path, { own }]) => [path, own]).sort()).toEqual([
      ['https://mlyn.test/klienci', false],
      ['https://przy-rynku.test/cennik', true],
      ['https://przy-rynku.test/o-nas', true],
    ]);
  });

  it('knows interviews, columns, notices, records and polls by their titles and lines', () => {
    const { found } = read([
      {
        path: 'rozmowa',
        title: 'Chleb lubi ciszę',
        text: `${place} ma nowego szefa.\n\nSkąd zakwas?\n\nZ żyta, które stoi w piwnicy od trzech lat.\n\nA mąka?\n\nZ młyna pod miastem, mielona w każdy wtorek.\n\nCo dalej?\n\nDruga piekarnia, tym razem przy dworcu głównym.`,
      },
      { path: 'kolumna', title: 'Felieton: bułka z pretensją', text: `${place} znowu podniosła ceny bułek i nikt nie protestuje.` },
      { path: 'praca', title: 'Zapraszamy na dzień otwarty', text: `${place} zaprasza mieszkańców w sobotę o dziesiątej.` },
      { path: 'akta', title: 'Protokół z kontroli targowiska', text: `Obecni: inspektor i zarządca. ${place} wystawia paragony.` },
      { path: 'ankieta', title: 'Sondaż: gdzie kupujemy chleb', text: `${place} jest druga wśród piekarni, które wskazali badani.` },
    ]);
    expect([...found].map(([path, { genre }]) => [path, genre]).sort()).toEqual([
      ['akta', 'record'],
      ['ankieta', 'poll'],
      ['kolumna', 'opinion'],
      ['praca', 'announcement'],
      ['rozmowa', 'interview'],
    ]);
  });

  it('tells what is about the subject from what names it in passing, and puts the latter last', () => {
    const { found, order } = read([
      { path: 'wzmianka', title: 'Przegląd tygodnia', text: `${filler(40, 1)}\n\nNa festynie chleb dała ${place}.\n\n${filler(40, 2)}`, rank: 1 },
      { path: 'temat', title: 'Kłos i Sól piecze od roku', text: `${place} obchodzi rocznicę. Przyszło dwieście osób.`, rank: 9 },
      {
        path: 'jedna-z-wielu',
        title: 'Śniadania',
        text: `${filler(4, 3)}\n\n${place} piecze na zakwasie.\n\n${filler(4, 4)}\n\nW Olsztynie Kłos i Sól sprzedaje też mąkę.`,
        rank: 5,
      },
    ]);
    expect([...found].map(([path, { role }]) => [path, role]).sort()).toEqual([
      ['jedna-z-wielu', 'party'],
      ['temat', 'hero'],
      ['wzmianka', 'passing'],
    ]);
    expect(order.at(-1)).toBe('wzmianka');
  });
});

describe('who speaks for a firm', () => {
  it('are the people named beside their office on pages about it, with the page; officials of others are not', () => {
    const { ledger, found } = read([
      {
        path: 'portret',
        title: 'Kłos i Sól piecze od roku',
        text: `${place} ma rok. – Wstajemy o trzeciej – mówi właścicielka piekarni Irena Dobosz. Rzecznik policji Adam Wrona chwali kolejkę.`,
      },
      { path: 'inne', title: 'Rynek po remoncie', text: `${filler(5, 5)}\n\nStoisko miała ${place}. Prezes Leon Kruk otworzył halę.\n\n${filler(5, 6)}` },
    ]);
    expect(voicesOf(ledger)).toEqual([{ name: 'Irena Dobosz', office: 'właścicielka', n: found.get('portret')?.n }]);
  });
});
