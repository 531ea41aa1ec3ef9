/** `npm run licences`: writes docs/licences.md, the libraries that the running service is made of with their licences, from the lock file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/licences.md');

type Locked = { version?: string; license?: string; dev?: boolean; integrity?: string; link?: boolean };
export type Library = { name: string; version: string; licence: string };

/** Packages that state no licence in their `package.json`; what their LICENSE file says. */
const READ: Record<string, string> = { 'png-js': 'MIT' };

/** Licences that ask for nothing but their text and the authors' names. A library under another one is a decision for a person. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
]);

const locked = (): [path: string, entry: Locked][] =>
  Object.entries((JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }).packages).filter(
    ([path]) => path !== '',
  );

/** Libraries of the running service, each version once, by name. Tools for building and testing are left out. */
export function libraries(): Library[] {
  const all = locked()
    .filter(([, { dev, link }]) => !dev && !link)
    .map(([path, { version = '', license }]): Library => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? READ[name] ?? 'unknown' };
    });
  const byKey = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** Packages of the lock file whose content no hash proves. */
export const unproven = (): string[] => locked().flatMap(([path, { integrity, link }]) => (integrity || link ? [] : [path]));

/** The page: libraries by licence. */
export function licencesPage(): string {
  const byLicence = new Map<string, Library[]>();
  for (const one of libraries()) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
  const parts = [...byLicence]
    .sort(([, a], [, b]) => b.length - a.length || (a[0]?.licence ?? '').localeCompare(b[0]?.licence ?? ''))
    .map(([licence, list]) => `## ${licence}\n\n${list.map(({ name, version }) => `- ${name} ${version}`).join('\n')}`);
  return [
    '# Licences',
    'Libraries that the running service is made of, from `package-lock.json`; made by `npm run licences`, and a test compares. Each package brings its licence with it. The CycloneDX bill of materials is printed by `npm run sbom`.',
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

if (import.meta.main) writeFileSync(FILE, licencesPage());
