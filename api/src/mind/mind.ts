/**
 * A language model that answers in a given shape: one behind an OpenAI-compatible address (llama.cpp, Ollama, vLLM, a provider), or
 * Anthropic's. Nothing of an answer is believed here beyond its shape.
 */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, NoOutputGeneratedError, Output, RetryError } from 'ai';
import type { z } from 'zod';

export type MindSettings = {
  kind: 'openai' | 'anthropic';
  /** Address up to and with `/v1`; null: Anthropic's own. */
  url: string | null;
  name: string;
  /** Null for a model of one's own machine that asks for none. */
  key: string | null;
  /** Longest time of a question with its repetitions, in milliseconds. */
  timeoutMs: number;
  /** USD for a million tokens; null: nobody has said, so no cost is known. */
  prices: Prices | null;
};

export type Prices = { in: number; out: number };
/** Tokens of a question and of its answer. */
export type Usage = { in: number; out: number };

export type PlainQuestion = {
  system: string;
  prompt: string;
  /** Longest answer in tokens. */
  most: number;
};
export type Question<T> = PlainQuestion & { shape: z.ZodType<T> };

/** Why there is no answer: over its time; over the provider's limits; refused by the model; of another shape; out of order; not reached. */
export const MIND_FAILURES = ['slow', 'limited', 'refused', 'shapeless', 'provider', 'unreachable'] as const;
export type MindFailure = (typeof MIND_FAILURES)[number];
/** `usage`: as the provider told it; null when it did not, as of a question that was cut off: it may have been counted all the same. */
export type Answer<T> = { usage: Usage | null } & ({ ok: true; value: T } | { ok: false; failure: MindFailure });

export type Mind = {
  name: string;
  prices: Prices | null;
  /** An answer in the given shape, as sure as the model can. Never throws. */
  ask<T>(question: Question<T>, signal?: AbortSignal): Promise<Answer<T>>;
  /** An answer in plain words, as everybody gets it: with the provider's own settings. Never throws. */
  say(question: PlainQuestion, signal?: AbortSignal): Promise<Answer<string>>;
};

/** Further tries after a limit or a fault of the provider; the library waits as long as `Retry-After` says. */
const RETRIES = 2;
/** Longest answer that is read, in bytes: a page may have talked a model into writing for ever. */
const MOST_BYTES = 1_000_000;

/** Reads no more of an answer than is allowed. */
const bounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, { status: response.status, statusText: response.statusText, headers: response.headers });
};

function modelOf({ kind, url, name, key }: MindSettings): LanguageModel {
  if (kind === 'anthropic') return createAnthropic({ fetch: bounded, apiKey: key ?? '', ...(url ? { baseURL: url } : {}) })(name);
  return createOpenAICompatible({ name: 'mind', baseURL: url ?? '', supportsStructuredOutputs: true, fetch: bounded, ...(key ? { apiKey: key } : {}) })(name);
}

function failureOf(error: unknown): MindFailure {
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (NoObjectGeneratedError.isInstance(error)) return error.finishReason === 'content-filter' ? 'refused' : 'shapeless';
  if (NoOutputGeneratedError.isInstance(error)) return 'shapeless';
  if (APICallError.isInstance(error)) return error.statusCode === 429 ? 'limited' : error.statusCode === undefined ? 'unreachable' : 'provider';
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError') ? 'slow' : 'unreachable';
}

type Told = { inputTokens: number | undefined; outputTokens: number | undefined };
const usageOf = ({ inputTokens, outputTokens }: Told): Usage | null =>
  inputTokens === undefined && outputTokens === undefined ? null : { in: inputTokens ?? 0, out: outputTokens ?? 0 };

/** Asks, and makes an answer of whatever comes of it. */
async function within<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<{ usage: Told; finishReason: string; value: () => T | null }>,
): Promise<Answer<T>> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await ask(signal ? AbortSignal.any([signal, late]) : late);
    const usage = usageOf(answer.usage);
    if (answer.finishReason === 'content-filter') return { ok: false, failure: 'refused', usage };
    const value = answer.value();
    return value === null ? { ok: false, failure: 'shapeless', usage } : { ok: true, value, usage };
  } catch (error) {
    const usage = NoObjectGeneratedError.isInstance(error) && error.usage ? usageOf(error.usage) : null;
    return { ok: false, failure: late.aborted ? 'slow' : failureOf(error), usage };
  }
}

export function createMind(settings: MindSettings): Mind {
  const model = modelOf(settings);
  return {
    name: settings.name,
    prices: settings.prices,
    ask: ({ system, prompt, shape, most }, signal) =>
      within(settings.timeoutMs, signal, async (abortSignal) => {
        const output = Output.object({ schema: shape });
        const answer = await generateText({ model, system, prompt, output, maxOutputTokens: most, maxRetries: RETRIES, temperature: 0, abortSignal });
        return { usage: answer.usage, finishReason: answer.finishReason, value: () => answer.output };
      }),
    say: ({ system, prompt, most }, signal) =>
      within(settings.timeoutMs, signal, async (abortSignal) => {
        const answer = await generateText({ model, system, prompt, maxOutputTokens: most, maxRetries: RETRIES, abortSignal });
        return { usage: answer.usage, finishReason: answer.finishReason, value: () => answer.text.trim() || null };
      }),
  };
}
