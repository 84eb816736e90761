import { describe, expect, it } from 'vitest';
import { isKnownCountry, isSameWriting, readNumber } from '#server/services/messages/read-number.ts';

const read = (written: string, country = '') => {
  const number = readNumber(written, country);
  return number.ok ? number.value.e164 : number.problem;
};

describe('a phone number', () => {
  it.each([
    ['2025550123', 'US', '+12025550123'],
    ['(475) 555-0123', 'US', '+14755550123'],
    ['9876543210', 'IN', '+919876543210'],
    ['09876543210', '+91', '+919876543210'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['41 23 45 67', 'NO', '+4741234567'],
    ['0660 1234567', '+43', '+436601234567'],
    ['436601234567', '+43', '+436601234567'],
    ['06 1234567', 'IT', '+39061234567'],
    ['01 71234567', 'AT', '+43171234567'],
    ['22 12 34 56', 'NO', '+4722123456'],
    ['8 912 345 67 89', 'RU', '+79123456789'],
    ['011 43 660 1234567', 'US', '+436601234567'],
  ])('%s without a plus is national in %s: %s', (written, country, e164) => {
    expect(read(written, country)).toBe(e164);
  });

  it.each([
    ['+44 (0)7911 123456', '+447911123456'],
    ['+44(0)20 7946 0958', '+442079460958'],
    ['0044 (0) 7911 123456', '+447911123456'],
    ['+39 06 1234567', '+39061234567'],
    ['0043 660/1234567', '+436601234567'],
    ['+00 43 660 1234567', '+436601234567'],
    ['+43–660—123−45‐67', '+436601234567'],
    ['+٤٣ ٦٦٠ ١٢٣٤٥٦٧', '+436601234567'],
    ['＋４３　６６０　１２３４５６７', '+436601234567'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['\u202A+43 660 1234567\u202C', '+436601234567'],
  ])('%s is %s wherever the clinic is', (written, e164) => {
    expect(read(written)).toBe(e164);
    expect(read(written, 'US')).toBe(e164);
  });

  it.each([
    ['5551234567', '', 'no-country'],
    ['9876543210', '', 'no-country'],
    ['0660 1234567', '', 'no-country'],
    ['+5551234567', '', 'unsure'],
    ['5551234567', 'US', 'unsure'],
    ['555 0101', 'US', 'unsure'],
    ['5551234567', 'AT', 'unsure'],
    ['71234567', 'AT', 'unsure'],
    ['447911123456', 'DE', 'unsure'],
    ['+0660 1234567', 'US', 'unsure'],
    ['0660 1234567 / 0664 7654321', 'AT', 'unsure'],
    ['0660 1234567 (his wife)', 'AT', 'unsure'],
    ['+43 1 2345678 ext. 5', '', 'unsure'],
    ['+43 900 123456', '', 'not-for-texts'],
    ['0800 123456', 'AT', 'not-for-texts'],
    ['112', 'AT', 'unsure'],
    ['none', 'AT', 'none'],
    ['', 'AT', 'none'],
  ])('%j, with the clinic in %j, is no number to send to: %s', (written, country, problem) => {
    expect(read(written, country)).toBe(problem);
  });
});

it('the same digits are the same writing, with a plus before them or without', () => {
  expect(isSameWriting('+5551234567', '555-123-4567')).toBe(true);
  expect(isSameWriting('+٥٥٥1234567', '555 123 4567')).toBe(true);
  expect(isSameWriting('+5551234568', '555-123-4567')).toBe(false);
  expect(isSameWriting('', '')).toBe(false);
});

it.each([
  ['US', true],
  ['+43', true],
  ['+1', true],
  ['XX', false],
  ['UK', false],
  ['+999', false],
])('%s as the clinic’s country: %s', (country, known) => {
  expect(isKnownCountry(country)).toBe(known);
});
