import type { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { describeCase, ENGINE, HONEST, NOT_COMPLETE, safetyNet, uncheckedNotes } from './draft-words.ts';
import { firstAid } from './first-aid.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';

const NO_MEDICINE = 'No medicine is suggested.';

/** A draft for warning signs: emergency instructions, medicines held, nothing suggested. */
export function emergencyDraft(
  alarms: readonly string[],
  facts: CaseFacts,
  labels: readonly string[],
): PrescriptionDraft {
  const crisis = alarms.some((one) => /suicide|overdose/iu.test(one));
  return {
    assessment: `Warning signs in the report or the symptoms: ${alarms.join('; ')}. ${describeCase(facts, labels)}`,
    medications: [],
    lifestyle: crisis ? 'Do not leave the patient alone.' : 'Let the patient rest, and do not leave them alone.',
    considerations: [
      HONEST,
      ...alarms.map((alarm) => `Warning sign: ${alarm}. No prescription before a doctor has examined the patient.`),
      ...uncheckedNotes(facts, []),
      NOT_COMPLETE,
    ],
    follow_up: 'Emergency assessment now. After it, see a doctor again within 48 hours, or as the emergency team says.',
    holdMedicines: [
      'Every over-the-counter medicine until a doctor has examined the patient',
      ...facts.takes.map((one) => `${one}: ask the doctor at once whether it goes on`),
    ],
    emergencyInstructions: [
      'EMERGENCY: have a doctor see the patient now, or call the emergency number.',
      ...(crisis
        ? ['Stay with the patient, take away tablets and sharp things, call the crisis team or the poison centre.']
        : []),
      ...firstAid(alarms),
      safetyNet(facts),
    ].join(' '),
    sideEffectsNote: NO_MEDICINE,
    rationale: `${HONEST} Refused: ${alarms.join('; ')}.`,
    engine: ENGINE,
    sources: [],
    warnings: [],
    refused: alarms.map((alarm) => `Warning sign: ${alarm}.`),
  };
}

/** A draft for a case these rules must not treat: no medicines, why, and what to do. */
export function refusalDraft(
  reasons: readonly string[],
  facts: CaseFacts,
  read: { readonly labels: readonly string[]; readonly unread: readonly string[] },
): PrescriptionDraft {
  return {
    assessment: describeCase(facts, read.labels),
    medications: [],
    lifestyle: 'Until a doctor has seen the patient: rest, enough to drink, no new medicines.',
    considerations: [HONEST, ...reasons, ...uncheckedNotes(facts, read.unread), NOT_COMPLETE],
    follow_up: 'A doctor sees the patient before anything is prescribed, within 48 hours at the latest.',
    holdMedicines: ['Every over-the-counter medicine until a doctor has examined the patient'],
    emergencyInstructions: `No draft could be made: a doctor must examine the patient. ${safetyNet(facts)}`,
    sideEffectsNote: NO_MEDICINE,
    rationale: `${HONEST} Refused: ${reasons.join(' ')}`,
    engine: ENGINE,
    sources: [],
    warnings: [],
    refused: [...reasons],
  };
}
