/** Sentences on profiles: printed where they are true, and not otherwise. */

import { coverage } from './gate-words.ts';
import { post, profile, site, tell, world } from './gate-world.ts';

const entry = (query: string, status = 'ok') => ({ source: 'searxng', query, status, found: 0, detail: null });
const asked = (...entries: ReturnType<typeof entry>[]) => ({ ledger: { coverage: entries as never } });
const BIO = 'Rysuję domy dla ludzi';

tell([
  {
    id: 'SO-01',
    printed: [
      {
        world: world([profile('linkedin'), profile('instagram'), profile('facebook', {}, { own: false })]),
        slots: { n: 2, list: 'LinkedIn („jan-linkedin”) i Instagram („jan-instagram”)' },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin'), profile('facebook', {}, { own: false })]),
        slots: { n: 1, list: 'LinkedIn („jan-linkedin”) i Facebook („jan-facebook”)' },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin'), profile('instagram')]),
        slots: { n: 2, list: 'LinkedIn („jan-instagram”) i Instagram („jan-linkedin”)' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'SO-02',
    printed: ['ok', 'zero'].map((status) => ({ world: world('0', asked(entry('Jan Kowalski linkedin', status))), slots: { list: 'LinkedIn' }, ...coverage })),
    dropped: [
      { world: world([profile('facebook')], asked(entry('Jan Kowalski linkedin'))), slots: { list: 'LinkedIn' }, ...coverage },
      { world: world('0', asked(entry('Jan Kowalski linkedin', 'failed'))), slots: { list: 'LinkedIn' }, refs: [1] },
      { world: world('0', asked(entry('Jan Kowalski'))), slots: { list: 'LinkedIn' }, ...coverage },
      {
        world: world('0', asked(entry('Jan Kowalski'), entry('Jan Kowalski linkedin', 'failed'))),
        slots: { list: 'LinkedIn' },
        ...coverage,
      },
      { world: world('0', asked(entry('Jan Kowalski linkedinowy'))), slots: { list: 'LinkedIn' }, ...coverage },
    ],
  },
  {
    id: 'SO-03',
    printed: [
      {
        world: world([
          profile('linkedin', { posts: [post('2026-11-10'), post('2026-11-01'), post('2027-01-01')] }),
          profile('instagram', { posts: [post('2026-10-21T10:00:00Z')] }),
        ]),
        slots: { n: 2, list: 'LinkedIn (10.11.2026) i Instagram (21.10.2026)' },
        refs: [1, 2],
      },
    ],
    dropped: [
      { world: world([profile('linkedin', { posts: [post('2026-10-19')] })]), slots: { n: 1, list: 'LinkedIn (19.10.2026)' }, refs: [1] },
      {
        world: world([profile('linkedin', { posts: [post('2026-11-10')] }), profile('instagram', { posts: [post('2026-05-01')] })]),
        slots: { n: 2, list: 'LinkedIn (10.11.2026) i Instagram (01.05.2026)' },
        refs: [1, 2],
      },
      { world: world([profile('linkedin', { posts: [post('2026-11-01'), post('2026-11-10')] })]), slots: { n: 1, list: 'LinkedIn (01.11.2026)' }, refs: [1] },
    ],
  },
  {
    id: 'SO-05',
    printed: [
      {
        world: world([profile('linkedin', { posts: [post('2026-11-01'), post('2026-11-02')] }), profile('facebook', { posts: [post('2026-11-01')] })]),
        slots: { platform: 'Facebook', n: 1 },
        refs: [1, 2],
      },
      {
        world: world([
          profile('linkedin', { posts: ['2026-11-21T09:00:00Z', '2026-08-23T10:00:00Z', '2026-08-22', '2026-08-20', '2027-01-01'].map((date) => post(date)) }),
        ]),
        slots: { platform: 'LinkedIn', n: 2 },
        refs: [1],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin', { posts: [post('2026-11-01'), post('2026-11-02')] }), profile('facebook')]),
        slots: { platform: 'Facebook', n: 2 },
        refs: [1, 2],
      },
      { world: world([profile('linkedin', { posts: [post('2026-11-01')] }), profile('facebook')]), slots: { platform: 'Facebook', n: 1 }, refs: [1] },
    ],
  },
  {
    id: 'SO-06',
    exact: true,
    printed: [
      {
        world: world([
          profile('linkedin', { bio: BIO }),
          profile('instagram', { bio: BIO }),
          profile('x', { bio: 'Rysuję' }),
          profile('facebook', { bio: BIO }, { own: false }),
        ]),
        slots: { n: 2 },
        refs: [1, 2],
      },
      { world: world([profile('linkedin', { bio: '123456789012345' }), profile('instagram', { bio: '12345678901234' })]), slots: { n: 1 }, refs: [1] },
    ],
    dropped: [],
  },
  {
    id: 'SO-07',
    printed: [
      {
        world: world([profile('linkedin', { bio: BIO }), profile('instagram', { bio: 'Gotuję zupy dla psów' })]),
        slots: { platformA: 'LinkedIn', a: 'Rysuję domy […]', platformB: 'Instagram', b: 'Gotuję zupy dla psów' },
        refs: [1, 2],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin', { bio: BIO }), profile('instagram', { bio: 'Gotuję zupy dla psów' })]),
        slots: { platformA: 'LinkedIn', a: 'Gotuję zupy dla psów', platformB: 'Instagram', b: BIO },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin', { bio: BIO }), profile('instagram', { bio: 'Gotuję zupy dla psów' })]),
        slots: { platformA: 'LinkedIn', a: 'domy dla ludzi', platformB: 'Instagram', b: 'Gotuję zupy dla psów' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'SO-09',
    printed: [
      { world: world([profile('linkedin', { links: ['https://inna.test/'] }), site()]), slots: { platform: 'LinkedIn', domain: 'kowalski.test' }, refs: [1] },
    ],
    dropped: [
      {
        world: world([profile('linkedin'), profile('facebook', { links: ['https://kowalski.test/'] }), site()]),
        slots: { platform: 'LinkedIn', domain: 'kowalski.test' },
        refs: [1, 2],
      },
      {
        world: world([profile('linkedin', { links: ['https://inna.test/', 'https://kowalski.test/'] }), site()]),
        slots: { platform: 'LinkedIn', domain: 'kowalski.test' },
        refs: [1],
      },
      {
        world: world([profile('linkedin', {}, { links: ['https://kowalski.test/'] }), site()]),
        slots: { platform: 'LinkedIn', domain: 'kowalski.test' },
        refs: [1],
      },
      { world: world([profile('linkedin'), site({ own: false })]), slots: { platform: 'LinkedIn', domain: 'kowalski.test' }, refs: [1] },
    ],
  },
  {
    id: 'SO-09b',
    printed: [
      {
        world: world([profile('linkedin'), profile('facebook', { links: ['https://kowalski.test/'] }, { own: false }), site()]),
        slots: { domain: 'kowalski.test' },
        refs: [1],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin'), profile('facebook', { links: ['https://kowalski.test/'] }), site()]),
        slots: { domain: 'kowalski.test' },
        refs: [1],
      },
      { world: world([profile('linkedin')]), slots: { domain: 'linkedin.test' }, refs: [1] },
    ],
  },
  {
    id: 'SO-10',
    printed: [
      {
        world: world([
          profile('linkedin', { posts: [post('2026-01-01', { reactions: 5 }), post('2026-01-02', { reactions: 3, text: 'Zupa' }), post('2026-01-03')] }),
        ]),
        slots: { n: 5, title: 'Nowa wystawa […]', platform: 'LinkedIn' },
        refs: [1],
      },
    ],
    dropped: [
      {
        world: world([profile('linkedin', { posts: [post('2026-01-01', { reactions: 5 }), post('2026-01-02', { reactions: 3, text: 'Zupa dnia' })] })]),
        slots: { n: 5, title: 'Zupa dnia', platform: 'LinkedIn' },
        refs: [1],
      },
      {
        world: world([
          profile('linkedin', { posts: [post('2026-01-01', { reactions: 5 })] }),
          profile('facebook', { posts: [post('2026-01-01', { reactions: 9 })] }),
        ]),
        slots: { n: 9, title: 'Nowa wystawa […]', platform: 'LinkedIn' },
        refs: [1],
      },
      {
        world: world([profile('linkedin', { posts: [post('2026-01-01', { reactions: 5 })] })]),
        slots: { n: 5, title: 'wystawa w porcie', platform: 'LinkedIn' },
        refs: [1],
      },
    ],
  },
  {
    id: 'SO-12',
    printed: [{ world: world([profile('linkedin', {}, { own: false })]), slots: { platform: 'LinkedIn', profileName: 'jan-linkedin' }, refs: [1] }],
    dropped: [
      {
        world: world([profile('linkedin', {}, { own: false }), profile('facebook', {}, { own: false })]),
        slots: { platform: 'LinkedIn', profileName: 'jan-facebook' },
        refs: [1, 2],
      },
      { world: world([profile('linkedin')]), slots: { platform: 'LinkedIn', profileName: 'jan-linkedin' }, refs: [1] },
      {
        world: world([profile('linkedin', {}, { own: false }), profile('facebook')]),
        slots: { platform: 'LinkedIn', profileName: 'jan-linkedin' },
        refs: [1, 2],
      },
    ],
  },
  {
    id: 'SO-14',
    printed: [
      {
        world: world([
          { kind: 'forum', date: '2026-11-01' },
          { kind: 'social', date: '2026-08-23T10:00:00Z' },
          { kind: 'forum', date: '2026-08-20' },
          { kind: 'forum', date: null },
          { kind: 'blog', date: '2026-11-01' },
          profile('linkedin', { posts: [post('2026-11-01'), post('2026-08-01')] }),
          profile('facebook', { posts: [post('2026-11-02'), post('2026-11-03')] }),
          profile('x', { posts: [post('2026-11-02')] }, { own: false, date: null }),
        ]),
        slots: { a: 2, b: 3 },
        refs: [1],
      },
    ],
    dropped: [],
  },
]);
