import { faultsOfLedger, NO_FAULTS } from '../../../tests/support/server/database/ledger.ts';
import type { Product } from '../product/product.ts';
import { seededChance } from './chance.ts';
import { startCallers } from './callers.ts';
import { POISON } from './chaos-proxy.ts';
import type { Saved } from './verdict.ts';

/** What became of the times of a bad day. */
export type TimesVerdict = {
  /** Times that a caller was told, and has not. */
  readonly broken: number;
  /** Who has more bookings than one. */
  readonly doubled: number;
  /** Visits of the queue with neither a time nor a request at the desk. */
  readonly unplaced: number;
  /** Two in a seat, claims without an appointment, appointments without their claims. */
  readonly faults: number;
  /** Answers that nobody may get. */
  readonly wrong: number;
};
/** How much there was to go wrong. */
export type TimesCounts = { readonly booked: number; readonly asked: number; readonly endedHolds: number };

const CALLERS = 6;
const WANTED = 12;
const SLOT_MINUTES = 5;
const AGE_EVERY_MS = 1500;
/** Clear of what is bookable at the clinic's midnight. */
const FIRST_IN_HOURS = 30;

/**
 * Gives the doctor of a bad day hours, and sends people at home after the same times that the queue's visits want. What is held
 * by somebody who went away ends every other second, as if its minutes were over, so that others take it over.
 */
export async function startTimes(product: Product, seed: number) {
  const chance = seededChance(seed + 1);
  const [doctor] = await product.sql<{ id: string }>('select id from doctors where removed_at is null order by code');
  if (doctor === undefined) throw new Error('the product has no doctor');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:55' }));
  const schedule = { slotMinutes: SLOT_MINUTES, hours, capacity: 2 };
  await product.sql('update doctors set schedule = $2 where id = $1', [doctor.id, JSON.stringify(schedule)]);

  const first = Math.ceil(Date.now() / 3_600_000 + FIRST_IN_HOURS) * 3_600_000;
  const times = Array.from({ length: 400 }, (_, n) => new Date(first + n * SLOT_MINUTES * 60_000).toISOString());
  let near = 0;
  /** One of the few that everybody wants now; they move on, so that not all are full. */
  const pick = () => times[near + Math.floor(chance() * WANTED)] ?? '';
  const callers = startCallers(product.url, doctor.id, pick, chance, CALLERS);
  let endedHolds = 0;
  const ageing = setInterval(() => {
    near = Math.min(near + 2, times.length - WANTED);
    void product
      .sql<{ holder: string }>(
        `update slot_claims set held_until = now() - interval '1 second'
         where appointment_id is null and held_since < now() - interval '3 seconds' returning holder`,
      )
      .then((rows) => (endedHolds += rows.length))
      .catch(() => undefined);
  }, AGE_EVERY_MS);

  return {
    doctorId: doctor.id,
    /** Of a visit in the queue: a time of those, or a wish. */
    slotFor: (): object => {
      const startsAt = pick();
      return chance() < 0.2 ? { wish: 'soon' } : { startsAt, holdId: crypto.randomUUID(), ifTaken: 'ask-desk' };
    },
    judge: async (
      saved: readonly Saved[],
    ): Promise<{ verdict: TimesVerdict; counts: TimesCounts; wrong: readonly string[] }> => {
      await callers.stop();
      clearInterval(ageing);
      const rows = await product.sql<{ id: string; patient: string; date: Date; at: Date | null; seat: number | null }>(
        `select id, patient_id as patient, appointment_time as date, slot_starts_at as at, slot_seat as seat from appointments`,
      );
      const requests = await product.sql<{ id: string }>('select appointment_id as id from booking_requests');
      const asked = new Set(requests.map(({ id }) => id));
      const isKept = ({ patientId, appointmentId, startsAt }: (typeof callers.promised)[number]) => {
        const own = rows.filter(({ patient }) => patient === patientId);
        if (appointmentId === undefined) return own.length === 0;
        const [one] = own;
        if (one?.id !== appointmentId) return false;
        return startsAt === undefined ? asked.has(one.id) : one.at?.toISOString() === startsAt && one.seat !== null;
      };
      const perPatient = new Map<string, number>();
      for (const { patient } of rows) perPatient.set(patient, (perPatient.get(patient) ?? 0) + 1);
      const good = saved.filter(({ name }) => !name.startsWith(POISON));
      const isPlaced = ({ date }: Saved) =>
        rows.some((row) => row.date.toISOString() === date && (row.at !== null || asked.has(row.id)));
      const faults = await faultsOfLedger({ sql: (text) => product.sql(text) });
      return {
        verdict: {
          broken: callers.promised.filter((one) => !isKept(one)).length,
          doubled: [...perPatient.values()].filter((count) => count > 1).length,
          unplaced: good.filter((visit) => !isPlaced(visit)).length,
          faults: JSON.stringify(faults) === JSON.stringify(NO_FAULTS) ? 0 : 1,
          wrong: callers.wrong.length,
        },
        counts: { booked: rows.filter(({ seat }) => seat !== null).length, asked: asked.size, endedHolds },
        wrong: callers.wrong,
      };
    },
  };
}
