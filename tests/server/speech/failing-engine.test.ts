import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createEmbeddedGateway,
  type EmbeddedOptions,
} from '#server/gateways/speech-to-text/embedded/embedded-gateway.ts';
import { createEngineThread } from '#server/gateways/speech-to-text/embedded/engine-thread.ts';
import type { WorkerSetting } from '#server/gateways/speech-to-text/embedded/worker-messages.ts';

/** A full engine is loaded, fails, and the light one takes its place: a busy machine takes minutes for it. */
vi.setConfig({ testTimeout: 240_000 });
const patience = () => AbortSignal.timeout(230_000);

const CLIP = new URL('../../support/clips/rosa-bennett.wav', import.meta.url);
const WEIGHTS = fileURLToPath(new URL('model/base/quantized/', import.meta.resolve('@usefulsensors/moonshine-js')));
/** What is heard by the light engine. */
const byLight = { ok: true, value: { engine: 'embedded (light)', text: expect.stringMatching(/Rosa Bennett/) } };

/** A folder of weights, each under its name the file of the package that is named beside it. */
async function weightsOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-weights-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Object.entries(files).map(([name, real]) => symlink(join(WEIGHTS, real), join(folder, name))));
  return pathToFileURL(`${folder}/`).href;
}

async function heardBy(options: EmbeddedOptions): Promise<unknown> {
  const gateway = createEmbeddedGateway(options);
  onTestFinished(() => gateway.close());
  return gateway.transcribe(await readFile(CLIP), patience());
}

describe('where the full engine fails, the light one listens', () => {
  it('because it breaks while it listens: its decoder is another model', async () => {
    const encoder = 'encoder_model.onnx';
    const weights = await weightsOf({ [encoder]: encoder, 'decoder_model_merged.onnx': encoder });
    expect(await heardBy({ weights })).toMatchObject(byLight);
  });

  it('because it takes too long; staff are told, once for each time that it was tried', async () => {
    const gateway = createEmbeddedGateway({ limitMs: () => 1 });
    onTestFinished(() => gateway.close());
    expect(gateway.status?.()).toEqual({ by: 'server', name: '', failures: 0 });
    const clip = await readFile(CLIP);
    for (const _ of ['tried', 'rests']) expect(await gateway.transcribe(clip, patience())).toMatchObject(byLight);
    expect(gateway.status?.()).toMatchObject({ failures: 1, lastFailure: { kind: 'engine-failed' } });
  });
});

describe('a thread of an engine', () => {
  const failed = { ok: false, problem: { kind: 'engine-failed' } };

  it('that cannot be started has failed, for each who asks', async () => {
    const nothingToSend: WorkerSetting = { engine: 'embedded', weights: unsendable() };
    const thread = createEngineThread(nothingToSend);
    for (const _ of [1, 2]) expect(await thread.hear(new Uint8Array(), 1000)).toEqual(failed);
  });

  it('that is closed starts no more for those who wait', async () => {
    const thread = createEngineThread({ engine: 'embedded (light)' });
    const clip = await readFile(CLIP);
    const [first, waiting] = [thread.hear(clip, 60_000), thread.hear(clip, 60_000)];
    await thread.close();
    expect([await first, await waiting]).toEqual([failed, failed]);
  });
});

/** What no thread can be given. */
function unsendable(): string {
  const text: unknown = () => '';
  return text as string;
}
