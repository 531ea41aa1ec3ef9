import { createTransport } from 'nodemailer';
import { COMPANY } from '../contract/company.ts';

export type Attachment = { filename: string; content: Buffer; contentType: string };
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  template: string;
  unsubscribeUrl: string | null;
  /** Where returned letters go (MAIL FROM); null: the sender's address. */
  returnPath?: string | null;
  attachments: Attachment[];
};
export type Mailer = { send(message: Message): Promise<void>; close(): void };

const TIMEOUT_MS = 15_000;
/** A letter with two documents takes longer than a greeting. */
const SENDING_MS = 60_000;

/** Headers for unsubscribing with one click: by POST to the URL (RFC 8058) or by e-mail. Senders' rules of Gmail and Yahoo ask for them. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>, <mailto:${COMPANY.email}?subject=wypisz>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** A server elsewhere must offer TLS: no letter and no password goes in clear. */
const connection = (url: string, name: string | undefined) => ({
  url,
  ...(name?.includes('.') ? { name } : {}),
  requireTLS: !isLoopback(new URL(url).hostname),
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: SENDING_MS,
});

/** Greets the server and signs in as letters do. @throws when it refuses, or offers no TLS */
export async function greetMailServer(url: string, { name }: { name?: string } = {}): Promise<void> {
  const transport = createTransport(connection(url, name) as never);
  await transport.verify().finally(() => transport.close());
}

/**
 * Sends over SMTP, over one connection for letters that follow each other.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param options.name by which the server is greeted (EHLO): the site's host
 */
export function createMailer(url: string, { name }: { name?: string } = {}): Mailer {
  const transport = createTransport(
    {
      ...connection(url, name),
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
    } as never,
    { from: `${COMPANY.brand} <${COMPANY.email}>` } as never,
  );
  return {
    async send({ template, unsubscribeUrl, returnPath, ...message }) {
      await transport.sendMail({
        ...message,
        ...(returnPath ? { envelope: { from: returnPath, to: message.to } } : {}),
        headers: {
          'X-Lustro-Letter': template,
          'Auto-Submitted': 'auto-generated',
          // Counts complaints by kind of letter at Gmail (Postmaster Tools).
          'Feedback-ID': `${template}:lustro`,
          ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
