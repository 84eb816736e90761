import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { isNoMedicine } from '#server/medicines/check/no-medicine.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';

export const ENGINE = 'Rule-based suggestion (embedded, no AI)';
export const HONEST = 'Rule-based suggestion, not AI, not a diagnosis. A doctor must judge, change and sign it.';
export const NOT_COMPLETE =
  'Allergies, duplicates, interactions and conditions were checked against the tables here, made from public-domain labels. It is not a complete interaction check.';

/** What was read, one sentence each: reported symptoms, no diagnosis. */
export function describeCase({ age, sex, weightKg, measured }: CaseFacts, labels: readonly string[]): string {
  const who = [
    age === undefined
      ? 'age not known'
      : age < 2
        ? `${Math.floor(age * 12)} months old`
        : `${Math.floor(age)} years old`,
    sex === 'unknown' ? '' : sex,
    weightKg === undefined ? '' : `${weightKg} kg`,
    measured.temperature === undefined ? '' : `temperature ${Math.round(measured.temperature * 10) / 10} °C`,
    measured.systolic === undefined ? '' : `blood pressure ${measured.systolic}/${measured.diastolic ?? '?'}`,
  ];
  const symptoms = labels.length === 0 ? 'none that could be read' : labels.join(', ');
  return `Reported symptoms: ${symptoms}. Read from the report: ${who.filter((one) => one !== '').join(', ')}. This is no diagnosis.`;
}

/** When to call for help at once, whatever the draft says. */
export function safetyNet({ age, pregnant }: CaseFacts): string {
  return [
    'Safety net: call the emergency number or go to the emergency department at once for chest pain, trouble breathing, fainting, confusion, a fit,',
    'weakness of one side or slurred speech, the worst headache ever, a stiff neck with fever, a rash that does not fade under glass, severe bleeding,',
    'black stools or vomiting blood, swelling of face, lips or throat, severe belly pain, or thoughts of harming oneself.',
    ...(age !== undefined && age < 18
      ? ['For a child also: hard to wake, not drinking, no urine for 8 hours, fast or hard breathing.']
      : []),
    ...(pregnant === true
      ? [
          'In pregnancy also: bleeding, bad headache, disturbed sight, belly pain, less movement of the baby, waters breaking.',
        ]
      : []),
  ].join(' ');
}

/** What could not be read or checked, each by name. */
export function uncheckedNotes(
  { unknownMedicines, allergies, notNow }: CaseFacts,
  unread: readonly string[],
): string[] {
  return [
    ...unknownMedicines
      .filter((name) => !isNoMedicine(name))
      .map((name) => `Unchecked: the medicine “${name}” is not known here; interactions with it were not checked.`),
    ...allergies
      .filter((one) => findMedicines(one).length === 0)
      .map((one) => `Unchecked: compare the allergy “${one}” with each medicine.`),
    ...(notNow.length > 0 ? [`Read as not taken now, and not checked: ${notNow.join(', ')}. Ask the patient.`] : []),
    ...(unread.length > 0 ? [`Could not read: ${unread.join(', ')}.`] : []),
  ];
}
