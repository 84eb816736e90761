import type { CaseBody } from '#shared/contract/prescription/prescription-draft.ts';
import { reportOfPatient } from '#shared/clinic/report-of-patient.ts';
import type { PatientOfVisit } from '#server/database/repositories/prescriptions/registration-drafts-repository.ts';
import { readCase } from '#server/medicines/read/patient-facts.ts';
import { findAlarms } from '#server/medicines/signs/alarms.ts';

/** What a registration's draft is made from; kept with it, so that a later change of any of it is seen. */
export type DraftBasis = CaseBody & { readonly urgent: boolean };

const YOUNGEST = 2;

/** The case as a doctor's own report would begin: no name, no telephone number. */
export function basisOf(patient: PatientOfVisit): DraftBasis {
  const { age, gender, symptoms, urgent, weightKg, allergies, medications, medicalHistory } = patient;
  const record = {
    weightKg,
    allergies: allergies ?? [],
    medications: medications ?? '',
    medicalHistory: medicalHistory ?? '',
  };
  return { medical_report_text: reportOfPatient({ age, gender }, record), current_symptoms: symptoms, urgent };
}

/**
 * Why nothing is drafted before a doctor has seen the patient, whoever writes the drafts: nobody has asked a question back yet.
 * Empty: something may be.
 */
export function reasonsNotToDraft({ medical_report_text: report, current_symptoms: symptoms, urgent }: DraftBasis) {
  const reasons: string[] = [];
  if (urgent) reasons.push('Warning signs were seen in the patient’s own words.');
  if (symptoms.length === 0) return [...reasons, 'No symptom was given at registration.'];
  const facts = readCase(report, symptoms);
  reasons.push(...findAlarms(report, symptoms, facts).map((alarm) => `Warning sign: ${alarm}.`));
  if (facts.pregnant === true) reasons.push('The patient is pregnant.');
  if (facts.age !== undefined && facts.age < YOUNGEST) reasons.push('The patient is under 2 years old.');
  return reasons;
}
