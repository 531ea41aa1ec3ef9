/** Sentence patterns CM: an analysis against the one before it for the same subject. */
export const COMPARISON = {
  'CM-01':
    'Od raportu z {previousDate:long} {n:verb przybyło|przybyły|przybyło} {n:nom nowe źródło|nowe źródła|nowych źródeł}, a {m:verb zniknęło|zniknęły|zniknęło} {m:nom dawne|dawne|dawnych}.',
  'CM-02': 'Wskaźnik „{kpiName}” wzrósł z {a} do {b}.',
  'CM-03': 'Wskaźnik „{kpiName}” spadł z {a} do {b}.',
  'CM-04': 'Wskaźnik „{kpiName}” zmienił się z {a} na {b}, ale różnica mieści się w granicach niepewności.',
  'CM-05': 'Wskaźnik „{kpiName}” zmienił się z {a} na {b}, ale źródeł jest za mało, żeby to porównywać.',
  'CM-06': 'Udział pozytywnych wzmianek: {x}% poprzednio, {y}% teraz.',
  'CM-07': 'W tym obszarze nic istotnego się nie zmieniło.',
  'CM-08': 'Nowe ryzyko: {riskName}. Pierwsze źródło: {domain}, {date}.',
  'CM-08b': 'Nowe ryzyko: {riskName}. Pierwsze źródło: {domain}.',
  'CM-09': 'Ryzyko „{riskName}” nie jest już widoczne: wskazane wtedy treści zniknęły albo nie ma ich już na pierwszym ekranie wyników.',
  'CM-11': 'Zalecenie nadal aktualne: „{recTitle}”.',
  'CM-12': 'Strona własna przesunęła się z pozycji {a} na {b} dla hasła „{query}”.',
  // Old results are not recalculated, so the sentence does not say so.
  'CM-13': 'Od poprzedniego raportu zmienił się wzór (wersja {a} → {b}), dlatego wyniki nie są w pełni porównywalne.',
  'CM-14': 'Tym razem sprawdzono inny zestaw źródeł ({list}), dlatego liczby wzmianek nie są w pełni porównywalne.',
} as const;
