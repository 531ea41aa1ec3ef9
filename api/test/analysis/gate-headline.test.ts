/** The sentence under the name: printed where it is true, and not otherwise. */
import { tell, tones, world } from './gate-world.ts';

const computed = { basis: 'rule' } as const;

const aside = (label: string) => ({
  kind: 'other',
  label,
  reason: '',
  pages: [{ url: 'https://inny.test/1', title: 'Dentysta z Kielc', domain: 'inny.test' }],
});
const second = { ...aside('radny, Opole'), pages: [{ url: 'https://radny.test/1', title: 'Sesja rady', domain: 'radny.test' }] };
const others = {
  ledger: {
    setAside: [
      { ...aside('dentysta, Kielce'), pages: [...aside('').pages, { url: 'https://inny.test/2', title: 'Cennik', domain: 'inny.test' }] },
      second,
    ] as never,
  },
};
const nobody = world('', others);

tell([
  {
    id: 'HL-01',
    printed: [{ world: world('+++---'), slots: { topic: 'biblioteka' }, refs: [1, 2, 3] }],
    dropped: [
      { world: world('+++----'), slots: { topic: 'biblioteka' }, refs: [1, 2, 3] },
      { world: world('+++---'), slots: { topic: 'biblioteka' }, refs: [1, 2, 4] },
      { world: world('+++---'), slots: { topic: 'inwestor' }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'HL-02',
    printed: [{ world: world('+++--'), slots: { topicA: 'biblioteka', topicB: 'inwestor' }, refs: [1, 4] }],
    dropped: [
      { world: world('++--'), slots: { topicA: 'biblioteka', topicB: 'inwestor' }, refs: [1, 3] },
      { world: world('++-'), slots: { topicA: 'biblioteka', topicB: 'inwestor' }, refs: [1, 3] },
      { world: world('+++--'), slots: { topicA: 'inwestor', topicB: 'biblioteka' }, refs: [1, 4] },
    ],
  },
  {
    id: 'HL-03',
    printed: [{ world: world('000+-+'), slots: { topic: 'wykład' }, refs: [1, 2, 3] }],
    dropped: [
      { world: world('000+-+-'), slots: { topic: 'wykład' }, refs: [1, 2, 3] },
      { world: world('000+-+'), slots: { topic: 'wykład' }, refs: [1, 2, 4] },
      { world: world('000+-+?'), slots: { topic: 'wykład' }, refs: [1, 2, 3] },
    ],
  },
  {
    id: 'HL-04',
    printed: [
      { world: world('+0'), refs: [1] },
      { world: world('+++0-'), refs: [1, 3] },
    ],
    dropped: [
      { world: world('+00'), refs: [1] },
      { world: world('++0'), refs: [1, 3] },
      { world: world('++0'), refs: [] },
      { world: world([{ tone: '+', own: true }, { tone: '+', own: true }, { tone: '0' }]), refs: [1] },
    ],
  },
  {
    id: 'HL-05',
    printed: [
      { world: world('+-'), refs: [2] },
      { world: world('-0'), refs: [1] },
    ],
    dropped: [
      { world: world('++-'), refs: [3] },
      { world: world('00'), refs: [1] },
      { world: world('?'), refs: [1] },
    ],
  },
  {
    id: 'HL-06',
    printed: ['+-', '+0', '-0', '+±', '0±', '-±'].map((list) => ({ world: world(list), refs: [1] })),
    dropped: ['++', '--', '00', '±±', '+?'].map((list) => ({ world: world(list), refs: [1] })),
  },
  {
    id: 'HL-07',
    printed: [
      { world: world('+0-0'), ...computed },
      { world: world(''), ...computed },
    ],
    dropped: [{ world: world('+0-00'), ...computed }],
  },
  {
    id: 'HL-08',
    printed: [{ world: world('++--'), slots: { topic: 'inwestor' }, refs: [3] }],
    dropped: [
      { world: world('++---'), slots: { topic: 'inwestor' }, refs: [3] },
      { world: world('++-'), slots: { topic: 'inwestor' }, refs: [3] },
      { world: world('++--'), slots: { topic: 'biblioteka' }, refs: [3] },
    ],
  },
  {
    id: 'HL-09',
    printed: [{ world: world('00+-'), refs: [1, 2] }],
    dropped: [
      { world: world('0+-'), refs: [1] },
      { world: world('00+-'), refs: [1, 3] },
      { world: world('00+-'), refs: [] },
      { world: world('00+-?'), refs: [1, 2] },
    ],
  },
  {
    id: 'HL-09b',
    printed: [{ world: world('000+??'), slots: { m: 4, n: 2 }, refs: [1, 2, 3] }],
    dropped: [
      { world: world('00+-??'), slots: { m: 4, n: 2 }, refs: [1, 2] },
      { world: world('000+?'), slots: { m: 4, n: 2 }, refs: [1, 2, 3] },
      { world: world('000+??'), slots: { m: 4, n: 2 }, refs: [1, 4] },
    ],
  },
  {
    id: 'HL-10',
    printed: [{ world: world('+++--00'), slots: { topic: 'inwestor' }, refs: [4] }],
    dropped: [
      { world: world('++--'), slots: { topic: 'inwestor' }, refs: [3] },
      { world: world('++-'), slots: { topic: 'inwestor' }, refs: [3] },
      { world: world('+++--'), slots: { topic: 'biblioteka' }, refs: [4] },
    ],
  },
  {
    id: 'HL-14',
    printed: [
      { world: world('--+0'), slots: { m: 4, n: 2, a: 1 }, refs: [1] },
      { world: world('---+000000'), slots: { m: 10, n: 3, a: 1 }, refs: [1] },
      { world: world('--+?'), slots: { m: 3, n: 2, a: 1 }, refs: [1] },
    ],
    dropped: [
      { world: world('---++'), slots: { m: 5, n: 3, a: 2 }, refs: [1] },
      { world: world('---+0000000'), slots: { m: 11, n: 3, a: 1 }, refs: [1] },
    ],
  },
  {
    id: 'HL-15',
    printed: [{ world: world('--00'), slots: { m: 4, n: 2 }, refs: [1] }],
    dropped: [
      { world: world('--+0'), slots: { m: 4, n: 2 }, refs: [1] },
      { world: world('--00000'), slots: { m: 7, n: 2 }, refs: [1] },
    ],
  },
  {
    id: 'HL-16',
    printed: [{ world: world('+0??'), slots: { n: 2, m: 4 }, ...computed }],
    dropped: [{ world: world([...tones('+0'), { tone: '+', own: true }]), slots: { n: 3, m: 3 }, ...computed }],
  },
  {
    id: 'HL-16b',
    printed: [{ world: world('??'), slots: { m: 2 }, ...computed }],
    dropped: [{ world: world('?+'), slots: { m: 2 }, ...computed }],
  },
  {
    id: 'HL-11',
    printed: [{ world: nobody, slots: { labels: 'dentysta, Kielce, radny, Opole', title: 'Dentysta z Kielc', domain: 'inny.test' }, basis: 'coverage' }],
    dropped: [
      { world: world('0', others), slots: { labels: 'dentysta, Kielce, radny, Opole', title: 'Dentysta z Kielc', domain: 'inny.test' }, basis: 'coverage' },
      { world: world(''), slots: { labels: 'dentysta, Kielce, radny, Opole', title: 'Dentysta z Kielc', domain: 'inny.test' }, basis: 'coverage' },
      {
        world: world('', { ledger: { ...others.ledger, coverage: [] } }),
        slots: { labels: 'dentysta, Kielce, radny, Opole', title: 'Dentysta z Kielc', domain: 'inny.test' },
        basis: 'coverage',
      },
    ],
  },
]);
