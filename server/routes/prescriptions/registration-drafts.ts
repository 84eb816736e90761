import type { Context } from 'hono';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { patientInPath } from '#server/http/request/patient-of.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import {
  discardRegistrationDraft,
  readRegistrationDraft,
} from '#server/services/prescriptions/registration/registration-draft.ts';

const UNKNOWN = { status: 404, message: 'This patient was not found.' } as const;
const PATH = '/api/prescription/registration-draft/:id';

/** What a patient's registration has drafted for the doctor: read and thrown away by doctors. Ours only. */
export function registrationDraftRoutes({ config, database, now }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: PATH,
      policy: 'doctor',
      patientOf: patientInPath,
      handle: async (context) => {
        if (!config.ai.atRegistration) return context.json({ state: 'none' });
        const read = await readRegistrationDraft(database.orm, context.get('principal'), idOf(context), now());
        return read === undefined ? refuse(context, UNKNOWN) : context.json(read);
      },
    },
    {
      method: 'DELETE',
      path: PATH,
      policy: 'doctor',
      patientOf: patientInPath,
      handle: async (context) => {
        const done = await database.transaction((db) =>
          discardRegistrationDraft(db, context.get('principal'), idOf(context), now()),
        );
        return done ? context.json({ message: 'Draft discarded' }) : refuse(context, UNKNOWN);
      },
    },
  ];
}

function idOf(context: Context): string {
  return (context.req.param('id') ?? '').toLowerCase();
}
