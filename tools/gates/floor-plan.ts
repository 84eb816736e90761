import { execFileSync } from 'node:child_process';

/** With more than this in one folder, nobody finds anything by its name. */
const MOST_FILES = 15;
/** src/features/registration/choose is four. */
const MOST_LEVELS = 4;

/** Code folders; data (clips, migrations, models, corpora) may have any number of files. */
const CODE = /^(src|server|shared|tools|tests|e2e|bench)\/.*\.(ts|tsx|css)$/;

/**
 * Checks the folders of `files` (paths below the root) against the floor plan (docs/architecture.md).
 * @returns one sentence per violation; empty if there is none
 */
export function findFloorFaults(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => CODE.test(path))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const levels = folder.split('/').length;
    return [
      ...(count > MOST_FILES ? [`${folder} has ${count} files, at most ${MOST_FILES} may stand in one folder`] : []),
      ...(levels > MOST_LEVELS ? [`${folder} is ${levels} levels deep, at most ${MOST_LEVELS} are allowed`] : []),
    ];
  });
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const faults = findFloorFaults(files.split('\n'));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'floor plan: clean' : `floor plan: ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
