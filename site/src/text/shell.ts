/** Polish copy shared by all signed-in pages: top bar, loading, no connection. */
import { typeset } from './typeset.ts';

export const shell = typeset({
  nav: {
    label: 'Konto',
    dashboard: 'Dashboard',
    image: 'Mój Wizerunek',
    profile: 'Profil',
    settings: 'Ustawienia',
    admin: 'Admin',
  },
  greeting: (firstName: string) => `Witaj, ${firstName}`,
  bell: (n: number) => `Aktywne alerty: ${n}`,
  logout: 'Wyloguj się',
  menu: 'Menu',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  spinner: 'Sprawdzamy, czy jesteś w swoim koncie',
  unreachable: {
    title: 'Nie udało się połączyć z serwerem',
    text: 'Twoje dane są bezpieczne. Sprawdź internet i spróbuj ponownie.',
  },
});
