/** Bytes of a page to text. Polish pages come in UTF-8, ISO-8859-2 and windows-1250, not always as labelled. */

const META_BYTES = 4_096;

const decoderOf = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label.trim().toLowerCase());
  } catch {
    return null;
  }
};

/** Charset named by the byte order mark, or null. */
function bomOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Charset named by a `<meta>` or XML declaration in the first bytes, or null. */
function metaOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, META_BYTES)).toString('latin1');
  const found = /<meta[^>]{0,300}?charset\s*=\s*["']?\s*([\w-]{2,30})/i.exec(head) ?? /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]{2,30})/i.exec(head);
  const label = found?.[1]?.toLowerCase() ?? null;
  // By the HTML standard a meta element that could be read at all cannot be UTF-16.
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}

/** Between the two Polish single-byte sets: bytes that are ą ś ź in one and control characters or signs in the other. */
function singleByteOf(bytes: Uint8Array): 'windows-1250' | 'iso-8859-2' {
  let windows = 0;
  let iso = 0;
  for (const b of bytes) {
    if (b === 0xb9 || b === 0x9c || b === 0x9f || b === 0xa5 || b === 0x8c || b === 0x8f) windows++;
    else if (b === 0xb1 || b === 0xb6 || b === 0xbc || b === 0xa1 || b === 0xa6 || b === 0xac) iso++;
    // Typographic quotes and dashes of windows-1250; C1 controls in ISO-8859-2 do not occur in text.
    else if (b >= 0x80 && b <= 0x9f) windows++;
  }
  return iso > windows ? 'iso-8859-2' : 'windows-1250';
}

/** Number of valid multi-byte UTF-8 sequences and of bytes that break UTF-8. */
function utf8Shape(bytes: Uint8Array): { sequences: number; broken: number } {
  let sequences = 0;
  let broken = 0;
  for (let i = 0; i < bytes.length; i++) {
    const b = bytes[i] as number;
    if (b < 0x80) continue;
    const more = b >= 0xc2 && b <= 0xdf ? 1 : b >= 0xe0 && b <= 0xef ? 2 : b >= 0xf0 && b <= 0xf4 ? 3 : -1;
    let k = 1;
    while (k <= more && ((bytes[i + k] as number) & 0xc0) === 0x80) k++;
    if (more > 0 && k > more) {
      sequences++;
      i += more;
    } else broken++;
  }
  return { sequences, broken };
}

/**
 * Decodes a page: byte order mark, then the header's charset, then the meta element's, then the bytes themselves.
 * A label that the bytes contradict (UTF-8 sent as Latin, windows-1250 sent as ISO-8859-2) is corrected. Never throws.
 */
export function decodePage(bytes: Uint8Array, headerCharset: string | null): { text: string; charset: string } {
  const bom = bomOf(bytes);
  if (bom) return { text: new TextDecoder(bom).decode(bytes), charset: bom };
  const label = [headerCharset, metaOf(bytes)].find((l) => l && decoderOf(l)) ?? null;
  const declared = label ? (decoderOf(label)?.encoding ?? null) : null;
  const { sequences, broken } = utf8Shape(bytes);
  let charset: string;
  if (declared === null || declared === 'utf-8') charset = broken <= sequences ? 'utf-8' : singleByteOf(bytes);
  else if (sequences > 0 && broken === 0 && /^(windows-125|iso-8859-)/.test(declared)) charset = 'utf-8';
  else if (declared === 'iso-8859-2' || declared === 'windows-1250') charset = bytes.some((b) => b >= 0x80 && b <= 0x9f) ? 'windows-1250' : declared;
  else charset = declared;
  return { text: new TextDecoder(charset).decode(bytes), charset };
}
