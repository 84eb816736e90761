import type { Pool } from 'pg';
import * as v from 'valibot';

const Plan = v.pipe(
  v.array(
    v.object({
      'QUERY PLAN': v.array(
        v.object({ Plan: v.object({ 'Shared Hit Blocks': v.number(), 'Shared Read Blocks': v.number() }) }),
      ),
    }),
  ),
  v.transform(([row]) => row?.['QUERY PLAN'][0]?.Plan),
);

/**
 * How many blocks of the database some work reads: each query is sent again with EXPLAIN; writes are left out. Load on
 * the machine changes times, but not this.
 */
export async function buffersOf(pool: Pool, work: () => Promise<unknown>): Promise<number> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool);
  const spy = (statement: string | { text: string }, values: unknown[] = []) => {
    sent.push({ text: typeof statement === 'string' ? statement : statement.text, values });
    return Reflect.apply(query, pool, [statement, values]);
  };
  Object.assign(pool, { query: spy });
  await work();
  Object.assign(pool, { query });
  let blocks = 0;
  for (const { text, values } of sent.filter((each) => !/^\s*insert/i.test(each.text))) {
    const { rows } = await query(`explain (analyze, buffers, format json) ${text}`, values);
    const plan = v.parse(Plan, rows);
    blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return blocks;
}
