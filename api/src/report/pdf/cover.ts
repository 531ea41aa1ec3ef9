import type { Column, Content } from 'pdfmake/interfaces';
import { type MirrorGeometry, mirrorGeometry } from '../../contract/drawing.ts';
import { counted, dateLong } from '../../contract/format.ts';
import { COLOR, DISPLAY, PAGE, TEXT_WIDTH } from './styles.ts';
import { markSvg, mirrorSvg } from './svg.ts';
import { type Context, clean, MAX, say } from './text.ts';
import { DEMO_NOTICE } from './words.ts';

/** Where the horizon crosses the cover, in points from the top; the ground below it is tinted. */
export const HORIZON = 452;
const NAME_ROOM = 132;
const NAME_SIZES = [54, 48, 42, 37, 32, 28, 24, 20, 17];
/** Mean advance of Brygada's letters. */
const EM = 0.535;
const PX = 0.75;
const NOTE = { width: 212, bottom: PAGE.height - PAGE.bottom - 4 };
/** Longest bar, in CSS pixels, when both lower corners would be covered. */
const LOW_BARS = 200;
const READ_MIRROR = 'Ile razy słowo pada we własnych tekstach, nad linią, i w cudzych, pod linią';

/** The first page: name, the sentence the report proves, the word mirror, date, basis and code. */
export function cover(ctx: Context): Content[] {
  const { report } = ctx;
  const words = report.mirror.map((word) => ({ ...word, lemma: clean(word.lemma, 24) }));
  const tall = mirrorGeometry(words, TEXT_WIDTH / PX);
  const figure = noteCorner(tall, noteSize(report.mirrorNote).height) === null ? mirrorGeometry(words, TEXT_WIDTH / PX, LOW_BARS) : tall;
  const name = clean(report.subject.name, MAX.name) || '—';
  return [
    {
      absolutePosition: { x: PAGE.left, y: 56 },
      columns: [
        { svg: markSvg(), width: 22.5 },
        { text: 'Lustro', font: DISPLAY, fontSize: 19, margin: [7, -1, 0, 0], width: 100, id: 'cover', outline: true, outlineText: 'Okładka' },
        { text: 'Raport wizerunku', fontSize: 9.8, alignment: 'right', margin: [0, 5, 0, 0], width: TEXT_WIDTH - 122.5 },
      ],
    },
    {
      absolutePosition: { x: PAGE.left, y: 118 },
      stack: [
        { text: nameInlines(name), style: 'h1', fontSize: nameSize(name), lineHeight: 0.86, characterSpacing: -0.6 },
        ...(report.subject.description
          ? [{ text: say(report.subject.description, 130), fontSize: 12, margin: [0, 9, 0, 0] as [number, number, number, number] }]
          : []),
        { text: say(report.headline.text), font: DISPLAY, fontSize: 13.5, lineHeight: 1.1, margin: [0, 13, 60, 0] },
      ],
    },
    ...mirror(figure),
    ...note(ctx, figure),
    { text: '', pageBreak: 'after' },
  ];
}

function mirror(figure: MirrorGeometry): Content[] {
  if (figure.bars.length === 0)
    return [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 1.1, lineColor: COLOR.ink }], absolutePosition: { x: PAGE.left, y: HORIZON } },
    ];
  return [
    { svg: mirrorSvg(figure, ['własne teksty', 'teksty innych']), width: TEXT_WIDTH, absolutePosition: { x: PAGE.left, y: HORIZON - figure.horizon * PX } },
  ];
}

/** Size of the note's sentence and the height of the whole note, in points. */
function noteSize(text: string): { fontSize: number; height: number } {
  const fontSize = text.length > 90 ? 12.5 : text.length > 55 ? 14.5 : 16.5;
  const perLine = Math.floor(NOTE.width / (fontSize * EM));
  return { fontSize, height: Math.ceil((text.length + 8) / perLine) * fontSize * 1.27 + 34 };
}

/** Left edge of a lower corner that the bars leave free for the note, or null. */
function noteCorner(figure: MirrorGeometry, height: number): number | null {
  const top = NOTE.bottom - height;
  const covers = (from: number) =>
    figure.bars.some((b) => (b.x + 50) * PX > from && (b.x - 50) * PX < from + NOTE.width && HORIZON + (b.othersY + 8 - figure.horizon) * PX > top);
  return [TEXT_WIDTH - NOTE.width, 0].find((x) => !covers(x)) ?? null;
}

/** The mirror's own sentence and how to read the figure. */
function note({ report }: Context, figure: MirrorGeometry): Content[] {
  const drawn = figure.bars.length > 0;
  const text = say(report.mirrorNote, 160);
  const { fontSize, height } = noteSize(text);
  const left = noteCorner(figure, height) ?? TEXT_WIDTH - NOTE.width;
  return [
    {
      absolutePosition: drawn ? { x: PAGE.left + left, y: NOTE.bottom - height } : { x: PAGE.left, y: HORIZON + 24 },
      columns: [
        {
          width: NOTE.width,
          stack: [
            { text, font: DISPLAY, fontSize, lineHeight: 1.08 },
            ...(drawn
              ? [{ text: say(READ_MIRROR), fontSize: 9, lineHeight: 1.08, color: COLOR.ink2, margin: [0, 6, 0, 0] as [number, number, number, number] }]
              : []),
          ],
        },
      ],
    },
  ];
}

/** The cover's foot: date, basis and code. It is set as the page's footer, so running text cannot reach it. */
export function coverFoot({ report }: Context): Content {
  const { totals } = report.coverage;
  return {
    margin: [PAGE.left, 10, PAGE.right, 0],
    stack: [
      {
        columns: [
          fact('Data analizy', dateLong(report.method.generatedAt), 'left'),
          fact('Podstawa', `${counted(totals.sources, 'źródło', 'źródła', 'źródeł')}, ${counted(totals.domains, 'domena', 'domeny', 'domen')}`, 'center'),
          fact('Kod weryfikacyjny', report.method.code, 'right'),
        ],
      },
      ...(report.method.demo ? [{ text: DEMO_NOTICE, style: 'foot', margin: [0, 9, 0, 0] as [number, number, number, number] }] : []),
    ],
  };
}

const fact = (term: string, value: string, alignment: 'left' | 'center' | 'right'): Column => ({
  width: '*',
  alignment,
  fontSize: 9.4,
  lineHeight: 1.1,
  text: [
    { text: `${term}\n`, color: COLOR.ink2 },
    { text: value, bold: true },
  ],
});

/** Words of a name, each kept whole unless it is longer than any line. */
const nameInlines = (name: string) =>
  name.split(' ').map((word, i, all) => ({ text: i < all.length - 1 ? `${word} ` : word, ...(word.length <= 22 ? { noWrap: true } : {}) }));

/** The largest size at which the name fits the room above the mirror. */
function nameSize(name: string): number {
  const words = name.split(' ');
  return (
    NAME_SIZES.find((size) => {
      const perLine = Math.floor(TEXT_WIDTH / (size * EM));
      let [lines, used] = [1, 0];
      for (const word of words) {
        if (used > 0 && used + word.length + 1 > perLine) [lines, used] = [lines + 1, 0];
        used += word.length + (used > 0 ? 1 : 0);
        if (used > perLine) return false;
      }
      return lines * size <= NAME_ROOM;
    }) ?? 17
  );
}
