/** Frames of what is hidden, put off or not paid: told of the subject as a fact or by hearsay. */
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb } from '../forms.ts';
import { near, subjectOf } from '../slots.ts';
import type { Found, Frame, Place, Word } from '../types.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const SECRET = set(
  'raport wynik dokument awaria wada wyciek wypadek skażenie zakażenie błąd dług strata zadłużenie majątek skarga usterka opinia badanie ekspertyza protokół dochód darowizna pożyczka',
);
const PUBLIC = set(
  'parlament sejm rada urząd klient pacjent inwestor akcjonariusz wyborca poseł radny mieszkaniec opinia bank sąd prokuratura komisja kontroler pracownik',
);
/** What is owed on a day. */
const DUE = set(
  'zapłata wypłata rata pensja wynagrodzenie zwrot oddanie zgłoszenie ujawnienie powiadomienie przekazanie publikacja odszkodowanie sprawozdanie faktura naprawa reakcja zawiadomienie premia składka czynsz płatność należność podatek',
);

/** The verb that tells, and whether it is hearsay: „miał spóźnić się”. −1 where it is neither. */
function teller(words: Word[], i: number): number {
  const x = words[i] as Word;
  if (isFiniteVerb(x) && formOf(x) === 'active') return i;
  if (x.lower !== x.lemma) return -1;
  for (let j = i - 1; j >= Math.max(0, i - 6) && words[j]?.clause === x.clause; j -= 1)
    if (/^(?:miał|miała|miało|mieli|miały|ma|mają)$/.test(words[j]?.lower ?? '')) return j;
  return -1;
}

const told = (place: Place, i: number): Found | null => {
  const verb = teller(place.words, i);
  return verb < 0 || (verb !== i && isNegated(place.words, verb)) ? null : { state: 'alleged', party: subjectOf(place, verb) };
};

/** „X spóźnił się z ratą kredytu”, „miała zwlekać z ujawnieniem raportu”. */
function late(place: Place, i: number): Found | null {
  const { words } = place;
  const due = words.findIndex((x, k) => k > i && k <= i + 4 && /^(?:z|ze|w)$/.test(words[k - 1]?.lower ?? '') && DUE.has(x.lemma));
  return due < 0 && near(words, i, DUE, 0, 5) < 0 ? null : told(place, i);
}

/** „X zataiła wyniki badań”; what is hidden from oneself or in oneself is none. */
function hidden(place: Place, i: number): Found | null {
  const { words } = place;
  if (words[i + 1]?.lower === 'się' || words[i - 1]?.lower === 'się') return null;
  const plain = /^(?:zata|tusz|zatusz)/.test((words[i] as Word).lemma);
  return plain || near(words, i, SECRET, 4, 6) >= 0 ? told(place, i) : null;
}

const LONG =
  /(?<!\p{sc=Latn})(?:przez|od) (?:\p{sc=Latn}+ |\d+ ){0,3}(?:miesiąc\p{sc=Latn}*|miesięcy|tygodni\p{sc=Latn}*|lat|lata|rok\p{sc=Latn}*|roku|pół roku|dni)(?!\p{sc=Latn})/u;
/** „X przez siedem miesięcy nie ujawniała parlamentowi raportu”: what somebody is owed to know. */
function undisclosed(place: Place, i: number): Found | null {
  const { words } = place;
  if (!isFiniteVerb(words[i] as Word) || !isNegated(words, i) || near(words, i, SECRET, 4, 6) < 0) return null;
  const owed = words.some((x) => x.kind === 'word' && PUBLIC.has(x.lemma) && x.cases.includes('d') && x.lower !== x.lemma);
  if (!owed && !LONG.test(words.map(({ lower }) => lower).join(' '))) return null;
  return { state: 'alleged', party: subjectOf(place, i) };
}

const YET = /(?<!\p{sc=Latn})(?:(?:a|i|ale|lecz) (?:mimo to|i tak|wciąż|dalej|nadal)|(?:ale|lecz|a|i) (?:nic |nikogo |tego |go |jej )?nie)(?!\p{sc=Latn})/u;
/** „X wiedział o wadzie od roku, a mimo to nie wstrzymał sprzedaży”. */
function knew(place: Place, i: number): Found | null {
  const { words } = place;
  const about = words.slice(i + 1, i + 4).some(({ lower }) => /^(?:o|że)$/.test(lower));
  if (!isFiniteVerb(words[i] as Word) || isNegated(words, i) || !about) return null;
  const after = words.slice(i + 1).map(({ lower }) => lower);
  return YET.test(after.join(' ')) ? { state: 'alleged', party: subjectOf(place, i) } : null;
}

const OWED = set('pensja wypłata wynagrodzenie premia należność odszkodowanie zaliczka kaucja pieniądz nadgodzina dieta tantiemy honorarium stypendium');
/** „X nie wypłacił pracownikom premii”. */
function unpaid(place: Place, i: number): Found | null {
  const { words } = place;
  if (!isFiniteVerb(words[i] as Word) || !isNegated(words, i) || near(words, i, OWED, 4, 6) < 0) return null;
  return { state: 'alleged', party: subjectOf(place, i) };
}

const WHO_WORKS = set(
  'pracownik pracownica zawodnik piłkarz zawodniczka piłkarka lekarz pielęgniarka nauczyciel kierowca podwykonawca dostawca klient klientka pacjent członek student ratownik pilot aktor muzyk trener redakcja dziennikarz ekipa personel załoga',
);
/** „Piłkarze X nie dostali pensji”, „pracownicy X bez wypłat”: whose people are not paid. What X is to them is not said: told softly. */
function unpaidPeople({ words }: Place, i: number): Found | null {
  const people = words.findIndex((x) => x.kind === 'word' && WHO_WORKS.has(x.lemma) && /[nd]/.test(x.cases));
  const own = words.findIndex((x, k) => k > people && k <= people + 3 && x.kind === 'subject' && x.cases.includes('g'));
  if (people < 0 || own < 0 || words.slice(people + 1, own).some(({ kind }) => kind !== 'word')) return null;
  const without = words[i - 1]?.lower === 'bez' || words[i - 2]?.lower === 'bez';
  const verb = words.findIndex((x, k) => /^(?:dostać|otrzymać|zobaczyć|doczekać|odzyskać|dostawać)$/.test(x.lemma) && isFiniteVerb(x) && isNegated(words, k));
  return without || (verb >= 0 && words[verb]?.clause === words[i]?.clause) ? { state: 'alleged', party: { who: 'group', index: own } } : null;
}

export const HIDDEN_FRAMES: Frame[] = [
  { cues: 'spóźnić spóźniać zwlekać opóźnić opóźniać zalegać', read: late },
  { cues: 'zataić zatajać tuszować zatuszować ukryć ukrywać przemilczeć przemilczać', read: hidden },
  { cues: 'ujawnić ujawniać', own: true, read: undisclosed },
  { cues: 'wiedzieć', read: knew },
  { cues: 'zapłacić płacić wypłacić wypłacać zwrócić zwracać oddać oddawać', own: true, read: unpaid },
  { cues: 'pensja wypłata wynagrodzenie premia', own: true, read: unpaidPeople },
];
