import { instantMs } from '#shared/contract/wire/instant.ts';
import { BadSearch, type Resource } from './kind.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { clinicDayBegins } from '#server/services/clinic/clinic-time.ts';

/** The names under which Frontdesk says what FHIR has no word for. */
export const SYSTEMS = {
  ticket: 'urn:frontdesk:ticket',
  doctorCode: 'urn:frontdesk:doctor-code',
  age: 'urn:frontdesk:fhir:age',
  symptoms: 'urn:frontdesk:fhir:symptom',
} as const;

export function reference(type: string, id: string, display?: string): { reference: string; display?: string } {
  return { reference: `${type}/${id}`, ...(display === undefined || display === '' ? {} : { display }) };
}

/** An object without what has no value: FHIR knows neither null nor empty texts and lists. */
export function resource(
  fields: { readonly resourceType: string; readonly id: string } & Record<string, unknown>,
): Resource {
  const filled = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(filled), resourceType: fields.resourceType, id: fields.id };
}

/** The references of these objects, as they stand in a resource. */
export function referencesIn(value: unknown): string[] {
  const found: string[] = [];
  for (const one of [value].flat()) {
    if (typeof one !== 'object' || one === null) continue;
    if ('reference' in one && typeof one.reference === 'string') found.push(one.reference);
    if ('actor' in one) found.push(...referencesIn(one.actor));
  }
  return found;
}

/** The ids out of references to a kind (`Patient/…` or the bare id); what is no id of ours finds nothing. */
export function idsOf(values: readonly string[] | undefined, types: readonly string[]): string[] | undefined {
  if (values === undefined) return undefined;
  return values.flatMap((value) => {
    const [type = '', id = ''] = value.includes('/') ? value.split('/').slice(-2) : [types[0], value];
    return types.includes(type) && isUuid(id) ? [id.toLowerCase()] : [];
  });
}

/** The value of a token for a system of ours, or for any; undefined for one of another system. */
export function tokenValues(values: readonly string[] | undefined, system: string): string[] | undefined {
  return values?.flatMap((value) => {
    const bar = value.indexOf('|');
    if (bar < 0) return [value];
    const of = value.slice(0, bar);
    return of === '' || of === system ? [value.slice(bar + 1)] : [];
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** From when to when (not included) the dates of a search reach; a day is one of the clinic. */
export function datesOf(
  values: readonly string[],
  timeZone: string,
): { readonly from: Date | undefined; readonly before: Date | undefined } {
  let [from, before]: [Date | undefined, Date | undefined] = [undefined, undefined];
  for (const value of values) {
    const [, prefix = 'eq', text = ''] = /^(eq|ge|gt|le|lt)?(.*)$/.exec(value) ?? [];
    const begins = DAY.test(text) ? clinicDayBegins(text, timeZone) : instantOf(text);
    const ends = DAY.test(text) ? clinicDayBegins(text, timeZone, 1) : begins && new Date(begins.getTime() + 1);
    if (begins === undefined || ends === undefined)
      throw new BadSearch(`${value.slice(0, 40)} is no date: write a day (2026-11-26), or an instant with its zone.`);
    const earliest = prefix === 'gt' ? ends : prefix === 'ge' || prefix === 'eq' ? begins : undefined;
    const latest = prefix === 'lt' ? begins : prefix === 'le' || prefix === 'eq' ? ends : undefined;
    if (earliest !== undefined && (from === undefined || earliest > from)) from = earliest;
    if (latest !== undefined && (before === undefined || latest < before)) before = latest;
  }
  return { from, before };
}

/** An instant with its zone, which no calendar refuses. */
export function instantOf(text: string): Date | undefined {
  const at = INSTANT.test(text) ? instantMs(text) : undefined;
  return at === undefined ? undefined : new Date(at);
}

/** A page of a list that is in memory, by its ids in their order. */
export function pageById(all: readonly Resource[], limit: number, after: readonly (string | number)[] | undefined) {
  const rest = after === undefined ? all : all.filter(({ id }) => id > String(after[0]));
  const resources = rest.slice(0, limit);
  const last = resources.at(-1);
  return { resources, next: rest.length > limit && last !== undefined ? [last.id] : undefined };
}

/** The place after a row, and back. */
export const placeOf = ({ at, id }: { readonly at: Date; readonly id: string }) => [at.getTime(), id] as const;
export function keysetOf(place: readonly (string | number)[] | undefined): { at: Date; id: string } | undefined {
  return place === undefined ? undefined : { at: new Date(Number(place[0])), id: String(place[1]) };
}
