import { statusOf } from '#shared/clinic/appointment-status.ts';
import {
  countFhirAppointments,
  findFhirAppointment,
  isByDate,
  searchFhirAppointments,
  type AppointmentSearch,
  type FhirAppointmentRow,
} from '#server/database/repositories/fhir/fhir-appointments-repository.ts';
import { identifiersOf } from '#server/database/repositories/fhir/fhir-patients-repository.ts';
import { findLastAct } from '#server/database/repositories/staff/audit-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import type { Kind, Resource, Search } from '#server/services/fhir/kind.ts';
import {
  datesOf,
  idsOf,
  keysetOf,
  placeOf,
  reference,
  referencesIn,
  resource,
  SYSTEMS,
  tokenValues,
} from '#server/services/fhir/parts.ts';
import { slotId } from './slot.ts';

const participants = (of: string) => (one: Resource) =>
  referencesIn(one['participant']).filter((name) => of === '' || name.startsWith(`${of}/`));

/** A visit. One without a booked time begins when it is due and has no length: FHIR asks for an end, which is the same then. */
export const APPOINTMENT: Kind = {
  type: 'Appointment',
  parameters: {
    _id: 'token',
    patient: 'reference',
    practitioner: 'reference',
    actor: 'reference',
    date: 'date',
    identifier: 'token',
  },
  includes: {
    patient: participants('Patient'),
    practitioner: participants('Practitioner'),
    actor: participants(''),
    slot: ({ slot }) => referencesIn(slot),
  },
  async search({ db, rules }, search, limit, after) {
    const wanted = searched(search, rules.timeZone);
    const rows = await searchFhirAppointments(db, wanted, limit + 1, keysetOf(after));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const at = isByDate(wanted) ? last?.dueAt : last?.appointment.receivedAt;
    const next = rows.length > limit && last && at ? placeOf({ at, id: last.appointment.id }) : undefined;
    return { resources: await asResources(db, page), next };
  },
  count: ({ db, rules }, search) => countFhirAppointments(db, searched(search, rules.timeZone)),
  async read({ db }, id) {
    if (!isUuid(id)) return undefined;
    const row = await findFhirAppointment(db, id);
    if (row === undefined) return (await findLastAct(db, 'appointment-deleted', id)) === undefined ? undefined : 'gone';
    const isThere = row.appointment.deletedAt === null && row.patientDeletedAt === null;
    return isThere ? (await asResources(db, [row]))[0] : 'gone';
  },
};

function searched(search: Search, timeZone: string): AppointmentSearch {
  const actors = search.anyOf('actor');
  const isOf = (type: string) => actors?.every((actor) => actor.startsWith(`${type}/`)) === true;
  return {
    ids: idsOf(search.anyOf('_id'), ['Appointment']),
    patients: idsOf(search.anyOf('patient') ?? (isOf('Patient') ? actors : undefined), ['Patient']),
    doctors: idsOf(search.anyOf('practitioner') ?? (actors !== undefined && !isOf('Patient') ? actors : undefined), [
      'Practitioner',
    ]),
    tickets: tokenValues(search.anyOf('identifier'), SYSTEMS.ticket),
    ...datesOf(search.each('date'), timeZone),
  };
}

async function asResources(db: Queryable, rows: readonly FhirAppointmentRow[]): Promise<Resource[]> {
  const known = await identifiersOf(
    db,
    rows.map(({ appointment }) => appointment.id),
  );
  return rows.map((row) => {
    const { appointment: one, askedAt } = row;
    const status = stateOf(row);
    const start = one.slotStartsAt ?? row.dueAt;
    const end = new Date(start.getTime() + (one.slotMinutes ?? 0) * 60_000);
    const hasSeat = one.slotStartsAt !== null && one.slotSeat !== null;
    return resource({
      resourceType: 'Appointment',
      id: one.id,
      identifier: [
        ...(one.ticket === null ? [] : [{ system: SYSTEMS.ticket, value: one.ticket }]),
        ...known
          .filter(({ resourceId, value }) => resourceId === one.id && value !== null)
          .map(({ system, value }) => ({ ...(system ? { system } : {}), value })),
      ],
      status,
      ...(askedAt !== null && status === 'proposed' ? {} : { start: start.toISOString(), end: end.toISOString() }),
      ...(one.slotMinutes === null ? {} : { minutesDuration: one.slotMinutes }),
      slot: hasSeat ? [reference('Slot', slotId(one.doctorId, one.slotStartsAt ?? start))] : [],
      created: one.receivedAt.toISOString(),
      participant: [
        { actor: reference('Patient', one.patientId, row.patientName), status: 'accepted' },
        { actor: reference('Practitioner', one.doctorId, row.doctorName), status: 'accepted' },
      ],
    });
  });
}

/** The status in FHIR's words: where the visit stands today counts before what was booked. */
function stateOf({ appointment, stage, askedAt }: FhirAppointmentRow): string {
  const status = statusOf(appointment.status);
  if (status === 'cancelled') return stage === 'no-show' ? 'noshow' : 'cancelled';
  if (status === 'completed') return 'fulfilled';
  if (stage === 'waiting') return 'arrived';
  if (stage === 'called' || stage === 'in-room') return 'checked-in';
  return askedAt === null ? 'booked' : 'proposed';
}
