import {
  clinicTimeZone,
  insertWaiting,
  isPaperTicket,
} from '#server/database/repositories/queue/enter-queue-repository.ts';
import { lockArriving } from '#server/database/repositories/queue/arrivals-repository.ts';
import { queryBuilderOn, type OpenTransaction } from '#server/database/transaction/write-transaction.ts';
import type { Device } from '#server/services/devices/devices.ts';
import { clinicDayBegins, clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { announce } from '#server/services/interop/webhooks/announce.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { arrive } from './check-in.ts';

/**
 * What a booking does to the board, in its own transaction (QUEUE-1, QUEUE-3): at a paired device the visit waits at once;
 * from any browser it takes over the entry that the desk has made of its paper ticket. The bare driver does what every
 * booking needs; the rest is rare.
 */
export async function enterQueue(
  client: OpenTransaction,
  booked: {
    readonly id: string;
    readonly ticket: string | undefined;
    readonly checkInCode: string | undefined;
    readonly receivedAt: Date;
    readonly device: Device | undefined;
    readonly timeZone: string;
  },
): Promise<void> {
  const { id, ticket, checkInCode, receivedAt: now, device } = booked;
  if (device === undefined && ticket === undefined) return;
  const timeZone = (await clinicTimeZone(client)) ?? booked.timeZone;
  const day = clinicDayOf(now, timeZone);
  if (device === undefined && !(await isPaperTicket(client, day, ticket ?? '', checkInCode))) return;
  if (device !== undefined && ticket !== undefined) {
    const row = { id: uuidV7(now), appointmentId: id, day, ticket, now, auditId: uuidV7(now), device };
    if (await insertWaiting(client, row)) return announce(client, 'appointment.arrived', { appointment: id }, now);
  }
  const db = queryBuilderOn(client);
  const arriving = await lockArriving(db, id);
  const [from, before] = [clinicDayBegins(day, timeZone), clinicDayBegins(day, timeZone, 1)];
  if (arriving === undefined || from === undefined || before === undefined) return;
  const agreed = arriving.slotStartsAt ?? arriving.sampleTime;
  if (agreed !== null && (agreed < from || agreed >= before)) return;
  const actor =
    device === undefined
      ? { role: 'nobody' as const }
      : { role: 'device' as const, id: device.id, device: device.name };
  await arrive(db, actor, arriving, { day, from, before, isToday: true }, now);
}
