/** What a server and its workers have to share: the same code, data and dependencies on the same Node. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The first 16 hex digits of the SHA-256 of all files of `api/src`, `package-lock.json` and Node's version. Files, not a commit's name:
 * a release that was unpacked has none, and one that was changed by hand would lie. Reads some 15 MB, so ask once.
 */
export function releaseOf(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync('api/src/**/*.*', { cwd: root }).sort();
  for (const file of [...files, 'package-lock.json']) hash.update(`\n${file.replaceAll('\\', '/')}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
