import type { Context } from 'hono';
import * as v from 'valibot';
import {
  CheckPrescriptionBody,
  HandwrittenBody,
  SavePrescriptionBody,
} from '#shared/contract/prescription/prescriptions.ts';
import type { Result } from '#shared/result.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { patientInBody } from '#server/http/request/patient-of.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { writeOnce } from '#server/http/request/signed-write.ts';
import { checkPrescription } from '#server/services/prescriptions/check-prescription.ts';
import { deletePrescription } from '#server/services/prescriptions/delete-prescription.ts';
import { readPrescription } from '#server/services/patients/patient-history.ts';
import type { Answer } from '#server/services/clinic/run-once.ts';
import { asSaved, savePrescription, type SaveProblem } from '#server/services/prescriptions/save-prescription.ts';
import type { VisitView } from '#server/services/patients/visit-view.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** A prescription with its notes and the report it was made from, in any script. */
const PRESCRIPTION_BYTES = 1024 * 1024;
const StoredId = v.object({ _id: v.string() });
const UNKNOWN_PATIENT: Refusal = { status: 404, message: 'This patient was not found.' };
const CONTRAINDICATED = 'Something listed speaks against this prescription. Change it, or give the reason to go on.';
const NOTHING_TO_REPLACE: Refusal = {
  status: 409,
  message: 'The prescription to be corrected no longer exists, or it is not yours.',
};
const DELETE_REFUSALS = {
  unknown: { status: 404, message: 'This prescription was not found.' },
  'not-own': { status: 403, message: 'This prescription belongs to another doctor.' },
} as const;

/** Prescriptions: checked, signed and deleted by doctors. */
export function prescriptionRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, now } = deps;

  async function saved(
    context: Context<AppEnv>,
    done: Result<Answer, SaveProblem | { readonly kind: 'refusal'; readonly refusal: Refusal }>,
    wrap: (prescription: VisitView) => object,
  ): Promise<Response> {
    if (!done.ok) return refuse(context, refusalOf(done.problem));
    const { _id } = v.parse(v.pipe(v.string(), v.parseJson(), StoredId), done.value.body);
    const prescription = await readPrescription(database.orm, _id);
    if (prescription === undefined) return refuse(context, DELETE_REFUSALS.unknown);
    if (done.value.replayed) context.header('Idempotency-Replayed', 'true');
    return context.json(wrap(prescription), done.value.status);
  }

  return [
    {
      method: 'POST',
      path: '/api/prescription/generate',
      policy: 'doctor',
      patientOf: patientInBody,
      bodyBytes: PRESCRIPTION_BYTES,
      handle: async (context) =>
        saved(context, await writeOnce(context, deps, SavePrescriptionBody, savePrescription), (prescription) => ({
          prescription,
          data: { prescription },
        })),
    },
    {
      method: 'POST',
      path: '/api/doctorDashboard/generate-prescription',
      policy: 'doctor',
      patientOf: patientInBody,
      bodyBytes: PRESCRIPTION_BYTES,
      handle: async (context) =>
        saved(
          context,
          await writeOnce(context, deps, HandwrittenBody, (body, author, at) =>
            savePrescription(asSaved(body), author, at),
          ),
          (prescription) => ({ prescription }),
        ),
    },
    {
      method: 'POST',
      path: '/api/prescription/check',
      policy: 'doctor',
      patientOf: patientInBody,
      bodyBytes: PRESCRIPTION_BYTES,
      handle: async (context) => {
        const body = await readBody(context, CheckPrescriptionBody);
        if (!body.ok) return refuse(context, body.problem);
        const { patientId, ...checked } = body.value.value;
        const done = await checkPrescription(database.orm, patientId, checked);
        return done.ok ? context.json(done.value) : refuse(context, UNKNOWN_PATIENT);
      },
    },
    {
      method: 'DELETE',
      path: '/api/prescription/:id',
      policy: 'doctor',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => deletePrescription(db, context.get('principal'), id, now()));
        return done.ok
          ? context.json({ message: 'Prescription deleted' })
          : refuse(context, DELETE_REFUSALS[done.problem.kind]);
      },
    },
  ];
}

function refusalOf(problem: SaveProblem | { readonly kind: 'refusal'; readonly refusal: Refusal }): Refusal {
  if (problem.kind === 'refusal') return problem.refusal;
  if (problem.kind === 'unknown-patient') return UNKNOWN_PATIENT;
  if (problem.kind === 'nothing-to-replace') return NOTHING_TO_REPLACE;
  return { status: 409, message: CONTRAINDICATED, extension: { warnings: problem.warnings } };
}
