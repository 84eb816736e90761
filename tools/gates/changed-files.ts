import { spawnSync } from 'node:child_process';

/** What has changed since this branch left main, committed or not. */
export type Changes = { readonly since: string; readonly files: readonly string[] };

/** Asks git; outside a repository nothing has changed since HEAD. */
export function changedFiles(): Changes {
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)[0]);
  const since = bases.find((base) => base !== undefined) ?? 'HEAD';
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files };
}

function git(...args: string[]): string[] {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}
