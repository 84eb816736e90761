import type { LanguagePack } from '#shared/words/any-language/language-pack.ts';
import { compileIn, signLanguage } from '#shared/words/any-language/pattern.ts';
import { foldWord } from '#shared/words/any-language/tokens.ts';
import { at, linesOf, type Line } from './lines.ts';
import { namedPhrasesOf, sectionsOf } from './sections.ts';
import { packSigns } from './pack-signs.ts';
import { translatePhrase } from './phrase-notation.ts';
import type { SignFile } from './sign-file.ts';

const WORDS = ['joins', 'fillers', 'endings', 'particles', 'no names', 'double', 'triple', 'plus', 'denies'] as const;
const PHRASES = [
  'denial ends',
  'set aside',
  'years',
  'months',
  'days',
  'name after',
  'weak name after',
  'female',
  'male',
  'phone after',
] as const;

type Files = {
  readonly language: string;
  readonly symptoms: string;
  readonly signs: readonly SignFile[];
  readonly groups: ReadonlyMap<string, readonly Line[]>;
};

/**
 * Translates all that is known of a language into what the engine loads. `file` names a file of its folder for faults.
 * @throws with the file and line of the first mistake
 */
export function packLanguage(
  { language, symptoms, signs, groups }: Files,
  file: (name: string) => string,
): LanguagePack {
  const sections = new Map(
    Array.from(sectionsOf(linesOf(language, file('language.txt'))), ([{ text }, said]) => [text, said] as const),
  );
  const lines = (name: string): readonly Line[] => {
    const found = sections.get(name);
    if (found === undefined) throw new Error(`${file('language.txt')}:1: “${name}:” is missing`);
    return found;
  };
  const words = (name: (typeof WORDS)[number]) => lines(name).flatMap(({ text }) => text.split(' ').map(foldWord));
  const base = {
    numbers: Object.fromEntries(
      lines('numbers')
        .map(pairOf)
        .map(([word, value]) => [foldWord(word), Number(value)]),
    ),
    signs: Object.fromEntries(
      lines('signs')
        .map(pairOf)
        .map(([sign, phrase]) => [sign, `(${translatePhrase(phrase)})`]),
    ),
    endings: words('endings').toSorted((one, other) => other.length - one.length),
    denies: words('denies'),
  };
  const phrase = (line: Line): string =>
    at(line, () => {
      const translated = translatePhrase(line.text);
      compileIn(translated, base);
      return translated;
    });
  const phrases = (name: (typeof PHRASES)[number]) => lines(name).map(phrase);
  return {
    ...base,
    joins: words('joins'),
    fillers: words('fillers'),
    particles: words('particles'),
    noNames: words('no names'),
    double: words('double'),
    triple: words('triple'),
    plus: words('plus'),
    denialEnds: phrases('denial ends'),
    setAside: phrases('set aside'),
    years: phrases('years'),
    months: phrases('months'),
    days: phrases('days'),
    nameAfter: phrases('name after'),
    weakNameAfter: phrases('weak name after'),
    female: phrases('female'),
    male: phrases('male'),
    phoneAfter: phrases('phone after'),
    symptoms: namedPhrasesOf(linesOf(symptoms, file('symptoms.txt'))).map(({ name, department, said }) => ({
      name,
      department,
      said: said.map(phrase),
    })),
    warning: packSigns(signs, groups, signLanguage(base)),
  };
}

/** "treinta 30", "MY mi|su". */
function pairOf(line: Line): [string, string] {
  const [first = '', ...rest] = line.text.split(' ');
  if (rest.length === 0) throw new Error(`${line.place}: a word and what it stands for are needed (in “${line.text}”)`);
  return [first, rest.join(' ')];
}
