/** Turns spoken numbers into digits. */

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** A shorter run of digits is a count ("two days"), not a phone number. */
const SHORTEST_PHONE = 7;
const USUAL_PHONE = 10;

/** A number at the beginning of some words: how many words it takes and how it is written. */
export interface SpokenNumber {
  readonly words: number;
  readonly written: string;
  readonly kind: 'phone' | 'number';
}

/**
 * Reads the number that begins at `words[at]`: a phone number digit by digit ("double five" is two fives, ten digits
 * are written 555 123 4567), or a number from 0 to 199. Undefined if no number begins there.
 */
export function spokenNumberAt(words: readonly string[], at: number): SpokenNumber | undefined {
  return phoneAt(words, at) ?? numberAt(words, at);
}

function phoneAt(words: readonly string[], start: number): SpokenNumber | undefined {
  const plus = words[start] === 'plus' ? 1 : 0;
  const { digits, next } = digitsAt(words, start + plus);
  if (digits.length < SHORTEST_PHONE) return undefined;
  return { words: next - start, written: (plus === 1 ? '+' : '') + grouped(digits), kind: 'phone' };
}

function digitsAt(words: readonly string[], start: number): { digits: string; next: number } {
  let digits = '';
  let at = start;
  for (;;) {
    const times = REPEATS[words[at] ?? ''];
    const digit = DIGITS[words[times === undefined ? at : at + 1] ?? ''];
    if (digit === undefined) return { digits, next: at };
    digits += digit.repeat(times ?? 1);
    at += times === undefined ? 1 : 2;
  }
}

function grouped(digits: string): string {
  if (digits.length === 7) return `${digits.slice(0, 3)} ${digits.slice(3)}`;
  if (digits.length !== USUAL_PHONE && digits.length !== USUAL_PHONE + 1) return digits;
  const country = digits.slice(0, -USUAL_PHONE);
  const own = digits.slice(-USUAL_PHONE);
  return `${country === '' ? '' : `${country} `}${own.slice(0, 3)} ${own.slice(3, 6)} ${own.slice(6)}`;
}

function numberAt(words: readonly string[], at: number): SpokenNumber | undefined {
  const word = words[at] ?? '';
  const number = (value: number, taken: number): SpokenNumber => ({
    words: taken,
    written: String(value),
    kind: 'number',
  });
  if ((word === 'one' || word === 'a') && words[at + 1] === 'hundred') {
    const joined = words[at + 2] === 'and' ? 3 : 2;
    const rest = numberAt(words, at + joined);
    const isRest = rest !== undefined && Number(rest.written) < 100;
    return isRest ? number(100 + Number(rest.written), joined + rest.words) : number(100, 2);
  }
  const teen = TEENS[word];
  if (teen !== undefined) return number(teen, 1);
  const tens = TENS[word];
  const unit = Number(DIGITS[words[at + (tens === undefined ? 0 : 1)] ?? ''] ?? 0);
  if (tens !== undefined) return unit > 0 && !beginsPhone(words, at + 1) ? number(tens + unit, 2) : number(tens, 1);
  return DIGITS[word] === undefined ? undefined : number(Number(DIGITS[word]), 1);
}

/** "forty | two one two …": if the unit were taken, the phone number after an age would be one digit short. */
function beginsPhone(words: readonly string[], at: number): boolean {
  return digitsAt(words, at).digits.length === USUAL_PHONE;
}
