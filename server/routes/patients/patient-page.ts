import type { Context } from 'hono';
import { CorrectionBody } from '#shared/contract/patient/correction.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { patientInPath } from '#server/http/request/patient-of.ts';
import { readBody } from '#server/http/request/body.ts';
import { overtaken } from '#server/http/request/versions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { correctPatient, type CorrectionProblem } from '#server/services/people/correct-patient.ts';
import { pageOf, readPatientPage } from '#server/services/people/patient-page.ts';

const UNKNOWN: Refusal = { status: 404, message: 'This patient was not found.' };
const REFUSALS: Readonly<Record<Exclude<CorrectionProblem['kind'], 'overtaken'>, Refusal>> = {
  unknown: UNKNOWN,
  'unknown-doctor': { status: 422, message: 'This doctor was not found.' },
  merged: { status: 409, message: 'This patient has been merged with another since. Open the patient again.' },
  'slot-taken': { status: 422, message: 'That doctor has given this time to somebody else. Choose another doctor.' },
};

/** A patient's own page, and the correction of what a registration says. Ours only. */
export function patientPageRoutes({ database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/patient/:id',
      policy: 'desk-or-doctor',
      patientOf: patientInPath,
      handle: async (context) => {
        const page = await readPatientPage(database.orm, context.get('principal'), idOf(context), now());
        return page === undefined ? refuse(context, UNKNOWN) : context.json(page);
      },
    },
    {
      method: 'PATCH',
      path: '/api/patients/:id',
      policy: 'desk',
      handle: async (context) => {
        const body = await readBody(context, CorrectionBody);
        if (!body.ok) return refuse(context, body.problem);
        const done = await database.transaction((db) =>
          correctPatient(db, context.get('principal'), idOf(context), body.value.value, now()),
        );
        if (done.ok) {
          queueChanges.tell();
          return context.json(await pageOf(database.orm, done.value));
        }
        const { problem } = done;
        return refuse(context, problem.kind === 'overtaken' ? overtaken(problem) : REFUSALS[problem.kind]);
      },
    },
  ];
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
