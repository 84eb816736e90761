import type { CaseBody, PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import { adviceForAge, measuresForAge } from './advice-for-age.ts';
import { findAlarms } from '#server/medicines/signs/alarms.ts';
import { chooseMedicines } from './choose-medicines.ts';
import { readComplaints } from '#server/medicines/complaints/complaints.ts';
import { judgeCurrentMedicines, withCurrentMedicines } from '#server/medicines/check/current-medicines.ts';
import { describeCase, ENGINE, HONEST, NOT_COMPLETE, safetyNet, uncheckedNotes } from './draft-words.ts';
import { notes } from './draft-notes.ts';
import { readCase, type CaseFacts } from '#server/medicines/read/patient-facts.ts';
import { emergencyDraft, refusalDraft } from './refusals.ts';

const YOUNGEST = 2;
const OLD = 65;
const CHILD = 18;

/**
 * The embedded rule-based draft (RX-10). The same case always gives the same draft. It refuses with a draft that has no
 * medicines and says why; never throws.
 */
export function draftByRules(body: CaseBody): PrescriptionDraft {
  const { medical_report_text: report, current_symptoms: symptoms } = body;
  const facts = readCase(report, symptoms);
  return withCurrentMedicines(draftFor(body, facts), judgeCurrentMedicines(facts, report));
}

function draftFor(
  { medical_report_text: report, current_symptoms: symptoms }: CaseBody,
  facts: CaseFacts,
): PrescriptionDraft {
  const complaints = readComplaints(report, symptoms);
  const labels = complaints.found.map(({ label }) => label);
  const alarms = findAlarms(report, symptoms, facts);
  if (alarms.length > 0) return emergencyDraft(alarms, facts, labels);
  const refused = reasonsToRefuse(facts, complaints.found.length, complaints.denied);
  if (refused.length > 0) return refusalDraft(refused, facts, { labels, unread: complaints.unread });

  const { offered, left } = chooseMedicines(complaints.found, facts);
  const warnings = offered.flatMap((one) => one.warnings.map(({ message }) => message));
  const soon = facts.age !== undefined && (facts.age < CHILD || facts.age >= OLD || facts.pregnant === true);
  const hold = left
    .filter(({ substance }) => substance.mostMg !== undefined)
    .map(({ substance, why }) => `${substance.ingredient}: ${why}`);
  return {
    assessment: describeCase(facts, labels),
    medications: offered.map(({ medication }) => medication),
    lifestyle: measuresForAge(
      complaints.found.flatMap(({ measures }) => measures),
      facts.age,
    ).join('\n'),
    considerations: [
      HONEST,
      ...warnings,
      ...notes(facts, offered.length),
      ...complaints.denied.map((label) => `The symptom list has ${label}, and the report denies it: ask the patient.`),
      ...uncheckedNotes(facts, complaints.unread),
      ...complaints.found.map(({ label, look }) => `Look at (${label}): ${adviceForAge(look, facts.age)}`),
      NOT_COMPLETE,
    ],
    follow_up: `See a doctor again within ${soon ? '48' : '72'} hours if it is not better, and at once if it gets worse or anything of the safety net appears.`,
    holdMedicines: hold,
    emergencyInstructions: safetyNet(facts),
    sideEffectsNote:
      offered.length === 0
        ? 'No medicine is suggested.'
        : offered.map(({ substance }) => `${substance.ingredient}: ${substance.sideEffects}.`).join(' '),
    rationale: [
      HONEST,
      ...offered.map(
        ({ substance }) =>
          `${substance.ingredient} is within its label for the symptoms and facts that were read. To be verified by a clinician: ${substance.verify}.`,
      ),
      ...left.map(({ substance, why }) => `${substance.ingredient} was left out: ${why}`),
    ].join(' '),
    engine: ENGINE,
    sources: offered.map(({ substance }) => `${substance.ingredient}: ${substance.label}`),
    warnings,
  };
}

function reasonsToRefuse(facts: CaseFacts, found: number, denied: readonly string[]): string[] {
  const reasons: string[] = [];
  if (facts.contradictions.length > 0)
    reasons.push(`The report contradicts itself: ${facts.contradictions.join('; ')}.`);
  if (facts.readAge.kind === 'unknown')
    reasons.push('The age of the patient was not found in the report. Write it there, for example “34 years old”.');
  if (facts.age !== undefined && facts.age < YOUNGEST)
    reasons.push('The patient is under 2 years old: examined by a doctor first.');
  if (found === 0 && denied.length > 0)
    reasons.push(`The report contradicts the symptom list: it denies ${denied.join(', ')}.`);
  if (found === 0 && denied.length === 0) reasons.push('None of the symptoms is one that these rules know.');
  return reasons;
}
