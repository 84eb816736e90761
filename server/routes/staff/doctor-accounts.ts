import { ChangedDoctorBody, NewDoctorBody } from '#shared/contract/staff/doctor-accounts.ts';
import { DeregisterDoctorBody } from '#shared/contract/doctor/doctors.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { overtaken, seenVersion } from '#server/http/request/versions.ts';
import { addDoctor, changeDoctor, doctorAccount, restoreDoctor } from '#server/services/staff/doctor-accounts.ts';
import { versionOf } from '#server/services/clinic/versions.ts';
import { staffAsker } from '#server/routes/booking/asker.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN_DOCTOR = { status: 404, message: 'This doctor was not found.' } as const;
const CODE_TAKEN = { status: 409, message: 'This Doctor ID is taken. Choose another one.' } as const;

/** A picture and the hours of a week. */
const DOCTOR_BYTES = 96 * 1024;

/** Doctors as administrators keep them: added, changed, and brought back after a removal. */
export function doctorAccountRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  return [
    {
      method: 'POST',
      path: '/api/adminDashboard/register-doctor',
      policy: 'admin',
      bodyBytes: DOCTOR_BYTES,
      handle: async (context) => {
        const body = await readBody(context, NewDoctorBody);
        if (!body.ok) return refuse(context, body.problem);
        const { value } = body.value;
        const done = await database.transaction((db) => addDoctor(db, context.get('principal'), value, now()));
        return done.ok ? context.json(done.value, 201) : refuse(context, CODE_TAKEN);
      },
    },
    {
      method: 'GET',
      path: '/api/adminDashboard/doctor/:id',
      policy: 'admin',
      handle: async (context) => {
        const doctor = await doctorAccount(database.orm, context.req.param('id') ?? '');
        return doctor === undefined
          ? refuse(context, UNKNOWN_DOCTOR)
          : context.json({ doctor, version: versionOf(doctor) });
      },
    },
    {
      method: 'PUT',
      path: '/api/adminDashboard/doctor/:id',
      policy: 'admin',
      bodyBytes: DOCTOR_BYTES,
      handle: async (context) => {
        const body = await readBody(context, ChangedDoctorBody);
        if (!body.ok) return refuse(context, body.problem);
        const id = context.req.param('id') ?? '';
        const done = await database.transaction((db) =>
          changeDoctor(db, context.get('principal'), id, body.value.value, seenVersion(context), now()),
        );
        if (done.ok) return context.json({ doctor: done.value, version: versionOf(done.value) });
        return refuse(context, done.problem.kind === 'unknown' ? UNKNOWN_DOCTOR : overtaken(done.problem));
      },
    },
    {
      method: 'POST',
      path: '/api/adminDashboard/restore-doctor',
      policy: 'admin',
      handle: async (context) => {
        const body = await readBody(context, DeregisterDoctorBody);
        if (!body.ok) return refuse(context, body.problem);
        const { doctorId } = body.value.value;
        const asker = await staffAsker(deps);
        const actor = context.get('principal');
        const back = await database.transaction((db) => restoreDoctor(db, actor, doctorId, asker));
        return back ? context.json({ message: 'Doctor Restored' }) : refuse(context, UNKNOWN_DOCTOR);
      },
    },
  ];
}
