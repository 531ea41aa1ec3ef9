import { signedIn } from '../auth/guards.ts';
import { mentionsFileName } from '../contract/format.ts';
import { chartQuery, mentionsQuery } from '../contract/monitoring.ts';
import { mentionsExportQuery } from '../contract/sheets.ts';
import { polishDay } from '../days.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../http/attachment.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { readSubject } from '../monitoring/asked-subject.ts';
import { SHEET_TYPES, tableFile } from '../sheets/table-file.ts';
import { monitoringChart } from './chart.ts';
import { exportMentions } from './export-mentions.ts';
import { findMentions, ratedMentions } from './find-mentions.ts';
import { recommendations } from './recommendations.ts';
import { monitoringStats } from './stats.ts';

/** Reading mentions for the dashboard. */
export const dashboardRoutes = (deps: Deps) =>
  router()
    .get('/stats', signedIn, (c) => c.json(monitoringStats(deps, readSubject(deps, c.var.user, c.req.query('subject')))))
    .get('/results', signedIn, (c) => c.json(ratedMentions(deps, readSubject(deps, c.var.user, c.req.query('subject')).id)))
    .get('/mentions', signedIn, validate('query', mentionsQuery), (c) =>
      c.json(findMentions(deps, readSubject(deps, c.var.user, c.req.query('subject')).id, c.req.valid('query'))),
    )
    .get('/mentions/export', signedIn, validate('query', mentionsExportQuery), (c) => {
      const { format, ...query } = c.req.valid('query');
      const table = exportMentions(deps, readSubject(deps, c.var.user, c.req.query('subject')).id, query);
      c.header('Content-Type', SHEET_TYPES[format]);
      c.header('Content-Disposition', attachment(mentionsFileName(polishDay(deps.clock()), format)));
      return c.req.method === 'HEAD' ? c.body(null) : c.body(tableFile(table, format));
    })
    .get('/chart', signedIn, validate('query', chartQuery), async (c) =>
      c.json(await monitoringChart(deps, readSubject(deps, c.var.user, c.req.query('subject')), c.req.valid('query').days ?? 30)),
    );

export const recommendationRoutes = (deps: Deps) =>
  router().get('/', signedIn, async (c) => c.json(await recommendations(deps, c.var.user, readSubject(deps, c.var.user, c.req.query('subject')))));
