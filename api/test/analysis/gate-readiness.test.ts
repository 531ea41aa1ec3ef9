/** Sentences on offers, contact and readiness: printed where they are true, and not otherwise. */

import { coverage, DAY } from './gate-words.ts';
import { post, profile, site, tell, world } from './gate-world.ts';

const asked = (query: string, status = 'ok') => ({ ledger: { coverage: [{ source: 'searxng', query, status, found: 0, detail: null }] as never } });
const unanswered = asked('Jan Kowalski', 'failed');
const OFFER = 'Jan Kowalski projektuje domy i ogrody.';
const BIO = 'Rysuję domy dla ludzi';

tell([
  {
    id: 'CO-02',
    printed: [{ world: world([site({ text: OFFER })]), slots: { quote: OFFER.replace('.', ''), domain: 'kowalski.test' }, refs: [1], quotes: [[1, OFFER]] }],
    dropped: [
      { world: world([site()]), slots: { quote: 'Jan Kowalski rysuje domy', domain: 'kowalski.test' }, refs: [1], quotes: [[1, 'Jan Kowalski rysuje domy.']] },
    ],
  },
  {
    id: 'CO-03',
    printed: [{ world: world([site(), { text: 'Jan Kowalski otworzył wystawę.' }]), ...coverage }],
    dropped: [
      ...['Cennik', 'Oferta', 'Usługi', 'Menu', 'Rezerwacje', 'Zamówienia', 'Zakres prac', 'W sprzedaży', 'Zniżki', '20 zł'].map((text) => ({
        world: world([site({ text })]),
        ...coverage,
      })),
      ...['Oferta Jana Kowalskiego', 'Cennik Jana Kowalskiego', 'Usługi Jana Kowalskiego'].map((text) => ({ world: world([{ text }]), ...coverage })),
      { world: world([site()], unanswered), refs: [1] },
    ],
  },
  {
    id: 'CO-04',
    printed: [
      ...(['review', 'forum', 'social'] as const).map((kind) => ({
        world: world([
          { kind, items: [{}, {}] as never },
          { kind, items: [{}] as never },
        ]),
        slots: { n: 2, m: 3 },
        refs: [1, 2],
      })),
      { world: world([{ evidence: { genre: 'review' } as never, items: [{}] as never }]), slots: { n: 1, m: 1 }, refs: [1] },
    ],
    dropped: [{ world: world([{ kind: 'review', items: [{}] as never }, { items: [{}] as never }]), slots: { n: 2, m: 2 }, refs: [1, 2] }],
  },
  {
    id: 'CO-13',
    printed: [{ world: world([site({ contact: true })]), slots: { domain: 'kowalski.test' }, refs: [1] }],
    dropped: [
      { world: world([site()]), slots: { domain: 'kowalski.test' }, refs: [1] },
      { world: world([site({ contact: true }), site({ url: 'https://kowalski.test/o' })]), slots: { domain: 'kowalski.test' }, refs: [1, 2] },
      { world: world([site({ contact: true, own: false })]), slots: { domain: 'kowalski.test' }, refs: [1] },
    ],
  },
  {
    id: 'CO-14',
    printed: [{ world: world('-+'), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] }],
    dropped: [
      { world: world('-+'), slots: { title: 'Tekst numer 2', place: `gazeta-2.test, ${DAY}` }, refs: [2] },
      { world: world('?'), slots: { title: 'Tekst numer 1', place: `gazeta-1.test, ${DAY}` }, refs: [1] },
    ],
  },
  {
    id: 'CR-01',
    printed: [
      { world: world([site(), profile('linkedin', { posts: [post('2026-01-01')] })]), slots: { list: 'strona kowalski.test i profil LinkedIn' }, refs: [1, 2] },
      { world: world([site()]), slots: { list: 'strona kowalski.test' }, refs: [1] },
    ],
    dropped: [
      { world: world([site({ own: false })]), slots: { list: 'strona kowalski.test' }, refs: [1] },
      { world: world([profile('linkedin')]), slots: { list: 'profil LinkedIn' }, refs: [1] },
      { world: world([profile('linkedin', { posts: [post('2027-01-01')] })]), slots: { list: 'profil LinkedIn' }, refs: [1] },
      { world: world([profile('linkedin', { posts: [post('2026-01-01')] }, { own: false })]), slots: { list: 'profil LinkedIn' }, refs: [1] },
    ],
  },
  {
    id: 'CR-02',
    printed: [{ world: world([{}, profile('linkedin', {}, { own: false })]), ...coverage }],
    dropped: [
      { world: world([profile('linkedin')]), ...coverage },
      { world: world([site()]), ...coverage },
      { world: world([{}], unanswered), refs: [1] },
    ],
  },
  {
    id: 'CR-05',
    exact: true,
    printed: [
      {
        world: world([site({ rank: 1 }), { rank: 2 }, profile('linkedin', {}, { rank: 10 }), site({ url: 'https://kowalski.test/o', rank: 11 })]),
        slots: { n: 2 },
        refs: [1, 3],
      },
    ],
    dropped: [],
  },
  {
    id: 'CR-10',
    printed: [
      {
        world: world([profile('linkedin'), profile('linkedin', {}, { url: 'https://linkedin.test/b' }), profile('facebook', {}, { own: false })]),
        slots: { platform: 'LinkedIn' },
        refs: [1],
      },
    ],
    dropped: [
      { world: world([profile('linkedin'), profile('facebook')]), slots: { platform: 'LinkedIn' }, refs: [1] },
      { world: world([profile('linkedin'), site()]), slots: { platform: 'LinkedIn' }, refs: [1] },
    ],
  },
  {
    id: 'CR-11',
    exact: true,
    printed: [{ world: world([profile('linkedin', { bio: BIO }), profile('instagram', { bio: BIO }), profile('x', { bio: 'Rysuję' })]), refs: [1, 2] }],
    dropped: [],
  },
]);
