import type { CrewaiStatus, ReportStatus, SearchProgress } from '../contract/orders.ts';
import { trackedOrder } from './find-order.ts';
import type { Order } from './tables.ts';

/** Percentage at which each stage begins. During the search it grows with the pages read. */
const BEGINS: Record<ReportStatus, number> = { pending: 0, processing: 5, analyzing: 65, generating: 85, completed: 100, failed: 0 };

function engineStatus(order: Order): CrewaiStatus | null {
  if (order.run === 0) return null;
  const { found, read } = order;
  if (order.startedRun < order.run || !order.executionId) return { executionId: order.executionId ?? '', status: 'queued', progress: 0, found, read };
  const within = order.reportStatus === 'processing' && found > 0 ? Math.min(1, read / found) * (BEGINS.analyzing - BEGINS.processing) : 0;
  return {
    executionId: order.executionId,
    status: order.reportStatus === 'completed' ? 'completed' : order.reportStatus === 'failed' ? 'queued' : 'running',
    progress: Math.round(BEGINS[order.reportStatus] + within),
    found,
    read,
  };
}

/** An order with the progress of its run. */
export const searchProgress = (order: Order): SearchProgress => ({ order: trackedOrder(order), crewaiStatus: engineStatus(order) });
