/**
 * Frames of what came to light: „z raportu wynika, że X krył sprawcę”, „jak ustaliła gazeta, X podpisywał …”, „X miał wyzywać podwładnych”.
 * Who is accused is who acts in the clause; that it is a wrong is told by its verb, or by what such sentences tell.
 */
import { sentenceTells } from '../../../language/index.ts';
import { isNegated } from '../blockers.ts';
import { formOf, isFiniteVerb, isInfinitiveForm } from '../forms.ts';
import { COURTS, LAW, OFFICES } from '../lists.ts';
import { objectOf } from '../objects.ts';
import { NOBODY } from '../parties.ts';
import { clauseStart, formAfter, subjectOf } from '../slots.ts';
import type { Found, Frame, Party, Place, Word } from '../types.ts';
import { isWrongful } from './wrongful.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const isOwn = ({ who }: Party): boolean => who === 'name' || who === 'noun' || who === 'group';
/** What is told softly. */
const softly = (party: Party): Found => ({ state: 'alleged', party: { who: 'group', index: party.index } });

/** Where what is hidden is read, and who brings it to light. */
const SOURCES = new Set([
  ...LAW,
  ...OFFICES,
  ...set(
    'raport audyt audytor protokół dokument nagranie korespondencja mail list faktura świadek dziennikarz dziennikarka reporter gazeta portal tygodnik dziennik ' +
      'redakcja śledztwo ustalenie relacja biegły biegła kontrola rada fundacja stowarzyszenie zeznanie sygnalista sygnalistka związkowiec pracownik pracownica ' +
      'uczestnik absolwentka rodzic rzecznik fundusz izba organizacja ekspert analiza badanie materiał bilans zapis rejestr księga umowa prasa telewizja agencja',
  ),
]);
const isSource = ({ kind, lemma, lower }: Word): boolean => (kind === 'word' ? SOURCES.has(lemma) : kind === 'other' && SOURCES.has(lower));

/** Least probabilities that a clause tells a misdeed: where a source is named, and where it is only said. */
const LIKELY = { sourced: 0.35, said: 0.45 };
/** What is said, planned or was somebody's post lays nothing at his door. */
const HARMLESS = set(
  'być mówić powiedzieć twierdzić odpowiadać odpowiedzieć zapewniać zapewnić tłumaczyć wyjaśniać wyjaśnić zapowiedzieć zapowiadać dodać oświadczyć zeznać zeznawać ' +
    'podkreślać podkreślić uważać sądzić otrzymać dostać usłyszeć zostać stawić wrócić zarabiać wygrać przegrać zgłosić zawiadomić powiadomić ujawnić wykryć prowadzić ' +
    'pobrać pobierać wziąć poprawić zwiększyć zyskać zmniejszyć ograniczyć osiągnąć pracować mieszkać urodzić zagrać spędzić trafić objąć stanąć zdobyć paść zginąć umrzeć ponosić spełniać działać współpracować kupić zapłacić planować zamierzać chcieć',
);

/** Whether the words of the clause from `verb` on tell of a misdeed of who acts in it. */
function tellsWrong({ page, at, words }: Place, verb: number, least: number): boolean {
  const x = words[verb] as Word;
  if (isWrongful(words, verb)) return true;
  if (HARMLESS.has(x.lemma) || (isNegated(words, verb) && least > LIKELY.sourced)) return false;
  const text = page.sentences[at]?.text ?? '';
  const from = words[clauseStart(words, verb)]?.start ?? x.start;
  const { wrong, praise, mishap, answer } = sentenceTells(text.slice(from));
  return wrong >= least && wrong > Math.max(praise, mishap, answer);
}

