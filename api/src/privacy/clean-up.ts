/** Enforces the retention periods of the privacy policy. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { eraseOldAlerts } from '../alerts/erase-old.ts';
import { eraseExpired } from '../auth/accounts.ts';
import { RETENTION } from '../contract/constants.ts';
import type { Deps } from '../deps.ts';
import { eraseOldLetters } from '../mail/outbox.ts';
import { eraseOldMentions } from '../monitoring/erase-old.ts';
import { eraseOldBooks, eraseOldOrders, eraseOldReports, eraseOldResearch, eraseOldWithdrawals, eraseUnpaidOrders } from '../orders/erase.ts';
import { erasePastShares } from '../orders/sharing/shares.ts';
import { eraseOldWaiting } from '../waiting/erase.ts';
import { eraseOldDeliveries } from '../webhooks/deliver.ts';
import { eraseOldExports } from './data-export.ts';
import { eraseOldCases } from './privacy-requests.ts';

/** Removes the files of a folder that were last written before a moment. */
function removeOlder(folder: string, before: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // The thread of erasures may have removed it since the folder was read.
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written < before.getTime()) rmSync(file, { force: true });
  }
}

/** Deletes all data whose retention period is over. Idempotent. */
export async function cleanUp(deps: Deps): Promise<void> {
  const now = deps.clock();
  await eraseUnpaidOrders(deps, subDays(now, RETENTION.unpaidOrderDays));
  eraseOldResearch(deps, subMonths(now, RETENTION.sourcesMonths));
  eraseOldReports(deps, subMonths(now, RETENTION.reportMonths));
  await eraseOldMentions(deps, subMonths(now, RETENTION.mentionsMonths));
  eraseOldAlerts(deps, subMonths(now, RETENTION.mentionsMonths));
  erasePastShares(deps);
  eraseOldBooks(deps);
  eraseOldOrders(deps);
  eraseOldWithdrawals(deps);
  eraseOldLetters(deps, subMonths(now, RETENTION.lettersMonths));
  eraseOldDeliveries(deps, subDays(now, RETENTION.deliveryDays));
  eraseOldExports(deps);
  eraseOldCases(deps);
  eraseOldWaiting(deps);
  eraseExpired(deps.db, now);

  const { dataDir } = deps.config;
  removeOlder(join(dataDir, 'backups'), subDays(now, RETENTION.backupDays));
  // A snapshot's file is touched whenever a report cites it, so mtime is the time of its last use.
  removeOlder(join(dataDir, 'snapshots'), subMonths(now, RETENTION.sourcesMonths));
}
