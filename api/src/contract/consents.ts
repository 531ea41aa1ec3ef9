/** The consents of the order page and the statement of withdrawal, word for word. The version changes with any word; it is stored with each order. */
export const CONSENTS_VERSION = '2026-11-21';
/** Version of the Regulamin that the order page shows and its buyer accepts: its text is in `contract/terms/`. */
export const TERMS_VERSION = '2026-11-24';
/** The middle part is the link. */
export const CONSENT_TERMS = ['Znam i akceptuję ', 'Regulamin', '.'];
export const CONSENT_START_NOW =
  'Proszę, zacznijcie przed upływem 14 dni na odstąpienie od umowy. Wiem, że gdy dostarczycie raport, stracę prawo do odstąpienia.';
export const CONSENT_MARKETING = 'Chcę dostawać e-mailem porady i informacje o nowościach w Lustrze. Zgodę mogę wycofać w każdej chwili.';

/** The consent of a waiting list. Its version changes with any word; it is stored with each address. */
export const CONSENT_WAITING_VERSION = '2026-11-21';
/** The service's name is printed between the parts. */
export const CONSENT_WAITING = ['Zgadzam się na e-mail o starcie usługi „', '”. To jedna wiadomość; zgodę mogę wycofać w każdej chwili.'] as const;

/** The statement of withdrawal, as the page shows it before it is confirmed and as the letter repeats it. */
export const withdrawalStatement = (orderNumber: string): string => `Odstępuję od umowy o przygotowanie raportu wizerunku, zamówienie nr ${orderNumber}.`;
