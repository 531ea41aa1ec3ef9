/** Sentences for and against a risk: printed where they are true, and not otherwise. */

import { ANSWER, BAD, coverage, GOOD, PLAIN, place, quoteIn, rule, unanswered } from './gate-words.ts';
import { profile, type Said, type Seen, tell, tones, world } from './gate-world.ts';

const FAR = 'Obok stoi rower. '.repeat(40);
const ELSE = 'Maria Nowak rozczarowała wszystkich fatalnie.';
const aside = { ledger: { setAside: [{ kind: 'other', label: 'dentysta, Kielce', reason: '', pages: [] }] as never } };
const at = (date: string | null, over: Seen = {}): Seen => ({ date, ...over });

const saying = (text: string): Said => ({
  world: world([{ tone: '-', text }]),
  slots: { quote: quoteIn(text), place: place(1) },
  refs: [1],
  quotes: [[1, text]],
});
const praising = (text: string): Said => ({ ...saying(text), world: world([{ tone: '+', text }]), slots: { n: 1, quote: quoteIn(text) } });

const BACKED = 'Jan Kowalski nie jest winny, ma rację w tej sprawie, powiedział Adam Wilk.';
const ALSO_BACKED = 'Ewa Lis broni projektu, który przygotował Jan Kowalski.';
const BLAMED = 'Jan Kowalski oszukał inwestora, to skandal, powiedział Adam Wilk.';

