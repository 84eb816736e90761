import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.ts';

export type PasswordFault = 'common' | 'about-you';

/**
 * Why a password may not be chosen (ASVS 6.2.4): it is one of those that are tried first, or it is made of the
 * account's own words. Its length is a matter of the contract; there are no other rules, and none about characters.
 * @param ownWords the e-mail, name or code of the account
 */
export function passwordFault(password: string, ownWords: readonly string[]): PasswordFault | undefined {
  const lower = password.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || isOneSequence(lower)) return 'common';
  const stem = plainLetters(lower);
  // What is left after digits and signs around it decides: `Password2026!` is as quickly guessed as `password`.
  if (COMMON_STEMS.has(stem) || COMMON_PASSWORDS.has(stem)) return 'common';
  const own = ownWords.flatMap((words) => [words, ...words.split('@'), ...words.split(/[\s@.]+/)]);
  const letters = lettersOnly(lower);
  return own.some((word) => word.length >= 4 && letters === lettersOnly(word)) ? 'about-you' : undefined;
}

function lettersOnly(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
}

function plainLetters(lower: string): string {
  const letters = lower
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/(?<=[a-z])0(?=[a-z])/g, 'o');
  return letters.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
];

/** One character, or two in turn, or a run along the alphabet, the digits or a row of keys. */
function isOneSequence(lower: string): boolean {
  const short = new Set(lower).size <= 2;
  const runs = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
  return short || runs.some((row) => row.includes(lower) || `${row}${row}`.includes(lower));
}
