import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import type { Finding } from './check-patient.ts';

/** Classes with cross-reactions: a patient allergic to one member may react to all. */
const ALLERGY_GROUPS = [
  'nsaid',
  'topicalnsaid',
  'salicylate',
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'sulfonamide',
  'macrolide',
  'quinolone',
  'tetracycline',
  'aminoglycoside',
  'opioid',
  'ace',
  'statin',
  'localanaesthetic',
  'piperazine',
  'tricyclic',
  'azole',
  'topicalazole',
  'antiepileptic',
];
/** Groups that occasionally cross-react. */
const CROSSED: readonly (readonly [string, string])[] = [
  ['penicillin', 'cephalosporin'],
  ['penicillin', 'carbapenem'],
  ['nsaid', 'topicalnsaid'],
  ['ace', 'arni'],
  ['sulfonamide', 'carbonicanhydrase'],
  ['salicylate', 'aminosalicylate'],
];

/** What the patient's allergies say about a medicine. */
export function allergyFindings(medicine: FoundMedicine, allergies: readonly string[]): Finding[] {
  return allergies.flatMap((allergy): Finding[] => {
    const known = findMedicines(allergy);
    const classes = known.flatMap((one) => one.classes);
    const same =
      known.some(({ ingredient }) => ingredient === medicine.ingredient) ||
      allergy.toLowerCase().includes(medicine.ingredient);
    const group = classes.find((one) => ALLERGY_GROUPS.includes(one) && medicine.classes.includes(one));
    const isCrossed = CROSSED.some(
      ([one, other]) =>
        (classes.includes(one) && medicine.classes.includes(other)) ||
        (classes.includes(other) && medicine.classes.includes(one)),
    );
    const stop = (what: string): Finding[] => [
      { kind: 'allergy', severity: 'stop', message: `Allergy to ${allergy}: ${medicine.ingredient} ${what}.` },
    ];
    if (same) return stop('is that medicine');
    if (group !== undefined) return stop(`is of the same group (${group})`);
    return isCrossed ? stop('may react alike') : [];
  });
}
