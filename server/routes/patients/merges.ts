import { MergeBody } from '#shared/contract/patient/merge.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { overtaken } from '#server/http/request/versions.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';
import { comparePatients } from '#server/services/merges/compare-patients.ts';
import { mergePatients } from '#server/services/merges/merge-patients.ts';
import { undoMerge, type UndoMergeProblem } from '#server/services/merges/undo-merge.ts';
import { audit } from '#server/services/staff/audit.ts';

const UNKNOWN: Refusal = {
  status: 404,
  message: 'One of these patients was not found. They may have been deleted, or merged with another.',
};
const TOO_LONG: Refusal = {
  status: 422,
  message: 'Their two records are longer together than one record may be. Ask a doctor to shorten one of them first.',
};
const WHY_NOT: Readonly<Record<UndoMergeProblem['kind'], (name: string) => Refusal>> = {
  unknown: () => ({ status: 404, message: 'This merge was not found.' }),
  'later-merge': (name) => ({ status: 409, message: `${name} was merged into this patient later. Undo that first.` }),
  'merged-on': (name) => ({ status: 409, message: `This patient was merged into ${name} since. Undo that first.` }),
  'survivor-deleted': (name) => ({ status: 409, message: `${name} has been deleted. Restore that patient first.` }),
};

/** Two patients who are one person: looked at side by side, merged, and parted again. Ours only. */
export function mergeRoutes({ database, now, queueChanges }: RouteDeps): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/patients/merge/:id',
      policy: 'admin',
      handle: async (context) => {
        const ids = [context.req.param('id') ?? '', context.req.query('with') ?? ''].map((id) => id.toLowerCase());
        const found = await comparePatients(database.orm, ids[0] ?? '', ids[1] ?? '');
        if (found === undefined) return refuse(context, UNKNOWN);
        for (const { _id } of found.sides)
          await audit(database.orm, now(), context.get('principal'), 'patient-viewed', _id);
        return context.json(found);
      },
    },
    {
      method: 'POST',
      path: '/api/patients/merge',
      policy: 'admin',
      handle: async (context) => {
        const body = await readBody(context, MergeBody);
        if (!body.ok) return refuse(context, body.problem);
        const done = await database.transaction((db) =>
          mergePatients(db, context.get('principal'), body.value.value, now()),
        );
        if (done.ok) {
          queueChanges.tell();
          return context.json(done.value);
        }
        const { problem } = done;
        if (problem.kind === 'overtaken') return refuse(context, overtaken(problem));
        return refuse(context, problem.kind === 'too-long' ? TOO_LONG : UNKNOWN);
      },
    },
    {
      method: 'POST',
      path: '/api/patients/merges/:id/undo',
      policy: 'admin',
      handle: async (context) => {
        const id = (context.req.param('id') ?? '').toLowerCase();
        const done = await database.transaction((db) => undoMerge(db, context.get('principal'), id, now()));
        if (!done.ok) {
          const { problem } = done;
          return refuse(context, WHY_NOT[problem.kind]('name' in problem ? problem.name : ''));
        }
        queueChanges.tell();
        return context.json(done.value);
      },
    },
  ];
}
