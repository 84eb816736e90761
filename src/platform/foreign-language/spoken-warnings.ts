import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';

/**
 * The warning signs in a text in a foreign language that we have the words of; none for any other. What is known of the
 * language is fetched only now, and without it nothing is found.
 */
export async function warningsIn(language: string | undefined, text: string): Promise<RedFlag[]> {
  if (language !== 'Spanish') return [];
  try {
    const { readSpanish } = await import('#shared/languages/es/read-spanish.ts');
    return readSpanish(text).warnings;
  } catch {
    return [];
  }
}
