import type { Context } from 'hono';
import * as v from 'valibot';
import { DEVICE_HEADER } from '#shared/contract/device/devices.ts';
import { peopleAhead } from '#server/services/queue/people-ahead.ts';
import { CHECK_IN_CODE, CHECK_IN_HEADER } from '#shared/contract/visit/check-in-code.ts';
import { LANGUAGE_HEADER } from '#shared/contract/visit/commands.ts';
import { readLanguageTag } from '#shared/text/language-tag.ts';
import { BookingBody } from '#shared/contract/booking/slot-of-booking.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { answerOnce, type VisitBuckets } from '#server/http/request/idempotency.ts';
import { readAppointmentFilter } from '#server/http/request/list-filters.ts';
import { encodeCursor, readFilter, readInstant, readPage, wantsTotal } from '#server/http/request/list-query.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { SLOT_TAKEN } from '#server/routes/booking/refusals.ts';
import { auditList } from '#server/services/staff/audit-list.ts';
import { bookAppointment, type BookProblem } from '#server/services/appointments/book-appointment.ts';
import { appointmentsForList, type AppointmentFilter } from '#server/services/appointments/list-appointments.ts';
import { deleteAppointment } from '#server/services/patients/removals.ts';
import { urgentSince } from '#server/services/patients/urgent-first.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const Booked = v.object({ appointment: v.looseObject({ _id: v.string(), slot: v.optional(v.unknown()) }) });

const BOOK_REFUSALS: Readonly<Record<BookProblem['kind'], Refusal>> = {
  'unknown-patient': { status: 404, message: 'This patient was not found.' },
  'unknown-doctor': { status: 404, message: 'This doctor was not found.' },
  'booked-already': { status: 409, message: 'This patient already has an appointment.' },
  'slot-taken': SLOT_TAKEN,
};
const DELETE_REFUSALS = {
  unknown: { status: 404, message: 'This appointment was not found.' },
  'not-own': { status: 403, message: 'This appointment belongs to another doctor.' },
} as const;

/** Appointments: booked by whoever registered the patient, seen and deleted by staff. */
export function appointmentRoutes(deps: RouteDeps & VisitBuckets): ApiRoute[] {
  const { config, database, now, queueChanges } = deps;

  async function list(context: Context<AppEnv>, filter: AppointmentFilter): Promise<Response> {
    const page = readPage(context);
    if (!page.ok) return refuse(context, page.problem);
    const { orm } = database;
    const urgentFrom = await urgentSince(orm, config, now());
    const { next, ...found } = await appointmentsForList(orm, filter, page.value, wantsTotal(context), urgentFrom);
    const { doctorId: _own, ...used } = filter;
    await auditList(orm, now(), context.get('principal'), {
      action: 'appointments-viewed',
      list: 'appointments',
      filter: used,
      count: found.total ?? found.appointments.length,
      onlyPatient: found.appointments.length === 1 ? found.appointments[0]?.patient._id : undefined,
    });
    return context.json(page.value === undefined ? found : { ...found, nextCursor: encodeCursor(next) });
  }

  /** To a device at which somebody stands: how many wait before them, where no time was given. Not a part of what a repeated request gets again. */
  async function withAhead(answer: Response): Promise<Response> {
    const { appointment } = v.parse(Booked, await answer.clone().json());
    const ahead = appointment.slot === undefined ? await peopleAhead(database.orm, appointment._id) : undefined;
    if (ahead === undefined) return answer;
    return new Response(JSON.stringify({ appointment: { ...appointment, ahead } }), answer);
  }

  const ofDoctor = async (context: Context<AppEnv>) => {
    const from = readInstant(context, 'from');
    if (!from.ok) return refuse(context, from.problem);
    const doctorId = context.get('principal').id;
    return list(context, { ...readAppointmentFilter(context), from: from.value, doctorId });
  };

  return [
    {
      method: 'POST',
      path: '/api/appointments/create-appointment',
      policy: 'public',
      handle: async (context) => {
        const { clinicTimeZone: timeZone } = config;
        const checkInCode = readCheckInCode(context);
        const language = readLanguageTag(context.req.header(LANGUAGE_HEADER));
        const answer = await answerOnce(
          context,
          deps,
          BookingBody,
          (input, ticket, receivedAt, device) =>
            bookAppointment(input, ticket, receivedAt, { device, checkInCode, language, timeZone, config }),
          BOOK_REFUSALS,
        );
        if (answer.status === 201) queueChanges.tell();
        return answer.status === 201 && context.req.header(DEVICE_HEADER) !== undefined ? withAhead(answer) : answer;
      },
    },
    {
      method: 'GET',
      path: '/api/appointments/admin/appointments',
      policy: 'desk',
      handle: (context) => list(context, { ...readAppointmentFilter(context), doctor: readFilter(context, 'doctor') }),
    },
    { method: 'GET', path: '/api/doctorDashboard/appointments', policy: 'doctor', handle: ofDoctor },
    { method: 'GET', path: '/api/appointments/doctor/appointments', policy: 'doctor', handle: ofDoctor },
    {
      method: 'DELETE',
      path: '/api/appointments/delete-appointment/:id',
      policy: 'staff',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const { day: today } = await queueToday(database.orm, config, now());
        const done = await database.transaction((db) =>
          deleteAppointment(db, context.get('principal'), id, now(), today),
        );
        if (!done.ok) return refuse(context, DELETE_REFUSALS[done.problem.kind]);
        queueChanges.tell();
        return context.json({ message: 'Appointment deleted successfully' });
      },
    },
  ];
}

/** The code printed beside the ticket. A malformed one is left out: it must not cost the booking. */
function readCheckInCode(context: Context): string | undefined {
  const code = context.req.header(CHECK_IN_HEADER);
  return code !== undefined && CHECK_IN_CODE.test(code) ? code : undefined;
}
