import { findBrowser, findHeadlessShell } from '../../tools/gates/find-browser.ts';

const asRoot = process.getuid?.() === 0;

/** Chromium as a closed network and a container want it; the same everywhere, so that runs are alike. */
const FLAGS = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options of the browser under test. */
export function browserOptions(extraFlags: readonly string[] = []): { executablePath: string; args: string[] } {
  return { executablePath: findBrowser(), args: [...FLAGS, ...extraFlags] };
}

/** Launch options for looking at screens: the same flags, without the browser around the page where that can be had. */
export function screenOptions(): { executablePath: string; args: string[] } {
  return { ...browserOptions(), executablePath: findHeadlessShell() };
}

/** Launch options of a browser whose microphone plays one WAV file, once, from the moment it is opened. */
export function browserHearing(wavFile: string): { executablePath: string; args: string[] } {
  return browserOptions([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${wavFile}%noloop`,
  ]);
}
