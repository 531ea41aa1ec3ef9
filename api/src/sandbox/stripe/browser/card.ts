export const digitsOf = (text: string): string => text.replace(/\D/g, '');

function cardBrand(digits: string): 'visa' | 'mastercard' | 'amex' | 'unknown' {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'unknown';
}

const isAmex = (digits: string): boolean => cardBrand(digits) === 'amex';
const cardLength = (digits: string): number => (isAmex(digits) ? 15 : cardBrand(digits) === 'unknown' ? 19 : 16);
export const cvcLength = (cardDigits: string): number => (isAmex(cardDigits) ? 4 : 3);

/** 4242 4242 4242 4242; American Express 3782 822463 10005. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const cut = digits.slice(0, cardLength(digits));
  const groups = isAmex(cut) ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/.exec(cut)?.slice(1) : cut.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** "1228" and "12/2028" become "12 / 28"; a first digit above 1 gets a leading zero. */
export function formatExpiry(text: string): string {
  const long = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(text);
  let digits = long ? (long[1] as string).padStart(2, '0') + (long[2] as string) : digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Check digit of a card number (ISO/IEC 7812-1, Luhn). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Null for a valid card number, else Stripe's error code. */
export function checkNumber(text: string): string | null {
  const digits = digitsOf(text);
  const complete = cardBrand(digits) === 'unknown' ? digits.length >= 12 : digits.length === cardLength(digits);
  if (!complete) return 'incomplete_number';
  return passesLuhn(digits) ? null : 'invalid_number';
}

export function checkExpiry(text: string, today = new Date()): string | null {
  const digits = digitsOf(text);
  if (digits.length < 4) return 'incomplete_expiry';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  if (year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1)) return 'invalid_expiry_year_past';
  return year > today.getFullYear() + 50 ? 'invalid_expiry_year' : null;
}

export const checkCvc = (text: string, cardText: string): string | null => (digitsOf(text).length === cvcLength(digitsOf(cardText)) ? null : 'incomplete_cvc');

export const checkEmail = (text: string): string | null => {
  if (text.trim() === '') return 'incomplete_email';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? null : 'invalid_email';
};
