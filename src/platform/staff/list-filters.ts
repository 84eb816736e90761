import { searchText } from './search-text.ts';

type Filters<Name extends string> = { [Key in Name | 'view']?: string | undefined };

/** The filters of a list as they stand in its address, and which of its two lists is shown. */
export function listFilters<const Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Filters<Name>;
export function listFilters(search: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const { view } = search;
  return {
    ...Object.fromEntries(names.map((name) => [name, searchText(search[name])])),
    view: view === 'deleted' ? view : undefined,
  };
}

/** Where another filter leads to. Back switches only between a list and what was deleted of it. */
export function withFilters<Change extends object>(change: Change) {
  return {
    search: <Before extends object>(before: Before) => ({ ...before, ...change }),
    replace: !('view' in change),
    resetScroll: false,
  };
}
