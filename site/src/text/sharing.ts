/** Polish copy of sharing a report: the dialog of its holder, and the page that a link opens. */
import { COMPANY } from '#contract/company.ts';
import { PRICE_GROSZE } from '#contract/constants.ts';
import { counted, dateLong, dateTime, money } from '#contract/format.ts';
import type { ShareDays, ShareSection } from '#contract/sharing.ts';
import { toldText } from './told.ts';
import { typeset } from './typeset.ts';

const list = new Intl.ListFormat('pl');
const { summary: _summary, protocol: _protocol, ...names } = toldText.sections;
const sectionNames: Record<ShareSection, string> = names;

export const sharingText = typeset({
  open: 'Udostępnij do wglądu',
  title: 'Udostępnij raport do wglądu',
  close: 'Zamknij udostępnianie',
  lead: 'Kto dostanie link, zobaczy wybrane części raportu bez logowania. Nie zobaczy zamówienia, Twoich danych, zwrotu ani pliku PDF.',
  what: 'Co pokazać',
  always: 'Nazwa, najważniejsze zdanie i liczba źródeł są widoczne zawsze.',
  names: sectionNames,
  howLong: 'Jak długo link ma działać',
  days: (days: ShareDays) => counted(days, 'dzień', 'dni', 'dni'),
  make: 'Utwórz link',
  shown: 'Link do wglądu',
  once: 'Skopiuj go teraz. Pokazujemy go tylko raz, bo sami go nie przechowujemy.',
  working: 'Działające linki',
  loading: 'Wczytujemy linki',
  none: 'Na razie nie ma żadnego.',
  until: (day: string) => `Do ${dateLong(day)}`,
  of: (createdAt: string, sections: readonly ShareSection[]) =>
    `Utworzony ${dateTime(createdAt)}. Pokazuje: ${sections.length === 0 ? 'tylko streszczenie' : list.format(sections.map((section) => sectionNames[section]))}.`,
  ended: 'Link wyłączony. Od teraz nikt go nie otworzy.',
  notDone: 'Nie udało się, nic nie zostało zmienione. Spróbuj ponownie.',
  end: 'Wyłącz link',
  endOf: (day: string) => `działający do ${dateLong(day)}`,

  pageTitle: `Wgląd w raport — ${COMPANY.brand}`,
  titleOf: (name: string) => `${name}, wgląd — ${COMPANY.brand}`,
  bar: 'Wgląd bez logowania',
  barUntil: (day: string) => `Wgląd bez logowania, do ${dateLong(day)}`,
  opening: 'Otwieramy raport…',
  missing: 'Ten link nie działa',
  unreachable: 'Nie udało się otworzyć raportu',
  unreachableText: 'Sprawdź połączenie i spróbuj ponownie.',
  retry: 'Spróbuj ponownie',
  horizon: 'Źródła na osi czasu',
  rests: (sources: number, domains: number, at: string, code: string) =>
    `${counted(sources, 'źródło', 'źródła', 'źródeł')} z ${counted(domains, 'domeny', 'domen', 'domen')}, ${dateLong(at)} Kod ${code}.`,
  order: `Zamów swój raport, ${money(PRICE_GROSZE, true)}`,
});
