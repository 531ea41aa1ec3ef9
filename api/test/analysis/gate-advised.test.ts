/** Recommendations: printed where text and reason are true, and not otherwise. */
import { createAdviceJudge } from '../../src/analysis/gate/advice.ts';
import { fill, fillPlain } from '../../src/analysis/words/grammar.ts';
import { ADVICE, type AdviceId } from '../../src/analysis/words/recommendations.ts';
import { WORDINGS } from '../../src/analysis/words/trades.ts';
import { nameForms } from '../../src/language/index.ts';
import { ARCHITECT } from './factory.ts';
import { CHARGE, DAY, END, FAR, PLAIN, place, quoteIn, unanswered } from './gate-words.ts';
import { groundIn, profile, type Said, type Seen, type Story, site, tell, tones, world } from './gate-world.ts';

const titles = { title: 'Tekst numer 1', place: place(1) };
const [contents, offer, customers] = [WORDINGS.contents[0], WORDINGS.offer[0], WORDINGS.customers[0]] as [string, string, string];

/** `stories`, `opinions`: what passed the gate before. */
type Advised = Said & { stories?: object[]; opinions?: object[] };
function faultOfAdvice(id: AdviceId, { world: seen, slots = {}, refs = [], stories = [], opinions = [] }: Advised): string | null {
  const ground = groundIn(seen);
  const { name, kind } = ground.ledger.subject;
  const speaker = { name, kind, forms: nameForms(name, kind) };
  const [text, reason] = [fill(ADVICE[id].text, slots, speaker), fillPlain(ADVICE[id].reason, slots, speaker)];
  return createAdviceJudge(ground, { stories, opinions } as never)({ id, text, reason, refs } as never);
}

const OPINION = 'Zaliczka wpłacona w marcu, a na projekt czekam do dziś i nikt nie odbiera telefonu.';
const review = (over: object = {}, after = '', text = OPINION): Seen => ({
  kind: 'review',
  text: `${text}${after}`,
  items: [{ who: 'Iga', stars: 1, when: '2026-06-10', start: 0, end: text.length, quoted: null, reply: null, ...over }] as never,
});
const voiced = { quote: quoteIn(OPINION), who: 'Iga, 1/5, gazeta-1.test, 10.06.2026' };
const ABSENT = 'Nie byłem tam, ale odradzam.';
const story = (pages: number[], over: object = {}) => ({ pages, voices: [], headline: { refs: [pages[0]], text: '' }, ...over });
const mine = { domain: 'kowalski.test' };
const [OWN_BIO, OTHER_BIO] = [profile('linkedin', { bio: 'Rysuję domy dla ludzi' }), profile('instagram', { bio: 'Gotuję zupy' })];
const bios = (over: Record<string, string>, more: Seen[] = []): Advised => ({
  world: world([OWN_BIO, OTHER_BIO, ...more]),
  slots: { list: 'LinkedIn i Instagram', platformA: 'LinkedIn', a: 'Rysuję domy […]', platformB: 'Instagram', b: 'Gotuję zupy', ...over },
  refs: [1, 2, ...more.map((_, i) => i + 3)],
});
/** Somebody else of the name, and a page on each of two. */
const namesakes = (kind: string) => ({
  ledger: {
    setAside: [
      {
        kind,
        label: 'dentysta, Kielce',
        reason: '',
        pages: ['Zęby bez bólu', 'Nowy gabinet'].map((title, i) => ({ url: '', title, domain: `zab-${i}.test` })),
      },
      { kind: 'other', label: 'malarz, Łódź', reason: '', pages: [{ url: '', title: 'Wystawa malarza', domain: 'obraz.test' }] },
    ] as never,
  },
});
const differs = { tag: 'architekt', label: 'dentysta, Kielce', title: 'Nowy gabinet', domain: 'zab-1.test' };
const BLAME = 'Radna Ewa Lis krytykuje dom, który narysował Jan Kowalski.';
const blamed = (side: string, over: object = {}, text = BLAME): Advised => ({
  world: world([{ text }, {}, {}]),
  slots: { ...titles, quote: quoteIn(text), n: 2, speaker: 'Ewa Lis' },
  refs: [1],
  stories: [
    story([1, 2], {
      voices: [
        { side: 'own', speaker: 'Jan Kowalski' },
        { side, speaker: 'Ewa Lis' },
      ],
      ...over,
    }),
  ],
});
const corrected = (text: string): Seen[] => [
  { url: 'https://a.test/1', title: 'Zarzuty', date: '2026-01-02' },
  { url: 'https://a.test/2', title: 'Dalszy ciąg', date: '2026-03-04', text },
];
const TOOK_BACK = 'Cofam każde słowo o Janie Kowalskim, rower się znalazł.';
/** A thread, and another of the same place in which somebody takes it back. */
const threads = (who = 'ala', links: string[] = [], back = TOOK_BACK): Advised => {
  const post = (by: string, text: string) => [{ who: by, stars: null, when: null, start: 0, end: text.length, quoted: null, reply: null }] as never;
  return {
    world: world([
      { url: 'https://a.test/1', title: 'Ukradł rower', text: CHARGE, items: post('ala', CHARGE), links },
      { url: 'https://a.test/2', title: 'Przepraszam', date: null, text: back, items: post(who, back) },
    ]),
    slots: { outlet: 'a.test', title: 'Ukradł rower', proof: 'Przepraszam', proofPlace: 'a.test', quote: quoteIn(back) },
    refs: [1, 2],
  };
};
const ruled = (text: string, over: Seen = {}): Advised => ({ world: world([{ text, ...over }]), slots: { ...titles, quote: quoteIn(text) }, refs: [1] });
const matter = (first: Seen, second: Seen = { title: 'Umorzenie', text: END, date: '2026-05-05' }) =>
  world([{ title: 'Zarzuty', text: CHARGE, date: '2026-01-02', ...first }, second]);
