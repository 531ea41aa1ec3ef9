import { atom, type ReadableAtom } from 'nanostores';
import { reportFileName } from '#contract/format.ts';
import { answerOf } from '../lib/api.ts';
import { saveFile } from '../lib/browser.ts';

export type Download = {
  $state: ReadableAtom<'idle' | 'busy' | 'failed'>;
  start(orderId: string, subjectName: string): Promise<void>;
};

/** A PDF that may take a while to fetch. The reader sees a quiet line when it fails; the cause goes to the console. */
export function createDownload(): Download {
  const $state = atom<'idle' | 'busy' | 'failed'>('idle');
  return {
    $state,
    async start(orderId, subjectName) {
      if ($state.get() === 'busy') return;
      $state.set('busy');
      try {
        const answer = await answerOf(fetch(`/api/reports/download/${encodeURIComponent(orderId)}`, { credentials: 'include' }));
        saveFile(await answer.blob(), reportFileName(subjectName));
        $state.set('idle');
      } catch (error) {
        console.error(error);
        $state.set('failed');
      }
    },
  };
}
