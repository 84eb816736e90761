import { describe, expect, it } from 'vitest';
import { arrange, withEntry } from '#src/features/arrivals/board/arrange.ts';
import { byShortestWait, linesFor, linesOf } from '#src/features/arrivals/board/lines.ts';
import { actsOf } from '#src/features/arrivals/row/acts-of.ts';
import { boardOf, entryOf, expectedOf } from './board-samples.ts';

const tickets = (rows: readonly { ticket: string | null }[]) => rows.map(({ ticket }) => ticket);

describe('the board', () => {
  it('has the urgent first, then who was put first, then by the time they are due', () => {
    const board = boardOf([
      entryOf('A-1', { dueAt: '2026-11-26T09:00:00.000Z' }),
      entryOf('A-2', { dueAt: '2026-11-26T08:00:00.000Z' }),
      entryOf('A-3', { dueAt: '2026-11-26T10:00:00.000Z', priority: 1 }),
      entryOf('A-4', { dueAt: '2026-11-26T11:00:00.000Z', priority: 2, urgent: true }),
    ]);
    expect(tickets(arrange(board).waiting)).toEqual(['A-4', 'A-3', 'A-2', 'A-1']);
  });

  it('shows who is still looked for before who has been found, and of those who are done the last one first', () => {
    const board = boardOf([
      entryOf('A-1', { stage: 'in-room', place: 'Room 1' }),
      entryOf('A-2', { stage: 'called', place: 'Room 2' }),
      entryOf('A-3', { stage: 'done', endedAt: '2026-11-26T09:00:00.000Z' }),
      entryOf('A-4', { stage: 'no-show', endedAt: '2026-11-26T09:30:00.000Z' }),
    ]);
    const { called, done } = arrange(board);
    expect(tickets(called)).toEqual(['A-2', 'A-1']);
    expect(tickets(done)).toEqual(['A-4', 'A-3']);
  });

  it('finds by ticket and by name, with or without accents and apostrophes', () => {
    const board = boardOf([entryOf('K3-0042', { name: 'Siobhán O’Brien' })], [expectedOf('K3-0043', 'José Núñez')]);
    expect(tickets(arrange(board, { search: 'obrien' }).waiting)).toEqual(['K3-0042']);
    expect(tickets(arrange(board, { search: 'nunez jose' }).expected)).toEqual(['K3-0043']);
    expect(tickets(arrange(board, { search: 'k3-0043' }).expected)).toEqual(['K3-0043']);
    expect(tickets(arrange(board, { search: 'k3-0043' }).waiting)).toEqual([]);
  });

  it('takes up what a move has answered, and never an older version over a newer one', () => {
    const board = boardOf([entryOf('A-1', { version: 3, stage: 'called', place: 'Room 1' })]);
    const older = entryOf('A-1', { version: 2 });
    expect(withEntry(board, older)).toBe(board);
    const checkedIn = withEntry(boardOf([], [expectedOf('A-2', 'Ann')]), entryOf('A-2'));
    expect(tickets(arrange(checkedIn).expected)).toEqual([]);
    expect(tickets(arrange(checkedIn).waiting)).toEqual(['A-2']);
  });
});

describe('what may be done with a row', () => {
  const row = (entry: Parameters<typeof entryOf>[1]) => {
    const { waiting, called, done } = arrange(boardOf([entryOf('A-1', entry)]));
    const [only] = [...waiting, ...called, ...done];
    if (only === undefined) throw new Error('the row is on no part of the board');
    return actsOf(only);
  };

  it('is "not here" only from the second call on', () => {
    const called = { stage: 'called', place: 'Room 1' } as const;
    expect(row({ ...called, calls: 1 }).more).not.toContain('no-show');
    expect(row({ ...called, calls: 2 }).more).toContain('no-show');
    expect(row({ ...called, calls: 1 })).toMatchObject({ first: 'in-room', second: 'recall' });
  });

  it('is no way forward for who is done, but a way back', () => {
    expect(row({ stage: 'done' })).toEqual({ first: undefined, second: undefined, more: ['reopen'] });
  });
});

it('the shortest wait is the fewest who wait, then the shortest time of the longest wait', () => {
  const now = Date.parse('2026-11-26T10:00:00.000Z');
  const doctors = ['a', 'b', 'c'].map((id) => ({ _id: id, name: `Dr. ${id}`, specialization: 'General Medicine' }));
  const board = boardOf([
    entryOf('A-1', { doctorId: 'a', arrivedAt: '2026-11-26T09:00:00.000Z' }),
    entryOf('A-2', { doctorId: 'b', arrivedAt: '2026-11-26T09:50:00.000Z' }),
    entryOf('A-3', { doctorId: 'c', stage: 'in-room', place: 'Room 3' }),
  ]);
  const lines = byShortestWait(linesOf(doctors, board, now));
  expect(lines.map(({ doctorId, waiting, longest }) => [doctorId, waiting, longest])).toEqual([
    ['c', 0, 0],
    ['b', 1, 10],
    ['a', 1, 60],
  ]);
});

describe('whom somebody new waits for', () => {
  const line = (doctorId: string, department: string, waiting: number) => ({
    doctorId,
    doctor: `Dr. ${doctorId}`,
    department,
    waiting,
    longest: waiting,
  });
  const lines = [
    line('EYES', 'Ophthalmology', 0),
    line('GM-1', 'General Medicine', 3),
    line('GM-2', 'General Medicine', 2),
    line('BONES', 'Orthopedics', 5),
  ];
  const suggested = (department: string | undefined, among = lines) => linesFor(among, department)[0]?.doctorId;

  it('is of the department that the symptoms name, however short other waits are', () => {
    expect(suggested('Orthopedics')).toBe('BONES');
    expect(suggested('Ophthalmology')).toBe('EYES');
  });

  it('else whoever sees everything at first, with the shortest wait; else anybody with it', () => {
    expect(suggested(undefined)).toBe('GM-2');
    expect(suggested('Neurology')).toBe('GM-2');
    expect(suggested('Neurology', [line('BONES', 'Orthopedics', 5), line('EYES', 'Ophthalmology', 0)])).toBe('EYES');
    expect(linesFor(lines, 'Orthopedics').map(({ doctorId }) => doctorId)).toEqual(['BONES', 'EYES', 'GM-2', 'GM-1']);
  });
});