const proof = { proof: 'Umorzenie', proofPlace: 'gazeta-2.test, 05.05.2026' };
/** A text from after the end of its matter. */
const later = (first: Seen, second: Seen, over: Record<string, string> = {}): Advised => ({
  world: matter({ date: '2026-06-06', ...first }, { date: '2026-05-05', ...second }),
  slots: { ...asks, list: '„Zarzuty” (gazeta-1.test, 06.06.2026)', proof: second.title as string, ...over },
  refs: [1, 2],
});
const asks = { n: 1, list: '„Zarzuty” (gazeta-1.test, 02.01.2026)', ...proof, quote: '' };

const ASKED = 'Zwróciliśmy się do trzech redakcji o uzupełnienie tekstów.';
/** A letter that was sent before, as a third page says. */
const again = (own: boolean, said: string): Advised => ({
  world: world([
    { title: 'Zarzuty', text: CHARGE, date: '2026-01-02' },
    { title: 'Umorzenie', text: END, date: '2026-05-05' },
    { title: 'O nas', text: said, own, url: 'https://jan.test/o-nas', date: '2026-05-06' },
  ]),
  slots: { ...asks, asked: said.replace(/\.$/, ''), askedPlace: 'jan.test, 06.05.2026' },
  refs: [1, 2, 3],
});

