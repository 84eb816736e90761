import type { LanguageTag, PseudoTag, TranslatedTag } from './language-tags.ts';

/** What is known of a language of the screens, besides its texts. */
export type ScreenLanguage = {
  /** Its own name, as its speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What a browser that asks for it is offered, in its own words. */
  readonly offer: string;
  /** Whether the staff's screens are translated too, or the patients' only. */
  readonly staff: boolean;
};

/** The languages of the screens besides English, whose texts are the source of the others. */
export const TRANSLATED = {
  es: { name: 'Español', direction: 'ltr', offer: '¿Seguir en español?', staff: true },
  fr: { name: 'Français', direction: 'ltr', offer: 'Continuer en français ?', staff: false },
  de: { name: 'Deutsch', direction: 'ltr', offer: 'Auf Deutsch weiter?', staff: false },
  ar: { name: 'العربية', direction: 'rtl', offer: 'هل تريد المتابعة بالعربية؟', staff: false },
  hi: { name: 'हिन्दी', direction: 'ltr', offer: 'हिन्दी में जारी रखें?', staff: false },
  pt: { name: 'Português', direction: 'ltr', offer: 'Continuar em português?', staff: false },
} as const satisfies Readonly<Record<TranslatedTag, ScreenLanguage>>;

/** The rule-made ones. */
export const PSEUDO = {
  'en-XA': { name: '[Éñĝļîšĥ]', direction: 'ltr', offer: '[Çóñţíñúé]', staff: true },
  'ar-XB': { name: '[ʜsɪʟɢɴᴇ]', direction: 'rtl', offer: '[ᴄᴏɴᴛɪɴᴜᴇ]', staff: true },
} as const satisfies Readonly<Record<PseudoTag, ScreenLanguage>>;

/** All languages that screens can be drawn in. */
export const LANGUAGES: Readonly<Record<LanguageTag, ScreenLanguage>> = {
  en: { name: 'English', direction: 'ltr', offer: 'Continue in English?', staff: true },
  ...TRANSLATED,
  ...PSEUDO,
};
