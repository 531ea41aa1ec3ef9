/** Which titles say nothing that happened: guides, questions and lists. */

const NUMBER = '(?:\\d+|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć)';
const NOTHING = [
  /(?:^|[:–—|.!] ?)(?:poradnik|instrukcja|samouczek|vademecum|kompendium|ranking|zestawienie)(?!\p{sc=Latn})/iu,
  /(?<!\p{sc=Latn})poradnik(?!\p{sc=Latn})|(?:krok po kroku|w pigułce|dla początkujących|pytania i odpowiedzi)(?=$|[.:!?–—|])/iu,
  // „Jak wybrać…”, an infinitive, with what may stand before it; „Jak miasto sprzedało działkę” tells what happened.
  /(?:^|[:–—|.!] ?)(?:jak|gdzie|kiedy|czym|kogo|po co) (?:(?:się|nie|samemu|warto|trzeba|należy|można|\p{sc=Latn}+(?:ie|o)) )*\p{sc=Latn}{2,}(?:ć|óc|ec)(?!\p{sc=Latn})/iu,
  /(?:^|[:–—|.!] ?)(?:wszystko,? co|co|o czym|dlaczego|kiedy|gdzie|na co|jak) (?:warto|trzeba|należy|musisz|powinieneś)(?!\p{sc=Latn})/iu,
  // A question without its sign, to the end of the title: „Dach szkoły: kto zawinił”.
  /(?:^|[:–—] ?)(?:kto|czyj[ae]?|komu|czy|dlaczego|czemu|skąd|ile|co dalej)(?!\p{sc=Latn})[^.,:!?]*$/iu,
  /^(?:czy|kto jest kim|ile kosztuj[eą]|co dalej z|kim jest|czym jest|co to jest)(?!\p{sc=Latn})/iu,
  // Papers of an office, headed by what they are.
  /^(?:informacja z otwarcia ofert|(?:protokół|obwieszczenie|zawiadomienie|ogłoszenie|wykaz)(?!\p{sc=Latn}) (?:nr|o|z|ze|w sprawie)(?!\p{sc=Latn}))/iu,
  // An advertisement of a post: „Kelner / kelnerka – Opole”.
  /^(\p{L}{4})\p{L}* ?\/ ?\1/iu,
  /(?<!\p{sc=Latn})top ?\d+(?!\p{sc=Latn})|^naj(?:lepsi|lepsze|ciekawsi|ciekawsze|piękniejsze|gorsze) /iu,
  // A list of many: „Dziesięć budów, które przerosły gminy”.
  new RegExp(`(?:^|[:?–—|.!] ?)${NUMBER} \\p{sc=Latn}+,? (?:o )?któr(?:e|zy|ych)(?!\\p{sc=Latn})`, 'iu'),
  new RegExp(
    `(?:^|[:?–—|.!] ?)(?:oto )?${NUMBER} (?:\\p{sc=Latn}+ )?(?:sposob|powod|rzecz|porad|wskazów|zasad|błęd|pyta|trik|pomysł|najlepsz|najciekawsz|najpiękniejsz|najgorsz)\\p{sc=Latn}*`,
    'iu',
  ),
];

/** Whether each sentence asks: „Radny straci mandat? Dał zarobić bratu” answers. */
const onlyAsks = (title: string): boolean => title.split(/(?<=[.!?])\s+/u).every((sentence) => sentence.endsWith('?'));

/** Whether a title asks, advises or lists, so that as the headline of a story it would not tell what happened. */
export const tellsNothing = (title: string): boolean => onlyAsks(title.trim()) || NOTHING.some((pattern) => pattern.test(title.trim()));
