import type { Context } from 'hono';
import * as v from 'valibot';

const Named = v.pipe(v.string(), v.parseJson(), v.looseObject({ patientId: v.string() }));

/** The patient whom a request's path names. */
export function patientInPath(context: Context): string | undefined {
  return context.req.param('id');
}

/** The patient whom a request's body names. What cannot be read is refused by the route itself. */
export async function patientInBody(context: Context): Promise<string | undefined> {
  const named = v.safeParse(Named, await context.req.text());
  return named.success ? named.output.patientId : undefined;
}
