import { eachField, fieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';

/** A value that may stand in a field, by its facts; `other` is another one, where there are two. */
export function valueFor(field: PatientField, other = false): string | number | string[] {
  const facts = fieldFacts(field);
  switch (facts.kind) {
    case 'whole number':
      return other ? facts.from : facts.to;
    case 'choice':
      return facts.options[other ? 1 : 0] ?? '';
    case 'list':
      return other ? [`other ${field}`] : [`some ${field}`, `more ${field}`];
    case 'phone':
      return other ? '+43 660 7654321' : '+43 660 1234567';
    default:
      return other ? `other ${field}` : `some ${field}`;
  }
}

/** A value for every field. */
export const everyValue = (other = false) =>
  eachField<Record<PatientField, string | number | string[]>>((field) => valueFor(field, other));
