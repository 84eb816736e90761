import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory of processes and all their descendants in MB, as PSS: pages that several share are counted once. Linux only.
 */
export async function proportionalMegabytes(...roots: number[]): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = /\) \w (\d+)/.exec(status)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const family = new Set(roots);
  for (let grown = true; grown;) {
    const children = [...parents].filter(([pid, parent]) => family.has(parent) && !family.has(pid));
    for (const [pid] of children) family.add(pid);
    grown = children.length > 0;
  }
  const sizes = await Promise.all([...family].map(pssKilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function pssKilobytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0);
}
