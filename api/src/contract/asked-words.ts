/** „Co mówi AI” in words, shared by page and PDF. */
import { ASKED_LEAST, type Asked, type AskedModel, type Share, type Statement, type StatementKind, type StatementMark } from './asked.ts';
import { counted, dateLong, percent } from './format.ts';

export const ASKED_WORDS = {
  title: 'Co mówi AI',
  said: 'Na przykład:',
  shows: 'Źródła:',
  questions: 'Jakie pytania zadaliśmy',
  nothing: 'W odpowiedziach nie ma niczego, co dałoby się sprawdzić.',
} as const;

export const MARK_WORDS: Record<StatementMark, string> = { true: 'zgadza się', false: 'nie zgadza się', unknown: 'źródła milczą' };

export const STATEMENT_WORDS: Record<StatementKind, string> = {
  role: 'Kim jest',
  town: 'Skąd jest, gdzie działa',
  date: 'Kiedy',
  number: 'Ile',
  name: 'Z kim lub z czym się wiąże',
  charge: 'Zarzut',
  end: 'Koniec sprawy',
  clean: 'Czego ma nie być',
};

const wrong = ({ models }: Asked): number =>
  new Set(models.flatMap(({ statements }) => statements.flatMap(({ mark, what }) => (mark === 'false' ? [what] : [])))).size;

/** The section's heading: what was found. */
export function askedHeading(asked: Asked): string {
  const n = wrong(asked);
  if (n > 0) return `AI podaje ${counted(n, 'rzecz sprzeczną', 'rzeczy sprzeczne', 'rzeczy sprzecznych')} ze źródłami`;
  if (asked.models.every(({ knows }) => knows.k === 0)) return 'AI nie mówi o tej nazwie niczego, co da się sprawdzić';
  return 'AI nie mówi niczego, czemu źródła by przeczyły';
}

/** Who was asked what, when, and who judged. */
export function askedLead({ at, questions, models }: Asked): string {
  const times = models.reduce((sum, { asked }) => sum + asked, 0);
  const who = models.length === 1 ? `model językowy „${models[0]?.name}”` : counted(models.length, 'model językowy', 'modele językowe', 'modeli językowych');
  return `${dateLong(at)} zapytaliśmy ${who}: ${counted(times, 'raz', 'razy', 'razy')}, ${counted(questions.length, 'pytaniem', 'pytaniami', 'pytaniami')} z samą nazwą. Odpowiedzi porównały ze źródłami tego raportu reguły, nie model.`;
}

/** What reading the section needs to know. */
export const ASKED_NOTE =
  'Sprawdzamy wyróżnione słowa, nie całe zdania. Ten sam model za każdym razem odpowiada inaczej, stąd przedziały (Wilsona, 95%). „Źródła milczą” nie znaczy, że to nieprawda. Słów modelu o zarzutach nie powtarzamy.';

/** „24 z 30 (80%, przedział 63–90%)” */
export const shareWords = ({ k, n, low, high }: Share): string =>
  `${k} z ${n} (${percent(k / Math.max(n, 1))}, przedział ${Math.round(low * 100)}–${percent(high)})`;

/** „claude-haiku-5-5: 30 odpowiedzi na 30 pytań”, and why there are fewer. */
export function modelWords({ name, answers, asked, stopped }: AskedModel): string {
  const why = { budget: '; więcej nie pozwolił budżet', unreachable: '; dalej nie odpowiadał', time: '; na więcej zabrakło czasu' };
  return `${name}: ${counted(answers, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')} na ${counted(asked, 'pytanie', 'pytania', 'pytań')}${stopped ? why[stopped] : ''}`;
}

/** What is counted over all answers of a model. */
export const modelShares = ({ knows, right, wrong: against, charged }: AskedModel): [string, Share][] => [
  ['mówi coś, co da się sprawdzić', knows],
  ['podaje coś, co potwierdzają źródła', right],
  ['podaje coś, czemu źródła przeczą', against],
  ['mówi o zarzutach, sporach lub karach', charged],
];

/** Whom a statement fits instead. */
export const namesakeWords = (label: string): string => `Pasuje do kogoś innego o tej nazwie: ${label}.`;

/** What is not in the list, and how far the counts carry; empty when there is nothing to say. */
export function modelNotes({ answers, more, withheld }: AskedModel): string[] {
  return [
    ...(answers < ASKED_LEAST ? [`Odpowiedzi jest mniej niż ${ASKED_LEAST}, więc przedziały są szerokie.`] : []),
    ...(more > 0 ? [`Pominęliśmy ${counted(more, 'inne stwierdzenie', 'inne stwierdzenia', 'innych stwierdzeń')}, rzadsze od tych.`] : []),
    ...(withheld > 0 ? [`Nie powtarzamy ${counted(withheld, 'stwierdzenia', 'stwierdzeń', 'stwierdzeń')} o życiu prywatnym albo o obcych osobach.`] : []),
  ];
}

/** „w 24 z 30 odpowiedzi (80%, przedział 63–90%)” */
export const statementShare = ({ share: { k, n, low, high } }: Statement): string =>
  `w ${k} z ${n} odpowiedzi (${percent(k / Math.max(n, 1))}, przedział ${Math.round(low * 100)}–${percent(high)})`;
