/** Stories told by a language model that answers over HTTP in the forms of its two protocols. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/contract/constants.ts';
import { writerWords } from '../../src/contract/dropped.ts';
import { reportSchema } from '../../src/contract/report.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { createMind, type Mind, type MindSettings } from '../../src/mind/mind.ts';
import { createAnalysts } from '../../src/workflows/analysts.ts';
import { type AnswerCache, createAsking } from '../../src/workflows/ask-mind.ts';
import type { Pool } from '../../src/workflows/pool.ts';
import * as tasks from '../../src/workflows/tasks.ts';
import { tellByMind } from '../../src/workflows/tell-by-mind.ts';
import { NOW, page, research } from '../analysis/factory.ts';
import { sampleReport } from '../report/fixture.ts';
import { serve } from '../research/web.ts';

type Asked = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  prompt: { o_kim: string; strony: { id: string; fragmenty: string[] }[]; serwis: string; tekst: string };
};
type Sentence = { text: string; evidence: string[]; quote: string };

const json = { 'content-type': 'application/json' };
/** What runs in threads, in this one. */
const pool: Pool = {
  run: async (name, input) => (tasks as unknown as Record<string, (input: unknown) => never>)[name]?.(input) as never,
  close: async () => undefined,
};

const openai = (content: unknown, extra = {}) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_335_000,
    model: 'bielik-11b-v3',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...extra }],
    usage: { prompt_tokens: 812, completion_tokens: 64, total_tokens: 876 },
  });
const anthropic = (text: string) =>
  JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-haiku-5-5',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 812, output_tokens: 64, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
  });

/** A model that answers as `answer` says; what it was asked. */
async function model(kind: MindSettings['kind'], answer: (asked: Asked, response: ServerResponse) => void, timeoutMs = 5_000) {
  const asked: Asked[] = [];
  const url = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const body = JSON.parse(text);
      const said = body.messages.at(-1).content;
      const one: Asked = { path: request.url ?? '', headers: request.headers, body, prompt: JSON.parse(typeof said === 'string' ? said : said[0].text) };
      asked.push(one);
      answer(one, response);
    });
  });
  return { asked, mind: createMind({ kind, url: `${url}/v1`, name: kind === 'openai' ? 'bielik-11b-v3' : 'claude-haiku-5-5', key: 'klucz-12345', timeoutMs }) };
}

const told = (mind: ReturnType<typeof createMind>, budget = 60_000, cache: AnswerCache = new Map()) =>
  tellByMind(sampleReport, createAsking({ mind, budget, cache, reads: false }), pool);

/** Says what the first passage of each page says. */
const faithful = ({ prompt }: Asked): Sentence[] =>
  prompt.strony.slice(0, 3).flatMap(({ id, fragmenty }) => {
    const quote = fragmenty[0]?.slice(0, 300) ?? '';
    return [{ text: `${(/^[^.!?]+/.exec(quote)?.[0] ?? '').trim()}.`, evidence: [id], quote }];
  });

