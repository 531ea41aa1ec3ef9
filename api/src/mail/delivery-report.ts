/** Reads what mail servers send back about a letter: delivery status notifications (RFC 3464) and complaints (ARF, RFC 5965). */
import PostalMime from 'postal-mime';

/** `failed`: the letter did not arrive and will not; `status` is 5.1.1 or the like, or the server's words. */
export type DeliveryReport = { kind: 'failed' | 'complaint'; detail: string };

/** Fields of all machine-readable parts, names in lower case; the first of a name counts. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Null for anything but a final failure or a complaint: delays, receipts, automatic answers, other mail. */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const part = (type: string) => {
    const found = attachments.find(({ mimeType }) => mimeType === type);
    if (!found) return null;
    const { content } = found;
    return fieldsOf(typeof content === 'string' ? content : new TextDecoder().decode(content));
  };
  if (/abuse|fraud/i.test(part('message/feedback-report')?.get('feedback-type') ?? '')) return { kind: 'complaint', detail: 'zgłoszone jako spam' };
  const status = part('message/delivery-status');
  if (status?.get('action')?.toLowerCase() !== 'failed' || !status.get('status')?.startsWith('5')) return null;
  return { kind: 'failed', detail: [status.get('status'), status.get('diagnostic-code')].filter(Boolean).join(' ') };
}
