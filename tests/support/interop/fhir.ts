import { Fhir } from 'fhir';
import type { TestServer } from '../server/server.ts';

export type Resource = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;
export type Bundle = {
  readonly resourceType: string;
  readonly total?: number;
  readonly link: readonly { readonly relation: string; readonly url: string }[];
  readonly entry?: readonly {
    readonly fullUrl: string;
    readonly resource: Resource;
    readonly search: { readonly mode: string };
  }[];
};

const validator = new Fhir();
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** What a validator says against it, and every time of day that has no zone, which the validator misses. */
export function faultsOf(resource: unknown): string[] {
  const { messages } = validator.validate(resource as Parameters<typeof validator.validate>[0], {
    errorOnUnexpected: true,
  });
  const wrong = messages
    .filter(({ severity }) => ['error', 'fatal'].includes(String(severity)))
    .map(({ location, message }) => `${location}: ${message}`);
  return [...wrong, ...instantsWithoutZone(resource)];
}

function instantsWithoutZone(value: unknown, at = ''): string[] {
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}T/.test(value) && !INSTANT.test(value) ? [`${at}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => instantsWithoutZone(one, `${at}.${key}`));
}

/** Asks as another system does. */
export function askFhir(server: TestServer, token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const url = path.startsWith('http') ? path : `${server.url}/fhir/${path}`;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers });
}

export async function bundleOf(server: TestServer, token: string, path: string): Promise<Bundle> {
  const answer = await askFhir(server, token, path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Every resource of a search, page by page. */
export async function everyPage(server: TestServer, token: string, path: string) {
  const resources: Resource[] = [];
  const bundles: Bundle[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const bundle: Bundle = await bundleOf(server, token, next);
    bundles.push(bundle);
    resources.push(...(bundle.entry ?? []).map(({ resource }) => resource));
    next = bundle.link.find(({ relation }) => relation === 'next')?.url;
  }
  return { resources, bundles };
}
