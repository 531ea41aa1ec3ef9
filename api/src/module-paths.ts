/**
 * Node reads a package's `exports` anew for each file of it that is imported. Those of drizzle-orm have 130 kB and it has a hundred files, which
 * was half a second of each start. A file that another of the same package names by its path needs none of that. Import it before, in each thread.
 */
import { registerHooks } from 'node:module';

/** All files of these are modules of one folder without links; nothing in them is called by a path that is not a file. */
const PACKAGES = /\/node_modules\/(drizzle-orm|date-fns)\//;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (parentURL === undefined || !specifier.startsWith('.') || !PACKAGES.test(parentURL)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
