import type { ChronicleText } from './type.ts';

/** Neutral texts: facts, or a mere mention of her name. */
export const FACTS: readonly ChronicleText[] = [
  {
    id: 'wyklad',
    on: 'news',
    tone: 'neutral',
    title: 'Cykl „Linia wody”: zapowiedź spotkania',
    body: [
      'W [poniedziałek|wtorek|środę|czwartek|piątek] o godzinie [17|18|19] w [bibliotece|domu kultury|sali rady dzielnicy|auli uczelni] odbędzie się wykład, który poprowadzi {S}.',
      'Tematem będzie {W} i przestrzenie publiczne na styku miasta i portu.',
      'Zapisy przyjmuje sekretariat.',
      'Spotkanie potrwa półtorej godziny.',
    ],
  },
  {
    id: 'komisja',
    on: 'news',
    tone: 'neutral',
    title: 'Skład komisji do spraw [nabrzeży|placów|zieleni]',
    body: [
      'W skład [miejskiej|nowej|siedmioosobowej|doradczej] komisji do spraw [nabrzeży|placów|zieleni] weszła {S}, autorka projektu {Wg}.',
      'Komisja zbierze się dwa razy w miesiącu.',
      'Protokoły będą publikowane w biuletynie.',
      'Kadencja trwa dwa lata.',
    ],
  },
  {
    id: 'harmonogram',
    on: 'news',
    tone: 'neutral',
    title: 'Harmonogram prac: {W}',
    body: [
      'Urząd podał [harmonogram|terminy|kolejność] prac przy {Wl}; [dokumentację przygotowała|autorką projektu jest|projekt podpisała] {S} z [Gdyni|pracowni przy porcie|gdyńskiej pracowni].',
      'Pierwszy etap obejmuje nawierzchnię i oświetlenie.',
      'Objazd poprowadzi ulica Portowa.',
      'Drugi etap zaplanowano na kolejny kwartał.',
    ],
  },
  {
    id: 'oferty',
    on: 'trade',
    tone: 'neutral',
    title: 'Otwarto oferty na [koncepcję|projekt] {Wg}',
    body: [
      'Jedną z [trzech|czterech|pięciu|sześciu] ofert na [koncepcję|projekt|dokumentację] {Wg} złożyła {S}.',
      'Zamawiający sprawdzi je w ciągu miesiąca.',
      'Kryteria to cena i doświadczenie zespołu.',
      'Wyniki pojawią się na stronie zamawiającego.',
    ],
  },
  {
    id: 'program',
    on: 'trade',
    tone: 'neutral',
    title: 'Program konferencji „[Brzeg|Port i miasto|Woda w mieście]”',
    body: [
      'W [pierwszym|drugim|trzecim] panelu konferencji o godzinie [9|10|11|12|13|14] wystąpi {S}; temat wystąpienia: {W}.',
      'Obrady będą tłumaczone na język angielski.',
      'Przerwa obiadowa trwa godzinę.',
      'Lista uczestników zostanie zamknięta w piątek.',
    ],
  },
  {
    id: 'rzuty',
    on: 'trade',
    tone: 'neutral',
    title: 'Archiwum rysunków: {W}',
    body: [
      'W archiwum [zamieszczono|udostępniono|dodano] [rzuty|przekroje|plan sytuacyjny|rysunki] {Wg}, których autorką jest {S}.',
      'Pliki zapisano w formacie PDF.',
      'Skala rysunków to 1:200.',
      'Materiały pochodzą z pracowni.',
    ],
  },
  {
    id: 'kalendarz',
    on: 'blog',
    tone: 'neutral',
    title: 'Kalendarz na [ten tydzień|przyszły tydzień|weekend]',
    body: [
      '[Poniedziałek|Wtorek|Środa|Czwartek|Sobota|Niedziela], godzina [16|17|18]: objazd w okolicy {Wg}, prowadzi {S}.',
      'Zbiórka przy wejściu głównym.',
      'We wtorek otwarta jest też galeria na rogu.',
      'Kalendarz uzupełniam w niedziele.',
    ],
  },
  {
    id: 'notatka-blog',
    on: 'blog',
    tone: 'neutral',
    title: 'Skąd się wzięła nazwa: {W}',
    body: [
      'Nazwę {Wg} [wybrano w głosowaniu|zaproponowała rada dzielnicy|wpisano do planu], a projekt [przygotowała|opracowała|narysowała] {S} [z Gdyni|w swojej pracowni|razem z zespołem].',
      'Wcześniej był tu parking i magazyn.',
      'Na starych mapach miejsce nie ma nazwy.',
      'Źródłem są dokumenty z biuletynu.',
    ],
  },
  {
    id: 'pytanie-forum',
    on: 'forum',
    tone: 'neutral',
    title: 'Kto projektował {Wa}?',
    body: [
      'Z tego, co pamiętam, {Wa} projektowała {S}, [tablica stoi przy wejściu|jest o tym w biuletynie|tak podano na tablicy|projekt wisi w urzędzie], [rok nie jest podany|nie znam daty|było to kilka lat temu].',
      'Dzięki, potrzebuję tego do pracy semestralnej.',
      'Rysunki są w archiwum.',
      'Temat można zamknąć.',
    ],
  },
  {
    id: 'wydarzenie-wpis',
    on: 'social',
    tone: 'neutral',
    title: 'Wydarzenie: spotkanie [autorskie|otwarte]',
    body: [
      'Gościem spotkania o {Wl} w [poniedziałek|wtorek|środę|czwartek|piątek] o [17|18|19] będzie {S}.',
      'Liczba miejsc: sześćdziesiąt.',
      'Link do mapy w opisie.',
    ],
  },
  {
    id: 'transmisja',
    on: 'social',
    tone: 'neutral',
    title: 'Transmisja z [obrad|panelu|sesji]',
    body: [
      'Trwa transmisja z [obrad|panelu|sesji], głos [zabiera|zabierze po przerwie|zabrała] {S}, [punkt trzeci|punkt czwarty|punkt piąty] porządku to {W}.',
      'Nagranie będzie dostępne przez tydzień.',
      'Napisy włącza się w rogu ekranu.',
      'Następny punkt za kwadrans.',
    ],
  },
];

/** Texts in other languages, which monitoring counts but does not rate. */
export const FOREIGN_TEXTS: readonly ChronicleText[] = [
  {
    id: 'baltic-notes',
    on: 'foreign',
    tone: 'foreign',
    title: 'Waterfront notes: {W}',
    body: [
      'The [promenade|square|waterfront] known as {W} was designed by {S}, an architect from [Gdynia|the Polish coast], and it [opened to the public|is part of a longer route|appears in several guides] [last year|recently|some time ago].',
      'Visitors usually arrive by train and walk along the harbour for about twenty minutes.',
      'The paving is made of local stone, and the seats face the water.',
      'There is a small café at the far end that stays open in winter.',
    ],
  },
];
