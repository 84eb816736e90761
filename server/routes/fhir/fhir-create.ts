import type { Context } from 'hono';
import * as v from 'valibot';
import type { FhirType } from '#shared/contract/interop/api-clients.ts';
import type { Result } from '#shared/result.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { cleanTexts, isUnlikeAnyBody } from '#server/http/request/text-cleaning.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { runOnce, type Task } from '#server/services/clinic/run-once.ts';
import { createAppointment, readAppointment } from '#server/services/fhir/create/create-appointment.ts';
import { createPatient } from '#server/services/fhir/create/create-patient.ts';
import { readPatient, type Unreadable } from '#server/services/fhir/create/read-patient.ts';
import { kindOf } from '#server/services/fhir/kinds/all.ts';
import type { Client } from '#server/services/interop/clients/access-tokens.ts';
import { admit } from './caller.ts';
import { FHIR_JSON, GONE, NOT_FOUND, refuseFhir, type FhirRefusal } from '#server/http/answer/operation-outcome.ts';

const RESOURCE_BYTES = 128 * 1024;
/** So often one system sends something: a day’s list of some hundred at once. */
const CREATES = { burst: 2000, refillPerSecond: 10 };

const NOT_CREATED: FhirRefusal = {
  status: 405,
  code: 'not-supported',
  text: 'This kind of resource is not created here.',
};
const NOT_DECLARED: FhirRefusal = {
  status: 415,
  code: 'not-supported',
  text: 'Send the resource as application/fhir+json.',
};
const NO_JSON: FhirRefusal = { status: 400, code: 'invalid', text: 'The request is not valid JSON.' };
const REFUSALS: Readonly<Record<string, FhirRefusal>> = {
  'unknown-patient': { status: 422, code: 'business-rule', text: 'The patient is not known here.' },
  'unknown-doctor': { status: 422, code: 'business-rule', text: 'The practitioner is not known here.' },
  'slot-taken': {
    status: 409,
    code: 'conflict',
    text: 'This time is taken, or it is none of this practitioner’s times.',
  },
  'bad-time': { status: 422, code: 'business-rule', text: 'Nobody can be booked at this time.' },
};
const Made = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), isNew: v.boolean() }));

/** FHIR in: a Patient or an Appointment from another system, through the same services as everybody's. */
export function fhirCreateRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now, queueChanges, sms } = deps;
  const buckets = createTokenBuckets(CREATES, now);

  async function create(context: Context): Promise<Response> {
    const type = context.req.param('type');
    const isCreated = type === 'Patient' || type === 'Appointment';
    const caller = await admit(context, deps, buckets, isCreated ? [type] : [], 'c');
    if (!caller.ok) return refuseFhir(context, caller.problem);
    if (!isCreated || caller.value.role !== 'client') {
      context.header('Allow', 'GET, HEAD');
      return refuseFhir(context, NOT_CREATED);
    }
    if (!isDeclared(context)) return refuseFhir(context, NOT_DECLARED);
    const body = await resourceIn(context);
    if (body === undefined) return refuseFhir(context, NO_JSON);
    const task = await taskOf(type, body, caller.value);
    if (!task.ok) return refuseFhir(context, { status: 422, code: 'invalid', ...task.problem });
    const done = await runOnce(database.pool, undefined, now(), task.value);
    if (!done.ok) return refuseFhir(context, REFUSALS[done.problem.kind] ?? NOT_FOUND);
    const { id, isNew } = v.parse(Made, done.value.body);
    if (isNew) {
      queueChanges.tell();
      sms?.wake();
    }
    return answer(context, type, id, isNew);
  }

  async function taskOf(
    type: 'Patient' | 'Appointment',
    body: unknown,
    client: Client,
  ): Promise<Result<Task<{ readonly kind: string }>, Unreadable>> {
    const at = now();
    if (type === 'Patient') {
      const { timeZone } = await readClinicSettings(database.orm, config);
      const read = readPatient(body, at, timeZone);
      return read.ok ? { ok: true, value: createPatient(read.value, client, at) } : read;
    }
    const read = readAppointment(body);
    return read.ok ? { ok: true, value: createAppointment(read.value, client, at, config) } : read;
  }

  /** 201 for what was made now, 200 for what was there; whoever was erased is not made again. */
  async function answer(context: Context, type: FhirType, id: string, isNew: boolean): Promise<Response> {
    const world = { db: database.orm, now: now(), rules: await readClinicSettings(database.orm, config) };
    const found = await kindOf(type)?.read(world, id);
    if (found === undefined || found === 'gone') return refuseFhir(context, GONE);
    context.header('Location', `${config.publicUrl ?? new URL(context.req.url).origin}/fhir/${type}/${id}`);
    return context.body(JSON.stringify(found), isNew ? 201 : 200, { 'Content-Type': FHIR_JSON });
  }

  return [{ method: 'POST', path: '/fhir/:type', policy: 'own-door', bodyBytes: RESOURCE_BYTES, handle: create }];
}

function isDeclared(context: Context): boolean {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/fhir+json' || type === 'application/json';
}

async function resourceIn(context: Context): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await context.req.text());
    return isUnlikeAnyBody(body) ? undefined : cleanTexts(body);
  } catch {
    return undefined;
  }
}
