import fc from 'fast-check';
import { exampleOf, placesIn, withAt } from './example-of.ts';
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts';

export const CALLERS = ['nobody', 'admin', 'doctor', 'client', 'device'] as const;
export type CallerName = (typeof CALLERS)[number];

export type Described = {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly string[];
  /** The body by its content type. */
  readonly body?: { readonly type: string; readonly schema: unknown };
};
export type HostileRequest = {
  readonly caller: CallerName;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/fhir+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  'multipart/form-data; boundary=x',
  '',
  'x'.repeat(2_000),
];
const HEADERS = [
  'authorization',
  'cookie',
  'idempotency-key',
  'frontdesk-ticket',
  'frontdesk-list',
  'frontdesk-device',
  'frontdesk-check-in',
  'frontdesk-acting-as',
  'frontdesk-seen',
  'frontdesk-warning-signs',
  'frontdesk-language',
  'frontdesk-alert',
  'frontdesk-appointment-link',
  'accept',
  'accept-encoding',
  'accept-language',
  'prefer',
  'if-none-match',
  'range',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-http-method-override',
  'last-event-id',
];
/** What a header can carry at all: another line would be another header. */
const headerText = hostileText.map((text) => text.replaceAll(/[\r\n\0]/g, '').slice(0, 3_000));
const targetText = hostileText.map((text) => text.replaceAll(/[\s\0]/g, '%20').slice(0, 3_000));

/** Requests against one call, most of them wrong in one place only, so that they get far. */
export function hostileRequest(call: Described, ids: readonly string[], known: Readonly<Record<string, unknown>>) {
  const parameter = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: targetText },
    { weight: 1, arbitrary: targetText.map(encodeSafely) },
  );
  const pieces = call.path.split(/\{\w+\}/);
  const path = fc
    .array(parameter, { minLength: pieces.length - 1, maxLength: pieces.length - 1 })
    .map((parts) => pieces.map((piece, at) => (at === 0 ? piece : `${parts[at - 1]}${piece}`)).join(''));
  const pair = fc
    .tuple(fc.constantFrom(...call.query, 'limit', 'cursor', 'search', '__proto__'), targetText.map(encodeSafely))
    .map((both) => both.join('='));
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`) },
    { weight: 1, arbitrary: targetText.map((text) => `?${text}`) },
  );
  const extra = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...HEADERS, ...call.headers), headerText), { maxLength: 3 }),
    },
  );
  return fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      method: mostly(call.method, METHODS),
      target: fc.tuple(path, query).map((both) => both.join('')),
      type: mostly(call.body?.type ?? 'application/json', TYPES),
      extra,
      body: bodyOf(call, known),
    })
    .map(({ caller, method, target, type, extra: more, body }): HostileRequest => {
      const sends = method !== 'GET' && method !== 'HEAD';
      const headers = sends ? [['content-type', type] as const, ...more] : more;
      return { caller, method, target, headers, body: sends ? body : undefined };
    });
}

/** Itself in nine of ten. */
function mostly<Value>(usual: Value, others: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

function bodyOf({ body }: Described, known: Readonly<Record<string, unknown>>): fc.Arbitrary<string | undefined> {
  if (body === undefined) return fc.option(hostileBody, { nil: undefined });
  const good = exampleOf(body.schema, known);
  const written = (value: unknown) =>
    body.type.includes('form') ? String(new URLSearchParams(textsOf(value))) : JSON.stringify(value);
  const oneWrong = fc
    .tuple(fc.constantFrom(...placesIn(good)), hostileValue)
    .map(([at, value]) => written(withAt(good, at, value)));
  return fc.oneof(
    { weight: 7, arbitrary: oneWrong },
    { weight: 1, arbitrary: fc.constant(written(good)) },
    { weight: 2, arbitrary: hostileBody },
  );
}

function textsOf(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed(),
        ]),
      )
    : {};
}

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
