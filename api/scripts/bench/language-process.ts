/**
 * One measurement of the language core in a process of its own, written as JSON to standard output: `cold` (milliseconds from the
 * process's start to the first of each answer), `memory` (megabytes before and after), `copies` (milliseconds of index queries).
 */
import { median, quantile, threadSeconds } from './tools.ts';

const TEXT = 'Jan Kowalski, architekt z Gdyni, odebrał wczoraj nagrodę miasta. „Polecam współpracę z Kowalskim” – powiedziała klientka biura.';
const PAGE = `<html><body><nav><a href="/">Start</a></nav><article><h1>Nagroda</h1><p>${TEXT}</p><p>${TEXT.toUpperCase()}</p></article></body></html>`;

/** Calls every function of the core once; `told` is called after each. */
async function askAll(told: (what: string) => void = () => {}): Promise<void> {
  const core = await import('../../src/language/index.ts');
  told('modules');
  core.splitSentences(TEXT);
  told('sentences');
  core.lemma('nagrodę');
  told('lemma');
  core.nameForms('Jan Kowalski', core.guessKind('Jan Kowalski'));
  told('name forms');
  const index = core.createSubjectIndex();
  index.add({ id: 'a', name: 'Jan Kowalski', kind: 'person' });
  const mentions = index.find(TEXT);
  told('mentions');
  core.textSentiment(TEXT);
  told('sentiment');
  core.targetSentiment(TEXT, mentions);
  told('towards');
  core.keywords([TEXT], 5);
  told('keywords');
  const copies = core.createNearDuplicateIndex();
  copies.add('a', TEXT);
  copies.query(TEXT);
  told('copies');
  core.detectLanguage(TEXT);
  told('language id');
}

async function cold(): Promise<Record<string, number>> {
  const times: Record<string, number> = { node: performance.now() };
  await askAll((what) => {
    times[what] = performance.now();
  });
  times.total = performance.now();
  const { user, system } = process.cpuUsage();
  times.cpu = (user + system) / 1_000;
  const { extractArticle } = await import('../../src/research/index.ts');
  extractArticle(PAGE, 'https://example.com/');
  times.article = performance.now();
  return times;
}

const megabytes = (): number => process.memoryUsage().rss / 1e6;

async function memory(): Promise<Record<string, number>> {
  const before = megabytes();
  await askAll();
  const { detectLanguage, keywords, textSentiment } = await import('../../src/language/index.ts');
  for (let k = 0; k < 2_000; k += 1) {
    const text = `${TEXT} Sprawa numer ${k}.`;
    textSentiment(text);
    detectLanguage(text);
    keywords([text], 5);
  }
  const used = megabytes();
  globalThis.gc?.();
  return { before, used, after: megabytes() };
}

const DOCUMENTS = 100_000;
const QUERIES = 400;
const CHUNK = 1_000;
const ROUNDS = 5;

/** Stories of ten sentences, a third of which are also in others. Every query is one of them with another end. */
async function copies(): Promise<Record<string, number>> {
  const { createNearDuplicateIndex } = await import('../../src/language/index.ts');
  const { storyOf } = await import('./texts.ts');
  const index = createNearDuplicateIndex();
  let adding = 0;
  for (let from = 0; from < DOCUMENTS; from += CHUNK) {
    const stories = Array.from({ length: CHUNK }, (_, k) => storyOf(from + k));
    adding += threadSeconds(() => stories.forEach((story, k) => void index.add(String(from + k), story)));
  }
  const numbers = Array.from({ length: QUERIES }, (_, k) => (k * DOCUMENTS) / QUERIES);
  const texts = numbers.map((k) => `${storyOf(k)} Tekst ukazał się także u nas, w dziale wiadomości.`);
  const found = texts.filter((text, k) => index.query(text)[0]?.id === String(numbers[k])).length;
  const rounds = Array.from({ length: ROUNDS }, () => threadSeconds(() => texts.forEach((text) => void index.query(text))));
  const walls = texts.map((text) => {
    const started = performance.now();
    index.query(text);
    return performance.now() - started;
  });
  globalThis.gc?.();
  return { query: (1_000 * median(rounds)) / QUERIES, worst: quantile(walls, 0.99), found: found / QUERIES, added: DOCUMENTS / adding, memory: megabytes() };
}

const MEASUREMENTS: Record<string, () => Promise<Record<string, number>>> = { cold, memory, copies };
const measure = MEASUREMENTS[process.argv[2] ?? ''];
if (!measure) throw new Error(`Name what to measure: ${Object.keys(MEASUREMENTS).join(', ')}.`);
process.stdout.write(JSON.stringify(await measure()));
