import type { CHOOSABLE_TAGS } from '../../shared/languages/screens/language-tags.ts';
import { plainText, sentencesIn } from '../../src/platform/read-aloud/sentences-in.ts';
import type { EnglishMessage } from '../language/catalogues/english-messages.ts';
import { readTranslations } from '../language/catalogues/po-files.ts';

type Tag = (typeof CHOOSABLE_TAGS)[number];
type English = ReadonlyMap<string, readonly EnglishMessage[]>;

/** The catalogues of what stands on a kiosk's pages. */
const ON_A_KIOSK = [
  'everywhere/about-doctors',
  'everywhere/display',
  'everywhere/language',
  'everywhere/patient-fields',
  'everywhere/person',
  'everywhere/red-flags',
  'everywhere/red-flags/warning',
  'patient/asked-signs',
  'patient/check-page',
  'patient/frontdesk',
  'patient/kiosk',
  'patient/symptoms',
  'patient/ticket',
  'patient/times',
];
/**
 * Of these, what no kiosk reads out: what is for staff or for somebody at home, shown for a moment only, or about hearing a
 * voice, which understands English.
 */
const NOT_READ =
  /staff|\.pin|listenedBy|markKinds|\bHome|At[A-Z]|elsewhere|toPhone|\.sizeSigns|processing|recording|[vV]oice|nothingExtracted|todays|calendar|\.short$/;

/** What is not said by a sentence of letters. */
const SAYS_SOMETHING = /[\p{L}\p{N}]{2}/u;

/** Every fixed sentence of a kiosk's pages in one language, in the order of its catalogues. */
export function wantedOnPages(tag: Tag, english: English): string[] {
  const texts = ON_A_KIOSK.flatMap((module) => textsOf(tag, module, english))
    .filter(({ key, parameters }) => parameters === 0 && !NOT_READ.test(key))
    .flatMap(({ text }) => sentencesIn(plainText(text), tag).map((sentence) => plainText(sentence.text)));
  return [...new Set(texts)].filter((text) => SAYS_SOMETHING.test(text));
}

/** The patterns of a call in one language, by the last word of their keys. */
export function callPatterns(tag: Tag, english: English): Record<string, string> {
  const parts = textsOf(tag, 'patient/waiting-screen/call', english).map(
    ({ key, text }) => [key.replace(/^.*\./, ''), plainText(text)] as const,
  );
  const whole = textsOf(tag, 'patient/waiting-screen', english).find(({ key }) => key.endsWith('.spoken'));
  return { ...Object.fromEntries(parts), sentence: whole?.text ?? '' };
}

/** Numbers up to this are said as numbers, longer ones by their digits. */
const LARGEST_NUMBER = 99;

/** What calls are put together from: what stands around the numbers, letters, digits, and numbers of rooms. */
export function wantedInCalls(patterns: Readonly<Record<string, string>>): string[] {
  const { sentence: _, ...recorded } = patterns;
  const around = Object.values(recorded).flatMap((pattern) => pattern.split(/\{\w+\}/).map(plainText));
  const letters = Array.from({ length: 26 }, (_unused, index) => String.fromCodePoint(0x41 + index));
  const numbers = Array.from({ length: LARGEST_NUMBER + 1 }, (_unused, index) => String(index));
  return [...new Set([...around, ...letters, ...numbers])].filter((text) => text !== '');
}

function textsOf(tag: Tag, module: string, english: English): { key: string; text: string; parameters: number }[] {
  const file = [...english.keys()].findLast((name) => module === name || module.startsWith(`${name}/`)) ?? module;
  const messages = (english.get(file) ?? []).filter(({ key }) => key.startsWith(`${module}.`));
  const translated = new Map(
    tag === 'en' ? [] : readTranslations(tag, file).map(({ key, text, isStale }) => [key, isStale ? '' : text]),
  );
  return messages.flatMap(({ key, message, parameters }) => {
    const text = tag === 'en' ? message : (translated.get(key) ?? '');
    return text === '' ? [] : [{ key, text: text.replaceAll("''", '’'), parameters: parameters.length }];
  });
}
