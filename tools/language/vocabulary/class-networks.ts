import type { NetworkBuilder } from './network-builder.ts';

/** A class C is entered at the state "enter C" and left at the state "C", which is also the history after it. */
export function enterClass(token: string): string {
  return `enter ${token}`;
}

export type WeightedWords = ReadonlyMap<string, number>;

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const GENDERS = {
  women: { words: ['female', 'woman', 'girl', 'lady'], state: 'female' },
  men: { words: ['male', 'man', 'boy', 'gentleman'], state: 'male' },
} as const;
export type NamesOf = keyof typeof GENDERS;

/** How often a name is followed by age and gender, which then must agree with it. */
const INTRODUCED = 0.97;

/** First and last name, sometimes two of either, sometimes only the first. */
export function addNames(
  network: NetworkBuilder,
  firstNames: Readonly<Record<NamesOf, WeightedWords>>,
  lastNames: WeightedWords,
): void {
  sayAll(network, enterClass('<last>'), '<last>', lastNames, 1);
  for (const gender of ['women', 'men'] as const) {
    const first = `${gender}: first`;
    const named = `${gender}: named`;
    sayAll(network, enterClass('<name>'), first, firstNames[gender], 1);
    sayAll(network, first, named, lastNames, 0.95);
    network.pass(first, named, 0.03);
    sayAll(network, first, `${gender}: second`, firstNames[gender], 0.004);
    sayAll(network, `${gender}: second`, named, lastNames, 1);
    sayAll(network, enterClass('<first>'), '<first>', firstNames[gender], 1);
    network.pass(named, '<name>', 1 - INTRODUCED);
    addIntroduction(network, gender, named);
  }
}

/** "… I am 42 years old, female": Julia and Julio sound alike, the gender word tells them apart. */
function addIntroduction(network: NetworkBuilder, gender: NamesOf, named: string): void {
  const { words, state } = GENDERS[gender];
  const at = (place: string) => `${gender}: ${place}`;
  const say = (from: string, to: string, word: string, share: number) => network.say(from, to, word, share);
  const gendered = (from: string, to: string, share: number) => {
    words.forEach((word, rank) => say(from, to, word, share * (rank === 0 ? 0.94 : 0.02)));
  };
  say(named, at('and'), 'and', INTRODUCED * 0.1);
  network.pass(named, at('and'), INTRODUCED * 0.9);
  say(at('and'), at('i am'), "i'm", 0.2);
  say(at('and'), at('i'), 'i', 0.3);
  say(at('i'), at('i am'), 'am', 1);
  say(at('and'), at('age'), 'age', 0.08);
  say(at('and'), at('age'), 'aged', 0.02);
  network.pass(at('and'), at('age'), 0.1);
  gendered(at('and'), at('gender first'), 0.3);
  network.pass(at('i am'), at('age'), 0.9);
  gendered(at('i am'), at('gender first'), 0.1);
  addNumber(network, at('age'), at('aged'), AGES);
  say(at('aged'), at('years'), 'years', 0.8);
  say(at('years'), at('old'), 'old', 1);
  network.pass(at('aged'), at('old'), 0.2);
  network.pass(at('old'), 'old', 0.2);
  say(at('old'), at('old and'), 'and', 0.2);
  network.pass(at('old'), at('old and'), 0.6);
  say(at('old and'), at('old i am'), "i'm", 0.1);
  say(at('old and'), at('old i'), 'i', 0.2);
  say(at('old i'), at('old i am'), 'am', 1);
  say(at('old i am'), at('old i am'), 'a', 0.1);
  gendered(at('old i am'), state, 0.9);
  gendered(at('old and'), state, 0.65);
  say(at('old and'), at('old i am'), 'a', 0.05);
  // Gender before age: "female, age forty", "female, I am forty years old", "female and forty".
  network.pass(at('gender first'), state, 0.15);
  say(at('gender first'), at('then age'), 'age', 0.3);
  say(at('gender first'), at('then i'), 'i', 0.12);
  say(at('then i'), at('then age'), 'am', 1);
  say(at('gender first'), at('then age'), "i'm", 0.1);
  say(at('gender first'), at('then and'), 'and', 0.08);
  network.pass(at('gender first'), at('then age'), 0.25);
  say(at('then and'), at('then i'), 'i', 0.5);
  say(at('then and'), at('then age'), "i'm", 0.5);
  addNumber(network, at('then age'), at('then aged'), AGES);
  say(at('then aged'), 'years', 'years', 0.6);
  network.pass(at('then aged'), '<age>', 0.4);
}

