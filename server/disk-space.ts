import { statfs } from 'node:fs/promises';
import type { Log, LogFacts } from '#server/http/log.ts';

const LOOK_EVERY_MS = 60_000;
const LEAST_BYTES = 1024 ** 3;
const LEAST_SHARE = 0.05;
const MEGABYTE = 1024 ** 2;

/** Bytes of a disk, and those that are left to us. */
export type Room = { readonly free: number; readonly size: number };

async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Less than a gigabyte, a twentieth of a small disk, a hundredth of a large one: some days of a busy clinic. */
export function isNearlyFull({ free, size }: Room): boolean {
  return free < Math.min(LEAST_BYTES, Math.max(size * LEAST_SHARE, 64 * MEGABYTE)) || free < size * 0.01;
}

/**
 * Says in the log that the disk of the data folder is nearly full, before it is: a full one stops every write. Once, and once
 * more when there is room again.
 * @param takenBy what takes the room, for the line in the log
 * @param room for a test of another disk
 */
export function watchDisk(
  folder: string,
  log: Log,
  takenBy: () => Promise<LogFacts> = async () => ({}),
  room: () => Promise<Room> = () => roomOf(folder),
) {
  let wasFull = false;
  let latest: Room | undefined;
  async function look(): Promise<void> {
    const found = await room().catch(() => undefined);
    if (found === undefined) return;
    latest = found;
    if (isNearlyFull(found) === wasFull) return;
    wasFull = !wasFull;
    const facts = {
      freeMegabytes: Math.floor(found.free / MEGABYTE),
      sizeMegabytes: Math.floor(found.size / MEGABYTE),
      ...(await takenBy().catch(() => ({}))),
    };
    if (wasFull) log.error('disk-nearly-full', facts);
    else log.info('disk-has-room', facts);
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return { look, room: () => latest, close: () => clearInterval(timer) };
}
