/** Each sentence on the first screen, the media, the voices and who the subject is: printed where it is true, and not otherwise. */
import { describe, expect, it } from 'vitest';
import type { PatternId } from '../../src/analysis/words/patterns.ts';
import { page } from './factory.ts';
import { faultOf, refLies, type Said, type Seen, slotLies, tones, world } from './gate-world.ts';

type Story = { id: PatternId; printed: Said[]; dropped: Said[]; exact?: boolean };

const coverage = { basis: 'coverage' } as const;
const unanswered = { ledger: { coverage: [{ source: 'searxng', query: 'x', status: 'failed', found: 0, detail: null }] as never } };
const DAY = '01.06.2026';
const quoteIn = (text: string) => text.replace(/[.?]$/, '');
/** Pages at places of the search. */
const ranked = (list: string, ...ranks: (number | null)[]): Seen[] => tones(list).map((seen, i) => ({ ...seen, rank: ranks[i] ?? null }));
const stranger = (rank: number, kind = 'other') => ({
  ledger: {
    setAside: [{ kind, label: 'dentysta, Kielce', reason: '', pages: [{ url: 'https://inny.test/1', title: 'Gabinet', domain: 'inny.test' }] }] as never,
  },
  documents: [page({ url: 'https://inny.test/1', text: 'Gabinet przy rynku.', rank })],
});
const calls = (role: string, over: Seen = {}): Seen => ({ text: `W sobotę ${role} Jan Kowalski otworzył wystawę.`, ...over });
const SPEECH = 'Jan Kowalski powiedział, że dom będzie gotowy wiosną.';
const FAR = 'Obok stoi rower. '.repeat(40);
const dates = (...list: (string | null)[]): Seen[] => list.map((date) => ({ date }));
const titled = (...titles: string[]): Seen[] => titles.map((title) => ({ title }));
const QUESTION = 'Czy Jan Kowalski odbiera telefony?';

