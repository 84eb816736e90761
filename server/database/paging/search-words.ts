import { AGE_BUCKETS, isInBucket, type AgeBucket } from '#shared/clinic/age-bucket.ts';

/** Longer pieces than three characters find little more and take more room. */
const LONGEST_PIECE = 3;

/** What is said of a patient beside the texts; longer than any piece of them, so that neither is taken for the other. */
export const genderWord = (gender: string) => `gender ${gender}`;
export const ageWord = (bucket: AgeBucket) => `age ${bucket}`;
export const doctorWord = (id: string) => `doctor ${id}`;

/**
 * What a patient is found by through one index of words: every piece of one to three characters of the texts, and
 * a word each for gender, age and doctor. An index of plain words is in every PostgreSQL; one of trigrams is an extension.
 */
export function searchWords(patient: {
  readonly texts: readonly string[];
  readonly gender: string;
  readonly age: number;
  readonly doctorId?: string | null | undefined;
}): string[] {
  const bucket = AGE_BUCKETS.find((each) => isInBucket(patient.age, each));
  return [
    ...new Set([1, 2, LONGEST_PIECE].flatMap((length) => patient.texts.flatMap((text) => pieces(text, length)))),
    genderWord(patient.gender),
    ...(bucket === undefined ? [] : [ageWord(bucket)]),
    ...(patient.doctorId ? [doctorWord(patient.doctorId)] : []),
  ];
}

/**
 * Words that everybody has who is found by `folded`. Others may have them, too: they only lead to whom to compare. Pieces side by
 * side and the last one of what is long: those that overlap would be read from the index, too, and tell hardly more.
 */
export function wordsWithin(folded: string): string[] {
  const all = pieces(folded, Math.min(LONGEST_PIECE, Array.from(folded).length));
  const isNeeded = (start: number) => all.length <= LONGEST_PIECE || start % LONGEST_PIECE === 0;
  return [...new Set(all.filter((_piece, start) => isNeeded(start) || start === all.length - 1))];
}

/** All pieces of one length, in characters as people count them and not in halves of them. */
function pieces(text: string, length: number): string[] {
  const characters = Array.from(text);
  const starts = length === 0 ? 0 : Math.max(0, characters.length - length + 1);
  return Array.from({ length: starts }, (_unused, start) => characters.slice(start, start + length).join(''));
}
