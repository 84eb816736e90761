/**
 * `npm run language`: reads the data of a language (shared/languages/en), refuses a mistake with its file and line, and
 * writes what the app loads. `npm start`, the build and the tests run it first.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packSigns } from '#shared/languages/reading/pack-signs.ts';
import { readLanguageFiles } from '#server/services/knowledge/language-files.ts';

const PACKED = 'packed/warning-signs.json';

/** Writes what the app loads of a language, if it has changed. @throws with the file and line of a mistake */
export function compileLanguage(root: string, language: string): void {
  const { signs, groups } = readLanguageFiles(root, language);
  const packed = `${JSON.stringify(packSigns(signs, groups), null, 1)}\n`;
  const file = join(root, 'shared/languages', language, PACKED);
  if (textOf(file) === packed) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  try {
    compileLanguage(join(import.meta.dirname, '../..'), 'en');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
