import { registerHooks } from 'node:module';

/**
 * Loads drizzle-orm from its CommonJS files. Its ES modules are some hundred that import each other in circles, and
 * Node 24 spends 160 MB and up to seconds on linking them; the same code as CommonJS takes a tenth. To be imported before
 * anything that imports the server.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, conditions: ['node', 'require'] })
      : next(specifier, context),
});
