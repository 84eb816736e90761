import type { Page } from '@playwright/test';

declare global {
  // The stand-in's own notes, on the page that it stands in.
  interface Window {
    said?: { voice: string; lang: string; volume: number; text: string }[];
    /** The voice has come to the end of its sentence. */
    finishSentence?: () => void;
    isSpeaking?: () => boolean;
  }
}

/** Chromium has no voices here: this stands in for the browser's part, and notes what it was to say. */
export async function giveVoices(page: Page, voices: readonly { lang: string; isLocal: boolean }[]): Promise<void> {
  await page.addInitScript((known) => {
    let current: SpeechSynthesisUtterance | undefined;
    window.said = [];
    window.isSpeaking = () => current !== undefined;
    window.finishSentence = () => {
      const done = current;
      current = undefined;
      done?.dispatchEvent(new Event('end'));
    };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      get speaking() {
        return current !== undefined;
      },
      pending: false,
      getVoices: () =>
        known.map(({ lang, isLocal }) => ({ name: isLocal ? 'near' : 'far', lang, localService: isLocal })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        const { text, lang, volume, voice } = utterance;
        window.said?.push({ voice: voice?.name ?? '', lang, volume, text });
      },
      cancel: () => (current = undefined),
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  }, voices);
}

/** Everything said so far, as one text. */
export const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => (window.said ?? []).map(({ text }) => text).join(' | '));

/** Lets the voice come to the end of the page. */
export async function hearToTheEnd(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (let sentence = 0; sentence < 300 && window.isSpeaking?.() === true; sentence += 1) window.finishSentence?.();
  });
  return saidOn(page);
}
