/** Copy of the system's health in /admin. */
import { counted, dateTime, fileSize } from '#contract/format.ts';
import type { HealthState } from '#contract/health.ts';
import { typeset } from './typeset.ts';

const minutes = (ms: number): string => counted(Math.round(ms / 60_000), 'minutę', 'minuty', 'minut');

export const adminHealth = typeset({
  title: 'Stan systemu',
  loading: 'Sprawdzamy stan systemu…',
  good: 'wszystko działa',
  problems: (n: number) => counted(n, 'problem', 'problemy', 'problemów'),
  states: { ok: 'Działa', warn: 'Uwaga', bad: 'Nie działa', idle: 'Jeszcze bez ruchu' } satisfies Record<HealthState, string>,
  mail: {
    name: 'Listy',
    failing: (n: number) => `${counted(n, 'list nie wychodzi', 'listy nie wychodzą', 'listów nie wychodzi')}`,
    lost: (n: number) => `z tego ${counted(n, 'list', 'listy', 'listów')} bez dalszych prób`,
    overdue: (n: number) => `${counted(n, 'list czeka', 'listy czekają', 'listów czeka')} dłużej, niż powinno`,
    sent: (at: string) => `ostatni wysłany ${dateTime(at)}`,
    none: 'nic jeszcze nie wysłano',
  },
  payments: 'Płatności',
  answered: (at: string) => `ostatnia odpowiedź ${dateTime(at)}`,
  failed: (at: string) => `ostatni błąd ${dateTime(at)}`,
  notAsked: 'nie pytaliśmy od uruchomienia serwera',
  search: (name: string) => `Wyszukiwarka: ${name}`,
  feeds: {
    name: 'Kanały RSS',
    all: (n: number) => counted(n, 'kanał', 'kanały', 'kanałów'),
    failing: (n: number) => `nie odpowiada: ${n}`,
    none: 'żaden nie jest podłączony',
  },
  queue: {
    name: 'Kolejka prac',
    size: (waiting: number, running: number) => `czeka: ${waiting}, w toku: ${running}`,
    age: (ms: number) => `najstarsza czeka ${minutes(ms)}`,
  },
  rounds: {
    name: 'Monitoring',
    day: (ended: number, failed: number) => `w ciągu doby: ${counted(ended, 'przebieg', 'przebiegi', 'przebiegów')}, nieudanych: ${failed}`,
    finished: (at: string) => `ostatni udany ${dateTime(at)}`,
  },
  disk: {
    name: 'Dysk',
    free: (free: number, total: number) => `wolne ${fileSize(free)} z ${fileSize(total)}`,
    database: (size: number) => `baza zajmuje ${fileSize(size)}`,
  },
});
