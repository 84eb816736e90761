import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, TICKET_HEADER } from '#shared/contract/visit/commands.ts';
import { TICKET } from '#shared/contract/visit/tickets.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { isOfAnotherDevice, type Device } from '#server/services/devices/devices.ts';
import {
  replayStored,
  runOnce,
  type Answer,
  type OnceKey,
  type OnceProblem,
  type Task,
} from '#server/services/clinic/run-once.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from './body.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { findDevice } from '#server/http/guard/device.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import type { TokenBuckets } from '#server/http/guard/rate-limit.ts';

/** The keys of everybody without a session share one scope; they are random, so they do not collide. */
const PUBLIC_SCOPE = 'public';
const KEY = /^[\x21-\x7E]{1,200}$/;

type Prepare<Input, Problem> = (
  input: Input,
  ticket: string | undefined,
  now: Date,
  /** The paired device it was sent from, if any. */
  device: Device | undefined,
) => Task<Problem>;

/** A visit takes two tokens: from its paired device, otherwise from its network address. */
export type VisitBuckets = { readonly buckets: TokenBuckets; readonly deviceBuckets: TokenBuckets };

/**
 * Handles a public write: reads its body by `schema`, runs the task that `prepare` makes of it once per Idempotency-Key
 * and within the rate limit, and turns the task's problems into `refusals`. The stored response of a key costs no token
 * and is sent even if no token is left.
 */
export async function answerOnce<Schema extends v.GenericSchema, Kind extends string>(
  context: Context,
  deps: RouteDeps & VisitBuckets,
  schema: Schema,
  prepare: Prepare<v.InferOutput<Schema>, { readonly kind: Kind; readonly extension?: Refusal['extension'] }>,
  refusals: Readonly<Record<Kind, Refusal>>,
): Promise<Response> {
  const device = await findDevice(context, deps);
  const buckets = device === undefined ? deps.buckets : deps.deviceBuckets;
  const owner = device?.id ?? clientAddress(context, deps.config.trustProxy);
  const waitSeconds = buckets.take(owner);
  const tooMany: Refusal = { status: 429, message: 'Too many requests. Please wait.', retryAfterSeconds: waitSeconds };
  const key = readKey(context);
  const body = key.ok ? await readBody(context, schema) : key;
  if (!key.ok || !body.ok) return refuse(context, waitSeconds > 0 || body.ok ? tooMany : body.problem);

  const once = key.value === undefined ? undefined : onceKey(context, PUBLIC_SCOPE, key.value, body.value.canonical);
  if (waitSeconds > 0) {
    const stored = once === undefined ? undefined : await replayStored(deps.database.pool, once);
    return stored?.ok === true ? replay(context, stored.value) : refuse(context, tooMany);
  }
  const now = deps.now();
  const task = prepare(body.value.value, await readTicket(context, deps, device), now, device);
  const done = await runOnce(deps.database.pool, once, now, task);
  if (!done.ok) {
    const { problem } = done;
    const refusal: Refusal = { ...ONCE_REFUSALS, ...refusals }[problem.kind];
    const extension = 'extension' in problem ? problem.extension : undefined;
    return refuse(context, extension === undefined ? refusal : { ...refusal, extension });
  }
  if (done.value.replayed) buckets.giveBack(owner);
  return replay(context, done.value);
}

/** What can be wrong with the key itself. */
export const ONCE_REFUSALS: Readonly<Record<OnceProblem['kind'], Refusal>> = {
  'other-payload': { status: 422, message: 'This Idempotency-Key was used before with other data.' },
  'in-flight': {
    status: 409,
    message: 'The same request is still being processed. Please try again.',
    retryAfterSeconds: 2,
  },
  erased: {
    status: 410,
    message: 'This was received before, but the patient has since been erased. Nothing was saved again.',
  },
};

/** The Idempotency-Key of a request, if it has one. */
export function readKey(context: Context): Result<string | undefined, Refusal> {
  const key = context.req.header(IDEMPOTENCY_HEADER);
  if (key === undefined || KEY.test(key)) return succeed(key);
  return fail({ status: 400, message: 'The Idempotency-Key must be 1 to 200 visible characters.' });
}

/**
 * The ticket the device gave the patient. A malformed one is dropped, and so is one that only another device may issue:
 * it must not cost the registration, and must not be taken for that device's.
 */
async function readTicket(context: Context, deps: RouteDeps, device: Device | undefined): Promise<string | undefined> {
  const ticket = context.req.header(TICKET_HEADER);
  if (ticket === undefined || !TICKET.test(ticket)) return undefined;
  return (await isOfAnotherDevice(deps.database.orm, ticket, device)) ? undefined : ticket;
}

/** The key row of a request: a retry with the same key and the same data is the same request. */
export function onceKey(context: Context, scope: string, key: string, canonicalBody: string): OnceKey {
  const fingerprint = createHash('sha256')
    .update(`${context.req.method}\n${context.req.path}\n${canonicalBody}`)
    .digest('base64url');
  return { scope, key, fingerprint };
}

function replay(context: Context, answer: Answer): Response {
  if (answer.replayed) context.header('Idempotency-Replayed', 'true');
  return context.body(answer.body, answer.status, { 'Content-Type': 'application/json' });
}
