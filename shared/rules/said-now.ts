import { findSymptoms } from './find-symptoms.ts';
import { findPatientPerson } from './patient-person.ts';
import { blanked, readPlainWords } from './plain-words.ts';
import { findDistant } from './red-flag-distant.ts';
import { findUnsaid } from './unsaid.ts';

/** What a text says of the patient and of now: plain words, the rest blanked, and the names of the symptoms in them. */
export type SaidNow = { readonly words: string; readonly symptoms: readonly string[] };

/** Leaves out what is denied, long ago, feared, only asked about or said of others. Never throws. */
export function readSaidNow(text: string): SaidNow {
  const words = readPlainWords(text);
  const { denied, others } = findUnsaid(words, findPatientPerson(words));
  const distant = [...findDistant(words), ...others];
  const symptoms = findSymptoms(words, denied, distant).map(({ name }) => name);
  return { words: blanked(words.text, [...denied, ...distant]), symptoms };
}
