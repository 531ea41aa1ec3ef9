/** What each durable workflow does, step by step: the only place where steps are put in order. `durable.ts` keeps the steps in OpenWorkflow's table; the simulation in its own. */
import type { ReportStatus } from '../contract/orders.ts';
import type { Deps, WorkflowInputs } from '../deps.ts';
import { failRecount } from '../orders/recount.ts';
import { exportStep, failExport } from './export-data.ts';
import { analyseStep, deliverStep, failStep, pdfStep, refundStep, researchStep } from './fulfil-order.ts';
import { failMonitoring, monitorStep } from './monitor-subject.ts';
import { pollFeedsStep } from './poll-feeds.ts';
import { countStep, recountPdfStep, showStep } from './recount.ts';

/** `fail` is called once after the last failure; without it the workflow fails. */
export type FlowStep<T> = { name: string; work: () => Promise<T> | T; fail?: (reason: string) => void };
/** Runs a step with its retries. Returns null after the last failure. */
export type Attempt = <T>(step: FlowStep<T>) => Promise<T | null>;

type Flow<Input, Output> = (deps: Deps, input: Input, attempt: Attempt, signal: AbortSignal) => Promise<Output>;
type Outputs = {
  'fulfil-order': { delivered: boolean };
  'monitor-subject': { done: boolean };
  'poll-feeds': { done: boolean };
  'export-data': { done: boolean };
  recount: { shown: boolean };
};

export const FLOWS: { [N in keyof WorkflowInputs]: Flow<WorkflowInputs[N], Outputs[N]> } = {
  async 'fulfil-order'(deps, input, attempt, signal) {
    const stage = <T>(name: string, status: ReportStatus, work: () => Promise<T> | T) =>
      attempt({ name, work, fail: (reason) => failStep(deps, input, status, reason) });
    if (!(await stage('research', 'processing', () => researchStep(deps, input, signal)))) return { delivered: false };
    if (!(await stage('analyse', 'analyzing', () => analyseStep(deps, input)))) return { delivered: false };
    if (!(await stage('pdf', 'generating', () => pdfStep(deps, input)))) return { delivered: false };
    const result = await stage('deliver', 'generating', () => deliverStep(deps, input));
    await stage('refund', 'completed', async () => (await refundStep(deps)) ?? {});
    return result ?? { delivered: false };
  },
  async 'monitor-subject'(deps, input, attempt, signal) {
    const work = async () => (await monitorStep(deps, input, signal)) ?? {};
    return { done: (await attempt({ name: 'look', work, fail: (reason) => failMonitoring(deps, input, reason) })) !== null };
  },
  async 'poll-feeds'(deps, input, attempt, signal) {
    await attempt({ name: 'read', work: async () => (await pollFeedsStep(deps, input, signal)) ?? {} });
    return { done: true };
  },
  async 'export-data'(deps, input, attempt) {
    const work = async () => (await exportStep(deps, input)) ?? {};
    return { done: (await attempt({ name: 'pack', work, fail: () => failExport(deps, input) })) !== null };
  },
  async recount(deps, input, attempt) {
    const stage = <T>(name: string, work: () => Promise<T>) => attempt({ name, work, fail: (reason) => failRecount(deps, input, `${name}: ${reason}`) });
    if (!(await stage('count', () => countStep(deps, input)))) return { shown: false };
    if (!(await stage('pdf', () => recountPdfStep(deps, input)))) return { shown: false };
    const result = await stage('show', () => showStep(deps, input));
    await stage('refund', async () => (await refundStep(deps)) ?? {});
    return result ?? { shown: false };
  },
};
