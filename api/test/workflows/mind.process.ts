/** Stories told by a language model that answers over HTTP in the forms of its two protocols. */
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { writerWords } from '../../src/contract/dropped.ts';
import { reportSchema } from '../../src/contract/report.ts';
import { type Book, memoryBook } from '../../src/mind/book.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { tellByMind } from '../../src/workflows/tell-by-mind.ts';
import { sampleReport } from '../report/fixture.ts';
import { type Asked, anthropic, json, type Kind, model, openai, pool, said } from './model-server.ts';

type Sentence = { text: string; evidence: string[]; quote: string };
type Told = { o_kim: string; strony: { id: string; fragmenty: string[] }[] };
const promptOf = ({ prompt }: Asked) => JSON.parse(prompt) as Told;

const told = (mind: Mind, tokens = 60_000, book: Book = memoryBook()) => tellByMind(sampleReport, mind, { book, limits: { tokens, grosze: 100 } }, pool);

/** Says what the first passage of each page says. */
const faithful = (asked: Asked): Sentence[] =>
  promptOf(asked)
    .strony.slice(0, 3)
    .flatMap(({ id, fragmenty }) => {
      const quote = fragmenty[0]?.slice(0, 300) ?? '';
      return [{ text: `${(/^[^.!?]+/.exec(quote)?.[0] ?? '').trim()}.`, evidence: [id], quote }];
    });

