import { expect, test } from 'vitest';
import { checkTexts } from '#src/locales/en/patient/check-page.ts';
import { landingVoiceTexts } from '#src/locales/en/patient/landing-voice.ts';

/** Every name that an engine, here or on the server, may come by. */
const ENGINES = [
  'device',
  'device (light)',
  'embedded',
  'embedded (light)',
  'embedded (fallback)',
  'embedded (light) (fallback)',
  'self-hosted',
  'hosted',
];

test('both pages say who listened, in the same words, whichever engine it was', () => {
  expect(Object.keys(checkTexts.listenedBy).toSorted()).toEqual(ENGINES.toSorted());
  expect(landingVoiceTexts.listenedBy).toEqual(checkTexts.listenedBy);
});
