/** Polish copy of the record of art. 14 in the panel. */
import { counted } from '#contract/format.ts';
import type { NoticeState } from '#contract/notices.ts';
import type { Relation } from '#contract/orders.ts';
import { typeset } from './typeset.ts';

export const noticesText = typeset({
  title: (n: number) => `Obowiązek informacyjny (art. 14 RODO): ${n} bez wpisu`,
  empty: 'Nie ma zamówień o innych osobach.',
  help: 'Osobę opisaną trzeba zawiadomić najpóźniej wtedy, gdy kupujący dostaje raport, chyba że zachodzi wyjątek z art. 14 ust. 5. Wpis jest dowodem, że to zrobiono.',
  more: (n: number) => `Pokaż jeszcze ${counted(n, 'zamówienie', 'zamówienia', 'zamówień')}`,
  order: 'Zamówienie',
  delivered: 'Raport dostarczono',
  notYet: 'jeszcze nie',
  relation: 'Kim jest dla kupującego',
  relations: { self: 'kupujący', represented: 'osoba, którą kupujący reprezentuje', other: 'inna osoba', brand: 'marka' } satisfies Record<Relation, string>,
  record: 'Wpis',
  reason: 'Wyjątek',
  note: 'Notatka',
  states: { sent: 'wysłano', handed: 'do przekazania przez kupującego', exempt: 'zwolnienie' } satisfies Record<NoticeState, string>,
  letter: 'Treść informacji',
  how: 'Jak zawiadamiamy?',
  ways: [
    { value: 'handed', label: 'Przekaże kupujący', note: 'Wyślemy mu list z treścią informacji.' },
    { value: 'sent', label: 'Wysyłamy osobie opisanej', note: 'Bez adresu e-mail: wpis mówi, że informacja poszła pocztą.' },
    { value: 'exempt', label: 'Zachodzi wyjątek', note: 'Nic nie wysyłamy. Napisz, na czym opiera się ocena.' },
  ] as const satisfies readonly { value: NoticeState; label: string; note: string }[],
  email: 'E-mail osoby opisanej',
  emailHelp: 'tylko taki, który osoba sama podała publicznie; nie przechowujemy go przy zamówieniu',
  which: 'Który wyjątek?',
  noteEmpty: 'Napisz, dlaczego wyjątek zachodzi.',
  save: 'Zapisz wpis',
  saving: 'Zapisujemy…',
  add: 'Dodaj wpis',
  change: 'Zmień wpis',
  done: 'Wpis zapisany.',
});
