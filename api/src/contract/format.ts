/** Polish formats: plural forms, money, dates, no-break spaces. Pure, used on both sides. All times are Polish time. */

const NBSP = '\u00a0';
const rules = new Intl.PluralRules('pl');
const TIME_ZONE = 'Europe/Warsaw';

/** The noun form that agrees with `n`: one, few (2–4), many. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(Math.abs(n));
  return form === 'one' ? one : form === 'few' ? few : many;
}

/** Number, no-break space and the agreeing noun: `counted(3, 'źródło', 'źródła', 'źródeł')` gives "3 źródła". */
export function counted(n: number, one: string, few: string, many: string): string {
  return `${integer(n)}${NBSP}${plural(n, one, few, many)}`;
}

const grouped = new Intl.NumberFormat('pl-PL', { useGrouping: 'min2' as never, maximumFractionDigits: 0 });
/** An estimate with two digits that mean something: 5455 → 5500. */
export const estimate = (n: number): number => Number(n.toPrecision(2));

/** Whole number; thousands are grouped from 10 000 up. */
export const integer = (n: number): string => grouped.format(n);

/** Decimal comma, fixed digits: `decimal(6.7, 1)` gives "6,7". The minus is a real minus. */
export const decimal = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',').replace('-', '−');

/** A share of 0–1 as a whole percentage: "25%". */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Grosze to "50,00 zł"; `short` drops ",00" ("50 zł"). */
export function money(grosze: number, short = false): string {
  const text = decimal(grosze / 100, 2);
  return `${short ? text.replace(/,00$/, '') : text}${NBSP}zł`;
}

/** Bytes as people read them, in steps of 1000: "640 kB", "4,2 MB", "12,5 GB". Never "0 kB". */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}${NBSP}kB`;
  return bytes < 1_000_000_000 ? `${decimal(bytes / 1_000_000)}${NBSP}MB` : `${decimal(bytes / 1_000_000_000)}${NBSP}GB`;
}

/** "a•••@gmail.com": enough for its owner to recognise. The number of dots is fixed, so that it tells nothing. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${email.slice(Math.max(at, 0))}`;
}
/** "600 700 800", "+48 600 700 800"; a number of another country as it was given. */
export function phoneNumber(phone: string): string {
  const [, country = '', ...threes] = /^(\+48)?(\d{3})(\d{3})(\d{3})$/.exec(phone) ?? [];
  return threes.length > 0 ? [country, ...threes].filter(Boolean).join(NBSP) : phone;
}
/** "••• ••• 123" */
export const maskedPhone = (phone: string): string => `••• ••• ${phone.slice(-3)}`;

/** Making a formatter costs a hundred times what formatting does, so each is made once. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string | Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (iso) => {
    made ??= new Intl.DateTimeFormat('pl-PL', { timeZone: TIME_ZONE, ...options });
    return made.format(typeof iso === 'string' ? new Date(iso) : iso);
  };
}
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** 21.11.2026 */
export const dateShort = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
/** 21 listopada 2026 r. */
export const dateLong = (iso: string | Date): string => `${longDay(iso).replace(/ /g, NBSP)}${NBSP}r.`;
/** 14:30 */
export const time = formatter({ hour: '2-digit', minute: '2-digit' });
/** 21 listopada 2026 r., 14:30 */
export const dateTime = (iso: string | Date): string => `${dateLong(iso)}, ${time(iso)}`;

const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
/** 2026-11-21 14:30, as spreadsheets read it; a midnight, which stands for a day without an hour, is left out. */
export const stamp = (at: Date): string => swedish.format(at).replace(' 00:00', '');

const months = new Intl.DateTimeFormat('pl-PL', { month: 'long', timeZone: 'UTC' });
/** Month 1–12 in the nominative: "listopad". */
export const monthName = (month: number): string => months.format(Date.UTC(2026, month - 1));

/** First eight characters of an order id, as people see it. */
export const shortId = (id: string): string => id.slice(0, 8);

/**
 * Polish typography for running text: a no-break space after one-letter words, between a number and its noun,
 * and after common abbreviations.
 */
export function polish(text: string): string {
  return text
    .replace(/(^|[\s(„»—–])([aiouwzAIOUWZ]) (?=\S)/g, `$1$2${NBSP}`)
    .replace(/(^|[\s(„»—–\u00a0])([aiouwzAIOUWZ]) (?=\S)/g, `$1$2${NBSP}`)
    .replace(/(\d) (?=(?:zł|%|r\.|pkt|proc|tys|mln|[a-ząćęłńóśźż]{3,}))/g, `$1${NBSP}`)
    .replace(/\b(art|ust|pkt|nr|ul|np|m\.in)\. (?=\S)/g, `$1.${NBSP}`)
    .replace(/\bsp\. (?=z\u00a0o\.o)/g, `sp.${NBSP}`)
    .replace(/§ (?=\d)/g, `§${NBSP}`)
    .replace(/ — /g, `${NBSP}— `);
}

/** A name as typed, without the signs that file systems refuse. */
function inFileName(name: string): string {
  return (
    name
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
      .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100)
  );
}

/** `raport-wizerunku-{subject}.pdf` */
export const reportFileName = (subject: string): string => `raport-wizerunku-${inFileName(subject) || 'podmiot'}.pdf`;
/** `zrodla-raportu-{subject}.xlsx` */
export const sourcesFileName = (subject: string, format: string): string => `zrodla-raportu-${inFileName(subject) || 'podmiot'}.${format}`;
/** `plan-i-terminy-{subject}.ics` */
export const calendarFileName = (subject: string): string => `plan-i-terminy-${inFileName(subject) || 'podmiot'}.ics`;
/** `wzmianki-2026-11-21.csv` */
export const mentionsFileName = (day: string, format: string): string => `wzmianki-${day}.${format}`;

/** `wyplaty-2026-11.csv` */
export const payoutsFileName = (month: string): string => `wyplaty-${month}.csv`;

/** `faktury-2026-11.csv`; without a month all of them. */
export const invoicesFileName = (month?: string): string => `faktury${month ? `-${month}` : ''}.csv`;

/**
 * The first sentence of a text, with its end mark. A mark inside „…” or (…) ends nothing: titles that are quoted may hold
 * sentences of their own.
 */
export function firstSentence(text: string): string {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (sign === '„' || sign === '(') depth++;
    else if (sign === '”' || sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && '.!?…'.includes(sign) && /^\s+[\p{Lu}\d„(]/u.test(text.slice(i + 1, i + 4))) return text.slice(0, i + 1);
  }
  return text;
}

/** The first sentence without its full stop, as a title of what follows. */
export const sentenceTitle = (text: string): string => firstSentence(text.trim()).replace(/\.$/, '');

/** An address as people read it: with its Polish letters, where they are encoded and can be read. */
export function readableUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
