import type { FormFault } from '#shared/clinic/registration-form.ts';
import { patientFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import type { FieldName } from '#src/features/registration/visit/registration-store.ts';

/** The id of a field on the page: the error summary's links lead there. */
export function fieldId(field: FieldName): string {
  return `registration-${field}`;
}

/** The words for a fault: the same in the summary and at the field. */
export function faultWords({ field, kind }: FormFault): string {
  const words: Readonly<Partial<Record<FormFault['kind'], string>>> = patientFieldTexts[field].faults;
  return words[kind] ?? texts.problemTitle;
}
