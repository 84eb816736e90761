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

/** First and last name, sometimes two of either, sometimes only the first. */
export function addNames(network: NetworkBuilder, firstNames: WeightedWords, lastNames: WeightedWords): void {
  sayAll(network, enterClass('<name>'), 'name: first', firstNames, 1);
  sayAll(network, 'name: first', '<name>', lastNames, 0.9);
  network.pass('name: first', '<name>', 0.03);
  network.pass('name: first', 'name: again', 0.04);
  sayAll(network, 'name: again', 'name: second', firstNames, 1);
  sayAll(network, 'name: second', '<name>', lastNames, 1);
  sayAll(network, enterClass('<first>'), '<first>', firstNames, 1);
  sayAll(network, enterClass('<last>'), '<last>', lastNames, 1);
}

function sayAll(network: NetworkBuilder, from: string, to: string, words: WeightedWords, share: number): void {
  for (const [word, weight] of words) network.say(from, to, word, weight * share);
}

/** 0 to 119 in words; ages are spread evenly, counts of days and weeks are mostly small. */
export function addNumbers(network: NetworkBuilder): void {
  for (const [token, small] of [
    ['<age>', 0.1],
    ['<number>', 0.75],
  ] as const) {
    const enter = enterClass(token);
    const tensShare = 1 - small - 0.12 - 0.01;
    for (const word of UNITS) network.say(enter, token, word, small / 9);
    for (const word of TEENS) network.say(enter, token, word, 0.12 / 10);
    for (const word of TENS) network.say(enter, `${token} tens`, word, tensShare / 8);
    network.pass(`${token} tens`, token, 0.1);
    for (const word of UNITS) network.say(`${token} tens`, token, word, 0.9 / 9);
    network.say(enter, `${token} hundred`, 'one', 0.005);
    network.say(enter, `${token} hundred`, 'a', 0.005);
    network.say(`${token} hundred`, `${token} over hundred`, 'hundred', 1);
    network.pass(`${token} over hundred`, token, 0.4);
    network.say(`${token} over hundred`, `${token} and`, 'and', 0.3);
    for (const word of UNITS) network.say(`${token} over hundred`, token, word, 0.3 / 9);
    for (const word of UNITS) network.say(`${token} and`, token, word, 1 / 9);
  }
}

/** How likely a phone number has so many digits; ten is the usual length. */
const LENGTHS: Readonly<Record<number, number>> = { 7: 0.02, 8: 0.01, 9: 0.01, 10: 0.85, 11: 0.06, 12: 0.03, 13: 0.01 };

/** A phone number digit by digit, counted, so that a lost or doubled digit has to pay. */
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
