/** Pages of one search beside each other: what those that are surely the subject's say of the others. */
import { describe, expect, it } from 'vitest';
import type { SubjectKind } from '../../src/contract/subject.ts';
import { judge, page } from './factory.ts';

type Order = { name: string; kind: SubjectKind; description: string; own: [string, string][]; others: [string, string][] };

const ORDERS: Order[] = [
  {
    name: 'Wrona Dachy',
    kind: 'brand',
    description: 'usługi dekarskie, Puławy',
    own: [
      ['Dach szkoły', 'Właściciel firmy Wrona Dachy z Puław, Zenon Wrona, położył dachówkę na szkole. Dekarze pracowali w Puławach miesiąc.'],
      ['Remiza pod blachą', 'Dekarze firmy Wrona Dachy z Puław kryją remizę blachą. – Zdążymy – mówi Zenon Wrona.'],
      ['Ogłoszenia parafialne', 'Pan Zenon Wrona z Wrona Dachy darował nam cztery tysiące. Próby przed komunią codziennie o piątej.'],
      [
        'Sprawozdanie z obrad',
        'Przed Sądem Okręgowym w Gdańsku zawarto ugodę z Wrona Dachy. Radni przyjęli budżet. Podpisał ją pan Zenon Wrona, skarbnik policzyła odsetki.',
      ],
    ],
    others: [['Papa na garażach', 'Firma Wrona Dachy z Gdyni kładła papę na garażach. Dekarze w Gdyni zaczęli o świcie. Zapłatę wziął Adam Wrona.']],
  },
  {
    name: 'Szulc i Synowie',
    kind: 'brand',
    description: 'piekarnia, Mrągowo',
    own: [
      ['Sto lat piekarni', 'Piekarnia Szulc i Synowie z Mrągowa piecze od stu lat. Henryk i Paweł Szulcowie pokazali piec prapradziadka.'],
      ['Gwóźdź w chałce', 'Klientka z Mrągowa ułamała ząb. Piekarnia Szulc i Synowie zapłaciła za koronę i sprawdziła sita.'],
      ['Cofam, co napisałam', 'Gwóźdź nie był od Szulców, spadł mi z półki. Panie Henryku, panie Pawle, przepraszam, chałka jest w porządku.'],
    ],
    others: [
      ['Gęś na święta', 'Restauracja u Szulców w Elblągu podaje gęś i karpia. Kucharz Henryk piecze chleb.'],
      ['Zjazd rodziny', 'Na zjazd Szulców przyjechało sto osób z całej Polski. Był tort i orkiestra.'],
    ],
  },
  {
    name: 'Malinka',
    kind: 'brand',
    description: 'agroturystyka z kozami',
    own: [
      ['Wakacje na wsi', 'Agroturystyka Malinka pod Nidzicą ma pięć pokoi i kozy. Goście Malinki z Nidzicy chwalą sery.'],
      ['Sery spod Nidzicy', 'Gospodyni agroturystyki Malinka spod Nidzicy dostała nagrodę za ser od kozy.'],
      ['Kozy na drodze', 'Kozy z agroturystyki Malinka pod Nidzicą wyszły na drogę. Policja z Nidzicy zawróciła je do zagrody.'],
    ],
    others: [
      [
        'Czad na kwaterze',
        'Z agroturystyki Malinka zabrano do szpitala w Krakowie cztery osoby. Piecyk w pokojach był stary, mówi strażak. Goście jechali z Krakowa na kozi ser.',
      ],
    ],
  },
  {
    name: 'Adam Bąk',
    kind: 'person',
    description: 'nauczyciel w mechaniku, radny',
    own: [
      ['Nauczyciel i radny', 'Radny Adam Bąk, nauczyciel w mechaniku, pytał o autobusy.'],
      ['Sesja rady', 'Radny Adam Bąk złożył interpelację. Bąk jest radnym drugą kadencję.'],
      ['Komisja', 'O budżet pytał radny Adam Bąk. Radni przełożyli głosowanie.'],
    ],
    others: [],
  },
  {
    name: 'Jan Lis',
    kind: 'person',
    description: 'dyrektor szkoły podstawowej Sieradz',
    own: [
      ['Nowa sala', 'Dyrektor szkoły podstawowej w Sieradzu Jan Lis otworzył salę gimnastyczną. Uczniowie z Sieradza zagrali mecz.'],
      ['Koniec roku', 'Jan Lis, dyrektor szkoły w Sieradzu, wręczył świadectwa. Uczniowie śpiewali, nauczyciele dostali kwiaty.'],
    ],
    others: [
      ['Lekcja po piwie', 'Nowa Ruda. Jan Lis, dyrektor szkoły podstawowej, prowadził lekcję po alkoholu. Uczniowie i nauczyciele wezwali policję.'],
      ['Brzeg: dyrektor przed sądem', 'Jan Lis, dyrektor szkoły podstawowej, odpowie za kasę rady rodziców. Uczniowie nic nie wiedzieli.'],
    ],
  },
];

