/**
 * The English name of the language of words that are not English; undefined for English, and where nobody can be sure. The
 * detector is fetched when somebody has spoken; without it nothing is said.
 */
export async function foreignLanguageOf(text: string): Promise<string | undefined> {
  try {
    const { detectForeignLanguage } = await import('./detect-foreign-language.ts');
    return detectForeignLanguage(text)?.name;
  } catch {
    return undefined;
  }
}
