/** KSeF numbers: `{NIP of the seller}-{YYYYMMDD}-{12 hex digits}-{CRC-8 in hex}`. */

const FORM = /^([1-9]\d{9}-20\d{6}-[0-9A-F]{12})-([0-9A-F]{2})$/;

/** CRC-8 with the polynomial 0x07, beginning with 0, as two hex digits (KSeF documentation, „Numer KSeF”). */
export function crc8(text: string): string {
  let crc = 0;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** Whether a text has the form of a KSeF number of this seller and its check digits are right. */
export function isKsefNumber(text: string, sellerNip: string): boolean {
  const [, body, check] = FORM.exec(text) ?? [];
  return body?.startsWith(`${sellerNip}-`) === true && crc8(body) === check;
}
