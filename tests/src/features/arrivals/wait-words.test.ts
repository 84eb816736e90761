import { expect, it } from 'vitest';
import { arrange } from '#src/features/arrivals/board/arrange.ts';
import { waitOf } from '#src/features/arrivals/board/wait-words.ts';
import type { QueueEntry } from '#shared/contract/queue/queue.ts';
import { boardOf, entryOf, expectedOf } from './board-samples.ts';

const NINE = Date.parse('2026-11-26T09:00:00.000Z');
const after = (minutes: number) => NINE + minutes * 60_000;

function waitOfEntry(entry: Partial<QueueEntry>, minutes: number) {
  const [row] = Object.values(arrange(boardOf([entryOf('A-1', entry)]))).flat();
  if (row === undefined) throw new Error('the row is on no part of the board');
  return waitOf(row, after(minutes));
}

it('a wait is told in words, and from 30 and 60 minutes on in a colour and in words', () => {
  expect(waitOfEntry({}, 24)).toEqual({ text: 'waiting 24 min', tone: 'calm' });
  expect(waitOfEntry({}, 29.9)).toMatchObject({ tone: 'calm' });
  expect(waitOfEntry({}, 30)).toEqual({ text: 'waiting 30 min', tone: 'long', word: 'long wait' });
  expect(waitOfEntry({}, 60)).toEqual({ text: 'waiting 1 h', tone: 'too-long', word: 'very long wait' });
  expect(waitOfEntry({}, 95)).toMatchObject({ text: 'waiting 1 h 35 min' });
});

it('nobody has waited for less than nothing, whatever a clock says', () => {
  expect(waitOfEntry({}, -5)).toMatchObject({ text: 'waiting 0 min', tone: 'calm' });
});

it('who is called is told where to and how often, who is in the room for how long', () => {
  const calledAt = '2026-11-26T09:00:00.000Z';
  expect(waitOfEntry({ stage: 'called', place: 'Room 5', calledAt, calls: 1 }, 0).text).toBe(
    'called to Room 5 just now',
  );
  expect(waitOfEntry({ stage: 'called', place: 'Room 5', calledAt, calls: 2 }, 3)).toMatchObject({
    text: 'called to Room 5 3 min ago',
    word: 'called twice',
  });
  expect(waitOfEntry({ stage: 'in-room', place: 'Room 5', startedAt: calledAt }, 12).text).toBe('in Room 5 for 12 min');
});

it('who is expected is late only some minutes after the time', () => {
  const [row] = arrange(boardOf([], [expectedOf('A-1', 'Ann')])).expected;
  if (row === undefined) throw new Error('nobody is expected');
  expect(waitOf(row, after(5)).text).toMatch(/^due \d\d:\d\d$/u);
  expect(waitOf(row, after(20)).text).toMatch(/^due \d\d:\d\d, 20 min late$/u);
});
