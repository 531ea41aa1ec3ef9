/**
 * An answer on the wire: heartbeats (a zero byte each) while the task is worked on, then its kind (a byte), its signature (32 bytes) and
 * its packed body up to the end of the stream.
 */
import { isSame, signAnswer } from './signing.ts';

export const HEARTBEAT_MS = 2_000;
/** `failed`: the task threw, as it would anywhere; `deadline`: this machine was too slow for it; `unreadable`: the input is no task's. */
export const KINDS = { result: 1, failed: 2, deadline: 3, unreadable: 4 } as const;
export type Kind = keyof typeof KINDS;
export type Answer = { kind: Kind; body: Uint8Array };

const BEAT = Buffer.of(0);
const SIGNATURE = 32;

/** The stream of an answer. `work` is aborted when nobody listens any more; what it throws ends the connection. */
export function answerStream(options: { secret: string; nonce: string; work: (signal: AbortSignal) => Promise<Answer>; heartbeatMs?: number }): ReadableStream {
  const { secret, nonce, work, heartbeatMs = HEARTBEAT_MS } = options;
  const stopping = new AbortController();
  let beats: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(BEAT);
      beats = setInterval(() => controller.enqueue(BEAT), heartbeatMs);
      // Not awaited: the beats are read meanwhile.
      work(stopping.signal)
        .then(({ kind, body }) => {
          clearInterval(beats);
          if (stopping.signal.aborted) return;
          for (const part of [Buffer.of(KINDS[kind]), signAnswer(secret, nonce, KINDS[kind], body), body]) controller.enqueue(part);
          controller.close();
        })
        .catch((error: unknown) => {
          clearInterval(beats);
          if (!stopping.signal.aborted) controller.error(error);
        });
    },
    cancel() {
      clearInterval(beats);
      stopping.abort();
    },
  });
}

/** What a whole answer says. Null when it is cut, altered or not the answer to this request. */
export function readAnswer(secret: string, nonce: string, bytes: Buffer): Answer | null {
  const at = bytes.findIndex((byte) => byte !== 0);
  if (at < 0 || bytes.length < at + 1 + SIGNATURE) return null;
  const code = bytes[at] as number;
  const body = bytes.subarray(at + 1 + SIGNATURE);
  const kind = (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name] === code);
  return kind && isSame(bytes.subarray(at + 1, at + 1 + SIGNATURE), signAnswer(secret, nonce, code, body)) ? { kind, body } : null;
}
