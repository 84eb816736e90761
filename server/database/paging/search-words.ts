import { AGE_BUCKETS, isInBucket, type AgeBucket } from '#shared/clinic/age-bucket.ts';

/** Pieces longer than three characters find little more and take more space. */
const LONGEST_PIECE = 3;

/** The search word for a gender; longer than any piece of text, so that the two cannot be confused. */
export const genderWord = (gender: string) => `gender ${gender}`;
export const ageWord = (bucket: AgeBucket) => `age ${bucket}`;
export const doctorWord = (id: string) => `doctor ${id}`;

/**
 * The words by which one index finds a patient: every piece of one to three characters of the texts, and a word each
 * for gender, age and doctor. Every PostgreSQL has an index of plain words; one of trigrams needs an extension.
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
 * Words that every match of `folded` has. Others may have them too, so they only narrow down whom to compare. They are
 * adjacent pieces and the last one of a longer text, because overlapping ones would cost index reads and exclude little
 * more.
 */
export function wordsWithin(folded: string): string[] {
  const all = pieces(folded, Math.min(LONGEST_PIECE, Array.from(folded).length));
  const isNeeded = (start: number) => all.length <= LONGEST_PIECE || start % LONGEST_PIECE === 0;
  return [...new Set(all.filter((_piece, start) => isNeeded(start) || start === all.length - 1))];
}

/** All pieces of one length, in whole characters and not in UTF-16 code units. */
function pieces(text: string, length: number): string[] {
  const characters = Array.from(text);
  const starts = length === 0 ? 0 : Math.max(0, characters.length - length + 1);
  return Array.from({ length: starts }, (_unused, start) => characters.slice(start, start + length).join(''));
}
