/** How a page says that something was given back, put right or let go: no ruling and no denial, yet an answer to what was complained of. */
/** Latin, Greek and Cyrillic letters by their places: V8 compiles some hundred \p{L}, in both cases and of all scripts, for a second in each thread. */
const LETTERS = String.raw`A-Za-zªµºÀ-ÖØ-öø-ˁ\u0370-\u0373\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481\u048A-\u052F\u1E00-\u1EFF`;
const L = `[${LETTERS}]`;
const MONEY = String.raw`(?:pieni[aą]d${L}+|opłat${L}*|zalicz${L}+|zadat${L}+|kaucj${L}*|przedpłat${L}*|rezerwacj${L}*|kwot${L}*|należnoś${L}*|wpłat${L}*|składk${L}*|nadpłat${L}*|koszt${L}*|(?:\d[\d .,]*|tys\.|tysięcy|tysiące) ?(?:zł|złotych|złote|euro|tys)${L}*)`;
const WORDS = String.raw`(?:[${LETTERS}\d-]+ ){0,3}`;
const GAVE = `(?:odda(?:ł|ła|ło|li|ły|liśmy|łem|łam|no|je|ją)|zwróci(?:ł|ła|ło|li|ły|liśmy|łem|łam)|zwrócono|zwraca|wypłaci(?:ł|ła|li|ły|liśmy)|wypłacono|wyrówna(?:ł|ła|li|ły|liśmy|no))`;
const GOT = `(?:dosta|otrzyma|odzyska)(?:ł|ła|ło|li|ły|łem|łam|liśmy|lem|lam)`;
const COMPLAINTS = `(?:skarg${L}*|reklamacj${L}*|roszcze${L}+|spraw${L}*|wniosk${L}+|żąda${L}+)`;
const RULES = `(?:wzor${L}*|wzorzec|regulamin${L}*|zasad${L}*|um[oó]w${L}*|procedur${L}*|praktyk${L}*|cennik${L}*|formularz${L}*|zapis${L}*|klauzul${L}*)`;
const STEP = `(?:wystąpieni[ae]|pozwu|zawiadomienia|postępowania|kary|procesu|śledztwa|wniosku|skargi|doniesienia)`;
const REDRESS = new RegExp(
  `(?<!${L})(?:${[
    `${GAVE} ${WORDS}${MONEY}`,
    `${MONEY} ${WORDS}${GAVE}`,
    `${GOT} ${WORDS}(?:z powrotem|zwrot${L}*|przelew${L}*|${MONEY})`,
    `${MONEY} ${WORDS}(?:wr[oó]ci(?:ł|ły)${L}* do|z powrotem)`,
    `(?:załatwion|rozpatrzon|rozwiązan|zakończon)${L}* ${WORDS}(?:pozytywnie|polubownie|ugodowo|na korzyść)`,
    `(?:pozytywnie|polubownie) ${WORDS}(?:załatwi|rozpatrz|rozwiąz|zakończ)${L}+`,
    `(?:uwzględni|uzna)(?:ł|ła|li|ły|no|ono) ${WORDS}${COMPLAINTS}`,
    `zmieni(?:ł|ła|li|ły|liśmy|ono) ${WORDS}${RULES}`,
    `${STEP} (?:${L}+ ){0,3}nie będzie`,
    `nie będzie (?:${L}+ ){0,2}${STEP}`,
    `odstąpi(?:ł|ła|li|ono) od (?:kar|ukarani|wystąpieni|żądani|pozw)${L}*`,
    `usun(?:ął|ęła|ęli|ięto) ${WORDS}(?:uchybieni|nieprawidłowoś|wad|usterk|błęd)${L}*`,
    `napraw(?:ił|iła|ili|iono) ${WORDS}(?:szkod|błąd|wad|usterk)${L}*`,
    `(?:dosz(?:ło|li|ły)|doszliśmy) do (?:porozumieni|ugod)${L}*`,
  ].join('|')})(?!${L})`,
  'giu',
);
/** „Klienci nie odzyskali …”, „Sąd nakazał, żeby oddali …”: not given, or not yet. */
const NOT_SO = /(?<!\p{L})(?:nie|nigdy|nikt|ani)(?: \p{L}+){0,2} $/iu;
const NOT_YET =
  /(?<!\p{L})(?:jeśli|jeżeli|gdyby|czy|żeby|aby|oby|może|mógłby|mogłaby|zapowiada|zapowiedzia\p{L}+|obiecuj\p{L}*|obieca\p{L}+|zamierza|chce|chcą|domaga|żąda|żądają|prosi|ma|mają|musi|muszą|powinien|powinna|powinni|twierdzi|podobno|rzekomo)(?!\p{L})/iu;

/** „Oddał tysiąc i kazał podpisać zgodę. Nie podpisaliśmy, więc zabrał kopertę”: what was offered and did not arrive. */
const REFUSED =
  /(?<!\p{L})(?:nie (?:podpisa|przyj|zgodzi)\p{L}+|nie wzi(?:ął|ęła|ęli|ęliśmy|ąłem|ęłam)|nie (?:dotar|przysz|wpłyn|dosz)\p{L}+|odmówi(?:łem|łam|liśmy|łyśmy|ł|ła|li)|(?:zabra|cofną|cofnę|wycofa)(?:ł|ła|li) (?:\p{L}+ ){0,2}(?:kopert|pieniąd|gotówk|przelew|kwot)\p{L}*|przelew\p{L}* (?:\p{L}+ ){0,2}(?:cofn|wycofa)\p{L}+)(?!\p{L})/iu;
const firstOf = (text: string): string => /^[^.!?…]*/u.exec(text.trimStart())?.[0] ?? '';

/** Whether a sentence tells that something was given back, put right or let go. @param next what follows it, which may tell that it did not arrive */
export function tellsRedress(sentence: string, next = ''): boolean {
  if (sentence.trimEnd().endsWith('?') || REFUSED.test(firstOf(next))) return false;
  return [...sentence.matchAll(REDRESS)].some(({ index, 0: found }) => {
    const before = sentence.slice(0, index);
    // „Wziął zaliczkę i nie oddał pieniędzy”
    const denied = NOT_SO.test(before) || /(?<!\p{L})(?:nie|nigdy) /iu.test(found);
    return (/nie będzie/iu.test(found) || !denied) && !NOT_YET.test(before);
  });
}
