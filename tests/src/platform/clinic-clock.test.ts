import { expect, it } from 'vitest';
import { instantOfFields } from '#src/platform/clinic/clinic-clock.ts';

it('two empty fields mean no instant, and half of one neither', () => {
  expect(instantOfFields('', '')).toBeUndefined();
  expect(instantOfFields('2031-03-04', '')).toBeUndefined();
  expect(instantOfFields('', '14:20')).toBeUndefined();
  expect(instantOfFields('2031-03-04', '14:20')).toMatch(/^2031-03-04T/);
});
