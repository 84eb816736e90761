import type { Plugin } from 'vite';
import { TRANSLATED } from '../../shared/languages/screens/screen-languages.ts';
import { type EnglishMessage, LOCALES, readEnglish } from '../language/catalogues/english-messages.ts';
import { languageChunk, OTHER_LANGUAGES } from '../language/catalogues/language-chunks.ts';
import type { Side } from '../language/catalogues/po-files.ts';

const ALL = 'virtual:languages';
/** The few texts of a waiting room's screen in every language, for its one file. */
const SCREEN = 'virtual:waiting-screen';
const ON_SCREEN = /^(?:patient\/waiting-screen\.(?!spoken|notPaired|pair)|everywhere\/about-doctors\.names\.)/;
/** `virtual:language/es/patient`. */
const ONE = /^virtual:language\/([\w-]+)\/(patient|staff)$/;

/**
 * Compiles the translators' files: `virtual:languages` has for each language how its two chunks are loaded, one for the
 * patients' texts and one for the staff's. A translation that cannot be shown fails the build.
 */
export function languages(): Plugin {
  let english: ReadonlyMap<string, readonly EnglishMessage[]> | undefined;
  return {
    name: 'frontdesk:languages',
    buildStart() {
      english = undefined;
    },
    resolveId(id) {
      return id === ALL || id === SCREEN || ONE.test(id) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        english ??= readEnglish();
        return loaders(english);
      }
      if (id === `\0${SCREEN}`) {
        english ??= readEnglish();
        this.addWatchFile(LOCALES);
        return screenTexts(english);
      }
      const [, tag, side] = ONE.exec(id.slice(1)) ?? [];
      const known = OTHER_LANGUAGES.find((one) => one === tag);
      if (!id.startsWith('\0') || known === undefined) return null;
      english ??= readEnglish();
      this.addWatchFile(LOCALES);
      const { messages, faults } = languageChunk(known, side === 'staff' ? 'staff' : 'patient', english);
      if (faults.length > 0) this.error(faults.join('\n'));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

/** The name of a chunk that belongs to a language, or to all but English; undefined for any other. */
export function languageFile(modules: readonly string[]): string | undefined {
  const [, tag, side] = modules.map((id) => ONE.exec(id.slice(1))).find((found) => found !== null) ?? [];
  if (tag !== undefined) return `languages/${tag}-${side}-[hash].js`;
  return modules.some((id) => id.includes('/node_modules/@lingui/')) ? 'languages/[name]-[hash].js' : undefined;
}

function screenTexts(english: ReadonlyMap<string, readonly EnglishMessage[]>): string {
  const ofScreen = new Map(
    [...english].map(([module, messages]) => [module, messages.filter(({ key }) => ON_SCREEN.test(key))]),
  );
  const texts = OTHER_LANGUAGES.filter((tag) => tag in TRANSLATED).map((tag) => [
    tag,
    languageChunk(tag, 'patient', ofScreen).messages,
  ]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
}

function loaders(english: ReadonlyMap<string, readonly EnglishMessage[]>): string {
  const load = (tag: string, side: Side) => `${side}: () => import('virtual:language/${tag}/${side}')`;
  const entries = OTHER_LANGUAGES.map((tag) => `'${tag}': { ${load(tag, 'patient')}, ${load(tag, 'staff')} }`);
  const counts = OTHER_LANGUAGES.map((tag) => [tag, languageChunk(tag, 'patient', english).completeness]);
  return `export const loadTexts = { ${entries.join(', ')} };
export const completeness = ${JSON.stringify(Object.fromEntries(counts))};`;
}
