/** Topics: nouns that several sources use beside the subject. Lemmas, shown in quotation marks and never declined. */
import { groupTopics, informationOf, lemma, tokenize } from '../../language/index.ts';
import { isProfession, isRole } from '../reading/context.ts';
import { compare, documentSentences, documentTokens, lemmaCounts, overlaps, quoteFrom, readable, sentenceAt } from '../reading/text.ts';
import { isTownWord } from '../reading/towns.ts';
import type { Shown } from './facts.ts';
import type { Ledger, LedgerItem } from './types.ts';

export type Topic = { lemma: string; items: LedgerItem[]; positive: LedgerItem[]; negative: LedgerItem[] };

/** Words that are never a topic: time, quantity, the press itself, generic nouns. */
const GENERIC = new Set(
  (
    'lista ranking zestawienie prawie dobrze dalej lepiej bardziej najlepiej wcale szybko krótko mocno łatwo trudno długo mało często rzadko wysoko nisko daleko blisko prosto czysto wolno hasło ocena średnia zawód reklama rok dzień miesiąc tydzień godzina czas chwila raz lata wiek data początek koniec okres wiosna lato jesień zima sezon noc poranek wieczór południe styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień poniedziałek wtorek środa czwartek piątek sobota niedziela dziś dzisiaj jutro wczoraj ' +
    'osoba człowiek ludzie pan pani panie panowie mieszkaniec imię nazwisko nazwa grupa część liczba ilość procent tysiąc milion raz para kilka wiele sposób rzecz sprawa przypadek fakt przykład powód cel temat pytanie odpowiedź zdanie słowo tekst artykuł strona portal serwis redakcja autor autorka źródło zdjęcie fotografia film wideo komentarz opinia recenzja wpis post profil link czytelnik gazeta dziennik tygodnik magazyn wiadomość informacja materiał news aktualność ' +
    'kraj polska miasto region miejsce teren okolica ulica dom świat życie praca działanie działalność prowadzenie pomoc możliwość zmiana wynik efekt ramy rodzaj poziom strona droga sytuacja problem potrzeba podstawa związek stan rola forma program raport zapowiedź zaproszenie udział spotkanie ' +
    'internet sieć polityka prywatność cookie regulamin kontakt telefon e-mail adres copyright prawo zastrzec rezerwacja numer punkt krok trzy dwa sto pierwszy drugi trzeci nowy dobry wielki mały duży stary młody ostatni kolejny cały różny własny ważny polski lokalny ' +
    'mieć być móc musieć chcieć wiedzieć mówić powiedzieć robić zrobić zostać dostać podkreślać dodać firma marka doświadczenie zaufanie pomysł obietnica oczekiwanie wykonanie przedsięwzięcie kalendarz biurko ręka notatka okazja warto dobra oklask dzwonek wypełnienie wydanie głos członek niedawno brak skarga krytyka zarzut zawód szacunek żal rozczarowanie prośba autor adres klient jakość zlecenie papier kwartał decyzja zakładka błąd'
  ).split(/\s+/),
);

const NOUN_LIKE = /[bcdfghjklłmnńprsśtwzźżaoęó]$|(?:anie|enie|ście|cie|owie|isko|um|arz|erz|ość|tyw|ez|usz|pole|morze|wesele|mieszkanie|zdrowie)$/;
const NOT_NOUN = /(?:ć|icie|[dt]rze|niej|yć|ować|ny|ni|wy|ki|ski|cki|dzki|czy|szy|ty|ły|ry|my|by|dy|py|gi|chy|owany|ony|any|ący|nie)$/;

/** Whether a lemma reads as a noun. */
export function isNounLike(word: string): boolean {
  if (/(?:anie|enie|ęcie|ście)$/.test(word)) return true;
  return NOUN_LIKE.test(word) && !NOT_NOUN.test(word);
}

/** Words that would tie a person to health, faith, politics, origin or sex life: never shown beside a person's name. */
const SENSITIVE =
  'choroba nowotwór depresja alkoholizm nałóg uzależnienie ciąża aborcja niepełnosprawność szpital terapia wiara wyznanie religia kościół katolik żyd muzułmanin ateista ateizm partia pogląd poseł senator związkowiec orientacja homoseksualizm gej lesbijka pochodzenie narodowość rasa seks'.split(
    ' ',
  );

