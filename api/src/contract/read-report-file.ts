/** The text of a report's file: `raport.json` as it is, or the JSON that lies in the report's PDF. */

/** Most bytes of an unpacked report; a real one has under ten million. */
const MOST = 100_000_000;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > MOST) throw new RangeError('The file is too large.');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The one file inside a PDF; null when there is none, or more than one, so that nobody has to guess which was meant. */
async function attached(pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(pdf);
  const [found, ...others] = text.matchAll(/\/Type \/EmbeddedFile\b/g);
  if (!found || others.length > 0) return null;
  const stream = text.indexOf('stream', found.index);
  const dictionary = text.slice(found.index, stream);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  if (stream < 0 || dictionary.length > 1_000 || !Number.isInteger(length)) return null;
  const begin = stream + (text.startsWith('stream\r\n', stream) ? 8 : 7);
  const bytes = pdf.slice(begin, begin + length);
  return /\/FlateDecode\b/.test(dictionary) ? inflate(bytes) : bytes;
}

/** The JSON text of a report's file; null when it holds none. */
export async function readReportFile(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const isPdf = String.fromCharCode(...bytes.slice(0, 5)) === '%PDF-';
  try {
    const content = isPdf ? await attached(bytes) : bytes;
    return content && new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
