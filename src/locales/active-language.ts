/** A language other than English while its texts are shown. */
export type Language = {
  readonly tag: string;
  /** Names what of it is loaded: with the staff’s texts it is another language than without. */
  readonly name?: string;
  readonly direction: 'ltr' | 'rtl';
  /** The text of a key such as `patient/kiosk.checkIn.title`; undefined where this language has none. */
  readonly say: (key: string, values: readonly unknown[]) => string | undefined;
};

let active: Language | undefined;
const listeners = new Set<() => void>();

/** The language of what is drawn; undefined while it is English, which needs nothing loaded. */
export const activeLanguage = (): Language | undefined => active;

/** The tag of the language of what is drawn. */
export const activeTag = (): string => active?.tag ?? 'en';

/** From now on every text read is of this language. */
export function setLanguage(language: Language | undefined): void {
  if (language === active) return;
  active = language;
  for (const tell of listeners) tell();
}

/** Calls `listener` after each change. @returns what ends that */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
