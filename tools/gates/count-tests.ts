import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests of a run passed and failed, with the names and reasons of the failed ones, and the names of those that
 * passed only on a retry.
 */
export type TestCount = {
  readonly passed: number;
  readonly failed: number;
  readonly unsteady?: readonly string[];
  readonly failures?: readonly string[];
};

const REASON_LINES = 20;
const REASON_WIDTH = 200;
/** As much of a page as tells which one it was and what it said. */
const PAGE_LINES = 60;

/**
 * Reads Vitest's JSON report. A missing report counts as one failure, because a crashed runner must not look like a
 * successful run.
 */
export function countVitest(path: string): TestCount {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1 };
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  // A file that could not even be loaded has no failed test of its own.
  const brokenFiles = failed === 0 ? numberAt(report, 'numFailedTestSuites') : 0;
  const failures = listAt(report, 'testResults').flatMap((file) => {
    const tests = listAt(file, 'assertionResults').filter((test) => test['status'] === 'failed');
    const named = tests.map((test) => {
      const reasons = Array.isArray(test['failureMessages']) ? test['failureMessages'] : [];
      return withReason(`${String(file['name'])} › ${String(test['fullName'])}`, reasons[0]);
    });
    return named.length === 0 && file['status'] === 'failed'
      ? [withReason(String(file['name']), file['message'])]
      : named;
  });
  return { passed, failed: failed + brokenFiles, ...(failures.length > 0 && { failures }) };
}

/** Reads the JSON report of Playwright; a missing report counts as one failure. */
export function countPlaywright(path: string): TestCount {
  const report = readReport(path);
  const stats = report?.['stats'];
  if (report === undefined || typeof stats !== 'object' || stats === null) return { passed: 0, failed: 1 };
  const counts = { ...stats } as Record<string, unknown>;
  const globalErrors = listAt(report, 'errors').length;
  const unsteady = specsThat('flaky', report);
  const failures = specsThat('unexpected', report);
  return {
    passed: numberAt(counts, 'expected') + numberAt(counts, 'flaky'),
    failed: numberAt(counts, 'unexpected') + globalErrors,
    ...(unsteady.length > 0 && { unsteady }),
    ...(failures.length > 0 && { failures }),
  };
}

/** The specs with that result, in Playwright's own terms; its suites are nested. */
function specsThat(ended: 'unexpected' | 'flaky', suite: Record<string, unknown>): string[] {
  const own = listAt(suite, 'specs').flatMap((spec) => {
    const tests = listAt(spec, 'tests').filter(({ status }) => status === ended);
    const goes = tests.flatMap((test) => listAt(test, 'results'));
    const errors = goes.flatMap((go) => listAt(go, 'errors'));
    const name = `${String(spec['file'])} › ${String(spec['title'])}`;
    return tests.length === 0 ? [] : [withReason(name, errors.at(-1)?.['message']) + shownPage(goes)];
  });
  return [...own, ...listAt(suite, 'suites').flatMap((each) => specsThat(ended, each))];
}

/** What was on the page when the last go failed, as Playwright wrote it down; empty where it did not. */
function shownPage(goes: readonly Record<string, unknown>[]): string {
  const paths = goes.flatMap((go) => listAt(go, 'attachments')).filter(({ name }) => name === 'error-context');
  const path = paths.at(-1)?.['path'];
  if (typeof path !== 'string' || !existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  const lines = page.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('```'));
  return lines
    .slice(0, PAGE_LINES)
    .map((line) => `\n    | ${line.slice(0, REASON_WIDTH)}`)
    .join('');
}

/** A test's failure message can be as long as a page; its first lines give the expected and the actual value. */
function withReason(name: string, reason: unknown): string {
  if (typeof reason !== 'string') return name;
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, REASON_WIDTH)}`)].join('\n');
}

function readReport(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return undefined;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isRecord(report) ? report : undefined;
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key];
  return typeof value === 'number' ? value : 0;
}

function listAt(record: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const value = record[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
