import { toAsciiDigits } from '#shared/text/ascii-digits.ts';
import { phoneEnd } from '#shared/clinic/person-keys.ts';
import { fail, succeed } from '#shared/result.ts';
import { aboutTime, type TimeMessageSettings } from '#server/services/booking/patient/time-message.ts';
import type { Database } from '#server/database/engine/client.ts';
import {
  claimMessage,
  requeueMisread,
  settleMessage,
  type MessageRow,
} from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { SmsGateway, SmsOutcome } from '#server/gateways/sms/sms-problem.ts';
import { LEASE_MS, MOST_ATTEMPTS, waitMs } from '#server/services/outbox/back-off.ts';
import { NOT_SURE, readNumber } from './read-number.ts';

/** Without clinic settings there is nothing to complete a number with, and no base for a link. */
const NOTHING_SET: TimeMessageSettings = { clinicTimeZone: 'UTC', clinicCountryCode: '', publicUrl: undefined };
/** Begins the last error of a message when it is unknown whether it was accepted. */
const UNSURE = 'Not known whether it was sent';

/**
 * Sends every message that is due, one after another; several processes share the queue. An attempt without an answer
 * is never simply repeated: the gateway is first asked whether it has the message.
 * @returns how many were processed.
 */
export async function sendDueMessages(
  database: Database,
  gateway: SmsGateway,
  now: () => Date,
  random: () => number = Math.random,
  time: TimeMessageSettings = NOTHING_SET,
): Promise<number> {
  await requeueMisread(database.orm, now());
  for (let done = 0; ; done += 1) {
    const claimed = await database.transaction((db) => claimMessage(db, now(), new Date(now().getTime() + LEASE_MS)));
    if (claimed === undefined) return done;
    const { row, patientPhone } = claimed;
    const ready =
      row.appointmentId === null
        ? aboutPrescription(row, patientPhone)
        : await aboutTime(database.orm, row, row.appointmentId, now(), time);
    const change = ready.ok
      ? { ...ready.value, ...changeAfter(await attempt(gateway, { ...row, ...ready.value }), row, now(), random) }
      : { ...ready.problem, nextAttemptAt: null };
    await settleMessage(database.orm, row.id, { ...change, gateway: gateway.name });
  }
}

type Ready = ReturnType<typeof aboutTime> extends Promise<infer Value> ? Value : never;

function aboutPrescription(row: MessageRow, patientPhone: string | undefined): Ready {
  const lastError = patientPhone === undefined ? 'The prescription is deleted' : wrongNumber(row, patientPhone);
  return lastError === undefined ? succeed({}) : fail({ state: 'failed', lastError });
}

/** A message may wait for a long time: the number must be certainly valid, and still the patient's if it was. */
function wrongNumber(row: MessageRow, patientPhone: string): string | undefined {
  if (!readNumber(row.phone, '').ok) return NOT_SURE;
  // A national number is read with the country it was completed with, which the stored one begins with.
  const ends = (phone: string) => phoneEnd(toAsciiDigits(phone));
  const isStillTheirs = row.ownNumber !== true || ends(row.phone) === ends(patientPhone);
  return isStillTheirs ? undefined : 'The patient’s number has changed since';
}

async function attempt(gateway: SmsGateway, row: MessageRow): Promise<SmsOutcome> {
  const message = { id: row.id, to: row.phone, body: row.body };
  const unsure = row.state === 'sending' || row.lastError?.startsWith(UNSURE) === true;
  if (unsure) {
    const found = await gateway.find(message);
    if (found.kind === 'found') return { kind: 'sent', gatewayMessageId: found.gatewayMessageId };
    if (found.kind === 'unknown') return { kind: 'no-answer', reason: 'the gateway could not be asked' };
  }
  return gateway.send(message);
}

function changeAfter(outcome: SmsOutcome, row: MessageRow, now: Date, random: () => number) {
  if (outcome.kind === 'sent')
    return {
      state: 'sent' as const,
      gatewayMessageId: outcome.gatewayMessageId,
      sentAt: now,
      lastError: null,
      nextAttemptAt: null,
    };
  const lastError = outcome.kind === 'no-answer' ? `${UNSURE}: ${outcome.reason}` : outcome.reason;
  const attempts = row.attempts + 1;
  if (outcome.kind === 'refused' || attempts >= MOST_ATTEMPTS)
    return { state: 'failed' as const, lastError, nextAttemptAt: null };
  return { state: 'queued' as const, lastError, nextAttemptAt: new Date(now.getTime() + waitMs(attempts, random)) };
}
