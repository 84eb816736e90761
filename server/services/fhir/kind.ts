import type { FhirType } from '#shared/contract/interop/api-clients.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { BookingRules } from '#server/services/booking/times/free-times.ts';

/** A FHIR resource as it goes over the wire. */
export type Resource = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;

/** What was asked for, by the names of the parameters; commas and repetitions are told apart. */
export type Search = {
  /** The values of a parameter of which one must fit; undefined when it was not given. */
  anyOf(name: string): readonly string[] | undefined;
  /** Every occurrence of a parameter. */
  each(name: string): readonly string[];
};

/** Where the next page begins; only the kind that made it reads it. */
export type Place = readonly (string | number)[];
export type Found = { readonly resources: readonly Resource[]; readonly next: Place | undefined };

/** A value that could not be read, in words for whoever sent it. */
export class BadSearch extends Error {}

export type World = { readonly db: Queryable; readonly now: Date; readonly rules: BookingRules };

/** One kind of resource: what can be asked of it, and the answers. */
export type Kind = {
  readonly type: FhirType;
  /** Every parameter, with its FHIR type. */
  readonly parameters: Readonly<Record<string, 'token' | 'string' | 'reference' | 'date'>>;
  /** What `_include` can bring along: by the name of the parameter, the references of a resource. */
  readonly includes: Readonly<Record<string, (resource: Resource) => readonly string[]>>;
  search(world: World, search: Search, limit: number, after: Place | undefined): Promise<Found>;
  /** How many there are in all, where that can be known. */
  readonly count?: (world: World, search: Search) => Promise<number>;
  /** `gone`: there was one, and it was deleted. */
  read(world: World, id: string): Promise<Resource | 'gone' | undefined>;
};
