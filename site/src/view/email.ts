/** A first look at an e-mail address before it is sent; the server decides. Pure. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
