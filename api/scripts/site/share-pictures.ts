/**
 * The pictures that other sites show beside a shared link: each page's title over the Horizon of the sample report. They are drawn from the built
 * pages, which say by og:image which picture they want, and kept between builds by what is written on them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import sharp from 'sharp';
import { horizon } from '../../src/contract/drawing/horizon.ts';
import { printSvg } from '../../src/contract/drawing/print.ts';
import { reportHorizon } from '../../src/contract/drawing/report-horizon.ts';
import type { Report } from '../../src/contract/report.ts';
import { engine } from '../../src/report/pdf/fonts.ts';
import { COLOR, DISPLAY, SANS } from '../../src/report/pdf/styles.ts';
import { markSvg } from '../../src/report/pdf/svg.ts';
import { pdfPages } from './pdf-pages.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 84;
/** Where the horizon lies: most of the sheet is above it. */
const HORIZON = 448;
/** Pixels that its squares may take above and below it. */
const STACK = { up: 150, down: 76 };
const PAPER = '#f7f3ea';
/** Raise it when the drawing changes: kept pictures are found by it. */
const DRAWING = 5;

type Wanted = { path: string; title: string; description: string };

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&', '#34': '"' };
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);
const meta = (html: string, property: string): string | null => {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html);
  return found ? decode(found[1] as string) : null;
};

/** What the built pages ask for, each picture once. */
function wanted(dist: string): Wanted[] {
  const pictures = new Map<string, Wanted>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(dist, name), 'utf8');
    const address = meta(html, 'og:image');
    const title = meta(html, 'og:title');
    if (!address || !title) continue;
    const path = new URL(address).pathname;
    pictures.set(path, { path, title: title.replace(/\s— Lustro$/, '').replace(/^Lustro\s— /, ''), description: meta(html, 'og:description') ?? '' });
  }
  return [...pictures.values()];
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('pl') + text.slice(1);

type Squares = { svg: string; line: number };

/** The sample report's squares, without words. */
function squaresOf(report: Report): Squares {
  const { svg, line } = horizon(reportHorizon(report), {
    width: WIDTH - 2 * LEFT,
    mini: true,
    unit: 14,
    ...STACK,
    now: report.method.generatedAt.slice(0, 10),
  });
  return { svg: printSvg(svg, { under: 'none' }), line };
}

/** One sheet: the mark, the title, the Horizon, what holds for all below it. */
function sheet({ title }: Wanted, squares: Squares, last: boolean): Content[] {
  const fontSize = title.length <= 22 ? 88 : title.length <= 42 ? 68 : 54;
  return [
    { svg: markSvg(), width: 64, absolutePosition: { x: LEFT, y: 66 } },
    { text: 'Lustro', font: DISPLAY, bold: true, fontSize: 46, color: COLOR.ink, absolutePosition: { x: LEFT + 82, y: 70 } },
    {
      layout: 'plain',
      margin: [LEFT, 146, LEFT, 0],
      table: {
        widths: ['*'],
        body: [[{ text: capital(title), font: DISPLAY, bold: true, fontSize, lineHeight: 0.92, characterSpacing: -1, color: COLOR.ink }]],
      },
    },
    { svg: squares.svg, width: WIDTH - 2 * LEFT, absolutePosition: { x: LEFT, y: HORIZON - squares.line } },
    {
      text: 'Każdy fakt ma źródło, które można otworzyć.',
      font: SANS,
      fontSize: 32,
      color: COLOR.ink2,
      absolutePosition: { x: LEFT, y: HORIZON + 104 },
      ...(last ? {} : { pageBreak: 'after' as const }),
    },
  ];
}

const background: Content = {
  canvas: [
    { type: 'rect', x: 0, y: 0, w: WIDTH, h: HORIZON, color: PAPER },
    { type: 'rect', x: 0, y: HORIZON, w: WIDTH, h: HEIGHT - HORIZON, color: COLOR.under },
    { type: 'line', x1: 0, y1: HORIZON, x2: WIDTH, y2: HORIZON, lineWidth: 4, lineColor: COLOR.ink },
  ],
};

async function draw(pictures: Wanted[], squares: Squares): Promise<Buffer[]> {
  const definition: TDocumentDefinitions = {
    pageSize: { width: WIDTH, height: HEIGHT },
    pageMargins: 0,
    defaultStyle: { font: SANS },
    background: () => background,
    content: pictures.map((picture, i) => ({ stack: sheet(picture, squares, i === pictures.length - 1) })),
  };
  const pdf = await engine().createPdf(definition).getBuffer();
  const drawn: Buffer[] = [];
  for await (const page of pdfPages(pdf, 1)) drawn.push(await page.png({ palette: true, colours: 128, dither: 0, effort: 3 }).toBuffer());
  return drawn;
}

/**
 * Puts the pictures that the pages of `dist` name, 1200 × 630 PNG, and the icon for home screens into `dist`.
 * @param kept folder of pictures drawn before; those that no page wants any more go
 */
export async function addSharePictures(dist: string, kept: string, sample: Report): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const squares = squaresOf(sample);
  const pictures = wanted(dist).map((picture) => ({
    ...picture,
    file: `${createHash('sha256').update(`${DRAWING} ${picture.title} ${squares.svg}`).digest('hex').slice(0, 24)}.png`,
  }));
  const missing = pictures.filter(({ file }) => !existsSync(join(kept, file)));
  if (missing.length > 0) for (const [i, bytes] of (await draw(missing, squares)).entries()) writeFileSync(join(kept, missing[i]?.file as string), bytes);
  for (const { path, file } of pictures) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), readFileSync(join(kept, file)));
  }
  const needed = new Set(pictures.map(({ file }) => file));
  for (const file of readdirSync(kept)) if (!needed.has(file)) rmSync(join(kept, file));
  await sharp(readFileSync(join(dist, 'favicon.svg')), { density: 400 })
    .resize(132, 132)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: PAPER })
    .flatten({ background: PAPER })
    .png({ palette: true })
    .toFile(join(dist, 'apple-touch-icon.png'));
}
