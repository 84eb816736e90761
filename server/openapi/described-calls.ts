import { ACCOUNT_CALLS } from './calls/account.ts';
import { APPOINTMENT_CALLS } from './calls/appointments.ts';
import { BOOKING_CALLS } from './calls/booking.ts';
import { CLINIC_CALLS } from './calls/clinic.ts';
import { INTEROP_CALLS } from './calls/interop.ts';
import { PATIENT_CALLS } from './calls/patients.ts';
import { PRESCRIPTION_CALLS } from './calls/prescriptions.ts';
import { QUEUE_CALLS } from './calls/queue.ts';
import { STAFF_CALLS } from './calls/staff.ts';
import type { DescribedCalls } from './described-call.ts';

/** Every call of the server, described. A route that is missing here fails a test. */
export const DESCRIBED_CALLS: DescribedCalls = {
  ...PATIENT_CALLS,
  ...APPOINTMENT_CALLS,
  ...BOOKING_CALLS,
  ...PRESCRIPTION_CALLS,
  ...QUEUE_CALLS,
  ...STAFF_CALLS,
  ...CLINIC_CALLS,
  ...INTEROP_CALLS,
  ...ACCOUNT_CALLS,
};
