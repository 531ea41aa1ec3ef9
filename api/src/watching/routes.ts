import { signedIn } from '../auth/guards.ts';
import { orderParam } from '../contract/orders.ts';
import { comparisonQuery } from '../contract/side-by-side.ts';
import { COMPARISON_FILE } from '../contract/side-words.ts';
import { subjectInput, subjectParam } from '../contract/watched.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/attachment.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { compareOwn } from '../orders/compare-own.ts';
import { acceptOrderOf, chooseOrderOf, ordersOf } from './choose-subject.ts';
import { addSubject, changeSubject, chooseSubject, listSubjects, removeSubject } from './subjects.ts';

/** The orders of the signed-in user, and which of their subjects dashboard and monitoring are on. */
export const accountOrderRoutes = (deps: Deps) =>
  router()
    .get('/orders', signedIn, (c) => c.json(ordersOf(deps, c.var.user)))
    .get('/comparison', signedIn, validate('query', comparisonQuery), async (c) => c.json(await compareOwn(deps, c.var.user, c.req.valid('query').orders)))
    .get('/comparison/pdf', signedIn, validate('query', comparisonQuery), async (c) => {
      const data = await compareOwn(deps, c.var.user, c.req.valid('query').orders);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', attachment(COMPARISON_FILE));
      if (c.req.method === 'HEAD') return c.body(null);
      await deps.limits.use('comparisonByUser', c.var.user.id);
      return c.body(new Uint8Array(await deps.analysts.comparison(data)));
    })
    .post('/orders/:orderId/accept', signedIn, validate('param', orderParam), (c) => c.json(acceptOrderOf(deps, c.var.user, c.req.valid('param').orderId)))
    .post('/orders/:orderId/choose', signedIn, validate('param', orderParam), async (c) =>
      c.json(await chooseOrderOf(deps, c.var.user, c.req.valid('param').orderId)),
    );

/** What the signed-in user watches. */
export const subjectRoutes = (deps: Deps) =>
  router()
    .get('/subjects', signedIn, (c) => c.json(listSubjects(deps, c.var.user)))
    .post('/subjects', signedIn, validate('json', subjectInput), async (c) => c.json(await addSubject(deps, c.var.user, c.req.valid('json'))))
    .post('/subjects/:id/choose', signedIn, validate('param', subjectParam, 'subject_not_found'), (c) =>
      c.json(chooseSubject(deps, c.var.user, c.req.valid('param').id)),
    )
    .delete('/subjects/:id', signedIn, validate('param', subjectParam, 'subject_not_found'), (c) =>
      c.json(removeSubject(deps, c.var.user, c.req.valid('param').id)),
    )
    .put('/subjects/:id', signedIn, validate('param', subjectParam, 'subject_not_found'), validate('json', subjectInput), async (c) =>
      c.json(await changeSubject(deps, c.var.user, c.req.valid('param').id, c.req.valid('json'))),
    );
