/**
 * Pairs of registrations: one person twice, as people type and hear, and two people who only look like one. Made by
 * other rules than the matcher's: neighbours on the keyboard, written-out lists of names that are heard alike, lost words,
 * numbers heard wrong. The random numbers are the same in every run.
 */
import type { Person } from '#shared/clinic/likeness.ts';

export type MadePair = { readonly one: Person; readonly other: Person; readonly same: boolean; readonly how: string };

const GIVEN =
  'Amara Andreas Anna Beatriz Bruno Carlos Catherine Chiara Dalia David Elena Emily Farid Fatima Giovanni Greta Hannah Hiroshi Ibrahim Ines Jamal Joao Johann Julia Kavya Kwame Lars Leila Liam Lucia Magdalena Marek Mehmet Mei Mohammed Nadia Noor Olga Omar Oskar Philip Priya Rosa Sarah Sean Sofia Stephen Svetlana Tomas Yusuf Zoe'.split(
    ' ',
  );
const FAMILY =
  'Abbott Adeyemi Bauer Becker Brown Cohen Costa Dubois Eriksen Fernandez Fischer Garcia Gruber Haddad Hernandez Hoang Ivanova Jensen Johnson Kaya Kowalski Kumar Lindqvist Lopez Maier Martinez Mensah Moreau Müller Nakamura Nguyen Novak Okafor Oliveira Papadopoulos Patel Peterson Quinn Reilly Rossi Sanchez Schmidt Schneider Silva Sokolov Tanaka Thompson Weber Yılmaz Zimmermann'.split(
    ' ',
  );
