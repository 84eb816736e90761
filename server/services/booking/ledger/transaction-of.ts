import type { Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Ends a transaction so that nothing of it stays; never leaves this file. */
class RolledBack extends Error {}

/** An act in one transaction: a refusal rolls everything back that was done until then. */
export async function transactionOf<Value, Problem>(
  database: Database,
  act: (db: Queryable) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  let outcome: Result<Value, Problem> | undefined;
  try {
    await database.transaction(async (db) => {
      outcome = await act(db);
      if (!outcome.ok) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (outcome === undefined) throw new Error('a transaction ended without an outcome');
  return outcome;
}
