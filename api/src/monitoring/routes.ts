import { signedIn } from '../auth/guards.ts';
import { mentionParam, mentionPatchSchema, muteSchema } from '../contract/monitoring.ts';
import type { Deps } from '../deps.ts';
import { router } from '../http/factory.ts';
import { validate } from '../http/validate.ts';
import { askedSubject } from './asked-subject.ts';
import { correctMention } from './correct-mention.ts';
import { listMuted, muteSource, unmuteSource } from './mute-sources.ts';
import { requestRound } from './rounds.ts';

export const monitoringRoutes = (deps: Deps) =>
  router()
    .patch('/mentions/:id', signedIn, validate('param', mentionParam, 'mention_not_found'), validate('json', mentionPatchSchema), (c) =>
      c.json(correctMention(deps, c.var.user.id, Number(c.req.valid('param').id), c.req.valid('json'))),
    )
    .post('/run', signedIn, async (c) =>
      c.json(await requestRound(deps, c.var.user, askedSubject(deps, c.var.user, c.req.query('subject')).id, 'manual', false)),
    )
    .post('/start-analysis', signedIn, async (c) =>
      c.json(await requestRound(deps, c.var.user, askedSubject(deps, c.var.user, c.req.query('subject')).id, 'start', true)),
    )
    .get('/muted', signedIn, (c) => c.json(listMuted(deps, c.var.user.id)))
    .post('/muted', signedIn, validate('json', muteSchema), (c) => c.json(muteSource(deps, c.var.user.id, c.req.valid('json').domain)))
    .delete('/muted/:domain', signedIn, validate('param', muteSchema, 'not_found'), (c) =>
      c.json(unmuteSource(deps, c.var.user.id, c.req.valid('param').domain)),
    );
