import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The page of the description: no patient is on it, so the styles that Redoc writes for itself may stand in it. */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calls of Frontdesk</title>
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/reference/redoc.js"></script>
    <script src="/api/reference/start.js"></script>
  </body>
</html>
`;

export const START_PROGRAM = `Redoc.init('/api/openapi.json', { disableSearch: true, hideDownloadButton: false }, document.getElementById('reference'));
`;

/** Redoc, as its package brings it for browsers. */
export function referenceProgram(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8');
}
