import { describe, expect, it } from 'vitest';
import { APPOINTMENT_STATUSES, movesFrom, STATUSES } from '#shared/clinic/appointment-status.ts';
import {
  CALLS_BEFORE_NO_SHOW,
  mayMove,
  OPEN_STAGES,
  OUTCOMES,
  STAGES,
  stageOfStatus,
  VISIT_STAGES,
} from '#shared/clinic/visit-stage.ts';
import { stageAfter } from '#src/features/arrivals/row/acts-of.ts';
import { auditTexts } from '#src/locales/en/admin/audit.ts';
import { appointmentStatusTexts } from '#src/locales/en/staff/appointment-status.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';

describe('every stage of a visit', () => {
  it('has its words on the board, in the bar that takes a move back, and in the audit log', () => {
    for (const words of [arrivalsTexts.stages, arrivalsTexts.did, auditTexts.stages])
      expect(Object.keys(words)).toEqual(expect.arrayContaining(VISIT_STAGES));
    for (const words of [arrivalsTexts.acts.outcomes, arrivalsTexts.waits.ended])
      expect(Object.keys(words).toSorted()).toEqual(OUTCOMES.toSorted());
  });

  it.each(VISIT_STAGES)('%s moves to stages that there are', (stage) => {
    expect(VISIT_STAGES).toEqual(expect.arrayContaining([...STAGES[stage].moves]));
  });

  it.each(OUTCOMES)('the outcome %s is reached by a move of the same name, has no place, and leads back', (outcome) => {
    expect(OPEN_STAGES.some((stage) => mayMove(stage, outcome, CALLS_BEFORE_NO_SHOW))).toBe(true);
    expect(stageAfter(outcome)).toBe(outcome);
    expect(STAGES[outcome]).toMatchObject({ column: 'done', hasPlace: false });
    expect(mayMove(outcome, 'waiting', 0)).toBe(true);
  });
});

describe('every status of an appointment', () => {
  it.each(APPOINTMENT_STATUSES)('%s has its words, and is reached', (status) => {
    expect(staffTexts.appointments.statuses).toHaveProperty(status);
    expect(appointmentStatusTexts.moves).toHaveProperty(status);
    expect(appointmentStatusTexts.changed).toHaveProperty(status);
    expect(APPOINTMENT_STATUSES.some((from) => movesFrom(from).some(({ to }) => to === status))).toBe(true);
  });

  it.each(APPOINTMENT_STATUSES)(
    'a visit whose appointment becomes %s stands where its status says the same',
    (status) => {
      const stage = stageOfStatus(status);
      if (stage === undefined) return;
      expect(STAGES[stage]).toMatchObject({ status, isOpen: STATUSES[status].isOpen });
    },
  );
});
