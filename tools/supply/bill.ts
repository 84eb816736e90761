import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { BUNDLED } from './bundled.ts';
import { readPackages } from './read-packages.ts';

const Component = v.looseObject({ name: v.string(), version: v.string(), 'bom-ref': v.string() });
const Bill = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(Component),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

/** Beside `dist`, not in it: what is in there is served to everybody. */
export const BILL_FILE = 'sbom/frontdesk.cdx.json';

/** Writes what is shipped as CycloneDX, and what it brings along that npm does not see. Needs no network. */
export async function writeBill(root: string): Promise<void> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx'], options);
  const bill = v.parse(Bill, JSON.parse(stdout));
  // npm's own choice (`--omit=dev`) also leaves out what we ship and work with, such as React.
  const shipped = new Set(
    readPackages(root).licensed.flatMap(({ name, version, isShipped }) => (isShipped ? [`${name}@${version}`] : [])),
  );
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`)).map(withBundled);
  const named = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => named.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => named.has(one)) }));
  // npm takes the folder's name.
  const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name: 'frontdesk' } };
  const file = join(root, BILL_FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify({ ...bill, metadata, components, dependencies }));
  await rename(`${file}.new`, file);
}

function withBundled(component: v.InferOutput<typeof Component>): v.InferOutput<typeof Component> {
  const within = BUNDLED.filter((one) => one.within.test(component.name));
  if (within.length === 0) return component;
  const parts = within.map(({ name, version, cpe }) => ({
    type: 'library',
    'bom-ref': `${component['bom-ref']}#${name}`,
    name,
    version,
    cpe,
  }));
  return { ...component, components: parts };
}
