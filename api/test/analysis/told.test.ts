/** What the gate takes back from stories: words that stand elsewhere, other authors, sides, counts, days and ends than the pages show. */
import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/analysis/gate/index.ts';
import { provenOpinion, provenRating } from '../../src/analysis/gate/opinions.ts';
import { provenEnd, provenExcerpt, provenFrame, provenReason, provenRow, provenVoice } from '../../src/analysis/gate/told.ts';
import type { Claim, Opinion, Story, Voice } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { judge, page } from './factory.ts';

const BAKERY: Subject = { name: 'Złoty Kłos', kind: 'brand', description: 'piekarnia, Rzeszów', keywords: [], links: [] };
const URL = 'https://opinie.test/1';
const SAID = [
  ['Ola', 5, 'Złoty Kłos ma świetną obsługę, a ceny są uczciwe jak na piekarnię w Rzeszowie.'],
  ['Edek', 1, 'W piekarni Złoty Kłos obsługa niemiła, a cena chleba wyższa niż na półce.'],
  ['Zyta', 4, 'Obsługa szybka, chleb jeszcze ciepły, Złoty Kłos to dobra piekarnia.'],
  ['Rudi', 3, 'Obsługa zwyczajna, Złoty Kłos jest blisko domu w Rzeszowie.'],
  ['Bolo', null, 'Obsługa bywa różna, Złoty Kłos stoi przy rynku w Rzeszowie.'],
  // Their stars say what their words do not.
  ['Iga', 2, 'Obsługa w sobotę, Złoty Kłos stoi przy rynku w Rzeszowie.'],
  ['Ula', 5, 'Obsługa w sobotę, w Złoty Kłos brak rogali i nie dotrzymali terminu.'],
] as const;
const REPLY = 'Przepraszamy za cenę na półce, poprawiliśmy ją tego samego dnia.';
const FIRST = 'Radna Ewa Lis skrytykowała piekarnię Złoty Kłos z Rzeszowa za hałas przy ulicy Długiej, gdzie zmierzono 72 decybele.';
const BACKS = 'Radny Jan Bąk broni piekarni Złoty Kłos i pyta o ceny.';
const PLANS = 'Właściciel piekarni Złoty Kłos zapowiada na marzec remont dachu.';
const CALLED = '„Zostajemy przy Długiej” – mówi szefowa Złotego Kłosa.';
const COUNTED = 'Straż miejska zmierzyła przy piekarni Złoty Kłos w Rzeszowie hałas: 72,5 decybela przez 14 nocy.';
const ASKED = 'Mieszkańcy ulicy Długiej zbierają w Rzeszowie podpisy pod petycją o ciszę przy piekarni Złoty Kłos.';
const HELD = 'Sędzia uznała, że hałas szedł z pobliskiej chłodni.';
const NIGHTS = 'Piekarnia pracuje po nocach od 1994 roku.';
const OWN = '„Wymienimy wentylator do marca” – mówi właściciel piekarni Złoty Kłos.';

function reviews() {
  let text = 'Opinie o piekarni Złoty Kłos, Rzeszów\n\n';
  const add = (words: string) => {
    const start = text.length;
    text += `${words}\n\n`;
    return { start, end: start + words.length };
  };
  const items = SAID.map(([who, stars, words]) => {
    add(who);
    const { start, end } = add(words);
    return { who, stars, when: null, start, end, quoted: null, reply: who === 'Edek' ? add(REPLY) : null };
  });
  return page({ url: URL, title: 'Złoty Kłos', text, kind: 'review', layout: 'reviews', items });
}
const news = (host: string, title: string, date: string, ...sentences: string[]) =>
  page({ url: `https://${host}.test/1`, title, date, text: sentences.join(' ') });

