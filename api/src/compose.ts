/** Composition only: adapters, app and worker over the opened data folder; and a graceful stop. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { createLimits } from './auth/limits.ts';
import { createPending } from './auth/pending.ts';
import { createSessions } from './auth/sessions.ts';
import { type Opened, refuse } from './begin.ts';
import type { Config } from './config.ts';
import { dashboardPage } from './dashboard/dashboard-page.ts';
import { retireDemo, seedDemo } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { DataFault, isDamage } from './folder.ts';
import { createOutside, watchPayments } from './health/outside.ts';
import { pageGates } from './http/gates.ts';
import { createListener } from './http/listener.ts';
import { staticSite } from './http/static.ts';
import { createKsef } from './ksef/ksef.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createCompanyRegister } from './orders/company-register.ts';
import { endFollowing } from './orders/follow-progress.ts';
import { createPayments } from './payments/payments.ts';
import { createStripe } from './payments/stripe-client.ts';
import { createCompanyList } from './sandbox/companies/index.ts';
import { createKsefSandbox } from './sandbox/ksef/index.ts';
import { startMailbox } from './sandbox/mailbox/index.ts';
import { createStripeSandbox } from './sandbox/stripe/index.ts';
import { createDemoWeb } from './sandbox/web/index.ts';
import { openSigner } from './signing/signer.ts';
import { createWebhookSender } from './webhooks/sender.ts';
import { startBackground } from './workflows/background.ts';
import { composeAnalysts, DEMO_HOST } from './workflows/compose-analysts.ts';
import { connectWorkflows, createWorkflows } from './workflows/durable.ts';

/** Longest wait at a stop for requests in flight, and for the letter or refund in hand. */
const DRAIN_MS = 5_000;

/** The subject of the demo's invented half year. */
const DEMO_SUBJECT = 'Marta Zielińska-Nowak';

/** The stand-in of the payment provider. @throws DataFault */
function openSandbox(config: Config, self: string, clock: () => Date) {
  const database = join(config.dataDir, 'sandbox.db');
  try {
    return createStripeSandbox({ ...config.payments, database, webhookUrl: `${self}/api/payments/webhook`, publicUrl: config.siteUrl, clock, fetch });
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new DataFault(`${database} is damaged. It holds only the stand-in's invented payments: put it back from a copy, or move it away to lose them.`);
  }
}

