import type { Context } from 'hono';
import { FHIR_READ, type FhirType } from '#shared/contract/interop/api-clients.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { byteStream } from '#server/http/answer/byte-stream.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { capabilityStatement } from '#server/services/fhir/answer/capability.ts';
import { exportLines } from '#server/services/fhir/answer/export-lines.ts';
import { readSearch, typesOfIncludes } from '#server/services/fhir/answer/read-search.ts';
import { openPage } from '#server/services/fhir/answer/sealed-page.ts';
import { searchBundle } from '#server/services/fhir/answer/search-bundle.ts';
import { BadSearch, type Kind, type World } from '#server/services/fhir/kind.ts';
import { kindOf } from '#server/services/fhir/kinds/all.ts';
import { watchReading } from '#server/services/privacy/access-notices.ts';
import { isConfirmed } from '#server/services/second-factor/confirm-again.ts';
import { audit, auditOnce } from '#server/services/staff/audit.ts';
import { admit } from './caller.ts';
import { FHIR_JSON, GONE, NOT_FOUND, refuseFhir, type FhirRefusal } from '#server/http/answer/operation-outcome.ts';

/** So often one caller asks: a copy of 50,000 resources takes 500 pages. */
const CALLS = { burst: 1000, refillPerSecond: 50 };
const SEARCH_BYTES = 8 * 1024;

const bad = (text: string): FhirRefusal => ({ status: 400, code: 'invalid', text });
const NO_KIND: FhirRefusal = { status: 404, code: 'not-supported', text: 'This kind of resource is not served.' };
const PASSWORD_FIRST: FhirRefusal = {
  status: 403,
  code: 'forbidden',
  text: 'Log in again, or save a list in Frontdesk, which asks for your password: then export within five minutes.',
};
const NO_FORM: FhirRefusal = {
  status: 415,
  code: 'not-supported',
  text: 'Send the search as application/x-www-form-urlencoded.',
};
const NO_XML: FhirRefusal = { status: 406, code: 'not-supported', text: 'Only JSON is served.' };

