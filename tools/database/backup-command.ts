import { parseConfig, type Config } from '../../server/config.ts';
import { BackupFault } from '../../server/services/backup/backup-fault.ts';
import { fail } from './product-database.ts';

/** The settings from the environment, or the end of the command with every fault of them. */
export function settings(): Config {
  const config = parseConfig(process.env);
  return config.ok ? config.value : fail(config.faults);
}

/** Runs the work of a command; a fault is said in its own sentence and ends it with exit code 1. */
export async function asCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
