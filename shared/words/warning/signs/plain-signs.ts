import { ALLERGY_AND_POISON } from './allergy-and-poison.ts';
import { BLOOD_AND_BELLY } from './blood-and-belly.ts';
import { BRAIN } from './brain.ts';
import { HEART_AND_BREATH } from './heart-and-breath.ts';
import { INFECTION_AND_SUGAR } from './infection-and-sugar.ts';
import { LIMBS_EYES_INJURIES } from './limbs-eyes-injuries.ts';
import { MIND } from './mind.ts';
import { MOTHER_AND_CHILD } from './mother-and-child.ts';
import { compileSign, type SignText } from './sign-phrase.ts';

const TABLES = {
  ...ALLERGY_AND_POISON,
  ...BLOOD_AND_BELLY,
  ...BRAIN,
  ...HEART_AND_BREATH,
  ...INFECTION_AND_SUGAR,
  ...LIMBS_EYES_INJURIES,
  ...MIND,
  ...MOTHER_AND_CHILD,
};

/** The warning signs in everyday sentences, each with its phrases (see sign-phrase.ts). */
export const PLAIN_SIGNS: Readonly<Record<keyof typeof TABLES, readonly string[]>> = TABLES;

const COMPILED = Object.entries(PLAIN_SIGNS).map(([sign, ways]) => ({
  sign,
  ways: ways.map((way) => compileSign(way)),
}));

/** The warning signs mentioned in everyday sentences, in the order of the tables. */
export function findPlainSigns(text: SignText): string[] {
  return COMPILED.filter(({ ways }) => ways.some((isSaid) => isSaid(text))).map(({ sign }) => sign);
}
