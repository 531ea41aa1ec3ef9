/** The check digits of a KSeF number: CRC-8, polynomial 0x07, by its table. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = ((value << 1) ^ (value >= 128 ? 0x107 : 0)) & 0x1ff;
  return value & 0xff;
});

export const checkDigits = (text: string): string =>
  Buffer.from(text)
    .reduce((crc, byte) => TABLE[crc ^ byte] as number, 0)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