const documents = [
  reviews(),
  news(
    'kurier',
    'Hałas przy Długiej',
    '2026-03-01',
    FIRST,
    OWN,
    BACKS,
    PLANS,
    CALLED,
    'Sąd prawomocnie uniewinnił właściciela piekarni Złoty Kłos.',
    HELD,
    NIGHTS,
  ),
  news(
    'echo',
    'Decybele przy piekarni',
    '2026-03-04',
    'W czwartek na sesji mówiono o nocnym pieczeniu. Piekarnia Złoty Kłos z Rzeszowa przekroczyła normę: pomiar wykazał 72 decybele.',
    'Hałas przy ulicy Długiej skrytykowała radna Ewa Lis. Mieszkańcy zbierają podpisy pod petycją do prezydenta.',
  ),
  news(
    'glos',
    'Spór o wentylator',
    '2026-03-09',
    'Wentylator na dachu ma już dwanaście lat. Radna Ewa Lis skrytykowała rzeszowską piekarnię Złoty Kłos, bo hałas przy ulicy Długiej sięga 65 decybeli.',
    'Straż miejska obiecuje kolejne kontrole jeszcze przed latem. „Zbieramy podpisy” – mówi radna Ewa Lis.',
  ),
  news('miara', 'Pomiary w nocy', '2026-03-11', COUNTED, ASKED),
  ...['(72,5 decybela) trwał 14 nocy', '72 lub 5 decybeli trwał 14 nocy', 'od 7 do 12,5 decybeli trwał 14 nocy', '172,5 decybela trwał 14 nocy'].map(
    (noise, i) =>
      news(
        `nocny${i}`,
        ['Hałas nocą', 'Decybele po zmroku', 'Nocne pomiary strażników', 'Cisza dopiero w niedzielę'][i] as string,
        `2026-03-1${2 + i}`,
        `${['Rada osiedla czeka na wyniki', 'Wiosną wraca temat wentylatorów', 'Kierowcy objeżdżają rynek', 'Szkoła obok ma nowe okna'][i]}. Przy piekarni Złoty Kłos w Rzeszowie hałas ${noise}, zmierzyła straż miejska.`,
        i === 0 ? 'Podpisy pod petycją o ciszę zbierają mieszkańcy ulicy Długiej.' : 'Radni wrócą do sprawy w kwietniu.',
      ),
  ),
  news('fakty', 'Święto chleba', '2026-05-02', 'Piekarnia Złoty Kłos z Rzeszowa upiekła chleb na święto plonów.'),
];
const analysis = judge(documents, BAKERY);
const ground = groundOf(analysis.ledger, documents);
const of = (host: string) => analysis.ledger.items.find(({ evidence }) => evidence.domain === `${host}.test`)?.evidence.n as number;
const [opinie, kurier, echo, glos, fakty, miara] = ['opinie', 'kurier', 'echo', 'glos', 'fakty', 'miara'].map(of) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const nights = [0, 1, 2, 3].map((i) => of(`nocny${i}`)) as [number, number, number, number];
const words = (who: string) => SAID.find(([name]) => name === who)?.[2] as string;

describe('an opinion', () => {
  const quote = (who: string, sign: Opinion['quotes'][number]['sign']) => {
    const [, stars, text] = SAID.find(([name]) => name === who) as (typeof SAID)[number];
    return { n: opinie, text, who, stars, sign };
  };
  const reply = { n: opinie, text: REPLY, who: null, stars: null, sign: 'reply' as const };
  const honest: Opinion = {
    theme: 'obsługa',
    byWords: true,
    good: 3,
    middle: 0,
    bad: 2,
    unrated: 0,
    refs: [opinie],
    quotes: [quote('Ola', 'good'), quote('Edek', 'bad'), quote('Iga', 'bad'), reply],
  };

  it('stays as it is where the reviews show it', () => expect(provenOpinion(ground, honest)).toEqual(honest));

  it.each(['good', 'middle', 'bad', 'unrated'] as const)('falls with one more of the kind %s than the pages have', (sign) =>
    expect(provenOpinion(ground, { ...honest, [sign]: honest[sign] + 1 })).toBeNull(),
  );

  it('loses a voice with another author, other stars, another sign, words of another page, or a reply that is none', () => {
    const lies = [
      { ...quote('Ola', 'good'), who: 'Edek' },
      { ...quote('Ola', 'good'), stars: 4 },
      { ...quote('Ola', 'good'), sign: 'bad' as const },
      quote('Rudi', 'middle'),
      quote('Bolo', 'none'),
      { ...quote('Ola', 'good'), n: kurier },
      { ...quote('Ola', 'good'), text: 'Złoty Kłos ma okropną obsługę.' },
      { ...quote('Ola', 'good'), sign: 'reply' as const },
      { ...reply, who: 'Edek', stars: 1, sign: 'bad' as const },
      { ...quote('Bolo', 'none'), text: 'Opinie o piekarni Złoty Kłos, Rzeszów', who: null },
    ];
    expect(provenOpinion(ground, { ...honest, quotes: [...lies, reply] })?.quotes).toEqual([reply]);
    expect(provenOpinion(ground, { ...honest, refs: [], good: 0, middle: 0, bad: 0, unrated: 0, quotes: [] })).not.toBeNull();
    // A page that the report does not have proves nothing.
    expect(provenOpinion(ground, { ...honest, refs: [opinie, 999] })).not.toBeNull();
    expect(provenOpinion(ground, { ...honest, refs: [opinie, 999], middle: 2 })).toBeNull();
  });

  it('has the stars that the page shows and the mean that it states, or is left out', () => {
    expect(provenRating(ground, { n: opinie, stars: [1, 1, 1, 1, 2], mean: null, of: null })).toBe(true);
    expect(provenRating(ground, { n: opinie, stars: [1, 1, 1, 1, 3], mean: null, of: null })).toBe(false);
    expect(provenRating(ground, { n: opinie, stars: [1, 1, 1, 1, 2], mean: 4.1, of: 37 })).toBe(false);
    expect(provenRating(ground, { n: 999, stars: [0, 0, 0, 0, 0], mean: null, of: null })).toBe(false);
  });
});

