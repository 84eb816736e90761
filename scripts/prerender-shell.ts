import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

type Renderer = { renderShell(path: string): Promise<string> };

/** The pages whose first paint is in the HTML itself: file name in dist, and the address it stands for. */
const SHELLS = [
  { fileName: 'index.html', path: '/', route: 'src/routes/index.tsx?tsr-split=component' },
  { fileName: 'frontdesk.html', path: '/frontdesk', route: 'src/routes/frontdesk.tsx?tsr-split=component' },
];

/** The worker answers with a cached page and its headers of then: a new policy must make it a new page. */
const POLICY_SOURCE = new URL('../server/http/content-security-policy.ts', import.meta.url);

/** Every other address: the sky alone, until its page is drawn. */
const BARE_PAGE = 'bare.html';

/** What src/start.ts runs after the first paint; without a hint the browser would hear of it only then. */
const APP = 'src/main.tsx';

const ROOT_ELEMENT = '<div id="root"></div>';

/**
 * Writes the first paint of the landing and the registration page into their HTML, with the style sheet inlined,
 * so that a heading stands on screen before any script has come.
 *
 * It works inside the build (generateBundle, last), because the service worker's precache list is made from what
 * the bundle holds: a page that is changed later would not match its revision.
 */
export function prerenderShell(): Plugin {
  return {
    name: 'frontdesk:prerender-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const policy = createHash('sha256')
          .update(await readFile(POLICY_SOURCE))
          .digest('hex')
          .slice(0, 12);
        const html = inlineStyles(String(page.source), (fileName) => {
          const sheet = bundle[fileName];
          return sheet?.type === 'asset' ? String(sheet.source) : undefined;
        }).replace('</title>', `</title>\n    <meta name="policy-version" content="${policy}" />`);
        if (!html.includes(ROOT_ELEMENT)) this.error(`index.html has no ${ROOT_ELEMENT}`);
        this.emitFile({ type: 'asset', fileName: BARE_PAGE, source: withPreloads(html, bundle, [APP]) });

        const { module } = await runnerImport<Renderer>(
          fileURLToPath(new URL('../src/prerender.tsx', import.meta.url)),
          {
            plugins: [react()],
          },
        );
        for (const { fileName, path, route } of SHELLS) {
          const shell = withoutScripts(await module.renderShell(path));
          const source = withPreloads(html, bundle, [APP, route]).replace(
            ROOT_ELEMENT,
            () => `<div id="root">${shell}</div>`,
          );
          if (fileName === 'index.html') page.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

type Chunk = { type: string; facadeModuleId?: string | null; fileName: string; imports?: string[] };

/** Has the browser fetch, while it paints the page, the scripts of these sources and all they import. */
export function withPreloads(
  html: string,
  bundle: Readonly<Record<string, Chunk>>,
  sources: readonly string[],
): string {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of bundle[file]?.imports ?? []) add(next);
  };
  for (const source of sources) {
    const chunk = Object.values(bundle).find((each) => each.facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`no chunk of the build stands for ${source}`);
    add(chunk.fileName);
  }
  const missing = [...files].filter((file) => !html.includes(`href="/${file}"`));
  const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Puts every style sheet that the page links to into the page; one that cannot be found stays a link. */
export function inlineStyles(html: string, read: (fileName: string) => string | undefined): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    const sheet = read(fileName);
    return sheet === undefined ? link : `<style>${sheet}</style>`;
  });
}

/** The router adds a script for restoring scroll positions; the app brings its own, and the policy allows none inline. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
}
