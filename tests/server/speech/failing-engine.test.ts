import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createEmbeddedGateway,
  type EmbeddedOptions,
} from '#server/gateways/speech-to-text/embedded/embedded-gateway.ts';

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
  return gateway.transcribe(await readFile(CLIP), AbortSignal.timeout(50_000));
}

describe('where the full engine fails, the light one listens', () => {
  it('because it breaks while it listens: its decoder is another model', async () => {
    const encoder = 'encoder_model.onnx';
    const weights = await weightsOf({ [encoder]: encoder, 'decoder_model_merged.onnx': encoder });
    expect(await heardBy({ weights })).toMatchObject(byLight);
  });

  it('because it takes too long', async () => {
    expect(await heardBy({ limitMs: () => 1 })).toMatchObject(byLight);
  });
});
