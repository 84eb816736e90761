type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly tags: readonly string[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The fields of a body or an answer by their path, each with its type; `!` after the name of one that must be there. */
type Fields = Readonly<Record<string, string>>;
export type ProductCalls = Record<string, { body?: Fields; answer: Fields }>;

/** What the description says of the specification's calls, flat, so that two of them can be compared. */
export function productCalls({ paths, components }: OpenApi): ProductCalls {
  const fields = (content: Content = {}): Fields => {
    const all: Record<string, string> = {};
    for (const { schema = {} } of Object.values(content)) collect(schema, '', all);
    return all;
  };
  function collect(given: Schema, at: string, all: Record<string, string>): void {
    const name = given.$ref?.split('/').at(-1);
    const schema = name === undefined ? given : (components.schemas[name] ?? {});
    for (const one of schema.anyOf ?? []) collect(one, at, all);
    if (schema.items !== undefined) collect(schema.items, `${at}[]`, all);
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const path = at === '' ? key : `${at}.${key}`;
      all[schema.required?.includes(key) === true ? `${path}!` : path] = String(field.type ?? 'any');
      collect(field, path, all);
    }
  }
  const calls: ProductCalls = {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { tags, requestBody, responses }] of Object.entries(methods)) {
      if (!tags.includes('product')) continue;
      const answers = Object.values(responses).map(({ content }) => fields(content));
      calls[`${method.toUpperCase()} ${path}`] = {
        ...(requestBody === undefined ? {} : { body: fields(requestBody.content) }),
        answer: Object.assign({}, ...answers),
      };
    }
  return calls;
}

const plain = (name: string) => name.replace(/!$/, '');
const names = (fields: Fields = {}) => new Set(Object.keys(fields).map(plain));

/** What somebody who was served before would not be served any more; one sentence each. */
export function lostSince(before: ProductCalls, now: ProductCalls): string[] {
  return Object.entries(before).flatMap(([call, was]) => {
    const is = now[call];
    if (is === undefined) return [`${call} is gone`];
    const taken = names(is.body);
    const given = names(is.answer);
    return [
      ...[...names(was.body)].filter((name) => !taken.has(name)).map((name) => `${call} takes no ${name} any more`),
      ...Object.keys(is.body ?? {})
        .filter((name) => name.endsWith('!') && !(name in (was.body ?? {})))
        .map((name) => `${call} asks for ${plain(name)}, which it did not`),
      ...[...names(was.answer)].filter((name) => !given.has(name)).map((name) => `${call} answers without ${name}`),
    ];
  });
}
