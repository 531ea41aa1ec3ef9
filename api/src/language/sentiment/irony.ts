import type { Logits, Moved } from './types.ts';

/** Praise in ironic quotation marks („fachowiec”, „profesjonalna” obsługa), by the beginnings of the words. A capital after the quote is a title. */
const SCARE_QUOTE =
  /["„”“«']\s?(?:pan\p{L}*\s|super\s|tak[aąie]\p{L}*\s)?(?:fachow|specjalist|profesjonal|ekspert|mistrz|artyst|dobr[aąeyo]|świetn|świeży?ż?|wspaniał|rewelac|luksus|komfort|atrakc|promoc|okazj|gwaranc|pomoc|obsług|opiek|serwis|jakoś|czyst|przyjaci|uprzejm|miłą?\s|kultur|bezpłatn|darmow|gratis|solidn|uczciw|rzeteln|szybk|natychmiast|napraw|lecz|lekarz|doktor)\p{L}{0,10}(?:\s\p{L}{1,14})?["”“»']/u;

/** Praise or thanks with a sad emoticon in the same sentence. */
const SOUR_FACE =
  /(?<!\p{L})(?:brawo|gratul\p{L}{1,6}|gratki|dzięk[iu]\p{L}{0,4}|super|świetnie|pięknie|ładnie|fajnie|cudownie|pozdrawiam)(?!\p{L})[^.!?\n]{0,80}(?:[:;]-?[/|\\]|[😡🤦🙄😒👎🤡])/iu;

const MARKS: readonly [RegExp, number, string][] = [
  [SCARE_QUOTE, 2, 'cudzysłów'],
  [SOUR_FACE, 3, 'pochwała z kwaśną miną'],
  [/(?<!\p{L})(?:brawo|gratuluj[ęe]|gratulacje)\s+(?:wy|ty|państwo|dla was|pomysłu|podejścia|logiki|tupetu|organizacji)(?!\p{L})/iu, 4, 'brawo wy'],
  [
    /(?<!\p{L})(?:dzięki|dziękuj[ęe]|dziękujemy)\s+(?:\p{L}{1,12}\s+)?za\s+(?:nic|tak[iąa]\p{L}{0,3}|zmarnowan\p{L}{1,3}|stracon\p{L}{1,3}|zepsu\p{L}{1,4})(?!\p{L})/iu,
    4,
    'dzięki za nic',
  ],
  [
    /(?<!\p{L})(?:pożal\s+się\s+bo[żz]e|śmiech\s+na\s+sali|szkoda\s+(?:słów|gadać|nerwów)|ręce\s+opadają|(?:chyba|jakiś)\s+żart|żart\s+(?:jakiś|chyba))/iu,
    2.5,
    'zwrot',
  ],
  [/(?<!\p{L})tak[iae]?\s+(?:\p{L}{1,12}\s+){1,4}jak\s+(?:ze?\s+mnie|z\s+koziej)(?!\p{L})/iu, 4, 'taki … jak ze mnie'],
];

/** Surface marks of irony, each with the logits that it takes from praise and gives to blame. */
export function ironyMoves(text: string): Moved[] {
  return MARKS.flatMap(([mark, strength, name]) => {
    const logits: Logits = [-strength / 2, strength, 0];
    return mark.test(text) ? [{ kind: 'phrase', text: `ironia: ${name}`, logits }] : [];
  });
}
