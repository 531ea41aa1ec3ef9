/** Pages made to be expensive, each of about the asked size, the same on every run. */

/** Numbers that are the same on every run (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Below = ReturnType<typeof numbers>;
type Kind = (size: number, below: Below) => string;

const fill = (size: number, piece: string | ((i: number) => string)): string => {
  const parts: string[] = [];
  for (let length = 0, i = 0; length < size; i++) {
    const part = typeof piece === 'string' ? piece : piece(i);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
};
/** The first share of the size in opening pieces, the rest in a tail. */
const headAndTail = (size: number, open: string, tail: string | ((i: number) => string), share = 0.1) =>
  fill(size * share, open) + fill(size * (1 - share), tail);
const WORDS = 'rzeka stary młyn nad wodą głosowanie rady gminy oddała most po remoncie wczoraj burmistrz powiedział że droga będzie gotowa jesienią'.split(' ');
const sentence = (below: Below, length = 12) => {
  const words = Array.from({ length }, () => WORDS[below(WORDS.length)]).join(' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}. `;
};
const body = (inner: string, head = '') =>
  `<!doctype html><html lang="pl"><head><title>Most oddany po remoncie</title>${head}</head><body>${inner}</body></html>`;
const inBody =
  (piece: string | ((i: number) => string)): Kind =>
  (size) =>
    body(fill(size, piece));
const nested =
  (open: string, tail: string | ((i: number) => string), share?: number): Kind =>
  (size) =>
    body(headAndTail(size, open, tail, share));

/** An ordinary article with its furniture, as long as asked. */
export const friendlyPage: Kind = (size, below) =>
  body(
    `<header><nav>${fill(2_000, (i) => `<a href="/dzial-${i}">Dział ${i}</a> `)}</nav></header><main><article><h1>Most oddany po remoncie</h1><p class="author">Ewa Brzozowska, 12 marca 2025</p>${fill(
      size - 5_000,
      (i) =>
        `${i % 9 === 0 ? `<h2>${sentence(below, 5)}</h2>` : ''}<p>${sentence(below)}${sentence(below)}<a href="/a/${i}">${sentence(below, 3)}</a>${sentence(below)}</p>\n`,
    )}</article></main><footer><p>Kontakt z redakcją</p></footer>`,
  );

export const HOSTILE: Record<string, Kind> = {
  'many attributes': (size) => body(`<p ${fill(size, (i) => `a${i}="x" `)}>Treść.</p>`),
  'many classes': (size) => body(`<p class="${fill(size, (i) => `k${i} `)}">Treść.</p>`),
  'unclosed b, stray i': (size) => body(fill(size / 2, '<b>') + fill(size / 2, '</i>')),
  'unclosed p': inBody('<p>Tekst akapitu'),
  'unclosed form label button': inBody('<form><label><button>Tak'),
  'deep div': nested('<div>', 'tekst ', 0.95),
  'deep div with long text': (size, below) => body(fill(5 * 7_900, '<div>') + fill(size - 39_500, () => sentence(below))),
  'divs of p': inBody('<div><p>a'),
  'deep trees, many times': inBody(`${'<div>'.repeat(70)}tekst akapitu, w którym coś jest${'</div>'.repeat(70)}`),
  'nested headings': nested('<h2><h3>', 'ogon tekstu '),
  'nested tables': nested('<table><tr><td>', '<b>a</b>'),
  'table of many cells': (size) => body(`<table>${fill(size, '<tr><td>a<td>b<td>c')}</table>`),
  'select, option, table': inBody('<select><option><table><tr><option>'),
  'nested svg': nested('<svg><g>', '<path d="M0 0">'),
  'mathml annotation': nested('<math><annotation-xml encoding="text/html">', '<p>a</p>'),
  'custom elements': nested('<x-a>', '<x-b>a</x-b>', 0.5),
  'microdata itemprop': (size) => body(`<div itemscope itemtype="https://schema.org/Article">${fill(size, '<span itemprop="author">a</span>')}</div>`),
  'microdata nested': inBody('<b itemscope itemtype="https://schema.org/Review" itemprop="review">'),
  'flat meta itemprop': inBody('<meta itemprop="author" content="a">'),
  'json-ld deep': (size) => body('<p>Treść.</p>', `<script type="application/ld+json">${'{"a":'.repeat(size / 10)}1${'}'.repeat(size / 10)}</script>`),
  'json-ld many': (size) => body('<p>Treść.</p>', fill(size, '<script type="application/ld+json">{"@type":"Person","name":"A"}</script>')),
  'json-ld wide': (size) => body('<p>Treść.</p>', `<script type="application/ld+json">[${fill(size, '{"@type":"Person","name":"A"},')}{}]</script>`),
  comments: inBody('<!-- a -->'),
  'style attributes': inBody('<i style="color:#fff;background:#111">a</i>'),
  'style chains': nested('<div style="color:#fff;background:#111">', '<i style="color:#eee">a</i>', 0.3),
  'style rules': (size) => body(fill(size / 2, '<i class="a b c">a</i>'), `<style>${fill(size / 2, (i) => `.a .b${i},.c{display:none}`)}</style>`),
  'style rules of one class': (size) => body(fill(size / 2, '<i class="a">a</i>'), `<style>${fill(size / 2, (i) => `.x${i}{display:none}`)}</style>`),
  'many style sheets': (size) =>
    body(
      '<p class="a">Treść.</p>',
      fill(size, (i) => `<style>.a${i}{display:none}</style>`),
    ),
  entities: inBody('&amp;&lt;&nbsp;&#380;'),
  'broken entities': inBody('&'),
  'lt signs': inBody('< '),
  'lt signs close': inBody('<'),
  'open comment signs': inBody('<!-'),
  'br lines': inBody('<br>'),
  'br and words': inBody('słowo<br>'),
  anchors: inBody((i) => `<a href="/a${i}">b</a>`),
  'anchors of one text': inBody('<a href="https://inny.example/x">Czytaj też</a> '),
  inputs: inBody('<input type="checkbox">'),
  'li lists': inBody('<ul><li>a'),
  'dl lists': inBody('<dl><dt>NIP<dd>525'),
  'data rows': (size) => body(`<table>${fill(size, '<tr><td>NIP</td><td>525</td></tr>')}</table>`),
  times: inBody('<time datetime="2025-03-12">12 marca 2025</time> '),
  reviews: inBody('<div class="review"><b class="author">Jan K.</b> 12.03.2025 <i class="star"></i>Tekst opinii jest tu.</div>'),
  posts: inBody('<blockquote class="post">'),
  quotes: inBody('<blockquote class="post"><cite>Jan</cite>a</blockquote>'),
  bylines: inBody('<p class="author">Autor: Jan Nowak</p>'),
  headings: inBody('<h1>Most</h1>'),
  'related boxes': inBody('<div class="related a b"><b>Czytaj też</b><a href="/x">a</a></div>'),
  'short paragraphs': inBody('<p>a</p>'),
  commas: inBody(','),
  'one word': (size) => body(`<p>${'a'.repeat(size)}</p>`),
  'one sentence': (size, below) => body(`<p>${fill(size, () => `${WORDS[below(WORDS.length)]} `)}</p>`),
  capitals: (size) => body(`<p>${fill(size, 'Jan Maria Nowak-Kowalski Zbigniew ')}</p>`),
  blanks: (size) => body(`<p>a${' '.repeat(size)}b</p>`),
  newlines: (size) => body(`<pre>${'\n'.repeat(size)}</pre>`),
  'invisible signs': inBody('a\u200b\u00ad'),
  'combining signs': inBody('a\u0301\u0301'),
  bars: inBody('| - |'),
  dates: inBody('<p>12.03.2025 godz. 11:00</p>'),
  numbers: inBody('1 234 567,89 zł '),
  handles: inBody('@jan '),
  'title long': (size) => body('<p>Treść.</p>', `<title>${'Most | '.repeat(size / 7)}</title>`),
  'og long': (size) => body('<p>Treść.</p>', `<meta property="og:title" content="${'Most - '.repeat(size / 7)}">`),
  'many metas': (size) =>
    body(
      '<p>Treść.</p>',
      fill(size, (i) => `<meta property="og:x${i}" content="a">`),
    ),
  'hidden parts': inBody('<div hidden><p>a</p></div>'),
  'script text': (size) => body('<p>Treść.</p>', `<script>${'var a = "<p>";'.repeat(size / 14)}</script>`),
  'unclosed script': (size) => body(`<p>Treść.<script>${'a<b'.repeat(size / 3)}`),
  'unclosed comment': (size) => body(`<p>Treść.<!--${'a'.repeat(size)}`),
  frames: inBody('<iframe srcdoc="<p>a">'),
  'base and links': (size) => body(fill(size, '<a href="x">a</a>'), '<base href="https://a.example/">'),
};

/** Random mixtures of what is dear by itself. */
const PIECES = [
  '<div>',
  '<b>',
  '</i>',
  '</div>',
  '<p>Tekst akapitu',
  '<h2><h3>',
  '<table><tr><td>',
  '<select><option>',
  '<svg><g>',
  '</svg>',
  '&amp;&lt;',
  '<br>',
  '< < <',
  '<a href="/kontakt">dalej',
  '<div style="color:#fff;background:#111">',
  '<div class="a b related">',
  '<div class="review"><b class="author">Jan K.</b> 12.03.2025 <i class="star"></i>',
  '<blockquote class="post">',
  '<span itemprop="author">a</span>',
  '<b itemscope itemtype="https://schema.org/Review" itemprop="review">',
  '<time datetime="2025-03-12">',
  '<x-a><form><label><button>',
  '<b>Czytaj też</b>',
  '<dl><dt><dd><li>',
  '<style>.a .b{display:none}</style>',
  '<!-- a -->',
];
export function mixedPage(seed: number, size: number): string {
  const below = numbers(seed);
  const few = Array.from({ length: 1 + below(4) }, () => PIECES[below(PIECES.length)] as string);
  return `<html><body>${fill(size, () => few[below(few.length)] as string)}`;
}
