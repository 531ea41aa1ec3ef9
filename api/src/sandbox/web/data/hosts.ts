/** Hosts of the demo web by class; labels without ".example". Every label is made up. */
import type { HostClass } from './articles/type.ts';

export const HOSTS: Record<Exclude<HostClass, 'local' | 'trade' | 'own' | 'ownblog'>, readonly string[]> = {
  national: ['kurier-krajowy', 'dziennik-poranny', 'polska-codzienna', 'tygodnik-obserwator', 'puls-kraju'],
  blog: ['zapiski-z-tramwaju', 'notes-przy-kawie', 'blog-pani-hani', 'okiem-sasiada'],
  forum: ['forum-sasiedzi', 'pogaduchy-forum', 'zapytaj-ludzi'],
  review: ['gwiazdki-i-opinie', 'sprawdzony-wybor', 'znany-fachowiec'],
  encyclopedia: ['encyklopedia-otwarta', 'leksykon-regionalny'],
  register: ['rejestr-podmiotow', 'katalog-firm-polskich'],
  event: ['kalendarz-wydarzen', 'sceny-i-wystapienia'],
  podcast: ['podcasty-po-polsku', 'sluchaj-dalej'],
  maps: ['opinie-z-mapy', 'miejsca-i-oceny'],
  qa: ['zapytaj-ludzi'],
  press: ['komunikaty-prasowe', 'centrum-prasowe'],
  office: ['biuletyn-urzedowy'],
  sponsored: ['polska-codzienna', 'puls-kraju'],
  wykop: ['wykop'],
  facebook: ['facebook'],
  x: ['x'],
  youtube: ['youtube'],
};

export const COPY_HOSTS = ['przeglad-prasy', 'wiesci-z-sieci', 'skrot-dnia', 'agregator-wiadomosci'] as const;
export const FOREIGN_HOSTS = {
  en: ['baltic-observer', 'weekend-reader'],
  de: ['mitteleuropa-magazin', 'nachbarn-heute'],
  cs: ['prazske-listy', 'pohranici-dnes'],
} as const;
export const NOISE_HOSTS = ['poradnik-domowy', 'wszystko-i-nic', 'rozmaitosci-dnia'] as const;
/** Hosts whose pages misbehave on purpose. */
export const BROKEN_HOSTS = {
  moved: 'stare-adresy',
  slow: 'powolny-serwer',
  huge: 'ogromne-strony',
  loop: 'w-kolko',
  closed: 'zamkniete-archiwum',
  odd: 'dziwne-pliki',
} as const;
