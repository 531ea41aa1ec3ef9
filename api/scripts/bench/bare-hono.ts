/** A process of its own: a bare Hono handler that answers one JSON call from the same database, to compare the server with. */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import Database from 'better-sqlite3';
import { Hono } from 'hono';

const [folder = '', port] = process.argv.slice(2);
const db = new Database(join(folder, 'app.db'), { readonly: true });
const columns = (db.pragma('table_info(orders)') as { name: string }[]).map(({ name }) => `"${name}"`).join(', ');
const statement = db.prepare(`select ${columns} from "orders" where "orders"."id" = ?`);
const app = new Hono().get('/api/reports/order/:orderId', (c) => {
  const row = statement.get(c.req.param('orderId')) as Record<string, unknown>;
  const { id, subject_name, description, keywords, first_name, last_name, email, phone, amount, currency, payment_status } = row;
  return c.json({
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
  });
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
