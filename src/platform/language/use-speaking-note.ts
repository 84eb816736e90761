import { useStore } from 'zustand';
import { languageTexts } from '#src/locales/en/everywhere/language.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { speechProvider } from '#src/platform/speech/speech-provider.ts';
import { useLanguage } from './use-language.ts';

/**
 * What is said wherever somebody could speak, before they try it: the voice understands English only, unless the clinic has
 * recordings turned into text by a service.
 */
export function useSpeakingNote(): string | undefined {
  const isEnglish = useLanguage() === 'en';
  const isServed = useStore(speechProvider, ({ speech }) => speech !== undefined && speech.by !== 'server');
  const isDeviceOnly = useKnownClinic().speech === 'device-only';
  return isEnglish || (isServed && !isDeviceOnly) ? undefined : languageTexts.speakEnglishOnly;
}
