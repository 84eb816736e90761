import { findAge, type FoundAge } from '#shared/words/form/find-age.ts';
import { findName } from '#shared/words/form/find-name.ts';
import { findSymptoms, type FoundSymptom } from '#shared/words/form/find-symptoms.ts';
import { findIdioms } from './idioms.ts';
import { findPatientPerson, type PatientPerson } from './patient-person.ts';
import { blanked, readPlainWords, type PlainWords, type Span } from './plain-words.ts';
import type { FoundName } from '#shared/words/form/read-name.ts';
import { findUnsaid } from './unsaid.ts';

/** What the form and the suggestion are both based on: the words, who they are about, and what was found in them. */
export type TranscriptRead = {
  readonly words: PlainWords;
  readonly patient: PatientPerson;
  /** What is denied, over or about others: a symptom there is not the patient's now. */
  readonly unsaid: readonly Span[];
  readonly symptoms: readonly FoundSymptom[];
  readonly name: FoundName | undefined;
  readonly age: FoundAge | undefined;
};

/** Reads a transcript once. Never throws, whatever the text; time is proportional to its length. */
export function readTranscript(transcript: string): TranscriptRead {
  const words = readPlainWords(transcript);
  const patient = findPatientPerson(words);
  const { denied, over, others } = findUnsaid(words, patient);
  // "Two days back my stomach hurt" is not about a back.
  const meant = { ...words, text: blanked(words.text, findIdioms(words, 'back')) };
  const symptoms = findSymptoms(meant, [...denied, ...over], others);
  const name = findName(words, patient);
  return {
    words,
    patient,
    unsaid: [...denied, ...over, ...others],
    symptoms,
    name,
    age: findAge(words, patient, name?.end),
  };
}
