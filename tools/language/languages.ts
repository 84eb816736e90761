import type { TranslatedTag } from '../../shared/languages/screens/language-tags.ts';
import { TRANSLATED } from '../../shared/languages/screens/screen-languages.ts';
import { readEnglish } from './catalogues/english-messages.ts';
import { languageChunk } from './catalogues/language-chunks.ts';
import { updateTranslations } from './catalogues/po-files.ts';

/**
 * `npm run languages`: brings every translator's file up to date with the English texts, says of each language how much
 * is there, and names every translation that cannot be shown.
 */
const english = readEnglish();
const faults: string[] = [];
for (const tag of Object.keys(TRANSLATED).filter((one): one is TranslatedTag => one in TRANSLATED)) {
  updateTranslations(tag, english);
  for (const side of ['patient', 'staff'] as const) {
    const chunk = languageChunk(tag, side, english);
    const { translated, stale, all } = chunk.completeness;
    faults.push(...chunk.faults);
    if (all === 0) continue;
    const changed = stale === 0 ? '' : `, ${stale} whose English has changed since`;
    console.log(`${tag} ${side}: ${translated} of ${all}${changed}`);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
