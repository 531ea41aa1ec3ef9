import { typeset } from './typeset.ts';

/** /porownanie; the words of scores and differences stand in the contract, as the PDF has them too. */
export const comparisonText = typeset({
  pageTitle: 'Porównanie raportów — Lustro',
  loading: 'Porównujemy raporty',
  back: 'Moje raporty i zamówienia',
  pdf: 'Pobierz PDF',
  open: 'Otwórz raport',
  on: (name: string) => `: ${name}`,
  pages: 'Co przybyło, czego już nie ma',
  nothing: {
    title: 'Nie ma czego porównać',
    text: 'Zaznacz dwa lub trzy gotowe raporty na liście „Moje raporty i zamówienia” i wybierz „Porównaj zaznaczone”.',
  },
  failed: {
    title: 'Nie udało się porównać raportów',
    text: 'Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, zaznacz raporty jeszcze raz: któregoś może już nie być.',
    retry: 'Spróbuj ponownie',
  },
  pick: {
    label: 'Do porównania',
    go: 'Porównaj zaznaczone',
    hint: 'Zaznacz dwa lub trzy raporty, żeby zobaczyć je obok siebie.',
  },
});
