import type { Context } from 'hono';
import { CLINIC_PICTURES, type ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';
import { ClinicPictureBody } from '#shared/contract/clinic/clinic-pictures.ts';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { readBody } from '#server/http/request/body.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { changeClinicPicture, servedClinicPicture } from '#server/services/clinic/clinic-pictures.ts';
import type { PictureProblem } from '#server/services/clinic/read-picture.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

const UNKNOWN: Refusal = { status: 404, message: 'There is no such picture.' };
const REFUSED: Readonly<Record<PictureProblem['kind'], Refusal>> = {
  'too-large': { status: 413, message: 'This picture is too large. Choose a smaller one.' },
  'not-a-picture': { status: 400, message: 'This file is not a PNG, JPEG or WebP picture.' },
  'wrong-size': { status: 400, message: 'This picture must have sides of 16 to 4000 pixels.' },
};
const BODY_BYTES = 720 * 1024;
const PATH = '/api/clinic/pictures/:name';

/** The clinic's own logo and picture: shown to everybody, changed by administrators. */
export function clinicPictureRoutes(deps: RouteDeps): ApiRoute[] {
  const { database, config, now } = deps;

  async function change(
    context: Context<AppEnv>,
    name: ClinicPictureName,
    content: Buffer | undefined,
  ): Promise<Response> {
    const changed = await database.transaction((db) =>
      changeClinicPicture(db, config, context.get('principal'), name, content, now()),
    );
    return changed.ok ? context.json(changed.value) : refuse(context, REFUSED[changed.problem.kind]);
  }

  return [
    {
      method: 'GET',
      path: `${PATH}/:version`,
      policy: 'public',
      handle: async (context) => {
        const name = nameOf(context);
        if (name === undefined) return refuse(context, UNKNOWN);
        const found = await servedClinicPicture(database.orm, config, name, context.req.param('version'));
        if (found === undefined) return refuse(context, UNKNOWN);
        context.header('Content-Type', found.type);
        context.header('Cache-Control', 'public, max-age=31536000, immutable');
        // Opened by itself it may do nothing at all.
        context.header('Content-Security-Policy', "default-src 'none'; sandbox");
        return context.body(new Uint8Array(found.content));
      },
    },
    {
      method: 'PUT',
      path: PATH,
      policy: 'admin',
      bodyBytes: BODY_BYTES,
      handle: async (context) => {
        const name = nameOf(context);
        if (name === undefined) return refuse(context, UNKNOWN);
        const body = await readBody(context, ClinicPictureBody);
        if (!body.ok) return refuse(context, body.problem);
        return change(context, name, Buffer.from(body.value.value.content, 'base64'));
      },
    },
    {
      method: 'DELETE',
      path: PATH,
      policy: 'admin',
      handle: async (context) => {
        const name = nameOf(context);
        return name === undefined ? refuse(context, UNKNOWN) : change(context, name, undefined);
      },
    },
  ];
}

function nameOf(context: Context): ClinicPictureName | undefined {
  return CLINIC_PICTURES.find((name) => name === context.req.param('name'));
}
