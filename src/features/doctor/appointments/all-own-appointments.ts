import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { type Result, succeed } from '#shared/result.ts';
import { doctorAppointments } from '#src/platform/api/staff/appointments.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { withPatients } from '#src/features/doctor/patients/with-patients.ts';

const PAGE_ROWS = 500;

/** All of the doctor's appointments, page after page, so that nothing is counted that has not been seen. */
export async function allOwnAppointments(
  screen: Parameters<typeof doctorAppointments>[0],
  since: { readonly from?: string },
  signal: AbortSignal,
): Promise<Result<Appointment[], ApiProblem>> {
  // Another backend answers with everything, whatever is asked for.
  const isPaged = await isOursForSure();
  const all: Appointment[] = [];
  let cursor: string | undefined;
  do {
    const page = { ...since, limit: PAGE_ROWS, ...(cursor === undefined ? {} : { cursor }) };
    const answer = await doctorAppointments(screen, {}, page, { signal });
    if (!answer.ok) return answer;
    all.push(...answer.value.appointments);
    cursor = isPaged ? (answer.value.nextCursor ?? undefined) : undefined;
  } while (cursor !== undefined);
  return succeed(await withPatients(all, signal));
}
