import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version of this Frontdesk, as package.json says it. */
export async function productVersion(): Promise<string> {
  const file = join(import.meta.dirname, '../package.json');
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}