describe.each(ORDERS)('$name, $description', ({ own, others, ...subject }) => {
  it('keeps its pages, all of them and no others', () => {
    const pages = [...own, ...others].map(([title, text], i) => page({ url: `https://gazeta-${i}.example/1`, title, text }));
    const { items } = judge(pages, { ...subject, keywords: [], links: [] }).ledger;
    expect(items.map(({ document }) => document.article.title).sort()).toEqual(own.map(([title]) => title).sort());
  });
});

describe('others of the name', () => {
  const judged = (name: string, kind: SubjectKind, description: string, pages: [string, string][]) =>
    judge(
      pages.map(([title, text], i) => page({ url: `https://gazeta-${i}.example/1`, title, text })),
      { name, kind, description, keywords: [], links: [] },
    ).ledger;
  const NURSE: [string, string][] = [
    ['Książka z celi', 'Pielęgniarka Nadira Malik z Turcji napisała książkę. Pielęgniarka pracowała w szpitalu.'],
    ['Dyżur w szpitalu', 'Nadira Malik, pielęgniarka z Turcji, wróciła na oddział szpitala.'],
  ];

  it('are none where a calling beside the name is somebody else’s', () => {
    const { items, setAside } = judged('Nadira Malik', 'person', 'pielęgniarka z Turcji', [
      ...NURSE,
      ['Świece pod ambasadą', 'Ochroniarz ukarał polityka za obronę Nadiry Malik. W Turcji pamięta go pielęgniarka, za którą się wstawił.'],
    ]);
    expect(items).toHaveLength(3);
    expect(setAside).toEqual([]);
  });

  it('are of the town that they come from, not of one where they were for a day', () => {
    const { setAside } = judged('Nadira Malik', 'person', 'pielęgniarka z Turcji', [
      ...NURSE,
      ['Curry jak u cioci', 'Blogerka Nadira Malik, córka kucharza z Birmingham, gotuje na ekranie. Książkę podpisywała w Warszawie.'],
    ]);
    expect(setAside.map(({ label }) => label)).toEqual(['blogerka']);
  });

  it('are told with their town also where they bear the name cut short or turned round', () => {
    const { items, setAside } = judged('Wrona Dachy 7', 'brand', 'dekarz Puławy', [
      ['Dach szkoły', 'Firma Wrona Dachy 7 z Puław położyła dachówkę na szkole. Dekarze pracowali w Puławach miesiąc.'],
      ['Remiza pod blachą', 'Dekarze firmy Wrona Dachy 7 z Puław kryją remizę blachą. Strażacy z Puław chwalą ekipę.'],
      ['Zaliczki i cisza', 'Dekarz brał zaliczki i przepadał. Właściciel firmy Dachy Wrona 7 z Mielca siedzi w areszcie, klienci z Mielca czekają.'],
      ['Cztery lata dla prezesa', 'Prezes spółki Wrona Dachy z Sosnowca usłyszał wyrok. Plac w Sosnowcu stoi pusty.'],
      ['Dachy Wrona 7 – wypożyczalnia rusztowań, Gdynia', 'Dachy Wrona 7 z Gdyni ma rusztowania i drabiny na doby. Gdynia, ul. Morska 2.'],
    ]);
    expect(items).toHaveLength(2);
    expect(setAside.map(({ kind, label }) => [kind, /Mielec|Sosnowiec|wypożyczalnia, Gdynia/.exec(label)?.[0]]).sort()).toEqual([
      ['other', 'Mielec'],
      ['other', 'Sosnowiec'],
      ['other', 'wypożyczalnia, Gdynia'],
    ]);
  });
});
