/** What requests ask of the language core, answered in milliseconds by a thread that no report or round ever holds up. */
import { adviseOnMentions, missingIn } from '../analysis/index.ts';
import type { Subject } from '../contract/subject.ts';
import { topicsOf } from '../monitoring/topics.ts';
import { textsNaming } from '../research/index.ts';

export const topics = topicsOf;
export const missing = missingIn;
export const naming = ({ subject, texts }: { subject: Subject; texts: string[] }) => textsNaming(subject, texts);
export const advise = ({ subject, mentions, now }: Advised) => adviseOnMentions(subject, mentions, now);
type Advised = {
  subject: Parameters<typeof adviseOnMentions>[0];
  mentions: Parameters<typeof adviseOnMentions>[1];
  now: Date;
};

export type QuickTasks = { topics: typeof topics; advise: typeof advise; missing: typeof missing; naming: typeof naming };
