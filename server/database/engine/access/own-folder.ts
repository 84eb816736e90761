import { chmod, stat } from 'node:fs/promises';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { EmbeddedProblem } from '#server/database/engine/embedded-problem.ts';

const OTHERS_WRITE = 0o002;

/** Makes sure that nobody else can put a database of theirs into our folder, or ours out of it. */
export async function keepFolderOurs(folder: string): Promise<Result<void, EmbeddedProblem>> {
  const self = process.getuid?.();
  if (self === undefined) return succeed(undefined);
  const { uid, mode } = await stat(folder);
  if (self !== 0 && uid !== self && (uid !== 0 || (mode & OTHERS_WRITE) !== 0)) {
    const message = `${folder} belongs to another user: start Frontdesk as that user, or set another DATA_DIR.`;
    return fail({ kind: 'no-identity', message });
  }
  if ((mode & OTHERS_WRITE) !== 0) await chmod(folder, mode & 0o7777 & ~OTHERS_WRITE);
  return succeed(undefined);
}
