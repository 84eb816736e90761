import { CheckImportBody, ImportBody, IMPORT_FILE_BYTES } from '#shared/contract/interop/imports.ts';
import type { RouteDeps } from '#server/http/app-env.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { readBody } from '#server/http/request/body.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { checkImport, importFile } from '#server/services/interop/imports/imports.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

/** A file in base64, and what its columns hold. */
const BODY_BYTES = Math.ceil(IMPORT_FILE_BYTES / 3) * 4 + 16 * 1024;

/** Doctors, hours and patients out of a file: judged row by row, then imported as a whole. */
export function importRoutes({ database, config, now }: RouteDeps): ApiRoute[] {
  const today = async () => ({ now: now(), timeZone: (await readClinicSettings(database.orm, config)).timeZone });
  return [
    {
      method: 'POST',
      path: '/api/imports/check',
      policy: 'admin',
      bodyBytes: BODY_BYTES,
      handle: async (context) => {
        const body = await readBody(context, CheckImportBody);
        if (!body.ok) return refuse(context, body.problem);
        const checked = await checkImport(database.orm, body.value.value, await today());
        return checked.ok
          ? context.json(checked.value)
          : refuse(context, { status: 422, message: checked.problem.message });
      },
    },
    {
      method: 'POST',
      path: '/api/imports',
      policy: 'admin',
      bodyBytes: BODY_BYTES,
      handle: async (context) => {
        const body = await readBody(context, ImportBody);
        if (!body.ok) return refuse(context, body.problem);
        const done = await importFile(database, body.value.value, context.get('principal'), await today());
        return done.ok ? context.json(done.value) : refuse(context, { status: 422, message: done.problem.message });
      },
    },
  ];
}
