import { Tooltip } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';

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
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const escaped = useRef(false);
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(next) => {
        // The library closes on any scrolling: also on the one that brings the focused control into view.
        if (!next && !escaped.current && trigger.current?.matches(':focus-visible')) return;
        escaped.current = false;
        setOpen(next);
      }}
    >
      <Tooltip.Trigger asChild ref={trigger}>
        {children}
      </Tooltip.Trigger>
      {/* Within the page's main part, where everything readable stands. */}
      <Tooltip.Portal container={document.querySelector('main')}>
        <Tooltip.Content
          className="tip"
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={() => {
            escaped.current = true;
          }}
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
