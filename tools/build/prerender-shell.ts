import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { criticalCss } from './critical-css.ts';
import { waitingText } from './waiting-text.ts';

type Renderer = { renderShell(path: string): Promise<string> };

/**
 * The pages whose first paint is in the HTML: file name in dist, the URL it is for, and the element that ends the first
 * paint. A frame before that would show nothing and delay the text.
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

/** The worker answers with a cached page and its old headers, so a new policy must make it a new page. */
const POLICY_SOURCE = new URL('../../server/http/guard/content-security-policy.ts', import.meta.url);

/** Every other URL: a short text until its page is rendered. */
const BARE_PAGE = 'bare.html';

/** What src/app/start.ts runs after the first paint; without a hint the browser would learn of it only then. */
const APP = 'src/app/main.tsx';

/** The icons of src/ui/parts/icon.tsx. */
const SPRITE = 'assets/icons-';

const REST = '<noscript class="rest">';

const ROOT_ELEMENT = '<div id="root"></div>';
const SHEET_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const START_SCRIPT = /\s*<script type="module"[^>]*src="\/([^"]+)"[^>]*><\/script>/;

/**
 * Writes the first paint of the public pages into their HTML, with the styles and icons it needs, so that a heading is
 * on screen before anything else has loaded. Everything else that the app needs is listed in a `<template>`, which no
 * browser loads until src/app/start.ts takes it out after the first paint.
 *
 * It runs inside the build (generateBundle, last), because the service worker's precache list is made from the bundle:
 * a page changed later would not match its revision.
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
          const shell = withRestAsText(
            withPictures(withIcons(withoutScripts(await module.renderShell(path)), drawings), Object.values(bundle)),
          );
          // If rendering fails, the router renders nothing and reports nothing.
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
          .replace(ROOT_ELEMENT, () => `${ROOT_ELEMENT}\n    ${waitingText()}`);
        this.emitFile({ type: 'asset', fileName: BARE_PAGE, source: bare });
      },
    },
  };
}

/**
 * The built src/app/start.ts as an inline script: it needs no file, and refers to the app's files as the page does. Its
 * one import is the bundler's wrapper for lazy imports.
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

/** Links to the scripts of these sources and all their imports. */
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

/** Adds the part of the stylesheet that the page needs. */
export function withStyles(html: string, sheet: string): string {
  return html.replace('</title>', () => `</title>\n    <style>${criticalCss(sheet, html)}</style>`);
}

/** Inlines the sprite's icons where they are used: a page that needs no second file for them is painted once. */
export function withIcons(html: string, sprite: string): string {
  const drawings = new Map(
    [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(([, id, drawing]) => [id, drawing]),
  );
  return html.replaceAll(/<use href="[^"#]*#([^"]+)"><\/use>/g, (use, id: string) => drawings.get(id) ?? use);
}

type Asset = { type: string; fileName: string; names?: string[] };

/** Gives the pictures (src/ui/pictures) the addresses they have in the build. */
export function withPictures(html: string, files: readonly Asset[]): string {
  return html.replaceAll(/(?<=<use href=")\/src\/[^"#]*\/([^"#/]+)(?=#)/g, (_, name: string) => {
    const file = files.find(({ type, names }) => type === 'asset' && names?.includes(name));
    if (!file) throw new Error(`the build has no picture ${name}`);
    return `/${file.fileName}`;
  });
}

/**
 * Text first. Half the elements in every page's first view are the header's links and switches, which nobody uses
 * before having read something; on the landing page its picture follows, and its sections are below the fold. They are
 * kept as text, which src/app/start.ts turns into elements after the first paint. For browsers without scripts, a
 * `<noscript>` has them from the start.
 */
export function withRestAsText(html: string): string {
  const asText = (rest: string): string => `${REST}${rest}</noscript>`;
  return html
    .replace(/(?<=<header\b.*?<\/a>)<div role="group".*?<\/nav>(?=<\/div><\/header>)/s, asText)
    .replace(/(?<=<div id="hero-picture"[^>]*>)<svg.*?<\/svg>/s, asText)
    .replace(/(?<=<div class="landing-page.*?)<section\b.*<\/section>/s, asText);
}

/**
 * The router adds a script that restores scroll positions; the app has its own, and the policy allows no inline script.
 */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
}
