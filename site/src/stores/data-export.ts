/** The archive of everything held on the user: asked for, watched while it is packed, downloaded. */
import { atom } from 'nanostores';
import { TIMING } from '#contract/constants.ts';
import type { DataExport } from '#contract/profile.ts';
import { client, request } from '../lib/api.ts';
import { query, stripQuery } from '../lib/browser.ts';
import { exportToasts } from '../text/settings.ts';
import { createPoll } from './poll.ts';
import { sessionEnded } from './signed-in.ts';
import { showToast } from './toasts.ts';

export type ExportView =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'idle'; gone: boolean }
  | { state: 'working'; long: boolean }
  | { state: 'ready'; archive: DataExport }
  | { state: 'failed' };

export const $export = atom<ExportView>({ state: 'closed' });

/** An archive that takes longer than this is announced by letter. */
const LONG = 15_000;

/** Id of the archive that a letter's link asked for. */
let wanted: string | null = null;
let startedAt = 0;

function viewOf(archive: DataExport | null): ExportView {
  if (!archive || (wanted && archive.id !== wanted)) return { state: 'idle', gone: wanted !== null };
  switch (archive.status) {
    case 'ready':
      return { state: 'ready', archive };
    case 'failed':
      return { state: 'failed' };
    default:
      return { state: 'working', long: Date.now() - Math.max(startedAt, Date.parse(archive.createdAt)) > LONG };
  }
}

const isUnderWay = (archive: DataExport | null): boolean => archive?.status === 'queued' || archive?.status === 'working';

const poll = createPoll<DataExport | null>({
  load: () => request(client.api.user.export.$get()),
  next: (archive) => (isUnderWay(archive) ? TIMING.exportPoll : null),
  retries: 2,
  onData: (archive) => $export.set(viewOf(archive)),
  onFailure: (error) => {
    if (!sessionEnded(error)) $export.set({ state: 'failed' });
  },
});

/** Opens the dialog and asks whether there is an archive. */
export function openExport(): void {
  $export.set({ state: 'loading' });
  void poll.start();
}

/** `?export={id}` of a letter opens the dialog by itself. */
export function openExportFromLink(): void {
  wanted = query().get('export');
  stripQuery(['export']);
  if (wanted) openExport();
}

export function closeExport(): void {
  poll.stop();
  wanted = null;
  $export.set({ state: 'closed' });
}

/** Asks for an archive, or joins the one under way. */
export async function startExport(): Promise<void> {
  wanted = null;
  startedAt = Date.now();
  $export.set({ state: 'working', long: false });
  try {
    await request(client.api.user.export.$post());
    showToast({ style: 'ok', ...exportToasts.started });
    await poll.refresh();
  } catch (error) {
    if (sessionEnded(error)) return;
    $export.set({ state: 'failed' });
    showToast({ style: 'error', ...exportToasts.failed });
  }
}
