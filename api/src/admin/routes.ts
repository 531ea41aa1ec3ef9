import { listAudit } from '../audit/audit.ts';
import { administrator } from '../auth/guards.ts';
import {
  adminOrdersQuery,
  letterParam,
  privacyParam,
  privacyPatchSchema,
  privacyRestrictSchema,
  refundByHandSchema,
  refundSchema,
  refuseClaimSchema,
  reviewSchema,
} from '../contract/admin.ts';
import { invoicesFileName, payoutsFileName } from '../contract/format.ts';
import { adminInvoicesQuery, invoicesExportQuery, issuedSchema, payoutsExportQuery, resendSchema } from '../contract/invoices.ts';
import { noticeSchema } from '../contract/notices.ts';
import { orderParam } from '../contract/orders.ts';
import { adminWaitingQuery, waitingExportQuery, waitingParam } from '../contract/waiting.ts';
import { settleWithdrawalSchema, withdrawalParam } from '../contract/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { checkHealth } from '../health/check-health.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { listUnsentLetters } from '../mail/unsent-letters.ts';
import { resendToKsef } from '../orders/ksef/resend.ts';
import { listNotices, recordNotice } from '../orders/notices/records.ts';
import { closePrivacyRequest, listPrivacyRequests, restrictReports } from '../privacy/privacy-requests.ts';
import { liftCaseObjection, listReviews, reviewOrder } from '../privacy/review-orders.ts';
import { removeWaiting } from '../waiting/erase.ts';
import { exportWaiting, listWaiting } from '../waiting/list.ts';
import { generateReport } from './generate-report.ts';
import { exportInvoices, listInvoices, markIssued } from './invoices.ts';
import { listEvents, listOrders } from './list-orders.ts';
import { exportPayouts } from './payouts.ts';
import { refundOrder, refuseRefund, settleByHand } from './refund-order.ts';
import { restartStage } from './restart.ts';
import { retryUnsentLetter } from './retry-letter.ts';
import { summary } from './summary.ts';
import { listWithdrawals, settleWithdrawal } from './withdrawals.ts';

/** The guard is repeated in every route, since it types `c.var.user` for the handler. */
export function adminRoutes(deps: Deps) {
  const guard = administrator(deps);
  const order = validate('param', orderParam);
  const privacyCase = validate('param', privacyParam, 'case_not_found');
  return router()
    .get('/orders', guard, validate('query', adminOrdersQuery), (c) => {
      const { orders, total } = listOrders(deps, c.req.valid('query'));
      c.header('X-Total-Count', String(total));
      return c.json(orders);
    })
    .get('/orders/:orderId/events', guard, order, (c) => c.json(listEvents(deps, c.req.valid('param').orderId)))
    .get('/health', guard, async (c) => c.json(await checkHealth(deps)))
    .get('/summary', guard, (c) => c.json(summary(deps)))
    .post('/generate-report/:orderId', guard, order, async (c) => c.json(await generateReport(deps, { ...c.req.valid('param'), admin: c.var.user.email })))
    .post('/restart-search/:orderId', guard, order, async (c) =>
      c.json(await restartStage(deps, { ...c.req.valid('param'), action: 'restart-search', admin: c.var.user.email })),
    )
    .post('/restart-analysis/:orderId', guard, order, async (c) =>
      c.json(await restartStage(deps, { ...c.req.valid('param'), action: 'restart-analysis', admin: c.var.user.email })),
    )
    .post('/restart-pdf/:orderId', guard, order, async (c) =>
      c.json(await restartStage(deps, { ...c.req.valid('param'), action: 'restart-pdf', admin: c.var.user.email })),
    )
    .post('/refund/:orderId', guard, order, validate('json', refundSchema), async (c) =>
      c.json(await refundOrder(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .post('/refund/:orderId/by-hand', guard, order, validate('json', refundByHandSchema), (c) =>
      c.json(settleByHand(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .post('/refund/:orderId/refuse', guard, order, validate('json', refuseClaimSchema), (c) =>
      c.json(refuseRefund(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .get('/letters', guard, (c) => c.json(listUnsentLetters(deps)))
    .post('/letters/:id/retry', guard, validate('param', letterParam, 'letter_not_found'), (c) =>
      c.json(retryUnsentLetter(deps, { ...c.req.valid('param'), admin: c.var.user.email })),
    )
    .get('/privacy-requests', guard, async (c) => c.json(await listPrivacyRequests(deps)))
    .patch('/privacy-requests/:id', guard, privacyCase, validate('json', privacyPatchSchema), async (c) =>
      c.json(await closePrivacyRequest(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .post('/privacy-requests/:id/restrict', guard, privacyCase, validate('json', privacyRestrictSchema), async (c) =>
      c.json(await restrictReports(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .delete('/privacy-requests/:id/objection', guard, privacyCase, async (c) =>
      c.json(await liftCaseObjection(deps, { ...c.req.valid('param'), admin: c.var.user.email })),
    )
    .get('/reviews', guard, (c) => c.json(listReviews(deps)))
    .post('/reviews/:orderId', guard, order, validate('json', reviewSchema), async (c) =>
      c.json(await reviewOrder(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .get('/notices', guard, (c) => c.json(listNotices(deps)))
    .post('/notices/:orderId', guard, order, validate('json', noticeSchema), (c) =>
      c.json(recordNotice(deps, { ...c.req.valid('param'), input: c.req.valid('json'), admin: c.var.user.email })),
    )
    .get('/waiting-list', guard, validate('query', adminWaitingQuery), (c) => c.json(listWaiting(deps, c.req.valid('query'))))
    .get('/waiting-list/export', guard, validate('query', waitingExportQuery), (c) => {
      const { service } = c.req.valid('query');
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="lista-oczekujacych-${service}.csv"`);
      return c.body(exportWaiting(deps, { service, admin: c.var.user.email }));
    })
    .delete('/waiting-list/:id', guard, validate('param', waitingParam, 'entry_not_found'), (c) =>
      c.json(removeWaiting(deps, { ...c.req.valid('param'), admin: c.var.user.email })),
    )
    .get('/withdrawals', guard, (c) => c.json(listWithdrawals(deps)))
    .patch('/withdrawals/:id', guard, validate('param', withdrawalParam, 'case_not_found'), validate('json', settleWithdrawalSchema), async (c) =>
      c.json(await settleWithdrawal(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .get('/invoices', guard, validate('query', adminInvoicesQuery), (c) => c.json(listInvoices(deps, c.req.valid('query'))))
    .get('/invoices/export', guard, validate('query', invoicesExportQuery), (c) => {
      const { month } = c.req.valid('query');
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${invoicesFileName(month)}"`);
      return c.body(exportInvoices(deps, { month, admin: c.var.user.email }));
    })
    .get('/payouts/export', guard, validate('query', payoutsExportQuery), async (c) => {
      const { month } = c.req.valid('query');
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${payoutsFileName(month)}"`);
      return c.body(await exportPayouts(deps, { month, admin: c.var.user.email }));
    })
    .post('/invoices/:orderId/ksef', guard, order, validate('json', resendSchema), (c) =>
      c.json(resendToKsef(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .post('/invoices/:orderId', guard, order, validate('json', issuedSchema), (c) =>
      c.json(markIssued(deps, { ...c.req.valid('param'), ...c.req.valid('json'), admin: c.var.user.email })),
    )
    .get('/audit', guard, (c) => c.json(listAudit(deps)));
}
