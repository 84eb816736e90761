import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Of FHIR's issue types those that we have. */
type Code =
  | 'invalid'
  | 'login'
  | 'forbidden'
  | 'not-found'
  | 'deleted'
  | 'not-supported'
  | 'conflict'
  | 'throttled'
  | 'business-rule'
  | 'too-long'
  | 'timeout'
  | 'transient'
  | 'processing'
  | 'exception';

export type FhirRefusal = {
  readonly status: ContentfulStatusCode;
  readonly code: Code;
  readonly text: string;
  /** Which elements are wrong. */
  readonly at?: readonly string[] | undefined;
  readonly retryAfterSeconds?: number;
};

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

/** FHIR's word for what is refused before a route of FHIR is asked. */
const CODES: Readonly<Record<number, Code>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  408: 'timeout',
  409: 'conflict',
  410: 'deleted',
  413: 'too-long',
  415: 'not-supported',
  422: 'business-rule',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
};

/** The code of a status, for what the whole server refuses alike. */
export function outcomeCode(status: number): Code {
  return CODES[status] ?? 'processing';
}

/** Whether FHIR is spoken at this address, in refusals, too. */
export function isFhir({ req }: Context): boolean {
  return /^\/fhir(\/|$)/.test(req.path);
}

/** Answers with an OperationOutcome. */
export function refuseFhir(context: Context, { status, code, text, at, retryAfterSeconds }: FhirRefusal): Response {
  if (status === 401) context.header('WWW-Authenticate', 'Bearer realm="Frontdesk"');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  const issue = { severity: 'error', code, diagnostics: text, ...(at?.length ? { expression: at } : {}) };
  return context.body(JSON.stringify({ resourceType: 'OperationOutcome', issue: [issue] }), status, {
    'Content-Type': FHIR_JSON,
  });
}

export const NOT_FOUND: FhirRefusal = { status: 404, code: 'not-found', text: 'There is no such resource.' };
export const GONE: FhirRefusal = { status: 410, code: 'deleted', text: 'This resource has been deleted.' };
