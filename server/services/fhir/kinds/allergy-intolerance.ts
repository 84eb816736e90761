import { createHash } from 'node:crypto';
import { searchFhirRecords, type FhirRecordRow } from '#server/database/repositories/fhir/fhir-clinical-repository.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { Kind, Resource } from '#server/services/fhir/kind.ts';
import { idsOf, reference, referencesIn, resource } from '#server/services/fhir/parts.ts';

const ACTIVE = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical', code: 'active' }],
};

/** An allergy in a patient's record, in the words it was written in. Its id is the patient's and the words'. */
export const ALLERGY_INTOLERANCE: Kind = {
  type: 'AllergyIntolerance',
  parameters: { patient: 'reference' },
  includes: { patient: ({ patient }) => referencesIn(patient) },
  async search({ db }, search, limit, after) {
    const of = idsOf(search.anyOf('patient'), ['Patient']);
    const first = after === undefined ? undefined : String(after[0]);
    const rows = await searchFhirRecords(db, of, limit + 2, first);
    const all = rows.flatMap((row) =>
      asResources(row).map((one, n) => ({ one, place: [row.record.patientId, n + 1] as const })),
    );
    const skip = after === undefined || rows[0]?.record.patientId !== first ? 0 : Number(after[1]);
    const rest = all.slice(skip);
    const page = rest.slice(0, limit);
    return { resources: page.map(({ one }) => one), next: rest.length > limit ? page.at(-1)?.place : undefined };
  },
  async read({ db }, id) {
    const patientId = id.slice(0, 36);
    if (!isUuid(patientId)) return undefined;
    const [row] = await searchFhirRecords(db, [patientId], 1, undefined);
    return row === undefined ? undefined : asResources(row).find((one) => one.id === id);
  },
};

function asResources({ record, patientName }: FhirRecordRow): Resource[] {
  return [...new Set(record.allergies)].map((allergy) =>
    resource({
      resourceType: 'AllergyIntolerance',
      id: `${record.patientId}.${createHash('sha256').update(allergy).digest('hex').slice(0, 16)}`,
      clinicalStatus: ACTIVE,
      code: { text: allergy },
      patient: reference('Patient', record.patientId, patientName),
      recordedDate: record.updatedAt.toISOString(),
      recorder: reference('Practitioner', record.updatedBy),
    }),
  );
}
