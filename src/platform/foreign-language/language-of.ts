import type { ForeignLanguage } from './detect-foreign-language.ts';

/**
 * The language of a text that is not English; undefined for English or if it is not certain. The
 * detector is loaded only after somebody has spoken; without it the result is undefined.
 */
export async function foreignLanguageOf(text: string): Promise<ForeignLanguage | undefined> {
  try {
    const { detectForeignLanguage } = await import('./detect-foreign-language.ts');
    return detectForeignLanguage(text);
  } catch {
    return undefined;
  }
}
