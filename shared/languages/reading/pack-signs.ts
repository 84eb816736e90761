import { compileSign, type SignLanguage } from '#shared/words/warning/signs/sign-phrase.ts';
import { compileNoted, type PackedSigns, type WordGroups } from '#shared/words/warning/signs/packed-signs.ts';
import { at, type Line } from './lines.ts';
import { translateEnglish, translatePhrase } from './phrase-notation.ts';
import type { SignFile } from './sign-file.ts';

/**
 * Translates the data of a language's warning signs into what the app loads. Each phrase is tried once.
 * @throws with the file and line of the first phrase that is none
 */
export function packSigns(
  signs: readonly SignFile[],
  groups: ReadonlyMap<string, readonly Line[]>,
  language?: SignLanguage,
): PackedSigns {
  const packed = packGroups(groups, language);
  const translate = language === undefined ? translateEnglish : translatePhrase;
  const said = (line: Line): string =>
    at(line, () => {
      const phrase = translate(line.text);
      compileSign(phrase, packed, language);
      return phrase;
    });
  const noted = (line: Line): string =>
    at(line, () => {
      const phrase = translate(line.text);
      if (/ & | unless |<>|></u.test(phrase)) throw new Error('“&”, “unless”, “<>” and “><” belong under “said:”');
      compileNoted([phrase], packed, language?.compile);
      return phrase;
    });
  return {
    groups: packed,
    signs: signs.map((sign) => ({
      id: sign.id,
      said: sign.said.map(said),
      noted: sign.noted.map(noted),
      together: sign.together.map((parts) => parts.map((part) => part.map(noted))),
    })),
  };
}

/** Translates groups of words, each tried once. @throws with the file and line of the first that is none */
export function packGroups(groups: ReadonlyMap<string, readonly Line[]>, language?: SignLanguage): WordGroups {
  const translate = language === undefined ? translateEnglish : translatePhrase;
  const packed: Record<string, string> = {};
  for (const [name, lines] of groups)
    packed[name] = lines.map((line) => at(line, () => translate(line.text))).join('|');
  for (const [name, lines] of groups)
    for (const line of lines) at(line, () => compileNoted([`@${name}`], packed, language?.compile));
  return packed;
}
