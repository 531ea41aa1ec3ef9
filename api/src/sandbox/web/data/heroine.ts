/** The person of the demo account and of the site's sample report. */
export const HEROINE = 'Marta Zielińska-Nowak';

/**
 * Ids of pages about her and her namesakes that the search leaves out, so that her report has the number of sources and the length
 * that the site states. Includes the slow page, so that the build does not wait for it.
 */
export const UNFOUND: ReadonlySet<string> = new Set([
  ...[
    'utrudnienia',
    'watek-dojazd',
    'program-festiwalu',
    'kalendarium',
    'grupa-facebook',
    'sprostowanie',
    'abroad-7',
    'dziesieciolecie',
    'stypendium-dla-mlodych',
  ],
  ...[
    'z-powiatu-3',
    'z-powiatu-9',
    'z-powiatu-12',
    'z-powiatu-1',
    'z-powiatu-4',
    'z-powiatu-7',
    'abroad-3',
    'glos-w-debacie',
    'w-skrocie-2',
    'rubryka-2',
    'z-powiatu-6',
    'z-powiatu-10',
  ],
  ...[
    'odcinek-krotki',
    'studium-przypadku',
    'raport-rynku',
    'ankieta-branzowa',
    'rozmowa-tygodnia',
    'druga-strona',
    'mam-zal',
    'nowe-zasady',
    'abroad-2',
    'utrudnienia',
    'sprawozdanie-z-kongresu',
  ],
  ...[
    'usuniety-artykul-2',
    'usuniety-artykul-3',
    'raport-roczny',
    'w-kolko',
    'teczka-osobowa',
    'teczka-prasowa',
    'private-lista',
    'pusta',
    'usterka',
    'awaria',
    'broszura',
  ],
]);
