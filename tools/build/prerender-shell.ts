import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { barePageTexts } from '../../src/locales/en/patient/bare-page.ts';
import { criticalCss } from './critical-css.ts';

type Renderer = { renderShell(path: string): Promise<string> };

/**
 * The pages whose first paint is in the HTML itself: file name in dist, the address it stands for, and the element that
 * ends the first paint. A frame before that would show nothing, and keep the words waiting for as long as it takes.
 */
const SHELLS = [
  { fileName: 'index.html', path: '/', route: 'src/routes/index.tsx?tsr-split=component', last: 'hero-picture' },
  {
    fileName: 'frontdesk.html',
    path: '/frontdesk',
    route: 'src/routes/frontdesk.tsx?tsr-split=component',
    last: 'main',
  },
  { fileName: 'doctors.html', path: '/doctors', route: 'src/routes/doctors.tsx?tsr-split=component', last: 'main' },
];

/** The worker answers with a cached page and its headers of then: a new policy must make it a new page. */
const POLICY_SOURCE = new URL('../../server/http/guard/content-security-policy.ts', import.meta.url);

/** Every other address: a word that it is coming, until its page is drawn. */
const BARE_PAGE = 'bare.html';

/** What src/app/start.ts runs after the first paint; without a hint the browser would hear of it only then. */
const APP = 'src/app/main.tsx';

/** The drawings of src/ui/parts/icon.tsx. */
const SPRITE = 'assets/icons-';

const REST = '<noscript class="rest">';

const ROOT_ELEMENT = '<div id="root"></div>';
/** Shown where the root stays empty for long (src/ui/style/parts.css). */
const WAITING = `<div class="page-waiting" role="status"><span class="spinner"></span>${barePageTexts.oneMoment}</div>`;
const SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const START_SCRIPT = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;

/**
 * Writes the first paint of the public pages into their HTML, with the styles that it needs and its drawings, so that
 * a heading stands on screen before anything else has come. Everything else that the app needs is named in a
 * `<template>`: no browser fetches that before src/app/start.ts takes it out, after the first paint.
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
        const textOf = (fileName: string): string => {
          const file = bundle[fileName];
          return file?.type === 'asset' ? String(file.source) : this.error(`the build has no ${fileName}`);
        };
        const policy = createHash('sha256')
          .update(await readFile(POLICY_SOURCE))
          .digest('hex')
          .slice(0, 12);
        const html = String(page.source)
          .replaceAll(/\s*<!--[\s\S]*?-->/g, '')
          .replace('</title>', `</title>\n    <meta name="policy-version" content="${policy}" />`);
        const [sheetLink = '', sheetFile = ''] = SHEET_LINK.exec(html) ?? [];
        const sheet = textOf(sheetFile);
        const sprite = Object.keys(bundle).find((name) => name.startsWith(SPRITE)) ?? `${SPRITE}….svg`;
        const drawings = textOf(sprite);
        const [startScript = '', startFile = ''] = START_SCRIPT.exec(html) ?? [];
        const start = bundle[startFile];
        if (start?.type !== 'chunk') this.error('index.html has no script of its own');
        const inlined = `\n    <script>${asPartOfPage(start.code)}</script>`;
        delete bundle[startFile];
        if (!html.includes(ROOT_ELEMENT)) this.error(`index.html has no ${ROOT_ELEMENT}`);

        const { module } = await runnerImport<Renderer>(
          fileURLToPath(new URL('../../src/app/prerender.tsx', import.meta.url)),
          { plugins: [react()] },
        );
        for (const { fileName, path, route, last } of SHELLS) {
          const shell = withRestAsText(withDrawings(withoutScripts(await module.renderShell(path)), drawings));
          // Where a render fails, the router draws nothing and says nothing.
          if (!shell.includes('<h1')) this.error(`the first paint of ${path} has no heading`);
          if (!shell.includes(`id="${last}"`)) this.error(`the first paint of ${path} has no #${last}`);
          const later = [sheetLink, ...modulePreloads(bundle, [APP, route])].join('\n      ');
          const source = withStyles(
            html
              .replace(sheetLink, '')
              .replace(startScript, '')
              .replace(ROOT_ELEMENT, () => `<div id="root" data-page="${path}">${shell}</div>`)
              .replace('</title>', () => `</title>\n    <link rel="expect" href="#${last}" blocking="render" />`)
              .replace(
                '</body>',
                () => `  <template id="later">\n      ${later}\n    </template>${inlined}\n  </body>`,
              ),
            sheet,
          );
          if (fileName === 'index.html') page.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
        const links = modulePreloads(bundle, [APP]).join('\n    ');
        const bare = html
          .replace(startScript, '')
          .replace('</head>', () => `  ${links}\n  </head>`)
          .replace('</body>', () => `${inlined}\n  </body>`)
          .replace(ROOT_ELEMENT, () => `${ROOT_ELEMENT}\n    ${WAITING}`);
        this.emitFile({ type: 'asset', fileName: BARE_PAGE, source: bare });
      },
    },
  };
}

/**
 * What src/app/start.ts became, as a script of the page itself: it needs no file, and names the app's as the page would. The
 * one thing that it imports is what the bundler wraps lazy imports in (short-preload-helper.ts).
 */
