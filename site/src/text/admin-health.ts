/** Copy of the system's health in /admin. */
import { counted, dateTime, fileSize } from '#contract/format.ts';
import type { HealthState } from '#contract/health.ts';
import type { WorkerFault } from '#contract/workers.ts';
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
    unanswered: 'baza prac nie odpowiada; zamówienia i płatności są przyjmowane, raporty ruszą po jej powrocie',
  },
  rounds: {
    name: 'Monitoring',
    day: (ended: number, failed: number) => `w ciągu doby: ${counted(ended, 'przebieg', 'przebiegi', 'przebiegów')}, nieudanych: ${failed}`,
    finished: (at: string) => `ostatni udany ${dateTime(at)}`,
  },
  worker: {
    name: (name: string) => `Maszyna pomocnicza: ${name}`,
    threads: (n: number) => counted(n, 'wątek', 'wątki', 'wątków'),
    tasks: (done: number, lost: number) => `wykonane zadania: ${done}${lost > 0 ? `, oddane gdzie indziej: ${lost}` : ''}`,
    faults: {
      secret: 'odrzuca nasz WORKER_SECRET; pracuje serwer',
      clock: 'zegary obu maszyn różnią się o ponad minutę; pracuje serwer',
      repeated: 'odrzuciła zapytanie jako powtórzone; pracuje serwer',
      release: 'ma inne wydanie programu; pracuje serwer',
      too_large: 'zadanie było za duże; wykonał je serwer',
      busy: 'była zajęta',
      stopping: 'właśnie się wyłącza; pracuje serwer',
      unreadable: 'nie rozumie zadania; pracuje serwer',
      unreachable: 'nie da się z nią połączyć; pracuje serwer',
      silent: 'zamilkła; pracuje serwer',
      slow: 'nie zdążyła; zadanie wykonał serwer',
      unsigned: 'odpowiada bez podpisu naszym WORKER_SECRET; pracuje serwer',
    } satisfies Record<WorkerFault, string>,
  },
  disk: {
    name: 'Dysk',
    free: (free: number, total: number) => `wolne ${fileSize(free)} z ${fileSize(total)}`,
    database: (size: number) => `baza zajmuje ${fileSize(size)}`,
  },
});
