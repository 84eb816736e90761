/** What is known of a language of the screens, besides its texts. */
export type ScreenLanguage = {
  /** Its own name, as its speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether the staff's screens are translated too, or the patients' only. */
  readonly staff: boolean;
};

/** The languages of the screens besides English, whose texts are the source of the others. */
export const TRANSLATED = {
  es: { name: 'Español', direction: 'ltr', staff: true },
  fr: { name: 'Français', direction: 'ltr', staff: false },
  de: { name: 'Deutsch', direction: 'ltr', staff: false },
  ar: { name: 'العربية', direction: 'rtl', staff: false },
  hi: { name: 'हिन्दी', direction: 'ltr', staff: false },
  pt: { name: 'Português', direction: 'ltr', staff: false },
} as const satisfies Readonly<Record<string, ScreenLanguage>>;

/** Made of English by rule, to find texts that no translation reaches: longer and in brackets, and from right to left. */
export const PSEUDO = {
  'en-XA': { name: '[Éñĝļîšĥ]', direction: 'ltr', staff: true },
  'ar-XB': { name: '[ʜsɪʟɢɴᴇ]', direction: 'rtl', staff: true },
} as const satisfies Readonly<Record<string, ScreenLanguage>>;

export type TranslatedTag = keyof typeof TRANSLATED;
export type PseudoTag = keyof typeof PSEUDO;

/** All languages that screens can be drawn in. Settings accept none of the rule-made ones. */
export type LanguageTag = 'en' | TranslatedTag | PseudoTag;

export const LANGUAGES: Readonly<Record<LanguageTag, ScreenLanguage>> = {
  en: { name: 'English', direction: 'ltr', staff: true },
  ...TRANSLATED,
  ...PSEUDO,
};

export const isLanguageTag = (tag: string): tag is LanguageTag => Object.hasOwn(LANGUAGES, tag);
