/**
 * `npm run bench -- device-speech [folder] [--words]`: plays the WAV files of a folder to the full engine as a page has it, in a worker of
 * Chromium over the files that the browser keeps: how long it takes to load, how long a patient waits, what of a processor and of memory it
 * costs. Ends with 1 when it takes more of a processor than it may.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { browserOptions } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product/product.ts';
import { fetchFullEngine } from './full-engine.ts';

const SLOWEST = 0.3;

/** In the page: the engine's worker, loaded; `heard` is called by `hear` with what it answers. */
async function loadEngine(): Promise<number> {
  const cacheName = (await caches.keys()).find((name) => name.includes('-speech-full-')) ?? '';
  const kept = await (await (await caches.open(cacheName)).match('/speech/kept-2.json'))?.json();
  const files = { ...kept, cacheName, folder: `/speech/full-${kept.version}/` };
  const began = performance.now();
  const worker = new Worker(kept.worker, { type: 'module' });
  const ask = (wav?: Uint8Array) =>
    new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data.heard), { once: true });
      worker.postMessage({ id: 1, files, wav });
    });
  await ask();
  Object.assign(globalThis, { ask });
  return performance.now() - began;
}

/** In the page: what the engine hears, and how long it takes. */
async function hear(encoded: string): Promise<{ ms: number; heard: string }> {
  const wav = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0);
  const began = performance.now();
  const heard: unknown = await Reflect.get(globalThis, 'ask')(wav);
  return { ms: performance.now() - began, heard: JSON.stringify(heard) };
}

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '../shared/cases/speech';
const clips = readdirSync(folder).filter((name) => name.endsWith('.wav'));
const product = await startProduct();
const browser = await chromium.launch(browserOptions());
const devtools = await browser.newBrowserCDPSession();
/** The process that has used the most time is the one with the engine in it. */
const busiest = async () => {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.toSorted((one, other) => other.cpuTime - one.cpuTime)[0] ?? { id: 0, cpuTime: 0 };
};
const megabytes = (id: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const page = await browser.newPage();
await fetchFullEngine(page, product.url);
const { id } = await busiest();
const before = megabytes(id);
const loaded = await page.evaluate(loadEngine);
const { cpuTime } = await busiest();
const waits: number[] = [];
let seconds = 0;
for (const clip of clips) {
  const wav = readFileSync(join(folder, clip));
  const sound = readWav(wav);
  seconds += sound.ok ? sound.value.samples.length / sound.value.sampleRate : 0;
  const { ms, heard } = await page.evaluate(hear, wav.toString('base64'));
  waits.push(ms);
  if (process.argv.includes('--words')) console.log(clip, heard);
}
const share = ((await busiest()).cpuTime - cpuTime) / seconds;
const [median = 0] = waits.toSorted((one, other) => one - other).slice(Math.floor(waits.length / 2));
console.log(`${clips.length} clips of ${folder}, ${seconds.toFixed(0)} s of sound`);
console.log(
  `loaded in ${loaded.toFixed(0)} ms; then the first words after ${waits[0]?.toFixed(0)} ms, median ${median.toFixed(0)} ms`,
);
console.log(
  `${share.toFixed(3)} × real time of one processor (needed: ${SLOWEST}), waited for ${(waits.reduce((sum, ms) => sum + ms, 0) / 1000 / seconds).toFixed(3)} ×`,
);
console.log(`the page's process: ${before.toFixed(0)} MB before, ${megabytes(id).toFixed(0)} MB with the engine`);
await browser.close();
await product.stop();
process.exitCode = share < SLOWEST ? 0 : 1;
