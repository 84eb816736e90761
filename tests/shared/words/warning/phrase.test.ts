import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phrase, says } from '#shared/words/reading/phrase.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';

const FOLDERS = ['words', 'languages/en'].map((name) => new URL(`../../../../shared/${name}/`, import.meta.url));

/** Every "word*" of the data and phrases, as it is written there. */
function starredWords(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|txt)$/u.test(file))
      .map((file) => new URL(file, folder)),
  );
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8')
        .replace(/^\s*(?:\/\/|\/?\*).*$/gmu, '')
        .matchAll(/(?<![a-z\\\]*])([a-z]{2,})\*/gu),
      ([, word = '']) => word,
    ),
  );
  return [...new Set(found)].toSorted();
}

/** Words of everyday speech and of the sick, and what a word might lose before its star. */
const SPOKEN = [
  ...readFileSync(new URL('../../../../tools/language/vocabulary/common-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((word) => /^[a-z]+$/u.test(word)),
  ...'overdo overdoing overdone paracetamol parade closer closet drow hypogastric confuse depot diary clot nau nausea pauper unresponsive'.split(
    ' ',
  ),
];

describe('a word with a star', () => {
  const starred = starredWords();

  it('means the words that begin as it is written, and no others', () => {
    expect(starred.length).toBeGreaterThan(200);
    const wrong = starred.flatMap((beginning) => {
      const pattern = phrase(`${beginning}*`);
      // "Large" stands for "larg*e": the plain text has lost its last letter.
      const written = beginning.replace(/e$/u, '').replace(/([^aeiou])\1$/u, '$1');
      return SPOKEN.filter((word) => says(readPlainWords(word).text, pattern) && !word.startsWith(written)).map(
        (word) => `${beginning}* means ${word}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['overdos*', 'overdoing', false],
    ['overdos*', 'overdosed', true],
    ['paraly*', 'paracetamol', false],
    ['paraly*', 'paralysed', true],
    ['pull*', 'pulling', true],
    ['pull*', 'pull', true],
    ['large*', 'large', true],
    ['depress*', 'depress', true],
  ])('%s in "%s": %s', (source, word, isMeant) => {
    expect(says(readPlainWords(word).text, phrase(source))).toBe(isMeant);
  });

  it('can be said at all: the plain text keeps what is written', () => {
    const never = starred.filter((beginning) =>
      ['', 's', 'e', 'ed', 'ing', 'ion', 'a', 'ous', 'ic', 'ive', 'en', 'er', 'al', 'ate'].every(
        (ending) => !says(readPlainWords(`${beginning}${ending}`).text, phrase(`${beginning}*`)),
      ),
    );
    expect(never).toEqual([]);
  });
});
