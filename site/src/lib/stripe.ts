import type { Stripe } from '@stripe/stripe-js';

/**
 * The payment provider's client. With `scriptUrl` its script comes from there, otherwise from the provider itself.
 * Null when it cannot be loaded.
 */
export async function loadProvider(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  try {
    if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    return await loadStripe(publishableKey, { locale: 'pl' });
  } catch {
    return null;
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment script did not load'));
    };
    document.head.append(script);
  });
}
