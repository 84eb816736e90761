import type { Kind, Place, Resource, World } from '#server/services/fhir/kind.ts';
import { kindOf } from '#server/services/fhir/kinds/all.ts';
import type { ReadSearch } from './read-search.ts';
import { sealPage } from './sealed-page.ts';

/** The answer to a search. @param base the address of /fhir, under which the resources stand */
export async function searchBundle(
  world: World,
  kind: Kind,
  { search, limit, wantsTotal, includes, query }: ReadSearch,
  after: Place | undefined,
  base: string,
): Promise<Record<string, unknown>> {
  const { resources, next } = await kind.search(world, search, limit, after);
  const brought = await included(world, kind, resources, includes);
  const total = wantsTotal && kind.count !== undefined ? await kind.count(world, search) : undefined;
  const entry = [
    ...resources.map((resource) => entryOf(resource, 'match', base)),
    ...brought.map((resource) => entryOf(resource, 'include', base)),
  ];
  const self = new URLSearchParams(query).toString();
  const link = [{ relation: 'self', url: `${base}/${kind.type}${self === '' ? '' : `?${self}`}` }];
  if (next !== undefined) {
    const sealed = await sealPage(world.db, { type: kind.type, query, place: [...next] }, world.now);
    link.push({ relation: 'next', url: `${base}/${kind.type}?_page=${sealed}` });
  }
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(total === undefined ? {} : { total }),
    link,
    ...(entry.length === 0 ? {} : { entry }),
  };
}

function entryOf(resource: Resource, mode: 'match' | 'include', base: string) {
  return { fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource, search: { mode } };
}

/** What the resources refer to, each once; a reference that leads nowhere any more brings nothing. */
async function included(world: World, kind: Kind, resources: readonly Resource[], includes: readonly string[]) {
  const named = new Set(includes.flatMap((name) => resources.flatMap((one) => kind.includes[name]?.(one) ?? [])));
  const found: Resource[] = [];
  for (const name of named) {
    const [type = '', id = ''] = name.split('/');
    const one = await kindOf(type)?.read(world, id);
    if (one !== undefined && one !== 'gone') found.push(one);
  }
  return found;
}
