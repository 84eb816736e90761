import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '../../../tools/build/precompress.ts';

export const APP_SCRIPT = `console.log(${JSON.stringify('a script that is worth compressing '.repeat(100))});`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><script>let a;</script><style>body{color:red}</style><title>the app</title>',
  'bare.html': '<!doctype html><style>body{color:red}</style><title>the bare page</title>',
  'frontdesk.html': '<!doctype html><style>body{color:blue}</style><title>the front desk</title>',
  'manifest.webmanifest': '{"name":"Frontdesk"}',
  'service-worker.js': 'self.addEventListener("install", () => {});',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'assets/app-abc123.js': APP_SCRIPT,
  'assets/model-abc123.wasm': '\0asm',
  'speech/files.json': '{"light":{},"full":{}}',
  'speech/full-abc123/decoder.onnx.01': 'weights',
  '.vite/manifest.json': '{"secret":"not for the web"}',
};

/** A small build in a temporary folder. @param origins other backends that it was built to call */
export async function fakeBuild(origins: readonly string[] = []): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'frontdesk-dist-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  await precompress(dist);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ hash: 'abc', origins }));
  return dist;
}
