import { ALLERGY_AND_POISON } from './clinical/allergy-and-poison.ts';
import { BLOOD_AND_BELLY } from './clinical/blood-and-belly.ts';
import { BRAIN } from './clinical/brain.ts';
import { HEART_AND_BREATH } from './clinical/heart-and-breath.ts';
import { INFECTION_AND_SUGAR } from './clinical/infection-and-sugar.ts';
import { LIMBS_EYES_INJURIES } from './clinical/limbs-eyes-injuries.ts';
import { MIND } from './clinical/mind.ts';
import { MOTHER_AND_CHILD } from './clinical/mother-and-child.ts';

/**
 * The phrases of every warning sign (WARN-1), in the order in which signs are listed; their names for people are in
 * src/locales/en/everywhere/red-flags.ts.
 */
export const RED_FLAG_TABLE = {
  'chest-pain': HEART_AND_BREATH['chest-pain'],
  breathing: HEART_AND_BREATH.breathing,
  stroke: BRAIN.stroke,
  'growing-weakness': BRAIN['growing-weakness'],
  head: BRAIN.head,
  meningitis: BRAIN.meningitis,
  bleeding: BLOOD_AND_BELLY.bleeding,
  allergy: ALLERGY_AND_POISON.allergy,
  seizure: BRAIN.seizure,
  consciousness: BRAIN.consciousness,
  'young-baby': MOTHER_AND_CHILD['young-baby'],
  'self-harm': MIND['self-harm'],
  poisoning: ALLERGY_AND_POISON.poisoning,
  abdomen: BLOOD_AND_BELLY.abdomen,
  infection: INFECTION_AND_SUGAR.infection,
  diabetes: INFECTION_AND_SUGAR.diabetes,
  spine: LIMBS_EYES_INJURIES.spine,
  'cold-limb': LIMBS_EYES_INJURIES['cold-limb'],
  'swollen-leg': LIMBS_EYES_INJURIES['swollen-leg'],
  eye: LIMBS_EYES_INJURIES.eye,
  injury: LIMBS_EYES_INJURIES.injury,
  pregnancy: MOTHER_AND_CHILD.pregnancy,
};
