import type { Extraction, Heard, HeardMatch } from './extraction.ts';
import { findAge } from './find-age.ts';
import { findGender } from './find-gender.ts';
import { findName } from './find-name.ts';
import { findPhone } from './find-phone.ts';
import { findSymptoms, type FoundSymptom } from './find-symptoms.ts';
import { LISTED_SYMPTOMS } from './literal-extraction.ts';
import { findPatientPerson } from './patient-person.ts';
import { originalSpan, readPlainWords, type PlainWords, type Span } from './plain-words.ts';
import { findUnsaid } from './unsaid.ts';

/**
 * Reads a transcript into the fields of the registration form: the patterns of product.md §5 first, then the fuller
 * ones of clinical-rules.md. Each value says how it was got. Never throws, whatever the text; takes time in proportion
 * to its length. Symptoms of the fixed list come first, in its order, the others as they were said.
 */
export function extractRegistration(transcript: string): Extraction {
  const words = readPlainWords(transcript);
  const patient = findPatientPerson(words);
  const found = findSymptoms(words, findUnsaid(words));
  const name = findName(words, patient, found);
  const age = findAge(words, patient, name?.end);
  const gender = findGender(words, patient);
  const phone = findPhone(words, age);
  const symptoms = registeredSymptoms(found, words);

  const matches: HeardMatch[] = [];
  const mark = (what: HeardMatch['what'], span: Span | undefined): void => {
    if (span !== undefined) matches.push({ ...originalSpan(words, span), what });
  };
  mark('name', name);
  mark('age', age);
  mark('phone', phone);
  mark('gender', gender);
  for (const symptom of found) mark('symptom', symptom);

  return {
    name: heard(name?.value),
    age: age?.about === true ? { value: age.value, how: 'assumed' } : heard(age?.value),
    gender:
      gender === undefined
        ? { value: 'male', how: 'assumed' }
        : { value: gender.value, how: gender.assumed ? 'assumed' : 'heard' },
    phone: heard(phone?.value),
    symptoms: heard(symptoms.length === 0 ? undefined : symptoms),
    matches: withoutOverlaps(matches),
  };
}

const WITH_PAIN: ReadonlySet<string> = new Set(['chest pain', 'back pain', 'joint pain']);

/**
 * The names for the form. "pain" is on the fixed list and is part of three others there, so these bring it along as
 * the list says; beside any other pain that has a place it would say nothing more.
 */
function registeredSymptoms(found: readonly FoundSymptom[], words: PlainWords): string[] {
  const names = new Set(found.map((symptom) => symptom.name));
  const placed = [...names].filter((name) => /\w pain$|ache$|aches$/u.test(name));
  const said = (span: Span): string => {
    const { start, end } = originalSpan(words, span);
    return words.original.slice(start, end).toLowerCase();
  };
  if (found.some((symptom) => WITH_PAIN.has(symptom.name) && said(symptom).includes(symptom.name))) names.add('pain');
  else if (placed.length > 0) names.delete('pain');
  if (names.size > 1) names.delete('unwell');
  const listed = LISTED_SYMPTOMS.filter((name) => names.delete(name));
  return [...listed, ...names];
}

function withoutOverlaps(matches: HeardMatch[]): HeardMatch[] {
  let end = 0;
  return matches
    .toSorted((a, b) => a.start - b.start)
    .filter((match) => {
      const free = match.start >= end && match.end > match.start;
      if (free) end = match.end;
      return free;
    });
}

function heard<Value>(value: Value | undefined): Heard<Value> {
  return value === undefined ? { how: 'not heard' } : { value, how: 'heard' };
}
