/** Reader of Morfologik dictionaries: CFSA2 automaton, PREFIX encoder, `form;encoded lemma;tags` (morfologik-fsa, BSD). */

const NEXT = 0x80;
const LAST = 0x40;
const FINAL = 0x20;

function* sequences(data: Uint8Array): Generator<Buffer> {
  if (data[0] !== 0x5c || data[4] !== 0xc6) throw new Error('Not a CFSA2 dictionary');
  const numbered = (((data[5] as number) << 8) | (data[6] as number)) & 0x100;
  const mapSize = data[7] as number;
  const map = data.subarray(8, 8 + mapSize);
  const arcs = data.subarray(8 + mapSize);
  const path: number[] = [];

  const labelSize = (arc: number): number => (((arcs[arc] as number) & 0x1f) === 0 ? 2 : 1);
  const skipNumber = (at: number): number => {
    let i = at;
    while ((arcs[i] as number) & 0x80) i += 1;
    return i + 1;
  };
  const skipArc = (arc: number): number => {
    const after = arc + labelSize(arc);
    return (arcs[arc] as number) & NEXT ? after : skipNumber(after);
  };
  const target = (arc: number): number => {
    if ((arcs[arc] as number) & NEXT) {
      let a = arc;
      while (!((arcs[a] as number) & LAST)) a = skipArc(a);
      return skipArc(a);
    }
    let value = 0;
    let shift = 0;
    let i = arc + labelSize(arc);
    while ((arcs[i] as number) & 0x80) {
      value |= ((arcs[i] as number) & 0x7f) << shift;
      shift += 7;
      i += 1;
    }
    return value | ((arcs[i] as number) << shift);
  };
  const firstArc = (node: number): number => (numbered ? skipNumber(node) : node);

  function* walk(node: number): Generator<Buffer> {
    let arc = firstArc(node);
    for (;;) {
      const flags = arcs[arc] as number;
      path.push((flags & 0x1f) === 0 ? (arcs[arc + 1] as number) : (map[flags & 0x1f] as number));
      if (flags & FINAL) yield Buffer.from(path);
      const to = target(arc);
      if (to !== 0) yield* walk(to);
      path.pop();
      if (flags & LAST) return;
      arc = skipArc(arc);
    }
  }
  yield* walk(target(firstArc(0)));
}

export type DictionaryEntry = { form: string; readings: { lemma: string; tag: string }[] };

/** All forms of the dictionary in byte order, each with its lemmas and tags. Throws when the file is not CFSA2. */
export function* readDictionary(data: Uint8Array): Generator<DictionaryEntry> {
  let current: DictionaryEntry | null = null;
  for (const line of sequences(data)) {
    const first = line.indexOf(0x3b);
    const second = line.indexOf(0x3b, first + 1);
    const form = line.toString('utf8', 0, first);
    const tag = second < 0 ? '' : line.toString('utf8', second + 1);
    const code = line.subarray(first + 1, second < 0 ? line.length : second);
    const bytes = line.subarray(0, first);
    const prefix = ((code[0] as number) - 0x41) & 0xff;
    const suffix = ((code[1] as number) - 0x41) & 0xff;
    const kept = prefix === 255 || suffix === 255 ? Buffer.alloc(0) : bytes.subarray(prefix, bytes.length - suffix);
    const lemma = Buffer.concat([kept, code.subarray(2)]).toString('utf8');
    if (current && current.form !== form) {
      yield current;
      current = null;
    }
    current ??= { form, readings: [] };
    current.readings.push({ lemma, tag });
  }
  if (current) yield current;
}