/** Spellings that sound alike, from lists and not from a rule. */
const HEARD: readonly (readonly string[])[] = [
  ['Catherine', 'Kathryn', 'Katharine', 'Catharine'],
  ['Stephen', 'Steven', 'Stefan'],
  ['Philip', 'Phillip', 'Filip'],
  ['Sean', 'Shawn', 'Shaun'],
  ['Sarah', 'Sara', 'Zarah'],
  ['Hannah', 'Hanna', 'Hana'],
  ['Mohammed', 'Muhammad', 'Mohamed', 'Mohamad'],
  ['Yusuf', 'Youssef', 'Yousef'],
  ['Sofia', 'Sophia', 'Sofya'],
  ['Johann', 'Yohann', 'Johan'],
  ['Emily', 'Emilie', 'Emmily'],
  ['Leila', 'Layla', 'Leyla'],
  ['Tomas', 'Thomas', 'Tomasz'],
  ['Marek', 'Marrek', 'Mareck'],
  ['Maier', 'Meier', 'Mayer', 'Meyer'],
  ['Schmidt', 'Schmitt', 'Schmid', 'Shmidt'],
  ['Müller', 'Mueller', 'Muller', 'Miller'],
  ['Fischer', 'Fisher', 'Vischer'],
  ['Peterson', 'Petersen', 'Pettersson'],
  ['Eriksen', 'Ericson', 'Erikson'],
  ['Thompson', 'Tomson', 'Thomson'],
  ['Reilly', 'Riley', 'Rielly'],
  ['Haddad', 'Hadad', 'Hadat'],
  ['Quinn', 'Kwinn', 'Quin'],
  ['Nguyen', 'Nguyn', 'Ngyuen'],
  ['Kowalski', 'Kovalsky', 'Kowalsky'],
  ['Fernandez', 'Fernandes', 'Hernandez'],
  ['Weber', 'Webber', 'Veber'],
  ['Becker', 'Bäcker', 'Beker'],
  ['Novak', 'Nowak', 'Novack'],
];
const BESIDE: Readonly<Record<string, string>> = {
  a: 'sqz',
  b: 'vn',
  c: 'xv',
  d: 'sfe',
  e: 'wrd',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uok',
  j: 'hk',
  k: 'jl',
  l: 'k',
  m: 'n',
  n: 'bm',
  o: 'ip',
  p: 'o',
  q: 'wa',
  r: 'et',
  s: 'ad',
  t: 'ry',
  u: 'yi',
  v: 'cb',
  w: 'qe',
  x: 'zc',
  y: 'tu',
  z: 'xa',
};

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` pairs, half of them one person. */
export function madePairs(count: number, random: () => number): MadePair[] {
  const pick = <Value>(list: readonly Value[]): Value => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  const chance = (share: number) => random() < share;

  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const phoneNumber = () => `+43 6${digits(2)} ${digits(7)}`;
  const somebody = (): Person => ({
    name: `${pick(GIVEN)}${chance(0.12) ? ` ${pick(GIVEN)}` : ''} ${pick(FAMILY)}`,
    age: Math.floor(random() * 96),
    gender: pick(['male', 'female', 'female', 'male', 'other']),
    phone: chance(0.85) ? phoneNumber() : '',
  });

  const at = (text: string) => 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const slip = (word: string): string => {
    const place = at(word);
    const letter = word[place] ?? '';
    switch (Math.floor(random() * 4)) {
      case 0:
        return word.slice(0, place) + word.slice(place + 1);
      case 1:
        return word.slice(0, place) + letter + word.slice(place);
      case 2:
        return word.slice(0, place) + (word[place + 1] ?? '') + letter + word.slice(place + 2);
      default:
        return word.slice(0, place) + pick((BESIDE[letter.toLowerCase()] ?? letter).split('')) + word.slice(place + 1);
    }
  };
  const mishear = (word: string): string => pick(HEARD.find((list) => list.includes(word)) ?? [slip(word)]);
  const inWord = (name: string, change: (word: string) => string): string => {
    const words = name.split(' ');
    const place = Math.floor(random() * words.length);
    return words.with(place, change(words[place] ?? '')).join(' ');
  };
  const nameChanges: readonly (readonly [string, number, (name: string) => string])[] = [
    ['typing', 0.34, (name) => inWord(name, slip)],
    ['typing twice', 0.1, (name) => inWord(inWord(name, slip), slip)],
    ['hearing', 0.3, (name) => inWord(name, mishear)],
    ['order of the words', 0.06, (name) => name.split(' ').toReversed().join(' ')],
    ['no capitals', 0.05, (name) => name.toLowerCase()],
    ['no marks, title', 0.05, (name) => `Mrs. ${name.normalize('NFKD').replace(/\p{M}/gu, '')}`],
    ['middle name lost', 0.05, (name) => `${name.split(' ')[0]} ${name.split(' ').at(-1)}`],
    ['nothing', 0.05, (name) => name],
  ];
  const phoneAgain = (phone: string): string => {
    const way = random();
    if (phone === '' || way < 0.1) return '';
    if (way < 0.55) return phone;
    if (way < 0.72) return phone.replace('+43 ', '0').replaceAll(' ', '');
    if (way < 0.85) return phone.replace(/\d(?=\d*$)/, (digit) => ({ '5': '9', '9': '5' })[digit] ?? '0');
    return way < 0.96 ? phone.replace(/(\d)(\d)(\d)$/, '$1$3$2') : phoneNumber();
  };
  const again = (person: Person): MadePair => {
    let left = random();
    const [how, , change] = nameChanges.find(([, share]) => (left -= share) < 0) ?? pick(nameChanges);
    const older = chance(0.15) ? pick([-1, 1]) : 0;
    const gender = chance(0.04) ? 'male' : person.gender;
    const age = Math.max(0, person.age + older);
    const other = { name: change(person.name), age, gender, phone: phoneAgain(person.phone) };
    return { one: person, other, same: true, how };
  };

  const stranger = (person: Person): MadePair => {
    const [given = '', ...rest] = person.name.split(' ');
    const family = rest.at(-1) ?? '';
    const near = Math.max(0, person.age + pick([-1, 0, 0, 1]));
    const way = random();
    if (way < 0.3) {
      const sibling = pick(GIVEN.filter((each) => each !== given));
      const gender = pick(['male', 'female']);
      return {
        one: person,
        other: { ...person, name: `${sibling} ${family}`, age: near, gender },
        same: false,
        how: 'family',
      };
    }
    if (way < 0.45) {
      const other = { ...person, age: person.age + 18 + Math.floor(random() * 20) };
      return { one: person, other, same: false, how: 'parent of the same name' };
    }
    if (way < 0.65) {
      const numberless = chance(0.12);
      const one = { ...person, phone: numberless ? '' : phoneNumber() };
      return { one, other: { ...person, age: near, phone: phoneNumber() }, same: false, how: 'namesake' };
    }
    if (way < 0.8) {
      const other = { ...somebody(), name: `${pick(GIVEN)} ${family}`, age: near };
      return { one: person, other, same: false, how: 'same family name' };
    }
    return {
      one: person,
      other: { ...somebody(), name: `${given} ${pick(FAMILY)}`, age: near },
      same: false,
      how: 'same first name',
    };
  };

  return Array.from({ length: count }, (_unused, index) =>
    index % 2 === 0 ? again(somebody()) : stranger(somebody()),
  );
}
