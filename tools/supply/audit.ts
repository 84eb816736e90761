/**
 * `npm run supply`: whether a package that is shipped has a known fault. Where the audit service cannot be asked it says NOT
 * CHECKED and ends with 0, because that says nothing of the packages.
 */
import { spawnSync } from 'node:child_process';
import { EXCEPTIONS } from './exceptions.ts';
import { judgeAudit } from './judge-audit.ts';

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
});
const judged = judgeAudit(asked.stdout ?? '', EXCEPTIONS, new Date().toISOString().slice(0, 10));
if (judged.kind === 'not-checked') console.log(`Known faults of packages: NOT CHECKED, ${judged.why}.`);
else {
  for (const sentence of judged.sentences) console.error(sentence);
  console.log(`Known faults of packages: ${judged.kind}.`);
  process.exitCode = judged.kind === 'passed' ? 0 : 1;
}
