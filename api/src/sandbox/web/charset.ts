/** Encodes text in the charsets of Polish pages. */
export type Charset = 'utf-8' | 'iso-8859-2' | 'windows-1250';

const tables = new Map<Charset, Map<string, number>>();
function tableOf(charset: Exclude<Charset, 'utf-8'>): Map<string, number> {
  const known = tables.get(charset);
  if (known) return known;
  const decoder = new TextDecoder(charset);
  const table = new Map(Array.from({ length: 128 }, (_, i) => [decoder.decode(Uint8Array.of(i + 128)), i + 128] as const));
  tables.set(charset, table);
  return table;
}

/** Encodes HTML; characters missing in the charset become numeric character references. */
export function encode(html: string, charset: Charset): Uint8Array<ArrayBuffer> {
  if (charset === 'utf-8') return new TextEncoder().encode(html);
  const table = tableOf(charset);
  const bytes: number[] = [];
  for (const sign of html) {
    const code = sign.codePointAt(0) as number;
    const byte = code < 128 ? code : table.get(sign);
    if (byte !== undefined) bytes.push(byte);
    else for (const digit of `&#${code};`) bytes.push(digit.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}
