/** What stands around the words of a review, post or answer: dates, stars, labels, buttons, lines about the author. */

const MONTH = String.raw`(?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|pa[źz]|lis|gru|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{sc=Latn}{0,9}\.?`;
const WEEKDAY = String.raw`(?:(?:pon|wt|[sś]r|czw|pi[aą]?t|pt|sob|nie?dz|nie|mon|tue|wed|thu|fri|sat|sun)\p{sc=Latn}{0,10}\.?,?\s+)?`;
const CLOCK = String.raw`(?:,?\s+(?:o\s+|godz\.?\s+|at\s+|[-–]\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)?`;
const DAY = String.raw`(?:\d{1,2}\.?\s+${MONTH},?\s+\d{4}|${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?,\s+\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[-./]\d{2}[-./]\d{2}|\d{1,2}\s+[IVX]{1,4}\s+\d{4}|\d{1,2}\s+${MONTH}(?=,?\s+\d{1,2}:\d{2}))(?:\s?r\.)?${CLOCK}`;
const AGO = String.raw`(?:ponad\s+|oko[łl]o\s+|ok\.\s+)?(?:(?:\d{1,3}|kilka|kilkana[śs]cie|par[ęe]|p[óo][łl]|jeden|dwa|dwie|trzy|cztery)\s+)?(?:sek|min|godz|dni|dzie[nń]|tyg|tydz|mies|rok|lat|h)\p{sc=Latn}{0,8}\.?\s+temu|(?:\d{1,3}|an?)\s+(?:second|minute|hour|day|week|month|year)s?\s+ago|sprzed\s+(?:(?:\d{1,3}|kilku|paru|dw[óo]ch|trzech|czterech|p[oó][łl])\s+)?(?:minut|godzin|dni|dnia|tygodni|miesi[ąę]c|rok|lat)\p{sc=Latn}{0,3}(?!\p{sc=Latn})|(?:przedwczoraj|wczoraj|dzi[sś](?:iaj)?)${CLOCK}|przed\s+chwil[ąa]`;
/** Date-like words: a day, „3 lata temu”, a month with its year. */
const WHEN = String.raw`(?:(?:wizyta|pobyt|data wizyty|data pobytu)\s*:?\s*)?(?:${WEEKDAY}${DAY}|${AGO}|${MONTH}\s+\d{4}|(?<=(?:wizyta|pobyt)\s*:?\s*)\d{4})(?:\s?r\.)?`;
const LATER = '(?![\\p{L}\\d])';
const WHEN_START = new RegExp(`^${WHEN}${LATER}`, 'iu');
const YEAR_START = /^(?:19|20)\d{2}(?:\s?r\.)?(?![\p{L}\d])/u;
const WHEN_ANYWHERE = new RegExp(`(?<![\\p{sc=Latn}\\d])${WHEN}${LATER}`, 'iu');

const STARS_START =
  /^(?:ocena\s*:?\s*)?(?:\d{1,2}(?:[.,]\d)?\s*(?:\/|z|na|out of)\s*(?:5|6|10)(?:\s+gwiazdek)?|[★☆⭐✩✪✭]+|\d(?:[.,]\d)?\s*(?:gwiazd\p{sc=Latn}*|gw\.|stars?)|\d[.,]\d)(?![\p{sc=Latn}\d])/iu;

/** Labels of a header: what kind of post it is, shown beside the name. */
const KIND_LABEL =
  /^(?:(?:najlepsza|oficjalna|przyjęta|zaakceptowana|nowa|pierwsza)\s+)?(?:odpowied[źz]|pytanie|komentarz|informacja)(?:\s+(?:eksperta|specjalisty|lekarza|prawnika|użytkownika|gościa|moderatora|autora))?(?![\p{sc=Latn}])/iu;
