import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterEach, expect } from 'vitest';
import { DESCRIBED_CALLS } from '#server/openapi/described-calls.ts';
import { REQUEST_ID_HEADER } from '#server/http/log.ts';
import { jsonSchemaOf, NAMED } from '#server/openapi/json-schema.ts';

/**
 * Every answer that a server test gets is compared with the description of its call: what the description does not say fails
 * the test that saw it. Streams and files are left alone.
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
const faults: string[] = [];
const looking: Promise<void>[] = [];

const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const answer = await plainFetch(input, init);
  // A stand-in for another server answers without it.
  if (!answer.headers.has(REQUEST_ID_HEADER)) return answer;
  const { method, url } = new Request(input, { method: init?.method ?? 'GET' });
  const found = calls.find((call) => call.method === method && call.pattern.test(new URL(url).pathname));
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  // Only what is read here is copied: a copy that nobody reads would hold the original back.
  if (found !== undefined && /^application\/(\w+\+)?json$/.test(type)) looking.push(compare(found, answer.clone()));
  return answer;
};

afterEach(async () => {
  await Promise.all(looking.splice(0));
  expect(faults.splice(0), 'answers that differ from their description').toEqual([]);
});

async function compare({ name, call }: (typeof calls)[number], answer: Response): Promise<void> {
  const body: unknown = await answer.json().catch(() => undefined);
  // It broke off, which is what its test is about.
  if (body === undefined) return undefined;
  const { statuses = [200], answer: schema } = call;
  if (!answer.ok && / \/fhir\//.test(name)) {
    if (!answer.headers.get('content-type')?.startsWith('application/fhir+json'))
      faults.push(`${name} ${answer.status} is not said as FHIR`);
    return judge(`${name} ${answer.status}`, () => ({ $ref: '#/components/schemas/OperationOutcome' }), body);
  }
  if (!answer.ok) {
    const own = () => (statuses.includes(answer.status) && typeof schema === 'object' ? [jsonSchemaOf(schema)] : []);
    const orProblem = () => ({ anyOf: [...own(), { $ref: '#/components/schemas/Problem' }] });
    return judge(`${name} ${answer.status}`, orProblem, body);
  }
  if (statuses.includes(answer.status) && typeof schema === 'object')
    return judge(name, () => jsonSchemaOf(schema), body);
  faults.push(`${name} is not described as answering ${answer.status} with JSON`);
  return undefined;
}

/** @param schema is made once a call: a run has thousands of its answers. */
function judge(name: string, schema: () => object, body: unknown): void {
  const is = made.get(name) ?? ajv.compile({ ...schema(), components: { schemas: components } });
  made.set(name, is);
  if (!is(body)) faults.push(`${name}: ${ajv.errorsText(is.errors)}`);
}
