import type { Stripe } from '@stripe/stripe-js';

/**
 * Loads the Stripe.js client, from `scriptUrl` if given (the sandbox), otherwise from Stripe. Returns null if it cannot
 * be loaded.
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
