import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languageChunk } from '../../../tools/language/catalogues/language-chunks.ts';
import { readTranslations, updateTranslations } from '../../../tools/language/catalogues/po-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const english = (message: string, parameters: string[] = []) =>
  new Map([['patient/one', [{ key: 'patient/one.a', message, parameters, isCalled: false }]]]);
const file = () => join(folder, 'de/patient/one.po');
function begin(message: string): void {
  updateTranslations('de', english(message), folder);
  const lines = readFileSync(file(), 'utf8');
  const at = lines.lastIndexOf('msgstr ""');
  writeFileSync(file(), `${lines.slice(0, at)}msgstr "Hallo"${lines.slice(at + 'msgstr ""'.length)}`);
}

test('a translator’s file has each English text under its key, and changes no more until the English does', () => {
  updateTranslations('de', english('Hello {name}', ['name']), folder);
  const first = readFileSync(file(), 'utf8');
  expect(first).toContain('msgctxt "patient/one.a"\nmsgid "Hello {name}"');
  updateTranslations('de', english('Hello {name}', ['name']), folder);
  expect(readFileSync(file(), 'utf8')).toBe(first);
});

test('what has been translated stays, and is shown', () => {
  begin('Hello');
  updateTranslations('de', english('Hello'), folder);
  expect(languageChunk('de', 'patient', english('Hello'), folder)).toMatchObject({
    messages: { 'patient/one.a': 'Hallo' },
    completeness: { translated: 1, all: 1 },
  });
});

test('a text whose English has changed is shown in English until somebody has looked at it', () => {
  begin('Hello');
  const changed = english('Goodbye');
  expect(languageChunk('de', 'patient', changed, folder)).toMatchObject({ messages: {}, completeness: { stale: 1 } });
  updateTranslations('de', changed, folder);
  expect(readTranslations('de', 'patient/one', folder)).toEqual([
    { key: 'patient/one.a', english: 'Goodbye', text: 'Hallo', isStale: true },
  ]);
  expect(readFileSync(file(), 'utf8')).toContain('Was: Hello');
});

test('a text that English no longer has goes', () => {
  begin('Hello');
  updateTranslations('de', new Map([['patient/two', []]]), folder);
  expect(readTranslations('de', 'patient/one', folder)).toEqual([]);
});
