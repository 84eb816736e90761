import type { CaseFacts } from './patient-facts.ts';

const CHILD = 18;

/** What a doctor should ask or know before signing, from what the report says and what it leaves out. */
export function notes(facts: CaseFacts, offered: number): string[] {
  const { age = 0, weightKg, pregnant, takes, takesTwice, conditions } = facts;
  return [
    age < CHILD && weightKg === undefined
      ? 'Child without a weight: no dose is suggested. Weigh the child and write the weight in kg into the report.'
      : '',
    pregnant === true
      ? 'Pregnancy: nothing but paracetamol is suggested, and that only with a doctor’s confirmation.'
      : '',
    mayBePregnant(facts) ? 'The report says nothing about pregnancy: ask before giving any medicine.' : '',
    allergyNote(facts),
    takes.length > 0
      ? `Medicines read: ${takes.join(', ')}. Prescribed medicines go on as they are; ask the prescriber about any change.`
      : '',
    ...takesTwice.map((one) => `${one} is named under two names: add up what is taken of it in 24 hours.`),
    conditions.length > 0 ? `Conditions read: ${conditions.join(', ')}.` : '',
    offered === 0 ? 'No medicine is suggested: the measures stand alone.' : '',
  ].filter((note) => note !== '');
}

function mayBePregnant({ age = 0, sex, pregnant, deniesPregnancy }: CaseFacts): boolean {
  return pregnant !== true && !deniesPregnancy && sex !== 'male' && age >= 12 && age <= 55;
}

function allergyNote({ allergies, deniesAllergies }: CaseFacts): string {
  if (allergies.length > 0) return `Allergies read: ${allergies.join(', ')}.`;
  return deniesAllergies
    ? 'No allergies, as the report says.'
    : 'The report says nothing about allergies: ask before giving any medicine.';
}