const STORIES: Story[] = [
  {
    id: 'FI-01',
    printed: [{ world: world(ranked('00', 1, 2)), slots: { domain: 'gazeta-1.test' }, refs: [1] }],
    dropped: [
      { world: world(ranked('00', 2, 1)), slots: { domain: 'gazeta-1.test' }, refs: [1] },
      { world: world(ranked('00', 1, 2)), slots: { domain: 'gazeta-2.test' }, refs: [1] },
    ],
  },
  {
    id: 'FI-02',
    printed: [{ world: world(ranked('00', 2, 5), stranger(1)), slots: { rank: 2 }, refs: [1] }],
    dropped: [
      { world: world(ranked('00', 2, 5), stranger(3)), slots: { rank: 2 }, refs: [1] },
      { world: world(ranked('00', 2, 5), stranger(1, 'uncertain')), slots: { rank: 2 }, refs: [1] },
      { world: world(ranked('00', 2, 1), stranger(1)), slots: { rank: 2 }, refs: [1] },
      { world: world(ranked('00', 2, 5)), slots: { rank: 2 }, refs: [1] },
    ],
  },
  {
    id: 'FI-03',
    exact: true,
    printed: [
      { world: world(ranked('0000', 1, 10, 11), stranger(4)), slots: { n: 3, m: 2 }, refs: [1, 2] },
      { world: world(ranked('00', 1, null), stranger(10)), slots: { n: 2, m: 1 }, refs: [1] },
      { world: world(ranked('00', 1, null), stranger(11)), slots: { n: 1, m: 1 }, refs: [1] },
    ],
    dropped: [],
  },
  {
    id: 'FI-05',
    printed: [
      { world: world(ranked('00', 1, 2)), ...coverage },
      { world: world([{ rank: 11, own: true }, { rank: 1 }]), ...coverage },
    ],
    dropped: [
      { world: world([{ rank: 10, own: true }, { rank: 1 }]), ...coverage },
      { world: world(ranked('00', 1, 2), unanswered), refs: [1] },
    ],
  },
  {
    id: 'FI-06',
    printed: [
      {
        world: world([{ title: 'Nowa biblioteka', rank: 1 }, { title: 'W bibliotece', rank: 3 }, { title: 'Mecz', rank: 2 }, { title: 'Biblioteka' }]),
        slots: { topic: 'biblioteka', n: 2 },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world([
          { title: 'Biblioteka', rank: 1 },
          { title: 'Mecz', rank: 2 },
        ]),
        slots: { topic: 'biblioteka', n: 2 },
        refs: [1, 2],
      },
      { world: world([{ title: 'Biblioteka', rank: 1 }, { title: 'Biblioteka' }]), slots: { topic: 'biblioteka', n: 2 }, refs: [1, 2] },
    ],
  },
  {
    id: 'FI-09',
    exact: true,
    printed: [{ world: world(ranked('--+-', 3, 10, 1, 11)), slots: { n: 2, title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1, 2] }],
    dropped: [
      { world: world(ranked('--+-', 3, 10, 1, 11)), slots: { n: 2, title: 'Tekst numer 3', place: `gazeta-3.test, ${DAY}` }, refs: [1, 2] },
      { world: world(ranked('--+-', 3, 10, 1, 11)), slots: { n: 2, title: 'Tekst numer 1', place: `gazeta-2.test, ${DAY}` }, refs: [1, 2] },
    ],
  },
  {
    id: 'FI-09b',
    exact: true,
    printed: [{ world: world(ranked('-+', 3, 1)), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] }],
    dropped: [
      { world: world(ranked('--', 3, 1)), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1, 2] },
      { world: world(ranked('-', 11)), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
    ],
  },
  {
    id: 'FI-10',
    printed: [{ world: world(ranked('+0-±', 1, 2, 11, null)), slots: { n: 2 }, refs: [1, 2] }],
    dropped: ['+0-', '+0±', '+0?'].map((list) => ({
      world: world(ranked(list, 1, 2, 3)),
      slots: { n: list.endsWith('?') ? 2 : 3 },
      refs: [1, 2],
    })),
  },
  {
    id: 'FI-11',
    printed: [{ world: world([1, 2, 3].map((rank) => calls('architekt', { rank }))), slots: { role: 'architekt' }, refs: [1, 2, 3] }],
    dropped: [
      { world: world([1, 2].map((rank) => calls('architekt', { rank }))), slots: { role: 'architekt' }, refs: [1, 2] },
      { world: world([1, 2, 11].map((rank) => calls('architekt', { rank }))), slots: { role: 'architekt' }, refs: [1, 2, 3] },
      {
        world: world([calls('architekt', { rank: 1 }), calls('architekt', { rank: 2 }), calls('rzeźbiarz', { rank: 3 })]),
        slots: { role: 'architekt' },
        refs: [1, 2, 3],
      },
    ],
  },
  {
    id: 'FI-12',
    printed: [
      {
        world: world([calls('architekt', { rank: 1 }), calls('dentysta', { rank: 2 })]),
        slots: { roleA: 'architekt', roleB: 'dentysta', domainA: 'gazeta-1.test', domainB: 'gazeta-2.test' },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world([calls('architekt', { rank: 1 }), calls('dentysta', { rank: 2 })]),
        slots: { roleA: 'dentysta', roleB: 'architekt', domainA: 'gazeta-1.test', domainB: 'gazeta-2.test' },
        refs: [1, 2],
      },
      {
        world: world([calls('architekt', { rank: 1 }), calls('dentysta', { rank: 11 })]),
        slots: { roleA: 'architekt', roleB: 'dentysta', domainA: 'gazeta-1.test', domainB: 'gazeta-2.test' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'FI-13',
    printed: [{ world: world([{ rank: 4, evidence: { platform: 'linkedin' } }]), slots: { platform: 'LinkedIn', rank: 4 }, refs: [1] }],
    dropped: [
      { world: world([{ rank: 4, evidence: { platform: 'facebook' } }]), slots: { platform: 'LinkedIn', rank: 4 }, refs: [1] },
      { world: world([{ rank: 14, evidence: { platform: 'linkedin' } }]), slots: { platform: 'LinkedIn', rank: 14 }, refs: [1] },
    ],
  },
  {
    id: 'FI-14',
    printed: [
      { world: world('0', stranger(1)), slots: { labels: 'dentysta, Kielce', list: 'architekt, Gdynia' }, ...coverage },
      {
        world: world([{ text: 'Jan Kowalski gra na skrzypcach.' }], stranger(1)),
        slots: { labels: 'dentysta, Kielce', list: 'architekt, skrzypce' },
        ...coverage,
      },
      {
        world: world('0', { ...stranger(1), subject: { name: 'Jan Kowalski', kind: 'person', description: 'architekt', keywords: ['most'], links: [] } }),
        slots: { labels: 'dentysta, Kielce', list: 'most' },
        ...coverage,
      },
    ],
    dropped: [
      { world: world('0', stranger(1)), slots: { labels: 'dentysta, Kielce', list: 'architekt, skrzypce' }, ...coverage },
      { world: world('0', stranger(1, 'uncertain')), slots: { labels: 'dentysta, Kielce', list: 'architekt, Gdynia' }, ...coverage },
    ],
  },
  {
    id: 'FI-14b',
    printed: [{ world: world('0', stranger(1)), slots: { labels: 'dentysta, Kielce' }, ...coverage }],
    dropped: [{ world: world('0', stranger(1, 'uncertain')), slots: { labels: 'dentysta, Kielce' }, ...coverage }],
  },
  ...(['FI-15', 'FI-16'] as const).map(
    (id): Story => ({
      id,
      exact: true,
      printed: [
        {
          world: world([{ rank: 1 }, { rank: 2 }, { rank: 3, kind: 'forum' }, { rank: 10, kind: 'trade' }, { rank: 11, kind: 'blog' }, { kind: 'blog' }]),
          slots: { list: 'teksty z mediów' },
          refs: [1, 2, 3, 4],
        },
        {
          world: world([{ rank: 1, own: true, kind: 'company' }, { rank: 2, kind: 'encyclopedia' }, {}]),
          slots: { list: 'własną stronę i hasło w encyklopedii' },
          refs: [1, 2],
        },
        ...(
          [
            ['trade', 'teksty branżowe'],
            ['blog', 'wpisy na blogach'],
            ['forum', 'wątki na forach'],
            ['social', 'profile i wpisy w serwisach społecznościowych'],
            ['review', 'opinie'],
            ['company', 'strony firmowe i katalogi'],
            ['register', 'wpisy w rejestrach'],
          ] as const
        ).map(([kind, list]) => ({ world: world([{ rank: 1, kind }, {}]), slots: { list }, refs: [1] })),
      ],
      dropped: [
        { world: world([{ rank: 1 }, { rank: 2 }, { rank: 3, kind: 'forum' }]), slots: { list: 'wątki na forach' }, refs: [1, 2, 3] },
        { world: world([{ rank: 1 }, { rank: 2, kind: 'forum' }]), slots: { list: 'teksty z mediów i opinie' }, refs: [1, 2] },
        { world: world([{ rank: 1, kind: 'company' }]), slots: { list: 'własną stronę' }, refs: [1] },
      ],
    }),
  ),
  {
    id: 'ME-01',
    exact: true,
    printed: [
      {
        world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, { kind: 'trade' }, { kind: 'blog' }, { own: true }]),
        slots: { n: 3, m: 2 },
        refs: [1, 2, 3],
      },
    ],
    dropped: [],
  },
  {
    id: 'ME-02',
    exact: true,
    printed: [{ world: world([{}, {}, {}, { kind: 'forum' }]), slots: { a: 1, b: 2 }, refs: [1, 2, 3] }],
    dropped: [{ world: world([{}, {}, {}, {}]), slots: { a: 1, b: 2 }, refs: [1, 2, 3, 4] }],
  },
  {
    id: 'ME-04',
    exact: true,
    printed: [
      {
        world: world([
          ...['1', '2', '3', '4'].map((n) => ({ url: `https://a.test/${n}` })),
          ...tones('000000'),
          { url: 'https://a.test/5', kind: 'forum' as const },
        ]),
        slots: { n: 4, outlet: 'a.test' },
        refs: [1, 2, 3, 4],
      },
    ],
    dropped: [
      {
        world: world([...['1', '2', '3', '4'].map((n) => ({ url: `https://a.test/${n}` })), ...tones('0000000')]),
        slots: { n: 4, outlet: 'a.test' },
        refs: [1, 2, 3, 4],
      },
    ],
  },
  {
    id: 'ME-05',
    printed: [{ world: world(dates('2025-03-04', '2024-01-02', null, '2026-05-06')), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [1, 2] }],
    dropped: [
      {
        world: world([...dates('2025-03-04', '2026-05-06'), { date: '2024-01-02', kind: 'blog' }]),
        slots: { date: '2024-01-02', date2: '2026-05-06' },
        refs: [1],
      },
      { world: world([...dates('2024-01-02', '2026-05-06'), { kind: 'blog' }]), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [1, 3] },
      { world: world([...dates('2024-01-02', '2026-05-06')]), slots: { date: '2024-01-02', date2: '2026-05-06' }, refs: [] },
    ],
  },
  {
    id: 'ME-06',
    exact: true,
    printed: [
      { world: world(dates('2026-03-04', '2026-03-31', '2025-03-01', '2026-04-01', null)), slots: { n: 2, month: 'marzec', year: '2026' }, refs: [1, 2] },
      { world: world(dates('2025-09-04', '2025-09-30', '2026-01-01')), slots: { n: 2, month: 'wrzesień', year: '2025' }, refs: [1, 2] },
    ],
    dropped: [
      { world: world(dates('2026-03-04', '2026-04-01', '2026-04-02')), slots: { n: 1, month: 'marzec', year: '2026' }, refs: [1] },
      { world: world(dates('2026-03-04', '2026-04-01')), slots: { n: 2, month: 'marzec', year: '2026' }, refs: [1, 2] },
    ],
  },
  {
    id: 'ME-07',
    exact: true,
    printed: [
      {
        world: world([{ title: 'Jan Kowalski wygrał' }, { title: 'Wystawa' }, { title: 'Jana Kowalskiego plany' }, { title: 'Jan Kowalski', kind: 'blog' }]),
        slots: { n: 2 },
        refs: [1, 3],
      },
      { world: world([{ title: 'Wystawa', evidence: { matched: { start: 0, end: 0 } as never } }, { title: 'Mecz' }]), slots: { n: 1 }, refs: [1] },
    ],
    dropped: [],
  },
  {
    id: 'ME-08',
    exact: true,
    printed: [{ world: world([{}, {}, { title: 'Jan Kowalski wygrał' }]), slots: { n: 2, m: 3 }, refs: [1, 2] }],
    dropped: [
      { world: world([{}, { title: 'Jan Kowalski wygrał' }]), slots: { n: 1, m: 2 }, refs: [1] },
      { world: world([{}, {}, { text: 'Jan Kowalski przyszedł. Jan Kowalski wyszedł.' }]), slots: { n: 3, m: 3 }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'ME-09',
    printed: [{ world: world([{ text: SPEECH }, {}]), slots: { n: 1, quote: quoteIn(SPEECH) }, refs: [1], quotes: [[1, SPEECH]] }],
    dropped: [
      { world: world([{ text: SPEECH }, { text: 'Jan Kowalski przyszedł.' }]), slots: { n: 2, quote: quoteIn(SPEECH) }, refs: [1, 2], quotes: [[1, SPEECH]] },
      {
        world: world([{ text: `Jan Kowalski przyszedł. ${SPEECH}` }]),
        slots: { n: 1, quote: 'Jan Kowalski przyszedł' },
        refs: [1],
        quotes: [[1, 'Jan Kowalski przyszedł.']],
      },
      {
        world: world([{ text: `${SPEECH} ${FAR}Maria Nowak powiedziała, że dom będzie gotowy.` }]),
        slots: { n: 1, quote: 'Maria Nowak powiedziała, że dom będzie gotowy' },
        refs: [1],
        quotes: [[1, 'Maria Nowak powiedziała, że dom będzie gotowy.']],
      },
      {
        world: world([{ text: `Jan Kowalski przyszedł. ${FAR}Maria Nowak powiedziała, że dom będzie gotowy.` }]),
        slots: { n: 1, quote: 'Maria Nowak powiedziała, że dom będzie gotowy' },
        refs: [1],
        quotes: [[1, 'Maria Nowak powiedziała, że dom będzie gotowy.']],
      },
    ],
  },
  {
    id: 'ME-10',
    printed: [{ world: world(titled('Wywiad z architektem', 'Mecz')), slots: { title: 'Wywiad z architektem', place: `gazeta-1.test, ${DAY}` }, refs: [1] }],
    dropped: [
      { world: world(titled('Wystawa architekta')), slots: { title: 'Wystawa architekta', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
      { world: world(titled('Wywiad z architektem', 'Mecz')), slots: { title: 'Wywiad z architektem', place: `gazeta-1.test, ${DAY}` }, refs: [1, 2] },
    ],
  },
  { id: 'ME-11', printed: [{ world: world([{ copies: 2 }, { copies: 1 }, {}]), slots: { n: 3 }, refs: [1] }], dropped: [] },
  {
    id: 'ME-12',
    printed: [{ world: world([{ kind: 'blog' }, { own: true }]), slots: { n: 2 }, ...coverage }],
    dropped: [
      { world: world([{ kind: 'trade' }, {}]), slots: { n: 2 }, ...coverage },
      { world: world([{ kind: 'blog' }], unanswered), slots: { n: 1 }, refs: [1] },
    ],
  },
  {
    id: 'ME-14',
    printed: [
      { world: world(titled('Architekt odpowiada na krytykę')), slots: { title: 'Architekt odpowiada na krytykę', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
    ],
    dropped: [
      { world: world(titled('Architekt na wystawie')), slots: { title: 'Architekt na wystawie', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
      {
        world: world([{ title: 'Architekt odpowiada na krytykę', text: 'Wystawa trwa do maja.' }]),
        slots: { title: 'Architekt odpowiada na krytykę', place: `gazeta-1.test, ${DAY}` },
        refs: [1],
      },
    ],
  },
  {
    id: 'AU-02',
    printed: [{ world: world([{ own: true }, { author: 'Jan Kowalski' }, {}]), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [
      { world: world([{ own: true }, {}]), slots: { n: 2 }, refs: [1, 2] },
      { world: world([{ author: 'Maria Nowak' }]), slots: { n: 1 }, refs: [1] },
    ],
  },
  {
    // The analysis is of 21 November 2026.
    id: 'AU-06',
    printed: [{ world: world(dates('2026-10-01', '2026-10-31', '2026-05-05', '2025-11-22', '2025-11-19', null)), slots: { n: 3 }, refs: [1, 2, 3, 4, 5, 6] }],
    dropped: [],
  },
  {
    id: 'AU-07',
    printed: [
      { world: world(dates('2026-01-01', '2026-07-01')), slots: { n: 5 }, refs: [1, 2] },
      { world: world(dates('2026-07-01', '2026-01-01')), slots: { n: 5 }, refs: [1, 2] },
    ],
    dropped: [
      { world: world(dates('2026-01-01', null)), slots: { n: 0 }, refs: [1, 2] },
      { world: world(dates(null, null)), slots: { n: 0 }, refs: [1, 2] },
    ],
  },
  {
    id: 'AU-10',
    exact: true,
    printed: [
      {
        world: world([{ lang: 'pl' }, { lang: 'pl-PL' }, { lang: 'und' }, { lang: '' }, { lang: 'en-GB' }, { lang: 'de' }]),
        slots: { share: 67, list: 'angielski i niemiecki' },
        refs: [5, 6],
      },
    ],
    dropped: [{ world: world([{}, { lang: 'en' }]), slots: { share: 50, list: 'niemiecki' }, refs: [2] }],
  },
  {
    id: 'AU-11',
    printed: [
      { world: world([{}, {}, { kind: 'forum' }, { kind: 'blog', own: true }]), slots: { kinds: 'z mediów' }, refs: [1] },
      ...(
        [
          ['trade', 'z serwisów branżowych'],
          ['blog', 'z blogów'],
          ['forum', 'z forów'],
          ['social', 'z serwisów społecznościowych'],
          ['review', 'z serwisów z opiniami'],
          ['company', 'ze stron firmowych'],
          ['encyclopedia', 'z encyklopedii'],
          ['register', 'z rejestrów'],
        ] as const
      ).map(([kind, kinds]) => ({ world: world([{ kind }]), slots: { kinds }, refs: [1] })),
    ],
    dropped: [
      { world: world([{}, {}, { kind: 'forum' }]), slots: { kinds: 'z forów' }, refs: [1] },
      { world: world([{}]), slots: { kinds: 'mediów' }, refs: [1] },
      { world: world([{}]), slots: { kinds: 'od mediów' }, refs: [1] },
    ],
  },
  {
    id: 'AU-12',
    printed: [{ world: world([{ url: 'https://a.test/1' }, { url: 'https://a.test/2' }, {}, { own: true }]), slots: { n: 2 }, refs: [1, 2, 3] }],
    dropped: [
      { world: world([{}, { own: true }]), slots: { n: 2 }, refs: [1, 2] },
      { world: world([{}]), slots: { n: 0 }, refs: [] },
    ],
  },
  {
    id: 'AU-13',
    printed: (['forum', 'social'] as const).map((kind) => ({
      world: world([{ kind, text: QUESTION }]),
      slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
      refs: [1],
      quotes: [[1, QUESTION]] as [number, string][],
    })),
    dropped: [
      { world: world([{ text: QUESTION }]), slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` }, refs: [1], quotes: [[1, QUESTION]] },
      {
        world: world([{ kind: 'forum', own: true, text: QUESTION }]),
        slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
        refs: [1],
        quotes: [[1, QUESTION]],
      },
      {
        world: world([{ kind: 'forum', text: SPEECH }]),
        slots: { quote: quoteIn(SPEECH), place: `gazeta-1.test, ${DAY}` },
        refs: [1],
        quotes: [[1, SPEECH]],
      },
      {
        world: world([{ kind: 'forum', text: QUESTION }, {}]),
        slots: { quote: QUESTION, place: `gazeta-1.test, ${DAY}` },
        refs: [1, 2],
        quotes: [[1, QUESTION]],
      },
    ],
  },
  {
    id: 'AU-14',
    printed: [{ world: world(dates(null, 'wczoraj', '2026-01-01')), slots: { n: 2 }, refs: [1, 2] }],
    dropped: [{ world: world(dates(null, '2026-01-01')), slots: { n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'BI-01',
    printed: [{ world: world([calls('architekt'), calls('architekt'), calls('dentysta')]), slots: { role: 'architekt', n: 2 }, refs: [1, 2] }],
    dropped: [{ world: world([calls('architekt'), calls('dentysta')]), slots: { role: 'architekt', n: 2 }, refs: [1, 2] }],
  },
  {
    id: 'BI-02',
    printed: [
      {
        world: world(['w Gdyni i w Sopocie', 'w Gdyni', 'w Sopocie'].map((where) => ({ text: `Jan Kowalski pracuje ${where}.` }))),
        slots: { list: 'Gdynia i Sopot' },
        refs: [1, 2, 3],
      },
    ],
    dropped: [
      {
        world: world(['w Gdyni i w Sopocie', 'w Gdyni'].map((where) => ({ text: `Jan Kowalski pracuje ${where}.` }))),
        slots: { list: 'Gdynia i Sopot' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'BI-03',
    printed: [{ world: world([{ own: true, text: SPEECH }]), slots: { quote: quoteIn(SPEECH), domain: 'gazeta-1.test' }, refs: [1], quotes: [[1, SPEECH]] }],
    dropped: [{ world: world([{ text: SPEECH }]), slots: { quote: quoteIn(SPEECH), domain: 'gazeta-1.test' }, refs: [1], quotes: [[1, SPEECH]] }],
  },
  ...(['TL-01', 'TL-02'] as const).map(
    (id): Story => ({
      id,
      printed: [{ world: world(dates('2025-12-31')), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] }],
      dropped: [
        { world: world(dates(null)), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] },
        { world: world(dates('2024-01-01', '2025-12-31')), slots: { year: '2025', title: 'Tekst numer 1', domain: 'gazeta-1.test' }, refs: [1] },
        { world: world(dates('2025-01-01', '2025-12-31')), slots: { year: '2025', title: 'Tekst numer 2', domain: 'gazeta-1.test' }, refs: [1] },
      ],
    }),
  ),
];

describe.each(STORIES)('$id', ({ id, printed, dropped, exact }) => {
  it('is printed where it is true', () => {
    for (const said of printed) expect(faultOf(id, said), JSON.stringify(said.slots)).toBeNull();
  });
  it('is not with a slot told otherwise, a page too few or too many, or of another world', () => {
    const lies = [...printed.flatMap((said) => [...slotLies(said), ...(exact ? refLies(said) : [])]), ...dropped];
    for (const said of lies) expect(faultOf(id, said), `${JSON.stringify(said.slots)} [${said.refs}]`).not.toBeNull();
  });
});
