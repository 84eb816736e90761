import type { FhirType } from '#shared/contract/interop/api-clients.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Kind, Search } from '#server/services/fhir/kind.ts';

export const COUNT_USUAL = 20;
export const COUNT_MOST = 100;

/** A search as it was understood. */
export type ReadSearch = {
  readonly search: Search;
  readonly limit: number;
  readonly wantsTotal: boolean;
  readonly includes: readonly string[];
  /** What was understood, for the bundle’s own link. */
  readonly query: [string, string][];
};

const ADMINISTRATIVE = new Set(['_count', '_total', '_include', '_format', '_pretty']);

/** Reads a search by the parameters of its kind. @param isLenient what is not known is passed over (Prefer: handling=lenient) */
export function readSearch(
  kind: Kind,
  given: readonly (readonly [string, string])[],
  isLenient: boolean,
): Result<ReadSearch, string> {
  const query: [string, string][] = [];
  const values = new Map<string, string[]>();
  let limit = COUNT_USUAL;
  let wantsTotal = false;
  const includes: string[] = [];
  for (const [name, value] of given) {
    // `name:contains` means what our texts do anyway; other modifiers are not served.
    const plain = name.replace(/:contains$/, '');
    if (plain === '_count') {
      if (!/^\d{1,6}$/.test(value)) return fail('_count must be a whole number.');
      limit = Math.max(1, Math.min(COUNT_MOST, Number(value)));
    } else if (plain === '_total') {
      if (!['none', 'estimate', 'accurate'].includes(value)) return fail('_total must be none, estimate or accurate.');
      wantsTotal = value !== 'none';
    } else if (plain === '_include') {
      const [type, parameter = ''] = value.split(':');
      const isKnown = type === kind.type && Object.hasOwn(kind.includes, parameter);
      if (!isKnown && !isLenient) return fail(`_include=${value.slice(0, 60)} is not served.`);
      if (isKnown) includes.push(parameter);
    } else if (Object.hasOwn(kind.parameters, plain)) {
      if (value.trim() === '') continue;
      values.set(plain, [...(values.get(plain) ?? []), value]);
    } else if (!ADMINISTRATIVE.has(plain)) {
      if (!isLenient) return fail(`The parameter ${name.slice(0, 60)} is not known for ${kind.type}.`);
      continue;
    }
    query.push([name, value]);
  }
  const search: Search = {
    anyOf: (name) =>
      values
        .get(name)
        ?.flatMap((value) => value.split(','))
        .map((value) => value.trim()),
    each: (name) => values.get(name) ?? [],
  };
  return succeed({ search, limit, wantsTotal, includes: [...new Set(includes)], query });
}

/** The kinds that an include brings along, so that whoever asks may be asked whether they may read them. */
export function typesOfIncludes(kind: Kind, includes: readonly string[]): FhirType[] {
  const types: Readonly<Record<string, readonly FhirType[]>> = {
    patient: ['Patient'],
    subject: ['Patient'],
    practitioner: ['Practitioner'],
    requester: ['Practitioner'],
    'general-practitioner': ['Practitioner'],
    actor: kind.type === 'Schedule' ? ['Practitioner', 'PractitionerRole'] : ['Patient', 'Practitioner'],
    schedule: ['Schedule'],
    slot: ['Slot'],
  };
  return includes.flatMap((name) => types[name] ?? []);
}
