import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has been played, in its order: "chime", or how many bytes a recording has. */
    sounds?: (number | 'chime')[];
    /** Whether a recording plays now. */
    isPlaying?: () => boolean;
  }
}

/** Notes what the browser itself plays: its part is real. */
export async function noteSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: (number | 'chime')[] = [];
    const playing = new Set<AudioBufferSourceNode>();
    const sizes = new WeakMap<AudioBuffer, number>();
    Object.assign(window, { sounds, isPlaying: () => playing.size > 0 });
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = async function noted(data: ArrayBuffer): Promise<AudioBuffer> {
      const { byteLength } = data;
      const buffer = await decodeAudioData.call(this, data);
      sizes.set(buffer, byteLength);
      return buffer;
    };
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function noted(...when): void {
      sounds.push((this.buffer && sizes.get(this.buffer)) ?? 0);
      playing.add(this);
      this.addEventListener('ended', () => playing.delete(this));
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function noted(...when): void {
      playing.delete(this);
      stop.apply(this, when);
    };
    const chime = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function noted(...when): void {
      if (sounds.at(-1) !== 'chime') sounds.push('chime');
      chime.apply(this, when);
    };
  });
}

export const soundsOn = (page: Page): Promise<(number | 'chime')[]> => page.evaluate(() => window.sounds ?? []);

export const isPlaying = (page: Page): Promise<boolean> => page.evaluate(() => window.isPlaying?.() === true);

/** How many bytes the recordings of these texts have. */
export function bytesOf(tag: string, purpose: 'pages' | 'call', texts: readonly string[]): number[] {
  const file = join(import.meta.dirname, `../../../src/platform/read-aloud/clips/${tag}-${purpose}.json`);
  const { clips }: { clips: [string, number][] } = JSON.parse(readFileSync(file, 'utf8'));
  const sizes = new Map(clips);
  return texts.map((text) => sizes.get(text) ?? Number.NaN);
}
