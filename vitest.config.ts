import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one of two cores free. Every file has a database and ports of its own, and the two longest
    // start whole servers and mostly wait: a third has the processor meanwhile.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/shared/**/*.test.ts', 'tests/src/**/*.test.{ts,tsx}', 'tests/tools/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/language.ts'],
          // Nothing waits here; a machine with other work on it may take long all the same.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/language.ts', 'tests/support/server/postgres.ts'],
          setupFiles: ['tests/support/server/database/once-a-process.ts', 'tests/support/openapi/described-answers.ts'],
          // As in the product, one process loads the server once and then serves many: a third of a run was loading it for each file.
          isolate: false,
          execArgv: ['--import', join(import.meta.dirname, 'server/quick-loading.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
