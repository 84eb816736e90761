import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';

/** The names the engines know, the commoner ones of each line first, without headings. */
function namesOf(list: string): string[][] {
  const text = readFileSync(new URL(`../../../tools/language/vocabulary/${list}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^\w+: /u, '')
        .split(' ')
        .filter((name) => name !== ''),
    );
}

function isHeard(name: string): boolean {
  return [`My name is ${name} and I have a cough`, `hello this is ${name.toLowerCase()} i have a cough`].every(
    (said) => {
      const heard = extractRegistration(said).name;
      return heard.how === 'heard' && heard.value.toLowerCase() === name.toLowerCase();
    },
  );
}

// A word of the rules may be a name once its ending is gone ("jams" is in "James").
describe.each([
  ['first', 'first-names.txt', (name: string) => `${name} Miller`, 0.996, ['Mads']],
  ['last', 'last-names.txt', (name: string) => `Anna ${name}`, 0.99, ['He']],
] as const)('%s names', (_which, list, whole, share, wordsToo) => {
  it('are heard, of the twenty commonest of every region all but those that are words', () => {
    const missed = namesOf(list).flatMap((line) => line.slice(0, 20).filter((name) => !isHeard(whole(name))));
    expect(missed).toEqual(wordsToo);
  });

  it('are heard, nearly every one', () => {
    const names = [...new Set(namesOf(list).flat())];
    const missed = names.filter((name) => !isHeard(whole(name)));
    expect(1 - missed.length / names.length, missed.join(' ')).toBeGreaterThanOrEqual(share);
  });
});
