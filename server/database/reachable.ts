import type { Pool } from 'pg';

/** Whether the database answers within `patienceMs`. Costs one empty round trip. */
export async function reachable(pool: Pool, patienceMs = 2_000): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
