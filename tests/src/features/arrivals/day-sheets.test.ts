import { expect, it } from 'vitest';
import { daySheets } from '#src/features/arrivals/paper/day-sheets.ts';
import { boardOf, entryOf, expectedOf } from './board-samples.ts';

it('a day on paper has each doctor on own pages of thirty rows, the urgent first', () => {
  const many = Array.from({ length: 31 }, (_, n) =>
    expectedOf(`A-${n}`, `Patient ${n}`, { dueAt: new Date(Date.UTC(2026, 10, 26, 8, n)).toISOString() }),
  );
  const other = entryOf('B-1', { doctor: 'Dr. Two', doctorId: 'doctor-2' });
  const urgent = entryOf('A-99', { urgent: true, priority: 2, dueAt: '2026-11-26T23:00:00.000Z' });
  const sheets = daySheets(boardOf([other, urgent], many));
  expect(sheets.map(({ doctor, page, pages, rows }) => [doctor, page, pages, rows.length])).toEqual([
    ['Dr. One', 1, 2, 30],
    ['Dr. One', 2, 2, 2],
    ['Dr. Two', 1, 1, 1],
  ]);
  expect(sheets[0]?.rows[0]?.ticket).toBe('A-99');
});
