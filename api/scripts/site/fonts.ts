/**
 * The site's fonts, cut to what Polish pages need: one small variable file a family, and one with the family's other
 * Latin letters and signs that a browser fetches only where such a character stands (a foreign name in a mention).
 * Goes to `site/generated/fonts/`, made anew when this step or the packages have changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fingerprint, ROOT } from '../lib/run.ts';
import { charactersOf, variableFont } from './variable-font.ts';

const FOLDER = join(ROOT, 'site/generated/fonts');
/** Where the whole cuts stand. */
export const PACKAGES = join(ROOT, 'node_modules/@expo-google-fonts');

type Family = { file: string; name: string; cuts: readonly [string, string]; weights: readonly [number, number] };
const INPUTS = ['api/scripts/site/fonts.ts', 'api/scripts/site/variable-font.ts', 'package-lock.json'];
/** Two weights each and nothing between: see `site/src/styles/tokens.css`. */
export const FAMILIES: Family[] = [
  {
    file: 'brygada',
    name: 'Brygada 1918',
    cuts: ['brygada-1918/500Medium/Brygada1918_500Medium.ttf', 'brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf'],
    weights: [500, 600],
  },
  {
    file: 'hanken',
    name: 'Hanken Grotesk',
    cuts: ['hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf', 'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'],
    weights: [400, 600],
  },
];

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
/** Printed on the site's own pages; a test compares them with the built ones. German and French letters are in every second foreign name. */
export const CORE = `${ASCII}ąćęłńóśźżĄĆĘŁŃÓŚŹŻ\u00a0„”“’‘«»–—−×·…→←§°½≥≤©•éèáíöüäßÉÖÜÄ`;
/** A file with its headers fits into the first ten segments of a connection (14 600 bytes): one more costs a phone another round trip. */
export const FONT_BYTES = 13_900;
/** What the styles ask for (figures in columns, single figures), and what makes letters stand right. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'pnum', 'lnum'];

/** Latin letters; the blocks are named as a whole, for what a family lacks in them is not written in names. */
const LETTERS: [number, number][] = [
  [0xa1, 0x24f],
  [0x1e00, 0x1eff],
];
/** Punctuation, currencies, arrows and mathematics: named one by one, or a sign that a family lacks would fetch it in vain. */
const SIGNS: [number, number] = [0x2000, 0x22ff];
const within = (point: number, [from, to]: [number, number]): boolean => point >= from && point <= to;

/** Code points as ranges, ascending. */
function rangesOf(points: number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

/** Ranges as CSS says them. */
const unicodeRange = (ranges: [number, number][]): string =>
  ranges.map(([from, to]) => `U+${from.toString(16).toUpperCase()}${to > from ? `-${to.toString(16).toUpperCase()}` : ''}`).join(',');

const face = ({ name, weights }: Family, file: string, ranges: [number, number][]): string =>
  `@font-face{font-family:"${name}";font-style:normal;font-display:swap;font-weight:${weights.join(' ')};src:url("./${file}.woff2") format("woff2");unicode-range:${unicodeRange(ranges)}}`;

async function cut(family: Family): Promise<string[]> {
  const [light, heavy] = family.cuts.map((path) => readFileSync(join(PACKAGES, path))) as [Buffer, Buffer];
  const whole = variableFont(light, heavy, family.weights);
  const wanted = new Set([...CORE].map((character) => character.codePointAt(0) as number));
  const points = charactersOf(light);
  const core = points.filter((point) => wanted.has(point));
  const signs = points.filter((point) => within(point, SIGNS) && !wanted.has(point));
  const letters = points.filter((point) => LETTERS.some((block) => within(point, block)) && !wanted.has(point));
  const write = async (file: string, part: number[]): Promise<void> => {
    const text = String.fromCodePoint(...part);
    writeFileSync(
      join(FOLDER, `${file}.woff2`),
      await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, dropTables: ['gasp'] }),
    );
  };
  await write(family.file, core);
  await write(`${family.file}-more`, [...letters, ...signs]);
  // Where ranges overlap, the face named last is asked first.
  return [face(family, `${family.file}-more`, [...LETTERS, ...rangesOf(signs)]), face(family, family.file, rangesOf(core))];
}

/** Brings `site/generated/fonts/` up to date; some two seconds, or nothing when it is. */
export async function makeFonts(): Promise<void> {
  const wanted = fingerprint({}, INPUTS);
  const stamp = join(FOLDER, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const faces: string[] = [];
  for (const family of FAMILIES) faces.push(...(await cut(family)));
  writeFileSync(join(FOLDER, 'fonts.css'), `${faces.join('\n')}\n`);
  writeFileSync(stamp, wanted);
}
