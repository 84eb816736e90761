import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How one stage of a run ended. */
export type StageOutcome = { readonly name: string; readonly ok: boolean; readonly seconds: number };

/**
 * Runs one program of the project's own node_modules with this Node, showing its output as it comes.
 * @param script path of the program's JavaScript or TypeScript file
 */
export async function runStage(
  name: string,
  script: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<StageOutcome> {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  return { name, ok: code === 0, seconds };
}

/** One line per stage, for the end of a run. */
export function printOutcomes(outcomes: readonly StageOutcome[]): void {
  console.log('');
  for (const { name, ok, seconds } of outcomes) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
  }
}
