/** Whether the browser has voices at all: Android's WebView has no such thing. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** The language in which the page stands. */
export const pageTag = (): string => document.documentElement.lang || 'en';

/**
 * A voice of this very device for the language, best of the same region. Others send the text to a service: they are never
 * used, even if there is no other.
 */
export function localVoice(tag: string): SpeechSynthesisVoice | undefined {
  if (!canSpeak()) return undefined;
  // Android writes en_GB.
  const plain = (lang: string) => lang.replace('_', '-').toLowerCase();
  const wanted = plain(tag);
  const [language = ''] = wanted.split('-');
  const near = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && plain(lang).split('-')[0] === language);
  return near.find(({ lang }) => plain(lang) === wanted) ?? near.find((voice) => voice.default) ?? near[0];
}
