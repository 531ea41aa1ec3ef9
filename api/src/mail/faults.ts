/** Whose fault it is that a letter did not go. Pure. */

/**
 * `server`: the mail server cannot be reached, does not let us in, or does not take our sender: no letter would go, so none is blamed.
 * `later`: this letter was put off, or refused by a policy that may change. `refused`: this letter will never go.
 */
export type Fault = 'server' | 'later' | 'refused';

/** What nodemailer adds to an error: its own code, the SMTP command, the server's answer. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown; message?: unknown };

const CONNECTION_CODES = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL', 'EPROXY']);
/** Commands before the letter itself. */
const OPENING = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|RSET|MAIL FROM)/;
/** The server closes, or wants a login or encryption that it did not get. */
const CLOSED = new Set([421, 454, 530, 534, 535, 538]);

/** Enhanced status code of an answer (RFC 3463), such as 5.1.1. */
export const statusOf = (text: string): string | null => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? null;

const answerOf = ({ response, message }: SmtpError): string => (typeof response === 'string' ? response : String(message ?? ''));

export function faultOf(error: unknown): Fault {
  const { code, command, responseCode, ...rest } = (error ?? {}) as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : null;
  const status = statusOf(answerOf(rest));
  // Too large for the server: told on MAIL FROM, but meant of this letter.
  if (reply === 552 || status === '5.3.4' || (code === 'EMESSAGE' && reply === null)) return 'refused';
  if (reply === null) {
    if (code === 'EENVELOPE') return 'refused';
    return CONNECTION_CODES.has(String(code)) ? 'server' : 'later';
  }
  if (CLOSED.has(reply) || CONNECTION_CODES.has(String(code)) || OPENING.test(String(command ?? ''))) return 'server';
  return reply >= 500 && !status?.startsWith('5.7.') ? 'refused' : 'later';
}

/** Whether a refusal says that nobody can be written to at this address. A full mailbox or a policy does not. */
export function isDeadAddress(answer: string): boolean {
  const status = statusOf(answer);
  return status === null ? /\b55[013]\b/.test(answer) : /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/.test(status);
}

/** Whether nodemailer's error is the receiver's word that the address is dead. */
export const isDeadRecipient = (error: unknown): boolean => {
  const { command, responseCode, ...rest } = (error ?? {}) as SmtpError;
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && isDeadAddress(answerOf(rest));
};
