/** What built pages say of the configuration, above all who receives data; the build of the site prints it in the privacy policy. */
import type { Config } from './config.ts';
import type { RecipientSettings } from './contract/recipients.ts';
import type { SourceName } from './contract/sources.ts';

const hostOf = (address: string | null): string | null => (address === null ? null : new URL(address).hostname);

/** A model on this machine: nothing leaves it. */
const isOwn = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** The first model tells the stories and may read pages; all are asked, unless no questions are. */
function modelsOf(minds: Config['minds']): RecipientSettings['models'] {
  const says = (minds?.questions ?? 0) > 0;
  const byHost = new Map<string, boolean>();
  for (const [i, { url }] of (minds?.models ?? []).entries()) {
    const host = hostOf(url ?? 'https://api.anthropic.com/v1');
    if (host !== null && !isOwn(host) && (i === 0 || says)) byHost.set(host, byHost.get(host) ?? i === 0);
  }
  return [...byHost].map(([host, tells]) => ({ host, tells, reads: tells && minds?.reads === true, says }));
}

/** Stand-ins hand nothing on, and a source without a key is not asked. */
export function recipientSettings({ research, payments, mail, companyRegisterUrl, ksef, minds }: Config): RecipientSettings {
  const live = research.mode === 'live';
  const connected: Record<SourceName, boolean> = {
    searxng: research.searxngUrl !== null,
    brave: research.braveKey !== null,
    serper: research.serperKey !== null,
    wikipedia: true,
    wikidata: true,
    youtube: research.youtubeKey !== null,
    mastodon: research.mastodon !== null,
    hackernews: true,
    wykop: research.wykop !== null,
    krs: true,
    whitelist: true,
    ceidg: research.ceidgToken !== null,
    wayback: true,
  };
  return {
    sources: live ? [...new Set(research.sources)].filter((name) => connected[name]) : [],
    searxngHost: live ? hostOf(research.searxngUrl) : null,
    mastodonHost: live ? hostOf(research.mastodon?.baseUrl ?? null) : null,
    mailHost: mail.mode === 'smtp' ? hostOf(mail.smtpUrl) : null,
    models: modelsOf(minds),
    payments: payments.mode === 'stripe',
    ksef: ksef?.mode === 'live',
    companyRegister: companyRegisterUrl !== null && !/\/sandbox\//.test(companyRegisterUrl),
  };
}

/** What pages are built for, as variables of the build: the address, the ribbon of a trial, the table of recipients. */
export const pageSettings = (config: Config) => ({
  SITE_URL: config.siteUrl,
  DEMO: config.demo ? '1' : '0',
  RECIPIENTS: JSON.stringify(recipientSettings(config)),
});
/** File of the built site with the {@link pageSettings} it was built for, as JSON. */
export const BUILT_FOR = '.built-for';
