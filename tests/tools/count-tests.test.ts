import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../../tools/gates/count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the closing line', () => {
  it('counts what Vitest reports', () => {
    const path = report('vitest.json', { numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 3 });
    expect(countVitest(path)).toEqual({ passed: 12, failed: 2 });
  });

  it('counts a test file that could not be loaded as failed', () => {
    const path = report('broken.json', { numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 1 });
    expect(countVitest(path)).toEqual({ passed: 12, failed: 1 });
  });

  it('comes after the names and reasons of what failed, so that the end of a long output says it', () => {
    const vitest = report('named.json', {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a holds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'] },
            { fullName: 'a keeps', status: 'passed' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(countVitest(vitest).failures).toEqual(['a.test.ts › a holds\n    expected 1\n    to be 2', 'b.test.ts']);
    const specs = [
      { file: 'c.spec.ts', title: 'goes', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
      {
        file: 'c.spec.ts',
        title: 'stands',
        tests: [
          {
            status: 'unexpected',
            results: [{ errors: [{ message: 'fell' }] }, { errors: [{ message: 'fell again' }] }],
          },
        ],
      },
    ];
    const playwright = report('suites.json', { stats: { unexpected: 1 }, suites: [{ suites: [{ specs }] }] });
    expect(countPlaywright(playwright).failures).toEqual(['c.spec.ts › stands\n    fell again']);
  });

  it('shows the page on which a journey failed', () => {
    const page = join(folder, 'page.txt');
    writeFileSync(page, '# Error details\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "Hello"\n```\n');
    const results = [{ errors: [{ message: 'fell' }], attachments: [{ name: 'error-context', path: page }] }];
    const specs = [{ file: 'e.spec.ts', title: 'ends', tests: [{ status: 'unexpected', results }] }];
    const path = report('pages.json', { stats: { unexpected: 1 }, suites: [{ specs }] });
    expect(countPlaywright(path).failures).toEqual([
      'e.spec.ts › ends\n    fell\n    | - main:\n    |   - heading "Hello"',
    ]);
  });

  it('counts what Playwright reports, and says which passed only at the second go', () => {
    const specs = [
      { file: 'd.spec.ts', title: 'sways', tests: [{ status: 'flaky', results: [{ errors: [{ message: 'late' }] }] }] },
    ];
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    const path = report('playwright.json', { stats, errors: [], suites: [{ specs }] });
    expect(countPlaywright(path)).toEqual({ passed: 6, failed: 1, unsteady: ['d.spec.ts › sways\n    late'] });
  });

  it('counts a run that failed before its first test', () => {
    const path = report('setup.json', {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{ message: 'no build' }],
    });
    expect(countPlaywright(path)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a runner that left no report as one failure', () => {
    expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  });
});
