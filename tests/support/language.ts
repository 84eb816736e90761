import { join } from 'node:path';
import { compileLanguage } from '../../tools/language/compile-language.ts';

/** What is tested is what the data files say now. */
export function setup(): void {
  compileLanguage(join(import.meta.dirname, '../..'), 'en');
}
