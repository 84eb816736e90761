import * as v from 'valibot';
import { ALERT_HEADER, SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import { readSigns } from '#shared/words/warning/ticked-signs.ts';
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from '#shared/contract/patient/patients.ts';
import { RegistrationBody } from '#shared/contract/visit/registration.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { answerOnce, type VisitBuckets } from '#server/http/request/idempotency.ts';
import { readPatientFilter } from '#server/http/request/list-filters.ts';
import { patientInPath } from '#server/http/request/patient-of.ts';
import { encodeCursor, readPage, wantsTotal } from '#server/http/request/list-query.ts';
import { clientAddress } from '#server/http/guard/client-address.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { findStaff } from '#server/http/guard/session.ts';
import { createTokenBuckets } from '#server/http/guard/rate-limit.ts';
import { auditList } from '#server/services/staff/audit-list.ts';
import { patientsForList, type PatientView } from '#server/services/patients/list-patients.ts';
import { readPatientHistory } from '#server/services/patients/patient-history.ts';
import { registerPatient, type RegisterProblem } from '#server/services/patients/register-patient.ts';
import { isReadableBy, narrowedReader } from '#server/services/privacy/need-to-know.ts';
import { deletePatient } from '#server/services/patients/removals.ts';
import { urgentSince } from '#server/services/patients/urgent-first.ts';
import { isRandomUuid } from '#server/services/clinic/uuid.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import type { Context } from 'hono';

const Registration = v.pipe(
  RegistrationBody,
  v.forward(
    v.check(({ _id }) => _id === undefined || isRandomUuid(_id), 'Must be a random UUID (version 4)'),
    ['_id'],
  ),
);

const REGISTER_REFUSALS: Readonly<Record<RegisterProblem['kind'], { status: 403 | 404 | 409; message: string }>> = {
  'unknown-doctor': { status: 404, message: 'This doctor was not found.' },
  'own-devices-only': {
    status: 403,
    message: 'You can only register on the clinic’s own screens. Please go to reception.',
  },
  'id-taken': { status: 409, message: 'This patient ID is already in use.' },
};
/** Thirty symptoms of 300 characters, each of them written as an escape. */
const REGISTRATION_BYTES = 64 * 1024;
const MERGED_PATIENT = {
  status: 409,
  message: 'This patient has been merged with another since. Nothing was deleted.',
} as const;
const UNKNOWN_PATIENT = { status: 404, message: 'This patient was not found.' } as const;

/** So often the unpaired browsers of one address call staff: a crowd of them must not cover a call from the house. */
const OWN_DEVICE_ALERTS = { burst: 10, refillPerSecond: 1 / 60 };

type Found = { patients: PatientView[]; total?: number; nextCursor?: string | null };

/** Patients: registered by anyone, seen by staff, deleted by admins. */
export function patientRoutes(deps: RouteDeps & VisitBuckets): ApiRoute[] {
  const { config, database, now, queueChanges } = deps;
  const ownDeviceAlerts = createTokenBuckets(OWN_DEVICE_ALERTS, now);

  const source = (context: Context<AppEnv>) => ({
    alertId: readAlertId(context),
    ticked: readSigns(context.req.header(SIGNS_HEADER)),
    mayAlert: () => ownDeviceAlerts.take(clientAddress(context, config.trustProxy)) === 0,
  });

  async function list(context: Context<AppEnv>, answer: (found: Found) => Response): Promise<Response> {
    const page = readPage(context);
    if (!page.ok) return refuse(context, page.problem);
    const { orm } = database;
    const reader = await narrowedReader(orm, config, context.get('principal'), now());
    const filter = { ...readPatientFilter(context), ...(reader && { within: isReadableBy(reader) }) };
    const urgentFrom = await urgentSince(orm, config, now());
    const { next, ...found } = await patientsForList(orm, filter, page.value, wantsTotal(context), urgentFrom);
    await auditList(orm, now(), context.get('principal'), {
      action: 'patients-viewed',
      list: 'patients',
      filter,
      count: found.total ?? found.patients.length,
      onlyPatient: found.patients.length === 1 ? found.patients[0]?._id : undefined,
    });
    return answer(page.value === undefined ? found : { ...found, nextCursor: encodeCursor(next) });
  }

  return [
    {
      method: 'POST',
      path: '/api/patients/register',
      policy: 'public',
      bodyBytes: REGISTRATION_BYTES,
      handle: async (context) => {
        const isStaff = (await findStaff(context, deps)) !== undefined;
        const answer = await answerOnce(
          context,
          deps,
          Registration,
          (registration, ticket, receivedAt, device) =>
            registerPatient(registration, ticket, receivedAt, { ...source(context), device, isStaff }),
          REGISTER_REFUSALS,
        );
        if (answer.status === 201) queueChanges.tell();
        return answer;
      },
    },
    {
      method: 'GET',
      path: '/api/adminDashboard/view-patients',
      policy: 'desk-or-doctor',
      handle: (context) => list(context, (found) => context.json(found)),
    },
    {
      method: 'GET',
      path: '/api/patients/get-all',
      policy: 'desk-or-doctor',
      handle: (context) =>
        list(context, ({ patients, nextCursor, total }) => {
          if (nextCursor) context.header(NEXT_CURSOR_HEADER, nextCursor);
          if (total !== undefined) context.header(TOTAL_HEADER, String(total));
          return context.json(patients);
        }),
    },
    {
      method: 'GET',
      path: '/api/doctorDashboard/patient-history/:id',
      policy: 'desk-or-doctor',
      patientOf: patientInPath,
      handle: async (context) => {
        const read = await readPatientHistory(database.orm, context.get('principal'), idOf(context), now());
        return read.ok ? context.json(read.value) : refuse(context, UNKNOWN_PATIENT);
      },
    },
    {
      method: 'DELETE',
      path: '/api/patients/delete-patient/:id',
      policy: 'admin',
      handle: async (context) => {
        const { day: today } = await queueToday(database.orm, config, now());
        const done = await database.transaction((db) =>
          deletePatient(db, context.get('principal'), idOf(context), now(), today),
        );
        if (!done.ok) return refuse(context, done.problem.kind === 'merged' ? MERGED_PATIENT : UNKNOWN_PATIENT);
        queueChanges.tell();
        return context.json({ message: 'Patient deleted successfully' });
      },
    },
  ];
}

/** The alert a paired device says it has raised. A malformed one is left out: it must not cost the registration. */
function readAlertId(context: Context): string | undefined {
  const id = context.req.header(ALERT_HEADER)?.toLowerCase();
  return id !== undefined && isRandomUuid(id) ? id : undefined;
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
