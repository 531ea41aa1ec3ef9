/**
 * Fits the weights of the tone model (`api/src/analysis/tone/data/tone-weights.json`) on labelled pages that stand outside the
 * repository, and prints how often the answers are right on pages left out.
 * Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] [--more FOLDER,FOLDER…] [--everyday FOLDER,FOLDER…] [--calibrate FOLDER,FOLDER…] [--near] [--check]
 * (--check: nothing is written; --near: the weights of the press stay near those that are stored, which saw more sets than are left). Without everyday sets the weights of local pages stay as they are; `calibrate` are local sets that they have
 * not seen, on which what their answers are stated with is fitted then.
 * The first folder of the press has the labels, the others more documents; each other folder is a set of its own. The sets of `more` are
 * fitted with the press.
 * Only numbers and lemmas are written. Left out at a time: a topic of the press (a folder of its ids), a tenth of the other pages, a
 * whole set. The weights never see the first everyday set: the site states its accuracy from it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pageGenre } from '../../src/analysis/ledger/genre.ts';
import { unlessCleared } from '../../src/analysis/tone/cleared.ts';
import { type Reading, readingOf } from '../../src/analysis/tone/features.ts';
import { meanLetters } from '../../src/analysis/tone/index.ts';
import { type Answer, answerBy, type Both, type Fitted, type Ground, groundOf, type Heads, lemmaScale, likeliest } from '../../src/analysis/tone/model.ts';
import { readPage } from '../../src/analysis/tone/page.ts';
import type { DocumentTone } from '../../src/contract/report.ts';
import { figuresOf, type Judged, toneCases } from '../evaluate/tone.ts';
import { fitHead, type Point } from './tone-heads.ts';

const OUT = 'api/src/analysis/tone/data/tone-weights.json';
/** L2 penalty on standardised weights, and on those of lemmas. */
const PENALTY = { press: 70, local: 100, lemmas: { press: 0.8, local: 0.33 } };
/** Label of a head where a fair reader may see it; two press rows in three have such another tone. */
const ALSO = { press: 0, local: 0.15 };
/** Weight of a page of the press among local ones: it keeps the weights sane on pages that are not like the sets. */
const FOREIGN = 0.1;
/** Weight of a page of the press's topics among others: these are real, and further sets are invented by one author each. */
const REAL = 1.3;

/** A further set counts for no more than so many pages: it is one author's. */
const MOST_OF_A_SET = 120;

/** Numbers that the weights of one side do not read: what matters a page speaks of tells little on topics that no set has. */
const NOT_READ = { press: /^matter/, local: /^clears/ };

/** Lemmas that may get weights: on so many pages of so many sets, and on no greater share of all. Dates and numerals tell nothing. */
const LEMMAS = { pages: 8, sets: 3, share: 0.4 };
const DATES = new Set(
  (
    'poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik ' +
    'listopad grudzień dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia trzydzieści sto ' +
    'dwieście tysiąc pierwszy drugi trzeci jeden czwarty piąty szósty siódmy ósmy godzina minuta rok miesiąc dziś wczoraj jutro'
  ).split(' '),
);

/**
 * Pull to the stored weights of the press, chosen by leaving each further set out; a page of the press, which they have seen, and one with
 * something good on it, of which there are few, count for so much.
 */
const NEAR = { numbers: 150, lemmas: 2, bias: 50, seen: 0.7, good: 2 };

type Side = 'press' | 'local';
type Row = {
  set: string;
  group: string;
  tone: DocumentTone;
  also: string[];
  reading: Reading;
  letters: number;
  local: boolean | undefined;
  judged: boolean;
  text: boolean;
  byKind: Answer | null;
  /** The answer, unless the page clears its subject. */
  settled: (answer: Answer) => Answer;
};

/** Bad evidence may only speak for the bad head and against the good one, good evidence the reverse; structure is free. */
const signOf = (name: string, head: 0 | 1): number => {
  const sign = name.endsWith('.bad') ? 1 : name.endsWith('.good') ? -1 : 0;
  return head === 0 ? sign : -sign;
};

