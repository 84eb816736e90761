import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { arcsOf, type WordNetwork } from '#shared/speech/light/word-network.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

describe('the vocabulary of the embedded engine', () => {
  it('is what the committed lists give', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontdesk-vocabulary-'));
    await promisify(execFile)(process.execPath, [at('tools/language/build-vocabulary.ts'), folder]);
    for (const name of ['network.json', 'words.dict']) {
      const [built, committed] = [
        await readFile(join(folder, name)),
        await readFile(at(`shared/speech/model/${name}`)),
      ];
      expect(built.equals(committed), `${name}: run npm run vocabulary`).toBe(true);
    }
    await rm(folder, { recursive: true });
  }, 120_000);

  it('has sounds for every word, an end for the sentence, and no chain of silent arcs', async () => {
    const network: WordNetwork = JSON.parse(await readFile(at('shared/speech/model/network.json'), 'utf8'));
    const dictionary = await readFile(at('shared/speech/model/words.dict'), 'utf8');
    const known = new Set(dictionary.split('\n').map((line) => line.split(' ')[0]));
    expect(network.words.filter((word) => !known.has(word))).toEqual([]);

    const silent = new Map<number, Set<number>>();
    for (const { from, to, word } of arcsOf(network)) {
      if (word === undefined) silent.set(from, (silent.get(from) ?? new Set()).add(to));
    }
    const missing = [...silent].filter(([from, targets]) =>
      [...targets].some((through) => [...(silent.get(through) ?? [])].some((to) => to !== from && !targets.has(to))),
    );
    expect(missing).toEqual([]);
    expect([...silent.values()].some((targets) => targets.has(network.final))).toBe(true);
  });
});
