/** What settings accept: English, whose texts are the source, and every language they have been translated into. */
export const CHOOSABLE_TAGS = ['en', 'es', 'fr', 'de', 'ar', 'hi', 'pt'] as const;

/** Made of English by rule, to find texts that no translation reaches: longer and in brackets, and from right to left. */
export const PSEUDO_TAGS = ['en-XA', 'ar-XB'] as const;

/** All languages that screens can be drawn in. */
export type LanguageTag = (typeof CHOOSABLE_TAGS)[number] | (typeof PSEUDO_TAGS)[number];
export type PseudoTag = (typeof PSEUDO_TAGS)[number];
export type TranslatedTag = Exclude<(typeof CHOOSABLE_TAGS)[number], 'en'>;

const TAGS: readonly string[] = [...CHOOSABLE_TAGS, ...PSEUDO_TAGS];

export const isLanguageTag = (tag: string): tag is LanguageTag => TAGS.includes(tag);
