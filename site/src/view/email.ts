/** Rough check of an e-mail address before the request; the server makes the full one. Pure. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
