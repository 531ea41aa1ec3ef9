import { Tooltip } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';

type Props = {
  /** Delay in ms before a tooltip opens; within `skipDelay` ms after one closed, the next opens at once. */
  delay: number;
  skipDelay: number;
  children: ReactNode;
};

/** Provider for controls with tooltips. */
export const Hints = ({ delay, skipDelay, children }: Props) => (
  <Tooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
    {children}
  </Tooltip.Provider>
);

/** A tooltip for its single child, open while that is hovered or focused; Escape closes it. */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const escaped = useRef(false);
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(next) => {
        // The library closes on scroll, also when focusing scrolls the control into view: keep it open then.
        if (!next && !escaped.current && trigger.current?.matches(':focus-visible')) return;
        escaped.current = false;
        setOpen(next);
      }}
    >
      <Tooltip.Trigger asChild ref={trigger}>
        {children}
      </Tooltip.Trigger>
      {/* Rendered in <main>, so that all content is inside a landmark. */}
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
