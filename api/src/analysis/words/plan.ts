/** Words of the 30-day plan. */

export const WEEKS = [
  { title: 'Porządek', lead: 'Najpierw to, co zajmuje kilka minut, a widać je od razu.' },
  { title: 'Odpowiedzi', lead: 'Teraz to, co mówią inni: błędy, krytyka, pomyłki.' },
  { title: 'Własny głos', lead: 'Jedno dobre, własne źródło.' },
  { title: 'Rytm', lead: 'Co utrzymać, kiedy plan się skończy.' },
] as const;

export const PLAN = {
  lead: 'Najwyżej trzy kroki w tygodniu, razem około {hours:gen godziny|godzin}.',
  begins: 'Najpierw to, od czego warto zacząć, potem to, co zajmuje kilka minut.',
  S: 'Dzień {d}: {recText} Zajmie to do godziny.',
  M: 'Dni {d}–{d2}: {recText} Zarezerwuj pół dnia.',
  L: 'Dni {d}–{d2}: {recText} Rozłóż to na dwa razy.',
  C: 'Od dnia {d}, co tydzień: {recText}',
  now: 'Dziś, zanim zrobisz cokolwiek innego: {recText}',
  check: 'Po czym poznasz, że gotowe: {check}.',
  weekChecks: [
    'Sprawdź: otwórz okno prywatne, wpisz „{subject}” i zapisz, co widać na pierwszym ekranie.',
    'Sprawdź: które kroki tego tygodnia są zrobione i na które przyszła odpowiedź.',
    'Sprawdź: czy to, co powstało w tym tygodniu, ma datę i podpis i czy da się to znaleźć w wyszukiwarce.',
    'Sprawdź: wybierz jeden stały dzień w miesiącu na powtórkę i wpisz go do kalendarza.',
  ],
  few: 'Przy tak małej liczbie źródeł nie mamy podstaw do dalszych rad.',
  closing:
    'Nie wszystko da się zmienić w 30 dni: wyszukiwarki potrzebują czasu, a cudze strony — zgody swoich właścicieli. Powtórz badanie za 90 dni i porównaj wyniki.',
} as const;
