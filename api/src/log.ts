/** Structured logs. E-mail addresses, ids, tokens and keys are replaced anywhere in a line. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** `[pattern, replacement, hints]`: the pattern runs only if a line contains one of the hints. */
const SECRETS: [RegExp, string, string[]][] = [
  // The lookbehind starts a match only at the start of a run; otherwise a long run would take quadratic time.
  [/(?<![\w.%+-])[\w.%+-]{1,256}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]', ['@', '%40']],
  [/\b[0-9a-f]{32,64}\b/g, '[id]', ['']],
  [/\b(?:sk|rk|pk|whsec|pi|re|ch|evt)_[A-Za-z0-9_]+/g, '[key]', ['_']],
  [/(\/api\/feed\/)[\w-]+/g, '$1[secret]', ['/api/feed/']],
  [/([?&](?:token|client_secret|payment_intent_client_secret|email)=)[^&\s"]+/g, '$1[secret]', ['=']],
];

/** Replaces personal data and secrets by their kind, e.g. `[email]`. */
export const redact = (text: string): string =>
  SECRETS.reduce((out, [pattern, to, hints]) => (hints.some((hint) => out.includes(hint)) ? out.replace(pattern, to) : out), text);

const FLUSH_MS = 1_000;
/** Under load each write wakes another thread, which costs more than its lines. */
const BATCH_BYTES = 16_000;

/** The program's logger; every line passes {@link redact}. @param stream for tests; standard output by default */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: Error) => ({ name: error.name, message: error.message, stack: error.stack }) },
    hooks: { streamWrite: redact },
  };
  if (stream) return pino(options, stream);
  // Lines are buffered: written after a second at the latest, and on a normal exit.
  const out = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES });
  setInterval(() => out.flush(), FLUSH_MS).unref();
  return pino(options, out);
}
