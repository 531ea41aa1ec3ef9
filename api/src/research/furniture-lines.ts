/** Lines that belong to a page and not to its article: buttons, counters, notices, labels of other articles. */
import type { Paragraph } from './page-text.ts';

const LINE =
  /^(?:reklama|advertisement|udostępnij|podziel się|drukuj|wyślij|skomentuj|lubię to|fot\.?|źródło:?|czytaj (?:też|także|więcej|dalej):?|zobacz (?:też|także|również):?|zgadzam się|akceptuję|ok|przejdź do treści|strona główna|\d{1,3} ?(?:z|\/) ?\d{1,3}|(?:fot|foto|zdj)[.:]\s?[^.!?]{2,60})[.:!…]*$/iu;
const BUTTON =
  /^(?:udostępnij|tweetnij|podziel się|drukuj|wydrukuj|pdf|wyślij|poleć(?: znajomemu)?|powrót|wróć|wstecz|wróć do (?:listy|strony)(?: \p{sc=Latn}+){0,2}|lubię to|odpowiedz|nowy temat|zapisz|zapisz się|obserwuj|wyznacz trasę|trasa|zadzwoń|umów się|umów wizytę|napisz(?: do nas)?|opinie|informacje|zdjęcia|przegląd|zaloguj|zarejestruj|rejestr zmian|historia zmian|do góry|na górę|poprzedni\p{sc=Latn}*|następn\p{sc=Latn}*|pokaż więcej|więcej|zgłoś(?: \p{sc=Latn}+){0,2}|dodaj (?:zdjęcia|zdjęcie|opinię|komentarz|do ulubionych)|kliknij, aby udostępnić|wczytywanie|aplikuj(?: teraz)?|polityka prywatności|regulamin|rodo|mapa strony|kontakt|skopiuj link|facebook|x|twitter|whatsapp|messenger|linkedin)[\s.!…:]*$/iu;
/** Beginnings of notices, with the length up to which a line that begins so is a notice. */
const NOTICES: [RegExp, number][] = [
  [/^(?:włącz powiadomienia|bądź na bieżąco|nie przegap|(?:newsletter\s*:\s*)?zapisz się (?:do|na|i)|podaj (?:swój )?(?:adres )?e-?mail)/iu, 140],
  [/^(?:udostępnij|tagi|tags|słowa kluczowe|kategori[ae]|otagowano|hashtagi)\s*:/iu, 300],
  [/^(?:poniżej )?dalsza część (?:artykułu|tekstu)|^(?:ciąg dalszy|reszta artykułu) pod/iu, 100],
  [/^źródło\s*:/iu, 70],
  [/^(?:czytaj|zobacz|przeczytaj|sprawdź|obejrzyj|warto przeczytać|polecamy)\s*(?:też|także|również|więcej)\s*:?\s|^(?:polecamy|warto przeczytać)\s*:/iu, 200],
  [/^(?:czy )?to twoja firma|^jesteś właścicielem|przejmij (?:tę |ten )?(?:wizytówkę|profil)|^zgłoś błąd/iu, 160],
  [
    /^(?:podmiot udostępniający|osoba (?:sporządzająca|odpowiedzialna|publikująca|udostępniająca|wytwarzająca)|wytworzył\p{sc=Latn}*|wytworzono|opublikował\p{sc=Latn}*|zatwierdził\p{sc=Latn}*|ostatnio zmodyfikował\p{sc=Latn}*|odpowiedzialny za treść|data (?:utworzenia|publikacji|wytworzenia|udostępnienia|opublikowania|(?:ostatniej )?(?:modyfikacji|aktualizacji|zmiany))|liczba (?:wejść|pobrań)|ilość odwiedzin)(?: [\p{sc=Latn} ]{1,40})?\s*:?\s/iu,
    160,
  ],
  [/^dane (?:mają charakter|służą wyłącznie|pochodzą z)|nie (?:odpowiada|ponosi odpowiedzialności) za (?:ich |jej )?(?:aktualność|treść)/iu, 250],
  [
    /^(?:kto jest online|użytkownicy przeglądający|obecnie na forum|licznik odwiedzin|liczba (?:odwiedzin|wyświetleń)|odwiedzin\p{sc=Latn}*\s*:|wyświetleń\s*:|odsłon\p{sc=Latn}*\s*:)/iu,
    160,
  ],
  [/^(?:realizacja|projekt i wykonanie|wykonanie|created by|powered by|dumnie wspierane|strona działa na)(?![\p{sc=Latn}])/iu, 100],
  [
    /^(?:czytaj bez ograniczeń|kup (?:dostęp|subskrypcję|prenumeratę)|pierwszy miesiąc za|dostęp tylko dla (?:prenumerator|subskrybent)|ten artykuł jest dostępny dla)/iu,
    160,
  ],
  [/^(?:zobacz|otwórz|przejdź do) (?:galeri[ęi]|zdję(?:cia|ć)|wideo|film)(?: \(\d+(?: \p{sc=Latn}+)?\))?[.:]?$/iu, 60],
  [/^nie znala(?:złeś|złaś|złeś\/aś) (?:odpowiedzi|tego)/iu, 140],
  [/^(?:oceń (?:ten )?(?:artykuł|tekst|wpis)|twoja ocena|średnia ocena)/iu, 100],
  [/^(?:zaloguj się|zaloguj lub zarejestruj|nie pamiętasz hasła|utwórz (?:nowe )?konto)/iu, 160],
];
const COUNTED = /(?:odsłon\p{sc=Latn}*|wyświetle\p{sc=Latn}*|odwiedzin\p{sc=Latn}*|przeczytano|czytano)\s*:?\s*\d|\d+\s*(?:odsłon|wyświetle|odwiedzin)/iu;
const RATING = /^[\d.,/\s()★☆-]{1,20}(?:(?:opini|ocen|recenzj|głos)\p{sc=Latn}{0,4})?[\s)]*$/iu;
const RATED = /(?:opini|ocen|recenzj|głos)|★/iu;
const CONSENT =
  /my i nasi (?:zaufani )?partnerzy|nasi partnerzy (?:przechowuj|uzyskuj)|(?:strona|serwis|witryna)\s+(?:korzysta z|używa|wykorzystuje)\s+(?:plik\p{sc=Latn}+ )?(?:cookies?|ciasteczek)|używamy (?:plików )?cookies?|korzystamy z (?:plików )?cookies?|unikalne identyfikatory/iu;
