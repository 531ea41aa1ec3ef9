/** A labelled progress bar; `value` is percent, 0–100. The native element needs no inline style, which the CSP forbids. */
export function Progress({ label, value }: { label: string; value: number }) {
  return <progress aria-label={label} max={100} value={Math.min(100, Math.max(0, value))} />;
}
