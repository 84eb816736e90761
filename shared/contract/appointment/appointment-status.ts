import * as v from 'valibot';
import { APPOINTMENT_STATUSES } from '#shared/clinic/appointment-status.ts';

/** Longest reason that is stored, in UTF-16 code units. */
export const STATUS_REASON_MAX_LENGTH = 500;

/** Body of PATCH api/appointments/status/{id}; only our own server has this call. */
export const StatusChangeBody = v.strictObject({
  status: v.picklist(APPOINTMENT_STATUSES),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(STATUS_REASON_MAX_LENGTH)), ''),
});
export type StatusChangeBody = v.InferOutput<typeof StatusChangeBody>;
