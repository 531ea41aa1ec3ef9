/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** "1" while a stand-in for the outside world is on. */
  readonly PUBLIC_DEMO: string;
}