const COPYRIGHT = /^(?:©|\(c\)|copyright)|wszelkie prawa zastrzeżone/iu;

const isButtons = (text: string) => text.length <= 160 && text.split(/\s*[|·•»/\n]\s*|\s{2,}/u).every((piece) => piece === '' || BUTTON.test(piece));

/** „… Mówi prezes. Czytaj także: Korki na obwodnicy”: another article's title at the end of a paragraph. */
const TAIL = /(?<=[.!?…”"»)] )(?:czytaj|zobacz|przeczytaj) (?:też|także|również|więcej)\s*:(?:\s[^\n]{5,160})?$/iu;
/** „… do sądu. Poniżej dalsza część artykułu. Prezes …”: what stands before an advertisement. */
const GOES_ON = /(?<=[.!?…”"»)\d] )poniżej dalsza część (?:artykułu|tekstu)[.:](?: |$)/giu;

/** The paragraph without the title of another article at its end, and without „poniżej dalsza część artykułu”. */
export const withoutTail = (paragraph: Paragraph): Paragraph => {
  const text = paragraph.text.replace(GOES_ON, '').replace(TAIL, '').trimEnd();
  return text === paragraph.text || text === '' ? paragraph : { ...paragraph, text };
};

/** True for a line that belongs to the page, not to the article: advertising marks, buttons, counters, consent notices, copyright. */
export function isNoise({ text }: Paragraph): boolean {
  if (LINE.test(text) || isButtons(text)) return true;
  if (text.length <= 40 && RATING.test(text) && RATED.test(text)) return true;
  if (text.length <= 120 && COUNTED.test(text) && !/[.!?]\s+\p{Lu}/u.test(text)) return true;
  if (text.length <= 250 && COPYRIGHT.test(text)) return true;
  if (NOTICES.some(([pattern, length]) => text.length <= length && pattern.test(text))) return true;
  return text.length <= 700 && CONSENT.test(text);
}