const blocked = new WeakMap<Ledger, Set<string>>();

/** Words that may not be a topic of this ledger: words of the name, other proper names (never written in lower case) and, for a person, sensitive words. */
export function blockedWords(ledger: Ledger): Set<string> {
  const known = blocked.get(ledger);
  if (known) return known;
  const words = new Set(tokenize(ledger.subject.name).flatMap((token) => [token.lower, lemma(token.text)]));
  if (ledger.subject.kind === 'person') for (const word of SENSITIVE) words.add(word);
  const small = new Set<string>();
  for (const { document } of ledger.items) for (const token of documentTokens(document)) if (token.text === token.lower) small.add(lemma(token.text));
  for (const { lemmas } of ledger.items) for (const word of lemmas.keys()) if (!small.has(word)) words.add(word);
  blocked.set(ledger, words);
  return words;
}

/** A word for people, also as „dyrektorek” is read where it stands for many women. */
const isOffice = (word: string): boolean => isRole(word) || isProfession(word) || isProfession(word.replace(/ek$/, 'ka'));

/** Whether a word may be a topic or a word of the mirror: a noun that is not a name, town, profession or generic word. */
export function isTopicWord(word: string, names: Set<string>): boolean {
  return word.length >= 4 && isNounLike(word) && !GENERIC.has(word) && !names.has(word) && !isTownWord(word) && !isOffice(word);
}

/** Lemmas around the subject: of the sentences that name it and their neighbours; of the whole text when only the title does. */
export function contextLemmas(item: LedgerItem): Set<string> {
  if (item.lemmas.size === 0) return new Set();
  if (item.mentions.length === 0) return new Set(item.lemmas.keys());
  const sentences = documentSentences(item.document);
  const near = new Set<number>();
  for (const mention of item.mentions) {
    const at = sentenceAt(sentences, mention);
    for (const i of [at - 1, at, at + 1]) if (at >= 0 && sentences[i]) near.add(i);
  }
  const parts = [...near].sort((a, b) => a - b).map((i) => sentences[i]?.text ?? '');
  return new Set(lemmaCounts(tokenize(`${item.document.article.title}\n\n${parts.join('\n')}`)).keys());
}

/** The sentence of an item that shows a topic best: with the name if there is one, otherwise any that has the word. */
export function topicQuote(item: LedgerItem, topic: string): Shown | null {
  const text = readable(item.document);
  let best: Shown | null = null;
  for (const sentence of documentSentences(item.document)) {
    const token = tokenize(sentence.text).find((t) => lemma(t.text) === topic);
    if (!token) continue;
    const anchor = { start: sentence.start + token.start, end: sentence.start + token.end };
    const quote = quoteFrom(text, sentence, anchor).text;
    const named = item.mentions.some((mention) => overlaps(mention, sentence));
    if (named) return { text: quote, sentence: sentence.text };
    best ??= { text: quote, sentence: sentence.text };
  }
  return best;
}

/**
 * Lemmas used by the most documents of others; of equal ones the rarer in Polish first. Of lemmas that occur in mostly the same
 * documents one is returned.
 */
export function findTopics(ledger: Ledger, items: LedgerItem[], context: Map<LedgerItem, Set<string>>): Topic[] {
  const names = blockedWords(ledger);
  const documents = new Map<string, LedgerItem[]>();
  for (const item of items) {
    for (const word of context.get(item) ?? []) {
      if (!isTopicWord(word, names)) continue;
      const list = documents.get(word);
      if (list) list.push(item);
      else documents.set(word, [item]);
    }
  }
  const judged = (item: LedgerItem, label: string) => !item.uncertain && item.evidence.sentiment?.label === label;
  const found = [...documents]
    .filter(([, list]) => list.length >= 2)
    .map(([word, list]) => ({ word, list, bits: informationOf(word) }))
    .sort((a, b) => b.list.length - a.list.length || b.bits - a.bits || compare(a.word, b.word))
    .slice(0, 200);
  return groupTopics(found, ({ word, list }) => ({ words: [word], documents: new Set(list) }), items.length).map(([{ word, list }]) => ({
    lemma: word,
    items: list,
    positive: list.filter((item) => judged(item, 'positive')),
    negative: list.filter((item) => judged(item, 'negative')),
  }));
}