export function asPartOfPage(code: string): string {
  const [head = '', helper = ''] = /^import\{[\w$]+ as ([\w$]+)\}from"[^"]+";/.exec(code) ?? [];
  const alone = code.slice(head.length);
  const wraps = new RegExp(`\\b${RegExp.escape(helper)}\\((async)?\\(\\)=>`);
  if (/^import(?!\()/.test(alone) || (helper !== '' && !wraps.test(alone)))
    throw new Error('src/app/start.ts imports what stands in other files');
  const fromPage = alone.replaceAll(/import\(([`"])\.\//g, 'import($1/assets/').trim();
  return `(()=>{${helper && `let ${helper}=e=>e();`}${fromPage}})()`;
}

type Chunk = { type: string; moduleIds?: string[]; fileName: string; imports?: string[] };

/** Links to the scripts of these sources and all they import. */
export function modulePreloads(bundle: Readonly<Record<string, Chunk>>, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of bundle[file]?.imports ?? []) add(next);
  };
  for (const source of sources) {
    const chunk = Object.values(bundle).find((each) => each.moduleIds?.some((id) => id.endsWith(source)));
    if (!chunk) throw new Error(`no chunk of the build stands for ${source}`);
    add(chunk.fileName);
  }
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

/** Puts into the page what it needs of the style sheet. */
export function withStyles(html: string, sheet: string): string {
  return html.replace('</title>', () => `</title>\n    <style>${criticalCss(sheet, html)}</style>`);
}

/** Puts the sprite's drawings where they are used: a page that needs no second file for them is painted once. */
export function withDrawings(html: string, sprite: string): string {
  const drawings = new Map(
    [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id, drawing]) => [id, drawing]),
  );
  return html.replaceAll(/<use href="[^"#]*#([^"]+)"><\/use>/g, (use, id: string) => drawings.get(id) ?? use);
}

/**
 * Words first. Half the elements of every page's first window are the header's links and switches, which nobody reaches for
 * before having read; on the landing page, as many are its figures and its picture, and its sections lie below the window.
 * They are text, of which src/app/start.ts makes elements after the first paint. Where no script runs, a `<noscript>` is part of
 * the page from the start.
 */
export function withRestAsText(html: string): string {
  const asText = (rest: string): string => `${REST}${rest}</noscript>`;
  return html
    .replace(/(?<=<header\b.*?<\/a>)<div role="group".*?<\/nav>(?=<\/div><\/header>)/s, asText)
    .replace(/(?<=<div id="hero-picture"[^>]*>)<svg.*?<\/svg>/s, asText)
    .replace(/(?<=<div class="landing-page.*?)<ul\b.*?<\/ul>/s, asText)
    .replace(/(?<=<div class="landing-page.*?)<section\b.*<\/section>/s, asText);
}

/** The router adds a script for restoring scroll positions; the app brings its own, and the policy allows none inline. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
}
