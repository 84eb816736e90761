import type { AppointmentStatus } from './appointment-status.ts';

export type BoardColumn = 'expected' | 'waiting' | 'called' | 'done';

/** Everything that is known of a stage. */
type StageFacts = {
  /** The status that clients of CALL-6 see, which do not know stages. */
  readonly status: AppointmentStatus;
  /** Where a visit goes whose appointment got that status without it (QUEUE-5). */
  readonly followsStatus: boolean;
  /** Its name stands as the reason of the status. */
  readonly isReason: boolean;
  readonly column: Exclude<BoardColumn, 'expected'>;
  /** Still under way; what is not is an outcome. */
  readonly isOpen: boolean;
  /** Needs a place (a room or a counter). */
  readonly hasPlace: boolean;
  /** Stages that staff may move it to without a reason. */
  readonly moves: readonly string[];
};

/**
 * Where a visit stands on its day, each stage with all its facts. "Expected" is none: a booking of today that has no entry yet.
 * Schema checks, board, badges and moves follow from it. A new outcome is a row here, a stage that moves to it, its texts
 * (`arrivalsTexts`: stages, waits.ended, acts.outcomes, did; `auditTexts.stages`) and a migration of the checks.
 */
const TABLE = {
  waiting: {
    status: 'scheduled',
    followsStatus: true,
    isReason: false,
    column: 'waiting',
    isOpen: true,
    hasPlace: false,
    moves: ['called', 'in-room', 'left'],
  },
  called: {
    status: 'scheduled',
    followsStatus: false,
    isReason: false,
    column: 'called',
    isOpen: true,
    hasPlace: true,
    moves: ['called', 'in-room', 'waiting', 'no-show', 'left'],
  },
  'in-room': {
    status: 'scheduled',
    followsStatus: false,
    isReason: false,
    column: 'called',
    isOpen: true,
    hasPlace: true,
    moves: ['done', 'waiting', 'left'],
  },
  done: {
    status: 'completed',
    followsStatus: true,
    isReason: false,
    column: 'done',
    isOpen: false,
    hasPlace: false,
    moves: ['waiting'],
  },
  'no-show': {
    status: 'cancelled',
    followsStatus: false,
    isReason: true,
    column: 'done',
    isOpen: false,
    hasPlace: false,
    moves: ['waiting'],
  },
  left: {
    status: 'cancelled',
    followsStatus: true,
    isReason: true,
    column: 'done',
    isOpen: false,
    hasPlace: false,
    moves: ['waiting'],
  },
} as const satisfies Readonly<Record<string, StageFacts>>;

export type VisitStage = keyof typeof TABLE;
/** A stage in which a visit is over. */
export type VisitOutcome = {
  [Stage in VisitStage]: (typeof TABLE)[Stage]['isOpen'] extends false ? Stage : never;
}[VisitStage];

export const STAGES: Readonly<Record<VisitStage, StageFacts>> = TABLE;
export const VISIT_STAGES = Object.keys(TABLE).filter(isVisitStage);
export const OPEN_STAGES = VISIT_STAGES.filter((stage) => STAGES[stage].isOpen);
export const OUTCOMES = VISIT_STAGES.filter((stage): stage is VisitOutcome => !STAGES[stage].isOpen);
export const STAGES_WITH_PLACE = VISIT_STAGES.filter((stage) => STAGES[stage].hasPlace);

/** Nobody who was called only once is a no-show. */
export const CALLS_BEFORE_NO_SHOW = 2;

function isVisitStage(word: string): word is VisitStage {
  return Object.hasOwn(TABLE, word);
}

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

/** Where a visit goes when its appointment gets a status without it; undefined where no stage follows that status. */
export function stageOfStatus(status: AppointmentStatus): VisitStage | undefined {
  return VISIT_STAGES.find((stage) => STAGES[stage].followsStatus && STAGES[stage].status === status);
}
