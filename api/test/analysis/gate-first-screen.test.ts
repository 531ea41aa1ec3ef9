/** Sentences on the first screen: printed where they are true, and not otherwise. */
import { page } from './factory.ts';
import { coverage, DAY, unanswered } from './gate-words.ts';
import { profile, type Seen, type Story, tell, tones, world } from './gate-world.ts';

/** Pages at places of the search. */
const ranked = (list: string, ...ranks: (number | null)[]): Seen[] => tones(list).map((seen, i) => ({ ...seen, rank: ranks[i] ?? null }));
const stranger = (rank: number, kind = 'other') => ({
  ledger: {
    setAside: [{ kind, label: 'dentysta, Kielce', reason: '', pages: [{ url: 'https://inny.test/1', title: 'Gabinet', domain: 'inny.test' }] }] as never,
  },
  documents: [page({ url: 'https://inny.test/1', title: 'Gabinet', text: 'Gabinet przy rynku.', rank })],
});
const calls = (role: string, over: Seen = {}): Seen => ({ text: `W sobotę ${role} Jan Kowalski otworzył wystawę.`, ...over });

tell([
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
    id: 'FI-18',
    printed: [{ world: world('0', stranger(2)), slots: { rank: 2, title: 'Gabinet', domain: 'inny.test' }, ...coverage }],
    dropped: [
      { world: world('0', stranger(2)), slots: { rank: 3, title: 'Gabinet', domain: 'inny.test' }, ...coverage },
      { world: world('0', stranger(2)), slots: { rank: 2, title: 'Wyrok', domain: 'inny.test' }, ...coverage },
      { world: world('0', stranger(2)), slots: { rank: 2, title: 'Gabinet', domain: 'gazeta.test' }, ...coverage },
      { world: world('0', stranger(2, 'uncertain')), slots: { rank: 2, title: 'Gabinet', domain: 'inny.test' }, ...coverage },
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
      { world: world(ranked('-+?', 3, 1, 2)), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
    ],
  },
  {
    id: 'FI-09c',
    exact: true,
    printed: [
      { world: world(ranked('-+?', 3, 1, 2)), slots: { n: 1, m: 1, title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
      { world: world(ranked('--??', 3, 1, 2, 4)), slots: { n: 2, m: 2, title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1, 2] },
    ],
    dropped: [{ world: world(ranked('-+?', 3, 1, 2)), slots: { n: 1, m: 2, title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] }],
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
      {
        world: world([
          { rank: 4, evidence: { platform: 'linkedin' } },
          { rank: 5, evidence: { platform: 'facebook' } },
        ]),
        slots: { platform: 'LinkedIn', rank: 4 },
        refs: [1, 2],
      },
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
      {
        world: world('0', { ...stranger(1), subject: { name: 'Jan Kowalski', kind: 'person', description: 'architekt spod Gdyni', keywords: [], links: [] } }),
        slots: { labels: 'dentysta, Kielce', list: 'architekt spod Gdyni' },
        ...coverage,
      },
    ],
    dropped: [
      { world: world('0', stranger(1)), slots: { labels: 'dentysta, Kielce', list: 'architekt, skrzypce' }, ...coverage },
      { world: world('0', stranger(1)), slots: { labels: 'dentysta, Kielce', list: 'architekt spod Pucka' }, ...coverage },
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
        { world: world([{ rank: 1 }, { rank: 2, kind: 'forum' }]), slots: { list: 'teksty z mediów' }, refs: [1, 2] },
        { world: world([profile('linkedin', {}, { rank: 1 })]), slots: { list: 'profile i wpisy w serwisach społecznościowych' }, refs: [1] },
        ...(
          [
            ['trade', 'teksty branżowe'],
            ['blog', 'wpisy na blogach'],
            ['forum', 'wątki na forach'],
            ['social', 'profile i wpisy w serwisach społecznościowych'],
            ['review', 'opinie'],
            ['company', 'strony firmowe'],
            ['register', 'wpisy w rejestrach'],
          ] as const
        ).map(([kind, list]) => ({ world: world([{ rank: 1, kind }, {}]), slots: { list }, refs: [1] })),
      ],
      dropped: [
        { world: world([{ rank: 1 }, { rank: 2 }, { rank: 3, kind: 'forum' }]), slots: { list: 'wątki na forach' }, refs: [1, 2, 3] },
        {
          world: world([1, 2, 3, 4, 5, 6].map((rank) => ({ rank, kind: rank < 4 ? 'news' : rank < 5 ? 'forum' : 'blog' }))),
          slots: { list: 'teksty z mediów i wątki na forach' },
          refs: [1, 2, 3, 4, 5, 6],
        },
        { world: world([{ rank: 1 }, { rank: 2, kind: 'forum' }]), slots: { list: 'teksty z mediów i opinie' }, refs: [1, 2] },
        { world: world([{ rank: 1, kind: 'company' }]), slots: { list: 'własną stronę' }, refs: [1] },
      ],
    }),
  ),
]);
