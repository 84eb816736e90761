import * as v from 'valibot';
import { OtherAccount } from '#shared/contract/wire/acting-as.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { UNASKED_HEADER } from '#shared/contract/wire/session-end.ts';
import { unreadIn } from '#shared/contract/wire/readable-rows.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { anySignal } from './any-signal.ts';
import { reportUnread } from '#src/platform/staff/unread-rows.ts';
import { actingHeaders, noteAccount } from './acting-as.ts';
import { addressOf } from './address.ts';
import { reportReach } from './reach.ts';
import { retryAfterMs } from './retry-after.ts';
import { isOurs } from './backend.ts';
import { isUnasked } from './unasked.ts';

/**
 * Why a call gave no usable value. `unreadable` is a 2xx response that does not match the contract; `page` marks an
 * HTML response, which something other than the API has sent (a Wi-Fi portal, for instance).
 */
export type ApiProblem =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string;
      readonly bodyText: string;
      readonly statusText: string;
      readonly retryAfterMs?: number;
      /** Who has logged in since the page was opened: the server acts for nobody else, and nothing was changed. */
      readonly stranger?: string;
    }
  | { readonly kind: 'unreadable'; readonly page: boolean };

export type CallRequest<Schema extends v.GenericSchema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as JSON, except bytes, which are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly schema: Schema;
  readonly signal?: AbortSignal | undefined;
  /** None by default (CALL-16). */
  readonly timeoutMs?: number | undefined;
  /** A host other than the API's; its outcomes say nothing about whether the API can be reached. */
  readonly baseUrl?: string | undefined;
  /** Called with the headers of a successful response, for the few calls that return something there. */
  readonly onHeaders?: (headers: Headers) => void;
};

/** A 409 about what was requested (somebody was faster, or it is taken), not about who requested it. */
export function isConflict(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 409 && problem.stranger === undefined;
}

/** The session belongs to another account than the page shows. */
export function isStranger(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.stranger !== undefined;
}

type Send = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Makes one HTTP call and parses the response with `schema`. Never throws because of the network or the server. If the
 * caller aborts, the result is `timeout`.
 * @param send makes the request; the browser's own `fetch` by default
 */
export async function call<Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
  send: Send = (address, init) => fetch(address, init),
): Promise<Result<v.InferOutput<Schema>, ApiProblem>> {
  const report = request.baseUrl === undefined ? reportReach : () => undefined;
  const limits = [request.signal, request.timeoutMs === undefined ? undefined : AbortSignal.timeout(request.timeoutMs)];
  const signal = anySignal(limits.filter((limit) => limit !== undefined));
  try {
    const response = await send(addressOf(request.path, request.baseUrl), {
      method: request.method,
      credentials: 'include',
      signal,
      headers: {
        accept: 'application/json',
        ...typeOf(request.body),
        ...(request.baseUrl === undefined ? actingHeaders() : {}),
        ...(isOurs() && isUnasked(request.signal) ? { [UNASKED_HEADER]: '1' } : {}),
        ...request.headers,
      },
      body: bodyOf(request.body),
    });
    const bodyText = await response.text();
    report(true);
    if (response.ok) request.onHeaders?.(response.headers);
    if (response.ok) {
      noteAccount(response.headers);
      const answer = read(request.schema, bodyText);
      if (answer.ok) reportUnread(request.path, unreadIn(answer.value));
      return answer;
    }
    const problem = refusal(response, bodyText);
    noteAccount(response.headers, problem.stranger);
    return fail(problem);
  } catch {
    if (request.signal?.aborted) return fail({ kind: 'timeout' });
    report(false);
    return fail({ kind: signal.aborted ? 'timeout' : 'unreachable' });
  }
}

function isBytes(body: unknown): body is Blob | Uint8Array<ArrayBuffer> {
  return body instanceof Blob || body instanceof Uint8Array;
}

function typeOf(body: unknown): Record<string, string> {
  return body === undefined || isBytes(body) ? {} : { 'content-type': 'application/json' };
}

function bodyOf(body: unknown): BodyInit | null {
  if (isBytes(body)) return body;
  return body === undefined ? null : JSON.stringify(body);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  bodyText: string,
): Result<v.InferOutput<Schema>, ApiProblem> {
  const page = bodyText.trimStart().startsWith('<');
  const parsed = page ? undefined : v.safeParse(schema, parseJson(bodyText));
  return parsed?.success ? succeed(parsed.output) : fail({ kind: 'unreadable', page });
}

function refusal(response: Response, bodyText: string): Extract<ApiProblem, { kind: 'refused' }> {
  const body = parseJson(bodyText);
  const problem = v.safeParse(ProblemBody, body);
  const other = v.safeParse(OtherAccount, body);
  const message = problem.success ? problem.output.message : undefined;
  const wait = retryAfterMs(response.headers);
  return {
    kind: 'refused',
    status: response.status,
    statusText: response.statusText,
    bodyText,
    ...(message ? { message } : {}),
    ...(other.success ? { stranger: other.output.otherAccount.name } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** The JSON value, or the text itself if it is not JSON: some backends answer a write with a bare word or nothing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
