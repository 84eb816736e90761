import { perLanguage } from './formats.ts';

/** What doctors of a house may speak. */
const SPOKEN =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku lo lt lv mk ml mn mr ms my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th ti tr uk ur uz vi yo yue zh zu';

const namesIn = perLanguage((locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }));

let tags: ReadonlyMap<string, string> | undefined;

/** A language that is written by its English name, by its name in the language of what is drawn; others stay as they are. */
export function languageInWords(english: string): string {
  tags ??= byEnglishName();
  const tag = tags.get(english.trim().toLowerCase());
  return (tag === undefined ? undefined : namesIn().of(tag)) ?? english;
}

function byEnglishName(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return new Map(SPOKEN.split(' ').map((tag) => [names.of(tag)?.toLowerCase() ?? tag, tag]));
}
