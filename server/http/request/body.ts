import type { Context } from 'hono';
import * as v from 'valibot';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Fault, Refusal } from '#server/http/answer/problem.ts';
import { canonicalJson, cleanTexts, isUnlikeAnyBody } from './text-cleaning.ts';

export type Body<Value> = {
  readonly value: Value;
  /** The body in a canonical form, however it was written: the fingerprint for an idempotency key. */
  readonly canonical: string;
};

/** Nobody makes more mistakes in one form; more would make the response larger than the request. */
const MOST_FAULTS = 20;
const LONGEST_QUOTE = 160;

/**
 * Reads a JSON body by its schema. Refused with 415 if it is not declared as JSON, with 400 if it is not JSON or does
 * not match; the first faults are listed.
 */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<Result<Body<v.InferOutput<Schema>>, Refusal>> {
  const declared = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (declared !== 'application/json') {
    return fail({ status: 415, message: 'Send the request as application/json.' });
  }
  const sent = parseJson(await context.req.text());
  if (!sent.ok || isUnlikeAnyBody(sent.value)) return fail({ status: 400, message: 'The request is not valid JSON.' });
  const cleaned = cleanTexts(sent.value);
  const parsed = v.safeParse(schema, cleaned);
  if (parsed.success) return succeed({ value: parsed.output, canonical: canonicalJson(cleaned) });
  const faults = parsed.issues.slice(0, MOST_FAULTS).map((issue): Fault => ({
    path: shortened(v.getDotPath(issue) ?? ''),
    message: shortened(issue.message),
  }));
  return fail({ status: 400, message: describe(faults), faults });
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false };
  }
}

/** A fault may quote what was received; a name of 10,000 characters must not come back in full. */
function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function describe(faults: readonly Fault[]): string {
  const fields = [...new Set(faults.map((fault) => fault.path).filter((path) => path !== ''))];
  if (fields.length === 0) return 'The request does not have the expected fields.';
  return `Please check: ${fields.slice(0, 10).join(', ').slice(0, 300)}.`;
}
