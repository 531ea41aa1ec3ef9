import { Icon } from './Icon.tsx';

/** Covers the page while it is not known yet what it should show. */
export function FullSpinner({ label }: { label: string }) {
  return (
    <div className="full-spinner" role="status">
      <Icon name="wait" />
      <span className="sr">{label}</span>
    </div>
  );
}