describe('a voice', () => {
  const voice = (side: Voice['side'], speaker: string, text: string, n = opinie) => provenVoice(ground, { side, speaker, quotes: [{ n, text }] });
  const side = (...given: Parameters<typeof voice>) => voice(...given)?.side ?? null;

  it('of a review is on the side of its stars, whatever it says; without stars on that of its words', () => {
    expect(['Ola', 'Zyta', 'Rudi', 'Edek', 'Iga', 'Ula', 'Bolo'].map((who) => [side('defender', who, words(who)), side('critic', who, words(who))])).toEqual([
      ['defender', 'neutral'],
      ['defender', 'neutral'],
      ['neutral', 'neutral'],
      ['neutral', 'critic'],
      ['neutral', 'critic'],
      ['defender', 'neutral'],
      ['neutral', 'neutral'],
    ]);
    expect([side('defender', 'Jan Bąk', BACKS, kurier), side('critic', 'Jan Bąk', BACKS, kurier)]).toEqual(['defender', 'neutral']);
    expect([side('critic', 'Ewa Lis', FIRST, kurier), side('defender', 'Ewa Lis', FIRST, kurier), side('neutral', 'Ewa Lis', FIRST, kurier)]).toEqual([
      'critic',
      'neutral',
      'neutral',
    ]);
  });

  it('falls when the words are another’s or stand nowhere, and keeps those that are its own', () => {
    expect(voice('critic', 'Ola', words('Edek'))).toBeNull();
    expect(voice('critic', 'Ola', ' ')).toBeNull();
    expect(voice('critic', 'Jan Nowak', FIRST, kurier)).toBeNull();
    expect(voice('critic', 'Ewa Lis', FIRST, echo)).toBeNull();
    const both = provenVoice(ground, { side: 'critic', speaker: 'Edek', quotes: [words('Edek'), words('Ola')].map((text) => ({ n: opinie, text })) });
    expect(both?.quotes.map(({ text }) => text)).toEqual([words('Edek')]);
  });

  it('of the subject speaks in its reply, or where it is named and quoted', () => {
    expect(side('own', 'Złoty Kłos', REPLY)).toBe('own');
    expect(side('own', 'Złoty Kłos', OWN, kurier)).toBe('own');
    expect(side('own', 'Złoty Kłos', PLANS, kurier)).toBe('own');
    expect(side('own', 'Złoty Kłos', CALLED, kurier)).toBe('own');
    expect(side('own', 'Złoty Kłos', '„Zbieramy podpisy” – mówi radna Ewa Lis.', glos)).toBeNull();
    expect(side('own', 'Złoty Kłos', words('Ola'))).toBeNull();
    expect(side('own', 'Złoty Kłos', 'Piekarnia Złoty Kłos z Rzeszowa upiekła chleb na święto plonów.', fakty)).toBeNull();
  });
});

