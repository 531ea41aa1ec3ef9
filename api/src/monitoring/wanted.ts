/** What a user wants to be told of. */
import { channelOf } from '../contract/monitoring.ts';
import type { Settings } from '../contract/profile.ts';
import type { SourceKind } from '../contract/report.ts';

/** Whether a user wants sources of this kind. Registers, reviews and companies have no switch. */
export function isWanted(flags: Settings, kind: SourceKind): boolean {
  const channel = channelOf(kind);
  return channel === 'media' ? flags.newsMonitoring : channel === 'blogs' ? flags.blogMonitoring : channel === 'social' ? flags.socialMediaScanning : true;
}
