import type { Page } from '@playwright/test';

/** Gives the page a microphone of our own, which hums until it is told to be silent. */
export async function giveMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const line = context.createMediaStreamDestination();
      const tone = context.createOscillator();
      const loudness = context.createGain();
      loudness.gain.value = 0.2;
      tone.connect(loudness).connect(line);
      tone.start();
      Object.assign(globalThis, { givenLine: line.stream, hush: () => (loudness.gain.value = 0) });
      return line.stream;
    };
  });
}

/** The microphone we gave falls silent, as a speaker does who has finished. */
export async function fallSilent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hush: unknown = Reflect.get(globalThis, 'hush');
    if (typeof hush === 'function') hush();
  });
}

/** How many tracks of the microphone we gave are still open. */
export function openTracks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const line: unknown = Reflect.get(globalThis, 'givenLine');
    return line instanceof MediaStream ? line.getTracks().filter((track) => track.readyState === 'live').length : 0;
  });
}

/** Presses the microphone, and waits until a second at least is recorded. */
export async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page
    .getByRole('timer')
    .filter({ hasText: /^0:(0[1-9]|[1-5]\d)/ })
    .waitFor();
}
