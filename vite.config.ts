import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderShell } from './scripts/prerender-shell.ts';

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('./manifest.webmanifest', import.meta.url), 'utf8'),
);

/** Each library that more than one chunk needs gets a chunk of its own; left alone, ky and Headless UI land together. */
const LIBRARY_CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/@tanstack\// },
  { name: 'dexie', test: /node_modules\/dexie\// },
  { name: 'ky', test: /node_modules\/ky\// },
  { name: 'valibot', test: /node_modules\/valibot\// },
  { name: 'headless-ui', test: /node_modules\/(@headlessui|@react-aria|@react-stately|@floating-ui|tabbable)\// },
  { name: 'toasts', test: /node_modules\/(react-hot-toast|goober)\// },
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    react(),
    tailwindcss(),
    prerenderShell(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      injectManifest: { globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'] },
    }),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // A small worklet must stay a file: the Content-Security-Policy refuses data: scripts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: LIBRARY_CHUNKS } } },
  },
});
