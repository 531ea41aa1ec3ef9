/**
 * A process of its own to compare the server with: `node bare-server.ts hono|fastify|express DATA_DIR PORT`.
 * One JSON call from the same database by the statement of the server, without its logs, checks and headers.
 */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { openDatabase } from '../../src/db/open.ts';
import { selectToPay } from '../../src/orders/find-order.ts';

const [kind = '', folder = '', port] = process.argv.slice(2);
const file = join(folder, 'app.db');
const ours = openDatabase(file, { migrations: 'require' });
const { sql } = selectToPay(ours, '').toSQL();
ours.$client.close();
const statement = new Database(file, { readonly: true }).prepare(sql);

function answer(orderId: string) {
  const row = statement.get(orderId) as Record<string, unknown>;
  const { id, subject_name, description, keywords, first_name, last_name, email, phone, amount, currency, payment_status } = row;
  return {
    id,
    subjectName: subject_name,
    description,
    keywords,
    firstName: first_name,
    lastName: last_name,
    email,
    phone,
    amount,
    currency,
    paymentStatus: payment_status,
  };
}

const PATH = '/api/reports/order/:orderId';
const at = { port: Number(port), host: '127.0.0.1' };

if (kind === 'hono') {
  const app = new Hono().get(PATH, (c) => c.json(answer(c.req.param('orderId'))));
  serve({ fetch: app.fetch, port: at.port, hostname: at.host });
} else if (kind === 'fastify') {
  const app = fastify();
  app.get<{ Params: { orderId: string } }>(PATH, (request, reply) => reply.send(answer(request.params.orderId)));
  await app.listen(at);
} else {
  const app = express();
  app.get(PATH, (request, response) => {
    response.json(answer(request.params.orderId));
  });
  app.listen(at.port, at.host);
}
