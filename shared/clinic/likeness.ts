import { editDistance } from '#shared/text/edit-distance.ts';
import { nameLikeness } from './name-likeness.ts';
import { phoneEnd } from './person-keys.ts';

/** What is compared between two patients. */
export type Person = {
  readonly name: string;
  readonly age: number;
  readonly gender: string;
  readonly phone: string;
};

/** Why two patients may be the same person, for staff to read. */
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
/** The score from which staff should look at a pair. */
const WORTH_SAYING = 0.7;
/**
 * Each word of the names must be at least this similar: siblings share the surname, the phone number and nearly the
 * age.
 */
const LEAST_WORD = 0.6;

/**
 * How likely two records are one person who registered twice; undefined if not worth showing. Only a hint for staff:
 * nothing is merged because of it.
 */
export function likeness(one: Person, other: Person): Likeness | undefined {
  const apart = Math.abs(one.age - other.age);
  if (apart > AGES_APART) return undefined;
  const phone = comparePhones(one.phone, other.phone);
  const gender = one.gender === other.gender ? 0 : OTHER_GENDER;
  const besideName = PHONE_POINTS[phone] + (apart === 0 ? SAME_AGE : 0) + gender;
  // Comparing names takes longest, and most pairs could not reach the score any more.
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
