import { editDistance } from '#shared/text/edit-distance.ts';
import { nameLikeness } from './name-likeness.ts';
import { phoneEnd } from './person-keys.ts';

/** What is compared of two patients. */
export type Person = {
  readonly name: string;
  readonly age: number;
  readonly gender: string;
  readonly phone: string;
};

/** Why two patients may be one person, for staff to read. */
export const LIKENESS_REASONS = [
  'same-name',
  'similar-name',
  'same-phone',
  'similar-phone',
  'same-age',
  'age-one-apart',
] as const;
export type LikenessReason = (typeof LIKENESS_REASONS)[number];
export type Likeness = { readonly score: number; readonly reasons: readonly LikenessReason[] };

const AGES_APART = 1;
const NAME_WEIGHT = 0.6;
const PHONE_POINTS = { same: 0.4, similar: 0.25, unknown: 0.12, different: -0.25 } as const;
const SAME_AGE = 0.05;
const OTHER_GENDER = -0.08;
/** From here on it is worth a look. */
const WORTH_SAYING = 0.7;
/** Each word of the name must be this much alike: brothers and sisters share the name, the phone and nearly the age. */
const LEAST_WORD = 0.6;

/**
 * How likely two patients are one person who registered twice; undefined when it is not worth saying. A hint for staff:
 * nothing is ever merged by it.
 */
export function likeness(one: Person, other: Person): Likeness | undefined {
  const apart = Math.abs(one.age - other.age);
  if (apart > AGES_APART) return undefined;
  const phone = comparePhones(one.phone, other.phone);
  const gender = one.gender === other.gender ? 0 : OTHER_GENDER;
  const besideName = PHONE_POINTS[phone] + (apart === 0 ? SAME_AGE : 0) + gender;
  // Names take the longest to compare, and most of them could not help any more.
  if (NAME_WEIGHT + besideName < WORTH_SAYING) return undefined;
  const name = nameLikeness(one.name, other.name);
  const points = NAME_WEIGHT * name.whole + besideName;
  if (name.weakest < LEAST_WORD || points < WORTH_SAYING) return undefined;
  const reasons: LikenessReason[] = [name.whole === 1 ? 'same-name' : 'similar-name'];
  if (phone === 'same' || phone === 'similar') reasons.push(`${phone}-phone`);
  reasons.push(apart === 0 ? 'same-age' : 'age-one-apart');
  return { score: Math.min(1, points), reasons };
}

function comparePhones(one: string, other: string): keyof typeof PHONE_POINTS {
  const [a, b] = [phoneEnd(one), phoneEnd(other)];
  if (a === '' || b === '') return 'unknown';
  if (a === b) return 'same';
  return editDistance(a, b) <= 1 ? 'similar' : 'different';
}
