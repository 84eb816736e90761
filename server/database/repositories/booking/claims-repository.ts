import { sql, type SQL } from 'drizzle-orm';
import { release, rollBackTo, savepoint } from '#server/database/transaction/savepoint.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** The ledger is kept in pieces of five minutes. */
export const ATOM_MS = 5 * 60_000;

/** A time of a doctor, and who wants it. */
export type Want = {
  readonly doctorId: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly holder: string;
};
/** How long it is kept, since when its holder holds anything, and for which device or address. */
export type Keeping = { readonly until: Date; readonly since: Date; readonly keptFor: string | null };

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
const endOf = ({ startsAt, minutes }: Pick<Want, 'startsAt' | 'minutes'>) =>
  new Date(startsAt.getTime() + minutes * 60_000);
const atomsOf = ({ startsAt, minutes }: Want): Date[] =>
  Array.from({ length: (minutes * 60_000) / ATOM_MS }, (_, n) => new Date(startsAt.getTime() + n * ATOM_MS));
const within = (want: Omit<Want, 'holder'>): SQL =>
  sql`doctor_id = ${want.doctorId}::uuid and atom_at >= ${at(want.startsAt)} and atom_at < ${at(endOf(want))}`;

/** Seats that look free, the holder's own first, then the lowest; whether they are, only the claim tells. */
export async function seatsThatLookFree(db: Queryable, want: Want, capacity: number, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ seat: number }>(sql`
    select seat from generate_series(1, ${capacity}::integer) seat
    where not exists (
      select 1 from slot_claims s where ${within(want)} and s.seat = seat.seat
        and (s.appointment_id is not null or (s.holder <> ${want.holder}::uuid and s.held_until >= ${at(now)})))
    order by exists (
      select 1 from slot_claims s where ${within(want)} and s.seat = seat.seat and s.holder = ${want.holder}::uuid) desc,
      seat`);
  return rows.map(({ seat }) => seat);
}

/**
 * Takes all five-minute pieces of a time in one seat, or none of them: what is booked, or held by another whose time is not
 * over, is not taken. @returns false when nothing is changed
 */
export async function claimSeat(
  db: Queryable,
  want: Want,
  seat: number,
  { until, since, keptFor }: Keeping,
  now: Date,
): Promise<boolean> {
  // Ascending, so that two who meet wait for each other in one order.
  const atoms = atomsOf(want);
  const values = atoms.map(
    (atom) => sql`(${want.doctorId}::uuid, ${at(atom)}, ${seat}::integer, ${want.holder}::uuid, ${at(until)},
                   ${at(since)}, ${keptFor})`,
  );
  await savepoint(db, 'seat');
  const done = await db.execute(sql`
    insert into slot_claims (doctor_id, atom_at, seat, holder, held_until, held_since, held_for)
    values ${sql.join(values, sql`, `)}
    on conflict (doctor_id, atom_at, seat) do update
      set holder = excluded.holder, held_until = excluded.held_until, held_since = excluded.held_since,
          held_for = excluded.held_for
      where slot_claims.appointment_id is null
        and (slot_claims.holder = excluded.holder or slot_claims.held_until < ${at(now)})`);
  const whole = done.rowCount === atoms.length;
  await (whole ? release(db, 'seat') : rollBackTo(db, 'seat'));
  return whole;
}

/** Makes what its holder has claimed an appointment's. @returns false when not all of it was there */
export async function bookClaim(db: Queryable, want: Want, seat: number, appointmentId: string): Promise<boolean> {
  const done = await db.execute(sql`
    update slot_claims set appointment_id = ${appointmentId}::uuid, held_until = null, held_since = null, held_for = null
    where ${within(want)} and seat = ${seat} and holder = ${want.holder}::uuid and appointment_id is null`);
  return done.rowCount === atomsOf(want).length;
}

/** What somebody holds and has not booked ends. @param but a claim that stays */
export async function endHolds(db: Queryable, holder: string, but?: { want: Want; seat: number }): Promise<void> {
  const other = but === undefined ? sql`true` : sql`not (${within(but.want)} and seat = ${but.seat})`;
  await db.execute(sql`
    delete from slot_claims where holder = ${holder}::uuid and appointment_id is null and ${other}`);
}

/** The seats of an appointment are free again. */
export async function releaseClaims(db: Queryable, appointmentId: string): Promise<void> {
  await db.execute(sql`delete from slot_claims where appointment_id = ${appointmentId}::uuid`);
}

export type LiveHold = {
  readonly doctorId: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly seat: number;
};

/** What somebody holds now; undefined when that is nothing. */
export async function findHold(db: Queryable, holder: string, now: Date): Promise<LiveHold | undefined> {
  const { rows } = await db.execute<{ doctor_id: string; seat: number; starts_at: string | Date; atoms: number }>(sql`
    select doctor_id, seat, min(atom_at) as starts_at, count(*)::integer as atoms from slot_claims
    where holder = ${holder}::uuid and appointment_id is null and held_until >= ${at(now)}
    group by doctor_id, seat limit 1`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { doctor_id: doctorId, seat, starts_at: startsAt, atoms } = row;
  return { doctorId, seat, startsAt: new Date(startsAt), minutes: atoms * 5 };
}

/** Since when somebody holds anything; undefined when nothing of it is left. */
export async function heldSince(db: Queryable, holder: string): Promise<Date | undefined> {
  const { rows } = await db.execute<{ since: string | Date | null }>(sql`
    select min(held_since) as since from slot_claims where holder = ${holder}::uuid and appointment_id is null`);
  const since = rows[0]?.since ?? undefined;
  return since === undefined ? undefined : new Date(since);
}

/** Who else holds something for a device or an address now, the longest first. */
export async function holdersFor(db: Queryable, keptFor: string, but: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ holder: string }>(sql`
    select holder from slot_claims where held_for = ${keptFor} and appointment_id is null
      and holder <> ${but}::uuid and held_until >= ${at(now)}
    group by holder order by min(held_since)`);
  return rows.map(({ holder }) => holder);
}

export type Taken = { readonly doctorId: string; readonly atomAt: number; readonly seat: number };

/** What of these doctors is booked, or held by others, between two instants. */
export async function listTaken(
  db: Queryable,
  doctorIds: readonly string[],
  from: Date,
  before: Date,
  holder: string | undefined,
  now: Date,
): Promise<Taken[]> {
  if (doctorIds.length === 0) return [];
  const others = holder === undefined ? sql`true` : sql`holder <> ${holder}::uuid`;
  const { rows } = await db.execute<{ doctor_id: string; at: string; seat: number }>(sql`
    select doctor_id, (extract(epoch from atom_at) * 1000)::bigint::text as at, seat from slot_claims
    where doctor_id = any(${sql.param([...doctorIds])}::uuid[]) and atom_at >= ${at(from)} and atom_at < ${at(before)}
      and (appointment_id is not null or (held_until >= ${at(now)} and ${others}))`);
  return rows.map((row) => ({ doctorId: row.doctor_id, atomAt: Number(row.at), seat: row.seat }));
}

/** What is past holds nothing any more, nor does a hold an hour after its end. @returns how many pieces went */
export async function deletePastClaims(db: Queryable, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const done = await db.execute(sql`
    delete from slot_claims
    where atom_at < ${at(dayAgo)} or (appointment_id is null and held_until < ${at(hourAgo)})`);
  return done.rowCount ?? 0;
}
