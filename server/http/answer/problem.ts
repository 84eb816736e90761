import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requestIdOf } from '#server/http/log.ts';
import { isFhir, outcomeCode, refuseFhir } from './operation-outcome.ts';

/** Which field of a body is wrong, and why. */
export type Fault = { readonly path: string; readonly message: string };

/** A refusal as routes describe it: an HTTP status and a sentence for the person at the screen. */
export type Refusal = {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly faults?: readonly Fault[];
  readonly retryAfterSeconds?: number;
  /** Extra members of the body, for programs that know them (RFC 9457, extension members). */
  readonly extension?: Readonly<Record<string, unknown>>;
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Answers with problem+json (RFC 9457) and the `message` of CALL-15; under /fhir with an OperationOutcome. */
export function refuse(context: Context, refusal: Refusal): Response {
  const { status, message, faults, retryAfterSeconds, extension } = refusal;
  if (isFhir(context)) {
    const at = faults?.map(({ path }) => path).filter((path) => path !== '');
    const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return refuseFhir(context, { status, code: outcomeCode(status), text: message, at, ...wait });
  }
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  const requestId = requestIdOf(context);
  const body = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    message,
    ...(faults ? { faults } : {}),
    ...extension,
    ...(requestId === undefined ? {} : { requestId }),
  };
  return context.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json; charset=utf-8' });
}

export const NOT_FOUND: Refusal = { status: 404, message: 'There is nothing at this address.' };
