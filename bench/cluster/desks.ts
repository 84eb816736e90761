import { openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../e2e/support/product/free-port.ts';
import { supervise, type Supervised } from './supervised.ts';

export const ADMIN = { email: 'admin@cluster.test', password: 'a long enough password 1' } as const;
const UP_WITHIN_MS = 120_000;

export type Desk = Supervised & { readonly url: string };

/** A Frontdesk process on the cluster's database, started again when it ends. */
export async function startDesk(
  folder: string,
  name: string,
  database: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Desk> {
  const home = join(folder, name);
  await mkdir(home);
  const port = await freePort();
  const program = supervise(process.execPath, ['--import', './server/quick-loading.ts', 'server/main.ts'], {
    log: openSync(join(folder, `${name}.log`), 'a'),
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: home,
      DATABASE_URL: database,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      CLINIC_TIME_ZONE: 'UTC',
      CLINIC_COUNTRY_CODE: '+43',
      REGISTRATION_BURST: '1000000',
      REGISTRATION_REFILL_PER_SECOND: '100000',
      ...env,
    },
  });
  return { ...program, url: `http://127.0.0.1:${port}` };
}

/** Waits until a desk says that it is well. */
export async function untilUp(desk: Desk): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < UP_WITHIN_MS) {
    const answer = await fetch(`${desk.url}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error(`${desk.url} did not come up.`);
}
