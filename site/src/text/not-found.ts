import { typeset } from './typeset.ts';

export const notFound = typeset({
  pageTitle: 'Nie ma takiej strony — Lustro',
  code: '404',
  codeName: 'Page Not Found',
  title: 'Tu nic nie ma',
  text: 'Adres jest błędny albo strona zniknęła. Reszta internetu na swoim miejscu.',
  home: 'Strona główna',
});