/** Who does a wrong in the clauses after `from`: the first verb there whose actor is the subject. */
function wrongdoer(place: Place, from: number, until: number, least: number): Party {
  const { words } = place;
  for (let k = from + 1; k < until; k += 1) {
    const x = words[k] as Word;
    if (!isFiniteVerb(x) || formOf(x) !== 'active') continue;
    const party = subjectOf(place, k);
    if (!isOwn(party)) continue;
    // „X miał wyzywać”: the infinitive says what was done.
    const told = /^(?:miał|miała|miało|mieli)$/.test(x.lower) ? infinitiveAfter(words, k) : k;
    const deed = told < 0 && isNegated(words, k) ? k : told;
    if (deed >= 0 && tellsWrong(place, deed, least)) return party;
  }
  return NOBODY;
}

const infinitiveAfter = (words: Word[], i: number): number =>
  words.findIndex((x, k) => k > i && k <= i + 6 && x.kind === 'word' && x.lower === x.lemma && isInfinitiveForm(x.lemma));

const BY_ITSELF = set('wynikać okazać');
/** „Wynika z niej, że X krzywdził chłopców”, „komisja odkryła, że X dawał rodzinie towar”. */
function cameOut(place: Place, i: number): Found | null {
  const { words } = place;
  const { lemma } = words[i] as Word;
  if (!isFiniteVerb(words[i] as Word) || isNegated(words, i)) return null;
  const that = formAfter(words, i, /^(?:że|iż)$/, 8);
  if (that < 0) return null;
  // „Z szacunków wynika”: without a source that looks for wrongs, the clause must tell one more surely. It is told softly.
  const jaw = lemma === 'wyjść' && words.slice(i, i + 4).some(({ lower }) => lower === 'jaw');
  if (lemma === 'wyjść' && !jaw) return null;
  if (!jaw && !BY_ITSELF.has(lemma) && !(words.slice(0, that).some(isSource) && !isOwn(subjectOf(place, i)))) return null;
  const party = wrongdoer(place, that, words.length, words.slice(0, that).some(isSource) ? LIKELY.sourced : LIKELY.said);
  return party.who ? softly(party) : null;
}

const FINDING =
  /^(?:ustali(?:ł|ła|li|ły)|ustalono|wykaza(?:ł|ła|ły|li)|stwierdzi(?:ł|ła|ło|li|ły)|poda(?:ł|ła|ło|li|ły|je)|ujawni(?:ł|ła|ło|li|ły)|wynika|pisze|piszą|opisa(?:ł|ła|li|ły)|orzek(?:ł|ła|ło|li|ły)|uzna(?:ł|ła|ło|li|ły)|donosi|donoszą|doniós\p{sc=Latn}+|donio\p{sc=Latn}+)$/u;
/** „Jak ustalił fundusz, X podpisywał …”, „X podpisywał … – ustaliła gazeta”. */
function asFound(place: Place, i: number): Found | null {
  const { words } = place;
  const x = words[i] as Word;
  const from = clauseStart(words, i);
  const opened = words[from]?.lower === 'jak' && i - from <= 3;
  const closed = from === i && /[–—-]/.test(x.gap);
  if (!FINDING.test(x.lower) || !(opened || closed) || !words.some((y) => y.clause === x.clause && (isSource(y) || y.kind === 'other'))) return null;
  if (isOwn(subjectOf(place, i))) return null;
  const party = wrongdoer(place, -1, closed ? i : words.length, LIKELY.sourced);
  if (!party.who) return null;
  const ruled = closed && words.some((y) => y.clause === x.clause && y.kind === 'word' && COURTS.has(y.lemma));
  return ruled ? { state: 'ruled', party } : softly(party);
}

/** „Według kontrolerów X wydał …”, „zdaniem świadków X …”. */
function inTheirWords(place: Place, i: number): Found | null {
  const { words } = place;
  const beside = words[i]?.lower === 'zdaniem' || /^(?:według|wedle)$/.test(words[i]?.lower ?? '');
  // „Jego zdaniem rada …”: the rada is whom it is told of.
  const theirs = /^(?:jego|jej|ich|moim|naszym|swoim)$/.test(words[i - 1]?.lower ?? '');
  if (!beside || theirs || !words.slice(i + 1, i + 5).some(isSource)) return null;
  const party = wrongdoer(place, i, words.length, LIKELY.sourced);
  return party.who ? softly(party) : null;
}