const target = ({ tone, also }: Row, head: 0 | 1, side: Side): number => {
  const sign = head === 0 ? 'negative' : 'positive';
  if (tone === sign || tone === 'mixed') return 1;
  return also.includes(sign) || also.includes('mixed') ? ALSO[side] : 0;
};

const isOfTopic = ({ set, group }: Row): boolean => set === 'press' && !group.startsWith('other');

/** Lemmas that may get weights. */
function lemmasIn(rows: readonly Row[]): string[] {
  const pages = new Map<string, Row[]>();
  for (const row of rows)
    for (const lemma of row.reading.lemmas) {
      const on = pages.get(lemma);
      if (on) on.push(row);
      else pages.set(lemma, [row]);
    }
  const known = ([lemma, on]: [string, Row[]]): boolean =>
    on.length >= LEMMAS.pages && on.length < LEMMAS.share * rows.length && new Set(on.map(({ set }) => set)).size >= LEMMAS.sets && !DATES.has(lemma);
  return [...pages]
    .filter(known)
    .map(([lemma]) => lemma)
    .sort();
}

/** Heads over raw numbers, fitted on standardised ones, and over lemmas as they are. @param foreign press pages among local ones. @param near heads that they stay near */
function fitted(rows: readonly Row[], side: Side, foreign: readonly Row[] = [], near?: Heads): Heads {
  const all = [...rows, ...foreign];
  const names = Object.keys((rows[0] as Row).reading.features).filter((name) => !NOT_READ[side].test(name));
  const lemmas = near ? Object.keys(near.lemmas) : lemmasIn(rows);
  const place = new Map(lemmas.map((lemma, k) => [lemma, k]));
  const column = (name: string): number[] => all.map(({ reading }) => reading.features[name] as number);
  const mean = names.map((name) => column(name).reduce((sum, one) => sum + one, 0) / all.length);
  const spread = names.map((name, j) => Math.sqrt(column(name).reduce((sum, one) => sum + (one - (mean[j] as number)) ** 2, 0) / all.length) || 1);
  const x = all.map(({ reading }): Point => {
    const has = [...reading.lemmas].flatMap((lemma) => place.get(lemma) ?? []);
    const numbers = names.map((name, j) => ((reading.features[name] as number) - (mean[j] as number)) / (spread[j] as number));
    return { numbers: Float64Array.from(numbers), has, scale: lemmaScale(has.length) };
  });
  const sizes = new Map([...Map.groupBy(rows, ({ set }) => set)].map(([set, of]) => [set, of.length]));
  const rounded = (one: number): number => Math.round(one * 1000) / 1000 + 0;
  const share = (row: Row, head: 0 | 1): number => {
    if (near) return (row.set === 'press' ? NEAR.seen : 1) * (head === 1 && (row.tone === 'positive' || row.tone === 'mixed') ? NEAR.good : 1);
    return isOfTopic(row) ? REAL : Math.min(1, MOST_OF_A_SET / (sizes.get(row.set) as number));
  };
  const heads = ([0, 1] as const).map((head) => {
    const known = near && names.map((name) => near.weights[name]?.[head] ?? 0);
    const standard = known?.map((one, j) => one * (spread[j] as number));
    const shift = known?.reduce((sum, one, j) => sum + one * (mean[j] as number), near?.bias[head] ?? 0);
    const around = near && [...(standard ?? []), ...lemmas.map((lemma) => near.lemmas[lemma]?.[head] ?? 0), shift ?? 0];
    const [ofNumbers, ofLemmas] = near ? [NEAR.numbers, NEAR.lemmas] : [PENALTY[side], PENALTY.lemmas[side]];
    const w = fitHead(
      x,
      all.map((row) => target(row, head, side)),
      all.map((row, i) => (i >= rows.length ? FOREIGN : share(row, head))),
      [...names.map((name) => signOf(name, head)), ...lemmas.map(() => 0)],
      [...names.map(() => ofNumbers), ...lemmas.map(() => ofLemmas), ...(near ? [NEAR.bias] : [])],
      around && Float64Array.from(around),
    );
    const raw = names.map((_, j) => rounded((w[j] as number) / (spread[j] as number)));
    const bias = raw.reduce((sum, one, j) => sum - one * (mean[j] as number), w[w.length - 1] as number);
    return { bias: rounded(bias), raw, lemmas: lemmas.map((_, k) => rounded(w[names.length + k] as number)) };
  });
  const pairs = (of: readonly string[], value: 'raw' | 'lemmas') =>
    Object.fromEntries(
      of
        .map((name, j) => [name, heads.map((head) => head[value][j] as number)] as [string, [number, number]])
        .filter(([, [bad, good]]) => bad !== 0 || good !== 0),
    );
  const bias = heads.map((head) => head.bias) as [number, number];
  return { bias, weights: pairs(names, 'raw'), lemmas: pairs(lemmas, 'lemmas') };
}

