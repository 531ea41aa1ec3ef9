import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const TONE = { positive: 'p', negative: 'n', neutral: 'o', progress: 'l', quiet: 'q' } as const;

/** A state as a framed word, with an optional icon. */
export function Badge({ tone, icon, children }: { tone: keyof typeof TONE; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`badge ${TONE[tone]}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
