import fc from 'fast-check';
import type { TestServer } from '../server/server.ts';
import { hostileClinic } from './hostile-clinic.ts';
import { hostileRequest, type Described, type HostileRequest } from './hostile-requests.ts';
import { sendRaw, type RawAnswer } from './send-raw.ts';

/** A logout would end what the rest needs, and the samples can be removed once. */
const LEFT_OUT = /\/logout$|\/api\/staff\/samples$/;
const AT_ONCE = 8;
const LOG_IN_EVERY = 250;
/** A line of a stack, a statement, a database's or a disk's own words. */
const INSIDE =
  /\n\s+at \S+ ?\(|node_modules|file:\/\/\/|\.ts:\d|\b(select|insert into|delete from|update) [\w"]+[^<]{0,80}\b(from|values|where|set)\b|violates|syntax error at|invalid input syntax|relation "|ECONNREFUSED|ENOENT|PostgresError|DrizzleQuery/i;

type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
};

export type FuzzReport = {
  readonly faults: string[];
  readonly sent: number;
  readonly calls: number;
  readonly slowestMs: number;
  /** Answers by caller and hundred, such as `admin 4xx`. */
  readonly answers: Readonly<Record<string, number>>;
};

/**
 * Sends so many hostile requests over all calls that are described, and reports what no answer may be.
 * @param between called now and then, with how many have been sent
 */
export async function fuzzRound(
  server: TestServer,
  count: number,
  seed: number,
  between: (sent: number) => Promise<void>,
): Promise<FuzzReport> {
  const calls = await describedCalls(server);
  const { ids, known, credentials } = await hostileClinic(server);
  const each = Math.ceil(count / calls.length);
  const requests = calls.flatMap((call, at) =>
    fc
      .sample(hostileRequest(call, ids, known), { numRuns: each, seed: seed + at })
      .map((request) => ({ call, request })),
  );
  const shuffled = fc.sample(fc.shuffledSubarray(requests, { minLength: requests.length }), { numRuns: 1, seed });
  const faults: string[] = [];
  const answers: Record<string, number> = {};
  let slowestMs = 0;
  let who = await credentials();
  const queue = (shuffled[0] ?? []).slice(0, count);
  for (let at = 0; at < queue.length; at += AT_ONCE) {
    if (at > 0 && at % LOG_IN_EVERY < AT_ONCE) {
      who = await credentials();
      server.logged.length = 0;
      await between(at);
    }
    await Promise.all(
      queue.slice(at, at + AT_ONCE).map(async ({ call, request }) => {
        const headers = [...Object.entries(who[request.caller]), ...request.headers];
        const answer = await sendRaw(server.url, { ...request, headers });
        slowestMs = Math.max(slowestMs, answer.ms);
        const kind = `${request.caller} ${Math.floor(answer.status / 100)}xx`;
        answers[kind] = (answers[kind] ?? 0) + 1;
        const fault = faultOf(answer, `${request.target} ${request.body ?? ''}`);
        if (fault !== undefined) faults.push(said(call, request, fault));
      }),
    );
  }
  return { faults, sent: queue.length, calls: calls.length, slowestMs, answers };
}

async function describedCalls(server: TestServer): Promise<Described[]> {
  const { paths, components }: OpenApi = await (await fetch(`${server.url}/api/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]): Described[] => {
      if (LEFT_OUT.test(path)) return [];
      const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
      const [content] = Object.entries(requestBody?.content ?? {});
      const body = content && { type: content[0], schema: resolved(content[1].schema, components.schemas) };
      return [
        { method: method.toUpperCase(), path, query: named('query'), headers: named('header'), ...(body && { body }) },
      ];
    }),
  );
}

function resolved(schema: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => resolved(one, named));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return resolved(named[String(schema.$ref).split('/').at(-1) ?? ''], named);
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, resolved(one, named)]));
}

function faultOf({ status, text, hung }: RawAnswer, sent: string): string | undefined {
  if (hung) return 'no answer';
  if (status === 0) return 'the line was cut';
  if (status >= 500) return `${status} ${text.slice(text.indexOf('\r\n\r\n') + 4).slice(0, 200)}`;
  // A page, a script or a patient's own words may hold anything: it is refusals that tell of the inside.
  const inside = status >= 400 ? INSIDE.exec(text)?.[0] : undefined;
  // A fault quotes what was sent.
  return inside === undefined || sent.includes(inside) ? undefined : `${status} tells ${JSON.stringify(inside)}`;
}

function said({ method, path }: Described, request: HostileRequest, fault: string): string {
  const { caller, target, headers, body } = request;
  const sent = JSON.stringify({ method: request.method, target, headers, body }).slice(0, 700);
  return `${method} ${path} by ${caller}: ${fault}\n    ${sent}`;
}
