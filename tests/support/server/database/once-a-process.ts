/** What all server tests of a process share is set up by what is imported here: this file is read for each test file, they once. */
import { afterEach, vi } from 'vitest';
import './no-overlap.ts';
import './forced-conflicts.ts';

/** What a test has put in place of the process’s own goes with it, also where it fails: the process has more tests to run. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
