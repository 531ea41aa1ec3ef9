/** A language model over HTTP, in the forms of both protocols, that answers as a test says. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMind, type MindSettings } from '../../src/mind/mind.ts';
import type { Pool } from '../../src/workflows/pool.ts';
import * as tasks from '../../src/workflows/tasks.ts';
import { serve } from '../research/web.ts';

export type Asked = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown>; prompt: string };
export type Kind = MindSettings['kind'];

export const json = { 'content-type': 'application/json' };

/** What runs in threads, in this one. */
export const pool: Pool = {
  run: async (name, input) => (tasks as unknown as Record<string, (input: unknown) => never>)[name]?.(input) as never,
  close: async () => undefined,
};

/** What one question and its answer take. */
export const TOKENS = { in: 812, out: 64 };
export const NAMES = { openai: 'bielik-11b-v3', anthropic: 'claude-haiku-5-5' } as const;

export const openai = (content: unknown, extra = {}) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_335_000,
    model: NAMES.openai,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...extra }],
    usage: { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: TOKENS.in + TOKENS.out },
  });
export const anthropic = (text: string, extra = {}) =>
  JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: NAMES.anthropic,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: TOKENS.in, output_tokens: TOKENS.out, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    ...extra,
  });
/** A good answer in the form of a protocol. */
export const said = (kind: Kind, text: string) => (kind === 'openai' ? openai(text) : anthropic(text));

export type Answering = (asked: Asked, response: ServerResponse, nth: number) => void;

/** A server that answers as `answer` says; the settings of a model behind it, and what it was asked. */
export async function modelServer(kind: Kind, answer: Answering, more: Partial<MindSettings> = {}): Promise<{ asked: Asked[]; settings: MindSettings }> {
  const asked: Asked[] = [];
  const url = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const body = JSON.parse(text);
      const words = body.messages.at(-1).content;
      const one: Asked = { path: request.url ?? '', headers: request.headers, body, prompt: typeof words === 'string' ? words : words[0].text };
      asked.push(one);
      answer(one, response, asked.length);
    });
  });
  return { asked, settings: { kind, url: `${url}/v1`, name: NAMES[kind], key: 'klucz-12345', timeoutMs: 30_000, prices: null, ...more } };
}

export async function model(kind: Kind, answer: Answering, more: Partial<MindSettings> = {}) {
  const { asked, settings } = await modelServer(kind, answer, more);
  return { asked, mind: createMind(settings) };
}