/** Serves until it is told to stop. @throws DataFault */
export async function serve({ config, lock, db }: Opened): Promise<void> {
  const log = createLog(config.logLevel);
  const clock = () => new Date();

  const self = `http://127.0.0.1:${config.port}`;
  const demoWeb = config.research.mode === 'demo' ? createDemoWeb() : null;
  const mailbox = config.mail.mode === 'mailbox' ? await startMailbox(join(config.dataDir, 'mail')) : null;
  const sandbox = config.payments.mode === 'sandbox' ? openSandbox(config, self, clock) : null;

  const mailer = createMailer(mailbox?.url ?? (config.mail.smtpUrl as string), { name: new URL(config.siteUrl).hostname });
  const outside = createOutside(clock);
  const composed = composeAnalysts({
    onSearch: outside.note,
    siteUrl: config.siteUrl,
    research: config.research,
    clock,
    demoPort: demoWeb ? config.port : null,
    snapshots: join(config.dataDir, 'snapshots'),
    minds: config.minds,
    workers: config.workers,
    threadNice: config.threadNice,
    onWorker: (worker, fault) => (fault ? log.warn({ worker, fault }, 'worker gets no tasks') : log.info({ worker }, 'worker is well')),
  });
  const { workflowsUrl, atOnce } = config;
  const workflows = workflowsUrl
    ? await connectWorkflows(workflowsUrl, {
        atOnce,
        folder: config.dataDir,
        onFault: (fault) => (fault ? log.error({ fault }, 'database of the workflows is away') : log.info('database of the workflows is back')),
      })
    : createWorkflows(config.dataDir, { atOnce });
  const deps: Deps = {
    config,
    db,
    clock,
    log,
    limits: createLimits(),
    pending: createPending(clock),
    sessions: createSessions(db, config.siteUrl.startsWith('https:'), clock),
    mailer,
    outside,
    closedSources: composed.closedSources,
    workers: composed.workers,
    payments: watchPayments(
      createPayments(createStripe({ secretKey: config.payments.secretKey, ...(sandbox ? { apiBase: `${self}/sandbox/stripe` } : {}) }), {
        ...config.payments,
        scriptUrl: sandbox ? '/sandbox/stripe/v3.js' : null,
      }),
      outside,
    ),
    companies: config.companyRegisterUrl
      ? createCompanyRegister({ base: config.companyRegisterUrl, fetch, clock, userAgent: `Lustro (${config.siteUrl})` })
      : null,
    ksef: config.ksef ? createKsef({ ...config.ksef, fetch, clock, userAgent: `Lustro (${config.siteUrl})` }) : null,
    analysts: composed.analysts,
    workflows,
    webhooks: createWebhookSender({ allow: config.research.guardAllow }),
    signer: await openSigner(config.dataDir, clock),
  };
  const judged = demoWeb && config.demoHistory ? (now: Date) => composed.pool.run('judgeDemoPages', { name: DEMO_SUBJECT, pages: demoWeb.history(now) }) : null;
  const demo = config.demo ? await seedDemo(deps, judged) : null;
  if (!demo) retireDemo(deps);

  const app = createApp(deps);
  app.route('/', pageGates(deps));
  app.get('/dashboard', dashboardPage(deps, config.siteDir));
  app.all('*', staticSite(config.siteDir, deps.sessions.cookieName));
  // Stand-ins have an app of their own: the API's headers and log are not theirs.
  const standIns = new Hono();
  const ownHost = new URL(config.siteUrl).host;
  if (demoWeb) standIns.route('/sandbox/searxng', demoWeb.searxng).route('/sandbox/web', demoWeb.web);
  if (sandbox) standIns.route('/sandbox/stripe', sandbox.app).route('/sandbox/companies', createCompanyList());
  const ksefSandbox = config.ksef?.mode === 'sandbox' ? createKsefSandbox({ ...config.ksef, clock, processMs: 5_000 }) : null;
  if (ksefSandbox) standIns.route('/sandbox/ksef', ksefSandbox.app);
  const answer = (request: Request, env: HttpBindings): Response | Promise<Response> => {
    const { url = '', headers } = env.incoming;
    // Also a trial under a name such as lustro.example is this site itself.
    if (demoWeb && headers.host?.endsWith(DEMO_HOST) && headers.host !== ownHost)
      return Promise.resolve(demoWeb.handleHost(request)).then((page) => page ?? app.fetch(request, env));
    return url.startsWith('/sandbox/') && (demoWeb || sandbox || ksefSandbox) ? standIns.fetch(request, env) : app.fetch(request, env);
  };

  const server = createListener((request, env) => answer(request, env as HttpBindings));
  server.on('error', (error: NodeJS.ErrnoException) => {
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken by another program. Stop it, or set PORT.`
        : `The server could not listen on ${config.host}:${config.port} (${error.code}). Check HOST and PORT.`,
    );
  });
  const listening = new Promise<void>((done) => server.once('listening', () => done()));
  if (config.socket === null) server.listen(config.port, config.host);
  else server.listen({ fd: config.socket });
  await listening;

  await demo?.seedHistory();
  await workflows.work(deps);
  const background = startBackground(deps);
  const closing = new AbortController();
  const analysing = demo?.analyse(closing.signal);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    closing.abort();
    endFollowing(db);
    // Requests in flight finish; a connection that stays open has its limit.
    const closed = new Promise<void>((done) => server.close(() => done()));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await Promise.race([background.stop(), wait(DRAIN_MS)]);
    await workflows.stop();
    await Promise.race([closed, wait(DRAIN_MS)]);
    await Promise.race([analysing, wait(DRAIN_MS)]);
    await composed.close();
    await deps.webhooks.close();
    mailer.close();
    await mailbox?.close();
    await sandbox?.close();
    db.$client.close();
    lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const lines = [`Lustro: ${config.siteUrl}`];
  if (config.demo) lines.push(`Demo accounts: demo@lustro.example, admin@lustro.example (password: ${config.demoPassword})`);
  if (mailbox) lines.push(`Letters: ${join(config.dataDir, 'mail')}`);
  lines.push(`Reports: ${join(config.dataDir, 'reports')}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
