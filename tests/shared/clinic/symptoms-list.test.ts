import { expect, it } from 'vitest';
import { assert, property, string } from 'fast-check';
import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';

it.each([
  [', ,fever,,', ['fever']],
  ['fever, cough', ['fever', 'cough']],
  ['  sore throat  ', ['sore throat']],
  ['fever,fever , fever', ['fever']],
  ['发烧，咳嗽、头痛', ['发烧', '咳嗽', '头痛']],
  ['حمى، سعال', ['حمى', 'سعال']],
  ['', []],
])('%j becomes %j', (text, symptoms) => {
  expect(splitSymptoms(text)).toEqual(symptoms);
});

it('changes nothing when its own answer is typed again', () => {
  assert(
    property(string(), (text) => {
      const once = splitSymptoms(text);
      expect(splitSymptoms(once.join(', '))).toEqual(once);
    }),
  );
});
