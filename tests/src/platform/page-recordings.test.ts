import { expect, test } from 'vitest';
import { clipsOf } from '#src/platform/recordings/page-recordings.ts';

const RECORDED = new Set(['Choose a doctor', 'Age', 'Your ticket number', 'K', '0', '4']);
const has = (text: string): boolean => RECORDED.has(text);

test.each([
  { text: 'Choose a doctor', parts: ['Choose a', 'doctor'], clips: ['Choose a doctor'] },
  // A star stands in the same line as the label.
  { text: 'Age *', parts: ['Age'], clips: ['Age'] },
  { text: 'K0-0040', parts: ['K0-0040'], clips: ['K', '0', ',', '0', '0', '4', '0'] },
  {
    text: 'Your ticket number K0-0040',
    parts: ['Your ticket number', 'K0-0040'],
    clips: ['Your ticket number', 'K', '0', ',', '0', '0', '4', '0'],
  },
  // Nobody's name and nobody's words are recorded.
  { text: 'Dr. Thomas Berger', parts: ['Dr. Thomas Berger'], clips: [] },
  { text: 'choose a doctor', parts: ['choose a doctor'], clips: [] },
])('of “$text” is played: $clips', ({ text, parts, clips }) => {
  expect(clipsOf({ text, parts }, { has })).toEqual(clips);
});
