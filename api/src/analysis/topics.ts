/** Topics: nouns that several sources use beside the subject. Lemmas, shown in quotation marks and never declined. */
import { lemma, tokenize } from '../language/index.ts';
import { fieldNumber, townOf } from './context.ts';
import { compare } from './text.ts';
import type { Ledger, LedgerItem } from './types.ts';

export type Topic = { lemma: string; items: LedgerItem[]; positive: LedgerItem[]; negative: LedgerItem[] };

/** Words of pages rather than of matters: time, quantity, the press itself, generic nouns. */
const GENERIC = new Set(
  (
    'rok dzień miesiąc tydzień godzina czas chwila raz lata wiek data początek koniec okres styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień poniedziałek wtorek środa czwartek piątek sobota niedziela dziś dzisiaj jutro wczoraj ' +
    'osoba człowiek ludzie pan pani panie panowie mieszkaniec imię nazwisko nazwa grupa część liczba ilość procent tysiąc milion raz para kilka wiele sposób rzecz sprawa przypadek fakt przykład powód cel temat pytanie odpowiedź zdanie słowo tekst artykuł strona portal serwis redakcja autor autorka źródło zdjęcie fotografia film wideo komentarz opinia recenzja wpis post profil link czytelnik gazeta dziennik tygodnik magazyn wiadomość informacja materiał news aktualność ' +
    'kraj polska miasto region miejsce teren okolica ulica dom świat życie praca działanie działalność prowadzenie pomoc możliwość zmiana wynik efekt ramy rodzaj poziom strona droga sytuacja problem potrzeba podstawa związek stan rola forma program raport zapowiedź zaproszenie udział spotkanie ' +
    'internet sieć polityka prywatność cookie regulamin kontakt telefon e-mail adres copyright prawo zastrzec rezerwacja numer punkt krok trzy dwa sto pierwszy drugi trzeci nowy dobry wielki mały duży stary młody ostatni kolejny cały różny własny ważny polski lokalny ' +
    'mieć być móc musieć chcieć wiedzieć mówić powiedzieć robić zrobić zostać dostać podkreślać dodać firma marka'
  ).split(/\s+/),
);

const NOUN_LIKE = /[bcdfghjklłmnńprsśtwzźżaoęó]$|(?:anie|enie|ście|cie|owie|isko|um|arz|erz|ość|tyw|ez|usz|pole|morze|wesele|mieszkanie|zdrowie)$/;
const NOT_NOUN = /(?:ć|yć|ować|ny|ni|wy|ki|ski|cki|dzki|czy|szy|ty|ły|ry|my|by|dy|py|gi|chy|owany|ony|any|ący|nie)$/;

/** Whether a lemma reads as a noun. */
export function isNounLike(word: string): boolean {
  if (/(?:anie|enie|ęcie|ście)$/.test(word)) return true;
  return NOUN_LIKE.test(word) && !NOT_NOUN.test(word);
}

export function nameLemmas(name: string): Set<string> {
  return new Set(tokenize(name).flatMap((token) => [token.lower, lemma(token.text)]));
}

/** A word that may stand as a topic or in the mirror: a noun that is no name, town, profession or page word. */
export function isTopicWord(word: string, names: Set<string>): boolean {
  return word.length >= 4 && isNounLike(word) && !GENERIC.has(word) && !names.has(word) && townOf(word) === undefined && fieldNumber(word) === undefined;
}

/** Lemmas used by the most documents of others, the most telling first. */
export function findTopics(ledger: Ledger, items: LedgerItem[]): Topic[] {
  const names = nameLemmas(ledger.subject.name);
  const documents = new Map<string, LedgerItem[]>();
  for (const item of items) {
    for (const word of item.lemmas.keys()) {
      if (!isTopicWord(word, names)) continue;
      const list = documents.get(word);
      if (list) list.push(item);
      else documents.set(word, [item]);
    }
  }
  const judged = (item: LedgerItem, label: string) => !item.uncertain && item.evidence.sentiment?.label === label;
  return [...documents]
    .filter(([, list]) => list.length >= 2)
    .sort((a, b) => b[1].length - a[1].length || compare(a[0], b[0]))
    .slice(0, 200)
    .map(([word, list]) => ({
      lemma: word,
      items: list,
      positive: list.filter((item) => judged(item, 'positive')),
      negative: list.filter((item) => judged(item, 'negative')),
    }));
}