describe('a report with a language model', () => {
  it.each(['openai', 'anthropic'] as const)('has stories in its words where quotes prove them, and says so (%s)', async (kind) => {
    const { asked, mind } = await model(kind, (one, response) => {
      const text = JSON.stringify({
        sentences: [...faithful(one), { text: 'Pracownia zatrudnia 250 osób w całej Polsce.', evidence: ['E1'], quote: 'Pracownia zatrudnia 250 osób' }],
      });
      response.writeHead(200, json).end(kind === 'openai' ? openai(text) : anthropic(text));
    });
    const report = await told(mind);
    expect(reportSchema.parse(report)).toEqual(report);
    expect(asked).toHaveLength(sampleReport.stories.length);
    expect(asked[0]).toMatchObject(
      kind === 'openai'
        ? {
            path: '/v1/chat/completions',
            headers: { authorization: 'Bearer klucz-12345' },
            body: { model: 'bielik-11b-v3', temperature: 0, response_format: { type: 'json_schema' } },
          }
        : { path: '/v1/messages', headers: { 'x-api-key': 'klucz-12345', 'anthropic-version': '2023-06-01' }, body: { model: 'claude-haiku-5-5' } },
    );
    const claims = report.stories.flatMap((story) => story.told ?? []);
    expect(claims.length).toBeGreaterThan(0);
    for (const claim of claims) {
      expect(claim.writer).toBe('model');
      const passages = asked.flatMap(({ prompt }) => prompt.strony.flatMap(({ fragmenty }) => fragmenty));
      expect(passages.some((passage) => passage.includes(claim.quotes[0]?.text ?? '-'))).toBe(true);
    }
    const use = report.method.model;
    expect(use).toMatchObject({ asked: asked.length, failed: 0, tokens: 876 * asked.length, printed: claims.length });
    expect(use?.dropped).toBeGreaterThanOrEqual(asked.length);
    expect([report.method.writer, report.method.ai?.digitalSourceType]).toEqual(['model', expect.stringContaining('compositeWithTrainedAlgorithmicMedia')]);
    expect(writerWords(report.method)).toMatch(/model językowy „.+”: \d+.zda/u);
    // Everything else is as the rules made it.
    const { told: _, ...plain } = report.stories[0] as (typeof report.stories)[number];
    expect(plain).toEqual(sampleReport.stories[0]);
    expect({ ...report, stories: [], method: null }).toEqual({ ...sampleReport, stories: [], method: null });
  });

  it.each([
    ['an answer that is no JSON', (response: ServerResponse) => response.writeHead(200, json).end(openai('Oto relacja: wszystko dobrze.')), 'all'],
    ['an answer of another shape', (response: ServerResponse) => response.writeHead(200, json).end(openai('{"zdania":["a"]}')), 'all'],
    ['a refusal', (response: ServerResponse) => response.writeHead(200, json).end(openai(null, { finish_reason: 'content_filter' })), 'all'],
    ['a body that is no answer', (response: ServerResponse) => response.writeHead(200, json).end('<html>Przerwa techniczna</html>'), 'one'],
    [
      'a limit',
      (response: ServerResponse) =>
        response.writeHead(429, { ...json, 'retry-after-ms': '1' }).end('{"error":{"message":"slow down","type":"requests","code":"rate_limit_exceeded"}}'),
      'one',
    ],
    ['a fault', (response: ServerResponse) => response.writeHead(500, { ...json, 'retry-after-ms': '1' }).end('{"error":{"message":"x"}}'), 'one'],
    ['a wrong key', (response: ServerResponse) => response.writeHead(401, json).end('{"error":{"message":"bad key"}}'), 'one'],
    ['an endless answer', (response: ServerResponse) => response.writeHead(200, json).end(openai('a'.repeat(1_200_000))), 'one'],
    ['silence', () => undefined, 'one'],
    ['a cut connection', (response: ServerResponse) => response.destroy(), 'one'],
  ] as const)('is the rules’ own after %s', async (_what, answer, questions) => {
    const { mind } = await model('openai', (_asked, response) => void answer(response), 400);
    const report = await told(mind);
    expect(report.stories).toEqual(sampleReport.stories);
    expect(report.method).toMatchObject({ writer: 'rules', model: { printed: 0, failed: questions === 'all' ? sampleReport.stories.length : 1 } });
  });

  it('prints nothing of a model that lies or does what a page says', async () => {
    const { mind } = await model('openai', ({ prompt }, response) => {
      const lies = prompt.strony.flatMap(({ id, fragmenty }) => [
        { text: `${prompt.o_kim} przyznaje się do winy i zapłaci 9 999 zł kary.`, evidence: [id], quote: fragmenty[0] ?? '' },
        { text: `Kupuj na http://zly.example, poleca ${prompt.o_kim}.`, evidence: [id], quote: fragmenty[0] ?? '' },
        { text: fragmenty[0] ?? '', evidence: ['E999'], quote: fragmenty[0] ?? '' },
        {
          text: `${prompt.o_kim} jest dobrze oceniana przez wszystkich.`,
          evidence: ['E1; DROP TABLE', ''],
          quote: 'wymyślony cytat, którego nie ma na stronie',
        },
      ]);
      response.writeHead(200, json).end(openai(JSON.stringify({ sentences: lies })));
    });
    const report = await told(mind);
    expect(report.stories).toEqual(sampleReport.stories);
    expect(report.method.model?.dropped).toBeGreaterThan(0);
  });

  it('asks no more than its tokens allow, and nothing twice', async () => {
    const answer = (one: Asked, response: ServerResponse) => response.writeHead(200, json).end(openai(JSON.stringify({ sentences: faithful(one) })));
    const poor = await model('openai', answer);
    expect(await told(poor.mind, 1_600)).toEqual(sampleReport);
    expect(poor.asked).toEqual([]);
    const { asked, mind } = await model('openai', answer);
    const cache: AnswerCache = new Map();
    const [first, second] = [await told(mind, 60_000, cache), await told(mind, 60_000, cache)];
    expect(asked).toHaveLength(sampleReport.stories.length);
    expect(second.stories).toEqual(first.stories);
    expect(second.method.model?.tokens).toBe(0);
  });
});

const OWNER: Subject = { name: 'Jan Kowalski', kind: 'person', description: 'stolarz, Łomża', keywords: [], links: [] };
const KITCHEN =
  'Pani Maria z Łomży zamówiła kuchnię u stolarza. Zakład prowadzi Jan Kowalski. Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów. Miesiąc później usłyszała, że ekipa ma inną robotę. Telefon milczy. Dziś gotuje na kuchence turystycznej. Stolarz obiecał, że skończy przed świętami.';
const pages = [
  page({ url: 'https://lomza.test/kuchnia', title: 'Kuchnia na raty', text: KITCHEN }),
  page({
    url: 'https://targi.test/lista',
    title: 'Targi rzemiosła',
    text: 'W Łomży odbyły się targi rzemiosła. Stolarz Jan Kowalski z Łomży pokazał stół. Było też sześciu innych wystawców z całego powiatu. Targi trwały dwa dni. Wstęp był wolny.',
  }),
];
const meta = { seed: '5eed', now: NOW, demo: false, reportDate: NOW, sourcesDate: NOW };

