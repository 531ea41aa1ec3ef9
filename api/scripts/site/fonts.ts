/**
 * The site's fonts: each weight in use, subset from the packages' static TrueType files (decision 016). One file has the
 * characters of Polish pages; a second (`-more`) has other Latin letters and signs, which a browser fetches only when a
 * page has such a character. Written to `site/generated/fonts/`, again when this file or the packages have changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fingerprint, ROOT } from '../lib/run.ts';

const FOLDER = join(ROOT, 'site/generated/fonts');
const PACKAGES = join(ROOT, 'node_modules/@expo-google-fonts');
const INPUTS = ['api/scripts/site/fonts.ts', 'package-lock.json'];

type Cut = { file: string; family: string; weight: number; source: string };
/** Two weights a family and no others: see `site/src/styles/tokens.css`. */
const CUTS: Cut[] = [
  { file: 'brygada-500', family: 'Brygada 1918', weight: 500, source: 'brygada-1918/500Medium/Brygada1918_500Medium.ttf' },
  { file: 'brygada-600', family: 'Brygada 1918', weight: 600, source: 'brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf' },
  { file: 'hanken-400', family: 'Hanken Grotesk', weight: 400, source: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
  { file: 'hanken-600', family: 'Hanken Grotesk', weight: 600, source: 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf' },
];

type Range = readonly [from: number, to: number];
const charactersOf = (ranges: readonly Range[]): string[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)));

const ASCII: Range = [0x20, 0x7e];
/** Beyond ASCII: Polish letters, signs, and the foreign letters that are frequent in names. */
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ\u00a0„”“’‘«»–—−×·…→←§°½≥≤©•éèáíöüäßÉÖÜÄ';
/** What the site's own pages print; a test compares it with the built pages. */
export const CORE = charactersOf([ASCII]).join('') + POLISH;
/** Latin letters, punctuation, superscripts, currencies, letterlike signs, fractions, arrows, mathematics. */
const MORE: Range[] = [
  [0xa1, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205e],
  [0x2070, 0x209c],
  [0x20a0, 0x20c0],
  [0x2116, 0x2122],
  [0x2150, 0x215f],
  [0x2190, 0x2199],
  [0x2202, 0x2265],
];
/** Most bytes of a file that every page loads. */
export const FONT_BYTES = 9_300;
/** Kerning, ligatures, Polish forms, tabular figures. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'pnum', 'lnum'];

const hex = (point: number): string => point.toString(16).toUpperCase();
const inCss = (ranges: Range[]): string => ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
const coreRange = inCss([ASCII, ...[...POLISH].map((character): Range => [character.charCodeAt(0), character.charCodeAt(0)])]);
const moreRange = inCss(MORE);

const face = ({ family, weight }: Cut, file: string, range: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url("./${file}.woff2") format("woff2");unicode-range:${range}}`;

async function subset({ source }: Cut, text: string, file: string): Promise<void> {
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, dropTables: ['gasp'] } as const;
  writeFileSync(join(FOLDER, `${file}.woff2`), await subsetFont(readFileSync(join(PACKAGES, source)), text, options));
}

/** Brings `site/generated/fonts/` up to date; takes some two seconds, or nothing when it is. */
export async function makeFonts(): Promise<void> {
  const wanted = fingerprint({}, INPUTS);
  const stamp = join(FOLDER, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const more = charactersOf(MORE).filter((character) => !CORE.includes(character));
  const faces: string[] = [];
  for (const cut of CUTS) {
    await subset(cut, CORE, cut.file);
    await subset(cut, more.join(''), `${cut.file}-more`);
    // Where ranges overlap, the browser takes the last face.
    faces.push(face(cut, `${cut.file}-more`, moreRange), face(cut, cut.file, coreRange));
  }
  writeFileSync(join(FOLDER, 'fonts.css'), `${faces.join('\n')}\n`);
  writeFileSync(stamp, wanted);
}
