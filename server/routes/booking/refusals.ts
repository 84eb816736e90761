import type { Refusal } from '#server/http/answer/problem.ts';

/** Somebody else has it; other times stand beside the message. */
export const SLOT_TAKEN: Refusal = {
  status: 409,
  message: 'This time has just been taken. Please choose another one.',
};
export const UNKNOWN_DOCTOR: Refusal = { status: 404, message: 'This doctor was not found.' };
