import type { SignLanguage } from '#shared/words/warning/signs/sign-phrase.ts';
import type { LanguagePack } from './language-pack.ts';
import { plainIn } from './tokens.ts';

type Words = Pick<LanguagePack, 'endings' | 'signs' | 'denies' | 'numbers'>;

/** Compiles a translated phrase (shared/languages/reading/phrase-notation.ts) for the plain words of a language. */
export function compileIn(source: string, pack: Words): RegExp {
  const deny = pack.denies.join('|');
  const gaps = { '~': `( (?!(${deny}|[.,]) )[^ #]+){0,3}`, ' .. ': `${nearIn(pack)} ` };
  const meant = Object.entries({ ...pack.signs, ...gaps }).reduce(
    (text, [sign, meaning]) => text.replaceAll(sign, meaning),
    source.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
  const plain = meant
    .replaceAll(/(?<![a-z\\])([a-z]{2,})(\*)?(?![a-z[?])/gu, (_, word: string, star?: string) => {
      const value = pack.numbers[word];
      // A plain word may have lost what is written before the star.
      if (star !== undefined) return `(${word}[^ ]*|${plainIn(word, pack)}(?= ))`;
      return value === undefined ? plainIn(word, pack) : String(value);
    })
    .replaceAll(/\((?!\?)/gu, '(?:');
  return new RegExp(` (?:${plain})(?= )`, 'gu');
}

/** Up to seven words of the same sentence, none of which denies. */
function nearIn({ denies }: Words): string {
  return `( (?!(${denies.join('|')}) )[^ .#]+){0,7}`;
}

/** What the signs of a language are compiled with. */
export function signLanguage(pack: Words): SignLanguage {
  const deny = pack.denies.join('|');
  return {
    compile: (source) => compileIn(source, pack),
    near: nearIn(pack),
    close: `( (?!(${deny}) )[^ .,#]+){0,3}`,
    denies: new RegExp(` (?:${pack.denies.map((word) => plainIn(word, pack)).join('|')}) `, 'u'),
    mayDeny: new RegExp(`(?<![a-z])(?:${deny})(?![a-z])`, 'u'),
    spoken: (words) => words,
  };
}
