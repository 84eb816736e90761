import type { Context } from 'hono';
import { PatientRecordBody } from '#shared/contract/patient/patient-record.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { patientInPath } from '#server/http/request/patient-of.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readPatientRecord, savePatientRecord } from '#server/services/patients/patient-record.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** Five texts of 8,000 characters and fifty allergies, each character written as an escape. */
const RECORD_BYTES = 320 * 1024;

const REFUSALS = {
  unknown: { status: 404, message: 'This patient was not found.' },
  stale: {
    status: 409,
    message: 'Somebody else has changed this record since you opened it. Load the newest version, then save again.',
  },
} as const;

/** What doctors keep of a patient beside the visits: read by staff, written by doctors. Ours only: another backend has no such call. */
export function patientRecordRoutes({ database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/record/:id',
      policy: 'desk-or-doctor',
      patientOf: patientInPath,
      handle: async (context) => {
        const read = await readPatientRecord(database.orm, context.get('principal'), idOf(context), now());
        return read.ok ? context.json({ record: read.value }) : refuse(context, REFUSALS[read.problem.kind]);
      },
    },
    {
      method: 'PUT',
      path: '/api/patients/record/:id',
      policy: 'doctor',
      patientOf: patientInPath,
      bodyBytes: RECORD_BYTES,
      handle: async (context) => {
        const body = await readBody(context, PatientRecordBody);
        if (!body.ok) return refuse(context, body.problem);
        const saved = await database.transaction((db) =>
          savePatientRecord(db, context.get('principal'), idOf(context), body.value.value, now()),
        );
        return saved.ok ? context.json({ record: saved.value }) : refuse(context, REFUSALS[saved.problem.kind]);
      },
    },
  ];
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
