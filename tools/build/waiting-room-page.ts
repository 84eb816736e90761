import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { languages } from './languages.ts';

/** The page at the root of the sources, and in the build. */
const PAGE = 'display.html';

/**
 * Builds the screen of a waiting room into `outDir`: one file with its styles and its script, and nothing of the app's. It
 * changes only when what it is made of changes, has no second file to miss, and is not fetched by anybody else.
 */
export async function buildWaitingRoomPage(root: string, outDir: string, version: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss(), languages(), plainImports(), inOneFile(version)],
    build: {
      outDir,
      emptyOutDir: false,
      // As the app's (vite.config.ts).
      target: ['es2022', 'chrome109', 'safari16.4', 'firefox115'],
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, PAGE), output: { codeSplitting: false } },
    },
  });
}

/** Vite's own helper for lazy imports asks for `import.meta`, which only a module has; here nothing is fetched lazily. */
function plainImports(): Plugin {
  return {
    name: 'frontdesk:plain-imports',
    enforce: 'post',
    transform: (_code, id) =>
      id.endsWith('vite/preload-helper.js')
        ? { code: 'export const __vitePreload = (load) => load();', map: null }
        : undefined,
  };
}

/** Puts script and styles into the page, as the server's policy wants them: it knows the hash of each. */
function inOneFile(version: string): Plugin {
  return {
    name: 'frontdesk:in-one-file',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error(`the build has no ${PAGE}`);
        let html = String(page.source).replaceAll(/\s*<!--[\s\S]*?-->/g, '');
        const take = (fileName: string): string => {
          const file = bundle[fileName];
          if (file === undefined) throw new Error(`the build has no ${fileName}`);
          delete bundle[fileName];
          return file.type === 'chunk' ? file.code : String(file.source);
        };
        let script = '';
        html = html
          .replace(/\s*<script\b[^>]*src="\/([^"]+)"[^>]*><\/script>/, (_element, fileName: string) => {
            script = take(fileName).replaceAll('</script', '<\\/script').trim();
            return '';
          })
          .replaceAll(
            /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
            (_element, fileName: string) => `<style>${take(fileName).trim()}</style>`,
          );
        if (script === '' || /^(import|export)\b/m.test(script) || /<link rel="stylesheet"|<script/.test(html))
          throw new Error(`${PAGE} is not one file`);
        // As a module would run: once the page is read, and without a word left in the page's own names.
        html = html.replace('</body>', () => `  <script>(()=>{"use strict";${script}})()</script>\n  </body>`);
        page.source = html.replace('</title>', `</title>\n    <meta name="page-version" content="${version}" />`);
      },
    },
  };
}