type Guess = { odds: number; right: boolean };

/** Slope and shift that make the probabilities of answers those of being right (Platt 1999), with a weak pull to 1 and 0. */
function calibrated(guesses: readonly Guess[]): [number, number] {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 4000; step += 1) {
    let [a, b] = [-2 * (slope - 1), -0.5 * shift];
    for (const { odds, right } of guesses) {
      const error = (right ? 1 : 0) - 1 / (1 + Math.exp(-(slope * odds + shift)));
      a += error * odds;
      b += error;
    }
    slope += (2 * a) / (guesses.length + 4);
    shift += (2 * b) / (guesses.length + 4);
  }
  return [Math.round(slope * 100) / 100, Math.round(shift * 100) / 100];
}

const guess = (heads: { press: Heads; local: Heads }, row: Row, ground: Ground): Guess => {
  const { label, odds } = likeliest(heads, row.reading, ground);
  return { odds, right: label === row.tone };
};

function rowsOf(set: string, judged: readonly Judged[], groupOf: (one: Judged) => string): Row[] {
  return judged.map((one): Row => {
    const { label, matched, byKind, local } = one;
    const text = matched.document.article.kind === 'text' || !byKind;
    const given = { set, tone: label.tone, also: label.also, judged: one.judged, byKind, local, text };
    const page = readPage(matched);
    const reading = readingOf(page);
    const settled = (answer: Answer) => unlessCleared(answer, page.lines, reading.features, pageGenre(matched.document, one.own));
    return { ...given, group: groupOf(one), reading, letters: meanLetters(matched), settled };
  });
}

/** For each group, or set, the heads fitted on the others. */
function leftOut(rows: readonly Row[], side: Side, by: 'group' | 'set', foreign: readonly Row[] = [], near?: Heads): Map<string, Heads> {
  return new Map(
    [...new Set(rows.map((row) => row[by]))].map((out) => [
      out,
      fitted(
        rows.filter((row) => row[by] !== out),
        side,
        foreign,
        near,
      ),
    ]),
  );
}

