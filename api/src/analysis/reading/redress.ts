/** How a page says that something was given back, put right or let go: no ruling and no denial, yet an answer to what was complained of. */
import { byPlace } from '../../contract/letters.ts';

const MONEY = String.raw`(?:pieni[aą]d\p{L}+|opłat\p{L}*|zalicz\p{L}+|zadat\p{L}+|kaucj\p{L}*|przedpłat\p{L}*|rezerwacj\p{L}*|kwot\p{L}*|należnoś\p{L}*|wpłat\p{L}*|składk\p{L}*|nadpłat\p{L}*|koszt\p{L}*|(?:\d[\d .,]*|tys\.|tysięcy|tysiące) ?(?:zł|złotych|złote|euro|tys)\p{L}*)`;
const WORDS = String.raw`(?:[\p{L}\d-]+ ){0,3}`;
const GAVE =
  '(?:odda(?:ł|ła|ło|li|ły|liśmy|łem|łam|no|je|ją)|zwróci(?:ł|ła|ło|li|ły|liśmy|łem|łam)|zwrócono|zwraca|wypłaci(?:ł|ła|li|ły|liśmy)|wypłacono|wyrówna(?:ł|ła|li|ły|liśmy|no))';
const GOT = '(?:dosta|otrzyma|odzyska)(?:ł|ła|ło|li|ły|łem|łam|liśmy|lem|lam)';
const COMPLAINTS = String.raw`(?:skarg\p{L}*|reklamacj\p{L}*|roszcze\p{L}+|spraw\p{L}*|wniosk\p{L}+|żąda\p{L}+)`;
const RULES = String.raw`(?:wzor\p{L}*|wzorzec|regulamin\p{L}*|zasad\p{L}*|um[oó]w\p{L}*|procedur\p{L}*|praktyk\p{L}*|cennik\p{L}*|formularz\p{L}*|zapis\p{L}*|klauzul\p{L}*)`;
const STEP = '(?:wystąpieni[ae]|pozwu|zawiadomienia|postępowania|kary|procesu|śledztwa|wniosku|skargi|doniesienia)';
const REDRESS = new RegExp(
  byPlace`(?<!\p{L})(?:${[
    `${GAVE} ${WORDS}${MONEY}`,
    `${MONEY} ${WORDS}${GAVE}`,
    `${GOT} ${WORDS}(?:z powrotem|zwrot\\p{L}*|przelew\\p{L}*|${MONEY})`,
    `${MONEY} ${WORDS}(?:wr[oó]ci(?:ł|ły)\\p{L}* do|z powrotem)`,
    String.raw`(?:załatwion|rozpatrzon|rozwiązan|zakończon)\p{L}* ${WORDS}(?:pozytywnie|polubownie|ugodowo|na korzyść)`,
    String.raw`(?:pozytywnie|polubownie) ${WORDS}(?:załatwi|rozpatrz|rozwiąz|zakończ)\p{L}+`,
    `(?:uwzględni|uzna)(?:ł|ła|li|ły|no|ono) ${WORDS}${COMPLAINTS}`,
    `zmieni(?:ł|ła|li|ły|liśmy|ono) ${WORDS}${RULES}`,
    `${STEP} (?:\\p{L}+ ){0,3}nie będzie`,
    `nie będzie (?:\\p{L}+ ){0,2}${STEP}`,
    String.raw`odstąpi(?:ł|ła|li|ono) od (?:kar|ukarani|wystąpieni|żądani|pozw)\p{L}*`,
    String.raw`usun(?:ął|ęła|ęli|ięto) ${WORDS}(?:uchybieni|nieprawidłowoś|wad|usterk|błęd)\p{L}*`,
    String.raw`napraw(?:ił|iła|ili|iono) ${WORDS}(?:szkod|błąd|wad|usterk)\p{L}*`,
    String.raw`(?:dosz(?:ło|li|ły)|doszliśmy) do (?:porozumieni|ugod)\p{L}*`,
  ].join('|')})(?!\p{L})`,
  'giu',
);
/** „Klienci nie odzyskali …”, „Sąd nakazał, żeby oddali …”: not given, or not yet. */
const NOT_SO = /(?<!\p{L})(?:nie|nigdy|nikt|ani)(?: \p{L}+){0,2} $/iu;
const NOT_YET =
  /(?<!\p{L})(?:jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|zapowiada|zapowiedzia\p{L}+|obiecuj\p{L}*|obieca\p{L}+|zamierza|chce|chcą|domaga|żąda|żądają|prosi|ma|mają|musi|muszą|powinien|powinna|powinni|twierdzi|podobno|rzekomo)(?!\p{L})/iu;

/** „Zadatek oddaje się podwójnie”: what the law says, not what somebody did. */
const BY_RULE = /(?:oddaje|zwraca) się(?!\p{L})/iu;

/** „Oddał tysiąc i kazał podpisać zgodę. Nie podpisaliśmy, więc zabrał kopertę”: what was offered and did not arrive. */
const REFUSED = new RegExp(
  byPlace`(?<!\p{L})(?:nie (?:podpisa|przyj|zgodzi)\p{L}+|nie wzi(?:ął|ęła|ęli|ęliśmy|ąłem|ęłam)|nie (?:dotar|przysz|wpłyn|dosz)\p{L}+|odmówi(?:łem|łam|liśmy|łyśmy|ł|ła|li)|(?:zabra|cofną|cofnę|wycofa)(?:ł|ła|li) (?:\p{L}+ ){0,2}(?:kopert|pieniąd|gotówk|przelew|kwot)\p{L}*|przelew\p{L}* (?:\p{L}+ ){0,2}(?:cofn|wycofa)\p{L}+)(?!\p{L})`,
  'iu',
);
const firstOf = (text: string): string => /^[^.!?…]*/u.exec(text.trimStart())?.[0] ?? '';

/** Whether a sentence tells that something was given back, put right or let go. @param next what follows it, which may tell that it did not arrive */
export function tellsRedress(sentence: string, next = ''): boolean {
  if (sentence.trimEnd().endsWith('?') || REFUSED.test(firstOf(next))) return false;
  return [...sentence.matchAll(REDRESS)].some(({ index, 0: found }) => {
    const before = sentence.slice(0, index);
    // „Wziął zaliczkę i nie oddał pieniędzy”
    const denied = NOT_SO.test(before) || /(?<!\p{L})(?:nie|nigdy) /iu.test(found);
    const byRule = BY_RULE.test(sentence.slice(index, index + found.length + ' się'.length));
    return (/nie będzie/iu.test(found) || !denied) && !NOT_YET.test(before) && !byRule;
  });
}
