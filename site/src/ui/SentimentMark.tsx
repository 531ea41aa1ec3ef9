import type { ReactNode } from 'react';

type Mark = 'positive' | 'neutral' | 'negative' | 'mixed' | 'uncertain';

const TONE: Record<Mark, string> = { positive: 'p', neutral: 'o', negative: 'n', mixed: 'm', uncertain: 'q' };

/** A square above, on or below a line, so that it works without colour; mixed: one above and one below; uncertain: an empty square on the line. */
const SIGN: Record<Mark, ReactNode> = {
  positive: (
    <>
      <rect x="4.5" y="2.5" width="7" height="7" fill="var(--color-positive)" stroke="var(--color-positive-ink)" />
      <path d="M0 11.5h16" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  neutral: (
    <>
      <rect x="4.5" y="4.5" width="7" height="7" fill="var(--color-neutral)" stroke="var(--color-neutral-ink)" />
      <path d="M0 8h16" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  negative: (
    <>
      <rect x="4.5" y="6.5" width="7" height="7" fill="var(--color-negative)" stroke="var(--color-negative-ink)" />
      <path d="M0 4.5h16" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  mixed: (
    <>
      <rect x="1.5" y="1" width="5.5" height="5.5" fill="var(--color-positive)" stroke="var(--color-positive-ink)" />
      <rect x="9" y="9.5" width="5.5" height="5.5" fill="var(--color-negative)" stroke="var(--color-negative-ink)" />
      <path d="M0 8h16" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  uncertain: (
    <>
      <rect x="4.5" y="4.5" width="7" height="7" fill="none" stroke="currentColor" strokeDasharray="2 1.5" />
      <path d="M0 8h4.5M11.5 8H16" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
};

/** Sentiment as icon and word. */
export function SentimentMark({ mark, label }: { mark: Mark; label: string }) {
  return (
    <span className={`sent ${TONE[mark]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {SIGN[mark]}
      </svg>
      {label}
    </span>
  );
}
