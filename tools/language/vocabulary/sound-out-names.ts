/**
 * `node tools/language/vocabulary/sound-out-names.ts`: asks flite and espeak-ng (Debian packages) how an English reader would say each name of the
 * lists, and writes name-sounds.dict. Only needed when names are added; the vocabulary itself is built without those programs.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** espeak-ng's English phonemes in the sounds of the dictionary, longer ones first. */
const PHONEMES: readonly (readonly [string, string])[] = [
  ['aI@', 'AY AH'],
  ['aI3', 'AY ER'],
  ['aU@', 'AW ER'],
  ['i@3', 'IH R'],
  ['tS', 'CH'],
  ['dZ', 'JH'],
  ['i:', 'IY'],
  ['I2', 'IH'],
  ['I#', 'IH'],
  ['A:', 'AA'],
  ['A@', 'AA R'],
  ['O:', 'AO'],
  ['O@', 'AO R'],
  ['o@', 'AO R'],
  ['O2', 'AO'],
  ['u:', 'UW'],
  ['U@', 'UH R'],
  ['3:', 'ER'],
  ['e@', 'EH R'],
  ['i@', 'IY AH'],
  ['eI', 'EY'],
  ['aI', 'AY'],
  ['OI', 'OY'],
  ['oU', 'OW'],
  ['aU', 'AW'],
  ['a#', 'AH'],
  ['@L', 'AH L'],
  ['@2', 'AH'],
  ['@5', 'AH'],
  ['VR', 'AH R'],
  ['IR', 'IH R'],
  ['aa', 'AE'],
  ['t#', 'T'],
  ['t2', 'T'],
  ['d#', 'D'],
  ['z#', 'S'],
  ['l^', 'L'],
  ['n^', 'N Y'],
  ['r-', 'R'],
  ['i', 'IY'],
  ['I', 'IH'],
  ['E', 'EH'],
  ['a', 'AE'],
  ['0', 'AA'],
  ['U', 'UH'],
  ['u', 'UW'],
  ['V', 'AH'],
  ['@', 'AH'],
  ['3', 'ER'],
  ['T', 'TH'],
  ['D', 'DH'],
  ['S', 'SH'],
  ['Z', 'ZH'],
  ['N', 'NG'],
  ['j', 'Y'],
  ['h', 'HH'],
  ['x', 'K'],
  ...'pbtdkgfvszmnlrw'.split('').map((sound) => [sound, sound.toUpperCase()] as const),
];

const names = new Set(
  ['first-names.txt', 'last-names.txt', 'census.tsv'].flatMap((list) =>
    readFileSync(at(list), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.replace(/^(?:women|men): /, '').split(/[ \t]/))
      .filter((name) => /^\p{L}/u.test(name)),
  ),
);
const lines = [...names].toSorted().flatMap((name) => {
  const spoken = name.replaceAll(/(?<=[a-z])(?<!Mc)(?=[A-Z])/g, ' ');
  const read = [byFlite(spoken), byEspeak(spoken)].filter((sounds) => sounds !== undefined);
  // A doubled consonant is one sound; more sounds than letters: the program spelled the name instead of reading it.
  const once = read.map((sounds) => sounds.filter((sound, place) => sound !== sounds[place - 1]));
  const found = new Set(
    once.filter(({ length }) => length > 1 && length <= name.length + 1).map((sounds) => sounds.join(' ')),
  );
  return [...found].map((sounds, rank) => `${name.toLowerCase()}${rank === 0 ? '' : `(${rank + 1})`} ${sounds}\n`);
});
writeFileSync(at('name-sounds.dict'), lines.join(''));

function byFlite(name: string): string[] {
  const phones = execFileSync('flite', ['-voice', 'kal16', '-ps', '-t', name, 'none'], { encoding: 'utf8' });
  const sounds = phones.split(/\s+/).filter((phone) => phone !== '' && phone !== 'pau');
  return sounds.map((phone) => (phone === 'ax' ? 'AH' : phone.toUpperCase()));
}

/** Undefined if espeak-ng uses a sound that English does not have. */
function byEspeak(name: string): string[] | undefined {
  let rest = execFileSync('espeak-ng', ['-q', '-x', '-v', 'en-us', name], { encoding: 'utf8' }).replaceAll(
    /[\s',%=_:;|-]+/g,
    (mark) => (mark.includes(':') ? ':' : ''),
  );
  const sounds: string[] = [];
  while (rest !== '') {
    const known = PHONEMES.find(([phoneme]) => rest.startsWith(phoneme));
    if (known === undefined) return undefined;
    sounds.push(...known[1].split(' '));
    rest = rest.slice(known[0].length);
  }
  return sounds;
}
