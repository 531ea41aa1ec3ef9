/** Online sessions: documents in, their states, receipts. */
import { createDecipheriv } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { judge } from './judge.ts';
import { createLimit } from './limits.ts';
import { fromBase64, hex, type Judged, MINUTE, readBody, refuse, type State, sha256 } from './state.ts';

const MAX_BYTES = 1024 * 1024;

function busy(c: Context, seconds: number) {
  c.header('Retry-After', String(seconds));
  const details = [`Przekroczono limit żądań. Spróbuj ponownie po ${seconds} sekundach.`];
  return c.json({ status: { code: 429, description: 'Too Many Requests', details } }, 429);
}

export function sessionRoutes(state: State) {
  const { clock, processMs, now, until, reference, certificate, unseal, isIn, sessions, entries } = state;
  const app = new Hono();
  const limits = { session: createLimit([10, 30, 120], clock), invoice: createLimit([10, 30, 180], clock) };

  app.post('/sessions/online', async (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const wait = limits.session();
    if (wait > 0) return busy(c, wait);
    const { formCode, encryption } = (await readBody(c)) as { formCode?: Record<string, string>; encryption?: Record<string, string> };
    if (formCode?.systemCode !== 'FA (3)' || formCode.schemaVersion !== '1-0E' || formCode.value !== 'FA')
      return refuse(c, 400, 21_405, 'Błąd walidacji.', 'formCode');
    const [key, iv] = [unseal(encryption?.encryptedSymmetricKey), fromBase64(encryption?.initializationVector)];
    if (key?.length !== 32 || iv.length !== 16 || encryption?.publicKeyId !== certificate.id) return refuse(c, 400, 21_405, 'Błąd walidacji.', 'encryption');
    const referenceNumber = reference('SO');
    sessions.set(referenceNumber, { key, iv, closedAt: null });
    return c.json({ referenceNumber, validUntil: until(720 * MINUTE) }, 201);
  });
  app.post('/sessions/online/:session/invoices', async (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const wait = limits.invoice();
    if (wait > 0) return busy(c, wait);
    const session = sessions.get(c.req.param('session'));
    if (!session || session.closedAt !== null) return refuse(c, 400, 21_180, 'Status sesji nie pozwala na wykonanie operacji.');
    const given = await readBody(c);
    const hidden = fromBase64(given.encryptedInvoiceContent);
    if (sha256(hidden) !== given.encryptedInvoiceHash || hidden.length !== given.encryptedInvoiceSize || given.offlineMode !== false)
      return refuse(c, 400, 21_405, 'Błąd walidacji.', 'encryptedInvoiceHash');
    if (hidden.length > MAX_BYTES) return refuse(c, 400, 21_405, 'Błąd walidacji.', 'encryptedInvoiceSize');
    let judged: Judged;
    try {
      const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv);
      judged = judge(state, Buffer.concat([decipher.update(hidden), decipher.final()]), given);
    } catch {
      judged = { status: { code: 435, description: 'Błąd odszyfrowania pliku' }, ksefNumber: null, read: null };
    }
    const referenceNumber = reference('EE');
    entries.push({ reference: referenceNumber, session: c.req.param('session'), at: now(), hash: String(given.invoiceHash), ...judged });
    return c.json({ referenceNumber }, 202);
  });
  app.post('/sessions/online/:session/close', (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const session = sessions.get(c.req.param('session'));
    if (!session || session.closedAt !== null) return refuse(c, 400, 21_180, 'Status sesji nie pozwala na wykonanie operacji.');
    session.closedAt = now();
    return c.body(null, 204);
  });
  app.get('/sessions/:session', (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const [reference, session] = [c.req.param('session'), sessions.get(c.req.param('session'))];
    if (!session) return refuse(c, 404, 21_173, 'Brak sesji o wskazanym numerze referencyjnym.');
    const accepted = entries.filter((entry) => entry.session === reference && entry.ksefNumber !== null);
    if (session.closedAt === null) return c.json({ status: { code: 100, description: 'Sesja interaktywna otwarta' } });
    if (accepted.length === 0) return c.json({ status: { code: 445, description: 'Błąd weryfikacji, brak poprawnych faktur' } });
    if (now() < session.closedAt + processMs) return c.json({ status: { code: 170, description: 'Sesja interaktywna zamknięta' } });
    const downloadUrl = `${c.req.url.slice(0, c.req.url.indexOf('/sessions/'))}/storage/${reference}.xml?sig=${hex(8)}`;
    const pages = [{ referenceNumber: reference.replace('-SO-', '-EU-'), downloadUrl, downloadUrlExpirationDate: until(720 * MINUTE) }];
    return c.json({ status: { code: 200, description: 'Sesja interaktywna przetworzona pomyślnie' }, upo: { pages } });
  });
  app.get('/sessions/:session/invoices', (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const inside = entries.filter(({ session }) => session === c.req.param('session'));
    return c.json({
      invoices: inside.map((entry) => ({ referenceNumber: entry.reference, ksefNumber: entry.ksefNumber, invoiceHash: entry.hash, status: entry.status })),
    });
  });
  app.get('/sessions/:session/invoices/:invoice', (c) => {
    if (!isIn(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const entry = entries.find((one) => one.session === c.req.param('session') && one.reference === c.req.param('invoice'));
    if (!entry) return refuse(c, 404, 21_173, 'Brak faktury o wskazanym numerze referencyjnym.');
    const pending = now() < entry.at + processMs;
    const status = pending ? { code: 150, description: 'Trwa przetwarzanie' } : entry.status;
    return c.json({
      referenceNumber: entry.reference,
      invoiceHash: entry.hash,
      ...(pending || !entry.ksefNumber ? {} : { ksefNumber: entry.ksefNumber }),
      status,
    });
  });
  app.get('/storage/:file', (c) => {
    const session = c.req.param('file').replace(/\.xml$/, '');
    const inside = entries.filter((entry) => entry.session === session && entry.ksefNumber !== null);
    const documents = inside.map(
      ({ ksefNumber, read, hash }) =>
        `<Dokument><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu><NumerFaktury>${read?.number}</NumerFaktury><SkrotDokumentu>${hash}</SkrotDokumentu></Dokument>`,
    );
    c.header('Content-Type', 'application/xml');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><Potwierdzenie><NumerReferencyjnySesji>${session}</NumerReferencyjnySesji>${documents.join('')}</Potwierdzenie>`,
    );
  });
  return app;
}
