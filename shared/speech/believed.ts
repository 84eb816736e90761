import type { Extraction } from '#shared/rules/extraction.ts';

/** Under this the engine may have heard words in sounds that were none: noise, music, another language. */
const BELIEVED_FROM = 0.4;
/** Sounds in which a name and an age were found are speech to a front desk; a poor voice is enough then. */
const REGISTRATION_FROM = 0.15;

/** What may go into the form. A symptom that nobody said does the most harm: where the engine is unsure, it has to be typed. */
export function believed(extraction: Extraction, confidence = 1): Extraction {
  const isRegistration = extraction.name.how === 'heard' && extraction.age.how === 'heard';
  const isSure = confidence >= (isRegistration ? REGISTRATION_FROM : BELIEVED_FROM);
  return isSure ? extraction : { ...extraction, symptoms: { how: 'not heard' } };
}
