import * as v from 'valibot';
import { RECORDINGS_CACHE } from './cache-name.ts';

const LISTS = import.meta.glob<string>('../read-aloud/clips/*.json', { query: '?url', import: 'default', eager: true });
const SOUNDS = import.meta.glob<string>('../read-aloud/clips/*.mp3', { query: '?url', import: 'default', eager: true });

/** What is recorded for: a kiosk's pages, or the calls of a waiting room. */
export type Purpose = 'pages' | 'call';

/** A network that holds an answer back must not hold up the next call; the pages' sounds are large and hold up nothing. */
const COMES_WITHIN_MS: Readonly<Record<Purpose, number>> = { call: 15_000, pages: 120_000 };

const List = v.object({
  says: v.optional(v.record(v.string(), v.string()), {}),
  clips: v.array(v.tuple([v.string(), v.number()])),
});

/** The recordings of one language for one purpose. */
export type Recordings = {
  /** The patterns of a call, by name. */
  readonly says: Readonly<Record<string, string>>;
  readonly has: (text: string) => boolean;
  /** The sound of a text, a copy that may be given away. */
  readonly cut: (text: string) => ArrayBuffer | undefined;
};

/** Where the two files of a language are; none if nothing is recorded in it. */
export function addressesOf(tag: string, purpose: Purpose): string[] {
  const name = `../read-aloud/clips/${tag}-${purpose}`;
  const [list, sound] = [LISTS[`${name}.json`], SOUNDS[`${name}.mp3`]];
  return list === undefined || sound === undefined ? [] : [list, sound];
}

/** The patterns of a call in words: all that a voice of the device needs. Undefined if there are none or they cannot be had. */
export async function loadPatterns(tag: string): Promise<Recordings['says'] | undefined> {
  const [list] = addressesOf(tag, 'call');
  return list === undefined ? undefined : (await readList(list, 'call').catch(() => undefined))?.says;
}

/** The recordings of a language, from this device or from the server; undefined if there are none or they cannot be had. */
export async function loadRecordings(tag: string, purpose: Purpose): Promise<Recordings | undefined> {
  const [list, sound] = addressesOf(tag, purpose);
  if (list === undefined || sound === undefined) return undefined;
  try {
    const { says, clips } = await readList(list, purpose);
    const bytes = await (await keptOrFetched(sound, purpose)).arrayBuffer();
    let end = 0;
    const places = new Map(clips.map(([text, length]) => [text, [end, (end += length)] as const]));
    if (end !== bytes.byteLength) return undefined;
    const cut = (text: string): ArrayBuffer | undefined => {
      const place = places.get(text);
      return place && bytes.slice(...place);
    };
    return { says, has: (text) => places.has(text), cut };
  } catch {
    return undefined;
  }
}

async function readList(address: string, purpose: Purpose): Promise<v.InferOutput<typeof List>> {
  return v.parse(List, await (await keptOrFetched(address, purpose)).json());
}

async function keptOrFetched(address: string, purpose: Purpose): Promise<Response> {
  const kept =
    'caches' in globalThis
      ? await caches.match(address, { cacheName: RECORDINGS_CACHE }).catch(() => undefined)
      : undefined;
  if (kept) return kept;
  const answer = await fetch(address, { priority: 'low', signal: AbortSignal.timeout(COMES_WITHIN_MS[purpose]) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
