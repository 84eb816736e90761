import { expect, it } from 'vitest';
import { withLeadingPlus } from '#shared/clinic/phone.ts';

it.each([
  ['5551234567', '+5551234567'],
  ['+5551234567', '+5551234567'],
  [' 555 123 4567 ', '+555 123 4567'],
  ['', ''],
  ['  ', ''],
])('a message to %j goes to %j', (phone, sent) => {
  expect(withLeadingPlus(phone)).toBe(sent);
});
