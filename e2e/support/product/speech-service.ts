import type { Page } from '@playwright/test';

type Reply = { readonly status?: number; readonly json?: unknown; readonly body?: string };

/** What a test's speech service has been sent, and when it was asked how far it is. */
export type SpeechService = { readonly uploads: Buffer[]; readonly askedAtMs: number[] };

/** Answers the three calls of CALL-11 in the browser. `replies` are the answers to the polling, in turn. */
export async function stubSpeechService(
  page: Page,
  replies: readonly Reply[],
  options: { readonly upload?: Reply } = {},
): Promise<SpeechService> {
  const seen: SpeechService = { uploads: [], askedAtMs: [] };
  await page.route('**/v2/upload', async (route) => {
    seen.uploads.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.fulfill({ ...(options.upload ?? { json: { upload_url: 'https://speech.test/upload/1' } }) });
  });
  await page.route('**/v2/transcript', (route) => route.fulfill({ json: { id: 'job-1', status: 'queued' } }));
  await page.route('**/v2/transcript/job-1', async (route) => {
    const reply = replies[Math.min(seen.askedAtMs.length, replies.length - 1)];
    seen.askedAtMs.push(performance.now());
    await route.fulfill({ ...reply });
  });
  return seen;
}

/** Keeps every microphone track the page is given, so that a test can see whether it was let go. */
export async function watchMicrophone(page: Page): Promise<{ openTracks(): Promise<number> }> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { microphoneTracks: tracks });
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return {
    openTracks: () =>
      page.evaluate(() => {
        const tracks: unknown = Reflect.get(globalThis, 'microphoneTracks');
        return Array.isArray(tracks) ? tracks.filter((track) => track.readyState === 'live').length : -1;
      }),
  };
}
