import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Lock, lockedPackages, nameOf } from './judge-lock.ts';

const Manifest = v.object({ allowScripts: v.record(v.string(), v.boolean()) });
const Installed = v.object({ license: v.optional(v.union([v.string(), v.object({ type: v.string() })])) });
const Parents = v.object({
  packages: v.record(v.string(), v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string())) })),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The lock file, the scripts that may run at an installation, and the licence of each package. */
export function readPackages(root: string) {
  const raw = readJson(join(root, 'package-lock.json'));
  const lock = v.parse(Lock, raw);
  const { allowScripts } = v.parse(Manifest, readJson(join(root, 'package.json')));
  const licensed = lockedPackages(lock).map(([folder, entry]) => ({
    name: nameOf(folder),
    version: entry.version,
    licence: entry.license ?? installedLicence(join(root, folder)) ?? licenceOfParent(raw, lock, nameOf(folder)),
    isShipped: entry.dev !== true,
  }));
  return { lock, allowScripts, licensed };
}

function installedLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = v.parse(Installed, readJson(file));
  return typeof license === 'string' ? license : license?.type;
}

/** The build of a tool for another system, which is not here, is under the licence of the tool. */
function licenceOfParent(raw: unknown, lock: v.InferOutput<typeof Lock>, name: string): string | undefined {
  const { packages } = v.parse(Parents, raw);
  const parent = Object.keys(packages).find((folder) => packages[folder]?.optionalDependencies?.[name] !== undefined);
  return parent === undefined ? undefined : lock.packages[parent]?.license;
}
