/** The server: `begin.ts` opens, `compose.ts` serves. Modules are looked up the quick way. */
import './module-paths.ts';

const { begin } = await import('./begin.ts');
await begin(async (opened) => (await import('./compose.ts')).serve(opened));
