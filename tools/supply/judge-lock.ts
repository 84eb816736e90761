import * as v from 'valibot';

/** An entry of package-lock.json, as far as it says where a package comes from and what it does when it is installed. */
const Entry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean()),
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  inBundle: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
});
export type LockEntry = v.InferOutput<typeof Entry>;

export const Lock = v.object({ lockfileVersion: v.number(), packages: v.record(v.string(), Entry) });

const REGISTRY = 'https://registry.npmjs.org/';

/** Every package of a lock file by its folder, without the project itself. */
export function lockedPackages({ packages }: v.InferOutput<typeof Lock>): [string, LockEntry][] {
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

/** A package's name by its folder: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Judges where the packages come from: the registry alone, each with the hash it must have, and no script of theirs runs at an
 * installation but those that are listed. @returns a sentence for each fault
 */
export function judgeLock(lock: v.InferOutput<typeof Lock>, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const faults: string[] = [];
  const withScript = new Set<string>();
  for (const [folder, entry] of lockedPackages(lock)) {
    const { resolved, version } = entry;
    const isFromRegistry = resolved === undefined ? version !== undefined : resolved.startsWith(REGISTRY);
    if (entry.link === true || !isFromRegistry) faults.push(`${folder} does not come from the registry.`);
    if (entry.integrity === undefined && !mayLackHash(entry)) faults.push(`${folder} has no hash.`);
    if (entry.hasInstallScript === true) withScript.add(nameOf(folder));
  }
  for (const name of withScript)
    if (!(name in allowScripts))
      faults.push(`${name} wants to run a script when it is installed: list it in allowScripts.`);
  for (const name of Object.keys(allowScripts))
    if (!withScript.has(name)) faults.push(`${name} is listed in allowScripts and has no script.`);
  return faults;
}

/** What lies within another package has that one's hash; a tool for another system is never installed where we build. */
function mayLackHash({ inBundle, dev, optional, os, cpu }: LockEntry): boolean {
  return inBundle === true || (dev === true && optional === true && (os ?? cpu) !== undefined);
}