/** FHIR R4, read: resources by id, searches, everything as lines. Whoever asks is told apart here, not by the table. */
export function fhirReadRoutes(deps: RouteDeps, version: string): ApiRoute[] {
  const { database, config, now } = deps;
  const buckets = createTokenBuckets(CALLS, now);
  const originOf = (context: Context) => config.publicUrl ?? new URL(context.req.url).origin;
  const baseOf = (context: Context) => `${originOf(context)}/fhir`;
  const world = async (): Promise<World> => ({
    db: database.orm,
    now: now(),
    rules: await readClinicSettings(database.orm, config),
  });
  const answer = (context: Context, body: object) =>
    context.body(JSON.stringify(body), 200, { 'Content-Type': FHIR_JSON });

  /** Whoever may not ask at all learns nothing of what there is. */
  async function refuseKind(context: Context): Promise<Response> {
    const caller = await admit(context, deps, buckets, [], 'r');
    return refuseFhir(context, caller.ok ? NO_KIND : caller.problem);
  }

  async function read(context: Context): Promise<Response> {
    const kind = kindOf(context.req.param('type') ?? '');
    if (kind === undefined) return refuseKind(context);
    if (wantsXml(context)) return refuseFhir(context, NO_XML);
    const caller = await admit(context, deps, buckets, [kind.type], 'r');
    if (!caller.ok) return refuseFhir(context, caller.problem);
    const id = context.req.param('id') ?? '';
    const found = await kind.read(await world(), id);
    if (found === undefined) return refuseFhir(context, NOT_FOUND);
    if (found === 'gone') return refuseFhir(context, GONE);
    await audit(database.orm, now(), caller.value, 'fhir-viewed', id.slice(0, 36));
    if (caller.value.role !== 'client') await watchReading(database.orm, caller.value, now());
    return answer(context, found);
  }

  async function search(context: Context, given: readonly (readonly [string, string])[]): Promise<Response> {
    const kind = kindOf(context.req.param('type') ?? '');
    if (kind === undefined) return refuseKind(context);
    const form = given.find(([name]) => name === '_format')?.[1];
    if (wantsXml(context, form)) return refuseFhir(context, NO_XML);
    const seen = await world();
    const sealed = given.find(([name]) => name === '_page')?.[1];
    const page = sealed === undefined ? undefined : await openPage(database.orm, sealed, now());
    if (sealed !== undefined && page?.type !== kind.type)
      return refuseFhir(context, bad('This page is not one of ours.'));
    const isLenient = /handling=lenient/.test(context.req.header('prefer') ?? '');
    const asked = readSearch(kind, page?.query ?? given, isLenient || page !== undefined);
    if (!asked.ok) return refuseFhir(context, bad(asked.problem));
    const types = [kind.type, ...typesOfIncludes(kind, asked.value.includes)];
    const caller = await admit(context, deps, buckets, types, 's');
    if (!caller.ok) return refuseFhir(context, caller.problem);
    try {
      const bundle = await searchBundle(seen, kind, asked.value, page?.place, baseOf(context));
      const filters = Object.fromEntries(asked.value.query.map(([name]) => [name, '…']));
      const count = Array.isArray(bundle['entry']) ? bundle['entry'].length : 0;
      await auditOnce(database.orm, now(), caller.value, 'fhir-viewed', undefined, { list: kind.type, filters, count });
      return answer(context, bundle);
    } catch (error) {
      if (error instanceof BadSearch) return refuseFhir(context, bad(error.message));
      throw error;
    }
  }

  async function exportAll(context: Context): Promise<Response> {
    const wanted = context.req.query('_type')?.split(',') ?? FHIR_READ;
    const kinds = wanted.map(kindOf).filter((kind): kind is Kind => kind !== undefined);
    if (kinds.length < wanted.length) return refuseFhir(context, bad('_type has a kind that is not served.'));
    const caller = await admit(
      context,
      deps,
      buckets,
      kinds.map(({ type }): FhirType => type),
      's',
    );
    if (!caller.ok) return refuseFhir(context, caller.problem);
    if (caller.value.role === 'doctor')
      return refuseFhir(context, { status: 403, code: 'forbidden', text: 'Only administrators export.' });
    if (caller.value.role === 'admin' && !isConfirmed(caller.value, now())) return refuseFhir(context, PASSWORD_FIRST);
    const look = { list: kinds.map(({ type }) => type).join(','), filters: {}, count: 0 };
    await audit(database.orm, now(), caller.value, 'fhir-exported', undefined, look);
    return context.body(byteStream(exportLines(await world(), kinds)), 200, {
      'Content-Type': 'application/fhir+ndjson',
      'Content-Disposition': 'attachment; filename="frontdesk.ndjson"',
    });
  }

  // `admit` lets in by token or session, each call by what it asks for.
  return [
    {
      method: 'GET',
      path: '/fhir/metadata',
      policy: 'public',
      handle: async (context) =>
        answer(context, capabilityStatement(version, baseOf(context), originOf(context), now())),
    },
    { method: 'GET', path: '/fhir/$export', policy: 'own-door', handle: exportAll },
    {
      method: 'GET',
      path: '/fhir/:type',
      policy: 'own-door',
      handle: (context) => search(context, [...new URL(context.req.url).searchParams]),
    },
    {
      method: 'POST',
      path: '/fhir/:type/_search',
      policy: 'own-door',
      bodyBytes: SEARCH_BYTES,
      handle: async (context) => {
        const form = await context.req.text();
        const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '');
        if (form !== '' && !isForm) return refuseFhir(context, NO_FORM);
        return search(context, [...new URL(context.req.url).searchParams, ...new URLSearchParams(form)]);
      },
    },
    { method: 'GET', path: '/fhir/:type/:id', policy: 'own-door', handle: read },
  ];
}

function wantsXml(context: Context, format = context.req.query('_format')): boolean {
  if (format !== undefined) return !/json/i.test(format);
  const accept = context.req.header('accept') ?? '*/*';
  return /xml/i.test(accept) && !/json|\*\/\*/i.test(accept);
}
