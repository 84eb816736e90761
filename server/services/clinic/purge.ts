import { deleteAlertsAcknowledgedBefore } from '#server/database/repositories/clinic/alerts-repository.ts';
import { deletePairingCodesExpiredBefore } from '#server/database/repositories/clinic/devices-repository.ts';
import { deletePastClaims } from '#server/database/repositories/booking/claims-repository.ts';
import { deleteDraftsBefore } from '#server/database/repositories/prescriptions/registration-drafts-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  eraseAppointmentsDeletedUntil,
  erasePatientsDeletedUntil,
} from '#server/database/repositories/patients/erasure-repository.ts';
import { deleteExpiredKeys } from '#server/database/transaction/idempotency-repository.ts';
import { deleteNoticesBefore } from '#server/database/repositories/accounts/access-notices-repository.ts';
import { deleteExpiredCeremonies } from '#server/database/repositories/accounts/ceremonies-repository.ts';
import { deleteDeliveriesBefore } from '#server/database/repositories/interop/webhooks-repository.ts';
import { deleteExpiredPasswordCodes } from '#server/database/repositories/staff/one-time-codes-repository.ts';
import { deleteBrowsersUnusedSince } from '#server/database/repositories/staff/known-browsers-repository.ts';
import { recountLists } from '#server/database/repositories/clinic/list-counts-repository.ts';
import { deleteFailuresOutside } from '#server/database/repositories/staff/login-failures-repository.ts';
import { deleteEndedSessions } from '#server/database/repositories/staff/sessions-repository.ts';
import { BROWSER_KNOWN_SECONDS } from '#server/services/staff/known-browsers.ts';
import { restorableSince } from './retention.ts';
import { IDLE_MS } from '#server/services/staff/sessions.ts';

const DAY_MS = 24 * 3_600_000;
const FAILURES_KEPT_MS = DAY_MS;
const ALERTS_KEPT_MS = 30 * DAY_MS;
/** A draft of a visit that long ago is about a patient who has changed since. */
const DRAFTS_KEPT_MS = 30 * DAY_MS;
const NOTICES_KEPT_MS = 365 * DAY_MS;
/** No request takes that long, and no clock of ours is that wrong: everything earlier has been committed. */
const SETTLED_MS = 10 * 60_000;

/**
 * Removes what has expired: idempotency keys after 90 days, deleted patients with everything of theirs and deleted
 * appointments after 30, drafts of registrations after 30, ended sessions, yesterday's failed logins and claims on times, acknowledged alerts about no
 * patient after 30 days, expired codes. Then recounts, so that the lists' totals are cheap.
 */
export async function purge(db: Queryable, now: Date): Promise<void> {
  await deleteExpiredKeys(db, now);
  while ((await erasePatientsDeletedUntil(db, restorableSince(now))) > 0);
  while ((await eraseAppointmentsDeletedUntil(db, restorableSince(now))) > 0);
  await deleteDraftsBefore(db, new Date(now.getTime() - DRAFTS_KEPT_MS));
  await deletePastClaims(db, now);
  await deleteEndedSessions(db, now, new Date(now.getTime() - IDLE_MS));
  await deleteAlertsAcknowledgedBefore(db, new Date(now.getTime() - ALERTS_KEPT_MS));
  await deletePairingCodesExpiredBefore(db, new Date(now.getTime() - FAILURES_KEPT_MS));
  await deleteExpiredPasswordCodes(db, now);
  await deleteDeliveriesBefore(db, new Date(now.getTime() - ALERTS_KEPT_MS));
  await deleteExpiredCeremonies(db, now);
  await deleteNoticesBefore(db, new Date(now.getTime() - NOTICES_KEPT_MS));
  const day = (from: number) => new Date(now.getTime() + from * FAILURES_KEPT_MS);
  await deleteFailuresOutside(db, day(-1), day(1));
  await deleteBrowsersUnusedSince(db, new Date(now.getTime() - BROWSER_KNOWN_SECONDS * 1000));
  await recountLists(db, new Date(now.getTime() - SETTLED_MS));
}
