import { CROSS_REACTIONS } from '#server/medicines/known/cross-reactions.ts';
import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { unnamedOfClass } from './allergies-read.ts';
import { nameOf, type Finding } from './check-patient.ts';

/** What the patient's allergies say about a medicine. */
export function allergyFindings(medicine: FoundMedicine, allergies: readonly string[]): Finding[] {
  return allergies.flatMap((allergy): Finding[] => {
    const known = findMedicines(allergy);
    const classes = known.flatMap((one) => one.classes);
    const its = medicine.local?.classesOtherwise ?? medicine.classes;
    const same =
      known.some(({ ingredient }) => ingredient === medicine.ingredient) ||
      allergy.toLowerCase().includes(medicine.ingredient);
    const reactions = CROSS_REACTIONS.filter(
      ({ one, other }) =>
        (classes.includes(one) && its.includes(other)) || (classes.includes(other) && its.includes(one)),
    );
    const group = reactions.find(({ one, other }) => one === other)?.one;
    const stop = (what: string): Finding[] => [
      { kind: 'allergy', severity: 'stop', message: `Allergy to ${allergy}: ${nameOf(medicine)} ${what}.` },
    ];
    if (same) return stop('is that medicine');
    if (group !== undefined) return stop(`is of the same group (${group})`);
    if (reactions.length > 0) return stop('may react alike');
    const unnamed = unnamedOfClass(allergy).find((one) => one.classes.some((each) => its.includes(each)));
    return unnamed === undefined
      ? []
      : [
          {
            kind: 'allergy',
            severity: 'care',
            message: `Allergy to ${allergy}: which ${nameOf(unnamed)} is not named, ask whether it was ${nameOf(medicine)}.`,
          },
        ];
  });
}