const FIELD_LABEL =
  /^(?:autor(?:ka)?|napisa(?:ł|ła|ne|ny|no)(?:\(a\))?(?:\s+przez)?|doda(?:ł|ła|ne|ny|no)(?:\(a\))?(?:\s+przez)?|zapyta(?:ł|ła)(?:\(a\))?|odpowiedzia(?:ł|ła)(?:\(a\))?|wys[łl]an[yeao](?:\s+przez)?|wystawi(?:ono|ł|ła)|opublikowan[yeao](?:\s+przez)?|opinia\s+(?:z\s+dnia|użytkownika|dodana|od)|data(?:\s+(?:opinii|dodania|publikacji|wystawienia|doświadczenia|zakupu|wizyty|pobytu|usługi|zamówienia|transakcji))?|dnia|z\s+dnia|przez|od|by|on|posted|posted\s+by|post|ocena(?:\s+ogólna)?|nick|użytkownik|re|gość)(?![\p{sc=Latn}])\s*[:.]?/iu;
const SEPARATORS = /^[\s,;:.|/·•»«>–—\-()[\]#*~]+/u;

/** One-line furniture of an item: buttons, counts, facts about the author's account. */
const ITEM_NOISE = new RegExp(
  `^(?:${[
    'przydatn\\p{sc=Latn}*',
    '(?:czy )?(?:uważasz )?(?:t[aę] )?(?:opini[aę]|recenzj[aę]|odpowiedź|ocen[aę])(?: była| jest)?(?: dla ciebie)?(?: za)? (?:przydatn|pomocn)\\p{sc=Latn}*[\\s?!:.]*(?:(?:tak|nie)[\\s(\\d):/|,]*){0,2}',
    'tak|nie|(?:\\d{1,6} )?lubię to|polub|udostępnij|edytuj|usuń|ignoruj|cytuj|odpowiedz|link|permalink|raport|obserwuj|rozwiń|zwiń|więcej|mniej|reakcje',
    'odpowiedz z cytatem|cytuj zaznaczone|odpowiedz na (?:opinię|pytanie|komentarz)',
    '(?:zgłoś|zgłoszenie)(?: \\p{sc=Latn}+){0,3}',
    '(?:pokaż|zobacz|czytaj|wyświetl) (?:więcej|dalej|całość|profil|wszystkie)(?: \\p{sc=Latn}+){0,2}',
    '(?:na|do|wróć do|powrót do) (?:górę|góry)|góra',
    '[#+-]?(?!(?:19|20)\\d{2}(?!\\d))\\d{1,5}',
    'pomocn\\p{sc=Latn}*|oceń(?: \\p{sc=Latn}+)?',
    '(?:opinia|zakup|klient|pacjent|wizyta|użytkownik|konto|numer telefonu|gość|pobyt)\\p{sc=Latn}* (?:potwierdzon|zweryfikowan|niezweryfikowan)\\p{sc=Latn}*(?: .{1,30})?',
    '(?:nie)?zweryfikowan\\p{sc=Latn}*(?: \\p{sc=Latn}+){0,3}|verified(?: \\p{sc=Latn}+)?',
    '(?:posty|postów|wpisy|wiadomości|tematy|rejestracja|data rejestracji|skąd|lokalizacja|miejscowość|pomógł|pomogła|pomógł\\(a\\)|podziękowa\\p{sc=Latn}+|otrzymał\\p{sc=Latn}*|reputacja|punkty(?: reakcji)?|wynik reakcji|ranga|ostrzeże\\p{sc=Latn}*|płeć|wiek|status|gg|imię|posts|joined|location|messages) ?:.{0,40}',
    'do[łl]ączy[łl]\\p{sc=Latn}*(?:\\(a\\))? ?:?.{0,40}',
    '\\d{1,6} (?:opini|recenzj|zdję|post|wpis|punkt|komentarz|odpowied|głos|polub|reakcj|osób|osob)\\p{sc=Latn}*(?: .{1,40})?',
    'lokalny przewodnik(?: .{1,20})?|poziom \\d{1,2}',
    '(?:nowy |stały |początkujący |zaawansowany |aktywny )?(?:użytkownik|bywalec|forumowicz|member|moderator|administrator|ekspert)\\p{sc=Latn}*|offline|online|niedostępny|zalogowany|niezalogowany|gość',
    'nowość|nowa|nowy|edytowano|\\(edytowany\\)|edytowane',
  ].join('|')})[\\s.!?…(\\d):]*$`,
  'iu',
);

/** A line that closes the author's words: what follows is a signature. */
const SIGNATURE_RULE = /^(?:_{4,}|-{2,}|={4,}|—{2,})$/;
/** Headings of an owner's reply. */
const REPLY_START =
  /^(?:odpowied[źz](?:\s+od)?\s+(?:w[łl]a[śs]ciciel\p{sc=Latn}*|firm\p{sc=Latn}*|gabinet\p{sc=Latn}*|restaurac\p{sc=Latn}*|hotel\p{sc=Latn}*|obiekt\p{sc=Latn}*|lekarz\p{sc=Latn}*|specjalist\p{sc=Latn}*|sprzedaw\p{sc=Latn}*|sklep\p{sc=Latn}*|pracodaw\p{sc=Latn}*|us[łl]ugodaw\p{sc=Latn}*|lokal\p{sc=Latn}*|salon\p{sc=Latn}*|plac[óo]wk\p{sc=Latn}*|menad[żz]er\p{sc=Latn}*|mened[żz]er\p{sc=Latn}*|zarz[ąa]dc\p{sc=Latn}*|przedstawiciel\p{sc=Latn}*|organizator\p{sc=Latn}*|biur\p{sc=Latn}*|wykonawc\p{sc=Latn}*)|(?:w[łl]a[śs]ciciel|firma|sprzedawca|sklep|pracodawca)\s+odpowiedzia[łl]a?|response from the owner|owner'?s? (?:reply|response))(?![\p{sc=Latn}])/iu;
const CITED =
  /^(?:cytat\s*[:(]?\s*)?(.{2,40}?)\s*(?:\([^)]{1,40}\)\s*)?(?:pisze|napisa[łl](?:a|\(a\)|\/a)?|wrote|said|powiedzia[łl]a?)\s*(?:(?:dnia|w dniu)\s.{4,30})?:\s*/iu;

const pieces = (line: string) => line.split(/\s*[·•|\n]\s*|\s{2,}/u);

const FIELD = /^(?:lokalizacja|miejscowość|skąd|usługa|wizyta w|rodzaj wizyty|typ podróży|pokój)\s*:/iu;

export const isItemNoise = (line: string): boolean =>
  (line.length <= 120 && FIELD.test(line)) ||
  (line.length <= 120 && pieces(line).every((piece) => piece === '' || !/[\p{L}\d]/u.test(piece) || ITEM_NOISE.test(piece)));

const ACCOUNT =
  /^(?:posty|postów|wpisy|wiadomości|do[łl]ączy[łl]\p{sc=Latn}*|rejestracja|data rejestracji|skąd|pomógł|reputacja|punkty|posts|joined)(?:\(a\))?\s*:/iu;
/** A fact about the author's account: the line before it is the account's rank. */
export const isAccountFact = (line: string): boolean => line.length <= 80 && ACCOUNT.test(line);

export const isSignatureRule = (line: string): boolean => SIGNATURE_RULE.test(line);
export const startsReply = (text: string): boolean => REPLY_START.test(text.slice(0, 80).trimStart());

/** Date-like words in a short text as they stand there; null when there are none. */
export const whenIn = (text: string): string | null => (text.length <= 200 ? (WHEN_ANYWHERE.exec(text)?.[0] ?? null) : null);

/** Whose words are quoted: „Nick napisał:” at the start of a quotation, and the length of that heading. */
export function citedIn(text: string): { who: string; length: number } | null {
  const found = CITED.exec(text.slice(0, 120));
  return found ? { who: (found[1] as string).replace(/^[„"@]|[”"]$/gu, ''), length: found[0].length } : null;
}

/** What the start of a line says about the item, and what is left of the line. */
export type Head = { rest: string; named: boolean; when: string | null; starred: boolean; label: string | null };

/** Takes name, stars, dates and labels off the start of a line, in any order. */
export function takeHead(line: string, who: string | null): Head {
  const head: Head = { rest: line, named: false, when: null, starred: false, label: null };
  for (let turn = 0; turn < 16; turn += 1) {
    const before = head.rest;
    head.rest = before.replace(SEPARATORS, '');
    if (head.rest === '') break;
    const lower = head.rest.toLowerCase();
    if (who && lower.startsWith(who.toLowerCase()) && !/^\p{L}/u.test(head.rest.slice(who.length))) {
      head.named = true;
      head.rest = head.rest.slice(who.length);
      continue;
    }
    if (takeWhen(head, WHEN_START) || (head.starred && takeWhen(head, YEAR_START))) continue;
    const stars = STARS_START.exec(head.rest)?.[0];
    const label = stars === undefined ? KIND_LABEL.exec(head.rest)?.[0] : undefined;
    const field = stars === undefined && label === undefined ? FIELD_LABEL.exec(head.rest)?.[0] : undefined;
    if (stars !== undefined) head.starred = true;
    if (label !== undefined) head.label ??= label;
    const taken = stars ?? label ?? field;
    if (taken === undefined) {
      // „Temat postu: …” repeats the thread's title in each post.
      if (/^(?:temat postu|tytuł wpisu)\s*:/iu.test(head.rest) && head.rest.length <= 160) head.rest = '';
      break;
    }
    head.rest = head.rest.slice(taken.length);
  }
  if (head.when !== null && head.rest.length <= 45 && /[,(|·–]\s*$/u.test(line.slice(0, line.length - head.rest.length)) && !/[.!?…]$/.test(head.rest))
    head.rest = '';
  if (head.when === null && takeWhen(head, YEAR_START)) head.rest = head.rest.replace(SEPARATORS, '');
  return head;
}

function takeWhen(head: Head, pattern: RegExp): boolean {
  const found = pattern.exec(head.rest)?.[0];
  if (found === undefined) return false;
  head.when ??= found;
  head.rest = head.rest.slice(found.length);
  return true;
}

const CONNECTORS = new Set(['i', 'z', 'ze', 'a', 'de', 'von', 'van', '&', 'od', 'w']);
/** True for what can be a person's name or a nick: one word, or words that all begin with a capital. */
export function isNameLike(text: string): boolean {
  if (text.length < 1 || text.length > 40 || !/[\p{L}\d]/u.test(text) || /[!?:;]$/.test(text)) return false;
  const words = text.split(/\s+/);
  if (words.length === 1) return text.length <= 30 && !/^\d+(?:[.,/:-]\d+)*$/.test(text);
  return words.length <= 5 && words.every((word) => CONNECTORS.has(word) || /^[("„]?[\p{Lu}\d]/u.test(word)) && !/^\d/.test(text);
}

/** Titles of pages on which voices stand: there a name and a day make an entry. */
const VOICES_TITLE =
  /(?<!\p{sc=Latn})(?:opini[aei]\p{sc=Latn}*|recenzj\p{sc=Latn}*|referencj\p{sc=Latn}*|komentarz\p{sc=Latn}*|forum|wątek|księga gości|pytania|dyskusj\p{sc=Latn}*|reviews?|ocen[ay])(?!\p{sc=Latn})/iu;
export const expectsVoices = (title: string): boolean => VOICES_TITLE.test(title);

const NAME_DATE = /^\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]*){0,3}\s?[,|·•]\s*\d[\d\p{L}. :]{5,24}$/u;

/** True for a line of date and author alone, also with what blogs put behind („12 marca 2025 // Ewa // Bez kategorii”). */
export function isDateLine(line: string, author: string | null): boolean {
  const { rest, when } = takeHead(line, author);
  if (when === null) return line.length <= 60 && NAME_DATE.test(line) && whenIn(line) !== null;
  return (
    rest === '' || rest === author || (line.length <= 80 && /^[^.!?]{1,60}$/.test(rest) && /(?:\/\/|[|·•])\s*$/u.test(line.slice(0, line.length - rest.length)))
  );
}
