/** Writes a calendar of all-day events (RFC 5545). Pure. */

export type CalendarEvent = {
  /** The same whenever the calendar is made, so that a second import changes events instead of doubling them. */
  id: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  title: string;
  text: string;
  url?: string;
  /** Reminds the day before. */
  remind?: boolean;
};

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format allows none of them
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

/** Longest line, in bytes, without its line break; the rest goes on in lines that begin with a space. */
const LINE = 75;

function folded(line: string): string {
  let [all, length] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (length + size > LINE) [all, length] = [`${all}\r\n `, 1];
    all += sign;
    length += size;
  }
  return `${all}\r\n`;
}

const compact = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const linesOf = (event: CalendarEvent, made: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}`,
  `DTSTAMP:${made}`,
  `DTSTART;VALUE=DATE:${compact(event.from)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(event.to))}`,
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  ...(event.url ? [`URL:${event.url}`] : []),
  'TRANSP:TRANSPARENT',
  ...(event.remind ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(event.title)}`, 'TRIGGER:-P1D', 'END:VALARM'] : []),
  'END:VEVENT',
];

/** The file's text. @param now when it is made */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const made = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lustro//Lustro//PL',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => linesOf(event, made)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
