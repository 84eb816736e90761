import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The passwords of the embedded engine's two roles. */
export type Passwords = { readonly keeper: string; readonly product: string };

/** The superuser that the engine was made with. It only makes and upgrades; the product never works as it. */
export const KEEPER_ROLE = 'frontdesk';
/** The role of the product's own connections: it owns the product's database, and nothing else. */
export const PRODUCT_ROLE = 'frontdesk_product';

const FILE = 'database-passwords.json';
const PASSWORD = /^[0-9a-f]{64}$/;

/** New random passwords. */
export function newPasswords(): Passwords {
  return { keeper: randomBytes(32).toString('hex'), product: randomBytes(32).toString('hex') };
}

/** Reads the passwords that lie beside the database; undefined if they are missing or damaged. */
export async function readPasswords(folder: string): Promise<Passwords | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '{}');
  const found = parsed(text);
  const [keeper, product] = [found['keeper'], found['product']];
  return isPassword(keeper) && isPassword(product) ? { keeper, product } : undefined;
}

/** Keeps the passwords beside the database, for this user alone; complete, even if the machine is switched off. */
export async function keepPasswords(folder: string, passwords: Passwords): Promise<void> {
  const file = join(folder, FILE);
  const fresh = await open(`${file}.new`, 'w', 0o600);
  try {
    await fresh.chmod(0o600);
    await fresh.writeFile(`${JSON.stringify(passwords)}\n`);
    await fresh.sync();
  } finally {
    await fresh.close();
  }
  await rename(`${file}.new`, file);
  const directory = await open(dirname(file));
  await directory.sync().finally(() => directory.close());
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isPassword(value: unknown): value is string {
  return typeof value === 'string' && PASSWORD.test(value);
}
