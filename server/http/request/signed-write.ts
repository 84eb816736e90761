import type { Context } from 'hono';
import type * as v from 'valibot';
import { fail, type Result } from '#shared/result.ts';
import { runOnce, type Answer, type OnceProblem, type Task } from '#server/services/clinic/run-once.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from './body.ts';
import { ONCE_REFUSALS, onceKey, readKey } from './idempotency.ts';
import type { Refusal } from '#server/http/answer/problem.ts';

/**
 * A write by a signed-in person: reads its body by `schema` and runs the task that `prepare` makes of it once per
 * Idempotency-Key, so that a double click or a lost response creates one row. Keys belong to one person.
 */
export async function writeOnce<Schema extends v.GenericSchema, Problem extends { readonly kind: string }>(
  context: Context<AppEnv>,
  deps: RouteDeps,
  schema: Schema,
  prepare: (input: v.InferOutput<Schema>, author: Principal, now: Date) => Task<Problem>,
): Promise<Result<Answer, Problem | { readonly kind: 'refusal'; readonly refusal: Refusal }>> {
  const key = readKey(context);
  if (!key.ok) return fail({ kind: 'refusal', refusal: key.problem });
  const body = await readBody(context, schema);
  if (!body.ok) return fail({ kind: 'refusal', refusal: body.problem });
  const author = context.get('principal');
  const scope = `${author.role}:${author.id}`;
  const once = key.value === undefined ? undefined : onceKey(context, scope, key.value, body.value.canonical);
  const now = deps.now();
  const done = await runOnce(deps.database.pool, once, now, prepare(body.value.value, author, now));
  if (done.ok) return done;
  const { problem } = done;
  return isOnceProblem(problem) ? fail({ kind: 'refusal', refusal: ONCE_REFUSALS[problem.kind] }) : fail(problem);
}

function isOnceProblem(problem: { readonly kind: string }): problem is OnceProblem {
  return problem.kind in ONCE_REFUSALS;
}
