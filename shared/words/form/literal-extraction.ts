import type { Gender } from '#shared/contract/visit/genders.ts';

/** The fixed list of WORDS-5, in its order. */
export const LISTED_SYMPTOMS: readonly string[] =
  'headache|fever|cough|pain|nausea|dizziness|fatigue|chest pain|shortness of breath|sore throat|runny nose|stomach ache|back pain|joint pain'.split(
    '|',
  );

/** The result of the five patterns of WORDS-5, with nothing added. */
export type LiteralExtraction = {
  readonly name?: string;
  readonly age?: number;
  readonly gender: Gender;
  readonly phone?: string;
  readonly symptoms: string[];
};

/**
 * The voice extraction of WORDS-5 to the letter. The fuller rules start from the same patterns and are measured against
 * this.
 */
export function extractLiterally(text: string): LiteralExtraction {
  const lower = text.toLowerCase();
  const name = /\b(?:my name is|i am|i'm)\s+([a-z]+(?:\s+[a-z]+)?)/iu.exec(text)?.[1];
  const age = /\b(\d{1,3})\s+years?\s+old\b|\bage\s+(\d{1,3})\b/u.exec(lower);
  const phone = /\(?\b\d{3}\)?[-.\s]?\d{3}[-.\s]?\d{4}\b/u.exec(text)?.[0];
  return {
    ...(name === undefined ? {} : { name }),
    ...(age === null ? {} : { age: Number(age[1] ?? age[2]) }),
    gender: /\bfemale\b/u.test(lower) ? 'female' : 'male',
    ...(phone === undefined ? {} : { phone: phone.replace(/\D/gu, '') }),
    symptoms: LISTED_SYMPTOMS.filter((symptom) => lower.includes(symptom)),
  };
}