describe('an excerpt', () => {
  const excerpt = (over: Partial<Claim> = {}): Claim => ({
    pattern: 'HI-02',
    text: FIRST,
    refs: [kurier, echo],
    basis: 'evidence',
    quotes: [{ n: kurier, text: FIRST }],
    ...over,
  });

  it('keeps those further pages alone that say the same, each number too', () => {
    expect(provenExcerpt(ground, excerpt({ refs: [kurier, echo, glos, fakty, 999] }))?.refs).toEqual([kurier, echo]);
    const further = (text: string) => provenExcerpt(ground, excerpt({ text, refs: [miara, ...nights], quotes: [{ n: miara, text }] }))?.refs;
    expect(further(COUNTED)).toEqual([miara, nights[0]]);
    expect(further(ASKED)).toEqual([miara, nights[0]]);
  });

  it('falls when it is not on its first page, or quotes other words', () => {
    for (const lie of [
      excerpt({ refs: [] }),
      excerpt({ refs: [echo], quotes: [{ n: echo, text: FIRST }] }),
      excerpt({ quotes: [{ n: kurier, text: OWN }] }),
      excerpt({
        quotes: [
          { n: kurier, text: FIRST },
          { n: kurier, text: OWN },
        ],
      }),
      excerpt({ text: ' ', quotes: [] }),
      excerpt({ quotes: [{ n: echo, text: FIRST }] }),
    ])
      expect(provenExcerpt(ground, lie)).toBeNull();
  });
});

it('a story has the days and outlets of its pages, and the title of one of them', () => {
  const headline = { pattern: 'HI-01', text: 'Hałas przy Długiej', refs: [kurier], basis: 'evidence' as const, quotes: [] };
  const story = {
    id: 's1',
    headline,
    from: '2020-01-01',
    to: null,
    outlets: ['zmyslone.test'],
    pages: [echo, kurier, glos, 999],
    excerpts: [],
    happened: null,
    voices: [],
    ending: null,
    stillShown: [],
    background: [kurier, 999],
    advice: null,
  } satisfies Story;
  const proven = provenFrame(ground, story);
  expect([proven?.from?.slice(0, 10), proven?.to?.slice(0, 10), proven?.background]).toEqual(['2026-03-01', '2026-03-09', []]);
  expect([...(proven?.outlets ?? [])].sort()).toEqual(['echo.test', 'glos.test', 'kurier.test']);
  const passing = {
    ...ground,
    byNumber: new Map([...ground.byNumber].map(([n, item]) => [n, { ...item, evidence: { ...item.evidence, role: n === glos ? 'passing' : 'topic' } }])),
  };
  expect(provenFrame(passing as never, { ...story, background: [kurier, glos, 999] })?.background).toEqual([glos]);
  expect(provenFrame(ground, { ...story, headline: { ...headline, text: 'Święto chleba' } })).toBeNull();
  expect(provenFrame(ground, { ...story, headline: { ...headline, text: 'Święto chleba', refs: [fakty] } })).toBeNull();
});

it('a date, a number and an end stand in words of their page', () => {
  const row = (what: string, text: string, n = kurier) => provenRow(ground, { what, text, n });
  expect([row('72 decybele', FIRST), row('71 decybeli', FIRST), row('72 decybele', FIRST, echo), row('72', 'Zmierzono 72 decybele.')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const end = (text: string, n: number | undefined = kurier) => provenEnd(ground, { text, n });
  const sentence = 'Sąd prawomocnie uniewinnił właściciela piekarni Złoty Kłos.';
  expect([end(sentence), end(sentence, echo), end(FIRST), provenEnd(ground, { text: sentence, n: undefined })]).toEqual([true, false, false, false]);
});

it('the reason of an end stands behind it on its page and gives grounds', () => {
  const said = (text: string, n = kurier) => ({ pattern: 'HI-06', text, refs: [n], basis: 'evidence' as const, quotes: [{ n, text }] });
  const end = said('Sąd prawomocnie uniewinnił właściciela piekarni Złoty Kłos.');
  const proves = (reason: Claim) => provenReason(ground, end, reason);
  expect(proves(said(HELD))).toBe(true);
  const unproven = [
    said(FIRST),
    said(NIGHTS),
    said(HELD, echo),
    said('Sędzia uznała, że hałas szedł z rzeźni.'),
    { ...said(HELD), quotes: [{ n: kurier, text: FIRST }] },
  ];
  for (const reason of unproven) expect(proves(reason)).toBe(false);
});
