import { readFile } from 'node:fs/promises';

/** Whether a process of that number lives; one that is dead and only not yet read by its parent does not. Linux only. */
export async function lives(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
}
