/** Reads a document back, as a receiver would: names in their order, and texts by path. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** Paths of the elements in document order, such as `Faktura/Fa/P_1`, and their texts. */
export function readXml(xml: string): { paths: string[]; text: (path: string) => string | undefined } {
  const paths: string[] = [];
  const texts = new Map<string, string>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        paths.push(open.join('/'));
      },
      ontext(text) {
        const path = open.join('/');
        texts.set(path, (texts.get(path) ?? '') + text);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return { paths, text: (path) => texts.get(path) };
}

/** Whether xmllint is here (Debian: libxml2-utils). */
export const hasXmllint = spawnSync('xmllint', ['--version'], { stdio: 'ignore' }).status === 0;

/** Validates documents against our part of the schema. @throws with xmllint's words */
export function validate(documents: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'lustro-fa3-'));
  try {
    const files = documents.map((xml, i) => {
      const file = join(folder, `${i}.xml`);
      writeFileSync(file, xml);
      return file;
    });
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', join(import.meta.dirname, 'fa3.xsd'), ...files], { stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
