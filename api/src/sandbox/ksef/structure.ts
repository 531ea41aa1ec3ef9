/** What the stand-in asks of a document: the elements of FA(3) in their order, the forms of their values, sums that add up. */
import { Parser } from 'htmlparser2';

type Leaf = { path: string; text: string };
export type Read = { nip: string; kind: 'VAT' | 'KOR'; number: string; day: string; buyer: string; corrects: { number: string; ksefNumber: string } | null };

const [TEXT, NIP, DAY, AMOUNT, TWO] = [
  /^\S(?:.{0,510}\S)?$/su,
  /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/,
  /^20\d{2}-\d{2}-\d{2}$/,
  /^-?(?:[1-9]\d{0,15}|0)\.\d{2}$/,
  /^2$/,
];
type Rule = [path: string, form: RegExp, optional?: true];

const under = (parent: string, rules: Rule[]): Rule[] =>
  rules.map(([path, form, optional]) => [`${parent}/${path}`, form, ...(optional ? [optional] : [])] as Rule);
const ADDRESS: Rule[] = under('Adres', [
  ['KodKraju', /^[A-Z]{2}$/],
  ['AdresL1', TEXT],
  ['AdresL2', TEXT, true],
]);
const PARTY: Rule[] = under('DaneIdentyfikacyjne', [
  ['NIP', NIP],
  ['Nazwa', TEXT],
]);
const BEFORE_KIND: Rule[] = [
  ...under('Naglowek', [
    ['KodFormularza', /^FA$/],
    ['WariantFormularza', /^3$/],
    ['DataWytworzeniaFa', /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/],
    ['SystemInfo', TEXT, true],
  ]),
  ...under('Podmiot1', [...PARTY, ...ADDRESS]),
  ...under('Podmiot2', [...PARTY, ...ADDRESS, ['JST', TWO], ['GV', TWO]]),
  ...under('Fa', [
    ['KodWaluty', /^PLN$/],
    ['P_1', DAY],
    ['P_2', TEXT],
    ['P_6', DAY, true],
    ['P_13_1', AMOUNT],
    ['P_14_1', AMOUNT],
    ['P_15', AMOUNT],
    ...under('Adnotacje', [
      ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name): Rule => [name, TWO]),
      ['Zwolnienie/P_19N', /^1$/],
      ['NoweSrodkiTransportu/P_22N', /^1$/],
      ['P_23', TWO],
      ['PMarzy/P_PMarzyN', /^1$/],
    ]),
  ]),
];
const LINE: Rule[] = under('Fa/FaWiersz', [
  ['NrWierszaFa', /^1$/],
  ['P_7', TEXT],
  ['P_8A', TEXT],
  ['P_8B', /^-?1$/],
  ['P_9B', AMOUNT],
  ['P_11A', AMOUNT],
  ['P_11Vat', AMOUNT],
  ['P_12', /^23$/],
]);
const OF_KIND: Record<Read['kind'], Rule[]> = {
  VAT: [
    ['Fa/RodzajFaktury', /^VAT$/],
    ...LINE,
    ...under('Fa/Platnosc', [
      ['Zaplacono', /^1$/],
      ['DataZaplaty', DAY],
      ['FormaPlatnosci', /^[1-7]$/, true],
    ]),
  ],
  KOR: [
    ['Fa/RodzajFaktury', /^KOR$/],
    ['Fa/PrzyczynaKorekty', TEXT],
    ['Fa/TypKorekty', /^[123]$/],
    ...under('Fa/DaneFaKorygowanej', [
      ['DataWystFaKorygowanej', DAY],
      ['NrFaKorygowanej', TEXT],
      ['NrKSeF', /^1$/],
      ['NrKSeFFaKorygowanej', /^[1-9]\d{9}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/],
    ]),
    ...LINE,
  ],
};

/** Elements without children, below the root. @throws Error when it is not well formed or of another namespace */
function leavesOf(xml: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: { name: string; hasChild: boolean; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === 0 && (name !== 'Faktura' || attributes.xmlns !== 'http://crd.gov.pl/wzor/2025/06/25/13775/')) throw new Error('another root');
        if (name === 'KodFormularza' && (attributes.kodSystemowy !== 'FA (3)' || attributes.wersjaSchemy !== '1-0E')) throw new Error('another form');
        const parent = open.at(-1);
        if (parent) parent.hasChild = true;
        open.push({ name, hasChild: false, text: '' });
      },
      ontext(text) {
        const inside = open.at(-1);
        if (inside) inside.text += text;
      },
      onclosetag(name, implied) {
        if (implied) throw new Error(`${name} is not closed`);
        const path = open.slice(1).map((one) => one.name);
        const closed = open.pop();
        if (closed && !closed.hasChild) leaves.push({ path: path.join('/'), text: closed.text });
      },
      onerror(error) {
        throw error;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return leaves;
}

/** Reads a document. @throws Error with a sentence on the first thing that is wrong */
export function readDocument(xml: string): Read {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) throw new Error('no declaration');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a document must not hold.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml)) throw new Error('a forbidden character');
  const leaves = leavesOf(xml);
  const text = (path: string): string => leaves.find((leaf) => leaf.path === path)?.text ?? '';
  const kind = text('Fa/RodzajFaktury') === 'KOR' ? 'KOR' : 'VAT';
  let at = 0;
  for (const [path, form, optional] of [...BEFORE_KIND, ...OF_KIND[kind]]) {
    const leaf = leaves[at];
    if (leaf?.path !== path) {
      if (optional) continue;
      throw new Error(`${path} expected, ${leaf?.path ?? 'the end'} found`);
    }
    if (!form.test(leaf.text)) throw new Error(`the value of ${path}`);
    at++;
  }
  if (at < leaves.length) throw new Error(`${leaves[at]?.path} is too much`);
  const grosze = (path: string): number => Math.round(Number(text(path)) * 100);
  const gross = grosze('Fa/P_15');
  if (grosze('Fa/P_13_1') + grosze('Fa/P_14_1') !== gross) throw new Error('sums that do not add up');
  if (grosze('Fa/FaWiersz/P_11A') !== gross || Number(text('Fa/FaWiersz/P_8B')) * grosze('Fa/FaWiersz/P_9B') !== gross) throw new Error('a line that differs');
  if (kind === 'VAT' ? gross <= 0 : gross >= 0) throw new Error('the sign of the sum');
  return {
    nip: text('Podmiot1/DaneIdentyfikacyjne/NIP'),
    kind,
    number: text('Fa/P_2'),
    day: text('Fa/P_1'),
    buyer: text('Podmiot2/DaneIdentyfikacyjne/Nazwa'),
    corrects: kind === 'KOR' ? { number: text('Fa/DaneFaKorygowanej/NrFaKorygowanej'), ksefNumber: text('Fa/DaneFaKorygowanej/NrKSeFFaKorygowanej') } : null,
  };
}
