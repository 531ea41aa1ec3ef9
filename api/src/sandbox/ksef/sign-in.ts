/** Signing in with a KSeF token. */
import { Hono } from 'hono';
import { bearer, hex, MINUTE, readBody, refuse, type State } from './state.ts';

export function signInRoutes({ nip, token, now, until, reference, certificate, unseal, accesses }: State) {
  const app = new Hono();
  const challenges = new Map<string, number>();
  const signIns = new Map<string, { temporary: string; good: boolean; asked: number; redeemed: boolean }>();

  app.post('/auth/challenge', (c) => {
    const challenge = reference('CR');
    challenges.set(challenge, now());
    return c.json({ challenge, timestamp: until(0), timestampMs: now(), clientIp: '127.0.0.1' });
  });
  app.get('/security/public-key-certificates', (c) =>
    c.json(
      ['KsefTokenEncryption', 'SymmetricKeyEncryption'].map((usage) => ({
        certificate: certificate.text,
        certificateId: `stand-in-${usage}`,
        publicKeyId: certificate.id,
        validFrom: certificate.from.toISOString(),
        validTo: certificate.until.toISOString(),
        usage: [usage],
      })),
    ),
  );
  app.post('/auth/ksef-token', async (c) => {
    const { challenge, contextIdentifier, encryptedToken } = await readBody(c);
    const at = challenges.get(String(challenge));
    if (at === undefined || now() - at > 10 * MINUTE) return refuse(c, 400, 21_101, 'Nieprawidłowe wyzwanie autoryzacyjne.');
    challenges.delete(String(challenge));
    const context = contextIdentifier as { type?: string; value?: string } | undefined;
    const good = unseal(encryptedToken)?.toString('utf8') === `${token}|${at}` && context?.type === 'Nip' && context.value === nip;
    const [referenceNumber, temporary] = [reference('AU'), hex(32)];
    signIns.set(referenceNumber, { temporary, good, asked: 0, redeemed: false });
    return c.json({ referenceNumber, authenticationToken: { token: temporary, validUntil: until(10 * MINUTE) } }, 202);
  });
  app.get('/auth/:reference', (c) => {
    const one = signIns.get(c.req.param('reference'));
    if (!one || one.temporary !== bearer(c)) return refuse(c, 401, 21_301, 'Brak autoryzacji.');
    const status = one.good
      ? one.asked++ === 0
        ? { code: 100, description: 'Uwierzytelnianie w toku' }
        : { code: 200, description: 'Uwierzytelnianie zakończone sukcesem' }
      : { code: 450, description: 'Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego tokenu', details: ['Nieprawidłowy token.'] };
    return c.json({ startDate: until(0), authenticationMethod: 'Token', status });
  });
  app.post('/auth/token/redeem', (c) => {
    const one = [...signIns.values()].find(({ temporary }) => temporary === bearer(c));
    if (!one?.good || one.asked < 2 || one.redeemed) return refuse(c, 400, 21_301, 'Brak możliwości pobrania tokenów.');
    one.redeemed = true;
    const access = hex(32);
    accesses.set(access, now() + 15 * MINUTE);
    return c.json({ accessToken: { token: access, validUntil: until(15 * MINUTE) }, refreshToken: { token: hex(32), validUntil: until(7 * 1_440 * MINUTE) } });
  });
  return app;
}
