import { type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#src/locales/active-language.ts';

/** A language as the catalogues ask it for its texts. Loaded with the first language that is not English. */
export function speaking(tag: string, direction: Language['direction'], messages: Messages, name = tag): Language {
  // Digits are Latin in every language (src/locales/formats.ts).
  const i18n = setupI18n({ locale: tag, locales: `${tag}-u-nu-latn`, messages: { [tag]: messages } });
  const say = (key: string, values: readonly unknown[]): string | undefined => {
    if (!Object.hasOwn(messages, key)) return undefined;
    const message = messages[key];
    return typeof message === 'string' ? message : i18n._(key, Object.fromEntries(values.entries()));
  };
  return { tag, name, direction, say };
}
