/** What the names of the sender's domain say: SPF, DKIM and DMARC. */
import type { Config } from '../config.ts';
import { COMPANY } from '../contract/company.ts';
import type { Finding, Outside } from './doctor.ts';

/** The texts of a name, or how the question for them failed. */
async function texts({ txt }: Outside, host: string): Promise<string[] | { failed: string }> {
  try {
    return (await txt(host)).map((parts) => parts.join(''));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : { failed: code };
  }
}
const unasked = (name: string, host: string, code: string): Finding => ({
  name,
  state: 'check',
  said: `${host} could not be looked up (${code})`,
  todo: 'run this again where names can be looked up',
});

/** The public key by which receivers check signatures. An empty one has been withdrawn. */
async function dkim(domain: string, selector: string | null, outside: Outside): Promise<Finding> {
  const todo = 'add the record that your mail provider names';
  if (!selector) return { name: 'dkim', state: 'check', said: 'not looked at', todo: 'set DKIM_SELECTOR to the selector that your mail provider names' };
  const host = `${selector}._domainkey.${domain}`;
  const found = await texts(outside, host);
  if ('failed' in found) return unasked('dkim', host, found.failed);
  if (found.some((one) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(one))) return { name: 'dkim', state: 'good', said: `${host} has a key` };
  return { name: 'dkim', state: 'check', said: `${host} has no key`, todo };
}

/** SPF, DKIM and DMARC of the sender's domain: without them letters go to spam. */
export async function sender({ mail: { dkimSelector } }: Config, outside: Outside): Promise<Finding[]> {
  const domain = COMPANY.email.split('@')[1] as string;
  const record = async (name: string, host: string, start: string, todo: string): Promise<Finding> => {
    const all = await texts(outside, host);
    if ('failed' in all) return unasked(name, host, all.failed);
    const found = all.find((one) => one.toLowerCase().startsWith(start));
    return found ? { name, state: 'good', said: found } : { name, state: 'check', said: `${host} has no record that starts with ${start}`, todo };
  };
  return [
    await record('spf', domain, 'v=spf1', 'add the record that your mail provider names'),
    await dkim(domain, dkimSelector, outside),
    await record('dmarc', `_dmarc.${domain}`, 'v=dmarc1', 'begin with v=DMARC1; p=none and an address for reports'),
  ];
}
