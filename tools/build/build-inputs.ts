import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything a build is made of, besides the VITE_* variables. */
const INPUTS = [
  'src',
  'shared',
  'public',
  'tools/build',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'server/http/guard/content-security-policy.ts',
];
const CONFIGURATION = /^(tsconfig.*\.json|\.env(\..+)?)$/;
/** Written by the build itself, from what is read anyway. */
const GENERATED = 'src/app/route-tree.gen.ts';

/** A hash of all inputs of the build in `root`: another hash, another build. */
export async function buildHash(root: string, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const configuration = (await readdir(root)).filter((name) => CONFIGURATION.test(name));
  const files = (await Promise.all([...INPUTS, ...configuration].map((input) => filesOf(root, input)))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => name !== GENERATED).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  for (const name of Object.keys(env).toSorted()) if (name.startsWith('VITE_')) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}

async function filesOf(root: string, input: string): Promise<string[]> {
  const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries !== undefined) {
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
  }
  return readFile(join(root, input)).then(
    () => [input],
    () => [],
  );
}
