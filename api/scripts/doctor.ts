/**
 * `npm run doctor`: what a shop needs before it takes money, each line with what is wrong and what to do. Keys and addresses are those of
 * the server (.env). Asks, and changes nothing. Exit 1: money or law would suffer.
 */
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../src/config.ts';
import { COMPANY } from '../src/contract/company.ts';
import { examine } from '../src/health/doctor.ts';
import { greetMailServer } from '../src/mail/mailer.ts';
import { createStripe } from '../src/payments/stripe-client.ts';
import { BUILT_FOR } from '../src/recipients.ts';
import { createSources } from '../src/research/sources/index.ts';
import { releaseOf } from '../src/wire/release.ts';
import { lookAtPostgres } from '../src/workflows/postgres-store.ts';
import { createRemote } from '../src/workflows/remote.ts';
import { loadSettings } from './lib/run.ts';

const SIGNS = { good: 'ok   ', check: 'check', bad: 'BAD  ' } as const;

async function main(): Promise<void> {
  loadSettings();
  const config = readConfig(process.env, COMPANY);
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  const findings = await examine(config, {
    stripe: createStripe({ secretKey: config.payments.secretKey }),
    fetch,
    txt: (domain) => resolver.resolveTxt(domain),
    greetMail: () => greetMailServer(config.mail.smtpUrl ?? '', { name: new URL(config.siteUrl).hostname }),
    builtFor: () => readFile(join(config.siteDir, BUILT_FOR), 'utf8').catch(() => null),
    now: () => new Date(),
    sources: () => createSources(config.research, { fetch, userAgent: `LustroBot/1.0 (+${config.siteUrl}/)` }),
    workflows: lookAtPostgres,
    workers: async () => {
      const release = releaseOf();
      const remotes = config.workers.urls.map((url) => createRemote({ url, secret: config.workers.secret, release }));
      const seen = await Promise.all(remotes.map((remote) => remote.look()));
      await Promise.all(remotes.map((remote) => remote.close()));
      return seen;
    },
  });
  for (const { name, state, said, todo } of findings)
    process.stdout.write(`${SIGNS[state]} ${name.padEnd(8)} ${said}${todo ? `\n               → ${todo}` : ''}\n`);
  process.stdout.write('Paid sources and registers of the search: npm run sources -- check\n');
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
}

await main().catch((error) => {
  if (!(error instanceof ConfigError)) throw error;
  process.stdout.write(`BAD   config   ${error.message}\n`);
  process.exitCode = 1;
});
