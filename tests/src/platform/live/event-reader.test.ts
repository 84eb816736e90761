import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readEvents, type ServerEvent } from '#src/platform/live/event-reader.ts';
import { waitBefore } from '#src/platform/live/queue-stream.ts';

const STREAM =
  ': alive\n\nevent: changed\ndata: 7\n\nevent:bye\r\n\r\ndata: one\ndata: two\n\nid: 4\nevent: changed\n\n';
const EVENTS = [
  { name: 'changed', data: '7' },
  { name: 'bye', data: '' },
  { name: 'message', data: 'one\ntwo' },
  { name: 'changed', data: '' },
];

function eventsOf(pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = readEvents((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

it('reads events and leaves out comments, wherever the network has cut the stream', () => {
  expect(eventsOf([STREAM])).toEqual(EVENTS);
  expect(eventsOf(STREAM.split(''))).toEqual(EVENTS);
  const cuts = fc.array(fc.nat(STREAM.length), { maxLength: 6 });
  fc.assert(
    fc.property(cuts, (at) => {
      const sorted = [0, ...at.toSorted((a, b) => a - b), STREAM.length];
      const pieces = sorted.slice(1).map((end, n) => STREAM.slice(sorted[n], end));
      expect(eventsOf(pieces)).toEqual(EVENTS);
    }),
  );
});

it('an event that is not finished is none yet', () => {
  expect(eventsOf(['event: changed\ndata: 7\n'])).toEqual([]);
});

it('the pause before the next try grows up to ten seconds, each by chance', () => {
  expect(waitBefore(1, 0)).toBe(500);
  expect(waitBefore(1, 1)).toBe(1000);
  expect(waitBefore(20, 1)).toBe(10_000);
  expect(waitBefore(20, 0)).toBe(500);
});
