/** Loaded before the server by the bench: writes the longest gap of the main loop, in milliseconds, on SIGUSR2. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR1', () => delay.reset());
process.on('SIGUSR2', () => writeFileSync(process.env.LOOP_FILE ?? 'loop.json', JSON.stringify({ max: delay.max / 1e6, p99: delay.percentile(99) / 1e6 })));