const { values } = parseArgs({
  options: {
    press: { type: 'string' },
    more: { type: 'string' },
    everyday: { type: 'string' },
    calibrate: { type: 'string' },
    near: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
if (!values.press) {
  process.stderr.write(
    'Usage: node api/scripts/train/tone.ts --press FOLDER[,FOLDER] [--more FOLDER,FOLDER…] [--everyday FOLDER,FOLDER…] [--calibrate FOLDER,FOLDER…] [--near] [--check]\n',
  );
  process.exit(2);
}
const foldersOf = (list: string) => list.split(',').map((folder) => resolve(process.env.INIT_CWD ?? '.', folder));
const partOf = new Map<string, number>();
const topicOf = ({ label: { doc } }: Judged): string => {
  const topic = doc.match(/^(?:covid|us_election|ryanair)/)?.[0];
  if (!topic && !partOf.has(doc)) partOf.set(doc, partOf.size % 10);
  return topic ?? `other ${partOf.get(doc)}`;
};
const press = rowsOf('press', toneCases(foldersOf(values.press)), topicOf);
const more = (values.more ? foldersOf(values.more) : []).map((folder) => rowsOf(folder, toneCases([folder]), () => folder).filter(({ judged }) => judged));
const sets = (values.everyday ? foldersOf(values.everyday) : []).map((folder) => rowsOf(folder, toneCases([folder]), ({ label }) => label.subject));
const local = sets.flat();
const pressRead = [...press, ...more.flat()].filter(({ byKind }) => !byKind);
const localText = local.filter(({ text }) => text);
const stored = JSON.parse(readFileSync(OUT, 'utf8')) as Both;
const near = values.near ? stored.press : undefined;
const pressOut = leftOut(pressRead, 'press', 'group', [], near);
const localOut = leftOut(localText, 'local', 'set', pressRead);
const [first] = local;
const whole = { press: fitted(pressRead, 'press', [], near), local: first ? fitted(localText, 'local', pressRead) : (stored.local as Heads) };
/** Stated of subjects that are known to be the press's: a short text of an author's collection tells of many and allows fewer other tones. Not of pages that the stored weights have seen. */
const answered = pressRead.filter((row) => groundOf(row.letters, row.local) === 'press' && row.local === false && !(near && row.set === 'press'));
const pressCalibration = calibrated(answered.map((row) => guess({ ...whole, press: pressOut.get(row.group) as Heads }, row, 'press')));
const unseenLocal = values.calibrate ? foldersOf(values.calibrate).flatMap((folder) => rowsOf(folder, toneCases([folder]), () => folder)) : local;
const localGuesses = unseenLocal
  .filter((row) => row.judged && !row.byKind && groundOf(row.letters, row.local) === 'local')
  .map((row) => guess({ ...whole, local: localOut.get(row.set) ?? whole.local }, row, 'local'));
const full: Both = {
  press: { ...whole.press, calibration: pressCalibration },
  local: { ...whole.local, calibration: localGuesses.length > 0 ? calibrated(localGuesses) : stored.local.calibration },
};
/** Judged pages, those that are read as a whole by heads that have not seen their group. */
const score = (rows: readonly Row[], localHeads: (row: Row) => Heads | undefined = () => undefined): string =>
  figuresOf(
    rows
      .filter(({ judged }) => judged)
      .map((row) => {
        const unseen = (side: Side, heads: Heads | undefined): Fitted => ({ ...(heads ?? full[side]), calibration: full[side].calibration });
        const both = { press: unseen('press', pressOut.get(row.group)), local: unseen('local', localHeads(row)) };
        return { ...(row.byKind ?? row.settled(answerBy(both, row.reading, row.letters, row.local))), tone: row.tone, also: row.also };
      }),
  );
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`${press.length} pages of the press and others, ${local.length} everyday pages; left out:`);
say(`press, leaving the topic out\n${score(press.filter(isOfTopic))}`);
say(`other texts, in ten parts\n${score(press.filter((row) => !isOfTopic(row)))}`);
for (const [i, rows] of more.entries()) say(`further set ${i + 1}, leaving the set out\n${score(rows)}`);
const setOut = (row: Row): Heads | undefined => localOut.get(row.set);
for (const [i, rows] of sets.entries()) say(`everyday set ${i + 1}, leaving the set out\n${score(rows, setOut)}`);
if (first)
  say(
    `all everyday sets, of these read as a whole\n${score(
      local.filter(({ byKind }) => !byKind),
      setOut,
    )}`,
  );
if (!values.check) {
  const source = 'Fitted by api/scripts/train/tone.ts on labelled pages outside the repository; docs/quality.md has the figures.';
  // Pairs on one line, as the formatter has them.
  const text = JSON.stringify({ source, ...full }, null, 2).replace(/\[[^[\]]*\]/g, (pair) => pair.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'));
  writeFileSync(OUT, `${text}\n`);
}
