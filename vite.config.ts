import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNK_GROUPS } from './tools/build/chunk-groups.ts';
import { languageFile, languages } from './tools/build/languages.ts';
import { noChunkCycles } from './tools/build/no-chunk-cycles.ts';
import { noFacades } from './tools/build/no-facades.ts';
import { markTiers, PRECACHED } from './tools/build/precache.ts';
import { prerenderShell } from './tools/build/prerender-shell.ts';
import { speechFiles } from './tools/build/speech-files.ts';

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'),
);

let outDir = 'dist';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
    }),
    react(),
    tailwindcss(),
    {
      name: 'frontdesk:addresses',
      configResolved: (config) => {
        outDir = resolve(config.root, config.build.outDir);
      },
      // Share previews want the whole address of their picture; a build that knows none gives its path.
      transformIndexHtml: (html: string) => html.replaceAll('%PUBLIC_URL%', process.env['VITE_PUBLIC_URL'] ?? ''),
    },
    languages(),
    noFacades(),
    noChunkCycles(),
    prerenderShell(),
    speechFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: PRECACHED,
        globIgnores: ['speech/**', 'icons/**', 'languages/**'],
        manifestTransforms: [markTiers(() => outDir)],
      },
    }),
  ],
  resolve: {
    alias: [
      // The package's entry is written for browsers of 2015 and 2 kB heavier.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // So is this one's, by 0.8 kB.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // The same hook for Reacts that have none of their own.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // The one that soundswallower brings along cannot start in a worker; ours can.
      { find: 'blob-polyfill', replacement: fileURLToPath(import.meta.resolve('blob-polyfill')) },
    ],
  },
  worker: {
    format: 'es',
    // The speech engine is no part of the shell: it is fetched when idle, into a cache of its own.
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${name.startsWith('engine') ? 'speech' : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  build: {
    // The oldest browsers of docs/decisions/0105; what they lack besides syntax is in src/platform/browser/older-browsers.ts.
    target: ['es2022', 'chrome109', 'safari16.4', 'firefox115'],
    // The pages themselves name what their first screen needs (tools/build/prerender-shell.ts). Names of every screen's files,
    // and the code that looks them up, would weigh 2 kB on each first visit.
    modulePreload: false,
    manifest: true,
    // A small worklet must stay a file: the Content-Security-Policy refuses data: scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // A language is fetched by who reads it: it is no part of what every device keeps.
        chunkFileNames: ({ moduleIds }) => languageFile(moduleIds) ?? 'assets/[name]-[hash].js',
      },
    },
  },
});
