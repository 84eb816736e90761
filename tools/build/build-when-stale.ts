import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHash } from './build-inputs.ts';

/** Builds the app unless `dist` was built from exactly these inputs. @returns false if the build failed. */
export async function buildWhenStale(root: string): Promise<boolean> {
  const record = await readFile(join(root, 'dist/build.json'), 'utf8').catch(() => '');
  if (record.includes(await buildHash(root, process.env))) return true;

  process.stdout.write('Building the app. This is done once after a change and takes some seconds.\n');
  // In its own process, so that the bundler's memory does not stay with the server.
  const child = spawn(process.execPath, [join(root, 'tools/build/build.ts')], { cwd: root, stdio: 'inherit' });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const [code] = await once(child, 'exit');
  process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop);
  return code === 0;
}
