import { extractRegistration } from '#shared/rules/extract-registration.ts';
import type { Heard } from '#shared/rules/extraction.ts';
import { extractLiterally } from '#shared/rules/literal-extraction.ts';
import { findRedFlags } from '#shared/rules/red-flags.ts';
import { suggestDepartment } from '#shared/rules/suggest-department.ts';
import { suggestForPatient } from '#shared/rules/suggestion.ts';
import type { WordsReading } from './words-score.ts';

/** Our rules, as the registration page uses them. */
export function readByRules(transcript: string): WordsReading {
  const { name, age, gender, phone, symptoms } = extractRegistration(transcript);
  const { department, alternative } = suggestForPatient(transcript);
  return {
    name: valueOf(name),
    age: valueOf(age),
    gender: gender.how === 'heard' ? gender.value : undefined,
    phone: valueOf(phone),
    symptoms: valueOf(symptoms) ?? [],
    department,
    alternative: alternative?.department,
    redFlag: findRedFlags(transcript).length > 0,
  };
}

/** The rules of product.md §5 to the letter, which know no red flags. */
export function readLiterally(transcript: string): WordsReading {
  return {
    ...extractLiterally(transcript),
    department: suggestDepartment(transcript),
    redFlag: false,
  };
}

function valueOf<Value>(heard: Heard<Value>): Value | undefined {
  return heard.how === 'not heard' ? undefined : heard.value;
}