const STORIES: Story<AdviceId, Advised>[] = [
  {
    id: 'R01',
    printed: [
      {
        world: world([profile('linkedin', { bio: 'Rysuję domy dla ludzi' }), profile('instagram', { bio: 'Gotuję zupy' })]),
        slots: { list: 'LinkedIn i Instagram', platformA: 'LinkedIn', a: 'Rysuję domy […]', platformB: 'Instagram', b: 'Gotuję zupy' },
        refs: [1, 2],
      },
      bios({}, [site()]),
    ],
    dropped: [
      {
        world: world([profile('linkedin', { bio: 'Gotuję zupy' }), profile('instagram', { bio: 'Gotuję zupy' })]),
        slots: { list: 'LinkedIn i Instagram', platformA: 'LinkedIn', a: 'Gotuję zupy', platformB: 'Instagram', b: 'Gotuję zupy' },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin', { bio: 'Rysuję domy' }), profile('instagram', { bio: 'Gotuję zupy' }, { own: false })]),
        slots: { list: 'LinkedIn', platformA: 'LinkedIn', a: 'Rysuję domy', platformB: 'Instagram', b: 'Gotuję zupy' },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin', { bio: 'Rysuję domy dla ludzi' }), profile('instagram', { bio: 'Gotuję zupy' })]),
        slots: { list: 'LinkedIn i Instagram', platformA: 'LinkedIn', a: 'Rysuję domy', platformB: 'Instagram', b: 'Gotuję zupy' },
        refs: [1, 2],
      },
      bios({ a: 'Gotuję zupy', b: 'Rysuję domy dla ludzi' }),
      bios({ a: '[…]' }),
      bios({ a: 'Rysuję […] domy' }),
      bios({ list: 'LinkedIn, Instagram i Facebook' }, [profile('facebook', {}, { own: false })]),
    ],
  },
  {
    id: 'R03',
    printed: [
      {
        world: world([profile('linkedin', { posts: [{ date: '2024-05-06', text: 'a', reactions: null } as never] })]),
        slots: { platform: 'LinkedIn', date: '2024-05-06' },
        refs: [1],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin', { posts: [{ date: '2024-05-06', text: 'a', reactions: null } as never] }, { own: false })]),
        slots: { platform: 'LinkedIn', date: '2024-05-06' },
        refs: [1],
      },
      {
        world: world([profile('linkedin', { posts: [{ date: '2024-05-06', text: 'a', reactions: null } as never] }), profile('linkedin', {}, { own: false })]),
        slots: { platform: 'LinkedIn', date: '2024-05-06' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'R05',
    free: ['n'],
    printed: [
      { world: world([profile('linkedin'), site()]), slots: { ...mine, list: 'LinkedIn', n: 1 }, refs: [1] },
      {
        world: world([profile('linkedin', { links: ['https://inna.test/'] }), profile('facebook'), site()]),
        slots: { ...mine, list: 'LinkedIn i Facebook', n: 2 },
        refs: [1, 2],
      },
    ],
    dropped: [
      { world: world([profile('linkedin'), site()]), slots: { ...mine, list: 'LinkedIn', n: 2 }, refs: [1] },
      { world: world([profile('linkedin'), profile('facebook'), site()]), slots: { ...mine, list: 'LinkedIn i Facebook', n: 1 }, refs: [1, 2] },
      {
        world: world([profile('linkedin', { links: ['https://inna.test/', 'https://kowalski.test/o'] }), site()]),
        slots: { ...mine, list: 'LinkedIn', n: 1 },
        refs: [1],
      },
      { world: world([profile('linkedin', {}, { own: false }), site()]), slots: { ...mine, list: 'LinkedIn', n: 1 }, refs: [1] },
      { world: world([profile('linkedin'), site({ own: false })]), slots: { ...mine, list: 'LinkedIn', n: 1 }, refs: [1] },
      {
        world: world([profile('linkedin', { links: ['https://kowalski.test/o'] }), profile('facebook'), site()]),
        slots: { ...mine, list: 'LinkedIn i Facebook', n: 2 },
        refs: [1, 2],
      },
      // A page of the site is no profile that could link to it.
      { world: world([profile('linkedin'), site()]), slots: { ...mine, list: 'LinkedIn', n: 2 }, refs: [1, 2] },
    ],
  },
  {
    id: 'R06',
    printed: [{ world: world('0'), slots: { contents, ...titles }, refs: [1] }],
    dropped: [
      { world: world([{}, profile('linkedin')]), slots: { contents, ...titles }, refs: [1] },
      { world: world('0', unanswered), slots: { contents, ...titles }, refs: [1] },
    ],
  },
  {
    id: 'R06b',
    printed: [{ world: world([{ rank: 2 }, { rank: 5 }, {}]), slots: { n: 3, ...titles }, refs: [1] }],
    dropped: [
      { world: world([{ rank: 2 }, { rank: 1 }]), slots: { n: 2, ...titles }, refs: [1] },
      { world: world([{}, {}]), slots: { n: 2, ...titles }, refs: [1] },
      { world: world([{ rank: 2 }, { rank: 5 }]), slots: { n: 2, ...titles }, refs: [1, 2] },
      { world: world([{ rank: 2 }, site()]), slots: { n: 2, ...titles }, refs: [1] },
    ],
  },
  {
    id: 'R07',
    printed: [{ world: world([site()]), slots: mine, refs: [1] }],
    dropped: [
      { world: world([site({ description: 'Domy' })]), slots: mine, refs: [1] },
      { world: world([site(), {}]), slots: mine, refs: [2] },
      { world: world([site(), site({ url: 'https://kowalski.test/2', description: 'Domy' })]), slots: mine, refs: [1, 2] },
      { world: world([site()]), slots: mine, refs: [] },
    ],
  },
  {
    id: 'R08',
    printed: [{ world: world([site({ title: 'Pracownia' })]), slots: { ...mine, title: 'Pracownia' }, refs: [1] }],
    dropped: [
      { world: world([site()]), slots: { ...mine, title: 'Jan Kowalski' }, refs: [1] },
      { world: world([site(), { title: 'Pracownia' }]), slots: { ...mine, title: 'Pracownia' }, refs: [2] },
      { world: world([site(), site({ url: 'https://kowalski.test/2', title: 'Pracownia' })]), slots: { ...mine, title: 'Pracownia' }, refs: [1, 2] },
    ],
  },
  {
    id: 'R09',
    printed: [
      { world: world([site(), { structuredTypes: ['Person'] }]), slots: { ...mine, schema: 'Person' }, refs: [1] },
      { world: world([site()], { subject: { ...ARCHITECT, kind: 'company' } }), slots: { ...mine, schema: 'Organization' }, refs: [1] },
    ],
    dropped: [
      { world: world([site(), site({ url: 'https://kowalski.test/2', structuredTypes: ['Person'] })]), slots: { ...mine, schema: 'Person' }, refs: [1] },
      { world: world([site({ structuredTypes: ['Person'] })]), slots: { ...mine, schema: 'Person' }, refs: [1] },
      { world: world([site()]), slots: { ...mine, schema: 'Organization' }, refs: [1] },
    ],
  },
  { id: 'R12', printed: [{ world: world([site()]), slots: mine, refs: [1] }], dropped: [{ world: world([site({ contact: true })]), slots: mine, refs: [1] }] },
  {
    id: 'R13',
    printed: [{ world: world([site()]), slots: { ...mine, offer }, refs: [1] }],
    dropped: [
      { world: world([site({ text: 'Cennik i usługi.' })]), slots: { ...mine, offer }, refs: [1] },
      { world: world([site(), {}]), slots: { ...mine, offer }, refs: [2] },
    ],
  },
  {
    id: 'R15',
    printed: [{ world: world([review(), {}]), slots: { customers, title: 'Tekst numer 1', domain: 'gazeta-1.test', n: 1 }, refs: [1] }],
    dropped: [{ world: world([review(), {}]), slots: { customers, title: 'Tekst numer 1', domain: 'gazeta-2.test', n: 1 }, refs: [1, 2] }],
  },
  ...(['R16', 'R16b'] as const).map(
    (id): Story<AdviceId, Advised> => ({
      id,
      printed: [
        { world: world([review()]), slots: voiced, refs: [1] },
        { world: world([review({ who: null, stars: null, when: null })]), slots: { ...voiced, who: 'bez podpisu, gazeta-1.test' }, refs: [1] },
        { world: world([review()]), slots: { ...voiced, who: 'Iga, 1/5, gazeta-1.test' }, refs: [1] },
      ],
      dropped: [
        { world: world([review({ reply: { start: 0, end: 3 } })]), slots: voiced, refs: [1] },
        { world: world([review({}, ' Odpowiedź: wyjaśniamy sprawę.')]), slots: voiced, refs: [1] },
        { world: world([review({ stars: 2 })]), slots: voiced, refs: [1] },
        // Words under the voice, which nobody signs.
        { world: world([review({}, ' Czekam na odpowiedź.')]), slots: { ...voiced, quote: 'Czekam na odpowiedź' }, refs: [1] },
        ...(id === 'R16b'
          ? [{ world: world([review({}, '', 'Dom jest brzydki i za mały.')]), slots: { ...voiced, quote: 'Dom jest brzydki i za mały' }, refs: [1] }]
          : []),
      ],
    }),
  ),
  {
    id: 'R18',
    printed: [{ world: world([{ text: CHARGE }]), slots: { ...titles, quote: quoteIn(CHARGE) }, refs: [1] }],
    dropped: [
      { world: world([{ text: PLAIN }]), slots: { ...titles, quote: quoteIn(PLAIN) }, refs: [1] },
      {
        world: world([{ text: `${PLAIN} ${FAR}Prokuratura postawiła Marii Nowak zarzut oszustwa.` }]),
        slots: { ...titles, quote: 'Prokuratura postawiła Marii Nowak zarzut oszustwa' },
        refs: [1],
      },
    ],
  },
  {
    id: 'R19',
    printed: [
      { world: world([{ text: CHARGE }]), slots: { ...titles, where: 'we własnym miejscu' }, refs: [1] },
      { world: world([{ text: CHARGE }, site(), profile('linkedin')]), slots: { ...titles, where: 'na stronie kowalski.test' }, refs: [1] },
      { world: world([{ text: CHARGE }, site(), profile('linkedin')]), slots: { ...titles, where: 'w profilu na platformie LinkedIn' }, refs: [1] },
    ],
    dropped: [
      { world: world([{ text: CHARGE }, { text: END }]), slots: { ...titles, where: 'we własnym miejscu' }, refs: [1] },
      { world: world([{ text: CHARGE }]), slots: { ...titles, where: 'na stronie gazeta-1.test' }, refs: [1] },
    ],
  },
  {
    id: 'R21',
    printed: [
      { world: world('0', namesakes('other')), slots: differs, refs: [1] },
      { world: world('0', namesakes('other')), slots: { ...differs, title: 'Zęby bez […]', domain: 'zab-0.test' }, refs: [1] },
    ],
    dropped: [
      { world: world('0', namesakes('unsure')), slots: differs, refs: [1] },
      ...[
        { title: 'Zęby bez bólu' },
        { title: 'Nowy' },
        { title: '[…]' },
        { title: 'bez bólu […]', domain: 'zab-0.test' },
        { title: 'Zęby […] bez', domain: 'zab-0.test' },
        { title: 'Wystawa malarza', domain: 'obraz.test' },
        { domain: 'zab-0.test' },
        { label: 'malarz, Łódź' },
        { label: 'kucharz, Łódź' },
        { tag: 'dentysta' },
      ].map((other) => ({ world: world('0', namesakes('other')), slots: { ...differs, ...other }, refs: [1] })),
    ],
  },
  {
    id: 'R53',
    printed: [blamed('critic')],
    dropped: [
      blamed('defender'),
      blamed('critic', {}, 'Radna Ewa Lis otworzyła dom, który narysował Jan Kowalski.'),
      blamed('critic', {}, 'Radny Adam Bąk krytykuje dom, który narysował Jan Kowalski.'),
      blamed('critic', { pages: [2, 3] }),
      blamed('critic', { voices: [{ side: 'critic', speaker: 'Adam Bąk' }] }),
      { ...blamed('critic'), stories: [] },
      { ...blamed('critic'), refs: [1, 3] },
    ],
  },
  {
    id: 'R23',
    printed: [{ world: world([profile('linkedin', {}, { own: false })]), slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' }, refs: [1] }],
    dropped: [
      { world: world([profile('linkedin')]), slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' }, refs: [1] },
      {
        world: world([profile('linkedin', {}, { own: false }), profile('facebook')]),
        slots: { profileName: 'jan-linkedin', platform: 'LinkedIn' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'R27',
    printed: [
      {
        world: world([site({ date: null }), site({ url: 'https://kowalski.test/2', title: 'Drugi' })]),
        slots: { ...mine, title: 'Drugi', n: 2 },
        refs: [1, 2],
      },
    ],
    dropped: [
      { world: world([site({ author: 'Jan Kowalski' })]), slots: { ...mine, title: 'Jan Kowalski', n: 1 }, refs: [1] },
      { world: world([site(), { date: null }]), slots: { ...mine, title: 'Tekst numer 2', n: 1 }, refs: [2] },
      {
        world: world([site({ date: null }), site({ url: 'https://kowalski.test/2', author: 'Jan Kowalski' })]),
        slots: { ...mine, title: 'Jan Kowalski', n: 2 },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'R30',
    printed: [
      { world: world([{ text: 'Czy Jan Kowalski odbiera telefony?' }]), slots: { quote: 'Czy Jan Kowalski odbiera telefony?', place: place(1) }, refs: [1] },
    ],
    dropped: [
      { world: world([{ text: PLAIN }]), slots: { quote: quoteIn(PLAIN), place: place(1) }, refs: [1] },
      {
        world: world([{ text: 'Czy Jan Kowalski odbiera telefony?' }, { own: true }]),
        slots: { quote: 'Czy Jan Kowalski odbiera telefony?', place: place(1) },
        refs: [1, 2],
      },
      {
        world: world([{ own: true, text: 'Czy Jan Kowalski odbiera telefony?' }]),
        slots: { quote: 'Czy Jan Kowalski odbiera telefony?', place: place(1) },
        refs: [1],
      },
    ],
  },
  {
    id: 'R42',
    exact: true,
    printed: [{ world: world([{ tone: '-', url: 'https://a.test/1' }, { tone: '+' }]), slots: { domain: 'a.test', title: 'Tekst numer 1' }, refs: [1] }],
    dropped: [
      { world: world([{ tone: '-', url: 'https://a.test/1' }, ...tones('-')]), slots: { domain: 'a.test', title: 'Tekst numer 1' }, refs: [1] },
      { world: world([{ tone: '-', url: 'https://a.test/1' }, ...tones('--')]), slots: { domain: 'a.test', title: 'Tekst numer 1' }, refs: [1] },
      { world: world([{ tone: '-', url: 'https://a.test/1' }, ...tones('-')]), slots: { domain: 'a.test', title: 'Tekst numer 1' }, refs: [1, 2] },
    ],
  },
  {
    id: 'R43',
    printed: [{ world: world([...tones('+'), site({ links: ['https://inna.test/'] })]), slots: { where: 'na stronie kowalski.test', ...titles }, refs: [1] }],
    dropped: [
      { world: world([...tones('0'), site()]), slots: { where: 'na stronie kowalski.test', ...titles }, refs: [1] },
      {
        world: world([...tones('+'), site({ links: ['http://www.gazeta-1.test/1//?od=2#opinie'] })]),
        slots: { where: 'na stronie kowalski.test', ...titles },
        refs: [1],
      },
      { world: world([...tones('++'), site({ links: ['https://gazeta-1.test/1'] })]), slots: { where: 'na stronie kowalski.test', ...titles }, refs: [1, 2] },
    ],
  },
  {
    id: 'R45',
    printed: [{ world: world('0000') }],
    dropped: [{ world: world('00000') }, { world: world([...tones('000'), site()]) }],
  },
  {
    id: 'R47',
    printed: [
      {
        world: world(corrected('Sprostowanie: Jan Kowalski nie był karany.')),
        slots: { outlet: 'a.test', title: 'Zarzuty', date: '2026-01-02', proof: 'Dalszy ciąg', proofDate: '2026-03-04' },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world(corrected(PLAIN)),
        slots: { outlet: 'a.test', title: 'Zarzuty', date: '2026-01-02', proof: 'Dalszy ciąg', proofDate: '2026-03-04' },
        refs: [1, 2],
      },
      {
        world: world([...corrected('Sprostowanie.'), {}]),
        slots: { outlet: 'a.test', title: 'Zarzuty', date: '2026-01-02', proof: 'Dalszy ciąg', proofDate: '2026-03-04' },
        refs: [1, 2, 3],
      },
      {
        world: world([...corrected('Sprostowanie.'), { url: 'https://a.test/3', title: 'Z miasta' }]),
        slots: { outlet: 'a.test', title: 'Zarzuty', date: '2026-01-02', proof: 'Z miasta', proofDate: '2026-06-01' },
        refs: [1, 2, 3],
      },
      {
        world: world(corrected('Sprostowanie.')),
        slots: { outlet: 'a.test', title: 'Dalszy ciąg', date: '2026-03-04', proof: 'Dalszy ciąg', proofDate: '2026-03-04' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'R48',
    free: ['n'],
    printed: [
      { world: matter({}), slots: asks, refs: [1, 2] },
      { world: matter({}), slots: { ...asks, quote: `: „${quoteIn(END)}”` }, refs: [1, 2] },
      // Older than the end, with the same word of another matter.
      { world: matter({ text: `${CHARGE} Inną sprawę umorzono.` }), slots: asks, refs: [1, 2] },
      later({ text: `${CHARGE} Wyrok zapadnie w maju.` }, { title: 'Umorzenie', text: END }),
      later({ text: CHARGE }, { title: 'Dalszy ciąg', text: PLAIN }),
      {
        world: world([
          { title: 'Zarzuty', text: CHARGE },
          { title: 'Umorzenie', text: END, date: '2026-05-05' },
          { title: 'Skargi', text: CHARGE },
        ]),
        slots: { ...asks, n: 2, list: `„Zarzuty” (${place(1)}) i „Skargi” (gazeta-3.test, ${DAY})` },
        refs: [1, 2, 3],
      },
    ],
    dropped: [
      { world: matter({}), slots: { ...asks, quote: ': „Prokuratura umorzyła śledztwo w sprawie Marii Nowak”' }, refs: [1, 2] },
      later({ text: `${CHARGE} Jan Kowalski mówi o ugodzie.` }, { title: 'Umorzenie i ugoda', text: END }),
      later({ text: `${CHARGE} ${END}` }, { title: 'Dalszy ciąg', text: PLAIN }),
      later({ text: `${CHARGE} ${FAR}Sprawę umorzono.` }, { title: 'Dalszy ciąg', text: END }, { quote: `: „${quoteIn(END)}”` }),
      later({}, { title: 'Dalszy ciąg', text: PLAIN }, { list: '„Dalszy ciąg” (gazeta-2.test, 05.05.2026)' }),
      { world: matter({}), slots: { ...asks, list: '„Zarzuty” (gazeta-2.test, 05.05.2026)' }, refs: [1, 2] },
      { world: matter({}), slots: { ...asks, n: 2, list: `${asks.list} i „Zmyślone” (gazeta-9.test)` }, refs: [1, 2] },
      {
        world: world([...matter({}).pages, { title: 'Koniec', text: END }]),
        slots: { ...asks, n: 2, list: `${asks.list} i „Koniec” (${place(3)})` },
        refs: [1, 2, 3],
      },
      { world: matter({}), slots: { ...asks, n: 2 }, refs: [1, 2] },
      { world: matter({ date: '2026-06-06', text: `${CHARGE} ${END}` }), slots: { ...asks, list: '„Zarzuty” (gazeta-1.test, 06.06.2026)' }, refs: [1, 2] },
      { world: matter({}), slots: { ...asks, list: '„Umorzenie” (gazeta-2.test, 05.05.2026)' }, refs: [1, 2] },
      { world: matter({}), slots: { ...asks, list: 'Zarzuty' }, refs: [1, 2] },
    ],
  },
  {
    id: 'R56',
    printed: [threads('ala', ['https://a.test/3'])],
    dropped: [threads('ola'), threads('ala', ['https://a.test/2']), threads('ala', [], 'Jan Kowalski znalazł rower w szopie.')],
  },
  {
    id: 'R57',
    printed: [
      ruled('Sąd obniżył karę dla Jana Kowalskiego do sześciu tysięcy.'),
      ruled('Komisja oczyściła Jana Kowalskiego z zarzutu bicia, a naganę utrzymała.'),
    ],
    dropped: [
      ruled('Sąd nie obniżył kary dla Jana Kowalskiego.'),
      ruled('Sąd uniewinnił Jana Kowalskiego.'),
      ruled('Sąd utrzymał w części wyrok i w całości uniewinnił Jana Kowalskiego.'),
      ruled('Sąd obniżył karę dla Marii Nowak do sześciu tysięcy.'),
      ruled('Sąd obniżył karę dla Jana Kowalskiego do sześciu tysięcy.', { own: true }),
    ],
  },
  {
    id: 'R48b',
    free: ['n'],
    printed: [later({ text: CHARGE }, { title: 'Dalszy ciąg', text: `${PLAIN} Wyrok nie jest prawomocny.` })],
    dropped: [later({ text: CHARGE }, { title: 'Dalszy ciąg', text: `${PLAIN} Wyrok jest prawomocny.` })],
  },
  {
    id: 'R48c',
    free: ['n'],
    printed: [again(true, ASKED)],
    dropped: [again(false, ASKED), again(true, 'Prosimy klientów o opinie.')],
  },
  {
    id: 'R49',
    printed: [{ world: matter({ own: true }), slots: { title: 'Zarzuty', place: 'gazeta-1.test, 02.01.2026', ...proof }, refs: [1, 2] }],
    dropped: [
      { world: matter({}), slots: { title: 'Zarzuty', place: 'gazeta-1.test, 02.01.2026', ...proof }, refs: [1, 2] },
      { world: matter({ own: true, date: '2026-06-06' }), slots: { title: 'Zarzuty', place: 'gazeta-1.test, 06.06.2026', ...proof }, refs: [1, 2] },
      { world: matter({ own: true, date: '2026-05-05' }), slots: { title: 'Zarzuty', place: 'gazeta-1.test, 05.05.2026', ...proof }, refs: [1, 2] },
      // Two texts of one title: one is not own, or is later.
      ...[{ date: '2026-01-02' }, { own: true, date: '2026-06-06', text: PLAIN }].map((third) => {
        const { pages } = matter({ own: true });
        return {
          world: world([...pages, { title: 'Zarzuty', ...third }]),
          slots: { title: 'Zarzuty', place: 'gazeta-1.test, 02.01.2026', ...proof },
          refs: [1, 2, 3],
        };
      }),
    ],
  },
  {
    id: 'R50',
    printed: [{ world: world([{ own: true }, {}]), slots: { ...titles, list: `„Tekst numer 2” (${place(2)})` }, refs: [1, 2] }],
    dropped: [
      { world: world([{}, {}]), slots: { ...titles, list: `„Tekst numer 2” (${place(2)})` }, refs: [1, 2] },
      { world: world([{ own: true }, { own: true }]), slots: { ...titles, list: `„Tekst numer 2” (${place(2)})` }, refs: [1, 2] },
      {
        world: world([{ own: true }, {}, { own: true }]),
        slots: { ...titles, list: `„Tekst numer 2” (${place(2)}) i „Tekst numer 3” (${place(3)})` },
        refs: [1, 2, 3],
      },
      { world: world([{ own: true }, {}, { title: 'Tekst numer 1' }]), slots: { ...titles, list: `„Tekst numer 2” (${place(2)})` }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'R51',
    printed: [
      { world: world([review({}, '', ABSENT)]), slots: { domain: 'gazeta-1.test', quote: quoteIn(ABSENT), who: voiced.who }, refs: [1] },
      {
        world: world([review({}, '', `${ABSENT} Dom jest brzydki.`)]),
        slots: { domain: 'gazeta-1.test', quote: 'Dom jest brzydki', who: voiced.who },
        refs: [1],
      },
    ],
    dropped: [
      { world: world([review()]), slots: { domain: 'gazeta-1.test', ...voiced }, refs: [1] },
      { world: world([review({}, ` ${ABSENT}`)]), slots: { domain: 'gazeta-1.test', ...voiced }, refs: [1] },
      ...['Nie byłam zadowolona, odradzam.', 'Nigdy nie byłem tak zły, odradzam.'].map((text) => ({
        world: world([review({}, '', text)]),
        slots: { domain: 'gazeta-1.test', quote: quoteIn(text), who: voiced.who },
        refs: [1],
      })),
    ],
  },
  {
    id: 'R52',
    printed: [
      {
        world: world([review()]),
        slots: { themes: 'terminy (głosy złe: 3, dobre: 1)', ...voiced },
        refs: [1],
        opinions: [{ theme: 'terminy', bad: 3, good: 1 }],
      },
    ],
    dropped: [
      {
        world: world([review()]),
        slots: { themes: 'terminy (głosy złe: 4, dobre: 1)', ...voiced },
        refs: [1],
        opinions: [{ theme: 'terminy', bad: 3, good: 1 }],
      },
      {
        world: world([review({}, ' Czekam na odpowiedź.')]),
        slots: { themes: 'terminy (głosy złe: 3, dobre: 1)', ...voiced, quote: 'Czekam na odpowiedź' },
        refs: [1],
        opinions: [{ theme: 'terminy', bad: 3, good: 1 }],
      },
    ],
  },
  {
    id: 'R54',
    printed: [{ world: world('000'), slots: { ...titles, n: 2 }, refs: [1], stories: [story([1, 2])] }],
    dropped: [
      { world: world([{}, { own: true }]), slots: { ...titles, n: 2 }, refs: [1], stories: [story([1, 2])] },
      { world: world('000'), slots: { ...titles, n: 2 }, refs: [1, 3], stories: [story([1, 2])] },
      { world: world('000'), slots: { ...titles, n: 2 }, refs: [1], stories: [story([1, 2], { headline: { refs: [2], text: '' } })] },
      { world: world('000'), slots: { ...titles, n: 2 }, refs: [1] },
    ],
  },
  {
    id: 'R55',
    printed: [
      {
        world: world([{ rank: 1 }, { rank: 2 }, { rank: 11 }]),
        slots: { title: 'Tekst numer 1', list: 'gazeta-1.test', n: 1, m: 2 },
        refs: [1],
        stories: [story([1, 3])],
      },
    ],
    dropped: [
      {
        world: world([{ rank: 1 }, { rank: 2 }, { rank: 3 }]),
        slots: { title: 'Tekst numer 1', list: 'gazeta-1.test', n: 1, m: 3 },
        refs: [1],
        stories: [story([1])],
      },
    ],
  },
];

tell(STORIES, faultOfAdvice);
