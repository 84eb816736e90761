import { existsSync, readFileSync } from 'node:fs';

/** Tests of one run that ended well and badly; of those that passed, how many did so only when they were run again. */
export type TestCount = { readonly passed: number; readonly failed: number; readonly unsteady?: number };

/**
 * Reads the JSON report of Vitest.
 * A report that is missing counts as one failure: a runner that died must not read as a green run.
 */
export function countVitest(path: string): TestCount {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1 };
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  // A file that could not even be loaded has no failed test of its own.
  const brokenFiles = failed === 0 ? numberAt(report, 'numFailedTestSuites') : 0;
  return { passed, failed: failed + brokenFiles };
}

/** Reads the JSON report of Playwright; a missing report counts as one failure. */
export function countPlaywright(path: string): TestCount {
  const stats = readReport(path)?.['stats'];
  if (typeof stats !== 'object' || stats === null) return { passed: 0, failed: 1 };
  const counts = { ...stats } as Record<string, unknown>;
  const errors = readReport(path)?.['errors'];
  const globalErrors = Array.isArray(errors) ? errors.length : 0;
  const unsteady = numberAt(counts, 'flaky');
  return {
    passed: numberAt(counts, 'expected') + unsteady,
    failed: numberAt(counts, 'unexpected') + globalErrors,
    ...(unsteady > 0 && { unsteady }),
  };
}

function readReport(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return undefined;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof report === 'object' && report !== null ? { ...report } : undefined;
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}
