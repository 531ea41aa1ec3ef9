/** A report whose models are being asked about its subject when the process is killed: what is asked after the start is what is left. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { SETTING } from '../../src/analysis/index.ts';
import { ASKED_LEAST } from '../../src/contract/asked.ts';
import type { Report } from '../../src/contract/report.ts';
import { json, modelServer, said } from '../workflows/model-server.ts';
import { FINISH_MS, freePort, RARELY_MS, Server, until } from './server.ts';

const NAME = 'Anna Zielińska';
/** The question that the process does not outlive. */
const LAST = 12;

it('asks each question once, but for the one on its way, and spends no more than its limits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lustro-asked-'));
  const port = await freePort();
  let killed: Server | null = null;
  const questions: string[] = [];
  const { settings } = await modelServer('openai', ({ body, prompt }, response) => {
    // Stories are told by the same model; here their answers have no shape, so that the rules tell them.
    if (JSON.stringify(body).includes(JSON.stringify(SETTING).slice(1, -1))) questions.push(prompt);
    if (killed && questions.length === LAST) {
      void killed.kill();
      killed = null;
      return;
    }
    response.writeHead(200, json).end(said('openai', `${NAME} to architektka z Gdyni.`));
  });
  const env = { MODEL_NAME: settings.name, MODEL_URL: settings.url ?? '', MODEL_PRICES: '1/5', MODEL_BUDGET_GROSZE: '100', MODEL_TOKENS: '100000' };
  let server = new Server(port, dataDir, undefined, env);
  try {
    await server.ready();
    killed = server;
    const { orderId, clientSecret } = await server.order(NAME, 'anna.nowak@example.com');
    await server.pay(clientSecret);
    expect(await server.ended).toBe('SIGKILL');
    expect(questions).toHaveLength(LAST);

    server = new Server(port, dataDir, undefined, env);
    await server.ready();
    await until(async () => (await server.status(orderId))?.reportStatus === 'completed', FINISH_MS, RARELY_MS);
    expect(questions).toHaveLength(ASKED_LEAST + 1);
    const report = ((await (await server.get(`/api/orders/${orderId}`)).json()) as { crewaiResult: Report }).crewaiResult;
    expect(report.asked?.models).toMatchObject([{ name: settings.name, answers: ASKED_LEAST, failed: 0 }]);
    const db = new Database(join(dataDir, 'app.db'), { readonly: true });
    const { rows, grosze } = db
      .prepare("select count(*) as rows, sum(grosze) as grosze from model_answers where order_id = ? and purpose = 'ask'")
      .get(orderId) as { rows: number; grosze: number };
    db.close();
    expect(rows).toBe(ASKED_LEAST);
    expect(grosze).toBeLessThanOrEqual(100);
    const costs = report.coverage.models?.reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0;
    expect(costs).toBeGreaterThan(0);
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
