/** Renders a letter's blocks as plain text and as HTML. */
import { COMPANY } from '../contract/company.ts';
import { polish } from '../contract/format.ts';
import { MAIL_LIST_LABELS, type MailList } from '../contract/privacy.ts';
import type { LegalDocument } from '../contract/terms/index.ts';

export type Block =
  | { kind: 'p'; text: string }
  | { kind: 'h'; text: string }
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | { kind: 'button'; label: string; url: string }
  /** HTML of our own making, and the same in words. */
  | { kind: 'picture'; html: string; text: string };
export const p = (text: string): Block => ({ kind: 'p', text });
export const h = (text: string): Block => ({ kind: 'h', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

/**
 * A letter before rendering. `leave`: how to unsubscribe; letters without it cannot be unsubscribed from. `toOutsider`: the reader
 * has written to us and may have neither order nor account. `toAdministrator`: the reader looks after the service.
 */
export type Draft = {
  template: string;
  subject: string;
  preheader: string;
  blocks: Block[];
  leave?: Leave;
  attachments?: LegalDocument[];
  toOutsider?: true;
  toAdministrator?: true;
  /** The reader is described in a report that somebody else has ordered. */
  toDescribed?: true;
};
/** A mailing list with its unsubscribe token; for people without an account: the reason of the letter, and the page and call that end it. */
export type Leave = { list: MailList; token: string } | { why: string; page: string; call: string };
/** A letter for the outbox. `unsubscribeUrl` is what mail programs POST to (RFC 8058). */
export type Letter = { template: string; subject: string; text: string; html: string; unsubscribeUrl?: string; attachments?: LegalDocument[] };
export type Sender = { siteUrl: string; demo: boolean };

const DEMO_LINE = 'Tryb demonstracyjny — to nie jest prawdziwe zamówienie.';
const DEMO_OUTSIDER = 'Tryb demonstracyjny — serwis nie prowadzi prawdziwej sprzedaży.';
const SIGNATURE = 'Zespół Lustra';
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** Text for a header field: control characters and line breaks, which a buyer may have typed, become spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
/** An address is shown without its query, which a phone would break over lines; the link has it all, as the plain text has. */
const shown = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/?[?#].*$/, '');
const links = (html: string) =>
  html.replace(
    /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g,
    (url) => `<a href="${url}" style="color:#123f5c${shown(url).length > UNCUT_MAX ? '' : ';white-space:nowrap'}">${shown(url)}</a>`,
  );

/** What a line's end would cut in two: „00-|000 Warszawa”, „e-|mail”, an address of a usual length; a longer one may be cut after its @. */
const UNCUT =
  /\d{2}-\d{3}[ \u00a0]\p{Lu}\p{L}+|(?:NIP|KRS|REGON)[ \u00a0]\d[\d-]+|(?:tel\.[ \u00a0])?\+\d{2}(?:[ \u00a0]\d{3}){3}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\p{L})e-mail\p{L}*/giu;
const UNCUT_MAX = 32;
/** An order's number, small enough to stand on one line of a phone of 320 px. */
const ORDER_NUMBER = /(?<![\w=#/])[0-9a-f]{32}(?!\w)/g;
const uncut = (html: string) =>
  html
    .replace(UNCUT, (found) => (found.length > UNCUT_MAX ? found.replace('@', '@<wbr>') : `<span style="white-space:nowrap">${found}</span>`))
    .replace(ORDER_NUMBER, (found) => `<span style="white-space:nowrap;font-size:12px">${found}</span>`);
/** Words of a letter as HTML. */
const toWords = (text: string) => links(uncut(escapeHtml(text)));

function reason(siteUrl: string, { leave, toOutsider, toAdministrator, toDescribed }: Draft): string[] {
  if (toOutsider) return ['Ten list dotyczy Twojego zgłoszenia, dlatego nie można się z niego wypisać.'];
  if (toDescribed) return ['Ten list wysyłamy raz, bo wymaga tego art. 14 RODO. Adresu nie używamy do niczego więcej.'];
  if (toAdministrator) return ['Ten list dostają osoby, które mają dostęp do panelu.'];
  if (!leave) return ['Ten list dotyczy Twojego zamówienia lub konta, dlatego nie można się z niego wypisać.'];
  if ('why' in leave) return [`${leave.why} ${siteUrl}${leave.page}`];
  return [
    `Dostajesz ten list, bo masz włączone „${MAIL_LIST_LABELS[leave.list]}”. Wypisz się jednym kliknięciem: ${siteUrl}/wypisz?token=${leave.token}`,
    `Ustawienia: ${siteUrl}/settings`,
  ];
}

const footer = ({ siteUrl }: Sender, draft: Draft) =>
  [
    `Lustro · ${COMPANY.name}, ${COMPANY.address}, NIP ${COMPANY.nip}, KRS ${COMPANY.krs} · ${COMPANY.email} · ${COMPANY.phone}`,
    ...reason(siteUrl, draft),
    `Polityka prywatności: ${siteUrl}/privacy-policy`,
  ].map(polish);

function toText(block: Block): string {
  if (block.kind === 'list') return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${polish(item)}`).join('\n');
  if (block.kind === 'button') return `${block.label}: ${block.url}`;
  return polish(block.text);
}

function toHtml(block: Block): string {
  switch (block.kind) {
    case 'h':
      return `<h2 style="font:600 18px/1.3 Georgia,serif;margin:28px 0 8px">${escapeHtml(polish(block.text))}</h2>`;
    case 'p':
      return `<p style="margin:0 0 16px">${toWords(polish(block.text))}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag} style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 4px">${toWords(polish(item))}</li>`).join('')}</${tag}>`;
    }
    case 'picture':
      return block.html;
    case 'button':
      return `<p style="margin:24px 0"><a class="act" href="${escapeHtml(block.url)}" style="background:#123f5c;color:#fdfbf6;padding:13px 22px;text-decoration:none;display:inline-block;border-radius:2px;font-weight:600">${escapeHtml(block.label)}</a></p>`;
  }
}

/** The sign of two halves about a line, of boxes, as mail programs draw no SVG; then the word. */
const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 28px"><tr><td style="padding:0 10px 0 0"><div class="ln" style="width:22px;height:11px;margin:0 4px;border:2px solid #1b1815;border-bottom:0;border-radius:11px 11px 0 0;box-sizing:border-box"></div><div class="ln" style="width:30px;border-top:2px solid #1b1815;font-size:0;line-height:0"></div><div class="half" style="width:22px;height:10px;margin:0 4px;background:#123f5c;border-radius:0 0 11px 11px"></div></td><td style="padding:0;font:600 24px/1 Georgia,serif">Lustro</td></tr></table>`;

/** In a mail program that asks for the dark, as `tokens.css` has it; others keep the light, or turn the colours over themselves. */
const DARK = [
  'body{background:#100e0d!important}',
  '.sheet{background:#23201c!important;border-color:#38332c!important;color:#f1ebdf!important}',
  '.dim{color:#a69c8c!important}',
  '.sheet a{color:#9ccbe6!important}',
  '.sheet a.act{background:#9ccbe6!important;color:#0e2230!important}',
  '.ln{border-color:#f1ebdf!important}',
  '.half{background:#9ccbe6!important}',
  '.under{background:#100e0d!important}',
  '.own{background:#f1ebdf!important;border-color:#f1ebdf!important}',
  '.blank{background:#23201c!important}',
  '.fact{background:#30240f!important}',
  '.edge-positive{border-color:#5fdcb0!important}',
  '.edge-negative{border-color:#ff9b94!important}',
  '.edge-neutral{border-color:#f7c46c!important}',
  '.edge-other{border-color:#a69c8c!important}',
].join('');
/** On a phone the sheet is the window. */
const SHEET = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>@media(max-width:663px){.sheet{margin:0!important;border-width:0 0 1px!important;padding:28px 20px!important}}@media(prefers-color-scheme:dark){${DARK}}</style>`;

/** Renders a draft with greeting, signature and footer; in demo mode with a line that says so. */
export function compose(sender: Sender, draft: Draft): Letter {
  const demoLine = draft.toOutsider || draft.toAdministrator || draft.toDescribed ? DEMO_OUTSIDER : DEMO_LINE;
  const blocks: Block[] = [{ kind: 'p', text: 'Dzień dobry,' }, ...draft.blocks, { kind: 'p', text: SIGNATURE }];
  const foot = footer(sender, draft);
  const text = `${sender.demo ? `${polish(demoLine)}\n\n` : ''}${blocks.map(toText).join('\n\n')}\n\n--\n${foot.join('\n')}\n`;
  const subject = oneLine(draft.subject).slice(0, 250);
  const title = draft.blocks.some(({ kind }) => kind === 'picture')
    ? ''
    : `<h1 style="font:500 26px/1.25 Georgia,serif;margin:0 0 20px">${toWords(polish(subject))}</h1>`;
  const demo = sender.demo ? `<p class="dim" style="margin:0 0 20px;font-size:13px;color:#645b4d">${toWords(polish(demoLine))}</p>` : '';
  const body = `${demo}${title}${blocks.map(toHtml).join('')}`;
  const under = `<div class="dim ln" style="border-top:1px solid #1b1815;margin-top:32px;padding-top:16px;font-size:13px;color:#645b4d">${foot.map((line) => `<p style="margin:0 0 8px">${toWords(line)}</p>`).join('')}</div>`;
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${SHEET}</head><body style="margin:0;background:#eee7d9;color:#1b1815;font:400 16px/1.6 Arial,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(draft.preheader))}</div><div class="sheet" style="box-sizing:border-box;max-width:664px;margin:40px auto;border:1px solid #ddd3c0;background:#fdfbf6;padding:40px 48px;word-break:break-word;overflow-wrap:anywhere">${BRAND}${body}${under}</div></body></html>`;
  return {
    template: draft.template,
    subject,
    text,
    html,
    ...(draft.attachments ? { attachments: draft.attachments } : {}),
    ...(draft.leave ? { unsubscribeUrl: sender.siteUrl + ('why' in draft.leave ? draft.leave.call : `/api/unsubscribe?token=${draft.leave.token}`) } : {}),
  };
}
