import { readFileSync } from 'node:fs';
import { object, nullable, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { detectForeignLanguage } from '#src/platform/foreign-language/detect-foreign-language.ts';
import { readSeenTranscripts } from '../../../tools/language/read-corpus.ts';

const Row = object({ text: string(), language: nullable(string()) });

/** Lines of corpus/languages; no language for English, also of beginners and misheard, names and Latin terms. */
function rowsOf(file: string) {
  return readFileSync(new URL(`../../../corpus/languages/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => parse(Row, JSON.parse(line)));
}

const codeOf = (text: string) => detectForeignLanguage(text)?.code;

describe.each([
  { file: 'seen', least: 0.97 },
  { file: 'held-out', least: 0.8 },
])('short texts of a desk ($file)', ({ file, least }) => {
  const rows = rowsOf(file);

  it('English, names and medical terms are never another language, in any case', () => {
    const english = rows.filter(({ language }) => language === null).map(({ text }) => text);
    const written = english.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]);
    expect(english.length).toBeGreaterThan(50);
    expect(written.filter((text) => codeOf(text) !== undefined)).toEqual([]);
  });

  it('most of what is said in another language is recognised, and hardly ever as a third one', () => {
    const foreign = rows.filter(({ language }) => language !== null);
    const missed = foreign.filter(({ text, language }) => codeOf(text) !== language);
    expect(1 - missed.length / foreign.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(least);
    const mistaken = missed.filter(({ text }) => codeOf(text) !== undefined);
    expect(mistaken.length, JSON.stringify(mistaken)).toBeLessThanOrEqual(foreign.length * 0.03);
  });
});

it('no English registration is taken for another language', () => {
  const all = readSeenTranscripts().flatMap(({ said }) => [said, said.toLowerCase()]);
  expect(all.filter((said) => codeOf(said) !== undefined)).toEqual([]);
});

it('the language has its English name', () => {
  expect(detectForeignLanguage('me duele mucho la cabeza')).toEqual({ code: 'es', name: 'Spanish' });
  expect(detectForeignLanguage('عندي صداع شديد')).toEqual({ code: 'ar', name: 'Arabic' });
});

it.each(['', ' ', '12345', '!!! ???', '\u0000\uFFFF', '💊💊💊'])('says nothing of %j', (text) => {
  expect(detectForeignLanguage(text)).toBeUndefined();
});
