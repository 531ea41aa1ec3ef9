/** Typing errors in the domain of an e-mail address. Pure. */
import { isEmail } from '#contract/rules.ts';

/** Where people in Poland have their mailboxes. */
const KNOWN = [
  ...['gmail.com', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'interia.eu', 'op.pl', 'poczta.onet.pl', 'onet.eu', 'vp.pl', 'poczta.fm', 'tlen.pl'],
  ...['gazeta.pl', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com', 'me.com', 'proton.me', 'protonmail.com', 'buziaczek.pl'],
  ...['autograf.pl', 'spoko.pl', 'poczta.pl', 'wp.eu', 'int.pl', 'home.pl', 'googlemail.com', 'msn.com', 'gmx.com', 'gmx.net', 'mail.com'],
] as const;

/** Names that hold mailboxes under one ending only, so that another is a slip. */
const ENDINGS: Record<string, string> = {
  gmail: 'com',
  wp: 'pl',
  o2: 'pl',
  onet: 'pl',
  interia: 'pl',
  op: 'pl',
  outlook: 'com',
  hotmail: 'com',
  icloud: 'com',
};
/** Endings that slips make; others may be real domains of these services in another country. */
const SLIPS = new Set([
  'pl',
  'co',
  'cm',
  'om',
  'con',
  'coml',
  'comm',
  'cpm',
  'vom',
  'xom',
  'cim',
  'ocm',
  'p',
  'l',
  'pll',
  'lp',
  'ol',
  'pk',
  'po',
  'ple',
  'com',
]);

/** Shorter domains have real neighbours one letter away. */
const LONG_ENOUGH = 7;

/** Whether one omission, addition, change or swap of neighbours turns one word into the other. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}

function meantDomain(domain: string): string | null {
  if ((KNOWN as readonly string[]).includes(domain)) return null;
  const dot = domain.lastIndexOf('.');
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const right = ENDINGS[name];
  if (right) return right !== ending && SLIPS.has(ending) ? `${name}.${right}` : null;
  // Nobody mistypes the first letter of the address that they know best, and real domains differ in it.
  const near = KNOWN.filter((known) => known.length >= LONG_ENOUGH && known[0] === domain[0] && isOneSlip(domain, known));
  if (near.length > 0) return near[0] ?? null;
  // Both the name and its ending: "gmial.pl".
  const slipped = Object.keys(ENDINGS).find((known) => known.length > 3 && SLIPS.has(ending) && known[0] === name[0] && isOneSlip(name, known));
  return slipped ? `${slipped}.${ENDINGS[slipped]}` : null;
}

/** The address that was probably meant, e.g. `anna@gmail.com` for `anna@gmial.com`; null if nothing looks wrong. */
export function meantEmail(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const domain = text
    .slice(at + 1)
    .toLowerCase()
    // A comma for the dot, and a dot left out before the ending.
    .replaceAll(',', '.')
    .replace(/^(gmail|wp|o2|onet|interia|outlook|hotmail|icloud)(com|pl)$/, '$1.$2');
  if (!domain.includes('.') || domain.endsWith('.')) return null;
  const meant = `${text.slice(0, at)}@${meantDomain(domain) ?? domain}`;
  return meant !== text && meant.toLowerCase() !== text.toLowerCase() && isEmail(meant) ? meant : null;
}
