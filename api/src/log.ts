/** Structured logs. E-mail addresses, order ids, tokens and keys never reach them, wherever they stand. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** What to hide, by what, and a cheap sign without which it cannot be there: most lines need no search at all. */
const SECRETS: [RegExp, string, string[]][] = [
  // Begins where a run of such signs begins: tried at every sign, a long run would take the square of its length.
  [/(?<![\w.%+-])[\w.%+-]{1,256}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]', ['@', '%40']],
  [/\b[0-9a-f]{32,64}\b/g, '[id]', ['']],
  [/\b(?:sk|rk|pk|whsec|pi|re|ch|evt)_[A-Za-z0-9_]+/g, '[key]', ['_']],
  [/([?&](?:token|client_secret|payment_intent_client_secret|email)=)[^&\s"]+/g, '$1[secret]', ['=']],
];

/** Text with everything personal or secret replaced by its kind. */
export const redact = (text: string): string =>
  SECRETS.reduce((out, [pattern, to, signs]) => (signs.some((sign) => out.includes(sign)) ? out.replace(pattern, to) : out), text);

const FLUSH_MS = 1_000;

export function createLog(level: string, stream?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: Error) => ({ name: error.name, message: error.message, stack: error.stack }) },
    hooks: { streamWrite: redact },
  };
  if (stream) return pino(options, stream);
  // Lines are written together: at the latest after a second, and when the process ends of itself.
  const out = pino.destination({ fd: 1, sync: false, minLength: 4_096 });
  setInterval(() => out.flush(), FLUSH_MS).unref();
  return pino(options, out);
}
