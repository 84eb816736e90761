/**
 * `npm run packages`: where every package comes from, which scripts run at an installation, and under which licence each is.
 * `--list` prints them all. Needs no network.
 */
import { join } from 'node:path';
import { LICENCE_EXCEPTIONS } from './exceptions.ts';
import { judgeLicences } from './judge-licences.ts';
import { judgeLock } from './judge-lock.ts';
import { readPackages } from './read-packages.ts';

const { lock, allowScripts, licensed } = readPackages(join(import.meta.dirname, '../..'));
if (process.argv.includes('--list'))
  for (const { name, licence, isShipped } of licensed.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    console.log(`${name.padEnd(50)} ${(licence ?? '?').padEnd(24)} ${isShipped ? 'shipped' : ''}`);

const today = new Date().toISOString().slice(0, 10);
const faults = [...judgeLock(lock, allowScripts), ...judgeLicences(licensed, LICENCE_EXCEPTIONS, today)];
for (const fault of faults) console.error(fault);
const counts = Object.entries(Object.groupBy(licensed, ({ licence }) => licence ?? '?'))
  .map(([licence, those]) => [licence, those?.length ?? 0] as const)
  .toSorted(([, one], [, other]) => other - one);
console.log(`${licensed.length} packages: ${counts.map(([licence, count]) => `${licence} ${count}`).join(', ')}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
