/**
 * Node looks for package.json beside each file that is imported, for each import anew, and reads a package's `exports` each time: with three
 * thousand imports that was half of a start. What an import of ours names, and a file that another of the same package names by its path,
 * needs none of that. Import it before anything else, in each thread.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

/** All files of these are ES modules without links; nothing in them is called by a path that is not a file. */
const PACKAGES =
  /\/node_modules\/(?:drizzle-orm|date-fns|zod|feedsmith\/dist|hono\/dist|linkedom\/esm|nodemailer\/dist\/esm|openworkflow\/dist|stripe\/esm)\/(?!.*\/node_modules\/)/;
const ES_MODULE = /\.m?js$/;

/** What a name means to all our files, by whether it is imported or required. */
const named = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (parentURL === undefined || !parentURL.startsWith('file:')) return next(specifier, context);
    const required = context.conditions.includes('require');
    if (specifier.startsWith('.')) {
      if (required) return next(specifier, context);
      const ours = specifier.endsWith('.ts') && !parentURL.includes('/node_modules/');
      if (!ours && !(ES_MODULE.test(specifier) && PACKAGES.test(parentURL))) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: ours ? 'module-typescript' : 'module', shortCircuit: true };
    }
    if (parentURL.includes('/node_modules/')) return next(specifier, context);
    const key = `${required} ${specifier}`;
    let found = named.get(key);
    if (!found) {
      found = { ...next(specifier, context), shortCircuit: true };
      named.set(key, found);
    }
    return found;
  },
});
