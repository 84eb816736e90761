/**
 * `npm run language`: reads the data of a language (shared/languages/en), refuses a mistake with its file and line, and
 * writes what the app loads. `npm start`, the build and the tests run it first.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packLanguage } from '#shared/languages/reading/language-file.ts';
import { packSymptoms } from '#shared/languages/reading/pack-symptoms.ts';
import { packSigns } from '#shared/languages/reading/pack-signs.ts';
import { packReport } from '#shared/languages/reading/pack-report.ts';
import { isMedicineOrClass } from '#server/medicines/known/known-medicines.ts';
import { isSaidByPatients, readLanguageFiles, readSymptomFiles } from '#server/services/knowledge/language-files.ts';

/** English has an engine of its own; every other language is all data. */
const ENGLISH = 'en';

/** Every language that has data. @throws with the file and line of a mistake */
export function compileLanguages(root: string): void {
  for (const language of [ENGLISH, 'es']) compileLanguage(root, language);
  const { symptoms, parts } = readSymptomFiles(root);
  writePacked(join(root, 'shared/languages', ENGLISH, 'packed/symptoms.json'), packSymptoms(symptoms, parts));
}

/** Writes what the app loads of a language, if it has changed. @throws with the file and line of a mistake */
function compileLanguage(root: string, language: string): void {
  const { signs: all, groups, reportGroups } = readLanguageFiles(root, language);
  const signs = all.filter(isSaidByPatients);
  const folder = `shared/languages/${language}`;
  const pack =
    language === ENGLISH
      ? packSigns(signs, groups)
      : packLanguage(
          {
            language: readFileSync(join(root, folder, 'language.txt'), 'utf8'),
            symptoms: readFileSync(join(root, folder, 'symptoms.txt'), 'utf8'),
            signs,
            groups,
          },
          (name) => `${folder}/${name}`,
        );
  writePacked(join(root, folder, 'packed', language === ENGLISH ? 'warning-signs.json' : 'language.json'), pack);
  // Only the server reads reports, so what they say is a file of its own that no browser fetches.
  if (language === ENGLISH)
    writePacked(
      join(root, folder, 'packed/report-signs.json'),
      packReport(all, new Map([...groups, ...reportGroups]), isMedicineOrClass),
    );
}

function writePacked(file: string, pack: object): void {
  const packed = `${JSON.stringify(pack, null, 1)}\n`;
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
    compileLanguages(join(import.meta.dirname, '../..'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
