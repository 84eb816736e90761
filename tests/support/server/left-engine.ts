import { rm } from 'node:fs/promises';
import { readPostmaster } from '#server/database/engine/embedded-postmaster.ts';
import { lives } from './lives.ts';

/** Ends the engine that a killed process has left on this data folder, if it has. */
export async function killLeftEngine(data: string): Promise<void> {
  const postmaster = await readPostmaster(data);
  if (postmaster === undefined) return;
  if (await lives(postmaster.pid)) process.kill(postmaster.pid, 'SIGKILL');
  await rm(postmaster.socketFolder, { recursive: true, force: true });
}