describe('a report with a language model', () => {
  it.each(['openai', 'anthropic'] as const)('has stories in its words where quotes prove them, and says so (%s)', async (kind) => {
    const { asked, mind } = await model(kind, (one, response) => {
      const text = JSON.stringify({
        sentences: [...faithful(one), { text: 'Pracownia zatrudnia 250 osób w całej Polsce.', evidence: ['E1'], quote: 'Pracownia zatrudnia 250 osób' }],
      });
      response.writeHead(200, json).end(said(kind, text));
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
      const passages = asked.flatMap((one) => promptOf(one).strony.flatMap(({ fragmenty }) => fragmenty));
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

  const failing: [what: string, answer: (response: ServerResponse, kind: Kind) => unknown, questions: 'all' | 'one'][] = [
    ['an answer that is no JSON', (response, kind) => response.writeHead(200, json).end(said(kind, 'Oto relacja: wszystko dobrze.')), 'all'],
    ['an answer of another shape', (response, kind) => response.writeHead(200, json).end(said(kind, '{"zdania":["a"]}')), 'all'],
    [
      'a refusal',
      (response, kind) =>
        response
          .writeHead(200, json)
          .end(kind === 'openai' ? openai(null, { finish_reason: 'content_filter' }) : anthropic('', { content: [], stop_reason: 'refusal' })),
      'all',
    ],
    ['a body that is no answer', (response) => response.writeHead(200, json).end('<html>Przerwa techniczna</html>'), 'one'],
    [
      'a limit',
      (response, kind) =>
        response
          .writeHead(429, { ...json, 'retry-after-ms': '1' })
          .end(
            kind === 'openai'
              ? '{"error":{"message":"slow down","type":"requests","code":"rate_limit_exceeded"}}'
              : '{"type":"error","error":{"type":"rate_limit_error","message":"slow down"}}',
          ),
      'one',
    ],
    ['a fault', (response) => response.writeHead(500, { ...json, 'retry-after-ms': '1' }).end('{"error":{"message":"x"}}'), 'one'],
    ['a wrong key', (response) => response.writeHead(401, json).end('{"error":{"message":"bad key"}}'), 'one'],
    ['an endless answer', (response, kind) => response.writeHead(200, json).end(said(kind, 'a'.repeat(1_200_000))), 'one'],
    ['silence', () => undefined, 'one'],
    ['a cut connection', (response) => response.destroy(), 'one'],
  ];
  it.each(failing.flatMap(([what, ...rest]) => (['openai', 'anthropic'] as const).map((kind) => [what, kind, ...rest] as const)))(
    'is the rules’ own after %s (%s)',
    async (what, kind, answer, questions) => {
      // On a busy machine an answer may take a second; silence alone is waited out.
      const { mind } = await model(kind, (_asked, response) => void answer(response, kind), { timeoutMs: what === 'silence' ? 400 : 30_000 });
      const report = await told(mind);
      expect(report.stories).toEqual(sampleReport.stories);
      expect(report.method).toMatchObject({ writer: 'rules', model: { printed: 0, failed: questions === 'all' ? sampleReport.stories.length : 1 } });
    },
  );

  it.each(['openai', 'anthropic'] as const)('prints nothing of a model that lies or does what a page says (%s)', async (kind) => {
    const { mind } = await model(kind, (one, response) => {
      const prompt = promptOf(one);
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
      response.writeHead(200, json).end(said(kind, JSON.stringify({ sentences: lies })));
    });
    const report = await told(mind);
    expect(report.stories).toEqual(sampleReport.stories);
    expect(report.method.model?.dropped).toBeGreaterThan(0);
  });

  // Whole answers as published recordings have them of llama.cpp's llama-server and of Ollama, under /v1/chat/completions, with what each adds.
  const local = {
    'llama.cpp': (content: string, prompt: number) => ({
      choices: [{ finish_reason: 'stop', index: 0, message: { role: 'assistant', content } }],
      created: 1_795_335_000,
      model: 'Bielik-11B-v3.0-Instruct.Q4_K_M.gguf',
      system_fingerprint: 'b6881-8b11deea4',
      object: 'chat.completion',
      usage: { completion_tokens: 64, prompt_tokens: prompt, total_tokens: prompt + 64, prompt_tokens_details: { cached_tokens: 0 } },
      id: 'chatcmpl-DHvcEyFobkuV4Xu1QSYo4bqNv18TDqaA',
      timings: {
        ...{ cache_n: 0, prompt_n: prompt, prompt_ms: 203.378, prompt_per_token_ms: 0.1874, prompt_per_second: 5334.8936 },
        ...{ predicted_n: 64, predicted_ms: 933.63, predicted_per_token_ms: 3.7798, predicted_per_second: 264.5587 },
      },
    }),
    Ollama: (content: string, prompt: number) => ({
      id: 'chatcmpl-308',
      object: 'chat.completion',
      created: 1_795_335_000,
      model: 'SpeakLeash/bielik-11b-v3.0-instruct:Q4_K_M',
      system_fingerprint: 'fp_ollama',
      choices: [{ index: 0, message: { role: 'assistant', content, reasoning: 'Wybieram zdania z fragmentów.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: prompt, completion_tokens: 64, total_tokens: prompt + 64 },
    }),
  };
  /** How each of them refuses a question: one that is longer than its memory, and a model that nobody has fetched. */
  const refusals = {
    'llama.cpp': [
      400,
      {
        error: {
          code: 400,
          message: 'request (13392 tokens) exceeds the available context size (8192 tokens), try increasing it',
          type: 'exceed_context_size_error',
          n_prompt_tokens: 13_392,
          n_ctx: 8192,
        },
      },
    ],
    Ollama: [404, { error: { message: 'model "bielik" not found, try pulling it first', type: 'api_error', param: null, code: null } }],
  } as const;

  it.each(Object.keys(local) as (keyof typeof local)[])(
    'is told by a model of one’s own machine as by a provider’s (%s), which needs no key',
    async (server) => {
      const { asked, mind } = await model(
        'openai',
        (one, response) => response.writeHead(200, json).end(JSON.stringify(local[server](JSON.stringify({ sentences: faithful(one) }), 812))),
        { key: null },
      );
      const report = await told(mind);
      expect(report.stories.flatMap((story) => story.told ?? []).length).toBeGreaterThan(0);
      expect(report.method.model).toMatchObject({ asked: asked.length, failed: 0, tokens: 876 * asked.length });
      expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', body: { response_format: { type: 'json_schema', json_schema: { strict: true } } } });
      expect(asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);

      const [status, body] = refusals[server];
      const refused = await model('openai', (_asked, response) => response.writeHead(status, json).end(JSON.stringify(body)), { key: null });
      expect((await told(refused.mind)).stories).toEqual(sampleReport.stories);
    },
  );

  it('asks no more than its tokens allow, and nothing twice', async () => {
    const answer = (one: Asked, response: ServerResponse) => response.writeHead(200, json).end(openai(JSON.stringify({ sentences: faithful(one) })));
    const poor = await model('openai', answer);
    expect(await told(poor.mind, 1_600)).toEqual(sampleReport);
    expect(poor.asked).toEqual([]);
    const { asked, mind } = await model('openai', answer);
    const book = memoryBook();
    const [first, second] = [await told(mind, 60_000, book), await told(mind, 60_000, book)];
    expect(asked).toHaveLength(sampleReport.stories.length);
    expect(second).toEqual(first);
  });
});