tell([
  {
    id: 'RI-01',
    printed: [{ world: world('--+'), slots: { n: 2, topic: 'inwestor' }, refs: [1, 2], quotes: [[1, BAD]] }],
    dropped: [
      { world: world('--+'), slots: { n: 2, topic: 'inwestor' }, refs: [1, 2] },
      {
        world: world([{ tone: '-' }, { tone: '-', text: 'Inwestor spotkał się z Janem Kowalskim.' }]),
        slots: { n: 2, topic: 'inwestor' },
        refs: [1, 2],
        quotes: [
          [1, BAD],
          [2, 'Inwestor spotkał się z Janem Kowalskim.'],
        ],
      },
      { world: world([...tones('-'), { tone: '+', text: BAD }]), slots: { n: 2, topic: 'inwestor' }, refs: [1, 2], quotes: [[1, BAD]] },
      { world: world([{ tone: '-', text: PLAIN }]), slots: { n: 1, topic: 'wykład' }, refs: [1], quotes: [[1, PLAIN]] },
      { world: world([{ tone: '-', text: `${BAD} Wieczór był ciepły.` }]), slots: { n: 1, topic: 'wieczór' }, refs: [1], quotes: [[1, BAD]] },
    ],
  },
  {
    id: 'RI-02',
    printed: [{ world: world('-+'), slots: { quote: quoteIn(BAD), place: place(1) }, refs: [1], quotes: [[1, BAD]] }],
    dropped: [
      { world: world('-+'), slots: { quote: quoteIn(GOOD), place: place(2) }, refs: [2], quotes: [[2, GOOD]] },
      {
        world: world('-+'),
        slots: { quote: quoteIn(BAD), place: place(1) },
        refs: [1, 2],
        quotes: [
          [1, BAD],
          [2, GOOD],
        ],
      },
      { world: world([{ tone: '-', text: `${PLAIN} ${FAR}${ELSE}` }]), slots: { quote: quoteIn(ELSE), place: place(1) }, refs: [1], quotes: [[1, ELSE]] },
    ],
  },
  {
    // What reproaches stands, and not what takes a reproach back.
    id: 'RI-02',
    printed: [
      'Sąd skazał Jana Kowalskiego.',
      'Klienci oskarżają Jana Kowalskiego o oszustwo, nie o plagiat.',
      'Nie tylko klienci oskarżają Jana Kowalskiego o oszustwo.',
      `Nie ${'bardzo '.repeat(23)}oskarżają Jana Kowalskiego o oszustwo.`,
      `Klienci oskarżają Jana Kowalskiego ${'bardzo '.repeat(23)}nie zapłacił.`,
    ].map(saying),
    dropped: [
      'Sąd nie skazał Jana Kowalskiego za oszustwo.',
      'Nikt nie oskarża Jana Kowalskiego o oszustwo.',
      'To nieprawda, że Jan Kowalski oszukał klientów.',
      'Ani oszustwa, ani nadużycia Jana Kowalskiego klienci nie widzieli.',
      'Żadne oszustwo Jana Kowalskiego nie miało miejsca.',
      'Jan Kowalski pracował bez zarzutu.',
      'Zarzuty nie dotyczą Jana Kowalskiego.',
      'Co by było, gdyby Jan Kowalski oszukał klientów.',
      'Jan Kowalski otworzył wystawę.',
    ].map(saying),
  },
  {
    id: 'RI-07',
    printed: [praising('Nie tylko mieszkańcy chwalą Jana Kowalskiego za świetną bibliotekę.')],
    dropped: ['Mieszkańcy nie chwalą Jana Kowalskiego za świetną bibliotekę.', 'Nikt nie poleca świetnej biblioteki Jana Kowalskiego.'].map(praising),
  },
  {
    id: 'RI-03',
    printed: [
      {
        world: world([{ evidence: { reach: { value: 4_321 } as never } }, { evidence: { reach: { value: 9 } as never } }]),
        slots: { reach: 4_000 },
        refs: [1],
      },
    ],
    dropped: [{ world: world([{ evidence: { reach: { value: 4_321 } as never } }]), slots: { reach: 4_321 }, refs: [1] }],
  },
  {
    id: 'RI-05',
    printed: [{ world: world([{ rank: 4 }, { rank: 7 }]), slots: { title: 'Tekst numer 2', rank: 7 }, refs: [1, 2] }],
    dropped: [{ world: world([{ rank: 4 }, { rank: 7 }]), slots: { title: 'Tekst numer 2', rank: 4 }, refs: [1, 2] }],
  },
  {
    // What was given back or changed, told by somebody else.
    id: 'RI-21',
    printed: ['Klienci Jana Kowalskiego dostali z powrotem zaliczki.', 'Architekt zmienił wzór umowy, a skargi załatwiono.'].map(saying),
    dropped: [
      saying('Klienci Jana Kowalskiego czekają na zaliczki.'),
      { ...saying('Zwróciłem klientom zaliczki.'), world: world([{ own: true, text: 'Zwróciłem klientom zaliczki.' }]) },
      { ...saying(BAD), slots: { quote: 'Oddał zaliczki', place: place(1) } },
      { ...saying('Jan Kowalski oddał zaliczki klientom.'), slots: { quote: 'Jan Kowalski oddał zaliczki klientom', place: place(2) } },
    ],
  },
  {
    // Who is told apart from somebody of the same name.
    id: 'RI-27',
    printed: ['Z posłem Janem Kowalskim nasz architekt nie ma nic wspólnego.', 'Kochani, to nie ja, mój imiennik buduje mosty.'].map(saying),
    dropped: ['Jan Kowalski nie buduje mostów.', 'Architekt ma imię po dziadku.'].map(saying),
  },
  {
    id: 'RI-06',
    printed: [
      { world: world([{ text: ANSWER }]), slots: { title: 'Tekst numer 1', place: place(1), quote: quoteIn(ANSWER) }, refs: [1], quotes: [[1, ANSWER]] },
      {
        world: world([{ title: 'Architekt odpowiada', text: PLAIN }]),
        slots: { title: 'Architekt odpowiada', place: place(1), quote: quoteIn(PLAIN) },
        refs: [1],
        quotes: [[1, PLAIN]],
      },
      {
        world: world([{ own: true, text: 'Wyjaśniam: dom naprawię.' }]),
        slots: { title: 'Tekst numer 1', place: place(1), quote: 'Wyjaśniam: dom naprawię' },
        refs: [1],
        quotes: [[1, 'Wyjaśniam: dom naprawię.']],
      },
    ],
    dropped: [
      { world: world([{ text: PLAIN }]), slots: { title: 'Tekst numer 1', place: place(1), quote: quoteIn(PLAIN) }, refs: [1], quotes: [[1, PLAIN]] },
      {
        world: world([{ text: `${PLAIN} ${FAR}Maria Nowak oświadczyła, że pada.` }]),
        slots: { title: 'Tekst numer 1', place: place(1), quote: 'Maria Nowak oświadczyła, że pada' },
        refs: [1],
        quotes: [[1, 'Maria Nowak oświadczyła, że pada.']],
      },
      {
        world: world([{ text: `${ANSWER} ${PLAIN}` }]),
        slots: { title: 'Tekst numer 1', place: place(1), quote: quoteIn(ANSWER) },
        refs: [1],
        quotes: [
          [1, ANSWER],
          [1, PLAIN],
        ],
      },
    ],
  },
  {
    id: 'RI-07',
    printed: [{ world: world('++-'), slots: { n: 2, quote: quoteIn(GOOD) }, refs: [1, 2], quotes: [[1, GOOD]] }],
    dropped: [
      { world: world('+-'), slots: { n: 2, quote: quoteIn(GOOD) }, refs: [1, 2], quotes: [[1, GOOD]] },
      { world: world([{ tone: '+', text: PLAIN }]), slots: { n: 1, quote: quoteIn(PLAIN) }, refs: [1], quotes: [[1, PLAIN]] },
    ],
  },
  {
    id: 'RI-08',
    printed: [{ world: world([at('2025-12-31', { tone: '-' }), { tone: '+' }, { tone: null }]), slots: { year: '2025' }, refs: [1] }],
    dropped: [
      { world: world([at('2025-12-31', { tone: '-' }), { tone: '-' }]), slots: { year: '2025' }, refs: [1] },
      { world: world([at('2025-12-31', { tone: '-' }), { tone: '?' }]), slots: { year: '2025' }, refs: [1] },
      {
        world: world([at('2025-12-31', { tone: '-' }), { tone: '0', text: 'Prokuratura bada sprawę, o której mówi Jan Kowalski.' }]),
        slots: { year: '2025' },
        refs: [1],
      },
      { world: world([at('2025-12-31', { tone: '-' }), at('2025-11-30', { tone: '0' })]), slots: { year: '2025' }, refs: [1, 2] },
    ],
  },
  {
    id: 'RI-09',
    printed: [
      {
        world: world([{ tone: '-', url: 'https://a.test/1' }, { tone: '-', url: 'https://a.test/2' }, { tone: '+' }]),
        slots: { domain: 'a.test' },
        refs: [1, 2],
      },
    ],
    dropped: [
      { world: world([{ tone: '-', url: 'https://a.test/1' }, { tone: '-' }]), slots: { domain: 'a.test' }, refs: [1, 2] },
      {
        world: world([
          { tone: '-', url: 'https://a.test/1' },
          { tone: '+', url: 'https://a.test/2' },
        ]),
        slots: { domain: 'a.test' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'RI-12',
    printed: [{ world: world('-0'), slots: { n: 2 }, ...coverage }],
    dropped: [
      ...[
        'Sprawę Jana Kowalskiego umorzono.',
        'Sąd oddalił pozew przeciw Janowi Kowalskiemu.',
        'Jan Kowalski zawarł ugodę.',
        'Zapadł wyrok w sprawie Jana Kowalskiego.',
      ].map((text) => ({ world: world([{ text }]), slots: { n: 1 }, ...coverage })),
      { world: world('-', unanswered), slots: { n: 1 }, refs: [1] },
    ],
  },
  { id: 'RI-13', printed: [{ world: world('0', { ledger: { totals: { fetched: 5, named: 3 } as never } }), slots: { n: 3 }, ...rule }], dropped: [] },
  { id: 'RI-14', printed: [{ world: world('0', aside), slots: { label: 'dentysta, Kielce' }, ...coverage }], dropped: [] },
  {
    id: 'RI-14b',
    printed: [{ world: world('', aside), slots: { label: 'dentysta, Kielce' }, ...coverage }],
    dropped: [{ world: world('0', aside), slots: { label: 'dentysta, Kielce' }, ...coverage }],
  },
  {
    id: 'RI-17',
    printed: [
      {
        world: world([profile('linkedin', {}, { own: false, evidence: { platform: 'linkedin' } }), {}]),
        slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' },
        refs: [1],
      },
      {
        world: world([{}, profile('linkedin', {}, { own: false, evidence: { platform: 'linkedin' } })]),
        slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world([
          profile('linkedin', {}, { own: false, evidence: { platform: 'linkedin' } }),
          profile('facebook', {}, { evidence: { platform: 'facebook' } }),
        ]),
        slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin', {}, { evidence: { platform: 'linkedin' } })]),
        slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' },
        refs: [1],
      },
    ],
  },
  {
    id: 'RI-18',
    printed: [{ world: world('+0'), slots: { n: 2, date: '2026-11-21T12:00:00Z' }, ...coverage }],
    dropped: [
      ...['-', '±', '?'].map((tone) => ({ world: world(`+${tone}`), slots: { n: 2, date: '2026-11-21T12:00:00Z' }, ...coverage })),
      { world: world([{ text: 'Janowi Kowalskiemu postawiono zarzuty.' }]), slots: { n: 1, date: '2026-11-21T12:00:00Z' }, ...coverage },
      { world: world('+', unanswered), slots: { n: 1, date: '2026-11-21T12:00:00Z' }, refs: [1] },
    ],
  },
  {
    id: 'RI-23',
    printed: [{ world: world([{ text: BACKED }, { tone: '-' }]), slots: { speaker: 'Adam Wilk' }, refs: [1], quotes: [[1, BACKED]] }],
    dropped: [
      { world: world([{ text: BACKED }, { tone: '-' }]), slots: { speaker: 'Ewa Lis' }, refs: [1], quotes: [[1, BACKED]] },
      { world: world([{ text: BLAMED }, { tone: '-' }]), slots: { speaker: 'Adam Wilk' }, refs: [1], quotes: [[1, BLAMED]] },
      { world: world([{ text: BACKED }, { tone: '-' }]), slots: { speaker: 'Adam Wilk' }, refs: [1] },
    ],
  },
  {
    id: 'RI-23b',
    printed: [
      {
        world: world([{ text: BACKED }, { text: ALSO_BACKED }]),
        slots: { list: 'Adam Wilk i Ewa Lis' },
        refs: [1, 2],
        quotes: [
          [1, BACKED],
          [2, ALSO_BACKED],
        ],
      },
    ],
    dropped: [{ world: world([{ text: BACKED }, { tone: '-' }]), slots: { list: 'Adam Wilk i Ewa Lis' }, refs: [1], quotes: [[1, BACKED]] }],
  },
  {
    id: 'RI-22',
    printed: [{ world: world('--+'), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [
      { world: world('--+'), slots: { n: 2 }, refs: [1, 3] },
      { world: world('-?'), slots: { n: 2 }, refs: [1, 2] },
      { world: world('--+'), slots: { n: 3 }, refs: [1, 2] },
    ],
  },
  {
    id: 'RI-20',
    exact: true,
    printed: [{ world: world('++-0'), slots: { a: 2, b: 1 }, refs: [1, 2, 3] }],
    dropped: [
      { world: world('+-0'), slots: { a: 1, b: 1 }, refs: [1, 2] },
      { world: world('+--0'), slots: { a: 1, b: 2 }, refs: [1, 2, 3] },
    ],
  },
]);
