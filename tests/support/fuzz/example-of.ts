type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a JSON Schema would take, by its first choices; `known` has values for fields by name. */
export function exampleOf(schema: unknown, known: Json, name = ''): unknown {
  if (!isObject(schema)) return 'a';
  if (name in known) return known[name];
  if ('const' in schema) return schema['const'];
  const [first] = [...listOf(schema['enum']), ...listOf(schema['examples'])];
  if (first !== undefined) return first;
  const [either] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf']), ...listOf(schema['allOf'])];
  if (either !== undefined) return exampleOf(either, known, name);
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).map(([field, of]) => [
          field,
          exampleOf(of, known, field),
        ]),
      );
    case 'array':
      return [exampleOf(schema['items'], known, name)];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 1;
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function textOf({ format, minLength }: Json): string {
  if (format === 'date-time') return '2027-02-01T09:00:00.000Z';
  if (format === 'uuid') return '0198a1f0-0000-7000-8000-000000000000';
  if (format === 'email') return 'somebody@example.org';
  return 'a'.repeat(typeof minLength === 'number' ? Math.max(1, minLength) : 1);
}

/** Every place in a value at which something stands, as keys from its root. */
export function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return [[...at], ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))];
}

/** A copy with something else at one place. */
export function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? withAt(one, rest, put) : one));
  return isObject(value) ? { ...value, [key]: withAt(value[key], rest, put) } : put;
}
