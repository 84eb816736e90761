import { createHash } from 'node:crypto';
import type { Policy } from '#server/http/guard/authorization.ts';
import { openApiDocument } from '#server/openapi/document.ts';
import { REFERENCE_PAGE, REFERENCE_POLICY, referenceProgram, START_PROGRAM } from '#server/openapi/reference-page.ts';
import type { ApiRoute } from '#server/routes/api-route.ts';

type Described = { readonly method: string; readonly path: string; readonly policy: Policy };

/** The description of every call: the document for anybody, the page that shows it for staff. */
export function openApiRoutes(version: string, routes: () => readonly Described[]): ApiRoute[] {
  let made: { readonly text: string; readonly tag: string } | undefined;
  /** Made once, when it is first asked for. */
  function document() {
    if (made === undefined) {
      const text = JSON.stringify(openApiDocument(routes(), version));
      made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    }
    return made;
  }
  return [
    {
      method: 'GET',
      path: '/api/openapi.json',
      policy: 'public',
      handle: async (context) => {
        const { text, tag } = document();
        context.header('ETag', tag);
        if (context.req.header('if-none-match') === tag) return context.body(null, 304);
        return context.body(text, 200, { 'Content-Type': 'application/json' });
      },
    },
    {
      method: 'GET',
      path: '/api/reference',
      policy: 'staff',
      handle: async (context) => {
        context.header('Content-Security-Policy', REFERENCE_POLICY);
        return context.html(REFERENCE_PAGE);
      },
    },
    {
      method: 'GET',
      path: '/api/reference/start.js',
      policy: 'staff',
      handle: async (context) => context.body(START_PROGRAM, 200, { 'Content-Type': 'text/javascript' }),
    },
    {
      method: 'GET',
      path: '/api/reference/redoc.js',
      policy: 'staff',
      handle: async (context) =>
        context.body(await referenceProgram(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    },
  ];
}
