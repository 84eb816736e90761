import type { MiddlewareHandler } from 'hono';
import { refuseFhir, type FhirRefusal } from '#server/http/answer/operation-outcome.ts';

const NO_SUCH: FhirRefusal = { status: 404, code: 'not-supported', text: 'This interaction is not served.' };
const NO_METHOD: FhirRefusal = { status: 405, code: 'not-supported', text: 'Nothing is changed or deleted by FHIR.' };

/** What FHIR has and this server does not: updates, deletions, transactions, histories. */
export function refuseUnserved(): MiddlewareHandler {
  return async (context) => {
    const { method, path } = context.req;
    if (method === 'GET' || method === 'HEAD') return refuseFhir(context, NO_SUCH);
    const isType = /^\/fhir\/[^/]+$/.test(path);
    context.header('Allow', isType ? 'GET, HEAD, POST' : 'GET, HEAD');
    return refuseFhir(context, NO_METHOD);
  };
}
