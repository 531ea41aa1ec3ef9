/** Sentences on the own site: printed where they are true, and not otherwise. */

import { coverage } from './gate-words.ts';
import { profile, type Story, site, tell, world } from './gate-world.ts';

const asked = (query: string, status = 'ok') => ({ ledger: { coverage: [{ source: 'searxng', query, status, found: 0, detail: null }] as never } });
const unanswered = asked('Jan Kowalski', 'failed');
const subject = (links: string[]) => ({ subject: { name: 'Jan Kowalski', kind: 'person' as const, description: 'architekt', keywords: [], links } });

tell([
  {
    id: 'WS-01',
    printed: [
      {
        world: world([site()], subject(['https://kowalski.test/'])),
        slots: { domain: 'kowalski.test', list: 'adres z zamówienia i nazwa w treści' },
        refs: [1],
      },
      {
        world: world([site({ text: 'Domy.' }), profile('linkedin', { links: ['https://kowalski.test/o-mnie'] })]),
        slots: { domain: 'kowalski.test', list: 'link z profilu' },
        refs: [1],
      },
      { world: world([site()]), slots: { domain: 'kowalski.test', list: 'nazwa w treści' }, refs: [1] },
      {
        world: world([site()], subject(['https://inna.test/', 'https://kowalski.test/'])),
        slots: { domain: 'kowalski.test', list: 'adres z zamówienia' },
        refs: [1],
      },
    ],
    dropped: [
      { world: world([site({ own: false })]), slots: { domain: 'kowalski.test', list: 'nazwa w treści' }, refs: [1] },
      { world: world([site({ text: 'Domy.' })]), slots: { domain: 'kowalski.test', list: 'nazwa w treści' }, refs: [1] },
      { world: world([site()], subject(['https://inna.test/'])), slots: { domain: 'kowalski.test', list: 'adres z zamówienia' }, refs: [1] },
      { world: world([site(), profile('linkedin', { links: ['https://inna.test/'] })]), slots: { domain: 'kowalski.test', list: 'link z profilu' }, refs: [1] },
      {
        world: world([site(), profile('linkedin', { links: ['https://kowalski.test/'] }, { own: false })]),
        slots: { domain: 'kowalski.test', list: 'link z profilu' },
        refs: [1],
      },
    ],
  },
  {
    id: 'WS-02',
    printed: [{ world: world([{}, profile('linkedin')]), ...coverage }],
    dropped: [
      { world: world([{}, site()]), ...coverage },
      { world: world([{}], unanswered), refs: [1] },
    ],
  },
  {
    id: 'WS-03',
    printed: [{ world: world([site({ description: 'Domy i ogrody' })]), slots: { title: 'Jan Kowalski' }, refs: [1] }],
    dropped: [
      { world: world([site()]), slots: { title: 'Jan Kowalski' }, refs: [1] },
      { world: world([site({ description: 'Domy', own: false })]), slots: { title: 'Jan Kowalski' }, refs: [1] },
    ],
  },
  {
    id: 'WS-04',
    printed: [{ world: world([site()]), refs: [1] }],
    dropped: [
      { world: world([site({ description: 'Domy' })]), refs: [1] },
      { world: world([site({ own: false })]), refs: [1] },
      { world: world([site()]), refs: [] },
      { world: world([profile('linkedin')]), refs: [1] },
    ],
  },
  {
    id: 'WS-05',
    printed: [{ world: world([site({ title: 'Pracownia' })]), refs: [1] }],
    dropped: [
      { world: world([site()]), refs: [1] },
      { world: world([site({ title: 'Pracownia', own: false })]), refs: [1] },
    ],
  },
  {
    id: 'WS-06',
    printed: [{ world: world([site()]), refs: [1] }],
    dropped: [
      { world: world([site({ url: 'http://kowalski.test/' })]), refs: [1] },
      { world: world([site({ own: false })]), refs: [1] },
    ],
  },
  {
    id: 'WS-06b',
    printed: [{ world: world([site({ url: 'http://kowalski.test/' })]), refs: [1] }],
    dropped: [
      { world: world([site()]), refs: [1] },
      { world: world([site({ url: 'http://kowalski.test/', own: false })]), refs: [1] },
    ],
  },
  {
    id: 'WS-07',
    printed: [
      { world: world([site({ contact: true })]), refs: [1] },
      ...['Pisz: jan@kowalski.test', 'Kontakt', 'tel. 600', 'Telefon 600', 'e-mail'].map((text) => ({ world: world([site({ text })]), refs: [1] })),
      { world: world([site(), site({ url: 'https://kowalski.test/k', contact: true })]), refs: [1, 2] },
    ],
    dropped: [
      { world: world([site()]), refs: [1] },
      { world: world([site({ contact: true, own: false })]), refs: [1] },
    ],
  },
  ...(['WS-07b', 'CR-04'] as const).map(
    (id): Story => ({
      id,
      printed: [{ world: world([site(), { text: 'Jan Kowalski, telefon 600.', contact: true }]), ...coverage }],
      dropped: [
        { world: world([site({ contact: true })]), ...coverage },
        ...['Pisz: jan@kowalski.test', 'Kontakt', 'tel. 600', 'Telefon 600', 'e-mail', 'Napisz do nas', 'Zadzwoń', 'Formularz'].map((text) => ({
          world: world([site({ text })]),
          ...coverage,
        })),
        { world: world([site()], unanswered), refs: [1] },
      ],
    }),
  ),
  {
    id: 'WS-08',
    printed: [
      {
        world: world([site({ date: '2025-01-02' }), site({ url: 'https://kowalski.test/n', date: '2026-03-04' }), { own: true, date: '2026-10-10' }]),
        slots: { date: '2026-03-04' },
        refs: [1],
      },
    ],
    dropped: [
      { world: world([site({ date: '2025-01-02' }), site({ url: 'https://kowalski.test/n', date: '2026-03-04' })]), slots: { date: '2025-01-02' }, refs: [1] },
      { world: world([site({ date: '2025-01-02', own: false })]), slots: { date: '2025-01-02' }, refs: [1] },
    ],
  },
  {
    id: 'WS-10',
    printed: [{ world: world([site({ structuredTypes: ['Person', 'WebSite'] })]), slots: { list: 'Person i WebSite' }, refs: [1] }],
    dropped: [
      { world: world([site({ structuredTypes: ['Person'] })]), slots: { list: 'Organization' }, refs: [1] },
      { world: world([site({ structuredTypes: ['Person'], own: false })]), slots: { list: 'Person' }, refs: [1] },
    ],
  },
  {
    id: 'WS-10b',
    printed: [{ world: world([site({ structuredTypes: ['WebSite'] }), { structuredTypes: ['Person'] }]), refs: [1] }],
    dropped: ['Person', 'Organization', 'LocalBusiness', 'Restaurant', 'Cafe', 'Store', 'ProfilePage'].flatMap((type) => [
      { world: world([site({ structuredTypes: ['WebSite', type] })]), refs: [1] },
      { world: world([site(), site({ url: 'https://kowalski.test/o', structuredTypes: [type] })]), refs: [1] },
    ]),
  },
  {
    id: 'WS-11',
    printed: [
      {
        world: world([site({ rank: 4 }), site({ url: 'https://kowalski.test/o', rank: 2 }), site({ url: 'https://inna.test/', rank: 1 })]),
        slots: { query: 'Jan Kowalski', rank: 2 },
        refs: [1],
      },
    ],
    dropped: [
      { world: world([site({ rank: 4 }), site({ url: 'https://kowalski.test/o', rank: 2 })]), slots: { query: 'Jan Kowalski', rank: 4 }, refs: [1] },
      { world: world([site({ rank: 4, own: false })]), slots: { query: 'Jan Kowalski', rank: 4 }, refs: [1] },
      { world: world([site({ rank: 4 })]), slots: { query: 'Jan Nowak', rank: 4 }, refs: [1] },
    ],
  },
  {
    id: 'WS-12',
    printed: [{ world: world([site(), { rank: 1 }, profile('linkedin', {}, { rank: 2 })]), slots: { query: 'Jan Kowalski' }, ...coverage }],
    dropped: [
      { world: world([site(), site({ url: 'https://kowalski.test/o', rank: 30 })]), slots: { query: 'Jan Kowalski' }, ...coverage },
      { world: world([site()], unanswered), slots: { query: 'Jan Kowalski' }, refs: [1] },
    ],
  },
]);
