import { findSymptoms } from '#shared/words/form/find-symptoms.ts';
import { findPatientPerson } from './patient-person.ts';
import { blanked, type PlainWords, type Span } from './plain-words.ts';
import { findDistant } from '#shared/words/warning/red-flag-distant.ts';
import { findUnsaid } from './unsaid.ts';
import { findFormFilling } from '#shared/words/warning/signs/form-filling.ts';
import { findSetAside } from '#shared/words/warning/signs/set-aside.ts';

/**
 * What a text says about the patient now: plain words with the rest blanked, the same including what is denied, and the
 * names of the symptoms in them.
 */
export type SaidNow = { readonly words: string; readonly spoken: string; readonly symptoms: readonly string[] };

/** Leaves out form data and what is denied, long ago, feared, only asked about or about others. Never throws. */
export function readSaidNow(all: PlainWords): SaidNow {
  const words = { ...all, text: blanked(all.text, findFormFilling(all)) };
  const { denied, others } = findUnsaid(words, findPatientPerson(words));
  const distant = [...findDistant(words), ...findSetAside(words), ...others];
  const symptoms = findSymptoms(words, denied, distant).map(({ name }) => name);
  const spoken = silenced(words.text, distant);
  return { words: silenced(spoken, denied), spoken, symptoms };
}

/** Blanks stretches, but not the space that ends the word before them. */
function silenced(text: string, spans: readonly Span[]): string {
  return blanked(
    text,
    spans.map(({ start, end }) => ({ start: text[start] === ' ' ? start + 1 : start, end })),
  );
}
