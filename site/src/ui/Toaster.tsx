import { Toast } from 'radix-ui';
import { Icon } from './Icon.tsx';

type Props = {
  toast: { id: number; style: 'error' | 'ok' | 'info'; title: string; text: string } | null;
  /** Time on screen in ms; swipe to the right that dismisses, in px; key that focuses the region. */
  duration: number;
  swipe: number;
  hotkey: string;
  words: { region: string; close: string };
  onClose: (id: number) => void;
};

const TONE = { error: 'bad', ok: 'ok', info: '' } as const;

/** The toast region: one toast at a time, announced to screen readers. */
export function Toaster({ toast, duration, swipe, hotkey, words, onClose }: Props) {
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipe} label={words.region.replace('{hotkey}', hotkey)}>
      {toast ? (
        <Toast.Root
          key={toast.id}
          className={`toast ${TONE[toast.style]}`}
          type={toast.style === 'error' ? 'foreground' : 'background'}
          data-style={toast.style}
          onOpenChange={(open) => open || onClose(toast.id)}
        >
          <Toast.Title asChild>
            <b>{toast.title}</b>
          </Toast.Title>
          {toast.text ? (
            <Toast.Description asChild>
              <span>{toast.text}</span>
            </Toast.Description>
          ) : null}
          <Toast.Close className="x" aria-label={words.close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport className="toasts" hotkey={[hotkey]} label={words.region} />
    </Toast.Provider>
  );
}
