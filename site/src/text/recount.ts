/** Polish copy of „To nie ja”: marking pages of a report, the recount, and what it has changed. */
import { GUARANTEE, PRICE_GROSZE } from '#contract/constants.ts';
import { counted, dateLong, money, plural } from '#contract/format.ts';
import { typeset } from './typeset.ts';

const sources = (n: number) => counted(n, 'źródło', 'źródła', 'źródeł');
const pages = (n: number) => counted(n, 'strona', 'strony', 'stron');

/** What is marked, in the accusative: „2 źródła do odłożenia i 1 stronę do przywrócenia”. */
const both = (out: number, back: number, words: { out: (n: number) => string; back: (n: number) => string }): string =>
  [...(out > 0 ? [words.out(out)] : []), ...(back > 0 ? [words.back(back)] : [])].join(' i ');

export const recountText = typeset({
  open: 'To nie ja: zaznacz źródła do poprawy',
  asideHeading: (n: number) => `${counted(n, 'strona odłożona', 'strony odłożone', 'stron odłożonych')} na bok`,
  asideLead: 'Reguły nie znalazły w nich niczego, co łączyłoby je z opisem z zamówienia.',

  heading: 'Co tu jest nie tak?',
  lead: (name: string) => `Zaznacz źródła o kimś innym i odłożone strony, które jednak dotyczą: ${name}. Policzymy raport od nowa, raz i bez dopłaty.`,
  show: 'Pokaż źródła',
  all: (n: number) => `Wszystkie (${n})`,
  stories: 'Sprawy',
  domains: 'Serwisy',
  option: (label: string, n: number) => `${label} (${n})`,
  markShown: (n: number) => `„To nie ja”: ${n === 1 ? 'pokazane źródło' : `wszystkie pokazane (${n})`}`,
  unmarkShown: 'Odznacz pokazane',
  notMe: 'To nie ja',
  notMeLead: 'Źródła, które są w raporcie.',
  me: 'To jednak ja',
  meLead: 'Strony, które odłożyliśmy. Nie ma ich w żadnym wyniku.',
  group: (n: number) => `To jednak ja: cała grupa (${pages(n)})`,
  kinds: { name: 'Strony z samą nazwą', surname: 'Strony ze skróconą nazwą' },
  look: 'otwórz',
  nothing: 'Nic jeszcze nie zaznaczono.',
  marked: (out: number, back: number) =>
    `Zaznaczono: ${both(out, back, { out: (n) => `${sources(n)} do odłożenia`, back: (n) => `${pages(n)} do przywrócenia` })}.`,
  count: 'Przelicz raport',
  leave: 'Wyjdź bez zmian',

  ask: {
    title: 'Przeliczyć raport?',
    close: 'Zamknij pytanie',
    what: (out: number, back: number) =>
      `${both(out, back, {
        out: (n) => `Odłożymy ${sources(n)}`,
        back: (n) => `${out > 0 ? 'przywrócimy' : 'Przywrócimy'} ${counted(n, 'stronę', 'strony', 'stron')}`,
      })}, a potem policzymy raport od nowa, bez dopłaty. Zajmie to kilka sekund.`,
    once: 'Przeliczyć można raz. Oba raporty i oba pliki PDF zostaną.',
    promise: (n: number) =>
      `W raporcie zostanie najwyżej ${sources(n)}. Gdy policzymy mniej niż obiecane ${GUARANTEE.minSources} z co najmniej ${GUARANTEE.minDomains} domen, oddamy Ci ${money(PRICE_GROSZE, true)}, tak jak przy pierwszym raporcie.`,
    yes: 'Przelicz',
    no: 'Jeszcze nie',
  },

  counting: 'Przeliczamy raport…',
  countingText: 'Potrwa to kilka sekund. Możesz czekać tutaj albo wrócić później: o wyniku napiszemy w liście.',
  failed: 'Przeliczenie się nie udało',
  failedText: 'Pierwszy raport jest bez zmian. Zaznacz jeszcze raz i spróbuj ponownie.',
  again: 'Zaznacz ponownie',

  done: 'To raport przeliczony',
  doneText: (at: string) => `Policzyliśmy go ${dateLong(at)} z tych samych stron, po Twoich oznaczeniach.`,
  first: (at: string) => `Zobacz pierwszą wersję z ${dateLong(at)}`,
  isFirst: 'To pierwsza wersja raportu',
  isFirstText: (at: string) => `Obowiązuje raport przeliczony ${dateLong(at)} po Twoich oznaczeniach.`,
  newer: 'Zobacz raport przeliczony',
  changed: 'Co się zmieniło',
  sources: 'Źródła',
  average: 'Średnia ocena',
  headline: 'Najważniejsze zdanie',
  columns: { what: 'Co', from: 'Było', to: 'Jest' },
  none: 'brak',
  same: (n: number) => `${n === 0 ? 'Wskaźniki' : 'Pozostałe wskaźniki'} są bez zmian.`,
  outTitle: (n: number) => `${plural(n, 'Odłożone źródło', 'Odłożone źródła', 'Odłożone źródła')} (${n})`,
  backTitle: (n: number) => `${plural(n, 'Przywrócone źródło', 'Przywrócone źródła', 'Przywrócone źródła')} (${n})`,
});

export const recountToasts = {
  done: { title: 'Raport przeliczony', text: 'Co się zmieniło, stoi na początku raportu.' },
  failed: (why: string) => ({ title: 'Nie udało się przeliczyć', text: why || 'Nic nie zostało zmienione. Spróbuj ponownie.' }),
};
