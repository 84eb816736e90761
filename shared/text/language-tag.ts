/** RFC 5646 asks for room for this much; longer ones name no language that people speak. */
const LONGEST = 35;
const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * A language tag as BCP 47 writes it (`es`, `pt-BR`), whatever its capitals. Undefined for what is no tag, is too long, or
 * names no known language.
 */
export function readLanguageTag(text: string | null | undefined): string | undefined {
  const tag = text?.trim() ?? '';
  if (tag === '' || tag.length > LONGEST || tag.includes(',')) return undefined;
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical !== undefined && NAMES.of(canonical) !== undefined ? canonical : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two tags name the same language, wherever it is spoken: `pt` and `pt-BR`. */
export function isSameLanguage(one: string, other: string): boolean {
  return primaryOf(one) === primaryOf(other);
}

/** What speech services call the language of a tag: `pt` for `pt-BR`. */
export function spokenLanguage(tag: string): string {
  return primaryOf(tag);
}

function primaryOf(tag: string): string {
  return (tag.split('-')[0] ?? '').toLowerCase();
}
