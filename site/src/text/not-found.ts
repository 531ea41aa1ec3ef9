import { typeset } from './typeset.ts';

export const notFound = typeset({
  pageTitle: 'Nie ma takiej strony — Lustro',
  code: '404',
  codeName: 'Page Not Found',
  title: 'Nie ma takiej strony',
  text: 'Adres mógł się zmienić albo wkradła się do niego literówka.',
  home: 'Strona główna',
  order: 'Zamów raport',
  status: 'Sprawdź status zamówienia',
});
