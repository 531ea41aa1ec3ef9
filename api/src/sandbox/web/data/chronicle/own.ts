import type { ChronicleText } from './type.ts';

/** Her own texts, on her site and profile. */
export const OWN_TEXTS: readonly ChronicleText[] = [
  {
    id: 'notatka',
    on: 'site',
    tone: 'own',
    title: 'Notatka z budowy: {W}',
    body: [
      'Dziś na budowie {Wg} [ułożyliśmy pierwsze płyty|sprawdziliśmy spadki|wybraliśmy kolor spoin|posadziliśmy drzewa], notuje {S} w [zimny|słoneczny|deszczowy|wietrzny] poranek.',
      'Najwięcej czasu zajęło ustalenie wysokości siedzisk.',
      'Za tydzień wracam z poziomicą i aparatem.',
      'Pytania proszę przysyłać na adres pracowni.',
    ],
  },
  {
    id: 'szkic',
    on: 'site',
    tone: 'own',
    title: 'Szkic [tygodnia|miesiąca]: {W}',
    body: [
      'Szkic {Wg} powstał [w pociągu|na kolanie|przy oknie|na nabrzeżu], [tuszem|ołówkiem|piórem|markerem], [w kwadrans|w pół godziny|w jeden wieczór]; rysowała {S}.',
      'Lubię rysować linię wody jednym ruchem.',
      'Oryginał wisi w pracowni.',
      'Następny szkic pokażę za tydzień.',
    ],
  },
  {
    id: 'odpowiedz',
    on: 'site',
    tone: 'own',
    title: 'Odpowiadam na pytania o {Wa}',
    body: [
      'Pytają Państwo o {Wa}: [o ławki|o cień|o oświetlenie|o terminy|o koszty], więc odpowiadam po kolei, {S}, [autorka projektu|architektka|pracownia w Gdyni].',
      'Poprawki zgłosiliśmy zarządcy w ubiegłym tygodniu.',
      'Każde zgłoszenie czytam osobiście.',
      'Zdjęcia po zmianach opublikuję tutaj.',
    ],
  },
  {
    id: 'zapowiedz-profil',
    on: 'profile',
    tone: 'own',
    title: 'Wpis na profilu: zapowiedź',
    body: [
      'Zapraszam na [spacer|wykład|warsztat|rozmowę] o {Wl} w [poniedziałek|wtorek|środę|czwartek|sobotę], prowadzi {S}.',
      'Spotykamy się przy wejściu od strony wody.',
      'Weźcie ciepłe kurtki.',
      'Zapisy w wiadomości.',
    ],
  },
  {
    id: 'kulisy-profil',
    on: 'profile',
    tone: 'own',
    title: 'Wpis na profilu: kulisy',
    body: [
      'Kulisy pracy nad projektem {Wg}: [trzecia makieta|dziesiąty wariant|pierwsza próba koloru|ostatnie rysunki], [dużo kawy|cisza w pracowni|deszcz za oknem], {S}.',
      'Każda wersja uczy czegoś nowego.',
      'Dziękuję zespołowi za cierpliwość.',
      'Ciąg dalszy jutro.',
    ],
  },
];
