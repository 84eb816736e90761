import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { HonoRequest } from 'hono/request';
import { DEVICE_HEADER } from '#shared/contract/device/devices.ts';
import { ACTING_AS_HEADER } from '#shared/contract/wire/acting-as.ts';
import { UNASKED_HEADER } from '#shared/contract/wire/session-end.ts';
import { DESCRIBED_CALLS } from '#server/openapi/described-calls.ts';
import { REQUEST_ID_HEADER } from '#server/http/log.ts';
import { jsonSchemaOf, NAMED } from '#server/openapi/json-schema.ts';

/**
 * Every answer that a server test gets is compared with the description of its call, and so is every header of ours that a
 * route reads: what the description does not say fails the test that saw it. What is in streams and files is left alone.
 */
const ajv = new Ajv2020({ strict: false, allErrors: false });
formats.default(ajv);
const components = Object.fromEntries(
  Object.entries(NAMED).map(([name, schema]) => [name, jsonSchemaOf(schema, true)]),
);
const calls = Object.entries(DESCRIBED_CALLS).map(([name, call]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, call, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`) };
});
const made = new Map<string, ValidateFunction>();
type Seen = { readonly faults: string[]; readonly looking: Promise<void>[] };
/** Of the test file that runs now: an answer that comes after the end of its own is not the next one's. */
let seen: Seen = { faults: [], looking: [] };

const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const at = seen;
  const answer = await plainFetch(input, init);
  // A stand-in for another server answers without it.
  if (!answer.headers.has(REQUEST_ID_HEADER)) return answer;
  const { method, url } = new Request(input, { method: init?.method ?? 'GET' });
  const found = describedAt(method, new URL(url).pathname);
  if (found !== undefined && answer.status < 400 && !(found.call.statuses ?? [200]).includes(answer.status))
    at.faults.push(`${found.name} is not described as answering ${answer.status}`);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  // Only what is read here is copied: a copy that nobody reads would hold the original back.
  if (found !== undefined && /^application\/(\w+\+)?json$/.test(type))
    at.looking.push(compare(found, answer.clone(), at));
  return answer;
};

function describedAt(method: string, path: string) {
  return calls.find((call) => call.method === method && call.pattern.test(path));
}

/** What only our own pages send, or a standard says: no browser and no proxy adds one of these by itself. */
const NAMED_HEADER = /^(frontdesk-|idempotency-key$|if-match$|if-none-match$|prefer$)/;
/** Read before any route, for all of them; and how a paired device shows who it is, which the description says as such. */
const OF_EVERY_CALL = new Set([ACTING_AS_HEADER, UNASKED_HEADER, DEVICE_HEADER]);
const plainHeader = Object.getOwnPropertyDescriptor(HonoRequest.prototype, 'header')?.value;
Object.defineProperty(HonoRequest.prototype, 'header', {
  value(this: HonoRequest, ...names: string[]): unknown {
    const name = names[0]?.toLowerCase() ?? '';
    if (NAMED_HEADER.test(name) && !OF_EVERY_CALL.has(name)) noteHeader(name, this);
    return Reflect.apply(plainHeader, this, names);
  },
});

function noteHeader(name: string, { method, path }: HonoRequest): void {
  const found = describedAt(method, path);
  const said = Object.keys(found?.call.headers ?? {}).map((header) => header.toLowerCase());
  if (found !== undefined && !said.includes(name))
    seen.faults.push(`${found.name} is not described as reading ${name}`);
}

/** What was found since it was last asked. */
export async function faultsOfAnswers(): Promise<string[]> {
  const { looking, faults } = seen;
  await Promise.all(looking.splice(0));
  return faults.splice(0);
}

/** What was found after the last test, in what a file does at its end; the next one begins with nothing. */
export async function faultsAtTheEnd(): Promise<string[]> {
  const found = faultsOfAnswers();
  seen = { faults: [], looking: [] };
  return found;
}

async function compare({ name, call }: (typeof calls)[number], answer: Response, { faults }: Seen): Promise<void> {
  const body: unknown = await answer.json().catch(() => undefined);
  // It broke off, which is what its test is about.
  if (body === undefined) return undefined;
  const { statuses = [200], answer: schema } = call;
  if (!answer.ok && / \/fhir\//.test(name)) {
    if (!answer.headers.get('content-type')?.startsWith('application/fhir+json'))
      faults.push(`${name} ${answer.status} is not said as FHIR`);
    return judge(`${name} ${answer.status}`, () => ({ $ref: '#/components/schemas/OperationOutcome' }), body, faults);
  }
  if (!answer.ok) {
    const own = () => (statuses.includes(answer.status) && typeof schema === 'object' ? [jsonSchemaOf(schema)] : []);
    const orProblem = () => ({ anyOf: [...own(), { $ref: '#/components/schemas/Problem' }] });
    return judge(`${name} ${answer.status}`, orProblem, body, faults);
  }
  if (statuses.includes(answer.status) && typeof schema === 'object')
    return judge(name, () => jsonSchemaOf(schema), body, faults);
  faults.push(`${name} is not described as answering ${answer.status} with JSON`);
  return undefined;
}

/** @param schema is made once a call: a run has thousands of its answers. */
function judge(name: string, schema: () => object, body: unknown, faults: string[]): void {
  const is = made.get(name) ?? ajv.compile({ ...schema(), components: { schemas: components } });
  made.set(name, is);
  if (!is(body)) faults.push(`${name}: ${ajv.errorsText(is.errors)}`);
}
