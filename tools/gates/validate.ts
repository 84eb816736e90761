/** Every gate, cheapest first. All are run, so that one run reports everything; exit code 1 if one fails. */
import { printOutcomes, runStage, type StageOutcome } from './stage.ts';

const TSC = 'node_modules/typescript/bin/tsc';

const GATES: { name: string; script: string; args?: string[] }[] = [
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  ...['web', 'worker', 'node', 'e2e'].map((runtime) => ({
    name: `types of ${runtime}`,
    script: TSC,
    args: ['-p', `tsconfig.${runtime}.json`],
  })),
  { name: 'layers and cycles', script: 'tools/gates/layers.ts' },
  { name: 'floor plan', script: 'tools/gates/floor-plan.ts' },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js' },
  { name: 'packages and licences', script: 'tools/supply/packages.ts' },
  { name: 'known faults of packages', script: 'tools/supply/audit.ts' },
  { name: 'build', script: 'tools/build/build.ts' },
  { name: 'sizes', script: 'node_modules/size-limit/bin.js' },
  { name: 'renamed components', script: 'tools/gates/renaming/renamed-components.ts' },
  { name: 'tests', script: 'tools/gates/test.ts' },
];

const outcomes: StageOutcome[] = [];
for (const { name, script, args } of GATES) outcomes.push(await runStage(name, script, args));

printOutcomes(outcomes);
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
