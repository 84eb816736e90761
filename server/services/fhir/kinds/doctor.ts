import * as v from 'valibot';
import { DoctorSchedule, type WeeklyHours } from '#shared/contract/doctor/doctor-schedule.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { listFhirDoctors, type FhirDoctorRow } from '#server/database/repositories/fhir/fhir-doctors-repository.ts';
import { plansOf, type Plan } from '#server/services/booking/times/plan.ts';
import { bookableDays } from '#server/services/booking/times/free-times.ts';
import { clinicDayBegins } from '#server/services/clinic/clinic-time.ts';
import type { Kind, Resource, Search, World } from '#server/services/fhir/kind.ts';
import {
  idsOf,
  pageById,
  reference,
  referencesIn,
  resource,
  SYSTEMS,
  tokenValues,
} from '#server/services/fhir/parts.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A doctor, those who were removed, too: they are not active any more. */
export const PRACTITIONER: Kind = {
  ...ofDoctors('Practitioner', {}, (row) =>
    resource({
      resourceType: 'Practitioner',
      id: row.id,
      identifier: [{ system: SYSTEMS.doctorCode, value: row.code }],
      active: row.removedAt === null,
      name: [{ use: 'official', text: row.name }],
      telecom: row.email === '' ? [] : [{ system: 'email', value: row.email, use: 'work' }],
    }),
  ),
};

/** What a doctor does here, and when. */
export const PRACTITIONER_ROLE: Kind = {
  ...ofDoctors(
    'PractitionerRole',
    { practitioner: ({ practitioner }) => referencesIn(practitioner) },
    (row, plan, timeZone) =>
      resource({
        resourceType: 'PractitionerRole',
        id: row.id,
        identifier: [{ system: SYSTEMS.doctorCode, value: row.code }],
        active: row.removedAt === null,
        practitioner: reference('Practitioner', row.id, row.name),
        specialty: [{ text: row.specialization }],
        availableTime: hoursOf(row).map(({ day, from, to }) => ({
          daysOfWeek: [DAYS[day - 1]],
          availableStartTime: `${from}:00`,
          availableEndTime: `${to}:00`,
        })),
        notAvailable: (plan?.exceptions ?? [])
          .filter(({ kind, from }) => kind === 'closed' && from == null)
          .map(({ fromDay, toDay }) => ({
            description: 'Not here',
            during: {
              start: clinicDayBegins(fromDay, timeZone)?.toISOString(),
              end: clinicDayBegins(toDay, timeZone, 1)?.toISOString(),
            },
          })),
      }),
  ),
};

/** The times of a doctor as a whole; its slots are computed. */
export const SCHEDULE: Kind = {
  ...ofDoctors('Schedule', { actor: ({ actor }) => referencesIn(actor) }, (row) =>
    resource({
      resourceType: 'Schedule',
      id: row.id,
      active: row.removedAt === null,
      specialty: [{ text: row.specialization }],
      actor: [reference('Practitioner', row.id, row.name), reference('PractitionerRole', row.id)],
    }),
  ),
};

function hoursOf(row: FhirDoctorRow): readonly WeeklyHours[] {
  const read = v.safeParse(DoctorSchedule, row.schedule);
  return read.success ? read.output.hours : [];
}

function ofDoctors(
  type: 'Practitioner' | 'PractitionerRole' | 'Schedule',
  includes: Kind['includes'],
  view: (row: FhirDoctorRow, plan: Plan | undefined, timeZone: string) => Resource,
): Kind {
  async function all({ db, now, rules }: World, rows: readonly FhirDoctorRow[]): Promise<Resource[]> {
    const { today } = bookableDays({ now, rules, isStaff: true });
    const plans = type === 'PractitionerRole' ? await plansOf(db, rows, today) : [];
    return rows.map((row) =>
      view(
        row,
        plans.find(({ doctorId }) => doctorId === row.id),
        rules.timeZone,
      ),
    );
  }
  return {
    type,
    parameters: {
      _id: 'token',
      identifier: 'token',
      active: 'token',
      specialty: 'token',
      ...(type === 'Practitioner' ? { name: 'string' as const } : {}),
      ...(type === 'PractitionerRole' ? { practitioner: 'reference' as const } : {}),
      ...(type === 'Schedule' ? { actor: 'reference' as const } : {}),
    },
    includes,
    async search(world, search, limit, after) {
      const rows = (await listFhirDoctors(world.db)).filter((row) => fits(row, search, type));
      return pageById(await all(world, rows), limit, after);
    },
    count: async ({ db }, search) => (await listFhirDoctors(db)).filter((row) => fits(row, search, type)).length,
    async read(world, id) {
      const row = (await listFhirDoctors(world.db)).find((one) => one.id === id);
      return row === undefined ? undefined : (await all(world, [row]))[0];
    },
  };
}

function fits(row: FhirDoctorRow, search: Search, type: string): boolean {
  const holds = (values: readonly string[] | undefined, text: string) =>
    values === undefined || values.some((value) => text.includes(foldText(value).trim()));
  const isOne = (values: readonly string[] | undefined, one: string) => values === undefined || values.includes(one);
  return (
    isOne(idsOf(search.anyOf('_id'), [type]), row.id) &&
    isOne(idsOf(search.anyOf('practitioner'), ['Practitioner']), row.id) &&
    isOne(idsOf(search.anyOf('actor'), ['Practitioner', 'PractitionerRole']), row.id) &&
    isOne(tokenValues(search.anyOf('identifier'), SYSTEMS.doctorCode), row.code) &&
    isOne(search.anyOf('active'), String(row.removedAt === null)) &&
    holds(search.anyOf('name'), row.nameFolded) &&
    holds(search.anyOf('specialty'), row.specializationFolded)
  );
}
