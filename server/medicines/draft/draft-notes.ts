import { withoutHigherSteps } from '#server/medicines/read/measured-conditions.ts';
import { mayBePregnant, type CaseFacts } from '#server/medicines/read/patient-facts.ts';

const CHILD = 18;

/** What a doctor should ask or know before signing, from what the report says and what it omits. */
export function notes(facts: CaseFacts, offered: number): string[] {
  const { age = 0, weightKg, pregnant, takes, conditions } = facts;
  return [
    age < CHILD && weightKg === undefined
      ? 'Child without a weight: no dose is suggested. Weigh the child and write the weight in kg into the report.'
      : '',
    pregnant === true
      ? 'Pregnancy: nothing but paracetamol is suggested, and that only with a doctor’s confirmation.'
      : '',
    mayBePregnant(facts) ? 'The report says nothing about pregnancy: ask before giving any medicine.' : '',
    allergyNote(facts),
    takes.length > 0 ? `Medicines read: ${takes.join(', ')}.` : '',
    conditions.length > 0 ? `Conditions read: ${withoutHigherSteps(conditions).join(', ')}.` : '',
    offered === 0 ? 'No medicine is suggested: the measures stand alone.' : '',
  ].filter((note) => note !== '');
}

function allergyNote({ allergies, deniesAllergies }: CaseFacts): string {
  if (allergies.length > 0) return `Allergies read: ${allergies.join(', ')}.`;
  return deniesAllergies
    ? 'No allergies, as the report says.'
    : 'The report says nothing about allergies: ask before giving any medicine.';
}
