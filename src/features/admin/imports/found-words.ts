import type { CheckedImport, ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';

/** What matters most of a check, read out. */
export function foundWords(kind: ImportKind, { missing, faulty, fresh }: CheckedImport): string {
  if (missing.length > 0) return texts.missing;
  return faulty > 0 ? texts.faulty(faulty) : texts.fresh[kind](fresh);
}
