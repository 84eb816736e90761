import { expect, test } from 'vitest';
import { isolated, joined } from '#src/ui/parts/joined.ts';

test('a dose after the Arabic name of a medicine stays whole and after it', () => {
  expect(joined(['باراسيتامول', '500 mg', '', '3 times a day'])).toBe('\u2068باراسيتامول\u2069, 500 mg, 3 times a day');
});

test('a mark that turns letters round turns nothing beside it', () => {
  expect(isolated('\u202Elive')).toBe('\u2068\u202Elive\u2069');
});

test('other words are as they are', () => {
  expect(joined(['fever', '咳嗽', 'боль'])).toBe('fever, 咳嗽, боль');
});
