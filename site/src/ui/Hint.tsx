import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  /** Milliseconds before the first hint opens, and how soon after one the next opens at once. */
  delay: number;
  skipDelay: number;
  children: ReactNode;
};

/** Around controls that have hints. */
export const Hints = ({ delay, skipDelay, children }: Props) => (
  <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
    {children}
  </Tooltip.Provider>
);

/** A short text that shows over its one child while that is pointed at or focused; Escape closes it. */
export const Hint = ({ text, children }: { text: string; children: ReactNode }) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
