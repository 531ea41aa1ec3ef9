import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { explain } from '../../scripts/language/explain.ts';
import { rowsOf } from '../../scripts/language/rows.ts';
import { type Scored, scoreLine, scoreOf, scoresByGroup } from '../../scripts/language/score.ts';
import { predictions, TASK_NAMES, type TaskName } from '../../scripts/language/tasks.ts';
import { type JudgedPart, type Logits, sentenceSentiment } from '../../src/language/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'lustro-language-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const jsonl = (rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The tool as a program of its own, in the test's folder. */
const tool = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const script = new URL('../../scripts/language.ts', import.meta.url).pathname;
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, npm_lifecycle_event: undefined };
    execFile(process.execPath, [script, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

async function predicted(task: TaskName, rows: object[]): Promise<{ id: unknown; pred: unknown }[]> {
  async function* numbered(): AsyncGenerator<[number, Record<string, unknown>]> {
    for (const [k, row] of rows.entries()) yield [k + 1, { ...row }];
  }
  const out: { id: unknown; pred: unknown }[] = [];
  for await (const one of predictions(task, numbered())) out.push(one);
  return out;
}

const ARTICLE = 'Rada miasta przyjęła budżet na przyszły rok. Najwięcej pieniędzy pójdzie na remonty szkół, mostów i domów kultury w dzielnicach.';
const ROWS: Record<TaskName, { inputs: object; pred: unknown; lies: object }> = {
  sentiment_sentence: { inputs: { text: 'Wspaniała obsługa, gorąco polecam!' }, pred: 'positive', lies: { label: 'negative', domain: 'hotels' } },
  sentiment_text: { inputs: { text: 'Tragedia. Brudno, zimno, obsługa arogancka. Nie polecam nikomu.' }, pred: 'negative', lies: { label: 'positive' } },
  sentiment_target: {
    inputs: { text: 'Adam Wrona oszukał wspólników, a Zofia Malik odebrała nagrodę.', target: 'Adam Wrona' },
    pred: 'negative',
    lies: { label: 'positive', surface: 'Zofia Malik', kind: 'brand', template: 'contrast-pos-0' },
  },
  names_context: {
    inputs: { name: 'Anna Wilk', text: 'Rozmawialiśmy z Anną Wilk o planach.' },
    pred: 1,
    lies: { label: 0, surface: '', inflected: false, type: 'same-surname' },
  },
  names_pairs: { inputs: { name: 'Piotr Zając', surface: 'Piotrowi Zającowi' }, pred: 1, lies: { label: 0, type: 'org_company' } },
  names_hard: { inputs: { name: 'Kot', text: 'Po podwórku biegał czarny kot.' }, pred: 0, lies: { label: 1, kind: 'hard-form' } },
  near_dup: { inputs: { a: ARTICLE, b: `${ARTICLE} (PAP)` }, pred: 1, lies: { label: 0, kind: 'same-category' } },
  langid: { inputs: { text: 'Nie wiem, czy jutro będzie padać, ale wezmę parasol.' }, pred: 'pl', lies: { lang: 'cs', short: true } },
  html: {
    inputs: { html: `<html><body><nav><a href="/">Start</a></nav><article><h1>Budżet</h1><p>${ARTICLE}</p></article></body></html>` },
    pred: ARTICLE,
    lies: { gold: 'Start', layout: 'table' },
  },
};

test.each(TASK_NAMES)('%s is predicted from its inputs, whatever else the row claims', async (task) => {
  const { inputs, pred, lies } = ROWS[task];
  expect(
    await predicted(task, [
      { id: 'a', ...inputs },
      { id: 7, ...inputs, ...lies },
    ]),
  ).toEqual([
    { id: 'a', pred },
    { id: 7, pred },
  ]);
});

test('a target that is named by the surname alone is judged, and one that is not found leaves the whole text', async () => {
  const text = 'Kowalski oszukał klientów i trafił do aresztu.';
  const rows = ['Jan Kowalski', 'Firma, której tu nie ma'].map((target, id) => ({ id, text, target }));
  expect((await predicted('sentiment_target', rows)).map(({ pred }) => pred)).toEqual(['negative', 'negative']);
});

test('the tool keeps ids and order, reads relative paths, and leaves no half-written file behind', async () => {
  const texts = ['To jest dobry dzień, żeby iść do pracy.', 'Das ist leider nicht möglich gewesen.', 'Oddział\u2028drugi się nie odzywa.'];
  fileOf('rows.jsonl', `\uFEFF${jsonl(texts.map((text, k) => ({ id: `x${9 - k}`, text })))}\r\n\n`);
  writeFileSync(join(folder, 'broken.jsonl'), `${JSON.stringify({ id: 1, text: 'ok' })}\n{"id": 2, "text": "uc\n`);
  writeFileSync(join(folder, 'kept.jsonl'), 'from before');
  const [good, broken, unknown] = await Promise.all([
    tool('predict', '--task', 'langid', '--in', 'rows.jsonl', '--out', 'new/predictions.jsonl'),
    tool('predict', '--task', 'langid', '--in', join(folder, 'broken.jsonl'), '--out', join(folder, 'kept.jsonl')),
    tool('predict', '--task', 'poetry', '--in', 'rows.jsonl', '--out', 'kept.jsonl'),
  ]);
  expect(good).toMatchObject({ code: 0, stderr: 'langid: 3 rows\n' });
  expect(readFileSync(join(folder, 'new/predictions.jsonl'), 'utf8')).toBe(
    jsonl([
      { id: 'x9', pred: 'pl' },
      { id: 'x8', pred: 'de' },
      { id: 'x7', pred: 'pl' },
    ]),
  );
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringMatching(/broken\.jsonl, line 2 is not JSON: .+\n$/) });
  expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('There is no task "poetry".\nUsage:') });
  expect(readFileSync(join(folder, 'kept.jsonl'), 'utf8')).toBe('from before');
});

