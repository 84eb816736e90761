import type { ReadIn } from '#shared/words/any-language/read-in.ts';

/**
 * What a text in another language says of the patient, where we have the words of that language; undefined for any other.
 * What is known of the language is fetched only now, and without it nothing is found.
 * @param language its ISO 639-1 code
 */
export async function readForeign(language: string | undefined, text: string): Promise<ReadIn | undefined> {
  if (language !== 'es') return undefined;
  try {
    const { readSpanish } = await import('#shared/languages/es/read-spanish.ts');
    return readSpanish(text);
  } catch {
    return undefined;
  }
}
