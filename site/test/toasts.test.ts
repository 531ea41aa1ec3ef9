import { beforeEach, describe, expect, it } from 'vitest';
import { $toast, closeToast, showToast } from '../src/stores/toasts.ts';

describe('notifications', () => {
  beforeEach(() => $toast.set(null));

  it('shows one at a time: the newest takes the place of the one before', () => {
    showToast({ style: 'error', title: 'Błąd', text: 'pierwszy' });
    showToast({ style: 'ok', title: 'Gotowe' });
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Gotowe', text: '' });
  });

  it('does not let the end of an old one close a newer one', () => {
    const old = showToast({ style: 'info', title: 'stary' });
    const now = showToast({ style: 'info', title: 'nowy' });
    closeToast(old);
    expect($toast.get()?.title).toBe('nowy');
    closeToast(now);
    expect($toast.get()).toBeNull();
  });

  it('shows the same words again as a new notification', () => {
    const first = showToast({ style: 'error', title: 'Błąd' });
    expect(showToast({ style: 'error', title: 'Błąd' })).not.toBe(first);
  });
});
