import * as v from 'valibot';
import { RegistrationBody } from '#shared/contract/patients.ts';
import { succeed } from '#shared/result.ts';
import { countPatients, type PatientFilter } from '#server/database/patients-repository.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { answerOnce } from '#server/http/idempotency.ts';
import { encodeCursor, NEXT_CURSOR_HEADER, readFilter, readPage } from '#server/http/list-query.ts';
import { refuse } from '#server/http/problem.ts';
import type { TokenBuckets } from '#server/http/rate-limit.ts';
import { audit } from '#server/services/audit.ts';
import { patientsForList } from '#server/services/list-patients.ts';
import { readPatientHistory } from '#server/services/patient-history.ts';
import { registerPatient, type RegisterProblem } from '#server/services/register-patient.ts';
import { deletePatient } from '#server/services/removals.ts';
import { isRandomUuid } from '#server/services/uuid.ts';
import type { ApiRoute } from './api-route.ts';
import type { Context } from 'hono';

const Registration = v.pipe(
  RegistrationBody,
  v.forward(
    v.check(({ _id }) => _id === undefined || isRandomUuid(_id), 'Must be a random UUID (version 4)'),
    ['_id'],
  ),
);

const REGISTER_REFUSALS: Readonly<Record<RegisterProblem['kind'], { status: 404 | 409; message: string }>> = {
  'unknown-doctor': { status: 404, message: 'This doctor is not known.' },
  'id-taken': { status: 409, message: 'This patient id is in use.' },
};
const UNKNOWN_PATIENT = { status: 404, message: 'This patient is not known.' } as const;

/** Patients: registered by anyone, seen by staff, deleted by admins. */
export function patientRoutes(deps: RouteDeps & { readonly buckets: TokenBuckets }): ApiRoute[] {
  const { database, now } = deps;

  async function list(context: Context, filter: PatientFilter) {
    const page = readPage(context);
    if (!page.ok) return page;
    return succeed({ paged: page.value !== undefined, ...(await patientsForList(database.orm, filter, page.value)) });
  }

  return [
    {
      method: 'POST',
      path: '/api/patients/register',
      policy: 'public',
      handle: (context) => answerOnce(context, deps, Registration, registerPatient, REGISTER_REFUSALS),
    },
    {
      method: 'GET',
      path: '/api/adminDashboard/view-patients',
      policy: 'staff',
      handle: async (context) => {
        const filter = readPatientFilter(context);
        const found = await list(context, filter);
        if (!found.ok) return refuse(context, found.problem);
        await audit(database.orm, now(), context.get('principal'), 'patients-viewed');
        const { patients, paged, next } = found.value;
        if (!paged) return context.json({ patients });
        const total = context.req.query('total') === 'true' ? { total: await countPatients(database.orm, filter) } : {};
        return context.json({ patients, nextCursor: encodeCursor(next), ...total });
      },
    },
    {
      method: 'GET',
      path: '/api/patients/get-all',
      policy: 'staff',
      handle: async (context) => {
        const found = await list(context, readPatientFilter(context));
        if (!found.ok) return refuse(context, found.problem);
        await audit(database.orm, now(), context.get('principal'), 'patients-viewed');
        const cursor = encodeCursor(found.value.next);
        if (cursor !== null) context.header(NEXT_CURSOR_HEADER, cursor);
        return context.json(found.value.patients);
      },
    },
    {
      method: 'GET',
      path: '/api/doctorDashboard/patient-history/:id',
      policy: 'staff',
      handle: async (context) => {
        const read = await readPatientHistory(database.orm, context.get('principal'), idOf(context), now());
        return read.ok ? context.json({ prescriptions: read.value }) : refuse(context, UNKNOWN_PATIENT);
      },
    },
    {
      method: 'DELETE',
      path: '/api/patients/delete-patient/:id',
      policy: 'admin',
      handle: async (context) => {
        const done = await database.transaction((db) =>
          deletePatient(db, context.get('principal'), idOf(context), now()),
        );
        return done.ok ? context.json({ message: 'Patient deleted successfully' }) : refuse(context, UNKNOWN_PATIENT);
      },
    },
  ];
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}

function readPatientFilter(context: Context): PatientFilter {
  return {
    search: readFilter(context, 'search'),
    doctor: readFilter(context, 'doctor'),
    gender: readFilter(context, 'gender'),
  };
}
