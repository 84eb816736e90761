import type { DeletedAppointment } from '#shared/contract/appointment/deleted-appointments.ts';
import { listDeletedAppointments } from '#server/database/repositories/patients/deleted-appointments-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { erasedAt, restorableSince } from '#server/services/clinic/retention.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

const DEFAULT_PAGE: Page = { limit: 50 };

/** Appointments that can still be restored, the last deleted first; a doctor sees the own ones. @param page 50 when none is asked for */
export async function deletedAppointmentsForList(
  db: Queryable,
  reader: Principal,
  page: Page | undefined,
  now: Date,
): Promise<{ appointments: DeletedAppointment[]; next: Keyset | null }> {
  const ownOnly = reader.role === 'doctor' ? reader.id : undefined;
  const { rows, next } = await listDeletedAppointments(db, restorableSince(now), page ?? DEFAULT_PAGE, ownOnly);
  const appointments = rows.map(({ id, deletedAt, dueAt, ...row }) => ({
    ...row,
    _id: id,
    dueAt: dueAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    erasedAt: erasedAt(deletedAt).toISOString(),
  }));
  return { appointments, next };
}
