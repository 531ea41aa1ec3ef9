import fc from 'fast-check';

/** Any code point, lone surrogates among them. fast-check takes most of a second to prepare its own `binary`. */
export const anyCharacter = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));
