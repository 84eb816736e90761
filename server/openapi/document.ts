import type { Policy } from '#server/http/guard/authorization.ts';
import type { DescribedCall } from './described-call.ts';
import { DESCRIBED_CALLS } from './described-calls.ts';
import { jsonSchemaOf, NAMED } from './json-schema.ts';

type Route = { readonly method: string; readonly path: string; readonly policy: Policy };
const FHIR_JSON = 'application/fhir+json';
type Json = Readonly<Record<string, unknown>>;

const TAGS = [
  { name: 'product', description: 'The calls of the specification. They only ever grow.' },
  { name: 'frontdesk', description: 'Our own calls. They may change with a release.' },
];

/** Who may call, as OpenAPI says it: one of these. */
const SECURITY: Readonly<Record<'admin' | 'doctor' | 'device' | 'client', Json>> = {
  admin: { type: 'apiKey', in: 'cookie', name: 'frontdesk_admin', description: 'Administrators and receptionists.' },
  doctor: { type: 'apiKey', in: 'cookie', name: 'frontdesk_doctor' },
  device: { type: 'apiKey', in: 'header', name: 'Frontdesk-Device', description: 'A paired device.' },
  client: {
    type: 'oauth2',
    description: 'Another system. Scopes: docs/interop.md.',
    flows: { clientCredentials: { tokenUrl: '/api/oauth/token', scopes: {} } },
  },
};

/** The description of every call as OpenAPI 3.1. @param routes the route table; what is not in it is public */
export function openApiDocument(routes: readonly Route[], version: string): Json {
  const policies = new Map(routes.map(({ method, path, policy }) => [`${method} ${path}`, policy]));
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(DESCRIBED_CALLS)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[openPath(path)] ??= {})[method.toLowerCase()] = operation(
      call,
      method,
      path,
      policies.get(name) ?? 'public',
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Frontdesk', version, description: 'Registration, booking and the clinic behind them.' },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: SECURITY,
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, jsonSchemaOf(schema, true)])),
      responses: {
        outcome: {
          description: 'What went wrong, as an OperationOutcome.',
          content: { [FHIR_JSON]: { schema: { $ref: '#/components/schemas/OperationOutcome' } } },
        },
        problem: {
          description: 'What went wrong, in a sentence for the person at the screen.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** A path as OpenAPI writes it. */
export function openPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function operation(call: DescribedCall, method: string, path: string, policy: Policy): Json {
  const { summary, body, bodyType = 'application/json', statuses = [200] } = call;
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(\w)?/g, (_all, next: string = '') => next.toUpperCase())}${path.endsWith('/') ? 'Slash' : ''}`,
    summary,
    tags: [call.isOfSpecification === true ? 'product' : 'frontdesk'],
    security: securityOf(policy, call),
    parameters: parametersOf(call, path),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { [bodyType]: { schema: jsonSchemaOf(body) } } } }),
    responses: {
      ...Object.fromEntries(statuses.map((status) => [String(status), answerOf(call, status)])),
      default: { $ref: `#/components/responses/${path.startsWith('/fhir/') ? 'outcome' : 'problem'}` },
    },
  };
}

function answerOf({ answer, answerType = 'application/json' }: DescribedCall, status: number): Json {
  if (status >= 300 && status < 400) return { description: status === 304 ? 'Not changed.' : 'It is elsewhere.' };
  if (answer === undefined || status === 204) return { description: 'Done.' };
  if (typeof answer === 'string')
    return { description: 'A file.', content: { [answer]: { schema: { type: 'string' } } } };
  return { description: 'Done.', content: { [answerType]: { schema: jsonSchemaOf(answer) } } };
}

function parametersOf({ query = {}, headers = {} }: DescribedCall, path: string): Json[] {
  const schema = { type: 'string' };
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema })),
    ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema })),
    ...Object.entries(headers).map(([name, description]) => ({ name, in: 'header', description, schema })),
  ];
}

/** One of these lets in; none at all where anybody may call. */
function securityOf(policy: Policy, { isForClients }: DescribedCall): Json[] {
  const clients = isForClients === true ? [{ client: [] }] : [];
  if (policy === 'public') return clients;
  const people =
    policy === 'admin' || policy === 'desk' ? ['admin'] : policy === 'doctor' ? ['doctor'] : ['admin', 'doctor'];
  const isDeviceOnly = ['device', 'any-device', 'kiosk', 'display'].includes(policy);
  const isDeviceToo = ['display-or-staff', 'listener', 'staff-or-desk'].includes(policy);
  return [
    ...(isDeviceOnly ? [] : people.map((name) => ({ [name]: [] }))),
    ...(isDeviceOnly || isDeviceToo ? [{ device: [] }] : []),
    ...clients,
  ];
}
