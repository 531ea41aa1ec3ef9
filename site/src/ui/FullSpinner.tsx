import { Icon } from './Icon.tsx';

/** A spinner that covers the page while its data are loading. */
export function FullSpinner({ label }: { label: string }) {
  return (
    <div className="full-spinner" role="status">
      <Icon name="wait" />
      <span className="sr">{label}</span>
    </div>
  );
}
