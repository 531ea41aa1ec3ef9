/** How a page says that something was given back, put right or let go: no ruling and no denial, yet an answer to what was complained of. */
import { byPlace } from '../../contract/letters.ts';

const MONEY = String.raw`(?:pieni[aą]d\p{sc=Latn}+|opłat\p{sc=Latn}*|zalicz\p{sc=Latn}+|zadat\p{sc=Latn}+|kaucj\p{sc=Latn}*|przedpłat\p{sc=Latn}*|rezerwacj\p{sc=Latn}*|kwot\p{sc=Latn}*|należnoś\p{sc=Latn}*|wpłat\p{sc=Latn}*|składk\p{sc=Latn}*|nadpłat\p{sc=Latn}*|koszt\p{sc=Latn}*|(?:\d[\d .,]*|tys\.|tysięcy|tysiące) ?(?:zł|złotych|złote|euro|tys)\p{sc=Latn}*)`;
const WORDS = String.raw`(?:[\p{L}\d-]+ ){0,3}`;
const GAVE =
  '(?:odda(?:ł|ła|ło|li|ły|liśmy|łem|łam|no|je|ją)|zwróci(?:ł|ła|ło|li|ły|liśmy|łem|łam)|zwrócono|zwraca|wypłaci(?:ł|ła|li|ły|liśmy)|wypłacono|wyrówna(?:ł|ła|li|ły|liśmy|no))';
const GOT = '(?:dosta|otrzyma|odzyska)(?:ł|ła|ło|li|ły|łem|łam|liśmy|lem|lam)';
const COMPLAINTS = String.raw`(?:skarg\p{sc=Latn}*|reklamacj\p{sc=Latn}*|roszcze\p{sc=Latn}+|spraw\p{sc=Latn}*|wniosk\p{sc=Latn}+|żąda\p{sc=Latn}+)`;
const RULES = String.raw`(?:wzor\p{sc=Latn}*|wzorzec|regulamin\p{sc=Latn}*|zasad\p{sc=Latn}*|um[oó]w\p{sc=Latn}*|procedur\p{sc=Latn}*|praktyk\p{sc=Latn}*|cennik\p{sc=Latn}*|formularz\p{sc=Latn}*|zapis\p{sc=Latn}*|klauzul\p{sc=Latn}*)`;
const STEP = '(?:wystąpieni[ae]|pozwu|zawiadomienia|postępowania|kary|procesu|śledztwa|wniosku|skargi|doniesienia)';
const REDRESS = new RegExp(
  byPlace`(?<!\p{L})(?:${[
    `${GAVE} ${WORDS}${MONEY}`,
    `${MONEY} ${WORDS}${GAVE}`,
    `${GOT} ${WORDS}(?:z powrotem|zwrot\\p{sc=Latn}*|przelew\\p{sc=Latn}*|${MONEY})`,
    `${MONEY} ${WORDS}(?:wr[oó]ci(?:ł|ły)\\p{sc=Latn}* do|z powrotem)`,
    String.raw`(?:załatwion|rozpatrzon|rozwiązan|zakończon)\p{sc=Latn}* ${WORDS}(?:pozytywnie|polubownie|ugodowo|na korzyść)`,
    String.raw`(?:pozytywnie|polubownie) ${WORDS}(?:załatwi|rozpatrz|rozwiąz|zakończ)\p{sc=Latn}+`,
    `(?:uwzględni|uzna)(?:ł|ła|li|ły|no|ono) ${WORDS}${COMPLAINTS}`,
    `zmieni(?:ł|ła|li|ły|liśmy|ono) ${WORDS}${RULES}`,
    `${STEP} (?:\\p{sc=Latn}+ ){0,3}nie będzie`,
    `nie będzie (?:\\p{sc=Latn}+ ){0,2}${STEP}`,
    String.raw`odstąpi(?:ł|ła|li|ono) od (?:kar|ukarani|wystąpieni|żądani|pozw)\p{sc=Latn}*`,
    String.raw`usun(?:ął|ęła|ęli|ięto) ${WORDS}(?:uchybieni|nieprawidłowoś|wad|usterk|błęd)\p{sc=Latn}*`,
    String.raw`napraw(?:ił|iła|ili|iono) ${WORDS}(?:szkod|błąd|wad|usterk)\p{sc=Latn}*`,
    String.raw`(?:dosz(?:ło|li|ły)|doszliśmy) do (?:porozumieni|ugod)\p{sc=Latn}*`,
  ].join('|')})(?!\p{L})`,
  'giu',
);
/** „Klienci nie odzyskali …”, „Sąd nakazał, żeby oddali …”: not given, or not yet. */
const NOT_SO = /(?<!\p{sc=Latn})(?:nie|nigdy|nikt|ani)(?: \p{sc=Latn}+){0,2} $/iu;
const NOT_YET =
  /(?<!\p{sc=Latn})(?:jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|zapowiada|zapowiedzia\p{sc=Latn}+|obiecuj\p{sc=Latn}*|obieca\p{sc=Latn}+|zamierza|chce|chcą|domaga|żąda|żądają|prosi|ma|mają|musi|muszą|powinien|powinna|powinni|twierdzi|podobno|rzekomo)(?!\p{sc=Latn})/iu;

/** „Zadatek oddaje się podwójnie”: what the law says, not what somebody did. */
const BY_RULE = /(?:oddaje|zwraca) się(?!\p{sc=Latn})/iu;

/** „Oddał tysiąc i kazał podpisać zgodę. Nie podpisaliśmy, więc zabrał kopertę”: what was offered and did not arrive. */
const REFUSED = new RegExp(
  byPlace`(?<!\p{sc=Latn})(?:nie (?:podpisa|przyj|zgodzi)\p{sc=Latn}+|nie wzi(?:ął|ęła|ęli|ęliśmy|ąłem|ęłam)|nie (?:dotar|przysz|wpłyn|dosz)\p{sc=Latn}+|odmówi(?:łem|łam|liśmy|łyśmy|ł|ła|li)|(?:zabra|cofną|cofnę|wycofa)(?:ł|ła|li) (?:\p{sc=Latn}+ ){0,2}(?:kopert|pieniąd|gotówk|przelew|kwot)\p{sc=Latn}*|przelew\p{sc=Latn}* (?:\p{sc=Latn}+ ){0,2}(?:cofn|wycofa)\p{sc=Latn}+)(?!\p{sc=Latn})`,
  'iu',
);
const firstOf = (text: string): string => /^[^.!?…]*/u.exec(text.trimStart())?.[0] ?? '';

/** Whether a sentence tells that something was given back, put right or let go. @param next what follows it, which may tell that it did not arrive */
export function tellsRedress(sentence: string, next = ''): boolean {
  if (sentence.trimEnd().endsWith('?') || REFUSED.test(firstOf(next))) return false;
  return [...sentence.matchAll(REDRESS)].some(({ index, 0: found }) => {
    const before = sentence.slice(0, index);
    // „Wziął zaliczkę i nie oddał pieniędzy”
    const denied = NOT_SO.test(before) || /(?<!\p{sc=Latn})(?:nie|nigdy) /iu.test(found);
    const byRule = BY_RULE.test(sentence.slice(index, index + found.length + ' się'.length));
    return (/nie będzie/iu.test(found) || !denied) && !NOT_YET.test(before) && !byRule;
  });
}
