/** Boilerplate of web pages: consent, rights, „czytaj też”, newsletters. Matched on folded lower case. */

const NOTICE = new RegExp(
  [
    // Consent and privacy.
    String.raw`\bcookies?\b|\bciasteczk|unikalne identyfikatory|nasi (?:zaufani )?partnerzy|polityk\w* prywatnosci|przetwarza\w* (?:twoj|panstwa|pani)\w* dan|zgod\w* na przetwarzanie|administrator\w* (?:\w+ )?danych|ustawieni\w+.{0,40}(?:zmieni|przegladar)|uzytkownik\w* serwisu`,
    // Rights and agencies.
    String.raw`wszelkie prawa (?:\w+ )?zastrzezone|chronion\w* prawem autorskim|©|\bcopyright\b|all rights reserved|rozpowszechniani\w* (?:artykul|material|tekst|tresc)|(?:kopiowani|przedruk|powielani)\w*.{0,60}(?:zabron|zgod)|dla abonentow|zastrzega wszelkie|(?:material|tekst|artykul) (?:partnera|sponsorowany|promocyjny|platny)`,
    // Invitations.
    String.raw`^\s*(?:udostepnij|skomentuj|podziel sie|polub nas|reklama\b|fot\.|zrodlo\s*:|zobacz galeri|kliknij|wroc do|przejdz do)`,
    String.raw`^\s*(?:czytaj|przeczytaj|zobacz|sprawdz|obejrzyj)(?: (?:tez|takze|rowniez|wiecej|dalej)\b|\s*:)`,
    String.raw`(?:dolacz do nas|(?:obserwuj|sledz|polub) nas)|badz na biezaco|newsletter|subskry[bp]|aplikacj\w+ mobiln|pobierz (?:nasza )?(?:bezplatna |darmowa )?aplikacj|ocen jakosc|twoja opinia (?:pozwala|pomoze|pomaga|jest dla nas)|zaloguj sie|wykup (?:dostep|prenumerat|subskrypcj)|prenumerat\w+ cyfrow|wylacz (?:adblock|blokowanie)|masz (?:dla nas )?(?:ciekawy )?temat|napisz do (?:nas|redakcji|autora)|(?:najnowsze|wiecej) (?:wiadomosci|informacji|artykulow|tekstow).{0,60}(?:znajdziesz|na stronie|w aplikacji|w serwisie)|dalsza czesc (?:artykulu|tekstu)|aby czytac dalej|dziekujemy.{0,30}przeczyta|bez reklam|powiadomienia push`,
  ].join('|'),
);
const MAX_NOTICE = 320;
/** Longest sentence that is dropped because the sentences on both sides are notices. */
const MAX_BETWEEN = 120;

/** The text without notices; unchanged if nothing else is left. `text` is folded and in lower case. Linear. */
export function withoutNotices(text: string): string {
  if (!NOTICE.test(text)) return text;
  const parts = text.match(/[^.!?\n]+[.!?\n]*|[.!?\n]+/g) ?? [];
  const notices = parts.map((part) => part.length <= MAX_NOTICE && NOTICE.test(part));
  const kept = parts.filter((part, i) => !notices[i] && !(part.length <= MAX_BETWEEN && notices[i - 1] && notices[i + 1])).join('');
  return kept.trim() === '' ? text : kept;
}
