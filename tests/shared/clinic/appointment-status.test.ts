import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { APPOINTMENT_STATUSES, isOver, movesFrom, STATUSES, statusOf } from '#shared/clinic/appointment-status.ts';
import { StatusChangeBody } from '#shared/contract/appointment/appointment-status.ts';
import { appointmentStatusTexts } from '#src/locales/en/staff/appointment-status.ts';
import { staffTexts, statusWord } from '#src/locales/en/staff/staff.ts';

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

describe.each(APPOINTMENT_STATUSES)('the status %s of the table', (status) => {
  const { isOpen, moves, otherSpellings } = STATUSES[status];

  it('is a status in every spelling, and as open as the table says', () => {
    for (const spelling of [status, status.toUpperCase(), ...otherSpellings]) {
      expect(statusOf(spelling)).toBe(status);
      expect(isOver(spelling)).toBe(!isOpen);
    }
  });

  it('moves to other statuses only, and is open again only for a reason', () => {
    for (const { to, needsReason } of moves) {
      expect(to).not.toBe(status);
      expect(needsReason).toBe(!isOpen && STATUSES[to].isOpen);
    }
  });

  it('has its word, and words for the move to it', () => {
    expect(statusWord(status)).toBe(staffTexts.appointments.statuses[status]);
    expect(staffTexts.appointments.statuses[status]).toMatch(/^[A-Z]/);
    expect(appointmentStatusTexts.moves[status]).toMatch(/^[A-Z]/);
    expect(appointmentStatusTexts.changed[status]).toMatch(/^Appointment /);
  });

  it('may be asked for', () => {
    expect(v.is(StatusChangeBody, { status })).toBe(true);
  });
});
