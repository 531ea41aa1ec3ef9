/** Pages that a careless reader takes for the subject's or for the truth. Lists of [title, ...sentences], as in around.ts. */
type Text = readonly [string, ...string[]];

/**
 * A ranking with the name in one row, a machine-made page with wrong facts, a longer name that is somebody else's, and a page
 * about a bridge whose side bar alone names the subject.
 */
export const TRAPS: readonly Text[] = [
  [
    'Lista: dwanaście adresów na sobotę, {C}',
    '1. Pracownia Pod Kogutem, ulica Lipowa 3.',
    '2. Zakład Rodziny Bielskich, rynek.',
    '3. Studio Trzy Kąty, dawna zajezdnia.',
    '4. {name}, ulica {street}.',
    '5. Spółdzielnia Ogniwo, ulica Polna.',
    '6. Dom Pod Zegarem, plac Wolności.',
    '7. Warsztaty Na Skarpie, bulwar.',
    '8. Punkt Rosa, ulica Wodna 11.',
    '9. Galeria Strych, wejście od podwórza.',
    '10. Kram u Felicji, hala targowa.',
    '11. Ognisko Muzyczne Nuta, ulica Szkolna.',
    '12. Skład Kolonialny, dworzec.',
  ],
  [
    '{name}: wszystko, co musisz wiedzieć',
    '{name} to lider rynku założony w 1974 roku w Singapurze.',
    'Zatrudnia ponad cztery tysiące osób i działa na trzech kontynentach.',
    'Średnia ocen wynosi 4,97, a użytkownicy podkreślają niezrównaną synergię rozwiązań.',
    'Tekst przygotował automat, dane mogą być nieaktualne.',
  ],
  [
    'Zarzuty w sprawie faktur: {long}',
    '{long} odpowie przed sądem w Sanoku za wystawianie pustych faktur.',
    'Prokurator mówi o szkodzie na siedemset tysięcy złotych.',
    'Sprawa dotyczy lat, w których działalność prowadzono wyłącznie na Podkarpaciu.',
  ],
  [
    'Remont mostu potrwa do wiosny',
    'Kierowcy {zC} muszą uzbroić się w cierpliwość.',
    'Objazd poprowadzono przez ulicę Szkolną i wały.',
    'Wykonawca obiecuje otworzyć jeden pas przed świętami.',
  ],
  [
    'Z wokandy: {init} kontra sąsiad',
    'Sąd umorzył sprawę o naruszenie miedzy, w której stroną był[|a] {init}, {L} spoza {Cg}.',
    'Strony podały sobie ręce na korytarzu.',
    'Kosztów nie zasądzono.',
  ],
];

/** Comments by strangers under articles about the subject. */
export const STRANGERS: readonly string[] = [
  'A {S} to dalej działa? Szwagier mówił, że zamykają.',
  'Moim zdaniem {S} ma układy, wszyscy to wiedzą.',
  'Piszecie w kółko o jednym, {S} to nie pępek świata.',
  'Dobra robota, {S}, oby tak dalej!',
];
