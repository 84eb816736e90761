import { expect, test } from 'vitest';
import { findCycle } from '../../tools/build/no-chunk-cycles.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

test('chunks that import each other are found, however long the way round is', () => {
  expect(findCycle({ entry: chunk('a'), a: chunk('b'), b: chunk('c'), c: chunk('a') })).toEqual(['a', 'b', 'c', 'a']);
});

test('one chunk that many import is no cycle', () => {
  const bundle = {
    entry: chunk('a', 'b'),
    a: chunk('shared'),
    b: chunk('shared'),
    shared: chunk(),
    'a.css': { type: 'asset' },
  };
  expect(findCycle(bundle)).toBeUndefined();
});
