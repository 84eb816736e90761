import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PO from 'pofile';
import type { TranslatedTag } from '../../../shared/languages/screens/language-tags.ts';
import { TRANSLATED } from '../../../shared/languages/screens/screen-languages.ts';
import { LOCALES, type EnglishMessage } from './english-messages.ts';

/** A text as a translator has left it. */
export type Translation = {
  readonly key: string;
  readonly english: string;
  /** Empty if there is none yet. */
  readonly text: string;
  /** True if the English was changed after it had been translated: English is shown until somebody has looked. */
  readonly isStale: boolean;
};

/** The areas whose texts patients read; all others are the staff's. */
const OF_PATIENTS = /^(patient|site|everywhere)\//;

export type Side = 'patient' | 'staff';

export const sideOf = (module: string): Side => (OF_PATIENTS.test(module) ? 'patient' : 'staff');

/** Whether `tag` has texts of this module at all. */
export const isTranslated = (tag: TranslatedTag, module: string): boolean =>
  TRANSLATED[tag].staff || sideOf(module) === 'patient';

const fileOf = (tag: string, module: string, folder: string): string => join(folder, tag, `${module}.po`);

/** The translations of one module; empty if there is no file. */
export function readTranslations(tag: string, module: string, folder = LOCALES): Translation[] {
  const file = fileOf(tag, module, folder);
  if (!existsSync(file)) return [];
  return PO.parse(readFileSync(file, 'utf8')).items.map(({ msgctxt, msgid, msgstr, flags }) => ({
    key: msgctxt ?? '',
    english: msgid,
    text: msgstr.join(''),
    isStale: flags['fuzzy'] === true,
  }));
}

/**
 * Brings the files of a language up to date with the English texts: new ones are added, removed ones go, and what has
 * been translated stays. A text whose English has changed is marked, and has the old English beside it.
 */
export function updateTranslations(
  tag: TranslatedTag,
  english: ReadonlyMap<string, readonly EnglishMessage[]>,
  folder = LOCALES,
): void {
  const wanted = new Set<string>();
  for (const [module, messages] of english) {
    if (!isTranslated(tag, module)) continue;
    const file = fileOf(tag, module, folder);
    wanted.add(file);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = updated(tag, module, messages, before);
    if (after === before) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
  for (const name of readdirSync(join(folder, tag), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, tag, name);
    if (file.endsWith('.po') && !wanted.has(file)) rmSync(file);
  }
}

function updated(tag: string, module: string, messages: readonly EnglishMessage[], before: string): string {
  const known = new Map(PO.parse(before).items.map((item) => [item.msgctxt, item]));
  const po = new PO();
  po.headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: tag,
  };
  po.items = messages.map(({ key, message, parameters }) => {
    const item = known.get(key) ?? new PO.Item();
    if (item.msgid !== message && item.msgstr.join('') !== '') {
      item.flags['fuzzy'] = true;
      item.comments = [`Was: ${item.msgid}`];
    }
    item.msgctxt = key;
    item.msgid = message;
    item.references = [`src/locales/en/${module}.ts`];
    item.extractedComments = parameters.length === 0 ? [] : [`Parameters: ${parameters.join(', ')}`];
    if (parameters.length > 0) item.flags['icu-message-format'] = true;
    else delete item.flags['icu-message-format'];
    return item;
  });
  return po.toString();
}
