import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf, type Line } from '#shared/languages/reading/lines.ts';
import { namedPhrasesOf, type NamedPhrases } from '#shared/languages/reading/sections.ts';
import { readSignFile, readWordGroups, type SignFile } from '#shared/languages/reading/sign-file.ts';
import { WARNING_SIGN_IDS } from '#shared/words/warning/warning-sign-ids.ts';

const REPORT_GROUPS = 'report-word-groups.txt';

/** The data of a language as clinicians write it. */
export type LanguageFiles = {
  /** Those of WARNING_SIGN_IDS first, then those that only a doctor's report says. */
  readonly signs: readonly SignFile[];
  readonly groups: ReadonlyMap<string, readonly Line[]>;
  /** Groups of words of reports; a language without them reads no reports. */
  readonly reportGroups: ReadonlyMap<string, readonly Line[]>;
};

/** What is known of symptoms in English, which has an engine of its own. */
export type SymptomFiles = { readonly symptoms: readonly NamedPhrases[]; readonly parts: readonly NamedPhrases[] };

/** Reads the symptoms and parts of the body below `root`. @throws with the file and line of the first mistake */
export function readSymptomFiles(root: string): SymptomFiles {
  const read = (name: string): NamedPhrases[] => {
    const file = `shared/languages/en/${name}`;
    return namedPhrasesOf(linesOf(readFileSync(join(root, file), 'utf8'), file));
  };
  return { symptoms: read('symptoms.txt'), parts: read('body-parts.txt') };
}

/**
 * Reads a language's files below `root`, the signs in the order of WARNING_SIGN_IDS.
 * @throws with the file and line of the first mistake
 */
export function readLanguageFiles(root: string, language: string): LanguageFiles {
  const folder = `shared/languages/${language}`;
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const groupsIn = (name: string) => readWordGroups(textOf(`${folder}/${name}`), `${folder}/${name}`);
  const signs = readdirSync(join(root, folder, 'warning-signs'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const file = `${folder}/warning-signs/${name}`;
      const sign = readSignFile(textOf(file), file);
      if (`${sign.id}.txt` !== name || (rankOf(sign) === Infinity) === isSaidByPatients(sign))
        throw new Error(
          `${file}:1: “${sign.id}” is no warning sign of that name (shared/words/warning/warning-sign-ids.ts)`,
        );
      return sign;
    });
  return {
    signs: signs.toSorted((one, other) => rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1)),
    groups: groupsIn('word-groups.txt'),
    reportGroups: existsSync(join(root, folder, REPORT_GROUPS)) ? groupsIn(REPORT_GROUPS) : new Map(),
  };
}

function rankOf({ id }: SignFile): number {
  const rank = WARNING_SIGN_IDS.findIndex((one) => one === id);
  return rank < 0 ? Infinity : rank;
}

/** Whether a sign is looked for in what patients say, and not only in a doctor's report. */
export function isSaidByPatients({ said, noted, together }: SignFile): boolean {
  return said.length + noted.length + together.length > 0;
}
