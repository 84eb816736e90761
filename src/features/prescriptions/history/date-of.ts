import type { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';

/** When a prescription was signed, as text. */
export function dateOf({ createdAt, date }: SavedPrescription): string {
  return formatClinicTime(createdAt ?? date, 'date-time') ?? prescriptionTexts.history.unknownDate;
}
