import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { calendarFileName, reportFileName, sourcesFileName } from '../contract/format.ts';
import {
  claimRefundSchema,
  companyParam,
  correctEmailSchema,
  createOrderSchema,
  createPaymentIntentSchema,
  findOrdersSchema,
  type OrderReport,
  orderParam,
} from '../contract/orders.ts';
import { type RecountAnswer, recountSchema } from '../contract/recount.ts';
import { sheetQuery } from '../contract/sheets.ts';
import { withdrawalCheckSchema, withdrawSchema } from '../contract/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/attachment.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { SHEET_TYPES, tableFile } from '../sheets/table-file.ts';
import { claimRefund } from './claim-refund.ts';
import { correctEmail } from './correct-email.ts';
import { createOrder } from './create-order.ts';
import { findCompany } from './find-company.ts';
import { findOrder, type OrderReader, orderToPay, seesContact, trackedOrder } from './find-order.ts';
import { followProgress } from './follow-progress.ts';
import { mailOrders } from './mail-orders.ts';
import { earlierOrder } from './newest-report.ts';
import { orderOutlook } from './outlook.ts';
import { createPaymentIntent } from './payment/create-payment-intent.ts';
import { createEvents } from './progress-stream.ts';
import { recountOf, requestRecount } from './recount.ts';
import { reportCalendar } from './report-calendar.ts';
import { findReportFile } from './report-file.ts';
import { reportSources } from './report-sources.ts';
import { getReport } from './results.ts';
import { searchProgress } from './search-progress.ts';
import { signedReport } from './signed-report.ts';
import { verifyAndStart } from './verify-and-start.ts';
import { checkWithdrawal, withdraw } from './withdraw.ts';

/** A PDF with its name; a HEAD request is answered without opening the file. */
function sendPdf(c: Context, { file, size, subjectName }: Awaited<ReturnType<typeof findReportFile>>) {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Length', String(size));
  c.header('Content-Disposition', attachment(reportFileName(subjectName)));
  // An unread stream would keep its file open.
  return c.req.method === 'HEAD' ? c.body(null) : c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
}

function sendSigned(c: Context, { file, subjectName }: Awaited<ReturnType<typeof signedReport>>) {
  c.header('Content-Type', 'application/json; charset=utf-8');
  c.header('Content-Disposition', attachment(reportFileName(subjectName).replace(/\.pdf$/, '.json')));
  return c.body(file);
}

