import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import type { Heard } from '#shared/words/form/extraction.ts';
import { extractLiterally } from '#shared/words/form/literal-extraction.ts';
import { warn } from '#shared/words/warning/red-flags.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { suggestDepartment } from '#shared/words/department/suggest-department.ts';
import { suggestForPatient } from '#shared/words/department/suggestion.ts';
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
    redFlag: warn(readWords(transcript)).length > 0,
  };
}

/** The rules of WORDS-5 to the letter, which know no red flags. */
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
