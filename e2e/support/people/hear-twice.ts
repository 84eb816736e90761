import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface HeardInClip {
  readonly text: string;
  readonly confidence: number;
}

/** What the server at `url` hears in a WAV file. */
export async function hearOnServer(request: APIRequestContext, url: string, clip: string): Promise<HeardInClip> {
  const uploaded = await request.post(`${url}/v2/upload`, {
    data: await readFile(clip),
    headers: { 'Content-Type': 'audio/wav' },
  });
  const { upload_url: audioUrl } = await uploaded.json();
  const asked = await request.post(`${url}/v2/transcript`, { data: { audio_url: audioUrl } });
  const { id } = await asked.json();
  let heard: HeardInClip & { status: string } = { status: 'queued', text: '', confidence: 0 };
  await expect
    .poll(
      async () => {
        heard = await (await request.get(`${url}/v2/transcript/${id}`)).json();
        return heard.status;
      },
      { timeout: 100_000 },
    )
    .toBe('completed');
  return { text: heard.text, confidence: heard.confidence };
}

/** What the full engine hears in a WAV file in the page's own worker, which has listened before; without a microphone between. */
export async function hearInPage(page: Page, clip: string): Promise<unknown> {
  const engine = page.workers().find((worker) => worker.url().includes('engine-full'));
  if (!engine) throw new Error('this page has not started the full engine');
  return engine.evaluate(
    (encoded) =>
      new Promise((resolve) => {
        globalThis.postMessage = ({ heard }: { heard: { value?: unknown } }) => resolve(heard.value);
        const wav = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        dispatchEvent(new MessageEvent('message', { data: { id: 0, wav } }));
      }),
    (await readFile(clip)).toString('base64'),
  );
}
