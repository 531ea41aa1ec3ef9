/** The mail server behind the network: what it has taken has gone out, whether or not we heard so. */
import type { Mailer, Message } from '../../src/mail/mailer.ts';
import type { Faults, Life } from './faults.ts';
import { refill } from './refill.ts';

/** An error as nodemailer gives it. */
const smtp = (code: string, command: string, responseCode?: number, words = '') =>
  Object.assign(new Error(words || code), { code, command, ...(responseCode ? { responseCode, response: `${responseCode} ${words}` } : {}) });

export type Post = ReturnType<typeof createPost>;

export function createPost(faults: Faults) {
  const taken: Message[] = [];
  /** Addresses of which the server has said that nobody is there. */
  const unknown = new Set<string>();
  return {
    taken,
    unknown,
    /** @returns goes back to what has gone out until now */
    save(): () => void {
      const [letters, addresses] = [taken.length, [...unknown]];
      return () => {
        taken.length = letters;
        refill(unknown, addresses);
      };
    },
    mailer: (life: Life, turn: () => Promise<void>): Mailer => ({
      async send(message) {
        await turn();
        const fault = faults.at('mail', life);
        if (fault === 'killed before a letter') faults.kill(life);
        if (fault === 'mail server down') throw smtp('ECONNECTION', 'CONN');
        if (fault === 'mail server wants no login') throw smtp('EAUTH', 'AUTH PLAIN', 535, '5.7.8 bad credentials');
        if (fault === 'letter put off') throw smtp('EENVELOPE', 'RCPT TO', 451, '4.7.1 greylisted');
        if (fault === 'letter refused by policy') throw smtp('EMESSAGE', 'DATA', 554, '5.7.1 policy');
        if (fault === 'mailbox unknown') {
          unknown.add(message.to);
          throw smtp('EENVELOPE', 'RCPT TO', 550, '5.1.1 no such user');
        }
        taken.push(message);
        if (fault === 'killed after a letter') faults.kill(life);
        if (fault === 'letter taken, answer lost') throw smtp('ETIMEDOUT', 'DATA');
        await turn();
      },
      close: () => undefined,
    }),
  };
}