function sayAll(network: NetworkBuilder, from: string, to: string, words: WeightedWords, share: number): void {
  for (const [word, weight] of words) network.say(from, to, word, weight * share);
}

/** The share of numbers below ten: ages are spread evenly, counts of days and weeks are mostly small. */
const AGES = 0.1;
const COUNTS = 0.75;

export function addNumbers(network: NetworkBuilder): void {
  addNumber(network, enterClass('<age>'), '<age>', AGES);
  addNumber(network, enterClass('<number>'), '<number>', COUNTS);
}

/** 1 to 109 in words. */
function addNumber(network: NetworkBuilder, enter: string, leave: string, small: number): void {
  const at = (place: string) => `${enter}: ${place}`;
  for (const word of UNITS) network.say(enter, leave, word, small / 9);
  for (const word of TEENS) network.say(enter, leave, word, 0.12 / 10);
  for (const word of TENS) network.say(enter, at('tens'), word, (1 - small - 0.13) / 8);
  network.pass(at('tens'), leave, 0.1);
  for (const word of UNITS) network.say(at('tens'), leave, word, 0.9 / 9);
  network.say(enter, at('one'), 'one', 0.005);
  network.say(enter, at('one'), 'a', 0.005);
  network.say(at('one'), at('hundred'), 'hundred', 1);
  network.pass(at('hundred'), leave, 0.4);
  network.say(at('hundred'), at('and'), 'and', 0.3);
  for (const word of UNITS) network.say(at('hundred'), leave, word, 0.3 / 9);
  for (const word of UNITS) network.say(at('and'), leave, word, 1 / 9);
}

/** How likely a phone number has that many digits; ten is the usual length. */
const LENGTHS: Readonly<Record<number, number>> = {
  3: 0.001,
  4: 0.001,
  5: 0.001,
  6: 0.002,
  7: 0.02,
  8: 0.01,
  9: 0.01,
  10: 0.85,
  11: 0.06,
  12: 0.03,
  13: 0.01,
};

/** A phone number digit by digit, counted, so that a lost or doubled digit has a cost. */
export function addPhones(network: NetworkBuilder): void {
  const longest = Math.max(...Object.keys(LENGTHS).map(Number));
  const at = (count: number) => (count === 0 ? enterClass('<phone>') : `phone ${count}`);
  let remaining = 1;
  for (let count = 0; count <= longest; count += 1) {
    const ends = LENGTHS[count] ?? 0;
    const leave = ends / remaining;
    if (leave > 0) network.pass(at(count), '<phone>', leave);
    if (count < longest) {
      const share = Math.max(1 - leave, 1e-3);
      for (const word of UNITS) network.say(at(count), at(count + 1), word, share * 0.09);
      network.say(at(count), at(count + 1), 'zero', share * 0.075);
      network.say(at(count), at(count + 1), 'oh', share * 0.025);
      addRepeats(network, 'double', 2, count, at, longest, share * 0.012);
      addRepeats(network, 'triple', 3, count, at, longest, share * 0.006);
    }
    remaining -= ends;
  }
  network.say(at(0), 'phone plus', 'plus', 0.02);
  for (const word of UNITS) network.say('phone plus', at(1), word, 1 / 9);
}

function addRepeats(
  network: NetworkBuilder,
  word: string,
  times: number,
  count: number,
  at: (count: number) => string,
  longest: number,
  share: number,
): void {
  if (count + times > longest) return;
  network.say(at(count), `phone ${count} ${word}`, word, share);
  for (const digit of [...UNITS, 'zero', 'oh']) network.say(`phone ${count} ${word}`, at(count + times), digit, 1 / 11);
}
