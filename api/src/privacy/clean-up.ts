/** Enforces the retention periods of the privacy policy. */
import { rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { eraseOldAlerts } from '../alerts/erase-old.ts';
import { eraseExpired } from '../auth/accounts.ts';
import { RETENTION } from '../contract/constants.ts';
import type { Deps } from '../deps.ts';
import { nullIfMissing } from '../folder.ts';
import { eraseOldLetters } from '../mail/outbox.ts';
import { eraseOldMentions } from '../monitoring/erase-old.ts';
import { eraseOldBooks, eraseOldOrders, eraseOldReports, eraseOldResearch, eraseOldWithdrawals, eraseUnpaidOrders } from '../orders/erase.ts';
import { erasePastShares } from '../orders/sharing/shares.ts';
import { inParts } from '../parts.ts';
import { eraseOldWaiting } from '../waiting/erase.ts';
import { eraseOldDeliveries } from '../webhooks/deliver.ts';
import { eraseOldExports } from './data-export.ts';
import { eraseOldCases } from './privacy-requests.ts';

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

  await removeOld(join(deps.config.dataDir, 'backups'), subDays(now, RETENTION.backupDays));
  // A snapshot's file is touched whenever a report cites it, so mtime is the time of its last use.
  await removeOld(join(deps.config.dataDir, 'snapshots'), subMonths(now, RETENTION.sourcesMonths));
}

/** Removes the files of a folder, which may be missing, that were last touched before `oldest`. In parts: there are tens of thousands. */
async function removeOld(folder: string, oldest: Date): Promise<void> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
  let at = 0;
  await inParts((size) => {
    for (const name of names.slice(at, at + size)) {
      const file = join(folder, name);
      // An erasure may have been quicker.
      const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (touched !== undefined && touched < oldest.getTime()) rmSync(file, { force: true });
    }
    at += size;
    return at < names.length;
  });
}
