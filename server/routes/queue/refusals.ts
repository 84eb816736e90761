import type { Refusal } from '#server/http/answer/problem.ts';
import type { CheckInProblem } from '#server/services/queue/arrive/check-in.ts';
import type { MoveProblem } from '#server/services/queue/planned-move.ts';

const UNKNOWN_DOCTOR: Refusal = { status: 404, message: 'This doctor was not found.' };

export const LINE_REFUSALS = {
  'unknown-doctor': UNKNOWN_DOCTOR,
  'unknown-department': { status: 404, message: 'This department was not found.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const NOT_OWN_LINE: Refusal = { status: 403, message: 'This line belongs to another doctor.' };

export const CHECK_IN_REFUSALS: Readonly<Record<CheckInProblem, Refusal>> = {
  ...LINE_REFUSALS,
  unknown: { status: 404, message: 'This appointment was not found.' },
  'not-own': NOT_OWN_LINE,
  over: { status: 409, message: 'This appointment is completed or cancelled. Move it back to scheduled first.' },
  'another-day': { status: 409, message: 'This appointment is on another day.' },
};

export const MOVE_REFUSALS: Readonly<Record<MoveProblem['kind'], Refusal>> = {
  nothing: { status: 400, message: 'This request changes nothing.' },
  'needs-reason': { status: 400, message: 'Please give a reason.' },
  'needs-place': { status: 400, message: 'Please enter a room or a counter.' },
  'unknown-doctor': UNKNOWN_DOCTOR,
  'no-way': { status: 409, message: 'This is not possible at the visit’s current stage.' },
  'too-few-calls': { status: 409, message: 'Please call a second time before marking the patient as not here.' },
  'past-day': { status: 409, message: 'This visit is on another day.' },
  'urgent-already': { status: 409, message: 'This visit is urgent and comes first already.' },
  'too-late': { status: 409, message: 'It is too late to undo this.' },
};
