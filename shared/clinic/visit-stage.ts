import type { AppointmentStatus } from './appointment-status.ts';

/** The stages of a visit on its day. "Expected" is not a stage but a booking for today without an entry. */
export const VISIT_STAGES = ['waiting', 'called', 'in-room', 'done', 'no-show', 'left'] as const;
export type VisitStage = (typeof VISIT_STAGES)[number];

export type BoardColumn = 'expected' | 'waiting' | 'called' | 'done';

/** All facts about a stage; schema checks, board, badges and moves follow from this table. */
type StageFacts = {
  /** The status that clients of CALL-6 see, which do not know stages. */
  readonly status: AppointmentStatus;
  readonly column: Exclude<BoardColumn, 'expected'>;
  readonly isOpen: boolean;
  /** Needs a place (a room or a counter). */
  readonly hasPlace: boolean;
  /** Stages that staff may move it to without a reason. */
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

/** Nobody who was called only once is a no-show. */
export const CALLS_BEFORE_NO_SHOW = 2;

/**
 * Whether a visit may go from one stage to another; reopening an ended one needs a reason (see {@link needsReason}).
 */
export function mayMove(from: VisitStage, to: VisitStage, calls: number): boolean {
  if (to === 'no-show' && calls < CALLS_BEFORE_NO_SHOW) return false;
  return STAGES[from].moves.includes(to);
}

/** An ended visit is reopened only with a reason, or by undo within its ten seconds. */
export function needsReason(from: VisitStage): boolean {
  return !STAGES[from].isOpen;
}
