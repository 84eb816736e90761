import { expect, test } from 'vitest';
import { movesRows } from '#src/platform/staff/use-list-news.ts';

test.each([
  { what: 'the same rows', shown: ['a', 'b'], fresh: ['a', 'b'], isWhole: true, moves: false },
  { what: 'a new one on top', shown: ['a', 'b'], fresh: ['n', 'a', 'b'], isWhole: true, moves: true },
  { what: 'one that is gone', shown: ['a', 'b', 'c'], fresh: ['a', 'c'], isWhole: true, moves: true },
  { what: 'the last one gone', shown: ['a', 'b'], fresh: ['a'], isWhole: true, moves: true },
  {
    what: 'the first page of more that are shown',
    shown: ['a', 'b', 'c'],
    fresh: ['a', 'b'],
    isWhole: false,
    moves: false,
  },
  { what: 'two that have changed places', shown: ['a', 'b'], fresh: ['b', 'a'], isWhole: true, moves: true },
  { what: 'nothing at all', shown: [], fresh: [], isWhole: true, moves: false },
])('$what: rows would move is $moves', ({ shown, fresh, isWhole, moves }) => {
  expect(movesRows(shown, fresh, isWhole)).toBe(moves);
});
