import type { Logits, Moved } from './types.ts';

/** Praise in ironic quotation marks („fachowiec”, „profesjonalna” obsługa), by the beginnings of the words. A capital after the quote is a title. */
const SCARE_QUOTE =
  /["„”“«']\s?(?:pan\p{sc=Latn}*\s|super\s|tak[aąie]\p{sc=Latn}*\s)?(?:fachow|specjalist|profesjonal|ekspert|mistrz|artyst|dobr[aąeyo]|świetn|świeży?ż?|wspaniał|rewelac|luksus|komfort|atrakc|promoc|okazj|gwaranc|pomoc|obsług|opiek|serwis|jakoś|czyst|przyjaci|uprzejm|miłą?\s|kultur|bezpłatn|darmow|gratis|solidn|uczciw|rzeteln|szybk|natychmiast|napraw|lecz|lekarz|doktor)\p{sc=Latn}{0,10}(?:\s\p{sc=Latn}{1,14})?["”“»']/u;

/** Praise or thanks with a sad emoticon in the same sentence. */
const SOUR_FACE =
  /(?<!\p{sc=Latn})(?:brawo|gratul\p{sc=Latn}{1,6}|gratki|dzięk[iu]\p{sc=Latn}{0,4}|super|świetnie|pięknie|ładnie|fajnie|cudownie|pozdrawiam)(?!\p{sc=Latn})[^.!?\n]{0,80}(?:[:;]-?[/|\\]|[😡🤦🙄😒👎🤡])/iu;

const MARKS: readonly [RegExp, number, string][] = [
  [SCARE_QUOTE, 2, 'cudzysłów'],
  [SOUR_FACE, 3, 'pochwała z kwaśną miną'],
  [/(?<!\p{sc=Latn})(?:brawo|gratuluj[ęe]|gratulacje)\s+(?:wy|ty|państwo|dla was|pomysłu|podejścia|logiki|tupetu|organizacji)(?!\p{sc=Latn})/iu, 4, 'brawo wy'],
  [
    /(?<!\p{sc=Latn})(?:dzięki|dziękuj[ęe]|dziękujemy)\s+(?:\p{sc=Latn}{1,12}\s+)?za\s+(?:nic|tak[iąa]\p{sc=Latn}{0,3}|zmarnowan\p{sc=Latn}{1,3}|stracon\p{sc=Latn}{1,3}|zepsu\p{sc=Latn}{1,4})(?!\p{sc=Latn})/iu,
    4,
    'dzięki za nic',
  ],
  [
    /(?<!\p{sc=Latn})(?:pożal\s+się\s+bo[żz]e|śmiech\s+na\s+sali|szkoda\s+(?:słów|gadać|nerwów)|ręce\s+opadają|(?:chyba|jakiś)\s+żart|żart\s+(?:jakiś|chyba))/iu,
    2.5,
    'zwrot',
  ],
  [/(?<!\p{sc=Latn})tak[iae]?\s+(?:\p{sc=Latn}{1,12}\s+){1,4}jak\s+(?:ze?\s+mnie|z\s+koziej)(?!\p{sc=Latn})/iu, 4, 'taki … jak ze mnie'],
];

/** Surface marks of irony, each with the logits that it takes from praise and gives to blame. */
export function ironyMoves(text: string): Moved[] {
  return MARKS.flatMap(([mark, strength, name]) => {
    const logits: Logits = [-strength / 2, strength, 0];
    return mark.test(text) ? [{ kind: 'phrase', text: `ironia: ${name}`, logits }] : [];
  });
}
