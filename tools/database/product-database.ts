import { parseConfig, type Config } from '../../server/config.ts';
import type { Database } from '../../server/database/engine/client.ts';
import { openProductDatabase } from '../../server/database/engine/product-database.ts';

/** A command's log, in place of the server's. */
export const silent = { info: () => undefined, error: () => undefined };

/** Opens the product's database for an operator's command and closes it afterwards, or says why it cannot. */
export async function withProductDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = parseConfig(process.env);
  if (!config.ok) fail(config.faults);
  const opened = await openProductDatabase(config.value, silent);
  if (!opened.ok) fail([opened.problem.message]);
  try {
    await work(opened.value, config.value);
  } finally {
    await opened.value.close();
  }
}

/** Ends the command with an explanation. */
export function fail(sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(2);
}
