import type { Extraction, Heard } from '#shared/words/form/extraction.ts';

/** Below this the engine may have heard words in noise, music or another language. */
const BELIEVED_FROM = 0.4;
/** If a name and an age were found, the sound is speech at a front desk, and a lower confidence is enough. */
const REGISTRATION_FROM = 0.15;

/** From here on the engine is sure of its words; below it the page asks to check every field. */
const SURE_FROM = 0.5;
/** The highest confidence of a transcript in which words were corrected. */
export const UNSURE = SURE_FROM - 0.01;

/** Whether every field must be checked because the engine is guessing some of the words. */
export function isUnsure(confidence = 1): boolean {
  return confidence < SURE_FROM;
}

/**
 * What may go into the form, and how. A symptom that nobody mentioned does the most harm, so if the engine is unsure,
 * symptoms must be typed, and name, age, gender and phone number are marked for checking.
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
