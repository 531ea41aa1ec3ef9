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
  attachments: Attachment[];
};
export type Mailer = { send(message: Message): Promise<void>; close(): void };

const TIMEOUT_MS = 15_000;

/** Headers for unsubscribing with one click: by POST to the URL (RFC 8058) or by e-mail. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>, <mailto:${COMPANY.email}?subject=wypisz>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends over SMTP. @param url `smtp://user:password@host:port` or `smtps://…` */
export function createMailer(url: string): Mailer {
  const transport = createTransport(url, {
    from: `${COMPANY.brand} <${COMPANY.email}>`,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as never);
  return {
    async send({ template, unsubscribeUrl, ...message }) {
      await transport.sendMail({
        ...message,
        headers: { 'X-Lustro-Letter': template, 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
