import texts from 'virtual:waiting-screen';
import type { LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { LANGUAGES } from '#shared/languages/screens/screen-languages.ts';
import { activeTag, setLanguage } from '#src/locales/active-language.ts';
import { fetchLetters } from '#src/platform/language/texts/letters.ts';
import { speaking } from '#src/platform/language/texts/speaking.ts';

/** Draws the screen in this language, else in English; its texts are in the page itself, so that it needs no network. */
export function showScreenLanguage(wanted: LanguageTag): void {
  const messages = texts[wanted];
  const tag = messages === undefined ? 'en' : wanted;
  if (activeTag() === tag) return;
  const { direction } = LANGUAGES[tag];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  if (messages !== undefined) fetchLetters(tag);
  setLanguage(messages && speaking(tag, direction, messages));
}
