import type { SuggestionLead } from '#shared/words/department/suggestion.ts';
import { englishOnlyTexts } from '#src/locales/en/everywhere/english-only.ts';
import { landingVoiceTexts } from '#src/locales/en/patient/landing-voice.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { readForeign } from '#src/platform/foreign-language/read-foreign.ts';
import { foreignLanguageOf } from '#src/platform/foreign-language/language-of.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { HeardWords } from './voice-result.tsx';
import { warningWords } from './warning-words.ts';

const texts = landingVoiceTexts;

/** Suggests a department for spoken words and announces it (ERR-VOICE). The rules are loaded only now. */
export async function understand(
  { text, engine }: { readonly text: string; readonly engine?: string },
  lead: SuggestionLead,
): Promise<HeardWords> {
  const [{ readWords }, { suggest }, { warn }, foreign] = await Promise.all([
    import('#shared/words/reading/read-words.ts'),
    import('#shared/words/department/suggestion.ts'),
    import('#shared/words/warning/red-flags.ts'),
    foreignLanguageOf(text),
  ]);
  const reading = readWords(text);
  const suggestion = suggest(reading, lead);
  const spoken = (await readForeign(foreign?.code, text))?.warnings ?? [];
  const foreignLanguage = foreign?.name;
  const redFlags = [...new Set([...warn(reading).map(({ sign }) => sign), ...spoken])];
  notify.success(texts.toastTitle, texts.toastText(suggestion.department));
  if (redFlags.length > 0) announce(warningWords(redFlags, deviceNow() !== null).join('. '), 'assertive');
  if (foreignLanguage !== undefined) announce(`${englishOnlyTexts.title(foreignLanguage)}. ${englishOnlyTexts.text}`);
  return { text, suggestion, redFlags, foreignLanguage, ...(engine !== undefined && { engine }) };
}
