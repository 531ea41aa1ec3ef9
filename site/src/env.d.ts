/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** "1" if any sandbox replaces the outside world. */
  readonly PUBLIC_DEMO: string;
  /** JSON of `RecipientSettings`, or "null". */
  readonly RECIPIENTS: string;
}

/** Constants that `sections/ConsentBoot.astro` passes to `consent/boot.js`; `life` in ms. */
declare const CONSENT_BOOT: { consent: string; preferences: string; theme: string; version: string; life: number; module: string };
