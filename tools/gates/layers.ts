import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { forbidden, options } from './layer-rules.ts';

/** The folders whose imports are checked. */
const FOLDERS = ['shared', 'src', 'server'];

/** Fewer modules than this mean that the tool could not read the sources, not that all is well. */
const FEWEST_MODULES = 60;

/**
 * Reads every import below `root` and checks it against layer-rules.ts.
 * @param fewest how many modules must at least have been read
 * @returns one sentence per violation; empty if there is none
 */
export async function findLayerFaults(root: string, fewest: number = FEWEST_MODULES): Promise<string[]> {
  const folders = FOLDERS.filter((folder) => existsSync(`${root}/${folder}`));
  const answer = await cruise(folders, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  if (typeof answer.output === 'string') throw new Error('the modules came as text');
  const { modules, summary } = answer.output;
  const own = modules.filter((module) => /^(shared|src|server)\//.test(module.source));
  const faults = summary.violations.map((fault) => `${fault.rule.name}: ${fault.from} → ${fault.to}`);
  if (own.length < fewest) faults.push(`read only ${own.length} modules, expected at least ${fewest}`);
  return faults;
}

if (import.meta.main) {
  const faults = await findLayerFaults(process.cwd());
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'layers: clean' : `layers: ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
