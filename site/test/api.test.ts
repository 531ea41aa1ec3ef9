import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, client, request, sentenceOf } from '../src/lib/api.ts';
import { fakeApi, ORDER_ID } from './fake-page.ts';

const ask = () => request(client.api.reports.order[':orderId'].$get({ param: { orderId: ORDER_ID } }));
const PATH = `GET /api/reports/order/${ORDER_ID}`;
const failure = async () => (await ask().catch((error: unknown) => error)) as ApiFailure;

describe('answers of the API', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gives the JSON of a success', async () => {
    fakeApi({ [PATH]: { body: { id: ORDER_ID } } });
    expect(await ask()).toEqual({ id: ORDER_ID });
  });

  it('turns a refusal into an error with code, sentence and request id; its message is status and body', async () => {
    const body = { code: 'order_not_found', message: 'Nie znaleźliśmy takiego zamówienia.', requestId: 'r-9', fields: ['email'] };
    fakeApi({ [PATH]: { status: 404, body } });
    const error = await failure();
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: 404, code: 'order_not_found', requestId: 'r-9', fields: ['email'], sentence: body.message });
    expect(error.message).toBe(`404: ${JSON.stringify(body)}`);
  });

  it('reads an answer that is not ours without falling over', async () => {
    for (const body of ['<html>502</html>', 'null', '[]', '"x"', '{"message":7,"fields":"a"}']) {
      fakeApi({ [PATH]: { status: 502, body } });
      const error = await failure();
      expect(error).toMatchObject({ status: 502, code: 'unknown', sentence: '', fields: [] });
      expect(sentenceOf(error, 'zapas')).toBe('zapas');
    }
  });

  it('says in Polish that the network failed', async () => {
    fakeApi({ [PATH]: new TypeError('fetch failed') });
    const error = await failure();
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect(sentenceOf(error, '')).toMatch(/połączyć/);
  });

  it('refuses a success that is not JSON', async () => {
    fakeApi({ [PATH]: { body: '<html>' } });
    expect(await failure()).toBeInstanceOf(ApiFailure);
  });
});