export const reportRoutes = (deps: Deps) =>
  router()
    .post('/create-order', validate('json', createOrderSchema), async (c) => {
      await deps.limits.use('orderByAddress', c.var.address);
      return c.json(await createOrder(deps, c.req.valid('json'), c.var.user));
    })
    .get('/order/:orderId', validate('param', orderParam), (c) => c.json(orderToPay(deps, c.req.valid('param').orderId, c.get('user'))))
    .get('/outlook/:orderId', validate('param', orderParam), async (c) => c.json(await orderOutlook(deps, c.req.valid('param').orderId, c.var.address)))
    .post('/create-payment-intent', validate('json', createPaymentIntentSchema), async (c) => {
      await deps.limits.use('intentByAddress', c.var.address);
      return c.json(await createPaymentIntent(deps, c.req.valid('json')));
    })
    .post('/verify-and-start/:orderId', validate('param', orderParam), async (c) => {
      await deps.limits.use('verifyByAddress', c.var.address);
      return c.json(await verifyAndStart(deps, c.req.valid('param').orderId));
    })
    .post('/claim-refund/:orderId', validate('param', orderParam), validate('json', claimRefundSchema), async (c) => {
      await deps.limits.use('verifyByAddress', c.var.address);
      return c.json(claimRefund(deps, { ...c.req.valid('param'), ...c.req.valid('json') }));
    })
    .get('/company/:nip', validate('param', companyParam, 'not_found'), async (c) => c.json(await findCompany(deps, c.req.valid('param').nip, c.var.address)))
    .post('/correct-email/:orderId', validate('param', orderParam), validate('json', correctEmailSchema), async (c) =>
      c.json(await correctEmail(deps, { ...c.req.valid('param'), ...c.req.valid('json') }, c.var.address)),
    )
    .post('/find-orders', validate('json', findOrdersSchema), async (c) => c.json(await mailOrders(deps, c.req.valid('json').email, c.var.address)))
    .post('/recount/:orderId', validate('param', orderParam), validate('json', recountSchema), async (c) => {
      await deps.limits.use('recountByAddress', c.var.address);
      const answer: RecountAnswer = { recount: await requestRecount(deps, { ...c.req.valid('param'), ...c.req.valid('json') }) };
      return c.json(answer);
    })
    .get('/recount/:orderId', validate('param', orderParam), (c) => {
      const answer: RecountAnswer = { recount: recountOf(deps.db, findOrder(deps, c.req.valid('param').orderId)) };
      return c.json(answer);
    })
    .post('/withdrawal-check', validate('json', withdrawalCheckSchema), async (c) => c.json(await checkWithdrawal(deps, c.req.valid('json'), c.var.address)))
    .post('/withdraw', validate('json', withdrawSchema), async (c) => c.json(await withdraw(deps, c.req.valid('json'), c.var.address)))
    .get('/search-progress/:orderId', validate('param', orderParam), async (c) => c.json(await searchProgress(deps, c.req.valid('param').orderId, c.var.user)))
    .get('/progress-events/:orderId', validate('param', orderParam), async (c) => {
      const events = createEvents();
      // An order that may not be shown is refused before the stream begins.
      const stop = await followProgress(deps, { orderId: c.req.valid('param').orderId, user: c.var.user, address: c.var.address }, events.tell);
      return streamSSE(c, async (stream) => {
        stream.onAbort(stop);
        await events.writeTo(stream).finally(stop);
      });
    })
    .get('/download/:orderId', validate('param', orderParam), async (c) => sendPdf(c, await findReportFile(deps, c.req.valid('param').orderId)))
    .get('/download/:orderId/first', validate('param', orderParam), async (c) =>
      sendPdf(c, await findReportFile(deps, c.req.valid('param').orderId, { first: true })),
    )
    .get('/sources/:orderId', validate('param', orderParam), validate('query', sheetQuery), async (c) => {
      const { format } = c.req.valid('query');
      const { table, subjectName } = await reportSources(deps, c.req.valid('param').orderId);
      c.header('Content-Type', SHEET_TYPES[format]);
      c.header('Content-Disposition', attachment(sourcesFileName(subjectName, format)));
      return c.req.method === 'HEAD' ? c.body(null) : c.body(tableFile(table, format));
    })
    .get('/signed/:orderId', validate('param', orderParam), async (c) => sendSigned(c, await signedReport(deps, c.req.valid('param').orderId)))
    .get('/signed/:orderId/first', validate('param', orderParam), async (c) =>
      sendSigned(c, await signedReport(deps, c.req.valid('param').orderId, { first: true })),
    )
    .get('/calendar/:orderId', validate('param', orderParam), async (c) => {
      const { calendar, subjectName } = await reportCalendar(deps, c.req.valid('param').orderId);
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', attachment(calendarFileName(subjectName)));
      return c.body(calendar);
    });

/** An order with one of its reports. */
async function orderReport(deps: Deps, orderId: string, { user, first = false }: { user: OrderReader; first?: boolean }): Promise<OrderReport> {
  const order = findOrder(deps, orderId);
  const recount = recountOf(deps.db, order);
  const kind = first && recount?.state === 'done' ? 'first_report' : 'report';
  const crewaiResult = order.reportStatus === 'completed' ? await getReport(deps.db, order.id, kind) : null;
  const earlierId = user && user.id === order.userId ? earlierOrder(deps, order) : null;
  return { ...trackedOrder(order, { contact: seesContact(order, user) }), crewaiResult, recount, ...(earlierId ? { earlierId } : {}) };
}

export const orderRoutes = (deps: Deps) =>
  router()
    .get('/:orderId', validate('param', orderParam), async (c) => c.json(await orderReport(deps, c.req.valid('param').orderId, { user: c.var.user })))
    .get('/:orderId/first', validate('param', orderParam), async (c) =>
      c.json(await orderReport(deps, c.req.valid('param').orderId, { user: c.var.user, first: true })),
    );
