import type { z } from 'zod';
import type { Cell } from '../contract/csv.ts';
import type { HiddenReason, mentionsQuery } from '../contract/monitoring.ts';
import { CHANNEL_WORDS, SOURCE_KIND_WORDS, TONE_WORDS } from '../contract/source-words.ts';
import type { Deps } from '../deps.ts';
import type { MentionRow } from '../monitoring/tables.ts';
import type { Table } from '../sheets/table-file.ts';
import { mentionGroups } from './find-mentions.ts';

const HIDDEN: Record<HiddenReason, string> = { not_me: 'o kimś innym', muted: 'wyciszone źródło', context: 'nie pasuje do opisu' };
const yes = (is: boolean): string => (is ? 'tak' : 'nie');

const COLUMNS: readonly { name: string; width: number; of: (row: MentionRow) => Cell }[] = [
  { name: 'Opublikowano', width: 17, of: (row) => row.publishedAt },
  { name: 'Znaleziono', width: 17, of: (row) => row.foundAt },
  { name: 'Źródło', width: 24, of: (row) => row.domain },
  { name: 'Tytuł', width: 48, of: (row) => row.title },
  { name: 'Cytat', width: 80, of: (row) => row.content },
  { name: 'Wydźwięk', width: 12, of: (row) => (row.sentiment ? TONE_WORDS[row.sentiment] : 'bez oceny') },
  { name: 'Pewność oceny', width: 14, of: (row) => (row.correctedAt || row.confidence === null ? null : Number(row.confidence.toFixed(2))) },
  { name: 'Poprawiona przez Ciebie', width: 22, of: (row) => yes(row.correctedAt !== null) },
  { name: 'Kanał', width: 16, of: (row) => CHANNEL_WORDS[row.channel] },
  { name: 'Rodzaj strony', width: 18, of: (row) => SOURCE_KIND_WORDS[row.kind] },
  { name: 'Twoja publikacja', width: 16, of: (row) => yes(row.own) },
  { name: 'Zasięg (odsłony miesięcznie)', width: 28, of: (row) => row.reach },
  { name: 'Przedruki', width: 10, of: (row) => row.reprints },
  { name: 'Odłożona', width: 18, of: (row) => (row.hidden ? HIDDEN[row.hidden] : null) },
  { name: 'Adres', width: 60, of: (row) => row.url },
];

/** The mentions that the list's filters leave, as a table. @throws AppError alert_not_found */
export function exportMentions(deps: Pick<Deps, 'db' | 'clock'>, subjectId: string, query: z.output<typeof mentionsQuery>): Table {
  const groups = mentionGroups(deps, subjectId, query);
  function* rows(): Generator<Cell[][]> {
    for (const group of groups) yield group.map((row) => COLUMNS.map(({ of }) => of(row)));
  }
  return { name: 'Wzmianki', columns: COLUMNS, rows: rows() };
}