/** A report over two pages by analysts whose model reads; `again`: counted again. */
const judged = (mind: Mind, over: { reads?: boolean; budget?: number } = {}) =>
  createAnalysts({
    pool,
    sources: [],
    fetcher: { fetch: () => Promise.reject(new Error('unused')), feed: () => Promise.reject(new Error('unused')) } as never,
    clock: () => new Date(NOW),
    siteUrl: 'http://localhost:4321',
    demoWeb: false,
    snapshots: null,
    mind: { mind, budget: 60_000, reads: true, ...over },
  });

describe('pages of whose tone the rules are unsure', () => {
  const reading = (asked: Asked) =>
    asked.prompt.serwis === 'lomza.test'
      ? {
          about: true,
          tone: 'negative',
          good: [],
          bad: ['Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów.', 'Kowalski to oszust.'],
          told: [
            { state: 'convicted', quote: 'Wpłaciła połowę w lutym i od tej pory fronty stoją u niej w garażu bez zawiasów.' },
            { state: 'alleged', quote: 'Zapamiętaj: nie rób u niego nigdy.' },
          ],
        }
      : { about: true, tone: 'positive', good: ['Najlepszy stolarz w kraju.'], bad: [], told: [] };
  const answering = (answer: (asked: Asked) => unknown) =>
    model('openai', (asked, response) => {
      if (asked.prompt.tekst === undefined) return void response.writeHead(200, json).end(openai(JSON.stringify({ sentences: [] })));
      response.writeHead(200, json).end(openai(JSON.stringify(answer(asked))));
    });

  it('are read by a model that is told to, and what their words show is kept, softly and marked', async () => {
    const { asked, mind } = await answering(reading);
    const analysts = judged(mind);
    const report = await analysts.judge(OWNER, research(OWNER, pages), meta);
    const plain = tasks.judge({ subject: OWNER, found: research(OWNER, pages), meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false } });
    const tones = (of: typeof report) => Object.fromEntries(of.evidence.map(({ domain, sentiment }) => [domain, sentiment]));
    const unsure = Object.values(tones(plain)).filter((tone) => tone !== null && tone.confidence < CERTAIN);
    expect(unsure).toHaveLength(2);
    expect(asked.filter(({ prompt }) => prompt.tekst !== undefined)).toHaveLength(2);
    expect(tones(report)).toEqual({
      'lomza.test': { label: 'negative', score: -0.6, confidence: CERTAIN, by: 'model' },
      'targi.test': tones(plain)['targi.test'],
    });
    const [told] = report.accusations;
    // The quote shows no conviction, so it is what somebody says; and it is told as the page's words.
    expect(plain.accusations).toEqual([]);
    expect(told).toMatchObject({ state: 'alleged', loose: true, pattern: 'AC-13', text: expect.stringContaining('Fragment wskazał model językowy') });
    expect(KITCHEN).toContain(told?.quotes[0]?.text ?? '-');
    expect(report.method).toMatchObject({ writer: 'model', model: { pages: { asked: 2, read: 1 }, droppedFor: { quote: 3, tone: 1 } } });
    expect(JSON.stringify(report)).not.toMatch(/oszust|Zapamiętaj|Najlepszy stolarz/u);
    expect(writerWords(report.method)).toContain('zapytany o 2, jego odczyt przyjęty przy 1');
    // Counted again, nothing is asked and the same is read.
    const before = asked.length;
    const again = await analysts.judge(OWNER, research(OWNER, pages), meta, { marks: { notMe: [], me: [] }, readings: report.readings?.pages ?? [] });
    expect(asked.slice(before).filter(({ prompt }) => prompt.tekst !== undefined)).toEqual([]);
    expect([again.evidence, again.accusations, again.readings?.pages]).toEqual([report.evidence, report.accusations, report.readings?.pages]);
  });

  it('are left to the rules where a model is not told to read, answers nothing, or has no tokens left', async () => {
    const found = research(OWNER, pages);
    const plain = tasks.judge({ subject: OWNER, found, meta: { ...meta, siteUrl: 'http://localhost:4321', demoWeb: false } });
    const silent = await model('openai', (_asked, response) => void response.writeHead(500, { ...json, 'retry-after-ms': '1' }).end('{}'));
    const elsewhere = await answering(() => ({ about: false, tone: 'negative', good: [], bad: [KITCHEN.slice(0, 60)], told: [] }));
    const poor = await answering(reading);
    for (const [mind, over, asks] of [
      [silent.mind, {}, 1],
      [elsewhere.mind, {}, 2],
      [poor.mind, { budget: 1_000 }, 0],
      [poor.mind, { reads: false }, 0],
    ] as const) {
      const report = await judged(mind, over).judge(OWNER, found, meta);
      expect([report.evidence, report.accusations, report.readings]).toEqual([plain.evidence, plain.accusations, undefined]);
      expect(report.method.model?.pages?.asked ?? 0).toBe(asks);
      expect(report.method.writer).toBe('rules');
    }
  });
});
