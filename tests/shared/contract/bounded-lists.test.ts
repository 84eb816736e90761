import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../../../shared/contract/**/*.ts', { eager: true });
/** What is sent to the server (a problem is what comes back), by the names such schemas have. */
const SENT = /^(?!Problem).*(Body|Login|Request|Input|Change|Report)$/;

type Node = { readonly kind?: string; readonly type?: string; readonly pipe?: readonly Node[] } & Record<
  string,
  unknown
>;

/** Names of the lists below a schema that nothing bounds before their items are looked at. */
function unbounded(node: Node, path: string, isBounded = false): string[] {
  if (node.pipe !== undefined) {
    const [first = {}, ...rest] = node.pipe;
    const bounds = rest.findIndex(({ type }) => type === 'check' || type === 'max_length');
    return [
      ...unbounded({ ...first }, path, isBounded),
      ...rest.flatMap((part, at) => (part.kind === 'schema' ? unbounded(part, path, bounds >= 0 && bounds < at) : [])),
    ];
  }
  const own = (node.type === 'array' || node.type === 'record' || node.type === 'tuple') && !isBounded ? [path] : [];
  const below = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'entries')
      return Object.entries(Object(value)).map(([name, entry]) => [`${path}.${name}`, entry] as const);
    if (key === 'options' && Array.isArray(value)) return value.map((entry) => [path, entry] as const);
    return ['item', 'wrapped', 'value', 'key', 'rest'].includes(key) ? [[path, value] as const] : [];
  });
  return [...own, ...below.flatMap(([name, entry]) => (isNode(entry) ? unbounded(entry, name) : []))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

describe('a list that is too long', () => {
  it('is refused without a look at any of its items', () => {
    let looks = 0;
    const item = v.pipe(
      v.string(),
      v.check(() => (looks += 1) > 0),
    );
    const list = boundedList(item, { least: 1, most: 30 });
    const refused = v.safeParse(
      list,
      Array.from({ length: 500_000 }, () => ''),
    );
    expect([refused.success, refused.issues?.length, looks]).toEqual([false, 1, 0]);
    expect(v.safeParse(list, ['one', 'two']).success).toBe(true);
    expect(looks).toBe(2);
  });
});

describe('everything that is sent to the server', () => {
  const sent = Object.values(contracts).flatMap((module) =>
    Object.entries(module).filter(([name, schema]) => SENT.test(name) && isNode(schema)),
  );

  it('bounds each of its lists before their items', () => {
    expect(sent.length).toBeGreaterThan(15);
    expect(sent.flatMap(([name, schema]) => (isNode(schema) ? unbounded(schema, name) : []))).toEqual([]);
  });

  it('and a list that nothing bounds would be seen', () => {
    const open = v.strictObject({ a: v.optional(v.object({ b: v.pipe(v.array(v.string()), v.maxLength(3)) })) });
    expect(unbounded({ ...open }, 'Open')).toEqual(['Open.a.b']);
  });
});
