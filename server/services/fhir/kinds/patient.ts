import { foldText } from '#shared/text/fold-text.ts';
import {
  countFhirPatients,
  findFhirPatient,
  identifiersOf,
  mergedIntoThese,
  searchFhirPatients,
  type FhirPatientRow,
  type PatientSearch,
} from '#server/database/repositories/fhir/fhir-patients-repository.ts';
import { findLastAct } from '#server/database/repositories/staff/audit-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { Kind, Resource, Search } from '#server/services/fhir/kind.ts';
import {
  idsOf,
  keysetOf,
  placeOf,
  reference,
  referencesIn,
  resource,
  SYSTEMS,
  tokenValues,
} from '#server/services/fhir/parts.ts';

/** Who registered. Only an age is known: no birth date is invented. */
export const PATIENT: Kind = {
  type: 'Patient',
  parameters: { _id: 'token', name: 'string', phone: 'token', gender: 'token', identifier: 'token' },
  includes: { 'general-practitioner': ({ generalPractitioner }) => referencesIn(generalPractitioner) },
  async search({ db }, search, limit, after) {
    const rows = await searchFhirPatients(db, searched(search), limit + 1, keysetOf(after));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last !== undefined ? placeOf({ at: last.receivedAt, id: last.id }) : undefined;
    return { resources: await asResources(db, page), next };
  },
  count: ({ db }, search) => countFhirPatients(db, searched(search)),
  async read({ db }, id) {
    if (!isUuid(id)) return undefined;
    const row = await findFhirPatient(db, id);
    // Of whoever was erased only the log knows that there was somebody.
    if (row === undefined) return (await findLastAct(db, 'patient-deleted', id)) === undefined ? undefined : 'gone';
    if (row.mergedInto !== null) return mergedAway(db, row, row.mergedInto);
    return row.deletedAt === null ? (await asResources(db, [row]))[0] : 'gone';
  },
};

function searched(search: Search): PatientSearch {
  return {
    ids: idsOf(search.anyOf('_id'), ['Patient']),
    names: search
      .anyOf('name')
      ?.map((name) => foldText(name).trim())
      .filter((name) => name !== ''),
    phones: search
      .anyOf('phone')
      ?.map((phone) => phone.replaceAll(/\D/g, ''))
      .filter((digits) => digits !== ''),
    genders: search.anyOf('gender'),
    tickets: tokenValues(search.anyOf('identifier'), SYSTEMS.ticket),
  };
}

/** Somebody who was merged into another stands there as a sign that points to that one. */
async function mergedAway(db: Queryable, { id }: FhirPatientRow, into: string): Promise<Resource | 'gone'> {
  let survivor = await findFhirPatient(db, into);
  while (survivor !== undefined && survivor.mergedInto !== null)
    survivor = await findFhirPatient(db, survivor.mergedInto);
  if (survivor === undefined || survivor.deletedAt !== null) return 'gone';
  const link = [{ other: reference('Patient', survivor.id), type: 'replaced-by' }];
  return resource({ resourceType: 'Patient', id, active: false, link });
}

async function asResources(db: Queryable, rows: readonly FhirPatientRow[]): Promise<Resource[]> {
  const ids = rows.map(({ id }) => id);
  const merged = await mergedIntoThese(db, ids);
  const known = await identifiersOf(db, ids);
  return rows.map((row) =>
    resource({
      resourceType: 'Patient',
      id: row.id,
      extension: [
        {
          url: SYSTEMS.age,
          extension: [
            { url: 'age', valueAge: { value: row.age, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' } },
            { url: 'at', valueDateTime: row.receivedAt.toISOString() },
          ],
        },
        ...row.symptoms.map((symptom) => ({ url: SYSTEMS.symptoms, valueString: symptom })),
      ],
      identifier: [
        ...(row.ticket === null ? [] : [{ system: SYSTEMS.ticket, value: row.ticket }]),
        ...known
          .filter(({ resourceId, value }) => resourceId === row.id && value !== null)
          .map(({ system, value }) => ({ ...(system ? { system } : {}), value })),
      ],
      active: true,
      name: [{ use: 'usual', text: row.name }],
      telecom: row.phone.trim() === '' ? [] : [{ system: 'phone', value: row.phone }],
      gender: row.gender,
      generalPractitioner: row.doctorId === null ? [] : [reference('Practitioner', row.doctorId)],
      link: merged
        .filter(({ into }) => into === row.id)
        .map(({ id }) => ({ other: reference('Patient', id), type: 'replaces' })),
    }),
  );
}
