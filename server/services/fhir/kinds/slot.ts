import { slotsOf, type Slot } from '#shared/clinic/slots/slots-of.ts';
import { listFhirDoctors, takenTimes } from '#server/database/repositories/fhir/fhir-doctors-repository.ts';
import { plansOf, plusDays, slotAt, type Plan } from '#server/services/booking/times/plan.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { BadSearch, type Kind, type Resource, type World } from '#server/services/fhir/kind.ts';
import { datesOf, idsOf, reference, referencesIn, resource } from '#server/services/fhir/parts.ts';

const ATOM_MS = 5 * 60_000;
/** From today on, where nothing is said. */
const DAYS_SHOWN = 7;
const DAYS_MOST = 92;

type Taken = Awaited<ReturnType<typeof takenTimes>>;

/** A time somebody can come: computed from hours and leave, never stored. Its id is the doctor's and the second it begins. */
export const SLOT: Kind = {
  type: 'Slot',
  parameters: { schedule: 'reference', start: 'date', status: 'token' },
  includes: { schedule: ({ schedule }) => referencesIn(schedule) },
  async search(world, search, limit, after) {
    const { from, before } = datesOf(search.each('start'), world.rules.timeZone);
    const first = from ?? world.now;
    const last = before ?? new Date(first.getTime() + DAYS_SHOWN * 24 * 3_600_000);
    if (last.getTime() - first.getTime() > DAYS_MOST * 24 * 3_600_000)
      throw new BadSearch(`Ask for at most ${DAYS_MOST} days at a time: start=ge… and start=lt….`);
    const wanted = idsOf(search.anyOf('schedule'), ['Schedule']);
    const doctors = (await listFhirDoctors(world.db)).filter(
      ({ id, removedAt }) => removedAt === null && (wanted === undefined || wanted.includes(id)),
    );
    const statuses = search.anyOf('status');
    const begin = after === undefined ? first.getTime() : Number(after[0]);
    const isAfter = (at: number, doctorId: string) =>
      after === undefined || at > begin || (at === begin && doctorId > String(after[1]));
    const found: { readonly at: number; readonly resource: Resource; readonly doctorId: string }[] = [];
    const { timeZone } = world.rules;
    const lastDay = clinicDayOf(last, timeZone);
    // A day at a time: a page never costs more than the days it shows.
    for (
      let day = clinicDayOf(new Date(begin), timeZone);
      day <= lastDay && found.length <= limit;
      day = plusDays(day, 1)
    ) {
      const ofDay = await slotsOfDay(world, await plansOf(world.db, doctors, day, day), day);
      found.push(
        ...ofDay.filter(
          ({ at, doctorId, resource: { status } }) =>
            at >= first.getTime() &&
            at < last.getTime() &&
            isAfter(at, doctorId) &&
            (statuses?.includes(String(status)) ?? true),
        ),
      );
    }
    const page = found.slice(0, limit);
    const end = page.at(-1);
    const next = found.length > limit && end !== undefined ? ([end.at, end.doctorId] as const) : undefined;
    return { resources: page.map((one) => one.resource), next };
  },
  async read(world, id) {
    const [, doctorId = '', seconds = ''] = /^([0-9a-f-]{36})\.(\d{1,11})$/.exec(id) ?? [];
    const doctor = (await listFhirDoctors(world.db)).find((row) => row.id === doctorId && row.removedAt === null);
    if (doctor === undefined) return undefined;
    const startsAt = new Date(Number(seconds) * 1000);
    const day = clinicDayOf(startsAt, world.rules.timeZone);
    const [plan] = await plansOf(world.db, [doctor], day, day);
    const slot = plan && slotAt(plan, startsAt, world.rules.timeZone);
    if (slot === undefined) return undefined;
    const ends = new Date(startsAt.getTime() + slot.minutes * 60_000);
    return view(doctorId, slot, await takenTimes(world.db, [doctorId], startsAt, ends, world.now), world.now);
  },
};

async function slotsOfDay(world: World, plans: readonly Plan[], day: string) {
  const all = plans.flatMap((plan) =>
    slotsOf(plan.schedule, plan.exceptions, day, world.rules.timeZone).map((slot) => ({
      slot,
      doctorId: plan.doctorId,
    })),
  );
  if (all.length === 0) return [];
  const starts = all.map(({ slot }) => slot.startsAt.getTime());
  const ends = all.map(({ slot }) => slot.startsAt.getTime() + slot.minutes * 60_000);
  const ids = plans.map(({ doctorId }) => doctorId);
  const taken = await takenTimes(world.db, ids, new Date(Math.min(...starts)), new Date(Math.max(...ends)), world.now);
  return all
    .map(({ slot, doctorId }) => ({
      at: slot.startsAt.getTime(),
      doctorId,
      resource: view(doctorId, slot, taken, world.now),
    }))
    .toSorted((a, b) => a.at - b.at || (a.doctorId < b.doctorId ? -1 : 1));
}

/** The id of a doctor's time. */
export const slotId = (doctorId: string, startsAt: Date) => `${doctorId}.${Math.floor(startsAt.getTime() / 1000)}`;

function view(doctorId: string, slot: Slot, taken: Taken, now: Date): Resource {
  const ends = new Date(slot.startsAt.getTime() + slot.minutes * 60_000);
  return resource({
    resourceType: 'Slot',
    id: slotId(doctorId, slot.startsAt),
    schedule: reference('Schedule', doctorId),
    status: statusOf(doctorId, slot, ends, taken, now),
    start: slot.startsAt.toISOString(),
    end: ends.toISOString(),
  });
}

function statusOf(
  doctorId: string,
  { startsAt, minutes, capacity }: Slot,
  ends: Date,
  taken: Taken,
  now: Date,
): string {
  const own = taken.filter(
    (one) =>
      one.doctorId === doctorId &&
      one.atomAt > startsAt.getTime() - ATOM_MS &&
      one.atomAt < startsAt.getTime() + minutes * 60_000,
  );
  const seats = new Set(own.map(({ seat }) => seat).filter((seat) => seat <= capacity));
  if (seats.size < capacity) return ends > now ? 'free' : 'busy-unavailable';
  return own.some(({ isHeld }) => isHeld) ? 'busy-tentative' : 'busy';
}
