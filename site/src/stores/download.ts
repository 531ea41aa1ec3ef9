import { atom, type ReadableAtom } from 'nanostores';
import { reportFileName } from '#contract/format.ts';
import { requireOk } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';

export type Download = {
  $state: ReadableAtom<'idle' | 'busy' | 'failed'>;
  /** @param first the report as it was before a recount */
  start(orderId: string, subjectName: string, first?: boolean): Promise<void>;
};

/** Download of a report's PDF with its state. On failure `$state` is `failed` and the error is logged to the console. */
export function createDownload(): Download {
  const $state = atom<'idle' | 'busy' | 'failed'>('idle');
  return {
    $state,
    async start(orderId, subjectName, first = false) {
      if ($state.get() === 'busy') return;
      $state.set('busy');
      try {
        const answer = await requireOk(fetch(`/api/reports/download/${encodeURIComponent(orderId)}${first ? '/first' : ''}`, { credentials: 'include' }));
        saveFile(await answer.blob(), reportFileName(subjectName));
        $state.set('idle');
      } catch (error) {
        console.error(error);
        $state.set('failed');
      }
    },
  };
}
