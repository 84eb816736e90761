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
  | 'too-long';

export type FhirRefusal = {
  readonly status: ContentfulStatusCode;
  readonly code: Code;
  readonly text: string;
  /** Which elements are wrong. */
  readonly at?: readonly string[] | undefined;
  readonly retryAfterSeconds?: number;
};

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

/** Answers with an OperationOutcome; `message` stands for clients that know only ours. */
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
