import { common } from '../../text/common.ts';
import { monitoring as t } from '../../text/monitoring.ts';
import { Button } from '../../ui/Button.tsx';

/** Shown instead of content that could not be loaded, with a retry button. */
export function LoadError({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <div className="empty" role="alert">
      <p>{t.loadError}</p>
      <Button variant="alt" small icon="refresh" onClick={() => void onRetry()}>
        {common.retry}
      </Button>
    </div>
  );
}
