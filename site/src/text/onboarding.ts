/** Polish copy of the onboarding form. */
import { LENGTH } from '#contract/constants.ts';
import { ERROR_TITLE } from './common.ts';
import { forms } from './forms.ts';
import { typeset } from './typeset.ts';

export const onboarding = typeset({
  title: 'Powiedz nam, po czym Cię rozpoznać',
  lead: 'Im więcej wiemy, tym rzadziej pomylimy Cię z kimś o tym samym nazwisku. Wypełnij tyle, ile chcesz; resztę dodasz później.',
  leadOther: 'Im więcej wiemy, tym rzadziej pomylimy tę osobę z kimś o tym samym nazwisku. Sprawdź, co wiemy z zamówienia, i popraw, jeśli trzeba.',
  titleOther: 'Powiedz nam, kogo szukamy',
  leadBrand: 'Im więcej wiemy, tym rzadziej pomylimy tę markę z inną o podobnej nazwie. Sprawdź, co wiemy z zamówienia, i popraw, jeśli trzeba.',
  about: 'O Tobie',
  position: { label: 'Stanowisko lub zawód', placeholder: 'np. architektka, doradca podatkowy' },
  company: { label: 'Firma lub organizacja', placeholder: 'np. Pracownia Forma' },
  description: { label: 'O Tobie w kilku zdaniach', hint: 'Czym się zajmujesz, gdzie, od kiedy.' },
  knownFor: { label: 'Z czego można Cię znać', hint: 'Projekty, nagrody, książki, wystąpienia.' },
  rows: {
    socialProfiles: {
      legend: 'Profile społecznościowe',
      name: { label: 'Platforma', placeholder: 'np. LinkedIn' },
      url: { label: 'Adres', placeholder: 'https://' },
      add: 'Dodaj profil',
      full: forms.links(LENGTH.links),
      unnamed: 'profil',
    },
    externalLinks: {
      legend: 'Inne strony o Tobie',
      name: { label: 'Tytuł', placeholder: 'np. Wywiad w „Gazecie”' },
      url: { label: 'Adres', placeholder: 'https://' },
      add: 'Dodaj stronę',
      full: forms.links(LENGTH.links),
      unnamed: 'strona',
    },
  },
  row: (legend: string, n: number) => `${legend}: wiersz ${n}`,
  remove: (n: number, label: string) => `Usuń wiersz ${n}: ${label}`,
  urlEmpty: 'Podaj adres albo usuń ten wiersz.',
  sensitive: 'Nie wpisuj informacji o zdrowiu, poglądach, wyznaniu ani innych danych wrażliwych.',
  save: 'Zapisz profil',
  saving: 'Zapisujemy…',
  later: 'Wypełnię później',
  again: 'Uzupełnij profil do monitoringu',
});

export const onboardingToasts = {
  done: { title: 'Profil uzupełniony!', text: 'Od teraz łatwiej odróżnimy Cię od innych.' },
  failed: { title: ERROR_TITLE, text: 'Nie udało się zapisać profilu. Spróbuj ponownie.' },
};
