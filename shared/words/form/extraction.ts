import type { Gender } from '#shared/contract/visit/genders.ts';

/**
 * A value and how it was found: stated, heard but to be checked because the words are uncertain, assumed because
 * nothing said it, or not heard at all.
 */
export type Heard<Value> =
  | { readonly value: Value; readonly how: 'heard' | 'to check' | 'assumed' }
  | { readonly how: 'not heard' };

/** A stretch of the transcript from which a value came; offsets in UTF-16 code units, `end` is exclusive. */
export type HeardMatch = {
  readonly start: number;
  readonly end: number;
  readonly what: 'name' | 'age' | 'gender' | 'phone' | 'symptom';
};

/** What a transcript says about the patient. `matches` are in order and do not overlap. */
export type Extraction = {
  readonly name: Heard<string>;
  readonly age: Heard<number>;
  readonly gender: Heard<Gender>;
  readonly phone: Heard<string>;
  readonly symptoms: Heard<string[]>;
  readonly matches: readonly HeardMatch[];
};

/** True for a transcript without name, age, phone and symptom: 'Could not extract information from the transcript.' */
export function hasNothing(extraction: Extraction): boolean {
  return [extraction.name, extraction.age, extraction.phone, extraction.symptoms].every(
    (field) => field.how === 'not heard',
  );
}