/** „X miał rzucać dokumentami w asystentów i wyzywać ich”: what people say that somebody did. Plans are no deeds. */
function saidToHave(place: Place, i: number): Found | null {
  const { words } = place;
  if (!/^(?:miał|miała|mieli)$/.test((words[i] as Word).lower) || isNegated(words, i)) return null;
  const deed = infinitiveAfter(words, i);
  if (deed < 0 || words[deed]?.clause !== words[i]?.clause) return null;
  const party = subjectOf(place, i);
  return isOwn(party) && tellsWrong(place, deed, LIKELY.said) ? softly(party) : null;
}

const DISCLOSED =
  /(?<!\p{sc=Latn})po (?:tym,? (?:jak|gdy) |(?:\p{sc=Latn}+ ){0,3})(?:audy|kontrol|nagrani|publikacj|ujawnieni|raport|artykule|artykuł|skandal|afer|zarzut|oskarże|doniesieni)|(?<!\p{sc=Latn})(?:gdy|kiedy|po tym,? jak|bo|ponieważ) (?:\p{sc=Latn}+ ){0,6}(?:okaza\p{sc=Latn}+ się|wysz\p{sc=Latn}+ na jaw|ujawni|wykry|opublikowa|zamieści)/u;
/** „X zrezygnował po audycie”, „odwołano X, gdy wyszło na jaw …”: what came to light cost the post. */
function fell(place: Place, i: number): Found | null {
  const { words, page, at } = place;
  if (!page.person || isNegated(words, i)) return null;
  const x = words[i] as Word;
  const form = formOf(x);
  if (form === 'infinitive' || form === 'noun') return null;
  const text = (page.sentences[at]?.text ?? '').slice(x.start);
  if (!DISCLOSED.test(text)) return null;
  const party = /^(?:odwołać|zwolnić|zawiesić)$/.test(x.lemma) && form !== 'passive' ? objectOf(place, i, 'ag') : subjectOf(place, i);
  return isOwn(party) ? softly(party) : null;
}

const ADMITTING = set('przyznać przyznawać');
/** „X przyznaje, że teksty podpisywał zmyślonym nazwiskiem”. */
function admitted(place: Place, i: number): Found | null {
  const { words } = place;
  if (!ADMITTING.has((words[i] as Word).lemma) || !isFiniteVerb(words[i] as Word) || isNegated(words, i)) return null;
  const that = formAfter(words, i, /^(?:że|iż)$/, 3);
  const who = subjectOf(place, i);
  const verb = that < 0 ? -1 : words.findIndex((x, k) => k > that && isFiniteVerb(x));
  if (verb < 0 || (who.who !== 'name' && who.who !== 'noun')) return null;
  const actor = subjectOf(place, verb, false);
  return (isOwn(actor) || actor.who === 'dropped') && tellsWrong(place, verb, LIKELY.said) ? softly(who) : null;
}

export const REVEALED_FRAMES: Frame[] = [
  {
    cues: 'wynikać okazać wyjść odkryć ujawnić wykazać wykazywać ustalić wskazywać dowodzić potwierdzić potwierdzać orzec ocenić stwierdzić opisać opisywać napisać zeznać relacjonować opowiadać poinformować zarzucać zarzucić',
    read: cameOut,
  },
  { cues: 'ustalić wykazać stwierdzić podać podawać ujawnić wynikać pisać opisać orzec uznać donosić donieść', read: asFound },
  { cues: 'zdanie według wedle', read: inTheirWords },
  { cues: 'mieć', read: saidToHave },
  { cues: 'odwołać odejść odchodzić zrezygnować zwolnić zrzec złożyć zawiesić przestać ustąpić stracić', read: fell },
  { cues: 'przyznać przyznawać', read: admitted },
];
