import type { Extraction, Heard } from './extraction.ts';
import { extractLiterally } from './literal-extraction.ts';

/** Reads a transcript into the fields of the registration form (product.md §5, then clinical-rules.md). */
export function extractRegistration(text: string): Extraction {
  const literal = extractLiterally(text);
  return {
    name: heard(literal.name),
    age: heard(literal.age),
    gender: { value: literal.gender, how: literal.gender === 'female' ? 'heard' : 'assumed' },
    phone: heard(literal.phone),
    symptoms: heard(literal.symptoms.length === 0 ? undefined : literal.symptoms),
    matches: [],
  };
}

function heard<Value>(value: Value | undefined): Heard<Value> {
  return value === undefined ? { how: 'not heard' } : { value, how: 'heard' };
}
