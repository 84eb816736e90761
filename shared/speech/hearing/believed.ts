import type { Extraction, Heard } from '#shared/words/form/extraction.ts';

/** Under this the engine may have heard words in sounds that were none: noise, music, another language. */
const BELIEVED_FROM = 0.4;
/** Sounds in which a name and an age were found are speech to a front desk; a poor voice is enough then. */
const REGISTRATION_FROM = 0.15;

/** From here on an engine is sure of its words; below it the page asks to check every field. */
const SURE_FROM = 0.5;
/** The most confidence in a transcript of which some words were put right. */
export const UNSURE = SURE_FROM - 0.01;

/** Whether every field is to be checked, because the engine is guessing about some of the words. */
export function isUnsure(confidence = 1): boolean {
  return confidence < SURE_FROM;
}

/**
 * What may go into the form, and how. A symptom that nobody said does the most harm: where the engine is unsure, it has to be typed. Of an
 * engine that is unsure the name, the age, the gender and the phone number are marked to be checked.
 */
export function believed(extraction: Extraction, confidence = 1): Extraction {
  const isRegistration = extraction.name.how === 'heard' && /^(?:heard|to check)$/u.test(extraction.age.how);
  const isSure = confidence >= (isRegistration ? REGISTRATION_FROM : BELIEVED_FROM);
  const { name, age, gender, phone, symptoms } = extraction;
  return {
    ...extraction,
    ...(isUnsure(confidence) && {
      name: toCheck(name),
      age: toCheck(age),
      gender: toCheck(gender),
      phone: toCheck(phone),
    }),
    symptoms: isSure ? symptoms : { how: 'not heard' },
  };
}

function toCheck<Value>(heard: Heard<Value>): Heard<Value> {
  return heard.how === 'heard' ? { ...heard, how: 'assumed' } : heard;
}
