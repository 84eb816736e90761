import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { buildHash } from './build-inputs.ts';
import { compileLanguages } from '../language/compile-language.ts';
import { precompress } from './precompress.ts';
import { writeBill } from '../supply/bill.ts';
import { buildWaitingRoomPage } from './waiting-room-page.ts';

/** `npm run build`: builds beside `dist` and then replaces it, so that a server never reads a partial build. */
const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const next = join(root, `dist-next-${process.pid}`);
const last = join(root, `dist-last-${process.pid}`);

// The build may be started by a test runner or a developer's shell, but what is served is always the production build.
process.env['NODE_ENV'] = 'production';

compileLanguages(root);
// Of this build: whoever looks for a fault in what is shipped finds it there.
const bill = writeBill(root).catch((error: unknown) => console.error('The bill of materials was not written:', error));
const hash = await buildHash(root, process.env);
try {
  await mkdir(next, { recursive: true });
  // First: what is kept for offline use is listed from all that stands there.
  await buildWaitingRoomPage(root, next, hash.slice(0, 12));
  await build({ root, build: { outDir: next, emptyOutDir: false }, logLevel: 'warn' });
  await precompress(next);
  await writeFile(join(next, 'build.json'), JSON.stringify({ hash, origins: otherOrigins() }));
  await rename(dist, last).catch(() => undefined);
  await rename(next, dist);
  await bill;
} finally {
  await Promise.all([next, last].map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Hosts that the app was built to call: the Content-Security-Policy has to allow them. */
function otherOrigins(): string[] {
  const values = loadEnv('production', root, 'VITE_');
  const addresses = Object.entries(values).filter(([name]) => name.endsWith('_BASE_URL'));
  return [...new Set(addresses.flatMap(([, value]) => (URL.canParse(value) ? [new URL(value).origin] : [])))];
}
