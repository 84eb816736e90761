import type { AppointmentStatus } from './appointment-status.ts';

/** Where a visit stands on its day. "Expected" is no stage: a booking of today that has no entry yet. */
export const VISIT_STAGES = ['waiting', 'called', 'in-room', 'done', 'no-show', 'left'] as const;
export type VisitStage = (typeof VISIT_STAGES)[number];

export type BoardColumn = 'expected' | 'waiting' | 'called' | 'done';

/** Everything that is known of a stage; schema checks, board, badges and moves follow from this table. */
type StageFacts = {
  /** The status that clients of CALL-6 see; none that knows more is needed by them. */
  readonly status: AppointmentStatus;
  readonly column: Exclude<BoardColumn, 'expected'>;
  readonly isOpen: boolean;
  /** Needs a place (a room or a counter). */
  readonly hasPlace: boolean;
  /** Stages that staff may move it to, without a reason. */
  readonly moves: readonly VisitStage[];
};

export const STAGES: Readonly<Record<VisitStage, StageFacts>> = {
  waiting: {
    status: 'scheduled',
    column: 'waiting',
    isOpen: true,
    hasPlace: false,
    moves: ['called', 'in-room', 'left'],
  },
  called: {
    status: 'scheduled',
    column: 'called',
    isOpen: true,
    hasPlace: true,
    moves: ['called', 'in-room', 'waiting', 'no-show', 'left'],
  },
  'in-room': {
    status: 'scheduled',
    column: 'called',
    isOpen: true,
    hasPlace: true,
    moves: ['done', 'waiting', 'left'],
  },
  done: { status: 'completed', column: 'done', isOpen: false, hasPlace: false, moves: ['waiting'] },
  'no-show': { status: 'cancelled', column: 'done', isOpen: false, hasPlace: false, moves: ['waiting'] },
  left: { status: 'cancelled', column: 'done', isOpen: false, hasPlace: false, moves: ['waiting'] },
};

/** Nobody is a no-show who was called only once. */
export const CALLS_BEFORE_NO_SHOW = 2;

/** Whether a visit may go from one stage to another; a way back from what is over needs a reason (see {@link needsReason}). */
export function mayMove(from: VisitStage, to: VisitStage, calls: number): boolean {
  if (to === 'no-show' && calls < CALLS_BEFORE_NO_SHOW) return false;
  return STAGES[from].moves.includes(to);
}

/** What is over is opened again only with a reason, or by undo within its ten seconds. */
export function needsReason(from: VisitStage): boolean {
  return !STAGES[from].isOpen;
}
