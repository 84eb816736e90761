import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import { HOLD_MINUTES, HOLD_MINUTES_MOST, type Held, type HoldBody } from '#shared/contract/booking/holds.ts';
import type { FreeTime } from '#shared/contract/booking/fields.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { endHolds, heldSince, holdersFor } from '#server/database/repositories/booking/claims-repository.ts';
import { findDoctor, listDoctors } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { claimSlot } from './claim-slot.ts';
import {
  bookableDays,
  freeTimeView,
  isBookable,
  nextFree,
  walkInToday,
  type Asker,
  type FreeSlot,
} from '#server/services/booking/times/free-times.ts';
import { hasHours, plansOf, slotAt, type Plan } from '#server/services/booking/times/plan.ts';

const MINUTE_MS = 60_000;
/** Times that are tried one after the other where others take the first ones at the same moment. */
const MOST_TRIES = 100;
const ALTERNATIVES = 3;

export type HoldProblem =
  | { readonly kind: 'unknown-doctor' }
  | { readonly kind: 'too-many' }
  | {
      readonly kind: 'taken' | 'full' | 'no-hours';
      readonly alternatives: FreeTime[];
      readonly walkInToday: boolean;
    };

/** Who holds: so many times at once, and a newer one of a paired device ends its older one. */
export type HoldOwner = { readonly name: string; readonly isDevice: boolean; readonly most: number };

/**
 * Keeps a time for five minutes for whoever is filling in the form (BOOK-3). The same id again moves or extends it, a quarter of
 * an hour in all; where the new time cannot be had the old one stays. Must run in a transaction that is rolled back where it
 * fails.
 */
export async function holdSlot(
  db: Queryable,
  body: HoldBody,
  owner: HoldOwner,
  asker: Asker,
): Promise<Result<v.InferOutput<typeof Held>, HoldProblem>> {
  const { now } = asker;
  const holder = body.holdId.toLowerCase();
  const { today } = bookableDays(asker);
  const plans = await plansOf(db, await doctorsFor(db, body), today);
  if (plans.length === 0) return fail({ kind: 'unknown-doctor' });

  const keptFor = createHash('sha256').update(owner.name).digest('base64url');
  const others = await holdersFor(db, keptFor, holder, now);
  if (others.length >= owner.most && !owner.isDevice) return fail({ kind: 'too-many' });
  if (owner.isDevice) for (const other of others) await endHolds(db, other);

  const since = (await heldSince(db, holder)) ?? now;
  const until = new Date(
    Math.min(now.getTime() + HOLD_MINUTES * MINUTE_MS, since.getTime() + HOLD_MINUTES_MOST * MINUTE_MS),
  );
  const candidates = until > now ? await candidatesFor(db, plans, body.at, asker) : [];
  for (const slot of candidates) {
    const want = { doctorId: slot.doctorId, startsAt: slot.startsAt, minutes: slot.minutes, holder };
    const seat = await claimSlot(db, want, slot.capacity, now, { until, since, keptFor });
    if (seat === undefined) continue;
    await endHolds(db, holder, { want, seat });
    const { minutes, ...time } = { ...freeTimeView(slot), minutes: slot.minutes };
    return succeed({ hold: { ...time, minutes, until: until.toISOString() } });
  }
  return fail(await whyNot(db, plans, body.at, asker));
}

/** What somebody holds ends; nothing happens where nothing is held. */
export function endHold(db: Queryable, holdId: string): Promise<void> {
  return endHolds(db, holdId.toLowerCase());
}

async function doctorsFor(db: Queryable, body: HoldBody) {
  if ('doctorId' in body) {
    const doctor = await findDoctor(db, body.doctorId);
    return doctor === undefined ? [] : [doctor];
  }
  const wanted = foldText(body.department);
  return (await listDoctors(db)).filter(({ specializationFolded }) => specializationFolded === wanted);
}

async function candidatesFor(
  db: Queryable,
  plans: readonly Plan[],
  at: HoldBody['at'],
  asker: Asker,
): Promise<FreeSlot[]> {
  if (at === 'next' || at === 'next-today')
    return nextFree(db, plans, asker, MOST_TRIES, at === 'next-today' ? bookableDays(asker).today : undefined);
  const startsAt = new Date(at);
  const { timeZone } = asker.rules;
  return plans.flatMap((plan) => {
    const slot = slotAt(plan, startsAt, timeZone);
    const day = clinicDayOf(startsAt, timeZone);
    return slot === undefined || !isBookable(slot, asker) ? [] : [{ ...slot, doctorId: plan.doctorId, day }];
  });
}

async function whyNot(db: Queryable, plans: readonly Plan[], at: HoldBody['at'], asker: Asker): Promise<HoldProblem> {
  if (!plans.some(hasHours)) return { kind: 'no-hours', alternatives: [], walkInToday: true };
  const alternatives = (await nextFree(db, plans, asker, ALTERNATIVES)).map(freeTimeView);
  const kind = at === 'next' || at === 'next-today' ? 'full' : 'taken';
  return { kind, alternatives, walkInToday: plans.some((plan) => walkInToday(plan, asker)) };
}
