import type { ReadIn } from '#shared/words/any-language/read-in.ts';
import type { Extraction, Heard } from '#shared/words/form/extraction.ts';

const NOT_HEARD: Extraction = {
  name: { how: 'not heard' },
  age: { how: 'not heard' },
  gender: { how: 'not heard' },
  phone: { how: 'not heard' },
  symptoms: { how: 'not heard' },
  matches: [],
};

/** What was read in another language, beside what the rules on English words have found in the same text. */
export function withForeign(english: Extraction | undefined, foreign: ReadIn): Extraction | undefined {
  const { name, age, gender, phone, symptoms } = foreign;
  const names = symptoms.map((symptom) => symptom.name);
  const nothing = name === undefined && age === undefined && phone === undefined && names.length === 0;
  if (nothing) return english;
  const base = english ?? NOT_HEARD;
  return {
    ...base,
    name: heard(name, base.name),
    age: heard(age, base.age),
    gender: heard(gender, base.gender),
    phone: heard(phone, base.phone),
    symptoms: heard(names.length === 0 ? undefined : names, base.symptoms),
  };
}

function heard<Value>(found: Value | undefined, otherwise: Heard<Value>): Heard<Value> {
  return found === undefined ? otherwise : { value: found, how: 'heard' };
}
