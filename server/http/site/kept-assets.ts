import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** How long a page opened before an update may request its older files. */
const KEPT_FOR_MS = 14 * DAY_MS;

/**
 * Copies the hashed files of this build into `kept`, beside those of earlier builds, and removes what no build of the
 * last 14 days had. A file's time says when a build last had it.
 */
export async function keepAssets(built: string, kept: string, now: Date = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true });
  const current = new Set(await names(built));
  const there = new Set(await names(kept));
  for (const name of current) {
    // A truncated copy must not be taken for the file, so it is copied again at every start.
    const whole = there.has(name) && (await size(join(kept, name))) === (await size(join(built, name)));
    if (!whole) await copyFile(join(built, name), join(kept, name));
    await utimes(join(kept, name), now, now);
  }
  for (const name of there) {
    const { mtimeMs } = await stat(join(kept, name));
    if (!current.has(name) && now.getTime() - mtimeMs > KEPT_FOR_MS) await rm(join(kept, name));
  }
}

async function names(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function size(file: string): Promise<number> {
  return (await stat(file)).size;
}
