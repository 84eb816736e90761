import { DeregisterDoctorBody } from '#shared/contract/doctor/doctors.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findStaff } from '#server/http/guard/session.ts';
import { doctorInfo } from '#server/services/staff/doctor-info.ts';
import { doctorsForList } from '#server/services/staff/list-doctors.ts';
import { removeDoctor } from '#server/services/patients/removals.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN_DOCTOR = { status: 404, message: 'This doctor was not found.' } as const;

/** Doctors: seen by anyone, more of them by staff; removed by admins. */
export function doctorRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;
  return [
    {
      method: 'GET',
      path: '/api/adminDashboard/all-doctors',
      policy: 'public',
      handle: async (context) => {
        const staff = await findStaff(context, deps);
        return context.json({ doctors: await doctorsForList(database.orm, staff !== undefined) });
      },
    },
    {
      method: 'DELETE',
      path: '/api/adminDashboard/deregister-doctor',
      policy: 'admin',
      handle: async (context) => {
        const body = await readBody(context, DeregisterDoctorBody);
        if (!body.ok) return refuse(context, body.problem);
        const { doctorId } = body.value.value;
        const done = await database.transaction((db) => removeDoctor(db, context.get('principal'), doctorId, now()));
        return done.ok ? context.json({ message: 'Doctor Removed' }) : refuse(context, UNKNOWN_DOCTOR);
      },
    },
    {
      method: 'GET',
      path: '/api/doctorAuth/doctor-info',
      policy: 'doctor',
      handle: async (context) => {
        const info = await doctorInfo(database.orm, context.get('principal').id);
        return info === undefined ? refuse(context, UNKNOWN_DOCTOR) : context.json(info);
      },
    },
  ];
}
