/** Checks a report's file without asking anybody: its signature, its parts, the copies of its pages, and its quotes in them. */
import { z } from 'zod';
import { fromBase64Url, type PublishedKey, partsOf, type Signature, type SignedReport, sha256, signedBytes, signedIn } from './signed-report.ts';

/**
 * What differs from what was signed. `signature`: the signature or the list of sums; `part`: members of the report by their names;
 * `snapshot`: copies of pages, by citation number, 0 for one that no source has; `quote`: sources whose quotes their page does not hold.
 */
export type Change = { kind: 'signature' } | { kind: 'part'; names: string[] } | { kind: 'snapshot' | 'quote'; sources: number[] };

/** What the file says of itself, to be compared with a print; null when it is not told the way it is today. */
export type About = z.infer<typeof aboutSchema>;

export type Verdict =
  | { state: 'valid'; about: About | null; signedAt: string; key: PublishedKey; sources: number; snapshots: number; quotes: number }
  | { state: 'changed'; about: About | null; changes: Change[] }
  | { state: 'unknown_key'; about: About | null; keyId: string }
  /** A report that was never signed: the sample, or one from before signatures. */
  | { state: 'unsigned'; about: About | null }
  | { state: 'not_a_report' }
  /** This browser cannot check signatures of this kind. */
  | { state: 'unable' };

const aboutSchema = z.object({
  subject: z.object({ name: z.string(), description: z.string() }),
  headline: z.object({ text: z.string() }),
  kpis: z.array(z.object({ name: z.string(), score: z.number(), support: z.number() })),
  coverage: z.object({ totals: z.object({ sources: z.number(), domains: z.number() }) }),
  method: z.object({ code: z.string(), generatedAt: z.string(), recountedAt: z.string().optional(), demo: z.boolean() }),
});
const aboutOf = (report: unknown): About | null => aboutSchema.safeParse(report).data ?? null;

const cutSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });
const sourceSchema = z.object({ n: z.number(), title: z.string(), sha256: z.string(), quote: cutSchema, excerpts: z.array(cutSchema).default([]) });
type Source = z.infer<typeof sourceSchema>;

/** Words quoted from a numbered page, wherever they stand in a report. */
function* quotesIn(value: unknown): Generator<{ n: number; text: string }> {
  if (Array.isArray(value)) for (const item of value) yield* quotesIn(item);
  else if (typeof value === 'object' && value !== null) {
    const { n, text, quote } = value as Record<string, unknown>;
    const words = text ?? quote;
    if (typeof n === 'number' && typeof words === 'string') yield { n, text: words };
    for (const member of Object.values(value)) yield* quotesIn(member);
  }
}

/** Which copies and quotes do not fit. Quotes of pages whose copy is not in the file cannot be checked. */
async function checkPages({ report, snapshots = {} }: SignedReport): Promise<{ copies: number[]; quotes: number[]; checked: number; sources: number }> {
  const { evidence, ...rest } = report;
  const sources = new Map((z.array(sourceSchema).safeParse(evidence).data ?? []).map((source) => [source.n, source]));
  const cited = new Map([...sources.values()].map(({ sha256: sum, n }) => [sum, n]));
  const copies = new Set<number>();
  for (const [sum, text] of Object.entries(snapshots)) {
    const n = cited.get(sum);
    if (n === undefined || (await sha256(text)) !== sum) copies.add(n ?? 0);
  }
  const quotes = new Set<number>();
  let checked = 0;
  const check = (source: Source, holds: (page: string) => boolean) => {
    const page = Object.hasOwn(snapshots, source.sha256) ? snapshots[source.sha256] : undefined;
    if (page === undefined) return;
    checked++;
    if (!holds(page)) quotes.add(source.n);
  };
  for (const source of sources.values())
    for (const { text, start, end } of [source.quote, ...source.excerpts]) check(source, (page) => page.slice(start, end) === text);
  for (const { n, text } of quotesIn(rest)) {
    const source = sources.get(n);
    // A page may be quoted by its title, which the source states.
    if (source && text !== source.title) check(source, (page) => page.includes(text));
  }
  const inOrder = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b);
  return { copies: inOrder(copies), quotes: inOrder(quotes), checked, sources: sources.size };
}

/** Whether the key made the signature; null where the browser knows no Ed25519. */
async function isSignedBy({ x }: PublishedKey, signature: Signature): Promise<boolean | null> {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(x), { name: 'Ed25519' }, false, ['verify']).catch(() => null);
  if (!key) return null;
  try {
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64Url(signature.value), signedBytes(signature));
  } catch {
    return false;
  }
}

/** Names of members that are not as the signature lists them. */
async function changedParts(report: Record<string, unknown>, signed: Record<string, string>): Promise<string[]> {
  const found = await partsOf(report);
  return [...new Set([...Object.keys(signed), ...Object.keys(found)])].filter((name) => !Object.hasOwn(signed, name) || found[name] !== signed[name]);
}

/** What a file holds, and whether it is shaped like one of ours. */
function readEnvelope(text: string): { file: SignedReport } | { state: 'unsigned'; about: About | null } | { state: 'broken' } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const file = signedIn(value);
  if (file) return { file };
  if (Object.hasOwn(value, 'signed')) return { state: 'broken' };
  return aboutOf(value) ? { state: 'unsigned', about: aboutOf(value) } : null;
}

/**
 * Checks a report's file by the given keys. Pure but for the browser's own cryptography; nothing is sent.
 * @param text the file
 */
export async function verifyReport(text: string, keys: PublishedKey[]): Promise<Verdict> {
  const read = readEnvelope(text);
  if (!read) return { state: 'not_a_report' };
  if (!('file' in read)) return read.state === 'unsigned' ? read : { state: 'changed', about: null, changes: [{ kind: 'signature' }] };
  const { report, signature } = read.file;
  const about = aboutOf(report);
  if (!signature) return { state: 'unsigned', about };
  if (!globalThis.crypto?.subtle) return { state: 'unable' };
  const key = keys.find(({ kid }) => kid === signature.keyId);
  if (!key) return { state: 'unknown_key', about, keyId: signature.keyId };
  const signed = await isSignedBy(key, signature);
  if (signed === null) return { state: 'unable' };
  const names = await changedParts(report, signature.parts);
  const { copies, quotes, checked, sources } = await checkPages(read.file);
  const changes: Change[] = [
    ...(signed ? [] : [{ kind: 'signature' } as const]),
    ...(names.length > 0 ? [{ kind: 'part', names } as const] : []),
    ...(copies.length > 0 ? [{ kind: 'snapshot', sources: copies } as const] : []),
    ...(quotes.length > 0 ? [{ kind: 'quote', sources: quotes } as const] : []),
  ];
  if (changes.length > 0) return { state: 'changed', about, changes };
  return { state: 'valid', about, signedAt: signature.signedAt, key, sources, snapshots: Object.keys(read.file.snapshots ?? {}).length, quotes: checked };
}
