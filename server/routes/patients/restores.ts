import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { encodeCursor, readPage } from '#server/http/request/list-query.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { audit } from '#server/services/staff/audit.ts';
import { deletedAppointmentsForList } from '#server/services/appointments/deleted-appointments.ts';
import { restoreAppointment, restorePatient } from '#server/services/patients/restores.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN_PATIENT = { status: 404, message: 'There is no deleted patient with this ID.' } as const;
const APPOINTMENT_REFUSALS = {
  unknown: { status: 404, message: 'There is no deleted appointment with this ID.' },
  'not-own': { status: 403, message: 'This appointment belongs to another doctor.' },
} as const;

/** Undo of a deletion: patients by admins, appointments by staff; and which appointments can still be brought back. */
export function restoreRoutes({ config, database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/appointments/deleted',
      policy: 'staff',
      handle: async (context) => {
        const page = readPage(context);
        if (!page.ok) return refuse(context, page.problem);
        const reader = context.get('principal');
        await audit(database.orm, now(), reader, 'appointments-viewed');
        const { appointments, next } = await deletedAppointmentsForList(database.orm, reader, page.value, now());
        return context.json({ appointments, nextCursor: encodeCursor(next) });
      },
    },
    {
      method: 'POST',
      path: '/api/patients/restore-patient/:id',
      policy: 'admin',
      handle: async (context) => {
        const id = idOf(context);
        const { day: today } = await queueToday(database.orm, config, now());
        const done = await database.transaction((db) => restorePatient(db, context.get('principal'), id, now(), today));
        if (!done.ok) return refuse(context, UNKNOWN_PATIENT);
        queueChanges.tell();
        return context.json({ message: 'Patient restored' });
      },
    },
    {
      method: 'POST',
      path: '/api/appointments/restore-appointment/:id',
      policy: 'staff',
      handle: async (context) => {
        const id = idOf(context);
        const { day: today } = await queueToday(database.orm, config, now());
        const done = await database.transaction((db) =>
          restoreAppointment(db, context.get('principal'), id, now(), today),
        );
        if (!done.ok) return refuse(context, APPOINTMENT_REFUSALS[done.problem.kind]);
        queueChanges.tell();
        return context.json({ message: 'Appointment restored' });
      },
    },
  ];
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
