import { signedIn } from '../auth/guards.ts';
import { alertParam, alertRuleSchema } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { readSubject } from '../monitoring/asked-subject.ts';
import { closeAlert, reopenAlert } from './close-alert.ts';
import { activeAlerts, closedAlerts } from './list-alerts.ts';
import { addRule, deleteRule, listRules } from './rules-of-user.ts';

export const alertRoutes = (deps: Deps) =>
  router()
    .get('/active', signedIn, (c) => c.json(activeAlerts(deps, readSubject(deps, c.var.user, c.req.query('subject')).id)))
    .get('/closed', signedIn, (c) => c.json(closedAlerts(deps, readSubject(deps, c.var.user, c.req.query('subject')).id)))
    .get('/rules', signedIn, (c) => c.json(listRules(deps, c.var.user)))
    .post('/rules', signedIn, validate('json', alertRuleSchema), (c) => c.json(addRule(deps, c.var.user, c.req.valid('json').words)))
    .delete('/rules/:id', signedIn, validate('param', alertParam, 'alert_not_found'), (c) => c.json(deleteRule(deps, c.var.user, c.req.valid('param').id)))
    .patch('/:id/reopen', signedIn, validate('param', alertParam, 'alert_not_found'), (c) => c.json(reopenAlert(deps, c.var.user.id, c.req.valid('param').id)))
    .patch('/:id/resolve', signedIn, validate('param', alertParam, 'alert_not_found'), (c) =>
      c.json(closeAlert(deps, c.var.user.id, c.req.valid('param').id, 'resolved')),
    )
    .patch('/:id/dismiss', signedIn, validate('param', alertParam, 'alert_not_found'), (c) =>
      c.json(closeAlert(deps, c.var.user.id, c.req.valid('param').id, 'dismissed')),
    );
