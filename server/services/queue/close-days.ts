import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/engine/client.ts';
import { lockAppointmentStatus } from '#server/database/repositories/appointments/appointment-status-repository.ts';
import { listOpenBefore } from '#server/database/repositories/queue/close-days-repository.ts';
import { lockEntry, moveEntryAt } from '#server/database/repositories/queue/entries-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { STAGES } from '#shared/clinic/visit-stage.ts';
import { stageOf } from './entry-view.ts';
import { statusFollows } from './status-follows.ts';

/** A day is over when even its night is: until then whoever came before midnight may still be finished. */
const OVER_AFTER_MS = 4 * 3_600_000;
const NOBODY = { role: 'nobody' } as const;

/**
 * Ends what days that are over have left open (QUEUE-2): whoever still waited, was called or sat in a room has left, and the
 * appointment says so. From 04:00 clinic time on, for all days before. @returns how many
 */
export async function closeDays(
  database: Database,
  config: Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>,
  now: Date,
): Promise<number> {
  const { timeZone } = await readClinicSettings(database.orm, config);
  const open = await listOpenBefore(database.orm, clinicDayOf(new Date(now.getTime() - OVER_AFTER_MS), timeZone));
  let closed = 0;
  for (const { id, appointmentId } of open) {
    closed += await database.transaction(async (db) => {
      if (appointmentId !== null) await lockAppointmentStatus(db, appointmentId);
      const entry = await lockEntry(db, id);
      if (entry === undefined || !STAGES[stageOf(entry)].isOpen) return 0;
      await moveEntryAt(db, entry, { stage: 'left', endedAt: now }, now, false);
      await audit(db, now, NOBODY, 'visit-moved', appointmentId ?? id, { from: entry.stage, to: 'left' });
      if (appointmentId !== null) await statusFollows(db, NOBODY, appointmentId, 'left', 'left', now);
      return 1;
    });
  }
  return closed;
}
