import type { SmsNumberBody } from '#shared/contract/prescription/prescriptions.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { findPatientPhone } from '#server/database/repositories/patients/patients-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { isSameWriting, readNumber, type NumberProblem, type ReadNumber } from './read-number.ts';

export type Destination = { readonly number: ReadNumber; readonly isPatients: boolean };

/**
 * Where a message about a patient is sent. The patient's stored number counts, whatever plus a client has put in front:
 * the same digits, or the same number, are the patient's own; any other is a stranger's until a person confirms it.
 */
export function destination(
  asked: string,
  patientPhone: string,
  clinicCountry: string,
): Result<Destination, NumberProblem> {
  const own = readNumber(patientPhone, clinicCountry);
  if (isSameWriting(asked, patientPhone)) {
    return own.ok ? succeed({ number: own.value, isPatients: true }) : own;
  }
  const other = readNumber(asked, clinicCountry);
  if (!other.ok) return other;
  return succeed({ number: other.value, isPatients: own.ok && own.value.e164 === other.value.e164 });
}

/** The same for a screen that shows it before sending. Without `phone`: the patient’s own number. */
export async function smsNumberOf(
  db: Queryable,
  { patientId, phone }: SmsNumberBody,
  clinicCountry: string,
): Promise<Result<Destination, NumberProblem | 'unknown'>> {
  const id = isUuid(patientId) ? await standingPatient(db, patientId.toLowerCase()) : undefined;
  const patientPhone = id === undefined ? undefined : await findPatientPhone(db, id);
  if (patientPhone === undefined) return fail('unknown');
  return destination(phone ?? patientPhone, patientPhone, clinicCountry);
}
