import { expect, it } from 'vitest';
import { growthInWords } from '../../../bench/support/memory-by-minute.ts';

const minutes = (...heaps: readonly number[]) => heaps.map((heap) => ({ heap, resident: 2 * heap, all: 3 * heap }));

it('memory that was watched for less than three minutes was not measured, and is not called flat', () => {
  for (const few of [minutes(), minutes(50), minutes(50, 90)])
    expect(growthInWords(few, 1.15)).toEqual({ words: 'not measured (under 3 minutes)', isFlat: undefined });
  expect(growthInWords(minutes(40, 50, 51), 1.15)).toEqual({
    words: 'last third beside the middle one: heap 1.02 ×, with database 1.02 ×',
    isFlat: true,
  });
  expect(growthInWords(minutes(40, 50, 60), 1.15).isFlat).toBe(false);
  // A server that said nothing of its heap has none that is flat.
  expect(growthInWords(minutes(40, 50, Number.NaN), 1.15).isFlat).toBe(false);
});
