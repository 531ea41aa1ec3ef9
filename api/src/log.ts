/** Structured logs. E-mail addresses, ids, tokens and keys are replaced anywhere in a line. */
import pino, { type DestinationStream, type Logger } from 'pino';

type SonicBoom = ReturnType<typeof pino.destination>;

/** A request of the API as answered; `path` is without its query, `ms` is whole milliseconds. */
export type RequestLine = { requestId: string; method: string; path: string; status: number; ms: number };
export type Log = Logger & {
  /** Logs an answered request at level `info`. Only its path is free text, so only the path passes {@link redact}. */
  request(line: RequestLine): void;
};

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

/** Lines are written this long after they were logged at the latest, and on a normal exit. */
const FLUSH_MS = 1_000;
/** Characters of request lines that are handed over in one go: under load each write wakes another thread, which costs more than its line. */
const BATCH = 8_192;

/** The program's logger; every line passes {@link redact}. @param stream for tests; standard output by default */
export function createLog(level: string, stream?: DestinationStream): Log {
  let requests = '';
  const take = () => {
    const lines = requests;
    requests = '';
    return lines;
  };
  if (!stream) process.once('exit', () => out.write(take()));
  const out = stream ?? pino.destination({ fd: 1, sync: false, minLength: BATCH });
  if (out !== stream)
    setInterval(() => {
      out.write(take());
      (out as SonicBoom).flush();
    }, FLUSH_MS).unref();
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: Error) => ({ name: error.name, message: error.message, stack: error.stack }) },
      // Request lines that wait come first: the log keeps its order.
      hooks: { streamWrite: (line) => take() + redact(line) },
    },
    out,
  );
  const isOn = log.isLevelEnabled('info');
  /** Pino's own way takes a tenth of a small call: most of it to find out what a line consists of, and to redact all of it. */
  const request = (line: RequestLine) => {
    if (!isOn) return;
    requests += requestLine(line);
    if (stream || requests.length >= BATCH) out.write(take());
  };
  return Object.assign(log, { request });
}

/** Under load many lines fall into one millisecond, and writing the time takes half of what a line costs. */
let written = { at: 0, time: '' };
function timeNow(): string {
  const at = Date.now();
  if (at !== written.at) written = { at, time: new Date(at).toISOString() };
  return written.time;
}

function requestLine({ requestId, method, path, status, ms }: RequestLine): string {
  return `{"level":${pino.levels.values.info},"time":"${timeNow()}","requestId":"${requestId}","method":${JSON.stringify(method)},"path":${JSON.stringify(redact(path))},"status":${status},"ms":${ms}}\n`;
}
