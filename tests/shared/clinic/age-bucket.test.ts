import { expect, test } from 'vitest';
import { AGE_BUCKETS, ageBucket, isInBucket } from '#shared/clinic/age-bucket.ts';

test.each([
  [0, '0-18'],
  [18, '0-18'],
  [18.9, '0-18'],
  [19, '19-30'],
  [30, '19-30'],
  [31, '31-50'],
  [50, '31-50'],
  [51, '50+'],
  [120, '50+'],
])('%d years are in %s and in no other bucket', (age, bucket) => {
  expect(AGE_BUCKETS.filter((name) => isInBucket(age, name))).toEqual([bucket]);
});

test('an age that is not known is in none', () => {
  for (const age of [undefined, null]) expect(AGE_BUCKETS.some((name) => isInBucket(age, name))).toBe(false);
});

test('another text is no bucket', () => {
  expect(ageBucket('50-')).toBeUndefined();
  expect(ageBucket(undefined)).toBeUndefined();
  expect(ageBucket('50+')).toBe('50+');
});
