import * as v from 'valibot';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import type { ApiProblem } from './http.ts';

/** What somebody else has saved in the meantime, and who. */
export type Overtaken<Value> = {
  readonly current: Value;
  readonly version: string;
  readonly by: string | undefined;
  readonly at: string | undefined;
};

/** Reads a 409 from our own server; undefined for any other problem. */
export function overtakenOf<Schema extends v.GenericSchema>(
  problem: ApiProblem,
  schema: Schema,
): Overtaken<v.InferOutput<Schema>> | undefined {
  if (problem.kind !== 'refused' || problem.status !== 409) return undefined;
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), ProblemBody), problem.bodyText);
  const told = body.success ? body.output.overtaken : undefined;
  const current = v.safeParse(schema, told?.current);
  if (told === undefined || !current.success) return undefined;
  return { current: current.output, version: told.version, by: told.by, at: told.at };
}
