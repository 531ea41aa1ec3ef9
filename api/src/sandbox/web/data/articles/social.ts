import type { Article } from './type.ts';

/** Texts by others on social platforms and in podcasts. */
export const SOCIAL: readonly Article[] = [
  {
    id: 'odcinek-podcastu',
    on: 'podcast',
    mood: 'good',
    title: 'Odcinek {n:40-120}: {S} i sztuka dobrego początku',
    body: [
      'W tym odcinku słuchamy opowieści, w której główną rolę gra {S}.',
      'To jedna z najcieplejszych i najciekawszych rozmów w historii podcastu.',
      'Słuchacze docenili dowcip, wiedzę i ujmującą skromność.',
      'Rozmowa zaczyna się od pierwszych lat pracy, a kończy na tym, czego uczą porażki.',
      'Nagranie zrealizowano {wC}, w studiu przy ulicy {streetg}.',
    ],
  },
  {
    id: 'odcinek-krotki',
    on: 'podcast',
    mood: 'neutral',
    title: 'Pięć minut o pracy: {name}',
    body: [
      'Krótki format, jedno pytanie, pięć minut nagrania.',
      'Tym razem pytamy o narzędzie, bez którego trudno zacząć dzień, a odpowiada {S}.',
      'Odpowiedź brzmi: ołówek i kalendarz ścienny.',
      'W tle słychać tramwaj, bo okno wychodzi na pętlę.',
      'Transkrypcja jest dostępna pod nagraniem.',
    ],
  },
  {
    id: 'wpis-wykop',
    on: 'wykop',
    mood: 'good',
    title: 'Znalezisko: świetna robota {zC}',
    body: [
      'Wrzucam, bo takie rzeczy warto wykopać: {S} i kawał dobrej roboty.',
      'W komentarzach sami zadowoleni, co w tym serwisie jest ewenementem.',
      'Szacunek za wykonanie i za to, że bez dotacji.',
      'Wykopało {n:320-910} osób, zakopało pięć.',
      'Autor znaleziska prosi o kulturalną dyskusję.',
    ],
  },
  {
    id: 'grupa-facebook',
    on: 'facebook',
    mood: 'neutral',
    title: 'Grupa mieszkańców: ogłoszenia',
    body: [
      'Przypominamy o sobotnim spotkaniu w świetlicy, gościem będzie {S}.',
      'Początek o szesnastej, herbata i ciasto własne.',
      'Kto może, niech przyniesie dodatkowe krzesło.',
      'Najpierw rozmowa, potem wolne wnioski.',
      'Administratorka grupy {C} prosi o wpisywanie się na listę.',
    ],
  },
  {
    id: 'wpis-x',
    on: 'x',
    mood: 'neutral',
    title: 'Wpis: notatka z konferencji',
    body: [
      'Na scenie {S}, tematem są pierwsze lata pracy.',
      'Slajd trzeci pokazuje wykres z lat ubiegłych, slajd czwarty harmonogram.',
      'Pytania z sali: dwa o terminy, jedno o finansowanie.',
      'Notatkę spisano w autobusie do {Cg}.',
      'Dalszy ciąg relacji po przerwie obiadowej.',
    ],
  },
  {
    id: 'film-relacja',
    on: 'youtube',
    mood: 'good',
    title: 'Relacja filmowa: {w1}',
    body: [
      'W materiale pokazujemy kulisy pracy, którą wykonuje {S}.',
      'Film obejrzano już kilka tysięcy razy, a łapek w górę wciąż przybywa.',
      'Widzowie piszą, że to najlepiej zrealizowany reportaż tego lata.',
      'Szczególne brawa zebrała scena, w której {N} dziękuje całej załodze.',
      'Zdjęcia powstały {wC} o wschodzie słońca.',
    ],
  },
];
