/** Words of the letter about a change of how one signs in. Pure. */
import { dateTime } from '../contract/format.ts';
import { compose, type Letter, p, type Sender } from './compose.ts';

const CHANGES = {
  passkey_added: 'dodano klucz dostępu',
  passkey_removed: 'usunięto klucz dostępu',
  totp_on: 'włączono kody z aplikacji przy logowaniu',
  totp_off: 'wyłączono kody z aplikacji przy logowaniu',
  recovery_renewed: 'utworzono nowe kody zapasowe, a poprzednie przestały działać',
  factors_reset: 'administrator usunął klucze dostępu i kody z aplikacji',
  recovery_used: 'zalogowano się kodem zapasowym',
} as const;
export type SecurityChange = keyof typeof CHANGES;

/** Tells the owner of a change; there is nothing to leave, as it guards the account. */
export const securityChanged = (sender: Sender, o: { email: string; change: SecurityChange; at: Date }): Letter =>
  compose(sender, {
    template: 'security-changed',
    subject: 'Zmiana w logowaniu do Lustra',
    preheader: 'Jeśli to nie Ty, zareaguj od razu.',
    blocks: [
      p(`${dateTime(o.at)} na koncie ${o.email} ${CHANGES[o.change]}.`),
      p(`Jeśli to nie Ty, ustaw nowe hasło (${sender.siteUrl}/auth), sprawdź urządzenia w ustawieniach i napisz do nas.`),
    ],
  });
