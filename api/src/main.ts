/** The server: `compose.ts`, whose modules are looked up the quick way. */
import './module-paths.ts';

await import('./compose.ts');
