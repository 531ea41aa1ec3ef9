/** The same SVG for a PDF, a letter or a picture: no class, no custom property, light values as attributes. */
const INK = '#1b1815';
const INK_2 = '#494238';
const LINE_2 = '#b9ae9b';
const GREY = '#645b4d';
const TONES = {
  p: { fill: '#10b981', wash: '#e0efe4', ink: '#08694a' },
  n: { fill: '#ef4444', wash: '#f8e3dc', ink: '#a81c1c' },
  o: { fill: '#f59e0b', wash: '#f8ead0', ink: '#7f4a00' },
  l: { fill: '#3b82c4', wash: '#e2eaf3', ink: '#1f5488' },
} as const;
type Tone = keyof typeof TONES;
const toneOf = (kind: string): (typeof TONES)[Tone] | null => (kind in TONES ? TONES[kind as Tone] : null);

/** Names of the typefaces; `sansBold` where weights are families of their own, as in a PDF. */
export type PrintOptions = { paper?: string; under?: string; sans?: string; sansBold?: string; display?: string };

const stroke = (colour: string, width: number, dashes = ''): string =>
  `stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''} fill="none"`;

function square(kinds: readonly string[], paper: string): string {
  const kind = kinds[1] ?? 'x';
  if (kind === 'own') return `fill="${INK}" stroke="${INK}"`;
  if (kind === 'gone') return stroke(LINE_2, 1, '2 2');
  if (kind === 'wait') return `fill="${LINE_2}" stroke="${GREY}"`;
  const tone = kind === 'm' ? TONES.p : toneOf(kind);
  if (!tone) return `fill="${paper}" stroke="${GREY}"${kinds.includes('u') ? ' stroke-dasharray="2.5 2"' : ''}`;
  return `fill="${kinds.includes('st') ? tone.fill : tone.wash}" stroke="${kind === 'm' ? GREY : tone.ink}"`;
}

/** Attributes of each class of the drawings; '' for one that has none. */
function attributes(kinds: readonly string[], { paper, under, sans, sansBold, display }: Required<PrintOptions>): string {
  const [first = '', second = ''] = kinds;
  const words = (fill: string, bold = false) => `font-family="${bold ? sansBold : sans}" font-size="13" font-weight="${bold ? 600 : 400}" fill="${fill}"`;
  const signed = second === 'p' ? TONES.p.ink : TONES.n.ink;
  switch (first) {
    case 'hz-q':
      return square(kinds, paper);
    case 'hz-under':
      return `fill="${under}"`;
    case 'hz-line':
    case 'hz-cut':
      return stroke(INK, 1.5);
    case 'hz-year':
      return stroke(LINE_2, 1, '1 3');
    case 'hz-tick':
    case 'hz-ld':
      return stroke(LINE_2, 1);
    case 'hz-br':
      return stroke(INK, 1);
    case 'hz-s':
      return `font-family="${display}" font-weight="500" fill="${INK}"`;
    case 'hz-big':
      return `font-family="${display}" font-size="30" font-weight="500" fill="${signed}"`;
    case 'hz-k':
      return words(signed, true);
    case 'hz-n':
      return words(INK, true);
    case 'hz-a':
    case 'hz-m':
      return second === 'b' ? words(INK, true) : words(INK_2);
    case 'ring':
      return `fill="${paper}"`;
    case 'half':
      return `fill="${kinds.includes('st') ? TONES.n.fill : TONES.n.wash}" stroke="none"`;
    case 'wg-m':
      return stroke(LINE_2, 1);
    case 'wg-v':
      return `fill="${INK}"`;
    case 'tk-i':
      return `fill="${LINE_2}"`;
    case 'tk-q': {
      const tone = toneOf(second) ?? TONES.o;
      return kinds.includes('thin') ? `fill="${paper}" stroke="${tone.ink}" stroke-dasharray="2.5 2"` : `fill="${tone.fill}" stroke="${tone.ink}"`;
    }
    case 'tk-p':
      return `fill="${paper}" stroke="${INK}" stroke-width="1.5"`;
    default:
      return '';
  }
}

/** @param svg of a function of this folder @returns SVG that pdfmake and mail programs draw */
export function printSvg(svg: string, options: PrintOptions = {}): string {
  const all = { paper: '#ffffff', under: '#f3eee3', sans: 'Hanken', sansBold: options.sans ?? 'Hanken', display: 'Brygada', ...options };
  return svg
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const drawn = attributes(names.split(' '), all);
      return drawn === '' ? '' : ` ${drawn}`;
    })
    .replace(/ (?:data-[a-z]+|role|aria-label|aria-hidden)="[^"]*"/g, '')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
