import { eachField, fieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';
import { patients } from './schema.ts';

/** The columns of what a registration says (patient-fields.ts), by their wire names: each field has its own. */
export const patientColumns = eachField<Pick<typeof patients, PatientField>>((field) => patients[field]);

/** What a column holds when a registration leaves its field out. */
export function emptyValue(field: PatientField): '' | null | string[] {
  if (fieldFacts(field).kind === 'list') return [];
  return patients[field].notNull ? '' : null;
}
