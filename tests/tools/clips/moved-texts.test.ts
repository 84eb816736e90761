import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHOOSABLE_TAGS } from '../../../shared/languages/screens/language-tags.ts';
import { readPack, writePack } from '../../../tools/clips/clip-pack.ts';
import { standings } from '../../../tools/clips/moved-texts.ts';
import { recipe, VOICES } from '../../../tools/clips/voices.ts';
import { readEnglish } from '../../../tools/language/catalogues/english-messages.ts';

const english = readEnglish();
const now = standings(english);

/** A correction or two may wait for the next `npm run clips`; a language that is mostly silent may not. */
const LEAST_SHARE = 0.9;
const MOST_BYTES = 2_000_000;

describe.each(CHOOSABLE_TAGS)('what is recorded in %s', (tag) => {
  test('is nearly all that a kiosk reads and a screen calls; if not, run npm run clips', () => {
    for (const { wanted, missing } of now.filter((one) => one.tag === tag))
      expect(1 - missing.length / wanted.length, `not recorded: ${missing.join(' | ')}`).toBeGreaterThan(LEAST_SHARE);
  });

  test('is MP3 from the first byte of each recording on, and small enough to be kept', () => {
    const packs = (['pages', 'call'] as const).map((purpose) => readPack(tag, purpose));
    const sounds = packs.flatMap(({ clips }) => [...clips]);
    for (const [text, sound] of sounds) {
      expect([sound[0], (sound[1] ?? 0) & 0xe0], text).toEqual([0xff, 0xe0]);
    }
    expect(sounds.reduce((sum, [, { byteLength }]) => sum + byteLength, 0)).toBeLessThan(MOST_BYTES);
  });
});

describe('a text that was changed', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clips-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is named with what is left of the old one, and everything else stays recorded', () => {
    const pages = now.find(({ tag, purpose }) => tag === 'en' && purpose === 'pages');
    const before = (pages?.wanted ?? []).map((text) => (text === 'Choose a doctor' ? 'Pick a doctor' : text));
    const sound = Uint8Array.of(0xff, 0xf3, 0);
    writePack('en', 'pages', { made: recipe(VOICES.en), clips: new Map(before.map((text) => [text, sound])) }, folder);
    const [then] = standings(english, folder);
    expect(then?.missing).toEqual(['Choose a doctor']);
    expect(then?.left).toEqual(['Pick a doctor']);
    expect(then?.pack.clips.get('Choose a department')).toEqual(Buffer.from(sound));
  });
});
