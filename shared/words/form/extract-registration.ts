import type { Extraction, Heard, HeardMatch } from './extraction.ts';
import type { FoundSymptom } from './find-symptoms.ts';
import { LISTED_SYMPTOMS } from './literal-extraction.ts';
import { originalSpan } from '#shared/words/reading/plain-words.ts';
import { readWords, type Reading } from '#shared/words/reading/read-words.ts';

/**
 * Reads a transcript into the fields of the registration form: the patterns of WORDS-5 first, then the fuller ones of
 * WORDS-6. Each value says how it was found. Never throws, whatever the text; time is proportional to its length.
 * Symptoms of the fixed list come first, in its order, the others in the order of the text.
 */
export function extractRegistration(transcript: string): Extraction {
  return fillForm(readWords(transcript));
}

/** The same for what has been read already. */
export function fillForm({ words, symptoms: found, name, age, gender, phone }: Reading): Extraction {
  const symptoms = registeredSymptoms(found, words.original.toLowerCase());
  const spans = [
    ...([
      ['name', name],
      ['age', age],
      ['phone', phone],
      ['gender', gender],
    ] as const),
    ...found.map((symptom) => ['symptom', symptom] as const),
  ];
  let end = 0;
  const matches = spans
    .flatMap(([what, span]): HeardMatch[] => (span === undefined ? [] : [{ ...originalSpan(words, span), what }]))
    .toSorted((a, b) => a.start - b.start)
    .filter((match) => {
      const isFree = match.start >= end && match.end > match.start;
      if (isFree) ({ end } = match);
      return isFree;
    });
  return {
    name: heard(name),
    age: heard(age),
    gender: heard(gender ?? { value: 'male', assumed: true }),
    phone: heard(phone),
    symptoms: heard(symptoms.length === 0 ? undefined : { value: symptoms }),
    matches,
  };
}

/**
 * The names for the form. "pain" is on the fixed list and part of three others there, so these add it as the list says;
 * beside any other pain with a place it would add nothing.
 */
function registeredSymptoms(found: readonly FoundSymptom[], lower: string): string[] {
  const names = new Set(found.map(({ name }) => name));
  const pains = [...names].filter((name) => /. pain$|aches?$/u.test(name));
  if (pains.some((name) => /^(?:chest|back|joint)/u.test(name) && lower.includes(name))) names.add('pain');
  else if (pains.length > 0) names.delete('pain');
  if (names.has('coughing up blood')) names.add('cough');
  if (names.has('migraine')) names.add('headache');
  if (names.size > 1) names.delete('unwell');
  return [...LISTED_SYMPTOMS.filter((name) => names.delete(name)), ...names];
}

function heard<Value>(
  found: { readonly value: Value; readonly assumed?: boolean; readonly unsure?: boolean } | undefined,
): Heard<Value> {
  if (found === undefined) return { how: 'not heard' };
  if (found.unsure === true) return { value: found.value, how: 'to check' };
  return { value: found.value, how: found.assumed === true ? 'assumed' : 'heard' };
}
