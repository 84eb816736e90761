import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where recordings are kept, two files for each language and purpose: what is said where, and the sound. */
export const CLIPS = join(import.meta.dirname, '../../src/platform/read-aloud/clips');

/** What is recorded for the pages of a kiosk, and for the calls of a waiting room (whose letters a kiosk needs, too). */
export type Purpose = 'pages' | 'call';

export type Pack = {
  /** How each was made. */
  readonly made: string;
  /** The patterns of a call, as they were when they were recorded. */
  readonly says?: Readonly<Record<string, string>>;
  /** Each text with its sound. */
  readonly clips: ReadonlyMap<string, Uint8Array>;
};

/** The recordings of a language; none if there are no files. */
export function readPack(tag: string, purpose: Purpose, folder = CLIPS): Pack {
  const name = join(folder, `${tag}-${purpose}`);
  if (!existsSync(`${name}.json`)) return { made: '', clips: new Map() };
  const list: { made: string; says?: Record<string, string>; clips: [string, number][] } = JSON.parse(
    readFileSync(`${name}.json`, 'utf8'),
  );
  const sound = readFileSync(`${name}.mp3`);
  let at = 0;
  const clips = list.clips.map(([text, bytes]) => {
    at += bytes;
    return [text, sound.subarray(at - bytes, at)] as const;
  });
  if (at !== sound.byteLength) throw new Error(`${name}.mp3 is not what ${name}.json says. Please run npm run clips.`);
  return { ...list, clips: new Map(clips) };
}

/** Writes the recordings, a text in a line, so that a change shows what has changed. */
export function writePack(tag: string, purpose: Purpose, { made, says, clips }: Pack, folder = CLIPS): void {
  const name = join(folder, `${tag}-${purpose}`);
  const lines = [...clips].map(([text, { byteLength }]) => `    ${JSON.stringify([text, byteLength])}`);
  const head = [`  "made": ${JSON.stringify(made)}`, ...(says ? [`  "says": ${JSON.stringify(says)}`] : [])];
  writeFileSync(`${name}.json`, `{\n${[...head, `  "clips": [\n${lines.join(',\n')}\n  ]`].join(',\n')}\n}\n`);
  writeFileSync(`${name}.mp3`, Buffer.concat([...clips.values()]));
}
