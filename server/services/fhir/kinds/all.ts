import type { Kind } from '#server/services/fhir/kind.ts';
import { ALLERGY_INTOLERANCE } from './allergy-intolerance.ts';
import { APPOINTMENT } from './appointment.ts';
import { PRACTITIONER, PRACTITIONER_ROLE, SCHEDULE } from './doctor.ts';
import { MEDICATION_REQUEST } from './medication-request.ts';
import { PATIENT } from './patient.ts';
import { SLOT } from './slot.ts';

/** Every kind of resource that can be read, in the order of an export: what is referred to comes before. */
export const KINDS: readonly Kind[] = [
  PRACTITIONER,
  PRACTITIONER_ROLE,
  SCHEDULE,
  PATIENT,
  SLOT,
  APPOINTMENT,
  MEDICATION_REQUEST,
  ALLERGY_INTOLERANCE,
];

export function kindOf(type: string): Kind | undefined {
  return KINDS.find((kind) => kind.type === type);
}
