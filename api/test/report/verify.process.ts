import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type SignedReport } from '../../src/contract/signed-report.ts';
import { type Change, type Verdict, verifyReport } from '../../src/contract/verify-report.ts';
import { keysFile, openSigner, rotateKey, SigningKeysUnreadable } from '../../src/signing/signer.ts';
import { sampleReport } from './fixture.ts';
import { dataFolder, onDisk, SIGNED_AT, signedFile } from './signed.ts';

type Loose = { [key: string]: Loose };

/** What a check says of a file that was changed after it was signed. */
async function changesAfter(edit: (file: Loose) => void): Promise<Change[] | Verdict['state']> {
  const { signer, file } = await signedFile(dataFolder());
  const copy = structuredClone(file);
  edit(copy as unknown as Loose);
  const verdict = await verifyReport(JSON.stringify(onDisk(copy)), signer.keys());
  return verdict.state === 'changed' ? verdict.changes : verdict.state;
}

/** The same value with its keys in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

describe('canonical JSON', () => {
  it('is that of RFC 8785: sorted keys, no white space, shortest numbers', () => {
    const value = {
      '€': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '😀': 5,
      '\u0080': 6,
      ö: 7,
      n: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0],
      s: '€$\u000f\nA\'B"\\\\"/',
    };
    expect(canonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"n":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],"s":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/","\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    );
  });

  it('refuses what JSON cannot hold', () => {
    for (const value of [undefined, Number.NaN, [Number.POSITIVE_INFINITY], { a: () => 1 }]) expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});

describe('a signed report', () => {
  it('is valid as it was downloaded, and tells what to compare with a print', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const verdict = await verifyReport(JSON.stringify(onDisk(file)), signer.keys());
    expect(verdict).toMatchObject({ state: 'valid', signedAt: SIGNED_AT.toISOString(), sources: 6, snapshots: 6, key: { kid: file.signature?.keyId } });
    expect(verdict).toMatchObject({ about: { subject: { name: sampleReport.subject.name }, method: { code: sampleReport.method.code } } });
    // Each source has a quote, and sentences quote some of them again.
    expect(verdict.state === 'valid' && verdict.quotes).toBeGreaterThan(6);
  });

  it('does not mind the order of keys or white space', async () => {
    const { signer, file } = await signedFile(dataFolder());
    expect((await verifyReport(JSON.stringify(reversed(onDisk(file)), null, 4), signer.keys())).state).toBe('valid');
  });

  it('is valid without the copies, once they are erased', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const { snapshots: _gone, ...rest } = file;
    expect(await verifyReport(JSON.stringify(onDisk(rest)), signer.keys())).toMatchObject({ state: 'valid', sources: 6, snapshots: 0, quotes: 0 });
  });

  it('is not valid with any single byte changed that changes what the file says', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const text = JSON.stringify(onDisk(file));
    const bytes = Buffer.from(text);
    const keys = signer.keys();
    let caught = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(bytes);
        changed[at] = ((bytes[at] as number) + by) % 256;
        const read = changed.toString('utf8');
        const verdict = await verifyReport(read, keys);
        if (verdict.state !== 'valid') caught++;
        // Only a byte that means the same to JSON may pass, such as `E` for `e` in a number.
        else expect(isDeepStrictEqual(JSON.parse(read), JSON.parse(text))).toBe(true);
      }),
      { numRuns: 700, seed: 20261123 },
    );
    expect(caught).toBeGreaterThan(600);
  });

  it('is not valid with any character of the signed values replaced by another that a reader could take for it', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const text = JSON.stringify(onDisk(file));
    const digits = [...text.matchAll(/[0-9]/g)].map(({ index }) => index);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...digits), fc.nat(9), async (at, digit) => {
        fc.pre(text[at] !== String(digit));
        const read = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
        expect((await verifyReport(read, signer.keys())).state).not.toBe('valid');
      }),
      { numRuns: 300, seed: 31 },
    );
  });

  it('says what was changed', async () => {
    expect(await changesAfter(({ report }) => Object.assign(report?.headline as Loose, { text: 'Same zachwyty.' }))).toEqual([
      { kind: 'part', names: ['headline'] },
    ]);
    expect(await changesAfter((file) => Object.assign(file.report as Loose, { dodane: 1 }))).toEqual([{ kind: 'part', names: ['dodane'] }]);
    expect(await changesAfter((file) => delete (file.report as Loose).risks)).toEqual([{ kind: 'part', names: ['risks'] }]);
    expect(await changesAfter((file) => Object.assign(file.signature as Loose, { signedAt: '2025-01-01T00:00:00.000Z' }))).toEqual([{ kind: 'signature' }]);
    const copies = await changesAfter((file) => {
      const [first] = Object.keys(file.snapshots as Loose);
      Object.assign(file.snapshots as Loose, { [first as string]: 'Inna treść.' });
    });
    expect(copies).toMatchObject([{ kind: 'snapshot', sources: [1] }, { kind: 'quote' }]);
    expect(await changesAfter((file) => Object.assign(file.snapshots as Loose, { [createHash('sha256').update('x').digest('hex')]: 'x' }))).toEqual([
      { kind: 'snapshot', sources: [0] },
    ]);
    expect(await changesAfter((file) => Object.assign(file, { dopisek: 'tak' }))).toEqual([{ kind: 'signature' }]);
  });

  it('is caught when somebody writes the sums anew but has not the key', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const stranger = await openSigner(dataFolder(), () => SIGNED_AT);
    const report = { ...file.report, riskLevel: 'low' };
    const forged = await stranger.sign(report);
    const claiming = { ...forged, keyId: file.signature?.keyId };
    expect(await verifyReport(JSON.stringify(onDisk({ ...file, report, signature: claiming })), signer.keys())).toMatchObject({
      state: 'changed',
      changes: [{ kind: 'signature' }],
    });
    expect(await verifyReport(JSON.stringify(onDisk({ ...file, report, signature: forged })), signer.keys())).toMatchObject({
      state: 'unknown_key',
      keyId: forged.keyId,
    });
  });

  it('is caught when a signed quote does not stand in its signed page', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const report = structuredClone(file.report) as typeof sampleReport;
    const [first] = report.evidence;
    if (first) first.quote.text = first.quote.text.replace('e', 'o');
    const signature = await signer.sign(report);
    expect(await verifyReport(JSON.stringify(onDisk({ ...file, report, signature })), signer.keys())).toMatchObject({
      state: 'changed',
      changes: [{ kind: 'quote', sources: [1] }],
    });
  });

  it('is told from a report without a signature and from other files', async () => {
    const { signer, file } = await signedFile(dataFolder());
    const state = async (text: string) => (await verifyReport(text, signer.keys())).state;
    expect(await state(JSON.stringify(sampleReport))).toBe('unsigned');
    expect(await state(JSON.stringify(onDisk({ ...file, signature: null } satisfies SignedReport)))).toBe('unsigned');
    for (const text of ['', '{', '[]', 'null', '7', '{"format":"inny"}', 'x'.repeat(1_000)]) expect(await state(text)).toBe('not_a_report');
  });
});

describe('the signing key', () => {
  it('is made once, for the owner alone, and signs again after a restart', async () => {
    const folder = dataFolder();
    const [one, other] = await Promise.all([openSigner(folder, () => SIGNED_AT), openSigner(folder, () => SIGNED_AT)]);
    expect(statSync(keysFile(folder)).mode & 0o777).toBe(0o600);
    expect(other.keys()).toEqual(one.keys());
    expect(one.keys()).toHaveLength(1);
    expect(JSON.stringify(one.keys())).not.toContain('"d"');
    const again = await openSigner(folder, () => new Date('2027-01-01T00:00:00Z'));
    expect(again.keys()).toEqual(one.keys());
    expect((await again.sign(sampleReport)).keyId).toBe((await one.sign(sampleReport)).keyId);
  });

  it('stays published when another takes its place, beside a running server', async () => {
    const folder = dataFolder();
    const { signer, file } = await signedFile(folder);
    const now = new Date('2027-03-01T00:00:00Z');
    const kid = await rotateKey(folder, now);
    expect(signer.keys().map((key) => [key.kid, key.retiredAt])).toEqual([
      [kid, null],
      [file.signature?.keyId, now.toISOString()],
    ]);
    expect((await signer.sign(sampleReport)).keyId).toBe(kid);
    expect((await verifyReport(JSON.stringify(onDisk(file)), signer.keys())).state).toBe('valid');
    // The secret of the old one is gone.
    expect(readFileSync(keysFile(folder), 'utf8').match(/"d"/g)).toHaveLength(1);
    expect(statSync(keysFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('is not made anew when it cannot be read', async () => {
    const folder = dataFolder();
    writeFileSync(keysFile(folder), '{"keys": []}');
    await expect(openSigner(folder, () => SIGNED_AT)).rejects.toThrow(SigningKeysUnreadable);
    expect(readFileSync(keysFile(folder), 'utf8')).toBe('{"keys": []}');
  });
});