test('an explanation names mentions, clauses and what moved the sentiment', () => {
  const text = stripVTControlCharacters(explain('Klienci chwalą Annę Wilk, ale Adam Wrona oszukał wspólników.', { name: 'Adam Wrona' }).join('\n'));
  expect(text).toContain('30–40 „Adam Wrona”: the name as it is written, nominative');
  expect(text).toMatch(/Sentiment towards Adam Wrona\n {2}negative \(.+\n {2}„.*Adam Wrona oszukał wspólników\.?”: negative\n(?:.+\n)*.+phrase „oszukał/);
});

test.each(['', '!!!', '5', 'Wspaniała obsługa!', 'Jan Wrona nie zapłacił podwykonawcom, choć sąd uznał jego winę.', 'Spółka nie odpowiedziała na pytania.'])(
  'what moved „%s” adds up to its sentiment',
  (text) => {
    const parts: JudgedPart[] = [];
    const { score } = sentenceSentiment(text, parts);
    expect(parts).toHaveLength(1);
    const [good, bad, none] = [0, 1, 2].map((c) =>
      Math.exp((parts[0] as JudgedPart).moved.reduce((sum, { logits }) => sum + (logits[c] as number), 0)),
    ) as Logits;
    expect(score).toBeCloseTo((good - bad) / (good + bad + none), 9);
  },
);

test('rows that lack an input, an id or braces are named by their line', async () => {
  const reading = async (task: TaskName, text: string): Promise<unknown> => {
    const path = fileOf('bad.jsonl', text);
    const out: unknown[] = [];
    for await (const one of predictions(task, rowsOf(path))) out.push(one);
    return out;
  };
  await expect(reading('langid', '{"id":1,"text":"a"}\n\n{"id":2}\n')).rejects.toThrow('Line 3 has no text in "text".');
  await expect(reading('near_dup', '{"id":1,"a":"a","b":4}')).rejects.toThrow('Line 1 has no text in "b".');
  await expect(reading('langid', '{"text":"a"}')).rejects.toThrow('Line 1 has no "id".');
  await expect(reading('langid', '["id"]')).rejects.toThrow(/line 1 is not a JSON object\.$/);
  await expect(reading('langid', '')).resolves.toEqual([]);
});

// Expected values were counted by hand from the definitions, and agree with score.py on the development sets.
const pairs = (field: string, ...pairs_: [unknown, string | 0 | 1][]): Scored[] => pairs_.map(([right, pred]) => ({ row: { [field]: right }, pred }));

test('classes: ambivalent rows are skipped, classes that occur nowhere are left out of the mean', () => {
  const scored = pairs('label', ['positive', 'positive'], ['positive', 'negative'], ['negative', 'negative'], ['ambivalent', 'neutral']);
  // positive: 2·1/(2+1), negative: 2·1/(1+2)
  expect(scoreOf('sentiment_text', scored)).toEqual({ rows: 3, measures: { acc: 2 / 3, macroF1: 2 / 3 } });
  expect(scoreOf('sentiment_text', pairs('label', ['ambivalent', 'neutral']))).toBeNull();
});

test('detection: precision, recall, F1 and false positives; sets without labels and of languages', () => {
  const scored = pairs('label', [1, 1], [1, 1], [1, 0], [0, 1], [0, 0], [0, 0]);
  expect(scoreOf('names_context', scored)).toEqual({ rows: 6, measures: { P: 2 / 3, R: 2 / 3, F1: 4 / 6, FPR: 1 / 3 } });
  expect(
    scoreOf('names_pairs', [
      { row: {}, pred: 1 },
      { row: {}, pred: 0 },
    ])?.measures,
  ).toMatchObject({ R: 0.5, FPR: 0 });
  expect(scoreOf('langid', pairs('lang', ['pl', 'pl'], ['cs', 'pl'], ['de', 'en']))?.measures).toMatchObject({ P: 0.5, R: 1, FPR: 0.5 });
});

test('articles: words with their counts, case ignored', () => {
  // Shared: ala, ma; 4 words against 3.
  expect(scoreOf('html', [{ row: { gold: 'Ala ma kota, kota' }, pred: 'ALA ma psa' }])?.measures.tokenF1).toBeCloseTo(4 / 7, 12);
});

test('groups are printed in the words of score.py', () => {
  const scored: Scored[] = [
    { row: { label: 1, kind: 'light:bp+case' }, pred: 1 },
    { row: { label: 0, kind: 'same' }, pred: 0 },
  ];
  expect(scoresByGroup('near_dup', scored).map((part) => scoreLine('near_dup', part))).toEqual([
    'ALL                          n=2 P=1.0000 R=1.0000 F1=1.0000 FPR=0.0000',
    '  light                      n=1 P=1.0000 R=1.0000 F1=1.0000 FPR=0.0000',
    '  same                       n=1 P=0.0000 R=0.0000 F1=0.0000 FPR=0.0000',
  ]);
});
