import { findAge, type FoundAge } from '#shared/words/form/find-age.ts';
import { findGender, type FoundGender } from '#shared/words/form/find-gender.ts';
import { findName } from '#shared/words/form/find-name.ts';
import { findPhone, type FoundPhone } from '#shared/words/form/find-phone.ts';
import { findSymptoms, type FoundSymptom } from '#shared/words/form/find-symptoms.ts';
import type { FoundName } from '#shared/words/form/read-name.ts';
import { findIdioms } from './idioms.ts';
import { findPatientPerson, type PatientPerson } from './patient-person.ts';
import { blanked, readPlainWords, type PlainWords, type Span } from './plain-words.ts';
import { findUnsaid, type Unsaid } from './unsaid.ts';

/**
 * A transcript, read once: its words, who they are about, and what was found in them. Filling the form
 * (extract-registration.ts), suggesting a department (suggestion.ts) and warning (red-flags.ts) are views of it.
 */
export type Reading = {
  readonly words: PlainWords;
  readonly patient: PatientPerson;
  /** What is denied, over or about others: a symptom there is not the patient's now. */
  readonly scopes: Unsaid;
  readonly symptoms: readonly FoundSymptom[];
  readonly name: FoundName | undefined;
  readonly age: FoundAge | undefined;
  readonly gender: FoundGender | undefined;
  readonly phone: FoundPhone | undefined;
};

/** Reads a transcript once. Never throws, whatever the text; time is proportional to its length. */
export function readWords(transcript: string): Reading {
  const words = readPlainWords(transcript);
  const patient = findPatientPerson(words);
  const scopes = findUnsaid(words, patient);
  const symptoms = findSymptoms(meantWords(words), [...scopes.denied, ...scopes.over], scopes.others);
  const name = findName(words, patient);
  const age = findAge(words, patient, name?.end);
  return {
    words,
    patient,
    scopes,
    symptoms,
    name,
    age,
    gender: findGender(words, patient),
    phone: findPhone(words, age),
  };
}

/** The symptoms that a transcript denies. */
export function deniedSymptoms({ words, scopes: { denied } }: Reading): FoundSymptom[] {
  return findSymptoms(meantWords(words), []).filter(({ start }) => isIn(denied, start));
}

/** "Two days back my stomach hurt" is not about a back. */
function meantWords(words: PlainWords): PlainWords {
  return { ...words, text: blanked(words.text, findIdioms(words, 'back')) };
}

function isIn(spans: readonly Span[], at: number): boolean {
  return spans.some(({ start, end }) => at >= start && at < end);
}
