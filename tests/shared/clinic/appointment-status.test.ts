import { describe, expect, it } from 'vitest';
import { movesFrom, statusOf } from '#shared/clinic/appointment-status.ts';

describe('the status of an appointment', () => {
  it.each([
    ['scheduled', 'scheduled'],
    ['Upcoming', 'scheduled'],
    [' COMPLETED ', 'completed'],
    ['cancelled', 'cancelled'],
    ['', undefined],
    ['constructor', undefined],
  ])('%s counts as %s', (value, status) => {
    expect(statusOf(value)).toBe(status);
  });

  it('goes from scheduled to completed or cancelled without a word', () => {
    for (const value of ['scheduled', 'Upcoming']) {
      expect(movesFrom(value)).toEqual([
        { to: 'completed', needsReason: false },
        { to: 'cancelled', needsReason: false },
      ]);
    }
  });

  it('goes back only to scheduled, and only with a reason', () => {
    for (const value of ['completed', 'cancelled']) {
      expect(movesFrom(value)).toEqual([{ to: 'scheduled', needsReason: true }]);
    }
  });

  it('has no way on from a value that is none', () => {
    expect(movesFrom('lost')).toEqual([]);
  });
});
