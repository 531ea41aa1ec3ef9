/** Who takes part in a schedule, and how buyers sign in. */
import { createRequire } from 'node:module';
import type { Chance } from './chance.ts';
import type { Answer, Server, World } from './server.ts';

const { hashSync } = createRequire(import.meta.url)('@node-rs/argon2') as { hashSync(password: string, options: object): string };
export const PASSWORD = 'zielony rower z Lublina';
const HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** `mark` stands in all that a buyer types, so that it can be looked for. `gone`: asked to be deleted, and the account is closed. */
/** `moved`: an order of theirs went to another address, so that not all of it belongs to the account. */
export type Buyer = { email: string; mark: string; gone: boolean; moved: boolean };
export type Stage = {
  world: World;
  server: Server;
  chance: Chance;
  buyers: Buyer[];
  /** Orders by id with their buyers, as far as the buyers know. */
  orders: { id: string; buyer: Buyer; email: string; key: string }[];
  /** Numbers of the cases of people described. */
  cases: string[];
  admins: string[];
  count: (kind: string) => void;
  /** Orders that anybody has done something about. */
  touched: Set<string>;
  /** What an action itself saw that must not be. */
  broken: string[];
};
export type Action = (stage: Stage) => Promise<string>;

export const said = (answer: Answer): string => `${answer.status}${answer.status >= 400 ? ` ${(answer.json as { code?: string } | null)?.code}` : ''}`;

/** The buyer signs in: with the password that they have set meanwhile. */
export async function signIn({ server }: Stage, { email }: Buyer): Promise<string | null> {
  const user = server.client.prepare('select id from users where email = ?').get(email) as { id: string } | undefined;
  if (!user) return null;
  server.client.prepare('update users set password_hash = ? where id = ? and password_hash is null').run(HASH, user.id);
  const { sessions } = server.current().deps;
  return `${sessions.cookieName}=${await sessions.create(user.id)}`;
}

/** An account may have been closed though its owner was never told: the process was killed behind the commit. */
export const hasAccount = ({ server }: Stage, { email }: Buyer): boolean =>
  server.client.prepare('select 1 from users where email = ?').get(email) !== undefined;
