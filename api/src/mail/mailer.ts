import { createTransport } from 'nodemailer';
import { COMPANY } from '../contract/company.ts';

export type Message = { to: string; subject: string; text: string; html: string; messageId: string; template: string };
export type Mailer = { send(message: Message): Promise<void>; close(): void };

const TIMEOUT = 15_000;

/** Sends over SMTP. @param url `smtp://user:password@host:port` or `smtps://…` */
export function createMailer(url: string): Mailer {
  const transport = createTransport(url, {
    from: `${COMPANY.brand} <${COMPANY.email}>`,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  } as never);
  return {
    async send({ template, ...message }) {
      await transport.sendMail({
        ...message,
        headers: { 'X-Lustro-Letter': template, 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
