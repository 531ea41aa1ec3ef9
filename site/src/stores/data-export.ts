/** The archive of the user's data: request, polling while it is made, download. */
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

/** After this time in ms the dialog says that a letter will come when the archive is ready. */
const LONG_MS = 15_000;

/** Id of the archive from the link of a letter. */
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
      return { state: 'working', long: Date.now() - Math.max(startedAt, Date.parse(archive.createdAt)) > LONG_MS };
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

/** Opens the dialog and loads the state of the archive. */
export function openExport(): void {
  $export.set({ state: 'loading' });
  void poll.start();
}

/** Opens the dialog if the address has `?export={id}`, as in links of letters. */
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

/** Requests an archive; the server returns the one in progress if there is one. */
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
