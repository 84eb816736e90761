import * as v from 'valibot';
import { PrescribedMedicine } from '#shared/contract/prescription/prescriptions.ts';
import {
  searchFhirPrescriptions,
  type FhirPrescriptionRow,
} from '#server/database/repositories/fhir/fhir-clinical-repository.ts';
import { findLastAct } from '#server/database/repositories/staff/audit-repository.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { Kind, Resource } from '#server/services/fhir/kind.ts';
import { datesOf, idsOf, reference, referencesIn, resource } from '#server/services/fhir/parts.ts';

const Medicines = v.array(
  v.looseObject({ ...v.partial(v.object(PrescribedMedicine.entries)).entries, name: v.string() }),
);

/** One medicine of a signed prescription, as the doctor wrote it: text, no code is pretended. */
export const MEDICATION_REQUEST: Kind = {
  type: 'MedicationRequest',
  parameters: { _id: 'token', patient: 'reference', subject: 'reference', requester: 'reference', authoredon: 'date' },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
    requester: ({ requester }) => referencesIn(requester),
  },
  async search({ db, rules }, search, limit, after) {
    const ids = search.anyOf('_id');
    const wanted = {
      ids: ids?.map((id) => id.replace(/\.\d+$/, '')).filter(isUuid),
      patients: idsOf(search.anyOf('patient') ?? search.anyOf('subject'), ['Patient']),
      doctors: idsOf(search.anyOf('requester'), ['Practitioner']),
      ...datesOf(search.each('authoredon'), rules.timeZone),
    };
    const first = after === undefined ? undefined : { at: new Date(Number(after[0])), id: String(after[1]) };
    const rows = await searchFhirPrescriptions(db, wanted, limit + 2, first);
    const all = rows.flatMap((row) =>
      asResources(row).map((one, n) => ({
        one,
        place: [row.prescription.createdAt.getTime(), row.prescription.id, n + 1] as const,
      })),
    );
    const skip = after === undefined || rows[0]?.prescription.id !== after[1] ? 0 : Number(after[2]);
    const rest = all.slice(skip).filter(({ one }) => ids === undefined || ids.includes(one.id));
    const page = rest.slice(0, limit);
    // Prescriptions without a medicine make no resource: the next page then begins after the last row that was looked at.
    const lastRow = rows.length > limit + 1 ? rows.at(-1) : undefined;
    const further = lastRow && [
      lastRow.prescription.createdAt.getTime(),
      lastRow.prescription.id,
      asResources(lastRow).length,
    ];
    const more = rest.length > limit ? page.at(-1)?.place : further;
    return { resources: page.map(({ one }) => one), next: more };
  },
  async read({ db }, id) {
    const [, prescription = ''] = /^([0-9a-f-]{36})\.\d{1,3}$/.exec(id) ?? [];
    if (!isUuid(prescription)) return undefined;
    const [row] = await searchFhirPrescriptions(db, { ids: [prescription] }, 1, undefined);
    if (row !== undefined) return asResources(row).find((one) => one.id === id);
    return (await findLastAct(db, 'prescription-deleted', prescription)) === undefined ? undefined : 'gone';
  },
};

function asResources({ prescription, patientName, doctorName }: FhirPrescriptionRow): Resource[] {
  const read = v.safeParse(Medicines, prescription.medicines);
  const medicines = read.success ? read.output : [];
  return medicines.map(({ name, dosage = '', frequency = '', instructions = '' }, n) => {
    const text = [dosage, frequency, instructions].filter((part) => part.trim() !== '').join(', ');
    return resource({
      resourceType: 'MedicationRequest',
      id: `${prescription.id}.${n + 1}`,
      groupIdentifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${prescription.id}` },
      status: 'completed',
      intent: 'order',
      medicationCodeableConcept: { text: name },
      subject: reference('Patient', prescription.patientId, patientName),
      authoredOn: prescription.createdAt.toISOString(),
      requester: reference('Practitioner', prescription.doctorId, doctorName),
      dosageInstruction: text === '' ? [] : [{ text }],
    });
  });
}
