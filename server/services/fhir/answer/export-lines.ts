import type { Kind, Place, Search, World } from '#server/services/fhir/kind.ts';

const ROWS_AT_ONCE = 500;
const EVERYTHING: Search = { anyOf: () => undefined, each: () => [] };

/** Every resource of these kinds, a line each; page by page, so that a clinic is never in memory as a whole. */
export async function* exportLines(world: World, kinds: readonly Kind[]): AsyncGenerator<string> {
  for (const kind of kinds) {
    let after: Place | undefined;
    do {
      const { resources, next } = await kind.search(world, EVERYTHING, ROWS_AT_ONCE, after);
      yield resources.map((one) => `${JSON.stringify(one)}\n`).join('');
      after = next;
    } while (after !== undefined);
  }
}
