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
};

export type Question<T> = {
  system: string;
  prompt: string;
  shape: z.ZodType<T>;
  /** Longest answer in tokens. */
  most: number;
};

/** Why there is no answer: over its time; over the provider's limits; refused by the model; of another shape; out of order; not reached. */
export const MIND_FAILURES = ['slow', 'limited', 'refused', 'shapeless', 'provider', 'unreachable'] as const;
export type MindFailure = (typeof MIND_FAILURES)[number];
/** `tokens`: in and out, as far as the provider told them. */
export type Answer<T> = { tokens: number } & ({ ok: true; value: T } | { ok: false; failure: MindFailure });

export type Mind = {
  name: string;
  /** Never throws. */
  ask<T>(question: Question<T>, signal?: AbortSignal): Promise<Answer<T>>;
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

export function createMind(settings: MindSettings): Mind {
  const model = modelOf(settings);
  return {
    name: settings.name,
    async ask({ system, prompt, shape, most }, signal) {
      const late = AbortSignal.timeout(settings.timeoutMs);
      try {
        const answer = await generateText({
          model,
          system,
          prompt,
          output: Output.object({ schema: shape }),
          maxOutputTokens: most,
          maxRetries: RETRIES,
          temperature: 0,
          abortSignal: signal ? AbortSignal.any([signal, late]) : late,
        });
        const tokens = answer.usage.totalTokens ?? 0;
        if (answer.finishReason === 'content-filter') return { ok: false, failure: 'refused', tokens };
        return { ok: true, value: answer.output, tokens };
      } catch (error) {
        const tokens = NoObjectGeneratedError.isInstance(error) ? (error.usage?.totalTokens ?? 0) : 0;
        return { ok: false, failure: late.aborted ? 'slow' : failureOf(error), tokens };
      }
    },
  };
}
