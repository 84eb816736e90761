/**
 * Runs every test and ends with one line, `N passed, N failed`.
 * `npm test` runs all; `npm test -- unit e2e/kiosk` what is named; `npm test -- --changed` what this branch has touched.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askedSuites, CONFLICTS, type AskedSuite } from './asked-suites.ts';
import { changedFiles } from './changed-files.ts';
import { countPlaywright, countVitest, type TestCount } from './count-tests.ts';
import { installBrowsers } from './find-browser.ts';
import { findPostgres15 } from './find-postgres.ts';
import { journeysOf } from './journeys-of.ts';
import { printOutcomes, runStage, type StageOutcome } from './stage.ts';

/** What must work alike on every version of the database; the rest of the server's tests do not depend on it. */
const DATABASE_TESTS = ['routes', 'services', 'database/migrate', 'database/client'];
/**
 * In a run of everything: where the SQL is our own (locks, the queue, the ledger of times, back-ups, the chain of the audit
 * log). `npm test -- postgres15` runs all of the above.
 */
const OWN_SQL_TESTS = [
  'routes/booking',
  'routes/queue',
  'routes/patients',
  'routes/clinic/idempotency',
  'services/audit',
  'services/backup',
  'services/erasure',
  'services/purge',
  'database/migrate',
  'database/client',
];

const words = process.argv.slice(2);
const isChanged = words.length === 1 && words[0] === '--changed';
const changes = isChanged ? changedFiles() : undefined;
const suites = changes === undefined ? named(words) : touchedBy(changes.files);

// Whatever killed tests, browsers and databases leave behind is deleted with this folder.
const temporary = mkdtempSync(join(tmpdir(), 'frontdesk-run-'));
// With the system's own permissions: if root starts PostgreSQL, it runs as another user.
chmodSync(temporary, 0o1777);
process.env['TMPDIR'] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const reports = join(temporary, 'reports');
mkdirSync(reports);
const outcomes: StageOutcome[] = [];
const counts: TestCount[] = [];

for (const { suite, only } of suites) {
  const report = join(reports, `${suite}.json`);
  if (suite === 'e2e') {
    installBrowsers();
    outcomes.push(
      await runStage('e2e', 'node_modules/@playwright/test/cli.js', ['test', '--reporter=line,json', ...only], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    );
    counts.push(countPlaywright(report));
  } else if (suite === 'postgres15') {
    const bin = findPostgres15();
    if (bin === undefined) {
      console.log('\nPostgreSQL 15 is not on this machine and cannot be installed: its suite was NOT run.');
      continue;
    }
    const names = words.length === 0 ? OWN_SQL_TESTS : DATABASE_TESTS;
    const files = names.map((name) => `tests/server/${name}`);
    outcomes.push(await runVitest(suite, 'server', report, files, { TEST_POSTGRES_BIN: bin }));
    counts.push(countVitest(report));
  } else if (suite === CONFLICTS) {
    const environment = { TEST_ISOLATION: 'serializable', TEST_FORCED_CONFLICTS: '0.2' };
    outcomes.push(await runVitest(suite, 'server', report, only, environment));
    counts.push(countVitest(report));
  } else {
    outcomes.push(await runVitest(suite, suite, report, only));
    counts.push(countVitest(report));
  }
}

function named(asked: readonly string[]): readonly AskedSuite[] {
  const read = askedSuites(asked);
  if (read.ok) return read.value;
  console.error(read.problem);
  return process.exit(2);
}

/** Vitest follows the imports of changed files; an end-to-end test starts a server and imports none of it. */
function touchedBy(files: readonly string[]): readonly AskedSuite[] {
  const journeys = journeysOf(files);
  const parts = ['unit', 'server'].map((suite) => ({ suite, only: [] }));
  return journeys.length === 0 ? parts : [...parts, { suite: 'e2e', only: journeys }];
}

function runVitest(
  name: string,
  project: string,
  report: string,
  files: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<StageOutcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const touched = changes === undefined ? [] : ['--changed', changes.since, '--passWithNoTests'];
  const args = ['run', '--project', project, ...reporters, ...touched, ...files];
  return runStage(name, 'node_modules/vitest/vitest.mjs', args, environment);
}

printOutcomes(outcomes);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const unsteady = counts.flatMap((count) => count.unsteady ?? []);
if (unsteady.length > 0) console.log(['\nPassed only when run again:', ...unsteady].join('\n  '));
const failures = counts.flatMap((count) => count.failures ?? []);
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
const died = failed === 0 && outcomes.some((outcome) => !outcome.ok);
console.log(`\n${passed} passed, ${died ? 1 : failed} failed`);
process.exitCode = failed > 0 || died ? 1 : 0;
