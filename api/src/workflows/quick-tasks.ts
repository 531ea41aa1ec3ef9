/** What requests ask of the language core, answered in milliseconds by a thread that no report or round ever holds up. */
import { missingIn } from '../analysis/index.ts';
import type { Subject } from '../contract/subject.ts';
import { topicsOf } from '../monitoring/topics.ts';
import { textsNaming } from '../research/index.ts';

export const topics = topicsOf;
export const missing = missingIn;
export const naming = ({ subject, texts }: { subject: Subject; texts: string[] }) => textsNaming(subject, texts);

export type QuickTasks = { topics: typeof topics; missing: typeof missing; naming: typeof naming };
