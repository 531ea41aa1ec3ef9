/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** "1" while a stand-in for the outside world is on. */
  readonly PUBLIC_DEMO: string;
}

/** What `consent/boot.js` is given by `sections/ConsentBoot.astro`. */
declare const CONSENT_BOOT: { consent: string; preferences: string; theme: string; version: string; life: number; module: string };
