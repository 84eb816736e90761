import { join } from 'node:path';
import { compileLanguages } from '../../tools/language/compile-language.ts';

/** What is tested is what the data files say now. */
export function setup(): void {
  compileLanguages(join(import.meta.dirname, '../..'));
}
